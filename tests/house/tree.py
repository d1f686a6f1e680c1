"""The files of this checkout, as the house tests see them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "trove"
CODE = {".py", ".pyi", ".pyx", ".pxd"}


def tracked() -> list[Path]:
    """Every file that is committed or about to be."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """A file's text; empty for pictures and the like."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def code_files(folder: Path = PACKAGE) -> list[Path]:
    """Python and Cython files of a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in CODE)


def game_folders() -> list[str]:
    """The names of the game folders."""
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
