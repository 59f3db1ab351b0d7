"""Proposals are named and hold nothing up."""

from tests.support.deciding import entry, facts, instruct


def test_names_the_proposals_and_where_they_belong() -> None:
    text = instruct("PROPOSAL_RECORDED", facts())
    assert "Round 1 has 1 proposals: `shorter names`." in text
    assert "known-issues document" in text


def test_counts_all_and_names_five() -> None:
    findings = [{"severity": "P", "description": f"idea {number}"} for number in range(8)]
    proposals = entry("PROPOSAL_RECORDED", detail={"round": 2, "findings": findings})
    text = instruct("PROPOSAL_RECORDED", facts(), entries=[proposals])
    assert "Round 2 has 8 proposals" in text
    assert "`idea 4` and 3 more." in text
