// How a rule says no.
import type { Signal } from "../../contract/types.ts"
import { renderIntercept, listFiles, type InterceptKey } from "../messages/intercept.ts"
import type { Params } from "../messages/message.ts"
import type { RefusedCall, Rule, Situation } from "./situation.ts"

interface Refusal {
  readonly rule: Rule
  readonly key?: InterceptKey
  readonly signal?: Signal
  readonly files?: readonly string[]
  readonly detail?: object
  readonly params?: Params
}

export function refuse(situation: Situation, { rule, key, signal, files = [], detail, params = {} }: Refusal): RefusedCall {
  const all: Params = { files: listFiles(files), first: files[0] ?? "PATH", phase: situation.run?.phase ?? 0, run: situation.run?.description ?? "", ...params }
  const message = renderIntercept({ key: key ?? (rule as InterceptKey), params: all }, situation.language)
  return { kind: "refuse", rule, signal: signal ?? null, files, detail: detail ?? { rule, paths: files }, message }
}
