"""tsc, dependency-cruiser and the bundle's check: each looks at something and turns red over a planted fault."""

import re
import shutil
from pathlib import Path

import pytest

from tests.support import copies

pytestmark = pytest.mark.skipif(shutil.which("npm") is None, reason="needs npm, which is not installed")


@pytest.fixture
def watchdog(root: Path, tmp_path: Path) -> Path:
    if not (root / "watchdog-ts" / "node_modules").is_dir():
        pytest.skip("needs watchdog-ts/node_modules: run `npm ci` there")
    return copies.copy_watchdog(root, tmp_path)


def script(name: str, cwd: Path) -> copies.Answer:
    return copies.run(["npm", "run", "--silent", name], cwd)


def use(watchdog: Path, line: str) -> None:
    index = watchdog / "src" / "index.ts"
    index.write_text(f"{line}\n{index.read_text(encoding='utf-8')}", encoding="utf-8")


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ("export const x: number = 'one'\n", "TS2322"),
        ("export const first = (list: string[]): string => list[0]\n", "TS2322"),
        ("export const o: { a?: string } = { a: undefined }\n", "TS2375"),
        ("export const f = (a) => a\n", "TS7006"),
    ],
)
def test_tsc_names_a_planted_fault(watchdog: Path, fault: str, code: str) -> None:
    copies.plant(watchdog, {"src/core/planted.ts": fault})
    status, text = script("typecheck", watchdog)
    assert status != 0
    assert re.search(rf"src/core/planted\.ts\(\d+,\d+\): error {code}", text), text


FORBIDDEN = {
    "core reads files": ({"src/core/planted.ts": 'import "node:fs"\n'}, "pure-rooms-touch-nothing"),
    "core starts a process": ({"src/core/planted.ts": 'import "node:child_process"\n'}, "pure-rooms-touch-nothing"),
    "core reads files under the old name": ({"src/core/planted.ts": 'import "fs"\n'}, "pure-rooms-touch-nothing"),
    "core looks at effects": (
        {"src/core/planted.ts": 'import "../effects/planted.js"\n', "src/effects/planted.ts": "export const x = 1\n"},
        "core-keeps-to-its-friends",
    ),
    "effects look at the host": (
        {
            "src/effects/planted.ts": 'import "../opencode/planted.js"\n',
            "src/opencode/planted.ts": "export const x = 1\n",
        },
        "effects-keeps-to-its-friends",
    ),
    "core knows the host's types": (
        {"src/core/planted.ts": 'import type { Plugin } from "@opencode-ai/plugin"\nexport type P = Plugin\n'},
        "only-opencode-knows-the-host",
    ),
    "a new room is not declared": ({"src/attic/planted.ts": "export const x = 1\n"}, "declared-rooms-only-as-target"),
    "a new room imports something": (
        {"src/attic/planted.ts": 'import "../core/planted.js"\n', "src/core/planted.ts": "export const x = 1\n"},
        "declared-rooms-only",
    ),
    "two files import each other": (
        {"src/core/planted.ts": 'import "./planted2.js"\n', "src/core/planted2.ts": 'import "./planted.js"\n'},
        "no-cycles",
    ),
    "an import leads nowhere": ({"src/core/planted.ts": 'import "./nowhere.js"\n'}, "nothing-unresolvable"),
    "nobody imports a file": ({"src/core/planted.ts": "export const x = 1\n"}, "no-orphans"),
}


@pytest.mark.parametrize("name", FORBIDDEN)
def test_dependency_cruiser_turns_red_when(watchdog: Path, name: str) -> None:
    files, rule = FORBIDDEN[name]
    copies.plant(watchdog, files)
    if rule != "no-orphans":
        use(watchdog, f'import "./{next(iter(files)).removeprefix("src/").removesuffix(".ts")}.js"')
    status, text = script("depcruise", watchdog)
    assert status != 0
    assert re.search(rf"error {rule}: .*planted", text), text


def test_dependency_cruiser_looks_at_every_file(watchdog: Path) -> None:
    status, text = script("depcruise", watchdog)
    assert status == 0, text
    cruised = re.search(r"\((\d+) modules", text)
    assert cruised, text
    assert int(cruised[1]) >= len(list((watchdog / "src").rglob("*.ts"))) > 0


def check_bundle(watchdog: Path) -> copies.Answer:
    return copies.run(["node", "build.mjs", "--check"], watchdog)


def test_the_committed_bundle_is_what_the_sources_give_in_any_folder(watchdog: Path) -> None:
    status, text = check_bundle(watchdog)
    assert status == 0, text
    assert re.search(r"watchdog\.js: [1-9]\d* bytes, 1 export", text)


def test_a_stale_bundle_is_noticed(watchdog: Path) -> None:
    use(watchdog, "console.log(1)")
    status, text = check_bundle(watchdog)
    assert status == 1
    assert "stale" in text


def test_a_bundle_changed_by_hand_is_noticed(watchdog: Path) -> None:
    bundle = watchdog / "dist" / "watchdog.js"
    bundle.write_bytes(bundle.read_bytes() + b"\n")
    status, text = check_bundle(watchdog)
    assert status == 1
    assert "stale" in text


def test_a_second_export_is_refused_and_the_bundle_left_alone(watchdog: Path) -> None:
    bundle = watchdog / "dist" / "watchdog.js"
    before = bundle.read_bytes()
    use(watchdog, "export const second = 2")
    status, text = script("build", watchdog)
    assert status == 1
    assert "exactly one thing" in text
    assert bundle.read_bytes() == before


def test_a_bundle_that_needs_an_installed_package_is_refused(watchdog: Path) -> None:
    builder = watchdog / "build.mjs"
    text = builder.read_text(encoding="utf-8")
    builder.write_text(text.replace("bundle: true,", 'bundle: true, external: ["zod"],'), encoding="utf-8")
    use(watchdog, 'import * as planted from "zod"\nconsole.log(planted)')
    status, said = script("build", watchdog)
    assert status == 1
    assert "node: modules only, it imports: zod" in said


def test_vitest_turns_red_over_a_sentence_that_is_false(watchdog: Path) -> None:
    shutil.rmtree(watchdog / "test", ignore_errors=True)
    tests = 'test("true", () => expect(1).toBe(1))\ntest("false", () => expect(1).toBe(2))\n'
    copies.plant(watchdog, {"test/planted.test.ts": f'import {{ expect, test }} from "vitest"\n{tests}'})
    status, text = copies.run(["npm", "test", "--silent"], watchdog, {"NO_COLOR": "1"})
    assert status != 0
    assert re.search(r"Tests\s+1 failed \| 1 passed", text), text


def test_vitest_without_any_test_is_red(watchdog: Path) -> None:
    shutil.rmtree(watchdog / "test", ignore_errors=True)
    status, text = copies.run(["npm", "test", "--silent"], watchdog)
    assert status != 0
    assert "No test files found" in text
