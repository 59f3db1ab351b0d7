// The built-in names of tests, of what configures a test run, and of what is neither code nor test.
import { compileNames, type Matcher } from "./globs.ts"
import { basename } from "./paths.ts"

const TEST_FOLDERS = new Set("test tests __tests__ spec specs testdata __snapshots__ __mocks__ __fixtures__ androidtest integrationtest functionaltest testfixtures e2e cypress".split(" "))
/** Step code of behave and cucumber: it lies beside the features that it carries out. */
const STEP_CODE = /(^|\/)(step_definitions|features\/(?:[^/]+\/)*(?:steps|support))\/|(^|\/)features\/environment\.py$/
/** `Shop.Tests`, `Shop.UnitTests`, `ShopTests`: projects of tests in .NET and Xcode. */
const TEST_PROJECT = /^[A-Z][\w.]*(?:\.(?:Unit|Integration)?Tests?|[a-z]Tests)$/

const TEST_NAMES = compileNames(
  "test_*.py *_test.* *.test.* *.spec.* *-test.{js,mjs,cjs,ts} test.{js,mjs,cjs,ts} tests.py tests.rs conftest.py sitecustomize.py usercustomize.py *_spec.rb *.snap *.cy.{js,ts,jsx,tsx} *.feature",
  "{*Test,*Tests}.{java,kt,cs,php,swift,scala,groovy} *Spec.{kt,scala,groovy} *IT.java",
  "{jest,vitest,test,tests}{.,-,_}{setup,teardown,global-setup,globalSetup}.{js,mjs,cjs,ts,mts,cts} setup{Tests,-tests,.tests,-jest,-vitest}.{js,mjs,cjs,ts,mts,cts}",
)

const TEST_CONFIG_NAMES = compileNames(
  "pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml setup.cfg tox.ini tox.toml noxfile.py",
  "{vitest,jest,playwright,cypress,ava,wdio,karma,web-test-runner,cucumber}.{config,conf}.* vitest.{workspace,projects}.* .mocharc.* .mocharc .taprc",
  "vite.config.* package.json deno.json deno.jsonc bunfig.toml Cargo.toml nextest.toml pom.xml build.gradle build.gradle.kts phpunit.xml phpunit.xml.dist phpunit.dist.xml .rspec",
  "composer.json *.csproj *.fsproj *.runsettings xunit.runner.json Makefile makefile GNUmakefile *.mk Justfile justfile Taskfile.yml Taskfile.yaml",
  "settings.gradle settings.gradle.kts maven.config *.sln *.slnx Directory.Build.{props,targets} pnpm-workspace.yaml tsconfig.json tsconfig.*.json .rspec-local",
)

const GENERATED_NAMES = compileNames("*_pb2.py *_pb2.pyi *_pb2_grpc.py *.pb.go *.pb.gw.go *.pb.cc *.pb.h *.g.dart *.freezed.dart *.g.cs *.Designer.cs *.min.js *.min.mjs")

const CONFIG_NAMES = compileNames(
  "{webpack,rollup,babel,eslint,prettier,postcss,tailwind,next,nuxt,svelte,astro,metro,snowpack,stylelint,commitlint,lint-staged,tsup,esbuild,drizzle,remix,gatsby,capacitor,vue,craco,unocss,knip}.config.*",
  ".{eslintrc,prettierrc,babelrc,stylelintrc,commitlintrc,lintstagedrc,swcrc}.* Gruntfile.* gulpfile.* dangerfile.*",
  "setup.py build.rs Package.swift Gemfile Guardfile Capfile Podfile Fastfile Appfile Brewfile Vagrantfile *.gemspec *.podspec build.sbt mix.exs rebar.config",
  "CMakeLists.txt *.cmake Rakefile Jenkinsfile SConstruct SConscript wscript meson.build BUILD BUILD.bazel WORKSPACE *.bzl",
  "requirements*.txt constraints*.txt go.mod go.sum go.work .gitignore .gitattributes .gitmodules .dockerignore .npmrc .nvmrc .tool-versions .editorconfig",
)

/** Names with an open end, which a program's ending closes: `Dockerfile_total.py` is a program. */
const OPEN_CONFIG_NAMES = compileNames("Dockerfile* Containerfile* .env.*")

/** What only lies where a project or a package begins; there, tools look for their configuration. */
export const PROJECT_FILES = "package.json deno.json project.json pyproject.toml setup.cfg requirements.txt MANIFEST.in Cargo.toml go.mod pom.xml build.gradle build.gradle.kts composer.json Gemfile CMakeLists.txt pubspec.yaml".split(" ")

/** Folders of a project in which its tools keep configuration that is a program. */
const CONFIG_FOLDERS = new Set("config configs conf build tools scripts etc .config .github .storybook".split(" "))

/** Programs by their ending that are found by their name, and are a project's beginning themselves. */
const PROJECT_PROGRAMS = compileNames("Package.swift mix.exs")

const DOCUMENT_NAMES = compileNames("README* LICENSE* LICENCE* COPYING* NOTICE AUTHORS* CONTRIBUTORS* CHANGELOG* CHANGES* HISTORY* SECURITY* CODEOWNERS")

const DELIVERABLE_NAMES: Readonly<Record<number, Matcher>> = {
  1: compileNames("requirements*.md prd*.md product-design*.md user-stories*.md"),
  2: compileNames("technical*.md architecture*.md design-doc*.md api-design*.md"),
  3: compileNames("test-plan*.md test-strategy*.md test-cases*.md"),
}

/** Below a folder of tests, or named as a test runner collects. Folder names count in any case: `Tests/` is usual too. */
export function isTestName(path: string): boolean {
  const folders = path.split("/")
  folders.pop()
  return folders.some((folder) => TEST_FOLDERS.has(folder.toLowerCase()) || TEST_PROJECT.test(folder)) || STEP_CODE.test(path) || TEST_NAMES(path)
}

/** What decides which tests are run, and how. Most of it says other things too; which part changed is judged elsewhere. */
export const isTestConfigName: Matcher = (path) => TEST_CONFIG_NAMES(path) || /(^|\/)\.cargo\/config(\.toml)?$/.test(path)

/** Where tools keep what they install, compile and report: nobody writes there by hand, ignored by git or not. */
const TOOL_FOLDERS =
  /(^|\/)(__pycache__|node_modules|bower_components|site-packages|\.venv|venv|\.tox|\.nox|\.eggs|\.(pytest|mypy|ruff)_cache|htmlcov|\.nyc_output|\.gradle|\.next|\.nuxt|\.svelte-kit)\//

export const isGeneratedName: Matcher = (path) => GENERATED_NAMES(path) || TOOL_FOLDERS.test(path)

export const isConfigName: Matcher = (path) => CONFIG_NAMES(path) || OPEN_CONFIG_NAMES(path)

/** Configuration that is a program: a name is enough only where a project keeps such files, as other code could import them. */
export function isConfigProgram(path: string, isProject: (folder: string) => boolean): boolean {
  if (!CONFIG_NAMES(path)) return false
  if (PROJECT_PROGRAMS(path)) return true
  const folder = dirname(path)
  const holder = CONFIG_FOLDERS.has(basename(folder)) ? dirname(folder) : folder
  return [folder, holder].some((place) => place === "" || isProject(place))
}

const dirname = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")))

/** Only a name without a programming language's ending: `readme.py` is a program. */
export const isDocumentName: Matcher = (path) => !basename(path).includes(".") && DOCUMENT_NAMES(path)

/** `name` is the file's own name in lower case; documents are found whatever their case. */
export function isDeliverableName(phase: number, name: string): boolean {
  return DELIVERABLE_NAMES[phase]?.(name) ?? false
}

/** The guard's own files inside the work tree and its state below `.git`; in any case, as some disks have one file for both. */
export function isGuardGround(path: string): boolean {
  const [first, second, third] = path.toLowerCase().split("/")
  if (first === ".git" && second === "intervention") return true
  if (first === ".opencode" && (second === "watchdog.jsonc" || second === "watchdog.json")) return third === undefined
  return first === ".opencode" && (second === "plugin" || second === "plugins")
}
