// What an agent reads when a call is refused: the rule, the files, and every way out.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const INTERCEPT_TEXTS = {
  own_ground: {
    en: "Refused: {files} belongs to the TDD guard itself (its state, its configuration, or what loads it), and a tool may not change it. Leave it as it is and go on with your task; when it really has to change, ask the person to do it.",
    zh: "已拒绝：{files} 属于 TDD 守卫自身（其状态、配置或加载入口），工具不得更改。请保持原样并继续你的任务；确需更改时，请让用户亲自操作。",
  },
  persons_act: {
    en: "Refused: `intervention {act}` is for a person to run, not for a tool. Tell the person what you need and why, give them the command, and wait.",
    zh: "已拒绝：`intervention {act}` 须由用户本人执行，不能由工具执行。请向用户说明需要什么及原因，给出该命令，然后等待。",
  },
  takes_off_mark: {
    en: "Refused: the command takes the guard's mark (INTERVENTION_AGENT) off what it starts. Run it again without touching that variable.",
    zh: "已拒绝：该命令会去除守卫的标记（INTERVENTION_AGENT）。请不要改动该变量，重新执行。",
  },
  suspended: {
    en: "Refused: the run \"{run}\" is suspended until a person decides. The question: {question} Show it to the person and wait; they answer with `{command}`. Until then only reading is possible (read, glob, grep, list, question, todowrite, skill).",
    zh: "已拒绝：流程“{run}”已挂起，等待用户决定。问题：{question} 请把问题转告用户并等待；用户用 `{command}` 作答。在此之前只能读取（read、glob、grep、list、question、todowrite、skill）。",
  },
  paused: {
    en: "Refused: the run \"{run}\" is paused in phase {phase}, and nothing may be written meanwhile. Send pipeline_resume with tdd_checkpoint to go on; reading is possible now.",
    zh: "已拒绝：流程“{run}”在第 {phase} 阶段暂停，期间不得写入。请用 tdd_checkpoint 发送 pipeline_resume 以继续；现在仍可读取。",
  },
  review_prompt: {
    en: "Refused: the reviewer's prompt tells the reviewer what a reviewer must not know: {matches}. Take these pieces out, describe only what is to be reviewed, and start the task again.",
    zh: "已拒绝：给评审者的提示包含其不应知道的内容：{matches}。请删去这些内容，只描述要评审什么，然后重新发起任务。",
  },
  prompt_injection: {
    en: "Refused: the reviewer's prompt tries to change who the reviewer is or what it was told: {matches}. Take these pieces out and start the task again.",
    zh: "已拒绝：给评审者的提示试图改变评审者的身份或其既有指令：{matches}。请删去这些内容，然后重新发起任务。",
  },
  business_code: {
    en: "Refused: {files} would get business code in phase {phase}, before the gate of the test code (phase 4) has been passed. Now possible: tests; stubs whose bodies only throw, are empty or return one plain value; documents. To write this code, finish phase 4 (failing tests, red run, review, approval, phase_complete) and send phase_enter 5. Is the file no business code, a person can say so with `intervention allow {first}` or in paths of .opencode/watchdog.jsonc.",
    zh: "已拒绝：在第 {phase} 阶段、测试代码关口（第 4 阶段）通过之前，{files} 将写入业务代码。现在可以写：测试；函数体只抛出异常、为空或返回单个字面值的桩；文档。要写这段代码，请先完成第 4 阶段（失败的测试、红色运行、评审、批准、phase_complete），再发送 phase_enter 5。若该文件并非业务代码，用户可用 `intervention allow {first}` 或在 .opencode/watchdog.jsonc 的 paths 中说明。",
  },
  test_expectation: {
    en: "Refused: the call would change what the tests in {files} expect, and in phase {phase} tests stay as they are (removed or changed expectations, skipped, emptied or deleted tests). Make the code meet the test. Allowed without asking: new tests, more assertions, renamed variables, extracted helpers. When the test itself is wrong, go back with phase_return to phase 4, or ask a person for `intervention allow {first}`.",
    zh: "已拒绝：该调用会改变 {files} 中测试的期望，而在第 {phase} 阶段测试须保持不变（不得删除或更改期望，不得跳过、清空或删除测试）。请让代码满足测试。无需询问即可：新增测试、增加断言、重命名变量、提取辅助函数。若测试本身有误，请用 phase_return 回到第 4 阶段，或请用户执行 `intervention allow {first}`。",
  },
  early_deliverable: {
    en: "Refused: {files} is the work of phase {due}, and the run is in phase {phase}, whose gate is not passed. Finish phase {phase} (review, approval, phase_complete), send phase_enter {due}, and write it then.",
    zh: "已拒绝：{files} 是第 {due} 阶段的成果，而流程处于第 {phase} 阶段，其关口尚未通过。请先完成第 {phase} 阶段（评审、批准、phase_complete），发送 phase_enter {due}，然后再写。",
  },
  no_run: {
    en: "Refused: {files} would get business code, this session has loaded the tdd-pipeline skill, and no run is live in this worktree. Call tdd_checkpoint with the event pipeline_start and a description first.",
    zh: "已拒绝：{files} 将写入业务代码；本会话已加载 tdd-pipeline 技能，而此工作树中没有进行中的流程。请先用 tdd_checkpoint 发送 pipeline_start 并附上描述。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type InterceptKey = keyof typeof INTERCEPT_TEXTS

export function renderIntercept(message: Message<InterceptKey>, language: Language): string {
  return fill(INTERCEPT_TEXTS[message.key], message.params, language)
}

/** A list of files short enough for a sentence. Names are quoted as JSON where they hold anything but plain letters. */
export function listFiles(files: readonly string[]): string {
  const shown = files.slice(0, 5).map((file) => (/^[\p{L}\p{N}._/+@ -]+$/u.test(file) ? file : JSON.stringify(file)))
  return files.length > shown.length ? `${shown.join(", ")} … (${files.length})` : shown.join(", ")
}
