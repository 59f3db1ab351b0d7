import { describe, expect, it } from "vitest"
import { classify, type FileKind, type PathRules } from "../../src/core/classify.ts"

const PLAIN: PathRules = { test: [], business: [], ignore: [], deliverables: {} }

const TABLE: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  test: [
    "tests/unit/basket.py", "test/a.js", "src/__tests__/Basket.tsx", "spec/models/user.rb", "pkg/testdata/in.json", "Tests/AppTests/Helper.swift",
    "src/test/java/Builder.java", "test_cart.py", "src/cart_test.go", "web/format.spec.ts", "a/b.test.mjs", "CartTest.java", "CartTest.kt",
    "CartTests.cs", "CartTest.php", "AppTests.swift", "user_spec.rb", "conftest.py", "src/conftest.py", "tests/golden/report.txt",
    "src/__snapshots__/x.test.ts.snap", "jest.setup.ts", "setupTests.ts", "app/tests.py", "Shop.Tests/Fakes/FakeClock.cs", "ShopTests/Helper.swift", "src/androidTest/java/A.kt", "e2e/pages/login.ts",
    "features/steps/cart_steps.py", "features/environment.py", "features/step_definitions/cart_steps.rb", "features/support/env.rb", "sitecustomize.py", "tests/sub dir/odd\nname.py", "tests/README.md",
  ],
  "test-config": [
    "pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg", "vitest.config.ts", "vite.config.mts", "jest.config.cjs", "package.json",
    "packages/a/package.json", "Cargo.toml", ".mocharc.json", "karma.conf.js", "Makefile", "justfile", ".cargo/config.toml", "pom.xml", "phpunit.xml.dist", ".rspec",
    ".rspec-local", "settings.gradle.kts", ".mvn/maven.config", "shop.sln", "Directory.Build.props", "pnpm-workspace.yaml", "tsconfig.json", "tsconfig.build.json", "rules.mk",
  ],
  business: ["src/fast/slug.pyc", 
    "app.py", "src/shop/__init__.py", "till.go", "lib/invoice.rb", "src/App.vue", "src/lib.rs", "docs/example.py", "build/x.js", "a/latest.py",
    "src/contest.py", "src/testing.py", "src/app.config.ts", "protest/a.py", "src/rate\nlimit.py", "src/TestimonialList.tsx", "readme.py", "Program.CS",
    "manage.py", "Contests/a.cs", "latests/a.py", "splitTest/a.ts", "src/types.d.ts", "src/attestation.kt",
  ],
  config: ["webpack.config.js", ".eslintrc.cjs", "setup.py", "Rakefile", "requirements-dev.txt", "config/app.yml", "package-lock.json", "go.mod", "opencode.json", "build.rs"],
  doc: ["README.md", "docs/usage.md", "LICENSE", "notes/a.txt", "CHANGELOG"],
  deliverable: ["docs/requirements.md", "PRD-login.md", "docs/architecture-v2.md", "test-plan.md"],
  generated: ["api/x_pb2.py", "api/x.pb.go", "web/jquery.min.js", "src/__pycache__/x.cpython-311.pyc", ".venv/lib/python3.11/site.py", "web/node_modules/x/index.js", "htmlcov/coverage.js"],
  other: ["run.sh", "schema.sql", "style.css", "index.html", "logo.png", "analysis.ipynb", "bin/tool"],
  guard: [".git/intervention/main/state.json", ".opencode/watchdog.jsonc", ".opencode/plugin/x.ts", ".opencode/plugins/deep/x.js", ".OpenCode/Watchdog.jsonc"],
}

for (const [kind, paths] of Object.entries(TABLE)) {
  describe(`is ${kind}`, () => {
    it.each(paths.map((path) => [path]))("%j", (path) => {
      expect(classify(path, PLAIN).kind).toBe(kind)
    })
  })
}

describe("configuration that is a program", () => {
  const isProject = (folder: string): boolean => folder === "packages/web"
  it.each([
    ["setup.py"], ["gulpfile.js"], ["config/webpack.config.js"], ["packages/web/rollup.config.js"], ["packages/web/config/webpack.config.ts"], ["apps/a/mix.exs"], ["Dockerfile"], ["deep/in/Dockerfile.dev"], ["src/app/.env.local"],
  ])("is trusted where a project keeps it, or where its ending is no program's: %s", (path) => {
    expect(classify(path, PLAIN, { isProject }).kind).toBe("config")
  })
  it.each([
    ["src/ledger/setup.py"], ["ledger/setup.py"], ["packages/web/src/gulpfile.js"], ["packages/web/src/rollup.config.js"], ["packages/web/src/config/babel.config.js"], ["packages/core/webpack.config.js"],
    ["src/build.rs"], ["src/.eslintrc.js"], ["Dockerfile_total.py"], ["src/ledger/Dockerfile_total.py"], ["Containerfile.js"], [".env.ts"],
  ])("is business code anywhere else: %s", (path) => {
    expect(classify(path, PLAIN, { isProject }).kind).toBe("business")
  })
})

describe("a file without an extension", () => {
  it.each([
    ["#!/usr/bin/env python3\nprint(1)\n", "business"],
    ["#!/usr/bin/env -S node --no-warnings\n", "business"],
    ["#!/usr/bin/python3.11\r\n", "business"],
    ["#!/bin/sh\n", "other"],
    ["#!/usr/bin/env bash\n", "other"],
    ["no first line of that kind", "other"],
  ])("is judged by its first line %j", (head, kind) => {
    expect(classify("bin/tool", PLAIN, { head }).kind).toBe(kind)
  })

  it("is judged by name alone when it has one", () => {
    expect(classify("notes.txt", PLAIN, { head: "#!/usr/bin/python3\n" }).kind).toBe("doc")
  })
})

describe("configured globs", () => {
  const rules: PathRules = {
    test: ["checks/**", "!tests/tools/**"],
    business: ["*.sql", "!scripts/", "tests/engine/**"],
    ignore: ["generated/", "!generated/keep.py"],
    deliverables: { "1": ["docs/idea.md", "!requirements-old.md"], "2": ["design/*.md"], "6": ["release-*.md"] },
  }

  it.each([
    ["checks/a.py", "test"],
    ["tests/tools/gen.py", "business"],
    ["tests/engine/core.py", "business"],
    ["db/schema.sql", "business"],
    ["scripts/once.py", "other"],
    ["generated/deep/a.py", "ignored"],
    ["generated/keep.py", "business"],
    ["docs/idea.md", "deliverable"],
    ["requirements-old.md", "doc"],
    ["requirements.md", "deliverable"],
    ["release-notes.md", "deliverable"],
  ])("make %s a %s file", (path, kind) => {
    expect(classify(path, rules).kind).toBe(kind)
  })

  it.each([["requirements.md", 1], ["design/x.md", 2], ["TEST-PLAN.md", 3], ["release-1.md", 6]])("%s belongs to phase %d", (path, phase) => {
    expect(classify(path, rules).phase).toBe(phase)
  })

  it("follow case only where the disk does", () => {
    expect(classify("Checks/a.py", rules, { ignoreCase: false }).kind).toBe("business")
    expect(classify("Checks/a.py", rules, { ignoreCase: true }).kind).toBe("test")
  })
})
