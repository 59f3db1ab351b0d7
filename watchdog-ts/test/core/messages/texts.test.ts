import { describe, expect, test } from "vitest"
import { CHECKPOINT_TEXTS, sayCheckpoint } from "../../../src/core/messages/checkpoint.ts"
import { CONFIG_TEXTS } from "../../../src/core/messages/config.ts"
import { ENGINE_TEXTS } from "../../../src/core/messages/engine.ts"
import { RUN_TEXTS } from "../../../src/core/messages/run.ts"
import { TAMPERING_TEXTS } from "../../../src/core/messages/tampering.ts"
import type { Text } from "../../../src/core/messages/message.ts"

const placeholders = (text: string) => [...new Set(text.match(/\{[a-z_]+\}/g))].sort()
const texts: [string, Text][] = [CHECKPOINT_TEXTS, CONFIG_TEXTS, ENGINE_TEXTS, RUN_TEXTS, TAMPERING_TEXTS].flatMap((table) => Object.entries(table))

describe("what is said", () => {
  test.each(texts)("%s says the same things in both languages", (_, { en, zh }) => {
    expect(placeholders(zh)).toEqual(placeholders(en))
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).not.toMatch(/\p{Script=Han}/u)
  })

  test("fills in what it is told, and shows what it is not told", () => {
    expect(sayCheckpoint({ key: "other_round", params: { event: "ralph_round_finding", given: 5, expected: 3 } }, "en")).toContain("names round 5; the next round to report is 3")
    expect(sayCheckpoint({ key: "no_run", params: {} }, "zh")).toContain("{event}")
  })

  test("puts a parameter in as it is, also when it looks like a placeholder", () => {
    expect(sayCheckpoint({ key: "no_run", params: { event: "{event} $& $1" } }, "en")).toContain("{event} $& $1: there is no live run")
  })
})
