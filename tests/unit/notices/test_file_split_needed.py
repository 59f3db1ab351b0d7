"""Large files are named with their size and what to do."""

from tests.support.deciding import entry, facts, instruct


def test_names_size_and_limit_and_says_to_split() -> None:
    text = instruct("FILE_SPLIT_NEEDED", facts())
    assert "src/big.py is too large: 200000 bytes, 4000 lines (limit `102400 bytes`)." in text
    assert "Split it by idea" in text


def test_names_a_file_once_with_its_newest_size() -> None:
    large = {"path": "src/big.py", "bytes": 300_000, "lines": 6000, "limit": "1500 lines"}
    entries = [entry("FILE_SPLIT_NEEDED", 1), entry("FILE_SPLIT_NEEDED", 2, detail=large)]
    text = instruct("FILE_SPLIT_NEEDED", facts(), entries=entries)
    assert text.count("src/big.py") == 1
    assert "300000 bytes" in text


def test_counts_files_beyond_twenty() -> None:
    entries = [
        entry("FILE_SPLIT_NEEDED", n, detail={"path": f"{n}.py", "bytes": 1, "lines": 2000, "limit": "1500 lines"})
        for n in range(23)
    ]
    assert "3 more files are too large." in instruct("FILE_SPLIT_NEEDED", facts(), entries=entries)
