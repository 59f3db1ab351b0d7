"""Build files without a parser at hand: the lines, blocks and elements that speak of tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from intervention.judgement.configuration.options import relevant_options

_RUNNERS = re.compile(
    r"\b(?:pytest|unittest|tox|nox|jest|vitest|mocha|npm (?:run )?test|node --test|go test|gotestsum"
    r"|cargo (?:test|nextest)|gradlew?|mvnw?|rspec|rake|phpunit|pest|dotnet test|test|check)\b"
)
_SWITCHED_OFF = re.compile(r"\|\| *true|continue-on-error: *true|allow_failure: *true|\bif: *false")
_GRADLE = re.compile(
    r"\b(?:test\w*|Test|exclude\w*|include\w*|filter|ignoreFailures|enabled|onlyIf|sourceSets|srcDirs?|useJUnit\w*|useTestNG|failFast|maxParallelForks|check)\b"
)


_GRADLE_FREE = re.compile(
    r"(?:test\w*(?:Implementation|Only|Compile|Runtime)|id|version|group|finalizedBy|maxParallelForks|maxHeapSize|minHeapSize)\b"
    r"|[{}\s]+\Z|(?:tasks\.)?test *\{\Z|tasks\.(?:named|withType)(?:<Test>)?\((?:\"test\"|'test'|Test)\) *\{\Z"
)
_GRADLE_SKIPPED = re.compile(
    r"(?:dependencies|plugins|repositories|buildscript|publishing|testLogging(?:\.\w+)?)\b[^{}]*\{\Z|testLogging\b"
)
_GRADLE_PARTS = re.compile(
    r"""(?P<text>"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+(?:"|\\?$)|'[^'\\\n]*+(?:\\.[^'\\\n]*+)*+(?:'|\\?$))|//[^\n]*|/\*.*?(?:\*/|\Z)|(?P<sign>[{};])""",
    re.DOTALL | re.MULTILINE,
)


def gradle_settings(path: str, text: str) -> Mapping[str, str]:
    """Statements about tests outside of `dependencies` and `plugins`; blocks named for tests as a whole."""
    found: dict[str, str] = {}
    depth, skipped, tested = 0, 0, 0
    for line in _gradle_statements(text):
        opens, closes = int(line.endswith("{")), int(line == "}")
        is_skipped = skipped == 0 and _GRADLE_SKIPPED.match(line)
        if is_skipped and opens:
            skipped = depth + 1
        if skipped == 0 and tested == 0 and opens and re.search(r"(?i)\btest|sourceSets", line):
            tested = depth + 1
        is_about = skipped == 0 and not is_skipped and (tested > 0 or _GRADLE.search(line))
        if re.match(r"include\b", line) and depth == 0:
            found |= {f"target project {one}": "set" for one in re.findall(r"[\w:.-]+", line)[1:]}
        elif is_about and not _GRADLE_FREE.match(line):
            found[f"line {line}"] = "set"
        depth += opens - closes
        skipped = 0 if depth < skipped else skipped
        tested = 0 if depth < tested else tested
    return found


def _gradle_statements(text: str) -> Iterator[str]:
    """One statement, or one end of a block, a line, however the file breaks its lines; without comments."""
    lines = _GRADLE_PARTS.sub(_gradle_part, text).split("\n")
    short = "\n".join(" ".join(line.split()) for line in lines if line.strip())
    return iter(short.replace(",\n", ", ").replace("\n{\n", " {\n").split("\n") if short else ())


def _gradle_part(part: re.Match[str]) -> str:
    if part["text"] is not None:
        return part["text"]
    return {"{": " {\n", "}": "\n}\n", ";": "\n"}.get(part["sign"], " ")


# What is never closed must not be looked for again from each later place: that takes time with the square of the text.
_XML_OPENING = re.compile(
    r"<(?P<tag>skipTests|skip|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|testSourceDirectory|test|groups|excludedGroups|excludes?|includes?"
    r"|IsTestProject|DefaultItemExcludes|VSTestTestCaseFilter|RunSettingsFilePath|TestCaseFilter|testsuites?|group)\b[^<>]*>"
)
# What PHPUnit measures and writes down, which is not what it runs.
_ABOUT_SOURCES = re.compile(r"<(source|coverage|logging)\b[^<>]*(?<!/)>.*?(?:</\1>|\Z)", re.DOTALL)
_XML_ITEMS = re.compile(r"<(?:Compile|None|Content|ProjectReference)\s+(?:Remove|Exclude)=[^<>]*>")


def xml_settings(path: str, text: str) -> Mapping[str, str]:
    """The elements that select, skip or ignore tests. Read as text: no entity is ever expanded."""
    text = re.sub(r"<!--.*?(?:-->|\Z)", "", text, flags=re.DOTALL)
    name = path.rsplit("/", 1)[-1].lower()
    if name.endswith(".runsettings"):
        return {"": " ".join(text.split())}
    if name == "pom.xml":
        text = re.sub(r"<(dependencies|dependencyManagement)>.*?(?:</\1>|\Z)", "", text, flags=re.DOTALL)
    if name.startswith("phpunit") and "<![CDATA[" not in text:
        text = _ABOUT_SOURCES.sub("", text)
    found = {" ".join(part.split()): "set" for part in _xml_parts(text)}
    found |= {" ".join(match[0].split()): "set" for match in _XML_ITEMS.finditer(text)}
    head = re.search(r"<phpunit\b[^<>]*>", text)
    if head is not None:
        found |= {
            f"phpunit {key}": value
            for key, value in re.findall(r'\b(\w+)="([^"]*)"', head[0])
            if key in ("bootstrap", "stopOnFailure", "defaultTestSuite", "extensionsDirectory")
        }
    return found


def _xml_parts(text: str) -> Iterator[str]:
    """The elements with all that they hold, outermost first; one that is never closed is none."""
    at, unclosed = 0, set[str]()
    while (opening := _XML_OPENING.search(text, at)) is not None:
        at = end = opening.end()
        if not opening[0].endswith("/>"):
            closing = f"</{opening['tag']}>"
            begins = -1 if closing in unclosed else text.find(closing, at)
            if begins < 0:
                unclosed.add(closing)
                continue
            at = end = begins + len(closing)
        yield text[opening.start() : end]


_ASSIGNED = re.compile(r"(?P<before>(?:export|override)\s+)?(?P<name>\w+)\s*(?P<sign>[:?+]{0,3}=)(?P<value>[^#]*)")
#: Variables by which `make` itself or a runner is told what to do, whether a recipe names them or not.
_TOLD = re.compile(r"(?i)\bexport\b|(?:make|go|rust)flags|addopts|\bshell|_options\b|_opts\b")
_CALLED = re.compile(r"\$[({](\w+)[)}]|\{\{ *(\w+) *\}\}")
#: The same runner, started another way.
_STARTED = re.compile(
    r"(?:\b(?:uv|poetry|pipenv|pdm|hatch) run )?(?:[\w./]*\bpython[\d.]* -m )?\b(pytest|unittest|tox|nox)\b"
)
_LONGEST_RECIPE = 4000


def make_settings(path: str, text: str) -> Mapping[str, str]:
    """The recipes of targets that are about tests or name a runner, and the variables that a runner may see."""
    recipes: dict[str, list[str]] = {}
    needs: dict[str, list[str]] = {}
    variables: dict[str, str] = {}
    found: dict[str, str] = {}
    target = ""
    for line in re.sub(r"\\\n\s*", " ", text).split("\n"):
        head = re.match(r"(?P<name>[\w./ %$(){}-]++)\s*+::?(?!=)\s*(?P<needs>[^#]*)", line)
        assigned = _ASSIGNED.match(line)
        if line[:1] not in ("\t", " ", "#", "") and head and not line.startswith("export"):
            target = head["name"].split()[0]
            recipes.setdefault(target, [])
            if _ASSIGNED.match(head["needs"]):
                found[f"variable {' '.join(line.split())}"] = "set"
            else:
                needs.setdefault(target, []).extend(head["needs"].split())
        elif line[:1] in ("\t", " ") and target and not re.match(r"\s*+(?:@?-?\s*+echo\b|#|\Z)", line):
            recipes[target].append(line.strip())
        elif assigned:
            name, value = assigned["name"], assigned["value"].strip().strip("\"'")
            variables[name] = f"{variables[name]} {value}" if name in variables else value
            if _TOLD.search(line) or path.endswith(".toml"):
                found[f"variable {' '.join(line.split())}"] = "set"
        elif re.match(r"-?s?include\s", line):
            found[f"include {' '.join(line.split()[1:])}"] = "set"
    commands = {name: [_command(line, variables) for line in lines] for name, lines in recipes.items()}
    tested = {
        name: "; ".join(lines)
        for name, lines in commands.items()
        if _is_tested(name) or _RUNNERS.search(" ".join(lines))
    }
    found |= {f"target {name} needs {one}": "set" for name in tested for one in needs.get(name, ())}
    return found | {f"target {name}": lines for name, lines in tested.items()}


def _command(line: str, variables: Mapping[str, str]) -> str:
    """A line of a recipe with the values of the file's own variables, without what only decides how it is shown."""
    for _ in range(3):
        filled = _CALLED.sub(lambda call: variables.get(call[1] or call[2], call[0]), line)
        if filled == line or len(filled) > _LONGEST_RECIPE:
            break
        line = filled
    return relevant_options(_STARTED.sub(r"\1", line), is_command=True)


def _is_tested(target: str) -> bool:
    return bool(re.search(r"(?i)(?:^|[-_.])(?:test|tests|check|spec|ci|verify|all|default)(?:$|[-_.])", target))


def line_settings(path: str, text: str) -> Mapping[str, str]:
    """Every line that names a runner; a new one is harmless, one that is gone is not."""
    lines = (" ".join(line.split()) for line in text.split("\n"))
    about = (line for line in lines if _RUNNERS.search(line) or _SWITCHED_OFF.search(line))
    return {
        f"{'off' if _SWITCHED_OFF.search(line) else 'target'} {line}": "set"
        for line in about
        if not line.startswith(("#", "//"))
    }


def option_settings(path: str, text: str) -> Mapping[str, str]:
    """A file of command-line options, one or more a line."""
    lines = [line.strip() for line in text.split("\n") if line.strip() and not line.strip().startswith("#")]
    shown = re.compile(r"(?:--format|-f|--colou?r|--no-color|--order|--warnings)\b")
    kept = [line for line in lines if not shown.match(line) and line != "--require spec_helper"]
    return dict.fromkeys(kept, "set")


def maven_settings(path: str, text: str) -> Mapping[str, str]:
    """Options for every call of Maven, as far as they select, skip or forgive tests."""
    options = re.compile(
        r"-D(?:skip|maven\.test|test|groups|excludedGroups|surefire|failsafe)|-pl|--projects|-fn|--fail-never"
    )
    return {part: "set" for part in text.split() if options.match(part)}


def solution_settings(path: str, text: str) -> Mapping[str, str]:
    """The projects of tests in a solution of .NET."""
    projects = re.findall(r'"([^"\n]+\.(?:cs|fs|vb)proj)"', text)
    return {f"target project {one}": "set" for one in projects if re.search(r"(?i)test|spec", one)}


def workspace_settings(path: str, text: str) -> Mapping[str, str]:
    """The packages of a workspace of pnpm; written as one list, whatever its style."""
    block = re.search(r"^packages:(?P<listed>[^\n]*(?:\n(?:[ \t]*-[^\n]*|[ \t]*#[^\n]*|[ \t]*))*)", text, re.MULTILINE)
    listed = re.sub(r"(?m)(?:^|\s)#[^\n]*", "", block["listed"]) if block else ""
    return {"workspaces": json.dumps(re.findall(r"[^\s,\[\]\"'-][^\s,\[\]\"']*", listed))}
