// Is the one text the other with nothing but tests and assertions added? Everything that was there must still be there, in
// its order; what is new must be unable to change what the old tests see.
import type { Grammar } from "./grammars.ts"
import { everyPiece, type Piece, type TestText } from "./pieces.ts"
import { isGroup, isPunct, isWord, tokensOf } from "./tree.ts"
import { demands, marksOf, testName } from "./vocabulary.ts"

/** Names with which a statement can reach beyond itself: into other modules, the runner, or the process. */
const REACHING = new Set(
  "sys os setattr delattr monkeypatch patch mock mocker Mock MagicMock exit quit abort kill environ modules atexit autouse fixture conftest builtins importlib ctypes globals vars exec eval prototype globalThis window process jest vi sinon proxyquire defineProperty init TestMain Exit Setenv class_eval instance_eval define_method send stub allow static mockStatic mockkStatic mockkObject mockkConstructor mockConstruction spyOn ModuleInitializer AssemblyInitialize ClassInitialize OneTimeSetUp SetUp BeforeClass global nonlocal del delete setup setUp tearDown teardown setUpClass setUpModule beforeEach beforeAll before after afterEach afterAll BeforeAll BeforeEach AfterAll unsafe runkit putenv ini_set".split(" "),
)
const IMPORTS = "import from use using".split(" ")
const KEYWORDS = new Set("as type typeof static default import from use using".split(" "))

export function onlyAdds(base: TestText, next: TestText, grammar: Grammar): boolean {
  const words = new Set(base.tokens.flatMap(({ kind, text }) => (kind === "word" || kind === "string" ? [text] : [])))
  return base.remarks.join("\n") === next.remarks.join("\n") && isWithin(base.pieces, next.pieces, grammar, words)
}

/** Tests of a file that did not exist: nothing in it may reach beyond it when it is loaded. */
export function isQuiet(next: TestText, grammar: Grammar): boolean {
  return next.remarks.length === 0 && next.pieces.every((piece) => isSafe(piece, grammar, new Set()) || isHarmless(piece))
}

function isWithin(base: readonly Piece[], next: readonly Piece[], grammar: Grammar, names: ReadonlySet<string>, inBody = false): boolean {
  let at = 0
  for (const piece of next) {
    const wanted = base[at]
    if (wanted !== undefined && (wanted.whole === piece.whole || isGrown(wanted, piece, grammar, names))) at += 1
    else if (!inBody && isDecorator(piece, grammar) ? !decoratesNewTest(next, next.indexOf(piece), wanted, grammar, names) : inBody ? wanted !== undefined || !isDemand(piece) : !isSafe(piece, grammar, names)) return false
  }
  return at === base.length
}

const isDecorator = ({ head }: Piece, grammar: Grammar): boolean => grammar.layout === "indent" && isPunct(head[0], "@")

/** A decorator of a new test that gives it cases or runs it in a loop. On an old test it would be a change. */
function decoratesNewTest(list: readonly Piece[], at: number, wanted: Piece | undefined, grammar: Grammar, names: ReadonlySet<string>): boolean {
  const piece = list[at] as Piece
  const test = list.slice(at + 1).find(({ head }) => !isPunct(head[0], "@"))
  return test !== undefined && test.key !== wanted?.key && isSafe(test, grammar, names) && !reaches(piece) && piece.head.some((node) => isWord(node, "parametrize", "asyncio", "anyio"))
}

/** The same head, and more inside. */
function isGrown(base: Piece, next: Piece, grammar: Grammar, names: ReadonlySet<string>): boolean {
  return base.key === next.key && base.inner.length > 0 && isWithin(base.inner, next.inner, grammar, names, isBody(base, grammar))
}

/** Groups of tests hold tests; everything else with a block is a body, to which assertions may only be added at its end. */
const isBody = (piece: Piece, grammar: Grammar): boolean => !(isWord(piece.head.find(({ kind }) => kind === "word"), "describe", "context", "suite", "class", "public", "internal", "final", "namespace") && !(grammar.name !== "csharp" && testName(piece, grammar) !== null && !isWord(piece.head[0], "describe", "context", "suite")))

const isDemand = (piece: Piece): boolean => demands(piece.head) && piece.inner.length === 0 && !reaches(piece)

/** A test of a new name, or an import of names that nothing in the file was using. */
function isSafe(piece: Piece, grammar: Grammar, names: ReadonlySet<string>): boolean {
  if (reaches(piece)) return false
  if (isWord(piece.head[0], ...IMPORTS)) return piece.inner.length === 0 && bindsNewNames(piece.head, names)
  const name = testName(piece, grammar)
  const { skips, focuses } = marksOf(piece, grammar)
  return name !== null && !names.has(name) && !skips && !focuses && piece.inner.every((inner) => testName(inner, grammar) === null || isSafe(inner, grammar, names))
}

/** What an import makes known here. One that binds nothing only runs something, and `*` binds who knows what. */
function bindsNewNames(head: Piece["head"], names: ReadonlySet<string>): boolean {
  if (head.some((node) => isPunct(node, "*"))) return false
  const at = head.findLastIndex((node) => isWord(node, "import"))
  const from = head.findIndex((node) => isWord(node, "from"))
  const listed = from >= 0 && from < at ? head.slice(at + 1) : from > 0 ? head.slice(1, from) : head.filter((node) => node.kind === "word").slice(-1)
  const bound = [...tokensOf(listed)].filter((token) => token.kind === "word" && !KEYWORDS.has(token.text))
  return bound.length > 0 && bound.every(({ text }) => !names.has(text))
}

/** At the top of a new file: a docstring, or a class or a package line around tests. */
function isHarmless(piece: Piece): boolean {
  if (reaches(piece)) return false
  const [first] = piece.head
  return piece.head.length === 1 && first?.kind === "string" ? true : isWord(first, "package", "namespace", "declare", "class") || isWord(first, "public") || isWord(first, "final")
}

function reaches(piece: Piece): boolean {
  for (const { head } of everyPiece([piece])) {
    if (assignsElsewhere(head)) return true
    for (const token of tokensOf(head)) if (token.kind === "word" && REACHING.has(token.text)) return true
  }
  return false
}

/** `module.name = …` and `table[0] = …` outlive the test that says so; `self.name = …` does not. */
function assignsElsewhere(head: Piece["head"]): boolean {
  const equals = head.findIndex((node) => isPunct(node, "="))
  const target = head.slice(0, Math.max(equals, 0))
  return target.some((node) => isPunct(node, ".") || isPunct(node, "->") || isPunct(node, "::") || isGroup(node, "[")) && !isWord(target[0], "self", "this", "$this")
}
