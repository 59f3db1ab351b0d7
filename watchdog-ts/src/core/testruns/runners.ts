// What is known of each test runner: which of its options choose among the tests, which rewrite what tests compare with,
// and what its bare words mean. Adding one is adding a row.

export interface Runner {
  readonly name: string
  /** Options that take the next word as their value. */
  readonly values: readonly string[]
  /** Options (with or without `=value`) that leave tests out. */
  readonly selects: readonly string[]
  /** Options that write snapshots or golden files anew. */
  readonly updates: readonly string[]
  /** Options with which no test runs at all. */
  readonly shows: readonly string[]
  /** Words with which a success may say nothing at all, or say it somewhere else. */
  readonly hushes: readonly string[]
  /** What it says goes to the error output. */
  readonly usesErrors: boolean
  /** `paths`: files and folders · `names`: parts of test names · `packages`: Go's patterns · `nothing`: they choose nothing. */
  readonly words: "paths" | "names" | "packages" | "nothing"
}

const list = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "")
const SHOWS = list("--help -h --version")

function runner(name: string, words: Runner["words"], options: { values?: string; selects?: string; updates?: string; shows?: string; hushes?: string; usesErrors?: true }): Runner {
  const { values = "", selects = "", updates = "", shows = "", hushes = "", usesErrors = false } = options
  return { name, words, values: list(values), selects: list(selects), updates: list(updates), shows: [...SHOWS, ...list(shows)], hushes: list(hushes), usesErrors }
}

export const RUNNERS = {
  pytest: runner("pytest", "paths", {
    values: "-k -m -n -p -c -o -W -r --tb --cov --cov-report --cov-config --junitxml --junit-xml --html --timeout --maxfail --durations --color --capture --log-level --log-cli-level --log-file --basetemp --rootdir --dist --numprocesses --reruns --seed --random-order-seed --ds --deselect --ignore --ignore-glob --override-ini --config-file --confcutdir --import-mode --assert --verbosity --show-capture --splits --group --shard-id --num-shards -C",
    selects: "-k -m --deselect --ignore --ignore-glob --lf --last-failed --sw --stepwise --noconftest --splits --shard-id --nf-only --picked --testmon --confcutdir -c --config-file --pyargs",
    updates: "--snapshot-update --update-snapshots --force-regen --inline-snapshot --regen-all --update-goldens --gen-files",
    shows: "--collect-only --co --fixtures --markers --cache-show --setup-plan",
    hushes: "no:terminal -pno:terminal",
  }),
  unittest: runner("unittest", "names", { values: "-s --start-directory -p --pattern -t --top-level-directory -k", selects: "-k -p --pattern", usesErrors: true }),
  django: runner("django", "names", { values: "-k --tag --exclude-tag -t --settings --parallel -v --verbosity --pythonpath", selects: "-k --tag --exclude-tag", hushes: "--testrunner", usesErrors: true }),
  tox: runner("tox", "nothing", { values: "-e -c --workdir -p", shows: "-l --listenvs --notest" }),
  nox: runner("nox", "nothing", { values: "-s -e -k -f -p --session --sessions", selects: "-k", shows: "-l --list" }),
  vitest: runner("vitest", "names", {
    values: "-t --testNamePattern -c --config --reporter --outputFile --root -r --dir --project --shard --environment --pool --mode --maxWorkers --minWorkers --testTimeout --bail --exclude --changed",
    selects: "-t --testNamePattern --changed --related --shard --project --dir --exclude --root -r -c --config", updates: "-u --update", shows: "list --list init",
    hushes: "--reporter --reporters --outputFile",
  }),
  jest: runner("jest", "names", {
    values: "-t --testNamePattern -c --config --reporters --maxWorkers -w --projects --rootDir --shard --coverageDirectory --env --testEnvironment --selectProjects --ignoreProjects --testTimeout --outputFile --changedSince",
    selects: "-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns -o --onlyChanged --changedSince --lastCommit --findRelatedTests --onlyFailures -f --shard --selectProjects --ignoreProjects --runTestsByPath --testMatch --testRegex -c --config --rootDir",
    updates: "-u --updateSnapshot", shows: "--listTests --showConfig --init",
    hushes: "--reporters --outputFile", usesErrors: true,
  }),
  mocha: runner("mocha", "paths", {
    values: "-g --grep -f --fgrep -R --reporter -r --require -t --timeout --config --spec --ignore --exclude --extension --ui -u --slow -s --retries -j --jobs -O --reporter-option --reporter-options --file",
    selects: "-g --grep -f --fgrep -i --invert --ignore --exclude", shows: "--list-files --dry-run",
    hushes: "-R --reporter -O --reporter-option --reporter-options",
  }),
  "node --test": runner("node --test", "paths", {
    values: "--import --require -r --test-reporter --test-reporter-destination --test-concurrency --test-timeout --loader --experimental-loader --test-name-pattern --test-skip-pattern --test-shard",
    selects: "--test-name-pattern --test-skip-pattern --test-only --test-shard", updates: "--test-update-snapshots",
    hushes: "--test-reporter --test-reporter-destination",
  }),
  "bun test": runner("bun test", "names", { values: "-t --test-name-pattern --timeout --preload --rerun-each --bail", selects: "-t --test-name-pattern --only --todo", updates: "-u --update-snapshots", hushes: "--reporter --reporter-outfile", usesErrors: true }),
  "deno test": runner("deno test", "paths", { values: "--filter --config -c --reporter --coverage", selects: "--filter --ignore", shows: "--no-run", hushes: "--reporter -q --quiet" }),
  "go test": runner("go test", "packages", {
    values: "-run -skip -bench -count -timeout -tags -cpu -parallel -coverprofile -covermode -coverpkg -o -exec -list -fuzz -fuzztime -shuffle -ldflags -gcflags -mod -p -vet",
    selects: "-run -skip -short -fuzz", updates: "-update -update-golden", shows: "-list -c",
  }),
  "cargo test": runner("cargo test", "names", {
    values: "-p --package --test --bin --example --bench --features -F --target --manifest-path --profile -j --jobs --exclude --color --target-dir --message-format --test-threads --format -Z",
    selects: "-p --package --lib --bins --bin --test --tests --doc --example --examples --exclude --skip --exact --ignored --no-run", shows: "--no-run --list",
  }),
  "cargo nextest": runner("cargo nextest", "names", {
    values: "-E --filter-expr --filterset -p --package --test --bin --features -F --target --manifest-path --profile -P --cargo-profile -j --test-threads --exclude --retries --partition --color --config-file",
    selects: "-E --filter-expr --filterset -p --package --lib --bins --bin --test --tests --exclude --partition --run-ignored --no-run", shows: "--no-run list",
    usesErrors: true,
  }),
  maven: runner("maven", "nothing", {
    values: "-pl --projects -P --activate-profiles -f --file -s --settings -T --threads -rf --resume-from",
    selects: "-pl --projects -rf -Dtest -Dit.test -DskipTests -DskipITs -Dmaven.test.skip -Dgroups -DexcludedGroups -Dtest.groups -Dsurefire.includes -Dsurefire.excludes -Dmaven.test.failure.ignore -fae -fn --fail-never",
    hushes: "-q --quiet",
  }),
  gradle: runner("gradle", "nothing", { values: "--tests -x --exclude-task -p --project-dir -b --build-file -I --init-script", selects: "--tests -x --exclude-task --continue-on-failure", shows: "-m --dry-run tasks", hushes: "-q --quiet" }),
  "dotnet test": runner("dotnet test", "paths", { values: "--filter -c --configuration -f --framework -l --logger -v --verbosity -r --runtime -s --settings -o --output --collect --results-directory", selects: "--filter -s --settings", shows: "--list-tests -t", hushes: "q quiet -v:q -v:quiet --verbosity:q --verbosity:quiet -v=q -v=quiet --verbosity=q --verbosity=quiet -l --logger" }),
  rspec: runner("rspec", "paths", { values: "-e --example -t --tag -f --format -r --require -I -o --out -P --pattern --seed --order -E --example-matches", selects: "-e --example -t --tag -P --pattern --only-failures --next-failure -E --example-matches --exclude-pattern", shows: "--dry-run --init", hushes: "-f --format -o --out" }),
  minitest: runner("minitest", "paths", { values: "-n --name -e --exclude -s --seed -I -r", selects: "-n --name -e --exclude" }),
  phpunit: runner("phpunit", "paths", { values: "--filter --group --exclude-group --testsuite -c --configuration --bootstrap --coverage-text --coverage-html --log-junit --printer --order-by", selects: "--filter --group --exclude-group --testsuite --exclude-testsuite --covers --uses -c --configuration", updates: "-d--update-snapshots", shows: "--list-tests --list-groups --list-suites", hushes: "--no-output --no-results --printer" }),
  ctest: runner("ctest", "nothing", { values: "-R -E -L -LE -I -j --parallel -C --build-config --test-dir --timeout -T -S -O --output-log --output-junit", selects: "-R -E -L -LE -I --rerun-failed --tests-regex --exclude-regex --label-regex --label-exclude", shows: "-N --show-only", hushes: "-Q --quiet" }),
  "swift test": runner("swift test", "nothing", { values: "--filter --skip -c --configuration --package-path", selects: "--filter --skip", shows: "list -l", hushes: "-q --quiet", usesErrors: true }),
  "mix test": runner("mix test", "paths", { values: "--only --exclude --include --seed --timeout --max-failures", selects: "--only --exclude --failed --stale", hushes: "--formatter" }),
  "flutter test": runner("flutter test", "paths", { values: "--name --plain-name -t --tags -x --exclude-tags -r --reporter", selects: "--name --plain-name -t --tags -x --exclude-tags", updates: "--update-goldens" }),
  script: runner("script", "names", {
    values: "-t -k -g --grep --filter --testNamePattern --reporter --coverage",
    selects: "-t -k -g -m --grep --filter --testNamePattern --testPathPattern --testPathPatterns --onlyChanged --changed --shard --related --lf",
    updates: "-u --update --updateSnapshot --update-snapshots --snapshot-update",
  }),
  make: runner("make", "nothing", { values: "-C --directory -f --file -j --jobs", shows: "-n --dry-run --just-print -q --question" }),
  custom: runner("custom", "names", { selects: "-t -k -g -m --grep --filter --only", updates: "-u --update --update-snapshots" }),
} as const satisfies Readonly<Record<string, Runner>>

export type RunnerName = keyof typeof RUNNERS
