// Programs that are known to write nothing, each with the arguments under which that holds.
import type { Run } from "./runs.ts"

export type Reader = (args: readonly string[], run: Run) => boolean

const always: Reader = () => true
const without = (...bad: readonly RegExp[]): Reader => (args) => !args.some((arg) => bad.some((pattern) => pattern.test(arg)))
const versionOnly: Reader = (args) => args.length === 1 && /^(-v|-V|--version|-version|version|--help|-h)$/.test(args[0] ?? "")

const PLAIN =
  "ls cat head tail wc grep egrep fgrep zgrep echo printf true false test [ [[ pwd cd pushd popd dirs which whereis type stat du df whoami id groups uname hostname arch nproc printenv uniq cut tr diff cmp comm basename dirname realpath readlink seq sleep nl column od hexdump strings sha1sum sha256sum sha512sum md5sum cksum b2sum tac rev fold fmt paste join expand unexpand ps pgrep uptime free lscpu exit return : set shopt wait unset shift break continue getopts read mapfile for case function in ulimit umask jobs times tput stty locale getconf lsof ss cloc tokei scc exa eza pstree expr factor"
const VERSIONED = "python python3 node npm npx pnpm yarn bun deno go cargo rustc rustup java javac mvn gradle ruby bundle gem php composer dotnet pytest make gcc g++ clang cmake pip pip3 uv poetry docker kubectl terraform tsc vitest jest eslint ruff mypy"

const OWN: Readonly<Record<string, Reader>> = {
  file: without(/^-C$/, /^--compile$/),
  rg: without(/^--pre/),
  ag: without(/^--pager/),
  ack: without(/^--pager/),
  bat: without(/^--pager/),
  export: setsHarmless,
  declare: setsHarmless,
  local: setsHarmless,
  readonly: setsHarmless,
  hash: (args) => args.length === 0,
  fd: without(/^--exec/),
  find: without(/^-(delete|fprint|fprint0|fprintf|fls)$/),
  tree: without(/^-o$/),
  sort: without(/^-o/, /^--output/, /^--compress-program/),
  date: without(/^-s/, /^--set/),
  jq: without(/^-i/, /^--in-place/),
  yq: without(/^-i/, /^--in-?place/),
  xxd: (args) => !args.includes("-r") && args.filter((arg) => !arg.startsWith("-")).length < 2,
  sed: (args) => !args.some((arg) => /^-[a-zA-Z]*i/.test(arg) || arg.startsWith("--in-place") || /^(-f|--file)/.test(arg)) && args.filter((arg) => !arg.startsWith("-")).slice(0, 1).every(isPlainSed) && !args.some((arg) => /^(-e|--expression)/.test(arg)),
  awk: without(/[>|]/, /system|getline|inplace/, /^-f$/),
  less: without(/^-[oO]/),
  more: always,
  env: (args) => args.length === 0,
  command: (args) => args[0] === "-v" || args[0] === "-V",
  alias: (args) => args.length === 0,
  history: (args) => args.length === 0 || /^\d+$/.test(args[0] ?? ""),
  git: gitReads,
}

export const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(PLAIN.split(" ").map((name) => [name, always])),
  ...Object.fromEntries(VERSIONED.split(" ").map((name) => [name, versionOnly])),
  ...OWN,
}

/** Variables that may decide what a harmless name runs are not among these. */
export const HARMLESS_SETTINGS = /^(LC_\w+|LANG|LANGUAGE|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR|COLUMNS|LINES|TERM|[a-z]\w*|[A-Z])$/

function setsHarmless(args: readonly string[]): boolean {
  return args.every((arg) => arg.startsWith("-") || HARMLESS_SETTINGS.test(arg.split("=")[0] as string))
}

/** Addresses with print, quit or delete, and a substitution without the flags that write or run. */
function isPlainSed(script: string): boolean {
  return /^[\d,$!;{}\s~+=pqdnGhHx]*$/.test(script) || /^(\d+,\d+)?s([/|#,])[^\n]{0,500}\2[gpiI\d]*$/.test(script)
}

const GIT_READS = new Set("status log show rev-parse rev-list ls-files ls-tree blame annotate cat-file describe shortlog diff diff-tree diff-index diff-files grep merge-base name-rev show-ref for-each-ref check-ignore check-attr count-objects var version help whatchanged cherry verify-commit fsck".split(" "))

function gitReads(args: readonly string[]): boolean {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-C")
  const [before, [verb = "", ...rest]] = [args.slice(0, at), args.slice(at)]
  if (at < 0) return args.every((arg) => arg === "--version" || arg === "--help")
  if (before.some((arg) => !["-C", "--no-pager", "-P", "--no-optional-locks", "--literal-pathspecs"].includes(arg) && arg.startsWith("-"))) return false
  if (rest.some((arg) => /^(--output|--open-files-in-pager|-O|--ext-diff|--textconv|--filters|--upload-pack)/.test(arg))) return false
  if (GIT_READS.has(verb)) return true
  if (verb === "branch" || verb === "tag") return rest.every((arg) => /^(-a|-r|-v|-vv|-l|--list|--all|--remotes|--show-current|--contains|--merged|--no-merged|--sort=.*)$/.test(arg))
  if (verb === "remote") return rest.every((arg) => arg === "-v") || rest[0] === "show" || rest[0] === "get-url"
  if (verb === "stash" || verb === "worktree" || verb === "reflog") return rest[0] === "list" || rest[0] === "show" || (verb === "reflog" && rest.length === 0)
  return verb === "config" && rest.some((arg) => /^(--get|--get-all|--list|-l|--get-regexp)$/.test(arg))
}
