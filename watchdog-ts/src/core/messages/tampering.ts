// What the agent is told when the guard's own ground was changed behind its back.
import { fill, type Language, type Params, type Text } from "./message.ts"

export const TAMPERING_TEXTS = {
  state_restored: {
    en: "The guard's state was changed from outside and is put back. It is not yours to change: go on with your work, and let a person run `intervention doctor`.",
    zh: "守卫的状态文件被外部改动，已恢复。它不归你修改：请继续工作，并请用户运行 `intervention doctor`。",
  },
  chain_restored: {
    en: "The guard's log was changed from outside and is put back; the changed one is kept. It is not yours to change: go on with your work, and let a person run `intervention doctor`.",
    zh: "守卫的日志被外部改动，已恢复，改动后的版本另行保留。它不归你修改：请继续工作，并请用户运行 `intervention doctor`。",
  },
  chain_broken: {
    en: "The guard's log was changed from outside and cannot be put back: what it says of the time before proves nothing. Leave it alone, and let a person run `intervention doctor`.",
    zh: "守卫的日志被外部改动且无法恢复：此前的内容不足为凭。请勿改动它，并请用户运行 `intervention doctor`。",
  },
  folder_opened: {
    en: "The permissions of the guard's folder were changed and are put back. Leave it alone, and let a person run `intervention doctor`.",
    zh: "守卫目录的权限被改动，已恢复。请勿改动它，并请用户运行 `intervention doctor`。",
  },
  exceptions_forged: {
    en: "The list of what people allowed was written by somebody else than the guard's commands, and is not heeded. It is not yours to write: let a person say it with `intervention allow`, and run `intervention doctor`.",
    zh: "用户许可列表并非由守卫的命令写入，不予采信。它不归你写入：请用户用 `intervention allow` 表达，并运行 `intervention doctor`。",
  },
  ledger_gone: {
    en: "The guard's ledger is gone and cannot be put back: undoing by number is lost for what was done before. Leave the guard's folder alone, and let a person run `intervention doctor`.",
    zh: "守卫的账本已丢失且无法恢复：此前的操作无法再按编号撤销。请勿改动守卫目录，并请用户运行 `intervention doctor`。",
  },
  ground_restored: {
    en: "Changed by a call of yours and put back: {paths}. This is the guard's own ground. Leave it alone; a person changes it, or restores the other version from {kept}.",
    zh: "被你的调用改动，已恢复：{paths}。这是守卫自身的领地，请勿改动；由用户修改，或从 {kept} 取回另一版本。",
  },
  ground_lost: {
    en: "Changed by a call of yours and not put back: {paths}. This is the guard's own ground. Leave it alone, and let a person run `intervention doctor`.",
    zh: "被你的调用改动，未能恢复：{paths}。这是守卫自身的领地，请勿改动，并请用户运行 `intervention doctor`。",
  },
  refs_restored: {
    en: "The guard's snapshots were taken away and are put back: {paths}. They are what undoing needs: leave refs/intervention and the stash entries of the guard alone.",
    zh: "守卫的快照被移除，已恢复：{paths}。撤销需要它们：请勿改动 refs/intervention 以及守卫的 stash 条目。",
  },
  refs_lost: {
    en: "The guard's snapshots were taken away and git no longer holds them: {paths}. What they kept cannot be brought back. Leave refs/intervention alone, and let a person run `intervention doctor`.",
    zh: "守卫的快照被移除，git 已不再保存：{paths}。其中的内容无法找回。请勿改动 refs/intervention，并请用户运行 `intervention doctor`。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type TamperingKey = keyof typeof TAMPERING_TEXTS

export const sayTampering = (key: TamperingKey, params: Params, language: Language): string => fill(TAMPERING_TEXTS[key], params, language)
