// What a checkpoint says by itself. Every refusal names the way on.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const CHECKPOINT_TEXTS = {
  unknown_event: {
    en: "There is no checkpoint event {event}. Use one of: {events}.",
    zh: "没有名为 {event} 的检查点事件。请使用其中之一：{events}。",
  },
  bad_payload: {
    en: "The payload of {event} must be a JSON object, or a string that holds one. Send it again in that form.",
    zh: "{event} 的 payload 必须是 JSON 对象，或内含 JSON 对象的字符串。请按此格式重新发送。",
  },
  bad_field: {
    en: "{event}: the field {field} is missing or wrong. Expected: {problem}. Send the event again with it.",
    zh: "{event}：字段 {field} 缺失或有误。应为：{problem}。请补正后重新发送。",
  },
  no_run: {
    en: "{event}: there is no live run in this worktree. Call pipeline_start with a description first.",
    zh: "{event}：此工作树中没有进行中的流程。请先带 description 调用 pipeline_start。",
  },
  suspended: {
    en: "The run is suspended and accepts no event until a person has decided. Show the person the open decision and wait; `intervention decisions` lists it.",
    zh: "流程已挂起，在有人作出决定之前不接受任何事件。请把待决事项告知用户并等待；`intervention decisions` 可列出它。",
  },
  not_owner: {
    en: "{event}: run {run} belongs to another session. To go on with it here, let a person write a message in this session and call pipeline_resume; a person can end it with `intervention runs end`.",
    zh: "{event}：流程 {run} 属于另一个会话。若要在此继续，请让用户先在本会话发一条消息，再调用 pipeline_resume；用户也可用 `intervention runs end` 结束它。",
  },
  subagent: {
    en: "{event}: a subagent does not move the run. Report your result to the agent that started you; it makes the checkpoint.",
    zh: "{event}：子代理不能推进流程。请把结果报告给启动你的代理，由它来提交检查点。",
  },
  run_is_live: {
    en: "Run {run} ({description}) is live since {since}: phase {phase}, {status}. Go on with it, or let a person end it with `intervention runs end`; pipeline_start with force replaces it when nothing is open in it.",
    zh: "流程 {run}（{description}）自 {since} 起进行中：第 {phase} 阶段，{status}。请继续它，或由用户用 `intervention runs end` 结束；没有未决违规时，可用带 force 的 pipeline_start 替换它。",
  },
  force_with_open_blocks: {
    en: "Run {run} has {count} open violation(s) that block its gate, so force does not replace it. Put them right, or let a person end it with `intervention runs end`.",
    zh: "流程 {run} 还有 {count} 项阻断关口的未决违规，force 不能替换它。请先改正，或由用户用 `intervention runs end` 结束流程。",
  },
  not_now: {
    en: "{event} is not possible in phase {phase} while it is {status}. Possible next: {events}.",
    zh: "第 {phase} 阶段处于 {status} 时不能执行 {event}。接下来可以：{events}。",
  },
  other_phase: {
    en: "{event} names phase {given}, but the run is in phase {phase} ({status}). Name the right phase: the present one, or with phase_enter the one after it.",
    zh: "{event} 指的是第 {given} 阶段，而流程处于第 {phase} 阶段（{status}）。请写对阶段：当前阶段，或 phase_enter 时的下一阶段。",
  },
  gate_missing: {
    en: "{event} {given} is refused: phase {phase} is {status} and its gate still wants: {missing}. Possible next: {events}.",
    zh: "{event} {given} 被拒绝：第 {phase} 阶段为 {status}，其关口还缺：{missing}。接下来可以：{events}。",
  },
  phase_without_loop: {
    en: "Phase {phase} has no review loop. Ask the person for approval, then send user_approval.",
    zh: "第 {phase} 阶段没有评审循环。请先请用户批准，然后发送 user_approval。",
  },
  other_round: {
    en: "{event} names round {given}; the next round to report is {expected}. Send it with that number.",
    zh: "{event} 写的是第 {given} 轮；接下来应报告第 {expected} 轮。请用该轮次重新发送。",
  },
  round_limit: {
    en: "The limit of {limit} rounds in phase {phase} is reached. Send ralph_terminate: early_stop or gate_pass where the last rounds allow it, else max_rounds, which asks a person.",
    zh: "第 {phase} 阶段已达到 {limit} 轮上限。请发送 ralph_terminate：最近几轮允许时用 early_stop 或 gate_pass，否则用 max_rounds 交由用户决定。",
  },
  bad_finding: {
    en: "Round {round} is not counted: {place} is wrong ({problem}). Correct it and send the round again.",
    zh: "第 {round} 轮未计入：{place} 有误（{problem}）。请改正后重新提交本轮。",
  },
  tally_after_findings: {
    en: "Findings were submitted in this loop of phase {phase}, so your own tally does not count. Report round {round} with ralph_round_finding.",
    zh: "第 {phase} 阶段的本次循环已提交过 findings，因此你自己的计数不再有效。请用 ralph_round_finding 报告第 {round} 轮。",
  },
  no_reviewer: {
    en: "Round {round} is not counted: no reviewer was seen. Start a task that reads the work of this phase and changes nothing, wait until it has ended, then send {event} again.",
    zh: "第 {round} 轮未计入：没有看到评审者。请启动一个只阅读本阶段成果而不做修改的 task，等它结束后再发送 {event}。",
  },
  unreviewed_round: {
    en: "Round {round} was counted although no reviewer was seen. Start a task that reads the work before the next round.",
    zh: "没有看到评审者，第 {round} 轮仍已计入。下一轮之前请启动一个阅读成果的 task。",
  },
  too_few_clean: {
    en: "The loop cannot end with {termination}: {rounds} round(s) counted, the newest {clean} clean, limit {limit}. Run further reviewed rounds until the newest {needed} are clean (early_stop); from 5 rounds on one without C, H and M is enough (gate_pass).",
    zh: "循环不能以 {termination} 结束：已计 {rounds} 轮，最近连续 {clean} 轮无问题，上限 {limit} 轮。请继续有评审者的轮次，直到最近 {needed} 轮无问题（early_stop）；满 5 轮后，最新一轮没有 C、H、M 即可（gate_pass）。",
  },
  can_end_cleanly: {
    en: "Nothing is left that a person would have to decide in phase {phase}. Send ralph_terminate with {termination}.",
    zh: "第 {phase} 阶段没有需要用户决定的遗留问题。请以 {termination} 发送 ralph_terminate。",
  },
  review_is_stale: {
    en: "The work of phase {phase} changed after the last counted round. Have it reviewed once more and report round {round}.",
    zh: "第 {phase} 阶段的成果在最后计入的一轮之后又有改动。请再评审一次并报告第 {round} 轮。",
  },
  no_person: {
    en: "No message of a person has arrived since the work of phase {phase} was ready. Show the result, ask for approval and wait; send user_approval after the answer.",
    zh: "第 {phase} 阶段的成果完成后还没有收到用户的消息。请展示结果、请求批准并等待；得到答复后再发送 user_approval。",
  },
  no_person_for_return: {
    en: "{event} in phase {phase} needs a person's word: no message has arrived since the last step. Explain why and wait for the answer, then send it again.",
    zh: "在第 {phase} 阶段执行 {event} 需要用户同意：自上一步以来没有收到用户消息。请说明原因并等待答复，然后重新发送。",
  },
  return_forward: {
    en: "phase_return leads back only: {given} lies after phase {phase}. Name the present phase or an earlier one.",
    zh: "phase_return 只能往回：{given} 在第 {phase} 阶段之后。请指定当前或更早的阶段。",
  },
  not_paused: {
    en: "The run is not paused (phase {phase}, {status}). Go on with the next event of that phase.",
    zh: "流程并未暂停（第 {phase} 阶段，{status}）。请继续该阶段的下一个事件。",
  },
  taken_over: {
    en: "This session has taken over run {run} in phase {phase}. Read the state before you go on.",
    zh: "本会话已接管流程 {run}（第 {phase} 阶段）。继续之前请先查看状态。",
  },
  articulation_short: {
    en: "Recorded, but thin: {length} characters of at least {least}. Say what the work protects, its key risks, and why it works.",
    zh: "已记录，但过于单薄：{length} 个字符，至少应有 {least} 个。请说明它保护什么、主要风险、为何有效。",
  },
  articulation_thin: {
    en: "Recorded, but something is missing: {missing}. Say what the work protects, its key risks, and why it works.",
    zh: "已记录，但缺少：{missing}。请说明它保护什么、主要风险、为何有效。",
  },
  report_proves_nothing: {
    en: "Recorded. A report proves nothing: run the tests with the shell, so that the run itself is seen.",
    zh: "已记录。自我报告不能作为证据：请在 shell 中运行测试，使运行本身被观察到。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type CheckpointKey = keyof typeof CHECKPOINT_TEXTS

export function sayCheckpoint(message: Message<CheckpointKey>, language: Language): string {
  return fill(CHECKPOINT_TEXTS[message.key], message.params, language)
}
