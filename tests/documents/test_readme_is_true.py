"""What the READMEs say that the code can contradict: the table of violations, the configuration, the links."""

import re
from pathlib import Path

import pytest

from intervention.contract.words import RANKS, SIGNALS, ViolationType
from intervention.decide import handler_of
from intervention.effects.report_config import Misread, read_settings

ROOT = Path(__file__).resolve().parents[2]
READMES = {"en": ROOT / "README.md", "zh": ROOT / "README.zh-CN.md"}
#: How a cell says what a rung does.
SAYS = {
    "en": {"instruct": "told", "quarantine": "quarantine", "rollback": "back", "suspend": "suspended"},
    "zh": {"instruct": "告知", "quarantine": "隔离", "rollback": "恢复", "suspend": "挂起"},
}
WARNED = {"en": "only warned of by default", "zh": "默认只作警告"}
CODES = {code: kind for kind, (code, _) in RANKS.items()}


def rows(language: str) -> dict[ViolationType, tuple[str, list[str]]]:
    """Type -> (what happened, what is done the first, second and third time)."""
    found: dict[ViolationType, tuple[str, list[str]]] = {}
    for line in READMES[language].read_text(encoding="utf-8").splitlines():
        if re.match(r"\| V-\d", line):
            codes, what, *strikes = [cell.strip() for cell in line.strip("|").split("|")]
            found |= {CODES[code]: (what, strikes) for code in codes.split()}
    return found


@pytest.mark.parametrize("language", READMES)
def test_every_violation_type_is_in_the_table(language: str) -> None:
    assert set(rows(language)) == set(RANKS)


@pytest.mark.parametrize("language", READMES)
@pytest.mark.parametrize("kind", [kind for kind in RANKS if kind != "UNFIXED_ISSUES"])  # it asks a person at once
def test_the_table_says_what_the_ladder_does(language: str, kind: ViolationType) -> None:
    _, strikes = rows(language)[kind]
    ladder = handler_of(kind).ladder
    assert len(strikes) == 3
    for number, cell in enumerate(strikes):
        rung = ladder[min(number, len(ladder) - 1)]
        for act in rung.split("+"):
            assert SAYS[language][act] in cell, (kind, number + 1, rung, cell)
        assert (SAYS[language]["suspend"] in cell) == ("suspend" in rung)


@pytest.mark.parametrize("language", READMES)
def test_what_is_only_warned_of_by_default_is_marked(language: str) -> None:
    warned = {
        kind for kind in RANKS if all(row.default == "warn" for row in SIGNALS.values() if row.violation_type == kind)
    }
    assert {kind for kind, (what, _) in rows(language).items() if WARNED[language] in what} == warned


@pytest.mark.parametrize("language", READMES)
def test_the_configuration_that_is_shown_is_understood(language: str, tmp_path: Path) -> None:
    (shown,) = re.findall(r"```jsonc\n(.*?)```", READMES[language].read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "watchdog.jsonc"
    file.write_text(shown, encoding="utf-8")
    settings = list(read_settings(str(file)))
    assert len(settings) == 7
    assert [one for one in settings if isinstance(one, Misread)] == []


@pytest.mark.parametrize(
    "document", ["README.md", "README.zh-CN.md", *(f"docs/{n.name}" for n in ROOT.glob("docs/*.md"))]
)
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = [one.split("#")[0] for one in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in one]
    assert [one for one in targets if one and not (ROOT / document).parent.joinpath(one).exists()] == []
