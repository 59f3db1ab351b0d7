import { describe, expect, it } from "vitest"
import { testChange } from "../../../src/core/fastcheck/index.ts"
import cases from "./cases.json" with { type: "json" }

const PY = "from gcd import gcd\n\n\ndef test_finds():\n    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n"
const TS = "import { expect, it } from 'vitest'\nimport { withTax } from '../src/tax'\n\nit('adds the tax', () => {\n  expect(withTax(995, 0.19)).toBe(1184)\n})\n"
const GO = "package text\n\nimport \"testing\"\n\nfunc TestReverse(t *testing.T) {\n\tif got := Reverse(\"abc\"); got != \"cba\" {\n\t\tt.Errorf(\"got %q\", got)\n\t}\n}\n"
const RS = "use csv::fields;\n\n#[test]\nfn splits() {\n    assert_eq!(fields(\"a,b\"), [\"a\", \"b\"]);\n}\n\n#[test]\nfn keeps() {\n    assert_eq!(fields(\"c\").len(), 77);\n}\n"
const JAVA = "package p;\n\nimport org.junit.jupiter.api.Test;\n\nclass CartTest {\n  @Test\n  void adds() {\n    assertEquals(4711, new Cart().total());\n  }\n}\n"
const RB = "require \"minitest/autorun\"\n\nclass InvoiceTest < Minitest::Test\n  def test_cents\n    assert_equal 1995, Invoice.new([995, 1000]).total\n  end\nend\n"
const CS = "public class CartTests\n{\n    [Fact]\n    public void Adds()\n    {\n        Assert.Equal(4711, new Cart().Total());\n    }\n}\n"
const KT = "class CartTest {\n    @Test\n    fun adds() {\n        assertEquals(4711, Cart().total())\n    }\n}\n"
const PHP = "<?php\n\nclass CartTest extends TestCase\n{\n    public function testAdds(): void\n    {\n        $this->assertSame(4711, (new Cart())->total());\n    }\n}\n"

for (const verdict of ["same", "changed", "unsure"] as const) {
  describe(`is ${verdict}`, () => {
    it.each(cases.tests.filter((row) => row.verdict === verdict))("$why ($path)", ({ path, base, next, elsewhere }) => {
      expect(testChange(path, base, next, elsewhere)).toBe(verdict)
    })
  })
}

it("every single changed number of a test file is noticed: it is never the same", () => {
  for (const [path, text] of [["test_a.py", PY], ["a.test.ts", TS], ["tests/a.rs", RS], ["CartTest.java", JAVA], ["a_test.rb", RB], ["CartTests.cs", CS], ["CartTest.kt", KT], ["CartTest.php", PHP]] as const) {
    for (const match of text.matchAll(/\d+/g)) {
      const next = `${text.slice(0, match.index)}98765${text.slice(match.index + match[0].length)}`
      expect(testChange(path, text, next), next).not.toBe("same")
    }
  }
})

it("every line taken out of a test is noticed", () => {
  for (const [path, text] of [["test_a.py", PY], ["a.test.ts", TS], ["a_test.go", GO], ["tests/a.rs", RS], ["CartTest.java", JAVA], ["a_test.rb", RB], ["CartTests.cs", CS]] as const) {
    const lines = text.split("\n")
    lines.forEach((line, i) => {
      if (line.trim() !== "") expect(testChange(path, text, lines.toSpliced(i, 1).join("\n")), line).not.toBe("same")
    })
  }
})

it("reads hostile text in time that grows with its length only", () => {
  for (const text of ["(".repeat(60_000), "it('a', () => {".repeat(4_000), "assert ".repeat(9_000), "assert a == 1\n".repeat(4_000), "'".repeat(60_001), "{}".repeat(30_000), "@a\n".repeat(20_000), "x".repeat(300_000)]) {
    for (const path of ["test_a.py", "a.test.ts", "a_test.rb", "a_test.go"]) {
      const base = path.endsWith("py") ? PY : path.endsWith("ts") ? TS : path.endsWith("rb") ? RB : GO
      expect(["same", "changed", "unsure"]).toContain(testChange(path, base, text))
      expect(["same", "changed", "unsure"]).toContain(testChange(path, text, base))
    }
  }
})
