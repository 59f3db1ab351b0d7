"""The counts that stand for a round are read back."""

from tests.support.deciding import entry, facts, instruct


def test_reads_back_all_six_counts_and_says_what_comes_next() -> None:
    text = instruct("FINDING_RECORDED", facts())
    assert "Round 1 is recorded: critical 0, high 1, major 0, proposals 0, low 2, info 0." in text
    assert "start the next round" in text


def test_reads_a_round_back_once_with_its_newest_counts_in_order() -> None:
    entries = [
        entry("FINDING_RECORDED", n, detail={"round": number, "counts": {"C": count}})
        for n, (number, count) in enumerate([(2, 1), (1, 4), (2, 3)])
    ]
    lines = instruct("FINDING_RECORDED", facts(), entries=entries).splitlines()
    assert lines[0].startswith("Round 1 is recorded: critical 4,")
    assert lines[1].startswith("Round 2 is recorded: critical 3,")
