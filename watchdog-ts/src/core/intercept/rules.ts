// The rules in the order in which they are asked; the first refusal is the answer. Each looks at one thing only.
import { isInjection, isReviewPrompt, scanPrompt } from "../prompts.ts"
import { onlyReads, personsAct, runsOf, takesOffMark } from "../shell/index.ts"
import { businessFiles } from "./business.ts"
import { changedTests } from "./expectations.ts"
import { earlyDeliverables } from "./deliverables.ts"
import { groundTouched } from "./ground.ts"
import { recordsNamed } from "./records.ts"
import { refuse } from "./refusal.ts"
import type { RefusedCall, Situation, ToolCall } from "./situation.ts"
import type { Intent } from "./targets.ts"

export type Verdict = { readonly refusal: RefusedCall | null; readonly unsure: readonly string[] }

type Rule = (intent: Intent, situation: Situation, call: ToolCall) => Verdict

const PASS: Verdict = { refusal: null, unsure: [] }
const no = (refusal: RefusedCall): Verdict => ({ refusal, unsure: [] })

/** Tools with which a suspended run can still be looked at and talked about. */
const WHILE_SUSPENDED = new Set("read glob grep list question todowrite skill invalid tdd_checkpoint".split(" "))

const ownGround: Rule = (intent, situation) => {
  const files = [...new Set([...groundTouched(intent.targets, situation), ...(intent.command === null ? [] : recordsNamed(intent.command, situation))])]
  return files.length > 0 ? no(refuse(situation, { rule: "own_ground", files })) : PASS
}

const persons: Rule = ({ command }, situation) => {
  if (command === null || !/intervention/i.test(command)) return PASS
  const { runs } = runsOf(command, situation.place.launch, situation.place.home)
  const act = personsAct(runs)
  if (act !== null) return no(refuse(situation, { rule: "persons_act", params: { act } }))
  return takesOffMark(runs) ? no(refuse(situation, { rule: "persons_act", key: "takes_off_mark" })) : PASS
}

const halted: Rule = (intent, situation, { tool }) => {
  const { run } = situation
  if (run === null) return PASS
  if (run.suspension !== null) return WHILE_SUSPENDED.has(tool) ? PASS : no(refuse(situation, { rule: "suspended", params: { ...run.suspension } }))
  return run.status === "paused" && intent.writes && !(intent.command !== null && onlyReads(runsOf(intent.command, null))) ? no(refuse(situation, { rule: "paused" })) : PASS
}

const reviewPrompt: Rule = ({ prompt }, situation) => {
  if (prompt === null || situation.run?.inReviewLoop !== true || situation.config.checks.review_prompt !== "block" || !isReviewPrompt(prompt)) return PASS
  const matches = scanPrompt(prompt)
  if (matches.length === 0) return PASS
  const injected = matches.filter(isInjection)
  const shown = (injected.length > 0 ? injected : matches).map(({ category, line, text }) => `${category}, line ${line}: “${text}”`).join("; ")
  if (injected.length > 0) return no(refuse(situation, { rule: "prompt_injection", signal: "prompt-injection-detected", detail: { matches: injected, where: "prompt" }, params: { matches: shown } }))
  return no(refuse(situation, { rule: "review_prompt", signal: "review-prompt-matches-forbidden-pattern", detail: { matches }, params: { matches: shown } }))
}

const business: Rule = (intent, situation) => {
  const { run, config } = situation
  const isMissingRun = run === null && situation.hasSkill
  if ((run === null ? !isMissingRun : !run.gateClosed) || config.checks.business_code !== "block") return PASS
  const { certain, unsure } = businessFiles(intent, situation)
  if (certain.length === 0) return { refusal: null, unsure }
  if (isMissingRun) return no(refuse(situation, { rule: "no_run", files: certain }))
  const detail = { gate: "test_code", judgement: "business" }
  return no(refuse(situation, { rule: "business_code", signal: "no-business-code-before-phase5", files: certain, detail }))
}

const tests: Rule = (intent, situation) => {
  const { run, config } = situation
  if (run === null || run.gateClosed || config.checks.modified_test !== "block") return PASS
  const { certain, unsure } = changedTests(intent, situation)
  if (certain.length === 0) return { refusal: null, unsure }
  return no(refuse(situation, { rule: "test_expectation", signal: "no-test-modification-during-green", files: certain, detail: { fast: "changed" } }))
}

const deliverables: Rule = (intent, situation) => {
  const { run } = situation
  if (run === null || intent.kind === "shell") return PASS
  const early = earlyDeliverables(intent, situation, run.phase)
  const [first] = early
  if (first === undefined) return PASS
  const files = early.filter(({ due }) => due === first.due).map(({ path }) => path)
  return no(refuse(situation, { rule: "early_deliverable", files, params: { due: first.due } }))
}

export const RULES: readonly Rule[] = [ownGround, persons, halted, reviewPrompt, business, tests, deliverables]
