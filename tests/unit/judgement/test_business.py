"""Business code, judged by difference: stubs, declarations and what was there before are free."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from intervention.judgement import judge_business
from tests.unit.judgement.tables import business, change

STUBS = {
    "python constructor with a parameter named like one": (
        "a.py",
        "class A:\n    def __init__(self, max):\n        self._max = max\n",
    ),
    "python enum": ("a.py", "from enum import Enum, auto\n\n\nclass Kind(Enum):\n    A = auto()\n"),
    "python exit status": (
        "a.py",
        "def main():\n    raise NotImplementedError\n\n\nif __name__ == '__main__':\n    raise SystemExit(main())\n",
    ),
    "typescript shapes": (
        "a.ts",
        "import { z } from 'zod'\n\nexport const A = z.object({ x: z.number().int().optional() })\n",
    ),
    "javascript application": (
        "a.js",
        "const express = require('express')\nconst app = express()\n\nmodule.exports = app\n",
    ),
    "react fragment": ("A.tsx", "export const A = () => <></>\n"),
    "go type check": (
        "a.go",
        "package a\n\ntype I interface{ F() }\ntype T struct{}\n\nvar _ I = (*T)(nil)\nvar _ I = &T{}\n",
    ),
    "python tables": (
        "shop/models.py",
        "from django.db import models\n\n\nclass Order(models.Model):\n    total = models.IntegerField(default=0)\n",
    ),
    "python migration": (
        "shop/migrations/0001_initial.py",
        "class Migration(migrations.Migration):\n    operations = [migrations.CreateModel(name='Order', fields=[])]\n",
    ),
    "python patterns": ("a.py", "import re\n\nWORD = re.compile(r'[a-z]+')\n"),
    "python raises": ("a.py", 'def f(x):\n    """Doc."""\n    raise NotImplementedError("f")\n'),
    "python pass": ("a.py", "class A:\n    def f(self): pass\n\n    def g(self): ...\n"),
    "python literal": (
        "a.py",
        "def f(x):\n    return -1\n\n\ndef g():\n    return []\n\n\nasync def h():\n    return None\n",
    ),
    "python types": (
        "a.py",
        "from dataclasses import dataclass, field\nfrom enum import Enum\n\n\nclass Kind(Enum):\n    A = 1\n\n\n@dataclass\nclass P:\n    x: int = 0\n    y: list[int] = field(default_factory=list)\n",
    ),
    "python constants": (
        "a.py",
        "import logging\n\nLIMIT = 60 * 60\nNAMES = ('a', 'b')\nlog = logging.getLogger(__name__)\n__all__ = ['f']\n",
    ),
    "python exception": (
        "a.py",
        "class NotEnough(Exception):\n    def __init__(self, name):\n        super().__init__(name)\n",
    ),
    "python guard": (
        "a.py",
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from b import B\n\ntry:\n    import c\nexcept ImportError:\n    c = None\n",
    ),
    "python main": ("a.py", "def main():\n    raise NotImplementedError\n\n\nif __name__ == '__main__':\n    main()\n"),
    "python protocol": (
        "a.py",
        "from typing import Protocol\n\n\nclass Store(Protocol):\n    def get(self, key: str) -> str: ...\n",
    ),
    "python functions in a table": ("a.py", "def f():\n    raise NotImplementedError\n\n\nOPS = {'f': f}\n"),
    "script object of stubs": (
        "a.js",
        "export const api = {\n  f: () => { throw new Error('x') },\n  g() { throw new Error('x') },\n}\n",
    ),
    "kotlin property": (
        "A.kt",
        "class A {\n    val b: Int\n        get() = TODO()\n    var c = 3\n        private set\n}\n",
    ),
    "rust trait": ("src/lib.rs", "pub trait T {\n    fn f(&self) -> i32;\n    fn g(&self) -> i32 { todo!() }\n}\n"),
    "python empty": ("pkg/__init__.py", ""),
    "script throws": (
        "a.js",
        "export function f(a) {\n  throw new Error('not implemented')\n}\nexport const g = () => { throw new Error('x') }\n",
    ),
    "script literals": (
        "a.ts",
        "export const f = (a: number): number => 0\nexport async function g(): Promise<string[]> {\n  return []\n}\nexport function h() { return null }\n",
    ),
    "script types": (
        "a.ts",
        "import { x } from './x'\nexport interface A { a: string }\nexport type B = A | null\nexport enum C { D = 1 }\nexport * from './y'\nexport const LIMIT = 10\n",
    ),
    "script class": (
        "a.ts",
        "export class A extends B {\n  private readonly m = new Map<string, number>()\n  constructor(private a: string) {\n    super(a)\n  }\n  get size(): number { throw new Error('x') }\n  async run(): Promise<void> {}\n}\n",
    ),
    "script component": ("a.tsx", "export function A(props: { x: string }) {\n  return null\n}\n"),
    "common js": (
        "a.js",
        "const b = require('./b')\n\nfunction f() {\n  throw new Error('x')\n}\n\nmodule.exports = { f, b }\n",
    ),
    "go": (
        "a.go",
        'package a\n\nimport "errors"\n\nvar ErrX = errors.New("x")\n\ntype T struct{ a int }\n\nconst K = 1\n\nfunc F(a int) (int, error) { return 0, nil }\n\nfunc (t *T) G() error { return errors.New("not implemented") }\n\nfunc H() { panic("todo") }\n\nfunc New() *T { return &T{} }\n',
    ),
    "rust": (
        "src/lib.rs",
        'pub mod a;\npub struct S { a: i32 }\npub trait T { fn f(&self) -> i32; }\nimpl S {\n    pub fn m(&self) -> i32 { todo!() }\n    pub fn n() -> Option<i32> { None }\n    pub fn o() -> Result<(), String> { Err("x".into()) }\n    pub fn p(&self) -> String { unimplemented!("p") }\n    pub fn q() -> Vec<i32> { Vec::new() }\n}\nconst K: i32 = 3;\n',
    ),
    "java": (
        "src/main/java/A.java",
        'package a;\n\npublic class A {\n  private final Map<String, Integer> m = new HashMap<>();\n  static final int K = 3;\n  public int f(int a) { throw new UnsupportedOperationException("f"); }\n  public int g() { return 0; }\n  public Optional<A> h() { return Optional.empty(); }\n  public void i() {}\n}\n\ninterface B { int f(); }\nrecord P(int a) {}\nenum E { A, B }\n',
    ),
    "ruby": (
        "lib/a.rb",
        "require 'set'\n\nmodule Shop\n  LIMIT = 3\n\n  class Cart\n    attr_reader :items\n\n    def initialize\n    end\n\n    def total\n      raise NotImplementedError, 'total'\n    end\n\n    def size\n      0\n    end\n  end\nend\n",
    ),
    "csharp": (
        "src/A.cs",
        'namespace Shop;\n\npublic class A\n{\n    private readonly List<int> _a = new();\n    public int P { get; set; } = 1;\n    public int F(int a) => throw new NotImplementedException();\n    public int G() { throw new NotImplementedException("x"); }\n    public int H() => 0;\n    public Task I() { return Task.CompletedTask; }\n}\n\npublic record R(int A);\n',
    ),
    "kotlin": (
        "src/main/kotlin/A.kt",
        'package a\n\nconst val K = 3\n\nclass A(val x: Int) {\n    fun f(a: Int): Int = TODO("x")\n    fun g(): Int { return 0 }\n    fun h(): List<Int> = emptyList()\n    fun i() {}\n    fun j(): Int { throw NotImplementedError() }\n}\n\ndata class P(val a: Int)\n',
    ),
    "php": (
        "src/A.php",
        "<?php\n\ndeclare(strict_types=1);\n\nnamespace Shop;\n\nuse A\\B;\n\nfinal class A\n{\n    private const K = 3;\n    private array $x = [];\n\n    public function __construct(private int $a)\n    {\n    }\n\n    public function f(): int\n    {\n        throw new \\LogicException('f');\n    }\n\n    public function g(): array\n    {\n        return [];\n    }\n}\n",
    ),
    "rust tests inside": (
        "src/lib.rs",
        "pub fn f() -> i32 { todo!() }\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn x() {\n        let a = f() + 1;\n        assert_eq!(a, 3);\n    }\n}\n",
    ),
}

BUSINESS = {
    "python constructor with a function of the language": (
        "a.py",
        "class A:\n    def __init__(self):\n        self.total = sum\n",
    ),
    "python exit status worked out": (
        "a.py",
        "if __name__ == '__main__':\n    raise SystemExit(sum(x * 2 for x in range(3)))\n",
    ),
    "typescript shape that works": (
        "a.ts",
        "import { z } from 'zod'\n\nexport const A = z.string().transform((s) => s.toLowerCase())\n",
    ),
    "javascript route": (
        "a.js",
        "const app = require('express')()\n\napp.get('/', (req, res) => res.send(req.query.x + 1))\n",
    ),
    "react fragment with a value": ("A.tsx", "export const A = (p: { n: number }) => <>{p.n * 2}</>\n"),
    "go value of a call": ("a.go", "package a\n\nvar _ I = compute(3)\n"),
    "python table with a computed default": (
        "shop/models.py",
        "class Order(models.Model):\n    total = models.IntegerField(default=total_of([1, 2]))\n",
    ),
    "python migration that runs code": (
        "shop/migrations/0002_fill.py",
        "class Migration(migrations.Migration):\n    operations = [migrations.RunPython(lambda apps, _: fill(apps))]\n",
    ),
    "php namespace in braces": ("a.php", "<?php\nnamespace A {\n  class B { function f($a) { return $a * 2; } }\n}\n"),
    "rust default method": ("src/lib.rs", "pub trait T {\n    fn f(&self, a: i32) -> i32 { a * 2 }\n}\n"),
    "rust macro rules": ("src/lib.rs", "macro_rules! f {\n    ($a:expr) => { $a * 2 };\n}\n"),
    "rust macro with code": ("src/lib.rs", "lazy_static! {\n    static ref X: i32 = compute(3);\n}\n"),
    "python decorator": ("a.py", "@(lambda f: lambda x: x + 1)\ndef f(x):\n    raise NotImplementedError\n"),
    "python default": ("a.py", "def f(x, g=lambda x: x + 1):\n    raise NotImplementedError\n"),
    "python except": ("a.py", "try:\n    import x\nexcept ImportError:\n    def f(x):\n        return x + 1\n"),
    "python else": ("a.py", "if True:\n    pass\nelse:\n    def f(x):\n        return x + 1\n"),
    "python main that evaluates": ("a.py", "if __name__:\n    exec('def f(x): return x + 1')\n"),
    "python dictionary of functions": ("a.py", "OPS = {'double': lambda x: x * 2}\n"),
    "java static block": ("A.java", "class A {\n  static int x;\n  static { x = 3 * 4; }\n}\n"),
    "java default method": ("A.java", "interface A {\n  default int f(int a) { return a * 2; }\n}\n"),
    "csharp indexer": ("A.cs", "class A { public int this[int i] { get { return i * 2; } } }\n"),
    "kotlin delegate": ("A.kt", "class A(val a: Int) {\n    val b by lazy { a * 2 }\n}\n"),
    "kotlin setter": (
        "A.kt",
        "class A {\n    var b: Int = 0\n        get() = 0\n        set(value) { field = value * 2 }\n}\n",
    ),
    "kotlin init": ("A.kt", "class A(a: Int) {\n    var b = 0\n    init { b = a * 2 }\n}\n"),
    "ruby private method": ("a.rb", "class A\n  private def f(a)\n    a * 2\n  end\nend\n"),
    "ruby structure": ("a.rb", "A = Struct.new(:a) do\n  def f\n    a * 2\n  end\nend\n"),
    "script static block": ("a.js", "class A {\n  static { A.x = compute() }\n}\n"),
    "script exported object": ("a.js", "export default { methods: { f(a) { return a * 2 } } }\n"),
    "python body": ("a.py", "def f(x):\n    return x + 1\n"),
    "python marker in a comment": (
        "a.py",
        '"""Stub: raises NotImplementedError."""\n\n\ndef f(x):\n    # raise NotImplementedError\n    return round(x, 1)\n',
    ),
    "python raise with work": ("a.py", "def f(x):\n    if x:\n        return 1\n    raise NotImplementedError\n"),
    "python work before raise": ("a.py", "def f(x):\n    x.append(1)\n    raise NotImplementedError\n"),
    "python lambda": ("a.py", "f = lambda x: x + 1\n"),
    "python act": ("a.py", "def f():\n    raise NotImplementedError\n\n\nprint(f)\n"),
    "python loop": ("a.py", "TABLE = {}\nfor i in range(3):\n    TABLE[i] = i\n"),
    "python comprehension": ("a.py", "TABLE = {i: i * i for i in range(9)}\n"),
    "python nested": ("a.py", "def f():\n    def g(x):\n        return x + 1\n    return g\n"),
    "python constructor": ("a.py", "class A:\n    def __init__(self, lines):\n        self._lines = sorted(lines)\n"),
    "python partial": ("a.py", "from functools import partial\n\nf = partial(int, base=2)\n"),
    "a test mark in a language where it keeps nothing out of the build": (
        "A.java",
        "class A {\n  @Test int f(int a) { return a * 2; }\n}\n",
    ),
    "rust not only for tests": (
        "src/lib.rs",
        '#[cfg(any(test, feature = "x"))]\nmod m {\n    pub fn f(a: i32) -> i32 { a * 2 }\n}\n',
    ),
    "rust not for tests": ("src/lib.rs", "#[cfg(not(test))]\npub fn f(a: i32) -> i32 { a * 2 }\n"),
    "python patch": ("a.py", "import builtins\n\nbuiltins.open = None\n"),
    "script body": ("a.ts", "export function f(a: number) {\n  return Math.round(a)\n}\n"),
    "script arrow": ("a.js", "export const f = (a) => a * 2\n"),
    "script default": ("a.js", "export default function (a) {\n  return a * 2\n}\n"),
    "script exported arrow": ("a.js", "module.exports = (a) => a * 2\n"),
    "script member": ("a.js", "class A {\n  f = (a) => a * 2\n}\n"),
    "script object": ("a.js", "export const api = { f(a) { return a * 2 }, g: (a) => a + 1 }\n"),
    "script act": ("a.js", "console.log(1 + 1)\n"),
    "go body": ("a.go", "package a\n\nfunc F(a int) int { return a * 2 }\n"),
    "go value": ("a.go", "package a\n\nvar x = compute()\n"),
    "go function value": ("a.go", "package a\n\nvar F = func(a int) int { return a * 2 }\n"),
    "rust body": ("src/lib.rs", "pub fn f(a: i32) -> i32 { a * 2 }\n"),
    "rust macro": ("src/lib.rs", 'pub fn f(a: i32) -> String { format!("{a}") }\n'),
    "java body": ("A.java", "class A {\n  int f(int a) { return a * 2; }\n}\n"),
    "java initializer": ("A.java", "class A {\n  int x = compute(3);\n}\n"),
    "ruby body": ("a.rb", "def f(a)\n  a * 2\nend\n"),
    "ruby one line": ("a.rb", "def f(a) = a * 2\n"),
    "ruby define": ("a.rb", "class A\n  define_method(:f) { |a| a * 2 }\nend\n"),
    "csharp body": ("A.cs", "class A { int F(int a) => a * 2; }\n"),
    "csharp getter": ("A.cs", "class A { int F { get { return _a * 2; } } }\n"),
    "kotlin body": ("A.kt", "fun f(a: Int): Int = a * 2\n"),
    "kotlin getter": ("A.kt", "class A(val a: Int) {\n    val b: Int get() = a * 2\n}\n"),
    "php body": ("a.php", "<?php\n\nfunction f($a) { return $a * 2; }\n"),
    "not parseable": ("a.py", "def f(:\n"),
    "a language without a table": ("a.lua", "return 1\n"),
}


@pytest.mark.parametrize("name", STUBS)
def test_leaves_stubs_alone(name: str) -> None:
    path, text = STUBS[name]
    assert judge_business(path, change(None, text)).findings == ()


@pytest.mark.parametrize("name", BUSINESS)
def test_acts_on_business_code(name: str) -> None:
    path, text = BUSINESS[name]
    assert business(path, None, text) == "business"


def test_a_stub_may_join_an_object_of_real_functions() -> None:
    old = "export const api = {\n  f: (a) => a * 2,\n  g(a) { return a + 1 },\n}\n"
    assert (
        business("a.js", old, old.replace("export", "export").replace("\n}", "\n  h(a) { throw new Error('x') },\n}"))
        == "stub"
    )
    assert business("a.js", old, old.replace("\n}", "\n  h: (a) => a * 3,\n}")) == "business"
    assert business("a.js", old, old.replace("  g(a) { return a + 1 },\n", "")) == "business"


BROWN = "import os\n\n\ndef old(x):\n    return x + 1\n\n\ndef half(x):\n    return x / 2\n"


def test_bodies_left_alone_are_free_whatever_they_are() -> None:
    assert business("a.py", BROWN, BROWN + "\n\ndef new(x):\n    raise NotImplementedError\n") == "stub"


def test_a_docstring_a_signature_and_a_comment_are_free() -> None:
    assert (
        business(
            "a.py",
            BROWN,
            BROWN.replace("def old(x):\n", 'def old(x: int, y: int = 0) -> int:\n    """Old."""\n    # one more\n'),
        )
        == "stub"
    )


def test_an_altered_body_must_be_a_stub() -> None:
    assert business("a.py", BROWN, BROWN.replace("x + 1", "x + 2")) == "business"
    assert business("a.py", BROWN, BROWN.replace("return x + 1", "raise NotImplementedError")) == "stub"


def test_a_filled_stub_is_business() -> None:
    stub = "def slugify(title):\n    raise NotImplementedError\n"
    assert (
        business("a.py", stub, stub.replace("raise NotImplementedError", 'return "-".join(title.split())'))
        == "business"
    )


def test_a_body_taken_away_is_business_unless_it_was_a_stub() -> None:
    assert business("a.py", BROWN, BROWN.replace("\n\ndef half(x):\n    return x / 2\n", "")) == "business"
    stubs = "def a():\n    raise NotImplementedError\n\n\ndef b():\n    raise NotImplementedError\n"
    assert business("a.py", stubs, stubs.replace("def b", "def c")) == "stub"


def test_a_removed_file_is_business_unless_it_held_nothing() -> None:
    assert business("a.py", "def a():\n    raise NotImplementedError\n", None) == "business"
    assert business("pkg/__init__.py", "", None) == "stub"


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/a.py", "from tests.helpers.calc import compute\n"),
        ("src/a.py", "from ..tests.helpers import calc\n"),
        ("src/a.ts", "export { compute } from '../tests/helpers/calc'\n"),
        ("src/a.js", "const { compute } = require('../tests/helpers/calc')\n"),
        ("lib/a.rb", "require_relative '../spec/helpers/calc'\n"),
        ("src/a.php", "<?php\nrequire_once __DIR__ . '/../tests/calc.php';\n"),
        ("src/lib.rs", '#[path = "../tests/calc.rs"]\nmod calc;\n'),
        ("src/a.go", 'package a\n\nimport "example.com/shop/tests/calc"\n'),
    ],
)
def test_an_import_from_a_test_path_is_business(path: str, text: str) -> None:
    found = judge_business(path, change(None, text))
    assert (found.verdict, [one.kind for one in found.findings]) == ("business", ["imports_test"])


def test_an_import_from_a_test_path_that_was_there_is_left_alone() -> None:
    text = "from tests.helpers import compute\n"
    assert business("src/a.py", text, text + "\nLIMIT = 3\n") == "stub"


def test_the_caller_says_what_a_test_path_is() -> None:
    text = change(None, "from checks.calc import compute\n")
    assert judge_business("src/a.py", text).verdict == "stub"
    assert judge_business("src/a.py", text, test_paths=lambda path: path.startswith("checks/")).verdict == "business"
