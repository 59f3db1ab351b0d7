import { describe, expect, test } from "vitest"
import { configSha, loadConfig, type ConfigSources } from "../../src/core/config.ts"
import { DEFAULTS } from "../../src/core/config/defaults.ts"
import { sayConfig } from "../../src/core/messages/config.ts"

function load(project: string | null = null, rest: Partial<ConfigSources> = {}) {
  return loadConfig({ user: null, project: project === null ? null : { name: "watchdog.jsonc", text: project }, environment: {}, ...rest })
}
const user = (text: string) => ({ user: { name: "user.jsonc", text } })
const environment = (values: Record<string, string>) => ({ environment: values })

describe("without any source", () => {
  test("the defaults hold, nothing is loosened and nothing is warned of", () => {
    expect(load()).toMatchObject({ config: DEFAULTS, engine: { command: null, timeoutMs: 30_000 }, origins: {}, warnings: [], loosened: [] })
  })
})

describe("precedence", () => {
  const all = { ...user(`{"language": "zh", "maxRounds": 3, "preset": "strict"}`), ...environment({ INTERVENTION_LANGUAGE: "en" }) }

  test("is environment over project over user over default, key by key", () => {
    const { config, origins } = load(`{"language": "zh", "maxRounds": 4}`, all)
    expect(config).toMatchObject({ language: "en", maxRounds: 4, preset: "strict", approval: "every_phase" })
    expect(origins).toEqual({ language: "environment", maxRounds: "project", preset: "user" })
  })

  test("holds for each check by itself", () => {
    const { config, origins } = load(`{"checks": {"commit": "off"}}`, { ...user(`{"checks": {"review": "warn", "commit": "warn"}}`), ...environment({ INTERVENTION_CHECKS_FILE_SIZE: "off" }) })
    expect(config.checks).toMatchObject({ commit: "off", review: "warn", file_size: "off", regression: "block" })
    expect(origins).toEqual({ "checks.review": "user", "checks.commit": "project", "checks.file_size": "environment" })
  })
})

describe("the engine", () => {
  test("comes from the user or the environment", () => {
    expect(load(null, user(`{"engine": {"command": ["python", "-m", "x"], "timeoutMs": 500}}`)).engine).toEqual({ command: ["python", "-m", "x"], timeoutMs: 500 })
    expect(load(null, environment({ INTERVENTION_COMMAND: `["a", "b"]` })).engine.command).toEqual(["a", "b"])
  })

  test("never comes from the project, which is said", () => {
    const { engine, warnings } = load(`{\n "engine": {"command": ["evil"], "timeoutMs": 100}}`)
    expect(engine).toEqual({ command: null, timeoutMs: 30_000 })
    expect(warnings).toMatchObject([{ key: "config_engine", params: { line: 2, key: "engine.command" } }, { key: "config_engine" }])
  })

  test("that is no list in the environment is a warning and the default", () => {
    expect(load(null, environment({ INTERVENTION_COMMAND: "intervention --x" }))).toMatchObject({ engine: { command: null }, warnings: [{ key: "config_variable", params: { variable: "INTERVENTION_COMMAND" } }] })
  })

  test("does not count in the hash, which speaks of the rules of a run", () => {
    expect(load(null, environment({ INTERVENTION_COMMAND: `["a"]` })).sha256).toBe(load().sha256)
  })
})

describe("a broken file", () => {
  test.each([
    ["a missing comma", `{\n  "language": "zh"\n  "enabled": false\n}`, 3, "enabled"],
    ["an unclosed brace", `{"enabled": false, "checks": {"review": "off"`, 1, "checks"],
    ["a bare word", `{\n\n  "enabled": no\n}`, 3, "enabled"],
  ])("with %s warns with line and key and changes nothing", (_, text, line, key) => {
    expect(load(text)).toMatchObject({ config: DEFAULTS, origins: {}, warnings: [{ key: "config_broken", params: { file: "watchdog.jsonc", line, key } }] })
  })

  test.each(["", "[]", "null", "7", `"x"`, "[".repeat(200_000), "{\"a\":".repeat(40_000)])("that is no object warns and changes nothing (%#)", (text) => {
    const { config, warnings } = load(text)
    expect(config).toEqual(DEFAULTS)
    expect(warnings).toHaveLength(1)
  })

  test("of the project leaves the user's in force", () => {
    expect(load("{", user(`{"maxRounds": 3}`)).config.maxRounds).toBe(3)
  })

  test("of enormous size is not read", () => {
    expect(load(`{"enabled": false}${" ".repeat(300_000)}`)).toMatchObject({ config: { enabled: true }, warnings: [{ key: "config_too_long" }] })
  })
})

describe("a file as people write it", () => {
  test("may hold comments, trailing commas, a byte order mark and Windows line ends", () => {
    const text = `\uFEFF// ours\r\n{\r\n  /* why */ "language": "zh", // here\r\n  "testCommands": ["./run-tests",],\r\n}\r\n`
    expect(load(text)).toMatchObject({ config: { language: "zh", testCommands: ["./run-tests"] }, warnings: [] })
  })

  test("with a key twice takes the later one", () => {
    expect(load(`{"maxRounds": 3, "maxRounds": 5}`).config.maxRounds).toBe(5)
  })

  test("with the example of the design is taken whole", () => {
    const text = JSON.stringify({ ...DEFAULTS, ladders: { REGRESSION: ["instruct", "rollback", "suspend"] } })
    const { warnings, config } = load(text)
    expect(warnings).toEqual([])
    expect(config.ladders).toEqual({ REGRESSION: ["instruct", "rollback", "suspend"] })
  })
})

describe("a wrong value", () => {
  test.each([
    [`{"enabled": "no"}`, "enabled"], [`{"language": "fr"}`, "language"], [`{"preset": "lax"}`, "preset"], [`{"approval": true}`, "approval"],
    [`{"checks": {"review": "of"}}`, "checks.review"], [`{"checks": []}`, "checks"], [`{"checks": "off"}`, "checks"], [`{"maxRounds": 0}`, "maxRounds"],
    [`{"maxRounds": 2.5}`, "maxRounds"], [`{"earlyStopCounts": []}`, "earlyStopCounts"], [`{"earlyStopCounts": ["X"]}`, "earlyStopCounts"],
    [`{"knownIssues": "../x.md"}`, "knownIssues"], [`{"knownIssues": "/etc/x"}`, "knownIssues"], [`{"paths": {"test": "x"}}`, "paths.test"],
    [`{"paths": {"deliverables": {"9": ["x"]}}}`, "paths.deliverables"], [`{"loopPhases": {"ralph": [0]}}`, "loopPhases.ralph"],
    [`{"ladders": {"SKIP_REVIEW": ["quarantine"]}}`, "ladders.SKIP_REVIEW"], [`{"ladders": {"REGRESSION": []}}`, "ladders.REGRESSION"],
    [`{"testCommands": [""]}`, "testCommands"],
  ])("%s is named and the default holds", (text, key) => {
    const { config, warnings, origins } = load(text)
    expect(config).toEqual(DEFAULTS)
    expect(origins).toEqual({})
    expect(warnings).toMatchObject([{ key: "config_value", params: { line: 1, key } }])
  })

  test.each([`{"enabeld": false}`, `{"checks": {"reviews": "off"}}`, `{"__proto__": {"enabled": false}}`, `{"constructor": 1}`])("%s is an unknown key", (text) => {
    const { config, warnings } = load(text)
    expect(config).toEqual(DEFAULTS)
    expect(warnings).toMatchObject([{ key: "config_unknown" }])
  })

  test("leaves the right ones beside it in force", () => {
    expect(load(`{"maxRounds": "x", "language": "zh"}`)).toMatchObject({ config: { language: "zh", maxRounds: 10 }, warnings: [{ params: { key: "maxRounds" } }] })
  })

  test("in the environment is named, others of that prefix are not ours", () => {
    const { config, warnings } = load(null, environment({ INTERVENTION_MAX_ROUNDS: "many", INTERVENTION_AGENT: "1", INTERVENTION_ENABLED: "" }))
    expect(config).toEqual(DEFAULTS)
    expect(warnings).toMatchObject([{ key: "config_variable", params: { variable: "INTERVENTION_MAX_ROUNDS", expected: "1..100" } }])
  })

  test("is said with its place in both languages", () => {
    const [warning] = load(`{"maxRounds": 0}`).warnings
    expect(warning && sayConfig(warning, "en")).toBe(`watchdog.jsonc, line 1: the value of "maxRounds" is not used. Write: 1..100.`)
    expect(warning && sayConfig(warning, "zh")).toContain("1..100")
  })
})

describe("loosened", () => {
  test.each([
    [`{"enabled": false}`, "enabled"], [`{"preset": "advise"}`, "preset"], [`{"approval": "none"}`, "approval"], [`{"checks": {"review": "warn"}}`, "checks.review"],
    [`{"checks": {"file_size": "off"}}`, "checks.file_size"], [`{"paths": {"ignore": ["legacy/**"]}}`, "paths.ignore"], [`{"paths": {"business": ["!gen/**"]}}`, "paths.business"],
    [`{"paths": {"test": ["!spec/x.ts"]}}`, "paths.test"], [`{"loopPhases": {"ralph": [4, 5]}}`, "loopPhases.ralph"], [`{"earlyStopCounts": ["C"]}`, "earlyStopCounts"],
    [`{"ladders": {"SKIP_RED_PHASE": ["instruct", "quarantine"]}}`, "ladders.SKIP_RED_PHASE"], [`{"maxFileLines": 9000}`, "maxFileLines"],
  ])("names what asks for less: %s", (text, key) => {
    expect(load(text).loosened).toEqual([key])
  })

  test.each([
    `{"preset": "strict"}`, `{"checks": {"commit_rounds": "block"}}`, `{"paths": {"test": ["checks/**"], "business": ["sql/**"]}}`, `{"earlyStopCounts": ["C", "H", "M", "L"]}`,
    `{"loopPhases": {"ralph": [1, 2, 3, 5, 6]}}`, `{"ladders": {"SKIP_REVIEW": ["suspend"]}}`, `{"maxRounds": 3, "language": "zh"}`,
  ])("does not name what asks for as much or more: %s", (text) => {
    expect(load(text).loosened).toEqual([])
  })
})

test("the hash is the same for the same rules, however they are written", () => {
  const one = load(`{"maxRounds": 5, "language": "zh"}`)
  expect(one.sha256).toBe(load(`// x\n{"language": "zh", "maxRounds": 5}`).sha256)
  expect(one.sha256).toBe(configSha(one.config))
  expect(one.sha256).not.toBe(load(`{"maxRounds": 6, "language": "zh"}`).sha256)
  expect(one.sha256).toMatch(/^[0-9a-f]{64}$/)
})
