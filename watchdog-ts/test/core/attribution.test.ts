import { describe, expect, it } from "vitest"
import { attribute, type CallInFlight } from "../../src/core/attribution.ts"

const shell = (call: string, session = "s"): CallInFlight => ({ session, call, tool: "bash", files: null, phase: 4, command: "make", seq: 1 })
const write = (call: string, ...files: string[]): CallInFlight => ({ session: "s", call, tool: "write", files, phase: 4, command: null, seq: 2 })
const charged = (changed: string[], calls: CallInFlight[], background: { session: string; call: string; phase: number }[] = []) => {
  const { charges, unattributed } = attribute(changed, calls, background)
  return { ...Object.fromEntries(charges.map(({ call, paths }) => [call, paths])), unattributed }
}

describe("who is charged with a change", () => {
  it("a tool that names its files is charged with those and nothing else", () => {
    expect(charged(["a.py", "b.py"], [write("w", "a.py")])).toEqual({ w: ["a.py"], unattributed: ["b.py"] })
  })
  it("a shell is charged with what changed while it ran", () => {
    expect(charged(["a.py", "b.py"], [shell("b")])).toEqual({ b: ["a.py", "b.py"], unattributed: [] })
  })
  it("beside a shell, a named file stays with the call that named it", () => {
    expect(charged(["a.py", "b.py"], [shell("b"), write("w", "a.py")])).toEqual({ w: ["a.py"], b: ["b.py"], unattributed: [] })
  })
  it("what changes while nothing runs is nobody's", () => {
    expect(charged(["a.py"], [])).toEqual({ unattributed: ["a.py"] })
  })
  it("unless the agent left something running", () => {
    expect(charged(["a.py"], [], [{ session: "s", call: "old", phase: 4 }])).toEqual({ old: ["a.py"], unattributed: [] })
  })
  it("two sessions with the same call id are told apart", () => {
    const { charges } = attribute(["a.py"], [shell("c", "parent"), shell("c", "child")], [])
    expect(charges.map(({ session }) => session)).toEqual(["child"])
  })
})
