import { describe, expect, it } from "vitest"
import { testChange, type TestVerdict } from "../../../src/core/fastcheck/index.ts"

type Row = readonly [why: string, path: string, base: string | null, next: string | null, elsewhere?: readonly string[]]

const PY = "from gcd import gcd\n\n\ndef test_finds():\n    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n"
const TS = "import { expect, it } from 'vitest'\nimport { withTax } from '../src/tax'\n\nit('adds the tax', () => {\n  expect(withTax(995, 0.19)).toBe(1184)\n})\n"
const GO = "package text\n\nimport \"testing\"\n\nfunc TestReverse(t *testing.T) {\n\tif got := Reverse(\"abc\"); got != \"cba\" {\n\t\tt.Errorf(\"got %q\", got)\n\t}\n}\n"
const RS = "use csv::fields;\n\n#[test]\nfn splits() {\n    assert_eq!(fields(\"a,b\"), [\"a\", \"b\"]);\n}\n\n#[test]\nfn keeps() {\n    assert_eq!(fields(\"c\").len(), 77);\n}\n"
const JAVA = "package p;\n\nimport org.junit.jupiter.api.Test;\n\nclass CartTest {\n  @Test\n  void adds() {\n    assertEquals(4711, new Cart().total());\n  }\n}\n"
const RB = "require \"minitest/autorun\"\n\nclass InvoiceTest < Minitest::Test\n  def test_cents\n    assert_equal 1995, Invoice.new([995, 1000]).total\n  end\nend\n"
const CS = "public class CartTests\n{\n    [Fact]\n    public void Adds()\n    {\n        Assert.Equal(4711, new Cart().Total());\n    }\n}\n"
const KT = "class CartTest {\n    @Test\n    fun adds() {\n        assertEquals(4711, Cart().total())\n    }\n}\n"
const PHP = "<?php\n\nclass CartTest extends TestCase\n{\n    public function testAdds(): void\n    {\n        $this->assertSame(4711, (new Cart())->total());\n    }\n}\n"

const SAME: readonly Row[] = [
  ["nothing changed", "test_a.py", PY, PY],
  ["comments and blank lines", "test_a.py", PY, `# says more\n${PY.replace("    assert gcd(17", "\n    # primes\n    assert gcd(17")}`],
  ["wrapped lines, other quotes, commas at the end", "test_a.py", "def test_a():\n    assert tags('#Red') == ['green','red']\n", "def test_a():\n    assert tags(\"#Red\") == [\n        \"green\",\n        \"red\",\n    ]\n"],
  ["line endings", "test_a.py", PY, PY.replaceAll("\n", "\r\n")],
  ["one more test", "test_a.py", PY, `${PY}\n\ndef test_more():\n    assert gcd(0, 9) == 9\n`],
  ["one more assertion at the end", "test_a.py", PY, `${PY}    assert gcd(0, 9) == 9\n`],
  ["one more import for a new test", "test_a.py", PY, `import pytest\n${PY}\n\n@pytest.mark.parametrize(\"a\", [1])\ndef test_more(a):\n    assert gcd(a, 1) == 1\n`.replace("@pytest.mark.parametrize(\"a\", [1])\n", "")],
  ["a new test file", "tests/test_new.py", null, PY],
  ["a new script of tests", "src/a.test.ts", null, TS],
  ["a new snapshot", "src/__snapshots__/a.test.ts.snap", null, "exports[`a 1`] = `x`;\n"],
  ["a new data file", "tests/fixtures/orders.json", null, "[]"],
  ["one more case in a script", "a.test.ts", TS, `${TS}\nit('takes nothing', () => {\n  expect(withTax(0, 1)).toBe(0)\n})\n`],
  ["one more expectation in a script", "a.test.ts", TS, TS.replace("toBe(1184)\n", "toBe(1184)\n  expect(withTax(1, 0)).toBe(1)\n")],
  ["semicolons and quotes in a script", "a.test.ts", TS, TS.replaceAll("'", '"').replaceAll(")\n", ");\n").replaceAll('"vitest"\n', '"vitest";\n').replaceAll('tax"\n', 'tax";\n')],
  ["one more Go test", "a_test.go", GO, `${GO}\nfunc TestMore(t *testing.T) {\n\tif Reverse(\"\") != \"\" {\n\t\tt.Error(\"no\")\n\t}\n}\n`],
  ["one more Rust test", "tests/a.rs", RS, `${RS}\n#[test]\nfn more() {\n    assert_eq!(fields(\"\").len(), 0);\n}\n`],
  ["one more Java test", "CartTest.java", JAVA, JAVA.replace("  }\n}\n", "  }\n\n  @Test\n  void empty() {\n    assertEquals(0, new Cart().size());\n  }\n}\n")],
  ["one more Ruby test", "a_test.rb", RB, RB.replace("  end\nend\n", "  end\n\n  def test_none\n    assert_equal 0, Invoice.new([]).total\n  end\nend\n")],
  ["one more C# test", "CartTests.cs", CS, CS.replace("    }\n}\n", "    }\n\n    [Fact]\n    public void None()\n    {\n        Assert.Equal(0, new Cart().Size());\n    }\n}\n")],
  ["one more Kotlin test", "CartTest.kt", KT, KT.replace("    }\n}\n", "    }\n\n    @Test\n    fun none() {\n        assertEquals(0, Cart().size())\n    }\n}\n")],
  ["one more PHP test", "CartTest.php", PHP, PHP.replace("    }\n}\n", "    }\n\n    public function testNone(): void\n    {\n        $this->assertSame(0, (new Cart())->size());\n    }\n}\n")],
  ["a version and a dependency of a package", "package.json", '{"version": "1.0.0", "scripts": {"test": "vitest"}}', '{"version": "1.1.0", "scripts": {"test": "vitest"}, "devDependencies": {"fast-check": "^3.0.0"}}'],
]

const CHANGED: readonly Row[] = [
  ["the file is gone", "test_a.py", PY, null],
  ["the file is emptied", "test_a.py", PY, ""],
  ["no test is left", "test_a.py", PY, "from gcd import gcd\n"],
  ["an expected value", "test_a.py", PY, PY.replace("== 6", "== 5")],
  ["an input", "test_a.py", PY, PY.replace("17, 5", "16, 3")],
  ["an assertion taken out", "test_a.py", PY, PY.replace("    assert gcd(12, 18) == 6\n", "")],
  ["an assertion cut out whose values stand elsewhere", "test_a.py", "def test_a():\n    assert f(5) == 0\n\n\ndef test_b():\n    assert f(0) == 5\n    assert f(0) == 0\n", "def test_a():\n    assert f(5) == 0\n\n\ndef test_b():\n    assert f(0) == 5\n"],
  ["a whole test cut out", "a.test.ts", `${TS}\nit('again', () => {\n  expect(withTax(995, 0.19)).toBeLessThan(1184)\n})\n`, TS],
  ["an exact value loosened", "test_a.py", PY, PY.replace("gcd(12, 18) == 6", "gcd(12, 18) >= 0")],
  ["a skip mark", "test_a.py", PY, `import pytest\n${PY.replace("def test", "@pytest.mark.skip(reason=\"flaky\")\ndef test")}`],
  ["an xfail mark", "test_a.py", PY, `import pytest\n${PY.replace("def test", "@pytest.mark.xfail\ndef test")}`],
  ["a skip call", "test_a.py", PY, PY.replace("():\n", "():\n    pytest.skip(\"later\")\n")],
  ["a body emptied", "test_a.py", `${PY}\n\ndef test_b():\n    assert x == 1\n`, `${PY.slice(0, PY.indexOf("    assert"))}    pass\n\n\ndef test_b():\n    assert x == 1\n`],
  ["a test of a script skipped", "a.test.ts", TS, TS.replace("it('adds", "it.skip('adds")],
  ["a test of a script focused", "a.test.ts", TS, `${TS}\nit.only('new', () => {\n  expect(1).toBe(1)\n})\n`],
  ["a group of a script skipped", "a.test.ts", `describe('a', () => {\n${TS.slice(TS.indexOf("it("))}})\n`, `describe.skip('a', () => {\n${TS.slice(TS.indexOf("it("))}})\n`],
  ["an expected value of a script", "a.test.ts", TS, TS.replace("1184", "1183")],
  ["a matcher loosened", "a.test.ts", TS, TS.replace("toBe(1184)", "toBeTruthy()")],
  ["a script's body emptied", "a.test.ts", TS, TS.replace("  expect(withTax(995, 0.19)).toBe(1184)\n", "")],
  ["a Go body emptied", "a_test.go", GO, GO.slice(0, GO.indexOf("\tif")) + "}\n"],
  ["a Go value", "a_test.go", GO, GO.replace('"cba"', '"bca"')],
  ["a Go skip", "a_test.go", GO, GO.replace("\tif", "\tt.Skip(\"no\")\n\tif")],
  ["a Rust test ignored", "tests/a.rs", RS, RS.replace("#[test]\nfn keeps", "#[test]\n#[ignore]\nfn keeps")],
  ["a Rust value", "tests/a.rs", RS, RS.replace("77", "0")],
  ["a Java test disabled", "CartTest.java", JAVA, JAVA.replace("@Test", "@Disabled @Test")],
  ["a Java value", "CartTest.java", JAVA, JAVA.replace("4711", "0")],
  ["a Ruby value", "a_test.rb", RB, RB.replace("1995", "2000")],
  ["a Ruby skip", "a_test.rb", RB, RB.replace("    assert", "    skip\n    assert")],
  ["a C# test skipped", "CartTests.cs", CS, CS.replace("[Fact]", "[Fact(Skip = \"no\")]")],
  ["a C# value", "CartTests.cs", CS, CS.replace("4711", "0")],
  ["a Kotlin test ignored", "CartTest.kt", KT, KT.replace("@Test", "@Ignore\n    @Test")],
  ["a Kotlin value", "CartTest.kt", KT, KT.replace("4711", "0")],
  ["a PHP test skipped", "CartTest.php", PHP, PHP.replace("        $this", "        $this->markTestSkipped();\n        $this")],
  ["a PHP value", "CartTest.php", PHP, PHP.replace("4711", "0")],
]

const UNSURE: readonly Row[] = [
  ["one of two equal assertions", "test_a.py", `${PY}    assert gcd(17, 5) == 1\n`, PY],
  ["a renamed variable", "test_a.py", "def test_a():\n    s = Stack()\n    assert len(s) == 2\n", "def test_a():\n    stack = Stack()\n    assert len(stack) == 2\n"],
  ["assertions made a table", "test_a.py", PY, "import pytest\n\nfrom gcd import gcd\n\n\n@pytest.mark.parametrize(\"a, b, e\", [(12, 18, 6), (17, 5, 1)])\ndef test_finds(a, b, e):\n    assert gcd(a, b) == e\n"],
  ["a helper extracted", "test_a.py", PY, "from gcd import gcd\n\n\ndef check(a, b, e):\n    assert gcd(a, b) == e\n\n\ndef test_finds():\n    check(12, 18, 6)\n    check(17, 5, 1)\n"],
  ["another message", "test_a.py", "def test_a():\n    assert f(1) == 2, \"not two\"\n", "def test_a():\n    assert f(1) == 2, \"should be two\"\n"],
  ["another message of a call", "CartTests.cs", CS.replace("Total());", "Total(), \"old\");"), CS.replace("Total());", "Total(), \"new\");")],
  ["a number in another spelling", "test_a.py", "def test_a():\n    assert f(1000) == 0.10\n", "def test_a():\n    assert f(1_000) == 0.1\n"],
  ["a text in two parts", "test_a.py", "def test_a():\n    assert f() == \"red green\"\n", "def test_a():\n    assert f() == \"red \" \"green\"\n".replace("\"red \" \"green\"", "\"red green\" \"\"")],
  ["moved to another test", "test_a.py", PY, null, [PY]],
  ["one test moved to another file", "test_a.py", `${PY}\n\ndef test_b():\n    assert x == 4242\n`, PY, ["def test_b():\n    assert x == 4242\n"]],
  ["an assertion wrapped", "test_a.py", PY, "from gcd import gcd\n\n\ndef test_finds():\n    try:\n        assert gcd(12, 18) == 6\n        assert gcd(17, 5) == 1\n    except AssertionError:\n        pass\n"],
  ["an assertion in front of others", "test_a.py", PY, PY.replace("():\n", "():\n    assert reset() is None\n")],
  ["a second test of one name", "test_a.py", PY, `${PY}\n\ndef test_finds():\n    assert True\n`],
  ["a return in front", "test_a.py", PY, PY.replace("():\n", "():\n    return\n")],
  ["a new test that reaches into a module", "test_a.py", PY, `${PY}\n\ndef test_z(monkeypatch):\n    monkeypatch.setattr(\"gcd.gcd\", lambda a, b: 6)\n    assert gcd(1, 1) == 6\n`],
  ["a function that hides the imported one", "test_a.py", PY, `${PY}\n\ndef gcd(a, b):\n    return 6\n`],
  ["a tuple that becomes a number", "test_a.py", "def test_a():\n    assert f() == (1,)\n", "def test_a():\n    assert f() == (1)\n"],
  ["bytes that become text", "test_a.py", "def test_a():\n    assert f() == b\"x\"\n", "def test_a():\n    assert f() == \"x\"\n"],
  ["a letter that becomes a text", "CartTest.java", JAVA.replace("4711", "'x'"), JAVA.replace("4711", "\"x\"")],
  ["a line that leaves its loop", "test_a.py", "def test_a():\n    for x in xs:\n        y = f(x)\n        assert y == 1\n", "def test_a():\n    for x in xs:\n        y = f(x)\n    assert y == 1\n"],
  ["a new conftest", "tests/conftest.py", null, "def pytest_collection_modifyitems(items):\n    items[:] = []\n"],
  ["a changed conftest", "tests/conftest.py", "import pytest\n", "import pytest\nimport os\n"],
  ["a new test file that patches when loaded", "tests/test_z.py", null, "import gcd\n\ngcd.gcd = lambda a, b: 6\n\n\ndef test_z():\n    assert True\n"],
  ["a new setup file", "jest.setup.ts", null, "process.exit(0)\n"],
  ["a golden file", "tests/golden/report.txt", "pens  12\n", "pens: 12\n"],
  ["a package's script", "package.json", '{"scripts": {"test": "vitest"}}', '{"scripts": {"test": "true"}}'],
  ["a runner put in another's place", "package.json", '{"devDependencies": {"vitest": "^3.0.0"}}', '{"devDependencies": {"vitest": "npm:nothing@1.0.0"}}'],
  ["runner configuration", "pytest.ini", "[pytest]\naddopts = -q\n", "[pytest]\naddopts = -q --deselect x\n"],
  ["a Go build line", "a_test.go", GO, `//go:build ignore\n\n${GO}`],
  ["a block that becomes one expression", "a.test.ts", TS, TS.replace("() => {\n  expect(withTax(995, 0.19)).toBe(1184)\n}", "() => expect(withTax(995, 0.19)).toBe(1184)")],
  ["the number of assertions", "a.test.ts", TS.replace("{\n  expect", "{\n  expect.assertions(101)\n  expect"), TS.replace("{\n  expect", "{\n  expect.assertions(102)\n  expect")],
  ["another way to load", "a.test.js", "require('./setup-one')\n\nit('x', () => {\n  expect(1).toBe(1)\n})\n", "require('./setup-two')\n\nit('x', () => {\n  expect(1).toBe(1)\n})\n"],
  ["a text that does not parse", "test_a.py", PY, `${PY}def (:\n`],
  ["a link's or binary's text", "test_a.bin", "a", "b"],
]

const tables: readonly (readonly [TestVerdict, readonly Row[]])[] = [["same", SAME], ["changed", CHANGED], ["unsure", UNSURE]]

for (const [verdict, rows] of tables) {
  describe(`is ${verdict}`, () => {
    it.each(rows.map((row) => [row[0], row] as const))("%s", (_, [, path, base, next, elsewhere]) => {
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
