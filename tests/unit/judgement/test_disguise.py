"""Two disguises: a name for a library's function is a body, and a constructor that only stores what it is given is none."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import business

Sample = tuple[str, str | None, str]

STUBS: dict[str, Sample] = {
    "ctor java": (
        "src/main/java/A.java",
        None,
        "class A {\n  private final int x;\n  A(int x) {\n    this.x = x;\n  }\n  int f() { throw new UnsupportedOperationException(); }\n}\n",
    ),
    "ctor python": (
        "a.py",
        None,
        "class A:\n    def __init__(self, x, y=None):\n        self.x = x\n        self._y = y\n        self.items = []\n\n    def f(self):\n        raise NotImplementedError\n",
    ),
    "ctor ts": (
        "a.ts",
        None,
        "export class A {\n  private x: number\n  constructor(x: number) {\n    this.x = x\n  }\n  f(): number { throw new Error('x') }\n}\n",
    ),
    "ctor cs": (
        "A.cs",
        None,
        "public class A\n{\n    private readonly int _x;\n    public A(int x) { _x = x; }\n    public int F() => throw new NotImplementedException();\n}\n",
    ),
    "ctor cs arrow": (
        "A.cs",
        None,
        "public class A\n{\n    private readonly int _x;\n    public A(int x) => _x = x;\n}\n",
    ),
    "ctor php": (
        "A.php",
        None,
        "<?php\nclass A\n{\n    private int $x;\n    public function __construct(int $x)\n    {\n        $this->x = $x;\n    }\n}\n",
    ),
    "ctor rb": (
        "a.rb",
        None,
        "class A\n  def initialize(x, y = nil)\n    @x = x\n    @y = y\n  end\n\n  def f\n    raise NotImplementedError\n  end\nend\n",
    ),
    "ctor go": ("a.go", None, "package a\n\ntype A struct{ x int }\n\nfunc NewA(x int) *A {\n\treturn &A{x: x}\n}\n"),
    "ctor rust": (
        "src/lib.rs",
        None,
        "pub struct A { x: i32 }\nimpl A {\n    pub fn new(x: i32) -> Self {\n        Self { x }\n    }\n    pub fn f(&self) -> i32 { todo!() }\n}\n",
    ),
    "exception super java": (
        "E.java",
        None,
        "class E extends RuntimeException {\n  private final int code;\n  E(String m, int code) {\n    super(m);\n    this.code = code;\n  }\n}\n",
    ),
    "type alias": (
        "a.py",
        None,
        "from decimal import Decimal\nfrom typing import Callable\n\nMoney = Decimal\nUserId = int\nHandler = Callable[[int], int]\n",
    ),
    "alias of a stub": ("a.py", None, "def total(x):\n    raise NotImplementedError\n\n\nsum_up = total\n"),
    "barrel": (
        "pkg/__init__.py",
        None,
        'from .cart import Cart\nfrom .money import total as total\n\n__all__ = ["Cart", "total"]\n',
    ),
    "moved to module": (
        "a.py",
        "def total(x):\n    raise NotImplementedError\n",
        'from .sums import total\n\n__all__ = ["total"]\n',
    ),
    "imports for later": (
        "a.py",
        None,
        "import json\nimport math\nfrom statistics import mean\nfrom collections import defaultdict\n\n\ndef total(x):\n    raise NotImplementedError\n",
    ),
    "js data aliases": (
        "a.js",
        None,
        "const env = process.env\nconst { join } = require('path')\nconst log = console\nmodule.exports = { env }\n",
    ),
    "js barrel": ("index.js", None, "export { total } from './total.js'\nexport * from './cart.js'\n"),
    "py data alias": ("a.py", None, "from .config import settings\n\nconfig = settings\nlog = settings.log\n"),
    "field default factory": (
        "a.py",
        None,
        "from dataclasses import dataclass, field\n\n\n@dataclass\nclass A:\n    x: list = field(default_factory=list)\n",
    ),
    "strings": ("a.py", None, "import string\n\nLETTERS = string.ascii_letters\n"),
    "pi": ("a.py", None, "import math\n\nPI = math.pi\ntau = math.tau\n"),
}

BUSINESS: dict[str, Sample] = {
    "ctor computes": ("A.java", None, "class A {\n  private final int x;\n  A(int x) {\n    this.x = x * 2;\n  }\n}\n"),
    "ctor calls": ("a.py", None, "class A:\n    def __init__(self, x):\n        self.x = sorted(x)\n"),
    "setter stores": ("A.java", None, "class A {\n  private int x;\n  void setX(int x) {\n    this.x = x;\n  }\n}\n"),
    "getter": ("A.java", None, "class A {\n  private int x;\n  int getX() {\n    return x;\n  }\n}\n"),
    "ctor static": ("A.java", None, "class A {\n  static int count;\n  A(int x) {\n    A.count = x;\n  }\n}\n"),
    "ctor in py to class": ("a.py", None, "class A:\n    def __init__(self, x):\n        A.f = x\n"),
    "alias replaces stub": ("a.py", "def total(x):\n    raise NotImplementedError\n", "total = sum\n"),
    "alias after stub": (
        "a.py",
        "def total(x):\n    raise NotImplementedError\n",
        "def total(x):\n    raise NotImplementedError\n\n\ntotal = sum\n",
    ),
    "import replaces stub": ("a.py", "def mean(x):\n    raise NotImplementedError\n", "from statistics import mean\n"),
    "import after stub": (
        "a.py",
        "def mean(x):\n    raise NotImplementedError\n",
        "def mean(x):\n    raise NotImplementedError\n\n\nfrom statistics import mean  # noqa\n",
    ),
    "new alias of builtin": ("a.py", None, "total = sum\n"),
    "new alias of stdlib": ("a.py", None, "import statistics\n\nmean = statistics.mean\n"),
    "new alias imported": ("a.py", None, "from statistics import fmean\n\nmean = fmean\n"),
    "import as": ("a.py", None, "from statistics import fmean as mean\n"),
    "js alias lodash": ("a.js", None, "import { sum } from 'lodash'\n\nexport const total = sum\n"),
    "js alias member": ("a.js", None, "import _ from 'lodash'\n\nexport const total = _.sum\n"),
    "js export from": ("a.js", None, "export { sum as total } from 'lodash'\n"),
    "js replaces": (
        "a.js",
        "export function total() {\n  throw new Error('x')\n}\n",
        "export { sum as total } from 'lodash'\n",
    ),
    "js Math": ("a.js", None, "export const biggest = Math.max\n"),
    "cjs": ("a.js", None, "module.exports = { biggest: Math.max }\n"),
    "class attr alias": ("a.py", None, "class Cart:\n    total = staticmethod(sum)\n"),
    "partial": (
        "a.py",
        None,
        "from functools import partial, reduce\nimport operator\n\nproduct = partial(reduce, operator.mul)\n",
    ),
    "dict of builtins": ("a.py", None, "OPS = {'sum': sum, 'max': max}\n"),
    "inherit": ("a.py", None, "class Counter(dict):\n    get_total = dict.__len__\n"),
}


@pytest.mark.parametrize("name", STUBS)
def test_leaves_alone(name: str) -> None:
    assert business(*STUBS[name]) == "stub"


@pytest.mark.parametrize("name", BUSINESS)
def test_acts_on(name: str) -> None:
    assert business(*BUSINESS[name]) == "business"


def test_a_name_that_was_there_is_left_alone() -> None:
    base = "total = sum\n"
    assert business("a.py", base, base + "\n\ndef mean(values):\n    raise NotImplementedError\n") == "stub"
