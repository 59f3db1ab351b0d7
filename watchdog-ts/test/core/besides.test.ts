import { describe, expect, it } from "vitest"
import { holdsTests, mayHoldTests } from "../../src/core/besides.ts"

describe("tests beside the code of one file", () => {
  it.each(["#[test]\nfn a() {}", "#[cfg(test)]\nmod tests {}", "# [ cfg( all(test, unix) ) ]\nmod t {}", "#[tokio::test]\nasync fn a() {}", "#[rstest]\nfn a() {}", "#![cfg(test)]\n"])("are in %j", (text) => {
    expect(holdsTests("rust", text)).toBe(true)
  })

  it.each(["fn test() {}", "#[derive(Debug)]\nstruct A;", "#[cfg(unix)]\nmod a;", "", "#[inline]\nfn latest() {}", "#[testing]\nfn a() {}"])("are not in %j", (text) => {
    expect(holdsTests("rust", text)).toBe(false)
  })

  it("are looked for where the language has them", () => {
    expect([mayHoldTests("rust"), mayHoldTests("python"), mayHoldTests(undefined), holdsTests("python", "#[test]"), mayHoldTests("constructor")]).toEqual([true, false, false, false, false])
  })
})
