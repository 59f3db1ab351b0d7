// JUnit-style XML, as many runners write it beside their output. What defines entities or names a document type is not
// read at all: such a file can say anything at any size.
import { XMLParser } from "fast-xml-parser"
import { report, type Report } from "../report.ts"

const LONGEST = 16 * 1024 * 1024
/** The parser looks at a run of blanks again from each of its places. */
const LONG_BLANK = /\s{200,}/g
const DECLARES = /<!\s*(?:DOCTYPE|ENTITY)/i

interface Node {
  readonly [name: string]: unknown
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false, parseAttributeValue: false, isArray: (name) => name === "testsuite" || name === "testcase" })

/** Null for anything that is no report. Never throws. */
export function readJunit(text: string): Report | null {
  if (text.length > LONGEST || DECLARES.test(text)) return null
  const root = parse(text)
  const suites = root === null ? [] : [...listOf(nodeOf(root["testsuites"])?.["testsuite"]), ...listOf(root["testsuite"])]
  return suites.length === 0 ? null : count(suites)
}

/** The parser descends once a level; what nests deeper than the stack is no report. */
function parse(text: string): Node | null {
  try {
    return nodeOf(parser.parse(text.replace(LONG_BLANK, " ")))
  } catch {
    return null
  }
}

type Outcome = "passed" | "failed" | "error" | "skipped"

function count(suites: readonly Node[]): Report {
  const cases = casesOf(suites)
  const names = (outcome: Outcome): string[] => cases.filter((one) => one.outcome === outcome).map(({ name }) => name)
  const [passedNames, failedNames, unloaded] = [names("passed"), names("failed"), names("error")]
  return report({ passed: passedNames.length, failed: failedNames.length, errors: unloaded.length, passedNames, failedNames })
}

function casesOf(suites: readonly Node[]): { readonly name: string; readonly outcome: Outcome }[] {
  const found: { name: string; outcome: Outcome }[] = []
  const waiting: { suite: Node; file: string }[] = suites.map((suite) => ({ suite, file: "" }))
  for (const next of waiting) {
    const file = textOf(next.suite["@file"]) || textOf(next.suite["@filepath"]) || next.file
    for (const one of listOf(next.suite["testcase"])) found.push({ name: nameOf(one, file), outcome: outcomeOf(one) })
    waiting.push(...listOf(next.suite["testsuite"]).map((suite) => ({ suite, file })))
  }
  return found
}

function nameOf(one: Node, file: string): string {
  const [place, group, name] = [textOf(one["@file"]) || file, textOf(one["@classname"]), textOf(one["@name"])]
  const own = group === "" || name.startsWith(group) ? name : `${group}.${name}`
  return place === "" ? own.replaceAll("::", ".") : `${place.replace(/^\.\//, "")}::${own}`
}

/** A test that broke has failed; only a case without a class stands for a file that could not be loaded. */
function outcomeOf(one: Node): Outcome {
  if ("failure" in one) return "failed"
  if ("error" in one) return textOf(one["@classname"]) === "" ? "error" : "failed"
  return "skipped" in one ? "skipped" : "passed"
}

function nodeOf(value: unknown): Node | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : null
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map((one) => nodeOf(one) ?? {}) : []
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 2_000) : ""
}
