import { describe, expect, test } from "vitest"
import { recognise, type RecognisedRun } from "../../../src/core/testruns/recognise.ts"

const where = { root: "/repo", folder: "/repo" }
const see = (command: string, own: string[] = []) => recognise(command, own, where)

/** Everything runs, and the line's exit is the runner's. */
const WHOLE: readonly (readonly [string, string])[] = [
  ["pytest", "pytest"], ["pytest -q", "pytest"], ["python -m pytest -x --tb=short", "pytest"], ["python3.11 -m pytest -p no:cacheprovider", "pytest"],
  ["./.venv/bin/pytest -v", "pytest"], [".venv/bin/python -m pytest", "pytest"], ["uv run pytest -q", "pytest"], ["uv run --extra dev -- pytest", "pytest"],
  ["poetry run pytest", "pytest"], ["pipenv run python -m pytest", "pytest"], ["hatch test", "pytest"], ["coverage run -m pytest", "pytest"],
  ["python -m coverage run -m pytest", "pytest"], ["timeout 60 pytest", "pytest"], ["time pytest", "pytest"], ["PYTHONPATH=src pytest", "pytest"],
  ["env A=1 B=2 pytest -n 4", "pytest"], ["pytest tests", "pytest"], ["pytest tests/", "pytest"], ["pytest .", "pytest"], ["pytest --cov src --cov-report term", "pytest"],
  ["pytest -W error -r a --durations 3", "pytest"], ["pytest --maxfail=1 -n auto", "pytest"], ["pytest; ", "pytest"], ["pytest # all", "pytest"],
  ["cd /repo && pytest", "pytest"], ["cd . && pytest", "pytest"], ["mkdir -p out; pytest 2>&1", "pytest"], ["(pytest)", "pytest"], ["bash -c 'pytest -q'", "pytest"],
  ["bash -lc \"cd /repo && pytest\"", "pytest"], ["set -o pipefail; pytest | tail -5", "pytest"], ["set -euo pipefail\npytest 2>&1 | tee out.txt", "pytest"],
  ["pytest && echo done", "pytest"], ["pytest && git add -A && git commit -m 'green'", "pytest"],
  ["cat > a.py <<'EOF'\nmocha; jest\nEOF\npytest", "pytest"], ["sed -i s/a/b/ x.py && pytest", "pytest"],
  ["python -m unittest", "unittest"], ["python -m unittest discover -s tests -v", "unittest"], ["python -m unittest discover", "unittest"],
  ["python manage.py test", "django"], ["tox", "tox"], ["tox -e py311", "tox"], ["nox -s tests", "nox"],
  ["npx vitest run", "vitest"], ["vitest run --coverage", "vitest"], ["node_modules/.bin/vitest run", "vitest"], ["pnpm exec vitest run", "vitest"], ["yarn exec jest", "jest"],
  ["npx jest", "jest"], ["npx --yes jest --ci", "jest"], ["node node_modules/.bin/jest", "jest"], ["npx react-scripts test --watchAll=false", "jest"], ["npx mocha", "mocha"],
  ["node --test", "node --test"], ["node --test tests/", "node --test"], ["node --import tsx --test", "node --test"],
  ["npm test", "script"], ["npm t", "script"], ["npm run test", "script"], ["npm run test:unit", "script"], ["npm test --silent", "script"], ["npm test -- --coverage", "script"],
  ["pnpm test", "script"], ["pnpm run test", "script"], ["yarn test", "script"], ["yarn run test", "script"], ["bun run test", "script"], ["bun test", "bun test"], ["composer test", "script"],
  ["deno test", "deno test"], ["go test ./...", "go test"], ["go test -v -race -count=1 ./...", "go test"], ["go test", "go test"], ["go test -timeout 30s ./...", "go test"],
  ["cargo test", "cargo test"], ["cargo +nightly test --workspace", "cargo test"], ["cargo test --all-features -- --nocapture", "cargo test"], ["cargo test -q", "cargo test"], ["cargo nextest run", "cargo nextest"],
  ["mvn test", "maven"], ["mvn -q -B clean verify", "maven"], ["./mvnw test", "maven"], ["./gradlew test", "gradle"], ["gradle clean check --info", "gradle"],
  ["dotnet test", "dotnet test"], ["dotnet test --no-build -v q", "dotnet test"], ["bundle exec rspec", "rspec"], ["rspec --format doc", "rspec"], ["rspec spec", "rspec"], ["bundle exec rake spec", "rspec"],
  ["rake test", "minitest"], ["bin/rails test", "minitest"], ["vendor/bin/phpunit", "phpunit"], ["php vendor/bin/phpunit --colors=never", "phpunit"], ["php artisan test", "phpunit"],
  ["ctest --output-on-failure", "ctest"], ["ctest --test-dir build -j 4", "ctest"], ["make test", "make"], ["make check", "make"], ["make -j4 test", "make"], ["swift test", "swift test"], ["mix test", "mix test"],
]

describe("a whole run", () => {
  test.each(WHOLE)("%j is one of %s", (command, runner) => {
    expect({ ...see(command), isSilent: null }).toEqual({ runner, package: null, folder: "", isLast: true, selected: false, updatesSnapshots: false, isSilent: null, covers: null, reason: null, by: null })
  })
})

const NONE: readonly string[] = [
  "", "ls", "pip install pytest", "npm install jest", "grep -rn pytest .", "echo pytest", "which vitest", "cat tests/test_a.py", "git commit -m 'pytest passes'", "# pytest",
  "pytest --version", "pytest --collect-only -q", "pytest --help", "npx vitest list", "jest --listTests", "go vet ./...", "go build ./...", "cargo build", "cargo test --no-run",
  "npm run build", "npm run lint", "npm ci", "yarn add mocha", "make build", "make -n test", "python script.py", "python -m http.server", "python -c 'import pytest'",
  "cat <<'EOF'\npytest\nEOF", "node server.js", "dotnet build", "mvn compile", "gradle assemble", "ctest -N", "ruby lib/a.rb", "echo 'npm test' > run.sh", "cargo nextest list", "npx eslint test",
]

describe("no test run", () => {
  test.each(NONE)("%j", (command) => expect(see(command)).toBeNull())
})

const DOUBTED: readonly (readonly [string, RecognisedRun["reason"]])[] = [
  ["pytest | tail -5", "pipe"], ["pytest 2>&1 | tee out.txt", "pipe"], ["npm test |& cat", "pipe"], ["pytest || true", "or"], ["(pytest) || true", "or"], ["true || pytest", "or"],
  ["pytest; echo $?", "followed"], ["pytest\necho done", "followed"], ["pytest &", "background"], ["pytest & wait", "background"], ["! pytest", "conditional"],
  ["if pytest; then echo ok; fi", "conditional"], ["for i in 1 2; do pytest; done", "conditional"], ["while pytest; do :; done", "conditional"], ["f() { pytest; }; f", "conditional"],
  ["pytest && sed -i s/a/b/ x.py", "followed"], ["pytest && echo x > y", "followed"], ["pytest && rm -rf tests", "followed"], ["set -o pipefail; pytest | tail || true", "or"],
  ["npm test; pytest", "several"], ["go test ./... || go test ./...", "or"], ["pytest && echo ok; true", "followed"],
]

describe("a run whose exit is not its own", () => {
  test.each(DOUBTED)("%j: %s", (command, reason) => expect(see(command)).toMatchObject({ isLast: false, reason }))

  test("inside a shell of its own proves nothing either", () => {
    expect(see("bash -c 'pytest | tail'")).toMatchObject({ selected: true, covers: [] })
    expect(see("bash -c 'pytest || true'")).toMatchObject({ selected: true })
  })
})

describe("two runs in one line", () => {
  test("are one where each must have succeeded", () => {
    expect(see("npm run test:unit && npm run test:e2e")).toMatchObject({ isLast: true, selected: false })
    expect(see("pytest -k a && pytest -k b")).toMatchObject({ isLast: true, selected: true })
  })
})

/** Names were chosen: which files that covers, nobody knows. */
const BY_NAME: readonly string[] = [
  "pytest -k login", "pytest -k 'not slow'", "pytest -klogin", "pytest -m unit", "pytest --deselect tests/test_a.py::test_b", "pytest --lf", "pytest --last-failed", "pytest --ignore=tests/slow",
  "pytest tests/test_a.py::test_b", "pytest 'tests/test_a.py::TestA::test_b[1]'", "PYTEST_ADDOPTS='-k x' pytest", "export PYTEST_ADDOPTS=\"-k x\"; pytest", "env PYTEST_ADDOPTS=-kx pytest",
  "pytest -o python_files=one.py", "pytest --override-ini=testpaths=one", "pytest -c other.ini", "pytest --sw",
  "python -m unittest -k login", "python -m unittest tests.test_a", "python -m unittest tests.test_a.TestA.test_b",
  "npx vitest run -t login", "npx vitest run --testNamePattern=login", "npx vitest run login", "vitest related src/a.ts --run", "vitest run --changed", "vitest run --shard=1/2", "vitest run --project a",
  "jest -t login", "jest login", "jest --onlyChanged", "jest -o", "jest --testPathPattern=a", "jest --findRelatedTests src/a.js",
  "mocha -g login", "mocha --grep login", "node --test --test-name-pattern=login", "node --test --test-only", "npm test -- -t login", "npm test -- login", "npm test -- --grep login", "yarn test login",
  "go test -run TestA ./...", "go test -run=TestA ./...", "go test -short ./...", "go test -skip TestA ./...", "cargo test login", "cargo test --lib", "cargo test -p core", "cargo test -- --skip slow", "cargo test --test api",
  "cargo nextest run login", "cargo nextest run -E 'test(a)'", "mvn test -Dtest=LoginTest", "mvn -pl core test", "mvn verify -DskipTests", "./gradlew test --tests LoginTest", "gradle build -x test",
  "dotnet test --filter Name=a", "rspec -e login", "rspec spec/a_spec.rb:12", "rspec --tag focus", "rspec --only-failures", "ruby -Itest test/a_test.rb -n test_login", "phpunit --filter login", "phpunit --group a",
  "ctest -R login", "ctest --rerun-failed", "make test TESTS=one", "TEST=x make test", "make test ARGS='-k x'", "swift test --filter A", "mix test --only a",
]

describe("a run of some names", () => {
  test.each(BY_NAME)("%j", (command) => expect(see(command)).toMatchObject({ isLast: true, selected: true, covers: [], reason: "selected" }))
})

const BY_PATH: readonly (readonly [string, readonly string[]])[] = [
  ["pytest tests/test_a.py", ["tests/test_a.py"]], ["pytest tests/test_a.py tests/test_b.py -q", ["tests/test_a.py", "tests/test_b.py"]], ["pytest ./tests/unit/", ["tests/unit"]],
  ["pytest tests/test_*.py", ["tests"]], ["npx vitest run src/a.test.ts", ["src/a.test.ts"]], ["jest src/a.test.js", ["src/a.test.js"]], ["mocha test/a.js", ["test/a.js"]],
  ["node --test test/a.test.js", ["test/a.test.js"]], ["go test ./pkg/a", ["pkg/a"]], ["go test ./pkg/...", ["pkg"]], ["rspec spec/a_spec.rb", ["spec/a_spec.rb"]], ["ruby -Itest test/a_test.rb", ["test/a_test.rb"]],
  ["phpunit tests/LoginTest.php", ["tests/LoginTest.php"]], ["dotnet test src/A.Tests", ["src/A.Tests"]], ["deno test a_test.ts", ["a_test.ts"]], ["bun test src/a.test.ts", ["src/a.test.ts"]],
  ["cd tests/unit && pytest", ["tests/unit"]], ["cd app && pytest tests/test_a.py", ["app/tests/test_a.py"]], ["python -m unittest tests/test_a.py", ["tests/test_a.py"]],
]

describe("a run of some files", () => {
  test.each(BY_PATH)("%j covers %j", (command, covers) => expect(see(command)).toMatchObject({ selected: true, covers, reason: "selected" }))
})

describe("a run of one package", () => {
  test.each([
    ["cd packages/a && npm test", "packages/a", ["packages/a"]], ["cd /repo/packages/a && npx vitest run", "packages/a", ["packages/a"]], ["make -C sub test", "sub", ["sub"]],
    ["npm --prefix packages/a test", "packages/a", ["packages/a"]], ["npm test -w a", "script", null], ["npm -w a test", "a", null], ["pnpm --filter a test", "a", null], ["yarn workspace a test", "a", null],
    ["./gradlew :core:test", "core", null],
  ] as const)("%j", (command, named, covers) => {
    expect(see(command)).toMatchObject(named === "script" ? { runner: "script" } : { package: named, covers, selected: false })
  })

  test("is told from the folder in which the command starts", () => {
    expect(recognise("npm test", [], { root: "/repo", folder: "/repo/web" })).toMatchObject({ package: "web", covers: ["web"] })
    expect(recognise("cd .. && npm test", [], { root: "/repo", folder: "/repo/web" })).toMatchObject({ package: null, covers: null })
  })
})

describe("a run that writes snapshots anew", () => {
  test.each(["vitest run -u", "jest --updateSnapshot", "npm test -- -u", "pytest --snapshot-update", "UPDATE_GOLDEN=1 go test ./...", "go test ./... -update", "INSTA_UPDATE=always cargo test"])("%j", (command) => {
    expect(see(command)).toMatchObject({ updatesSnapshots: true })
  })
  test("does not where the setting says no", () => expect(see("INSTA_UPDATE=no cargo test")).toMatchObject({ updatesSnapshots: false }))
})

describe("a command of the configuration", () => {
  test("is recognised in front of its arguments, and not elsewhere", () => {
    expect(see("./run-tests --fast", ["./run-tests"])).toMatchObject({ runner: "custom", isLast: true, selected: false })
    expect(see("bazel test //...", ["bazel test"])).toMatchObject({ runner: "custom" })
    expect(see("bazel build //...", ["bazel test"])).toBeNull()
    expect(see("./run-tests -k login", ["./run-tests"])).toMatchObject({ selected: true })
  })
})

test.each([
  ["pytest 2>&1 | tail -5", "tail"], ["pytest | tee out | grep -v warn", "grep"], ["pytest; echo done", "echo"], ["pytest || true", "true"], ["pytest && ./deploy", "./deploy"],
  ["pytest", null], ["pytest -k one", null], ["pytest &", null], ["set -o pipefail; pytest | tail", null],
])("the exit status of %j is that of %s", (command, by) => expect(see(command)).toMatchObject({ by }))

test("output that goes to a file was not seen", () => {
  expect(see("pytest > out.txt")).toMatchObject({ isSilent: true, isLast: true })
  expect(see("pytest > out.txt 2>&1")).toMatchObject({ isSilent: true })
  expect(see("pytest 2>/dev/null")).toMatchObject({ isSilent: false })
})

test.each([
  ["python -m unittest 2>/dev/null", true], ["npx jest 2> errors.txt", true], ["set -o pipefail; pytest | grep -v warn", true], ["bash -c 'pytest > out.txt'", true],
  ["mvn -q test", true], ["./gradlew test --quiet", true], ["ctest -Q", true], ["dotnet test -v q", true], ["pytest -p no:terminal", true], ["node --test --test-reporter=./mine.mjs", true],
  ["pytest -q", false], ["pytest -qq 2>&1", false], ["python -m unittest -q 2>&1", false], ["npx jest --silent", false], ["npx vitest run --silent", false], ["cargo test -q", false], ["node --test", false], ["go test ./...", false],
])("what %j says may go unseen: %s", (command, isSilent) => {
  expect(see(command)).toMatchObject({ isSilent, isLast: true })
})

test.each(["pytest ", "'", "\"", "$(", "`", "((", "pytest | ", "&& ", "<<A\n", "{a,", "cd a;", "bash -c '"])("a line of nothing but %j is read to its end", (piece) => {
  const run = see(piece.repeat(5_000))
  expect(run === null || typeof run.runner === "string").toBe(true)
})
