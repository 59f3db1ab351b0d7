// What is said when the engine did not answer. In each case refusals and gate still hold, and a person can mend it.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const ENGINE_TEXTS = {
  not_started: {
    en: "The engine cannot be started ({command}: {problem}). Install it again with ./install.sh, or correct INTERVENTION_COMMAND; `intervention doctor` checks both.",
    zh: "无法启动引擎（{command}：{problem}）。请用 ./install.sh 重新安装，或更正 INTERVENTION_COMMAND；`intervention doctor` 会检查两者。",
  },
  timed_out: {
    en: "The engine gave no answer within {ms} ms and was ended. Send the checkpoint again; an interrupted change is finished or reverted by the next call.",
    zh: "引擎在 {ms} 毫秒内没有回答，已被结束。请重新发送检查点；被中断的更改会由下一次调用完成或撤回。",
  },
  killed: {
    en: "The engine was ended by {signal} before it answered {problem}. Send the checkpoint again; `intervention doctor` shows what it left.",
    zh: "引擎在回答之前被 {signal} 结束 {problem}。请重新发送检查点；`intervention doctor` 会显示它留下了什么。",
  },
  no_output: {
    en: "The engine ended with status {status} and said nothing {problem}. Let a person run `intervention doctor`.",
    zh: "引擎以状态 {status} 结束，没有任何输出 {problem}。请让用户运行 `intervention doctor`。",
  },
  too_much: {
    en: "The engine wrote more than 16 MiB and was ended. Let a person run `intervention doctor`.",
    zh: "引擎输出超过 16 MiB，已被结束。请让用户运行 `intervention doctor`。",
  },
  several_lines: {
    en: "The engine wrote more than the one line that it may write. Check that INTERVENTION_COMMAND names the engine itself.",
    zh: "引擎输出了不止一行。请确认 INTERVENTION_COMMAND 指向引擎本身。",
  },
  bad_output: {
    en: "The engine's answer is not valid ({problem}). Check with `intervention doctor` that plugin and engine have the same version.",
    zh: "引擎的回答无效（{problem}）。请用 `intervention doctor` 确认插件与引擎版本一致。",
  },
  declined: {
    en: "The engine declined: {problem}. Go on without it; `intervention doctor` shows a person what to mend.",
    zh: "引擎拒绝执行：{problem}。可以先继续；`intervention doctor` 会告诉用户如何修复。",
  },
  too_large: {
    en: "The batch is {size} bytes long, more than the {limit} that the engine reads. Put right some of the open violations first, then send the checkpoint again.",
    zh: "本批长度为 {size} 字节，超过引擎可读取的 {limit} 字节。请先改正部分未决违规，再重新发送检查点。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type EngineKey = keyof typeof ENGINE_TEXTS

export function sayEngine(message: Message<EngineKey>, language: Language): string {
  return fill(ENGINE_TEXTS[message.key], message.params, language)
}
