import { describe, expect, it } from "vitest"
import { bodiless, isStubOnly, type StubVerdict } from "../../../src/core/fastcheck/index.ts"

type Row = readonly [path: string, next: string, base?: string]

const STUBS: readonly Row[] = [
  ["a.py", ""],
  ["a.py", "def f(x):\n    raise NotImplementedError\n"],
  ["a.py", 'class A:\n    """Doc."""\n    limit: int = 3\n\n    def f(self) -> dict[str, int]:\n        """Says: if x: return y + 1."""\n        raise NotImplementedError("later: a + b")\n'],
  ["a.py", "import os\nfrom b import (\n    c,\n)\n\n__all__ = ['f']\nRATES = {'a': 1, 'b': [2, -3]}\n\n\ndef f(): ...\ndef g(): pass\ndef h(): return None\ndef i():\n    return -1\n"],
  ["a.py", "@dataclass(frozen=True)\nclass P:\n    x: int\n    y: str = 'a'\n\n    @property\n    def z(self):\n        return []\n"],
  ["a.py", "def f(x):\r\n    raise NotImplementedError\r\n"],
  ["a.py", "def old(x):\n    return x + 1\n\n\ndef f(x):\n    raise NotImplementedError\n", "def old(x):\n    return x + 1\n"],
  ["a.py", "import os\n\n\n# moved a comment\ndef old(x):\n    return x + 1\n", "def old(x):\n    return x + 1\n"],
  ["a.ts", "export interface E { readonly day: string; go(a: string): void }\n\nexport function f(a: E): boolean {\n  throw new Error('not implemented')\n}\n"],
  ["a.ts", "import type { A } from './b'\nexport { x } from './x'\nexport type F = (a: string) => number\nexport const LIMIT = 3\nexport enum Kind { One = 'one', Two = 'two' }\nexport class S {\n  private n = 0\n  book(e: A): void {\n    throw new Error('no')\n  }\n  get size(): number { return 0 }\n}\n"],
  ["a.js", "export const f = () => null\nexport const g = async (a, b) => {\n  throw new Error('if (a) return b + 1')\n}\nfunction h() {}\n"],
  ["a.tsx", "export function Basket({ items }: Props) {\n  return null\n}\n"],
  ["a.go", "package a\n\nimport (\n\t\"fmt\"\n)\n\ntype T struct {\n\tn int\n}\n\nfunc (t *T) F(x int) int {\n\tpanic(\"todo\")\n}\n\nfunc G() int {\n\treturn 0\n}\n"],
  ["a.rs", "use std::fmt;\n\n#[derive(Debug)]\npub struct P {\n    x: f64,\n}\n\nimpl P {\n    pub fn f<'a>(&'a self) -> Option<f64> {\n        todo!()\n    }\n    fn g(&self) -> u32 { 0 }\n}\n"],
  ["a.rs", "pub fn f() -> u8 { unimplemented!() }\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn adds() {\n        let x = f() + 1;\n        assert_eq!(x, 2);\n    }\n}\n"],
  ["A.java", "package p;\n\nimport java.util.List;\n\npublic class A<T> implements B {\n  private final int n = 3;\n  private List<String> names;\n\n  @Override\n  public int f(List<T> xs) throws E {\n    throw new UnsupportedOperationException(\"todo\");\n  }\n  abstract int g();\n}\n"],
  ["a.rb", "require 'set'\n\nclass A\n  attr_reader :n\n\n  def initialize(n)\n    raise NotImplementedError\n  end\n\n  def f\n    nil\n  end\nend\n"],
  ["A.cs", "using System;\n\nnamespace N\n{\n    public class A\n    {\n        public int X { get; set; }\n        public int F(int a) => throw new NotImplementedException();\n        public int G() { return 0; }\n    }\n}\n"],
  ["a.kt", "package p\n\nclass A(val n: Int) {\n    fun f(x: Int): Int = TODO(\"later\")\n    fun g(): String {\n        throw NotImplementedError()\n    }\n}\n"],
  ["a.php", "<?php\ndeclare(strict_types=1);\n\nnamespace App;\n\nuse X\\Y;\n\nfinal class A\n{\n    public function f(int $a): int\n    {\n        throw new \\RuntimeException('todo');\n    }\n}\n"],
]

const BUSINESS: readonly Row[] = [
  ["a.py", "def f(items):\n    return sum(i.price for i in items)\n"],
  ["a.py", '"""Stub: raises NotImplementedError."""\n\n\ndef bmi(w, h):\n    # raise NotImplementedError\n    return round(w / h**2, 1)\n'],
  ["a.py", "def f(a): return a * 2\n"],
  ["a.py", "def parity(bits):\n    return sum(bits) % 2\n"],
  ["a.py", "class A:\n    def f(self, x):\n        if x:\n            raise NotImplementedError\n        return 1\n"],
  ["a.py", "def f(x):\n    raise NotImplementedError\n\n\ndef g(a, b):\n    row = list(range(len(b) + 1))\n    return row[-1]\n"],
  ["a.py", "def f(x):\r\n    for i in x:\r\n        yield i\r\n"],
  ["a.py", "def f(x):\n    return x + 2\n", "def f(x):\n    return x + 1\n"],
  ["a.py", "def f(x):\n    return x + 1\n\n\ndef g(x):\n    return x + 1\n", "def f(x):\n    return x + 1\n"],
  ["a.ts", "export function withTax(net: number, rate: number): number {\n  return Math.round(net * (1 + rate))\n}\n"],
  ["a.ts", "export class R {\n  on(p: string): this {\n    this.routes.set(p, 1)\n    return this\n  }\n}\n"],
  ["a.js", "export const count = (text) => text.split(' ').length + 1\n"],
  ["a.js", "export function debounce(run, wait) {\n  let timer\n  return (...args) => {\n    clearTimeout(timer)\n    timer = setTimeout(() => run(...args), wait)\n  }\n}\n"],
  ["a.js", "// throw new Error('not implemented')\nexport function f(s) {\n  const x = s.trim().split(/[\"'}]/)\n  return x[0] + `${x[1]}`\n}\n"],
  ["a.go", "package a\n\nfunc Change(amount int) map[int]int {\n\tout := map[int]int{}\n\tfor _, c := range coins {\n\t\tout[c] = amount / c\n\t}\n\treturn out\n}\n"],
  ["a.rs", "pub fn m(v: &[f64]) -> f64 {\n    let mut s = v.to_vec();\n    s.sort_by(f64::total_cmp);\n    match s.len() {\n        0 => 0.0,\n        n => s[n / 2],\n    }\n}\n"],
  ["A.java", "class A {\n  int f(int a) {\n    // throw new UnsupportedOperationException();\n    return a * 2 + g(a);\n  }\n}\n"],
  ["a.rb", "class A\n  def f(xs)\n    xs.sum + 1\n  end\nend\n"],
  ["A.cs", "class A { int F(int a) => a * 2; }"],
  ["a.kt", "class A {\n    fun f(x: Int) = x * 2\n}\n"],
  ["a.php", "<?php\nfunction f($a) {\n    foreach ($a as $b) { $c = $b * 2; }\n    return $c;\n}\n"],
]

const UNSURE: readonly Row[] = [
  ["a.ts", "export function f(run: (a: string) => void): void {\n  throw new Error('no')\n}\n"],
  ["a.swift", "func f() -> Int { return 1 + 2 }\n"],
  ["a.vue", "<template/>"],
  ["a.py", "def f(:\n"],
  ["a.py", "x = compute(1)\n"],
  ["a.py", "from tests.helpers import real\n\n\ndef f(x):\n    raise NotImplementedError\n"],
  ["a.py", "f = lambda x: x * 2\n"],
  ["a.py", "def f(x=lambda y: y * 2):\n    raise NotImplementedError\n"],
  ["a.py", "@lambda f: real\ndef f(x):\n    raise NotImplementedError\n"],
  ["a.py", "class A:\n    def __init__(self, n):\n        self.n = n\n"],
  ["a.py", "def f():\n    raise NotImplementedError\n", "def f():\n    raise NotImplementedError\n\n\ndef g(x):\n    return x + 1\n"],
  ["a.py", "if True:\n    x = f(1)\n"],
  ["a.js", "register(app)\n"],
  ["a.js", "const it's broken\n"],
  ["a.js", "export default { data() { return 1 } }\n"],
  ["a.go", "package a\n\nfunc F() (int, error) {\n\treturn 0, nil\n}\n"],
  ["a.rb", "x = <<~EOS\n  hi\nEOS\n"],
  ["a.py", "", "def f(x):\n    return x + 1\n"],
]

const tables: readonly (readonly [StubVerdict, readonly Row[]])[] = [["stub", STUBS], ["business", BUSINESS], ["unsure", UNSURE]]

for (const [verdict, rows] of tables) {
  describe(`is ${verdict}`, () => {
    it.each(rows.map(([path, next, base]) => [path, next, base ?? null] as const))("%s: %j (from %j)", (path, next, base) => {
      expect(isStubOnly(path, base, next)).toBe(verdict)
    })
  })
}

it("a body whose line leaves its condition is another body", () => {
  const base = "def f():\n    if a:\n        g(a)\n        h(a)\n"
  expect(isStubOnly("a.py", base, "def f():\n    if a:\n        g(a)\n    h(a)\n")).toBe("business")
})

describe("a file has no body that does anything", () => {
  it.each([["types.ts", "export type A = string\nexport interface B { a: A }\n"], ["index.ts", "export { a } from './a'\nexport * from './b'\n"], ["__init__.py", "from .a import b\n\n__all__ = ['b']\n"]])("%s", (path, text) => {
    expect(bodiless(path, text)).toBe(true)
  })
  it.each([["a.py", "def f(x):\n    return x + 1\n"], ["a.swift", "let x = 1"], ["run.py", "main()\n"]])("not %s", (path, text) => {
    expect(bodiless(path, text)).toBe(false)
  })
})

it("reads hostile text in time that grows with its length only", () => {
  for (const text of ["(".repeat(60_000), "`${".repeat(20_000), "/*".repeat(60_000), "'".repeat(60_001), "def f():\n".repeat(6_000), "a=>".repeat(20_000), " ".repeat(200_000) + "x", "{}".repeat(30_000), "x".repeat(300_000)]) {
    for (const path of ["a.py", "a.ts", "a.rs", "a.rb", "a.kt", "a.cs"]) expect(["stub", "business", "unsure"]).toContain(isStubOnly(path, null, text))
  }
})
