"""How stubs are written in ten languages and their frameworks, and one-liners that look like them and do something."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import business

Sample = tuple[str, str]

STUBS: dict[str, Sample] = {
    "python: dates and labels": (
        "m.py",
        "class Order(models.Model):\n    class Kind(models.TextChoices):\n        NEW = 'n', _('New')\n\n    since = datetime(2020, 1, 1)\n    name = gettext_lazy('Order')\n",
    ),
    "python: how to log": ("a.py", "import logging\n\nlogging.basicConfig(level=logging.INFO)\n"),
    "go: names first": (
        "a.go",
        'package a\n\nfunc F(ctx context.Context, a int) int {\n\t_, _ = ctx, a\n\tpanic("todo")\n}\n',
    ),
    "typescript: names first": (
        "a.ts",
        "export function f(a: string, b: string): number {\n  void a\n  void [a, b]\n  throw new Error('f')\n}\n",
    ),
    "rust: variant with fields": (
        "src/a.rs",
        "pub fn f() -> Result<u8, E> {\n    Err(E::Bad { code: 1 })\n}\n\npub fn g() -> P {\n    P { x: 0 }\n}\n",
    ),
    "python: django settings": (
        "shop/settings.py",
        '"""Settings."""\n\nimport os\nfrom pathlib import Path\n\nBASE_DIR = Path(__file__).resolve().parent.parent\nSECRET_KEY = os.environ.get("SECRET_KEY", "x")\nDEBUG = True\nALLOWED_HOSTS = []\nINSTALLED_APPS = ["django.contrib.admin", "shop"]\nTEMPLATES = [{"BACKEND": "django", "DIRS": [BASE_DIR / "templates"], "OPTIONS": {"context_processors": []}}]\nDATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": BASE_DIR / "db.sqlite3"}}\nMEDIA_ROOT = os.path.join(BASE_DIR, "media")\nROOT = os.path.dirname(os.path.abspath(__file__))\n',
    ),
    "python: django urls": (
        "shop/urls.py",
        "from django.contrib import admin\nfrom django.urls import include, path\n\nfrom . import views\n\nurlpatterns = [\n    path('', views.index, name='index'),\n    path('cart/', views.CartView.as_view()),\n    path('admin/', admin.site.urls),\n    path('api/', include('api.urls')),\n]\n",
    ),
    "python: django wsgi": (
        "shop/wsgi.py",
        "import os\n\nfrom django.core.wsgi import get_wsgi_application\n\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')\n\napplication = get_wsgi_application()\n",
    ),
    "python: django admin": (
        "shop/admin.py",
        "from django.contrib import admin\n\nfrom .models import Cart\n\nadmin.site.register(Cart)\n",
    ),
    "python: settings class": (
        "settings.py",
        "from pydantic_settings import BaseSettings, SettingsConfigDict\n\n\nclass Settings(BaseSettings):\n    model_config = SettingsConfigDict(env_prefix='SHOP_')\n    debug: bool = False\n\n\nsettings = Settings()\n",
    ),
    "python: sqlalchemy models": (
        "models.py",
        "from sqlalchemy import Column, ForeignKey, Integer, String, UniqueConstraint\nfrom sqlalchemy.orm import relationship\n\n\nclass Entry(Base):\n    __table_args__ = (UniqueConstraint('a', name='u'),)\n    id = Column(Integer, primary_key=True)\n    name = Column(String(40))\n    account_id = Column(ForeignKey('account.id'), nullable=False)\n    account = relationship('Account', back_populates='entries')\n",
    ),
    "python: routes of stubs": (
        "api.py",
        "from fastapi import FastAPI\n\nfrom .orders import router\n\napp = FastAPI()\napp.include_router(router, prefix='/orders')\n",
    ),
    "javascript: routes of stubs": (
        "app.ts",
        "import express from 'express'\nimport { handler } from './handler.js'\n\nexport const app = express()\napp.use(express.json())\napp.get('/orders', handler)\napp.post('/orders', (req, res) => {\n  throw new Error('not implemented')\n})\n",
    ),
    "python: message first": ("a.py", 'def f(x):\n    msg = "not yet"\n    raise NotImplementedError(msg)\n'),
    "python: message with a name": (
        "a.py",
        'def f(x):\n    """F."""\n    message = f"no {x} yet"\n    raise NotImplementedError(message)\n',
    ),
    "python: assert false": ("a.py", 'def f(x):\n    assert False, "todo"\n'),
    "python: log line first": (
        "a.py",
        'def f(x):\n    log.warning("not implemented: %s", x)\n    raise NotImplementedError\n',
    ),
    "python: empty set": (
        "a.py",
        "def f(x):\n    return set()\n\n\ndef g():\n    return dict()\n\n\ndef h():\n    return list()\n\n\ndef i():\n    return tuple()\n\n\ndef j():\n    return frozenset()\n",
    ),
    "python: zero of a class": (
        "a.py",
        'from decimal import Decimal\n\n\ndef f(x):\n    return Decimal("0")\n\n\ndef g():\n    return Cart()\n',
    ),
    "python: abort": ("a.py", "from flask import abort\n\n\ndef f():\n    abort(501)\n"),
    "javascript: message first": (
        "a.js",
        "export function f(a) {\n  const message = `no ${a} yet`\n  throw new Error(message)\n}\n",
    ),
    "javascript: log line first": (
        "a.js",
        'export function f(a) {\n  console.warn("not implemented", a)\n  throw new Error("f")\n}\n',
    ),
    "javascript: empty map": (
        "a.ts",
        "export function f(a: string) {\n  return new Map<string, number>()\n}\nexport const g = () => new Set<string>()\n",
    ),
    "java: message first": (
        "A.java",
        'class A {\n  int f(int a) {\n    String message = "not yet";\n    throw new UnsupportedOperationException(message);\n  }\n  int g() {\n    log.warn("not yet");\n    throw new UnsupportedOperationException();\n  }\n}\n',
    ),
    "go: message first": (
        "a.go",
        'package a\n\nfunc F(a int) int {\n\tmsg := "not yet"\n\tpanic(msg)\n}\n\nfunc G(a int) int {\n\tlog.Println("not yet", a)\n\tpanic("todo")\n}\n',
    ),
    "rust: names first": (
        "src/a.rs",
        'pub fn f(a: u8, b: u8) -> u8 {\n    let _ = (a, b);\n    todo!()\n}\n\npub fn g(a: u8) -> u8 {\n    let _ = a;\n    eprintln!("not yet");\n    unimplemented!()\n}\n',
    ),
    "rust: variants": (
        "src/a.rs",
        'pub fn f(a: u8) -> Result<u8, E> {\n    Err(E::Empty)\n}\n\npub fn g() -> Result<(), E> {\n    Ok(())\n}\n\npub fn h() -> Option<u8> {\n    Some(3)\n}\n\npub fn i() -> Kind {\n    crate::Kind::None\n}\n\npub fn j() -> Result<u8, E> {\n    Err(E::Bad("x"))\n}\n',
    ),
    "python: abc": (
        "a.py",
        "from abc import ABC, abstractmethod\n\n\nclass Store(ABC):\n    @abstractmethod\n    def get(self, key: str) -> str: ...\n\n    @property\n    @abstractmethod\n    def size(self) -> int:\n        raise NotImplementedError\n",
    ),
    "python: dataclass": (
        "a.py",
        "from dataclasses import dataclass, field\n\n\n@dataclass(frozen=True, slots=True)\nclass P:\n    x: int\n    tags: list[str] = field(default_factory=list)\n\n    def total(self) -> int:\n        raise NotImplementedError\n",
    ),
    "python: slots": (
        "a.py",
        'class A:\n    __slots__ = ("x", "y")\n\n    def f(self):\n        raise NotImplementedError("f")\n',
    ),
    "python: overload": (
        "a.py",
        "from typing import overload\n\n\n@overload\ndef f(x: int) -> int: ...\n@overload\ndef f(x: str) -> str: ...\ndef f(x):\n    raise NotImplementedError\n",
    ),
    "python: typeddict": (
        "a.py",
        'from typing import TypedDict, NamedTuple, Literal\n\nKind = Literal["a", "b"]\n\n\nclass A(TypedDict):\n    x: int\n\n\nclass B(NamedTuple):\n    y: int = 0\n',
    ),
    "python: async": ("a.py", "async def f(x):\n    raise NotImplementedError\n\n\nasync def g():\n    return None\n"),
    "python: notimpl return": ("a.py", "class A:\n    def __eq__(self, other):\n        return NotImplemented\n"),
    "python: exceptions": (
        "errors.py",
        'class ShopError(Exception):\n    """All of ours."""\n\n\nclass Missing(ShopError, KeyError):\n    code = 404\n',
    ),
    "python: exception message": (
        "errors.py",
        'class Missing(Exception):\n    def __init__(self, name: str) -> None:\n        super().__init__(f"no {name}")\n        self.name = name\n',
    ),
    "python: path const": ("a.py", 'from pathlib import Path\n\nROOT = Path(__file__).parent\nDATA = ROOT / "data"\n'),
    "python: env const": (
        "settings.py",
        'import os\n\nDEBUG = os.environ.get("DEBUG", "0") == "1"\nURL = os.getenv("URL", "http://x")\n',
    ),
    "python: pydantic": (
        "a.py",
        'from pydantic import BaseModel, Field\n\n\nclass Order(BaseModel):\n    id: int\n    lines: list[str] = Field(default_factory=list, max_length=3)\n    model_config = {"frozen": True}\n',
    ),
    "python: click": (
        "cli.py",
        'import click\n\n\n@click.command()\n@click.argument("path")\n@click.option("--limit", default=3, help="how many")\ndef main(path, limit):\n    raise NotImplementedError\n',
    ),
    "python: fastapi": (
        "api.py",
        'from fastapi import FastAPI, APIRouter\n\napp = FastAPI(title="x")\nrouter = APIRouter(prefix="/a")\n\n\n@router.get("/{key}")\nasync def read(key: str):\n    raise NotImplementedError\n',
    ),
    "python: sqlalchemy": (
        "m.py",
        'from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column\n\n\nclass Base(DeclarativeBase):\n    pass\n\n\nclass User(Base):\n    __tablename__ = "user"\n    id: Mapped[int] = mapped_column(primary_key=True)\n',
    ),
    "python: version": (
        "__init__.py",
        '"""Shop."""\n\nfrom importlib.metadata import version\n\nfrom shop.cart import Cart\n\n__version__ = "0.1.0"\n__all__ = ["Cart"]\n',
    ),
    "python: sentinel": ("a.py", '_MISSING = object()\nDEFAULTS = {"a": 1, **{"b": 2}}\nNAMES = frozenset({"a"})\n'),
    "python: del args": ("a.py", "def f(x, y):\n    del x, y\n    raise NotImplementedError\n"),
    "python: unused": ("a.py", "def f(x):\n    _ = x\n    raise NotImplementedError\n"),
    "python: generator stub": ("a.py", "def f(x):\n    raise NotImplementedError\n    yield\n"),
    "python: todo comment pass": ("a.py", "def f(x):\n    # TODO: phase 5\n    pass\n"),
    "python: property": (
        "a.py",
        "class A:\n    @property\n    def total(self) -> int:\n        return 0\n\n    @total.setter\n    def total(self, value: int) -> None:\n        raise NotImplementedError\n",
    ),
    "python: contextmanager": (
        "a.py",
        "class A:\n    def __enter__(self):\n        raise NotImplementedError\n\n    def __exit__(self, *args):\n        raise NotImplementedError\n",
    ),
    "python: logger": (
        "a.py",
        "import logging\n\nlogger = logging.getLogger(__name__)\nlogger.addHandler(logging.NullHandler())\n",
    ),
    "typescript: abstract": (
        "a.ts",
        'export abstract class Store<T> {\n  protected constructor(protected readonly name: string) {}\n  abstract get(key: string): T\n  list(): T[] {\n    throw new Error("not implemented")\n  }\n}\n',
    ),
    "typescript: overloads": (
        "a.ts",
        'export function f(a: string): string\nexport function f(a: number): number\nexport function f(a: any): any {\n  throw new Error("not implemented")\n}\n',
    ),
    "typescript: assertions": (
        "a.ts",
        'export const EMPTY = {} as Cart\nexport const LIST: readonly string[] = Object.freeze(["a"])\nexport type A = keyof typeof EMPTY\ndeclare global {\n  interface Window { x: number }\n}\n',
    ),
    "typescript: react": (
        "A.tsx",
        'import type { FC } from "react"\n\nexport const A: FC<{ x: string }> = () => <div />\nexport default function B() {\n  return <div className="b" />\n}\n',
    ),
    "typescript: error class": (
        "a.ts",
        'export class NotFound extends Error {\n  constructor(readonly id: string) {\n    super(`no ${id}`)\n    this.name = "NotFound"\n  }\n}\n',
    ),
    "typescript: router": ("a.ts", 'import { Router } from "express"\n\nexport const router = Router()\n'),
    "typescript: enum const": (
        "a.ts",
        'export const enum Kind { A = "a", B = "b" }\nexport const KINDS = [Kind.A, Kind.B] as const\nexport const MAP: Record<Kind, number> = { [Kind.A]: 1, [Kind.B]: 2 }\n',
    ),
    "typescript: private fields": (
        "a.ts",
        'export class A {\n  #items: string[] = []\n  static readonly LIMIT = 3\n  get size(): number {\n    throw new Error("x")\n  }\n}\n',
    ),
    "javascript: reject": (
        "a.js",
        'export const f = () => Promise.reject(new Error("not implemented"))\nexport async function* g() {\n  throw new Error("x")\n}\n',
    ),
    "typescript: nest": (
        "a.ts",
        '@Injectable()\nexport class A {\n  constructor(private readonly repo: Repo) {}\n  @Get("/x")\n  find(@Param("id") id: string): Promise<string> {\n    throw new NotImplementedException()\n  }\n}\n',
    ),
    "go: errors": (
        "a.go",
        'package a\n\nimport (\n\t"errors"\n\t"fmt"\n)\n\nvar (\n\tErrA = errors.New("a")\n\tErrB = fmt.Errorf("b: %w", ErrA)\n)\n\ntype E struct{ Name string }\n\nfunc (e *E) Error() string { return "e" }\n\nconst (\n\tA = iota\n\tB\n)\n',
    ),
    "go: handler": (
        "a.go",
        'package a\n\nimport "net/http"\n\ntype Handler struct {\n\tstore Store\n}\n\nfunc NewHandler(store Store) *Handler { return &Handler{store: store} }\n\nfunc (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {\n\tpanic("not implemented")\n}\n',
    ),
    "go: return zero": (
        "a.go",
        'package a\n\nfunc F(a int) (string, error) {\n\treturn "", errors.New("not implemented")\n}\n\nfunc G() (T, bool) {\n\treturn T{}, false\n}\n\nfunc H() map[string]int {\n\treturn nil\n}\n',
    ),
    "go: named result": ("a.go", "package a\n\nfunc F(a int) (got string, err error) {\n\treturn\n}\n"),
    "rust: derive": (
        "src/lib.rs",
        'use thiserror::Error;\n\n#[derive(Debug, Error, PartialEq)]\npub enum Failure {\n    #[error("empty")]\n    Empty,\n}\n\n#[derive(Debug, Clone, Default)]\npub struct Cart {\n    lines: Vec<String>,\n}\n\nimpl Cart {\n    #[must_use]\n    pub fn total(&self) -> u32 {\n        todo!("phase 5")\n    }\n}\n\nimpl std::fmt::Display for Cart {\n    fn fmt(&self, _f: &mut std::fmt::Formatter<\'_>) -> std::fmt::Result {\n        todo!()\n    }\n}\n',
    ),
    "rust: mods": (
        "src/lib.rs",
        '//! Shop.\n\npub mod cart;\npub use cart::Cart;\npub type Result<T> = std::result::Result<T, Error>;\npub const LIMIT: usize = 3 * 4;\nstatic NAME: &str = "a";\n',
    ),
    "rust: bang type": (
        "src/lib.rs",
        "pub fn f(_a: u8) -> ! {\n    unimplemented!()\n}\n\npub fn g() -> impl Iterator<Item = u8> {\n    std::iter::empty()\n}\n",
    ),
    "java: exceptions": (
        "E.java",
        "public class E extends RuntimeException {\n  private static final long serialVersionUID = 1L;\n  public E(String message) {\n    super(message);\n  }\n  public E(String message, Throwable cause) {\n    super(message, cause);\n  }\n}\n",
    ),
    "java: record": (
        "R.java",
        'public record R(int a, String b) {\n  public static final R EMPTY = new R(0, "");\n  public int total() { throw new UnsupportedOperationException(); }\n}\n',
    ),
    "java: enum": (
        "K.java",
        'public enum K {\n  A("a"), B("b");\n  private final String label;\n  K(String label) { this.label = label; }\n  public String label() { throw new UnsupportedOperationException(); }\n}\n',
    ),
    "java: spring": (
        "S.java",
        "@Service\npublic class S {\n  private final Repo repo;\n  @Autowired\n  public S(Repo repo) { this.repo = repo; }\n  @Transactional\n  public List<String> all() { return List.of(); }\n}\n",
    ),
    "kotlin: sealed": (
        "A.kt",
        'sealed interface R {\n    data class Ok(val x: Int) : R\n    data object None : R\n}\n\nclass E(message: String) : RuntimeException(message)\n\nobject Shop {\n    const val LIMIT = 3\n    fun total(): Int = TODO()\n}\n\nenum class K(val label: String) { A("a"), B("b") }\n',
    ),
    "kotlin: companion": (
        "A.kt",
        'class A private constructor(private val x: Int) {\n    companion object {\n        val EMPTY = A(0)\n        fun of(x: Int): A = TODO("not implemented")\n    }\n    override fun toString(): String = TODO()\n}\n',
    ),
    "csharp: exception": (
        "E.cs",
        "public class E : Exception\n{\n    public E(string message) : base(message) { }\n    public E(string message, Exception inner) : base(message, inner)\n    {\n    }\n}\n",
    ),
    "csharp: interface": (
        "I.cs",
        "public interface IStore { Task<int> Get(string key); int Size { get; } }\npublic enum K { A, B }\npublic record R(int A, string B);\npublic abstract class Base { public abstract int F(); protected virtual int G() => throw new NotImplementedException(); }\n",
    ),
    "csharp: primary ctor": (
        "S.cs",
        "public class S(IStore store) : IService\n{\n    private readonly IStore _store = store;\n    public Task<int> Get(string key) => throw new NotImplementedException();\n}\n",
    ),
    "php: enum": (
        "K.php",
        "<?php\n\ndeclare(strict_types=1);\n\nnamespace App;\n\nenum K: string\n{\n    case A = 'a';\n    case B = 'b';\n}\n",
    ),
    "php: readonly": (
        "P.php",
        "<?php\n\nfinal readonly class P\n{\n    public function __construct(private int $x, private array $y = [])\n    {\n    }\n\n    public function total(): int\n    {\n        throw new \\LogicException('not implemented');\n    }\n}\n",
    ),
    "php: exception": (
        "E.php",
        "<?php\n\nclass E extends \\RuntimeException\n{\n    public function __construct(string $m)\n    {\n        parent::__construct($m);\n    }\n}\n",
    ),
    "ruby: struct": (
        "a.rb",
        "require 'set'\n\nmodule Shop\n  Line = Struct.new(:name, :price, keyword_init: true)\n  Error = Class.new(StandardError)\n  KINDS = %i[a b].freeze\n\n  class Cart\n    include Enumerable\n    attr_accessor :lines\n\n    def each\n      raise NotImplementedError\n    end\n  end\nend\n",
    ),
    "ruby: rails": (
        "app/models/a.rb",
        'class A < ApplicationRecord\n  belongs_to :shop\n  has_many :lines, dependent: :destroy\n  validates :name, presence: true\n  enum :status, { open: 0, closed: 1 }\n  scope :open, -> { raise NotImplementedError }\n\n  def total\n    raise NotImplementedError, "#{self.class}#total"\n  end\nend\n',
    ),
    "ruby: controller": (
        "app/controllers/a_controller.rb",
        "class AController < ApplicationController\n  before_action :authenticate\n\n  def index\n    raise NotImplementedError\n  end\n\n  private\n\n  def authenticate\n    raise NotImplementedError\n  end\nend\n",
    ),
}

BUSINESS: dict[str, Sample] = {
    "python: a program that says something": ("a.py", "def main(x):\n    print(x)\n    sys.exit(0)\n"),
    "javascript: a program that says something": (
        "a.js",
        "function main() {\n  console.log('Hello')\n  process.exit(0)\n}\n",
    ),
    "php: a program that says something": ("a.php", "<?php\nfunction f() {\n  echo 'Hello';\n  exit(0);\n}\n"),
    "java: a program that says something": (
        "A.java",
        "class A {\n  void f(int a) {\n    System.out.println(a);\n    System.exit(0);\n  }\n}\n",
    ),
    "kotlin: a program that says something": ("A.kt", "fun f(a: Int) {\n    println(a)\n    exitProcess(0)\n}\n"),
    "python: a date that is worked out": ("a.py", "SINCE = datetime(year_of(3), 1, 1)\n"),
    "go: work under no name": ("a.go", 'package a\n\nfunc F(a int) int {\n\t_, _ = write(a), a\n\tpanic("todo")\n}\n'),
    "typescript: work in void": (
        "a.ts",
        "export function f(a: string[]): number {\n  void a.pop()\n  throw new Error('f')\n}\n",
    ),
    "rust: variant of what is worked out": (
        "src/a.rs",
        "pub fn f(a: u8) -> Result<u8, E> {\n    Err(E::Bad { code: a * 2 })\n}\n",
    ),
    "python: settings that work": (
        "settings.py",
        "from pathlib import Path\n\nBASE_DIR = Path(__file__).resolve().parent\n\n\ndef total(prices):\n    return sum(prices)\n",
    ),
    "python: settings that are worked out": ("settings.py", "from shop.prices import total\n\nLIMIT = total([1, 2])\n"),
    "python: a path that is worked out": (
        "settings.py",
        "from pathlib import Path\n\nROOT = Path(find(3)).resolve()\n",
    ),
    "python: a route with a body": (
        "urls.py",
        "urlpatterns = [path('', lambda request: HttpResponse(request.GET['x'] * 2))]\n",
    ),
    "python: a program at import": ("a.py", "from subprocess import Popen\n\nJOB = Popen(['make'])\n"),
    "python: a class of what is worked out": ("a.py", "SETTINGS = Settings(limit=compute(3))\n"),
    "python: a class of a library's function": ("a.py", "total = Wrapper(sum)\n"),
    "javascript: a route with a body": (
        "app.js",
        "const app = express()\napp.get('/', (req, res) => { res.send(req.query.x * 2) })\n",
    ),
    "javascript: a route that is worked out": ("app.js", "const app = express()\napp.use(compute(3))\n"),
    "javascript: a shape that is worked out": ("a.ts", "export const A = z.enum(compute(3)).optional()\n"),
    "python: message that is worked out": (
        "a.py",
        "def f(x):\n    msg = compute(x)\n    raise NotImplementedError(msg)\n",
    ),
    "python: work in a message": ("a.py", 'def f(x):\n    msg = f"{x.pop()}"\n    raise NotImplementedError(msg)\n'),
    "python: a field before a raise": (
        "a.py",
        'def f(self, x):\n    self.total = "3"\n    raise NotImplementedError\n',
    ),
    "python: message returned": ("a.py", 'def f(x):\n    msg = "a"\n    return msg + x\n'),
    "python: assert a sum": ("a.py", "def f(total, prices):\n    assert total == sum(prices)\n"),
    "python: log line that works": ("a.py", "def f(x):\n    log.warning(x.pop())\n    raise NotImplementedError\n"),
    "python: log line and a result": ("a.py", 'def f(x):\n    print("3")\n    return x\n'),
    "python: only a line on the screen": ("a.py", 'def f(x):\n    print("Hello")\n'),
    "python: filled set": ("a.py", "def f(x):\n    return set(x)\n"),
    "python: the function itself": ("a.py", "def f():\n    return set\n"),
    "python: a class of what was given": ("a.py", "def f(x):\n    return Decimal(x)\n"),
    "python: a program": ("a.py", 'def f():\n    return Popen("make")\n'),
    "javascript: filled map": ("a.ts", "export const f = (a: string[]) => new Set(a)\n"),
    "javascript: message that is worked out": (
        "a.js",
        "export function f(a) {\n  const message = compute(a)\n  throw new Error(message)\n}\n",
    ),
    "rust: result of work": ("src/a.rs", "pub fn f(a: u8) -> Result<u8, E> {\n    Ok(a + 1)\n}\n"),
    "rust: what was given": ("src/a.rs", "pub fn f(a: u8) -> Option<u8> {\n    Some(a)\n}\n"),
    "rust: a function of a type": ("src/a.rs", "pub fn f(a: u8) -> Kind {\n    Kind::from_code(3)\n}\n"),
    "rust: work before todo": ("src/a.rs", "pub fn f(a: u8) -> u8 {\n    let _ = write(a);\n    todo!()\n}\n"),
    "python: ternary": ("a.py", "def f(x):\n    return 1 if x else 2\n"),
    "python: dict lookup": ("a.py", "def f(x):\n    return {1: 2}[x]\n"),
    "python: fstring": ("a.py", 'def f(x):\n    return f"{x}!"\n'),
    "python: echo arg": ("a.py", "def f(x):\n    return x\n"),
    "python: attr": ("a.py", "def f(x):\n    return x.total\n"),
    "python: nested class": (
        "a.py",
        "def f():\n    class A:\n        def g(self):\n            return 1 + 1\n    return A\n",
    ),
    "python: metaclass": ("a.py", "class M(type):\n    def __call__(cls, x):\n        return x * 2\n"),
    "python: match": ("a.py", "def f(x):\n    match x:\n        case 1:\n            return 2\n"),
    "python: walrus default": ("a.py", "def f(x, y=(z := 3)):\n    return z\n"),
    "python: exec string": ("a.py", 'exec("def f(x): return x * 2")\n'),
    "python: type call": ("a.py", 'A = type("A", (), {"f": lambda self, x: x * 2})\n'),
    "python: compile": ("a.py", 'import base64\n\nCODE = compile(base64.b64decode("eA=="), "x", "exec")\n'),
    "python: property lambda": ("a.py", "class A:\n    total = property(lambda self: self.x * 2)\n"),
    "python: yield": ("a.py", "def f(xs):\n    yield from xs\n"),
    "python: assert": ("a.py", "def f(x):\n    assert x\n"),
    "typescript: nullish": ("a.ts", "export const f = (a?: number) => a ?? 0\n"),
    "typescript: template": ("a.ts", "export const f = (a: string) => `${a}!`\n"),
    "typescript: spread": ("a.ts", "export const f = (a: object) => ({ ...a, b: 1 })\n"),
    "typescript: getter": ("a.ts", "export class A {\n  get x() {\n    return this.y\n  }\n}\n"),
    "typescript: iife": ("a.ts", "export const x = (() => 3 + 4)()\n"),
    "typescript: reduce": ("a.ts", "export const f = (a: number[]) => a.reduce((x, y) => x + y, 0)\n"),
    "typescript: reflect": ("a.ts", 'export const f = new Function("a", "return a * 2")\n'),
    "go: multi": ("a.go", "package a\n\nfunc F(a, b int) (int, int) { return b, a }\n"),
    "go: defer": ("a.go", "package a\n\nfunc F() (n int) {\n\tdefer func() { n = 3 }()\n\treturn\n}\n"),
    "go: init": ("a.go", 'package a\n\nfunc init() {\n\tregister("x")\n}\n'),
    "rust: ?": ("src/lib.rs", "pub fn f(a: &str) -> Result<i32, E> {\n    Ok(a.parse()?)\n}\n"),
    "rust: match": ("src/lib.rs", "pub fn f(a: u8) -> u8 {\n    match a { 1 => 2, _ => 3 }\n}\n"),
    "java: stream": ("A.java", "class A { int f(List<Integer> a) { return a.stream().mapToInt(x -> x).sum(); } }\n"),
    "java: field lambda": ("A.java", "class A { static final Function<Integer, Integer> F = x -> x * 2; }\n"),
    "java: method ref": ("A.java", "class A { static final BinaryOperator<Integer> F = Integer::sum; }\n"),
    "kotlin: elvis": ("A.kt", "fun f(a: Int?): Int = a ?: 0\n"),
    "kotlin: ref": ("A.kt", "val f: (Int, Int) -> Int = Int::plus\n"),
    "kotlin: when": ("A.kt", "fun f(a: Int) = when (a) { 1 -> 2; else -> 3 }\n"),
    "csharp: lambda field": ("A.cs", "class A { public static readonly Func<int, int> F = x => x * 2; }\n"),
    "csharp: method group": ("A.cs", "class A { public static readonly Func<int, int, int> F = Math.Max; }\n"),
    "csharp: linq": ("A.cs", "class A { public int F(int[] a) => a.Sum(); }\n"),
    "php: arrow": ("a.php", "<?php\n$f = fn ($a) => $a * 2;\n"),
    "php: callable": ("a.php", "<?php\nconst F = strtoupper(...);\n"),
    "ruby: method ref": ("a.rb", "F = 1.method(:+)\n"),
    "ruby: symbol proc": ("a.rb", "F = :upcase.to_proc\n"),
    "ruby: delegate forward": (
        "a.rb",
        "require 'forwardable'\n\nclass A\n  extend Forwardable\n  def_delegators :@x, :sum\nend\n",
    ),
    "ruby: method_missing": ("a.rb", "class A\n  def method_missing(name, *args)\n    args.sum\n  end\nend\n"),
}


@pytest.mark.parametrize("name", STUBS)
def test_leaves_stubs_alone(name: str) -> None:
    path, text = STUBS[name]
    assert business(path, None, text) == "stub"


@pytest.mark.parametrize("name", BUSINESS)
def test_acts_on_what_does_something(name: str) -> None:
    path, text = BUSINESS[name]
    assert business(path, None, text) == "business"


@pytest.mark.parametrize("call", ["Slugify()", "Slugify('x')", "re.compile('x')"])
def test_a_call_does_not_stand_for_a_stub(call: str) -> None:
    stub = "def slugify(title):\n    raise NotImplementedError\n"
    assert business("a.py", stub, f"slugify = {call}\n") == "business"
    assert business("a.py", stub, f"{stub}\n\nslugify = {call}\n") == "business"


def test_a_stub_in_a_call_belongs_to_the_name_before_it() -> None:
    assert business("A.kt", None, "class A {\n    val b by lazy { TODO() }\n}\n") == "stub"
    assert business("A.tsx", None, "export const A = createContext(() => null)\n") == "stub"
