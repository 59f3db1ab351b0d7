// What the watchdog says around the pipeline's own answers: gates, the engine, the guard's own ground, teaching.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const RUN_TEXTS = {
  gate_closed: {
    en: "The gate is shut: {violations}. Do what the instructions say, then send {event} again.",
    zh: "关口未开：{violations}。请按指示处理，然后重新发送 {event}。",
  },
  suspended_now: {
    en: "{event} was taken down, and the run is suspended: only a person can let it go on. Show them the question and wait.",
    zh: "{event} 已记录，但流程已挂起：只有用户能让它继续。请把问题展示给用户并等待。",
  },
  early_deliverable: {
    en: "{paths} belongs to a later phase. Finish this phase first; a later phase may have to write it anew.",
    zh: "{paths} 属于后面的阶段。请先完成本阶段；到时可能需要重写。",
  },
  foreign_run: {
    en: "The worktree is bound by the run \"{description}\" ({run}), live since {since}. Work in its session, or let a person end it with `intervention runs end`.",
    zh: "此工作树受流程“{description}”（{run}）约束，自 {since} 起进行中。请在其会话中工作，或由用户用 `intervention runs end` 结束它。",
  },
  switched_off: {
    en: "The guard is switched off by its configuration (enabled: false). A person switches it on; then call pipeline_start again.",
    zh: "守卫已被配置关闭（enabled: false）。请用户将其打开，然后重新调用 pipeline_start。",
  },
  gate_changed_sources: {
    en: "Source files were just put back, so what the tests proved is older than they are. Run the tests again, then send {event} again.",
    zh: "源文件刚被恢复，之前的测试结果已不作数。请重新运行测试，然后再发送 {event}。",
  },
  gate_unattributed: {
    en: "These files changed while no call of yours ran: {paths}. If a person changed them, the person says so with `intervention mine {first}`; then send {event} again.",
    zh: "下列文件在你没有任何调用运行时发生了变化：{paths}。若是用户所改，请用户执行 `intervention mine {first}` 确认，然后重新发送 {event}。",
  },
  calls_in_flight: {
    en: "Calls of this run are still at work: {calls}. Wait until they have ended, then send {event} again.",
    zh: "本流程仍有调用在执行：{calls}。请等它们结束后再发送 {event}。",
  },
  engine_unavailable: {
    en: "The engine could not be asked ({code}: {message}). Refusals and gate still hold; put the named files right yourself, and let a person run `intervention doctor`.",
    zh: "无法调用引擎（{code}：{message}）。拒绝规则与关口依然有效；请自行改正所列文件，并请用户运行 `intervention doctor`。",
  },
  base_unavailable: {
    en: "The state at the beginning of this phase could not be kept ({message}). Uncommitted files are then only told about, not put back; a person can run `intervention doctor`.",
    zh: "未能保存本阶段开始时的状态（{message}）。未提交的文件此后只会提示而不会恢复；用户可运行 `intervention doctor`。",
  },
  decision_needs_engine: {
    en: "A person has to decide, and the question could not be put because the engine is unavailable. Let a person run `intervention doctor`, then send {event} again.",
    zh: "此处需要用户决定，但引擎不可用，无法提出问题。请用户运行 `intervention doctor`，然后重新发送 {event}。",
  },
  review_reopened: {
    en: "The work changed after its last counted review round, so the review goes on: have it reviewed once more, report the round, then send ralph_terminate.",
    zh: "成果在最后一轮已计评审之后又有改动，评审继续：请再评审一次并报告该轮，然后发送 ralph_terminate。",
  },
  not_a_repository: {
    en: "not_a_repository: a run needs a git work tree with at least one commit. Make a first commit, then call pipeline_start again.",
    zh: "not_a_repository：流程需要至少有一次提交的 git 工作树。请先提交一次，然后重新调用 pipeline_start。",
  },
  config_changed: {
    en: "The configuration was changed during this run and is not in force. It takes effect with the next run, or when a person runs `intervention config accept`.",
    zh: "配置在本流程进行中被修改，尚未生效。它将在下一个流程生效，或由用户执行 `intervention config accept` 后生效。",
  },
  loosened: {
    en: "The configuration loosens these defaults: {keys}. A person can check them with `intervention doctor`.",
    zh: "配置放宽了以下默认项：{keys}。用户可用 `intervention doctor` 查看。",
  },
  flaky: {
    en: "These tests gave both results on one and the same tree: {tests}. Find out why before you rely on them.",
    zh: "下列测试在同一份代码上出现过两种结果：{tests}。请先查明原因再依赖它们。",
  },
  idle_run: {
    en: "This run was idle for more than four hours. To go on with it in another session, let a person write there and call pipeline_resume.",
    zh: "本流程已闲置超过四小时。若要在另一会话继续，请用户先在那里发消息，再调用 pipeline_resume。",
  },
  guard_failed: {
    en: "The guard had an error of its own ({problem}), and a run is live or may be, so nothing is written until it works again. Let a person run `intervention doctor`.",
    zh: "守卫自身出错（{problem}），而流程正在进行或可能正在进行，因此在恢复之前不允许写入。请用户运行 `intervention doctor`。",
  },
  tree_unreadable: {
    en: "The work tree could not be read just now, so this checkpoint cannot vouch for it. Send {event} again; if it stays so, let a person run `intervention doctor`.",
    zh: "此刻无法读取工作树，本检查点无法为其担保。请重新发送 {event}；若仍如此，请用户运行 `intervention doctor`。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type RunKey = keyof typeof RUN_TEXTS

export const runText = (key: RunKey, params: Message["params"], language: Language): string => fill(RUN_TEXTS[key], params, language)
