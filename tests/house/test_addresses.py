"""Nothing that is committed ties Trove to one machine or one package index."""

import re
from pathlib import Path

import pytest

from house.tree import ROOT, text_of, tracked

PINNED = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web" / "package-lock.json"]
ADDRESS = re.compile(r"https?://|file:|--(extra-)?index-url|--find-links|--trusted-host|\s@\s", re.IGNORECASE)
SOMEBODYS = r"/home/\w+|/Users/\w+|/root\b|[A-Z]:\\Users\\"


def machine_paths(*folders: Path) -> re.Pattern[str]:
    """Finds paths that mean something on one machine only; a short one, such as /src, may be anything."""
    ours = [re.escape(str(folder)) + r"\b" for folder in folders if len(folder.parts) > 2]
    return re.compile(r"(?<![\w.$}])(?:" + "|".join([SOMEBODYS, *ours]) + ")")


@pytest.mark.parametrize("pinned", PINNED, ids=lambda path: path.name)
def test_the_locked_packages_name_no_address(pinned: Path) -> None:
    found = [line for line in pinned.read_text(encoding="utf-8").splitlines() if ADDRESS.search(line)]
    assert not found, f"{pinned.name}: expected names, versions and hashes alone, not {found[0]}"


def test_no_file_names_a_folder_of_one_machine() -> None:
    pattern = machine_paths(ROOT, Path.home())
    files = [path for path in tracked() if path != Path(__file__).resolve()]
    assert files
    found = [f"{path.relative_to(ROOT)}: {hit[0]}" for path in files if (hit := pattern.search(text_of(path)))]
    assert not found, "; ".join(found)


@pytest.mark.parametrize(
    "line",
    ["--index-url https://a.example/simple", "--find-links /wheels", "trove @ file:///wheels/trove.whl", "# http://a"],
)
def test_an_address_is_found(line: str) -> None:
    assert ADDRESS.search(line)


@pytest.mark.parametrize(
    "text", ["cd /home/ann/trove", '"/Users/ann"', "see /root/x", "/opt/ann/trove/src", r"C:\Users\a"]
)
def test_a_folder_of_one_machine_is_found(text: str) -> None:
    assert machine_paths(Path("/opt/ann/trove")).search(text)


@pytest.mark.parametrize("text", ["/src/trove", "$DIR/home/ann", "docs/home/page", "the /rooted tree"])
def test_an_ordinary_path_is_left_alone(text: str) -> None:
    assert not machine_paths(Path("/src"), Path("/")).search(text)
