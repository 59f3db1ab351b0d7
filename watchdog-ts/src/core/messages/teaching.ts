// What the plugin teaches: the tool's description, and a few lines for the system prompt.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const TEACHING_TEXTS = {
  start: {
    en: "The TDD guard is on. Before you write any business code call the tool tdd_checkpoint with event pipeline_start and a description; afterwards follow what each answer says.",
    zh: "TDD 守卫已启用。在编写任何业务代码之前，请先用事件 pipeline_start（带 description）调用工具 tdd_checkpoint，之后按每次回答的指示进行。",
  },
  documents: {
    en: "The TDD guard is on: phase {phase}, {status}. Write this phase's documents; no business code and no later deliverable yet. Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写本阶段的文档；暂不写业务代码，也不写后续阶段的成果。下一个 tdd_checkpoint 事件：{events}。",
  },
  tests: {
    en: "The TDD guard is on: phase {phase}, {status}. Write tests that fail, and at most stubs (bodies that raise, are empty or return one literal); run the tests and see them red. Business code comes in phase 5. Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写会失败的测试，最多再写桩（函数体只抛错、为空或返回一个字面量）；运行测试并看到失败。业务代码在第 5 阶段编写。下一个 tdd_checkpoint 事件：{events}。",
  },
  code: {
    en: "The TDD guard is on: phase {phase}, {status}. Write business code until the tests pass; what existing tests expect must not change (if a test is wrong: phase_return to 4, or a person's `intervention allow PATH`). Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写业务代码直到测试通过；不得改变已有测试的期望（若测试有误：phase_return 到第 4 阶段，或由用户执行 `intervention allow PATH`）。下一个 tdd_checkpoint 事件：{events}。",
  },
  suspended: {
    en: "The TDD guard has suspended the run: {question} Only a person can decide; show them the question, and read but do not write until then.",
    zh: "TDD 守卫已挂起流程：{question} 只有用户可以决定；请把问题展示给用户，在此之前只读不写。",
  },
  paused: {
    en: "The run is paused. Read as you like; send pipeline_resume to tdd_checkpoint before you write.",
    zh: "流程已暂停。可以读取；在写入之前请向 tdd_checkpoint 发送 pipeline_resume。",
  },
  tool: {
    en: "Reports a step of the TDD pipeline to its guard, and answers what is allowed next. `payload` is a JSON object as text. Events: pipeline_start {description, totalPhases?} · phase_enter {phase} · why_articulation {phase, articulation} · ralph_loop_start {phase} · ralph_round_finding {phase, round, findings: [{severity: C|H|M|P|L|I, description}]} after a reviewer's task · ralph_round_complete {phase, round, tally} · ralph_terminate {phase, termination: early_stop|gate_pass|max_rounds} · user_approval {phase} after a person's message · phase_complete {phase} · phase_return {to, reason} · phase_fail {reason} · pipeline_pause {reason} · pipeline_resume {reason}. Phases: 1 product design, 2 technical solution, 3 test plan, 4 test code (red, stubs only), 5 business code (green), 6-8 release, audit, acceptance. Read `ok`, `guidance` and `instructions` of the answer and act on them.",
    zh: "向 TDD 流程的守卫报告一步，并得到接下来允许做什么。`payload` 是 JSON 对象的文本。事件：pipeline_start {description, totalPhases?} · phase_enter {phase} · why_articulation {phase, articulation} · ralph_loop_start {phase} · ralph_round_finding {phase, round, findings: [{severity: C|H|M|P|L|I, description}]}（在评审 task 之后）· ralph_round_complete {phase, round, tally} · ralph_terminate {phase, termination: early_stop|gate_pass|max_rounds} · user_approval {phase}（在用户发言之后）· phase_complete {phase} · phase_return {to, reason} · phase_fail {reason} · pipeline_pause {reason} · pipeline_resume {reason}。阶段：1 产品设计，2 技术方案，3 测试计划，4 测试代码（红，只允许桩），5 业务代码（绿），6-8 发布、审计、验收。请阅读回答中的 `ok`、`guidance` 与 `instructions` 并照做。",
  },
} as const satisfies Readonly<Record<string, Text>>

export const teachingText = (key: keyof typeof TEACHING_TEXTS, params: Message["params"], language: Language): string => fill(TEACHING_TEXTS[key], params, language)
