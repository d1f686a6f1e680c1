"""Files stay small enough to be read in one go."""

from house.tree import CODE, ROOT, tracked

MOST_LINES = 600


def test_no_file_is_longer_than_anybody_reads() -> None:
    lengths = {path: len(path.read_bytes().splitlines()) for path in tracked() if path.suffix in CODE}
    assert lengths
    long = [f"{path.relative_to(ROOT)} has {lines} lines" for path, lines in lengths.items() if lines > MOST_LINES]
    assert not long, f"split what is over {MOST_LINES} lines: {'; '.join(long)}"
