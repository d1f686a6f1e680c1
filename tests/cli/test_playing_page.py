"""What docs/playing.md shows can be typed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.driver import environment

PAGE = Path(__file__).parents[2] / "docs" / "playing.md"


def examples() -> list[str]:
    """Every command line of the page that needs no file of the reader's."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if "FILE" not in line]


def test_the_page_has_examples() -> None:
    assert len(examples()) > 5


@pytest.mark.parametrize("line", examples())
def test_an_example_works(line: str, tmp_path: Path) -> None:
    command = re.sub(r"\btrove\b", f"{sys.executable} -m trove", line, count=1)
    done = subprocess.run(
        ["bash", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, env=environment(tmp_path), timeout=60
    )
    assert done.returncode == 0
    assert done.stdout
    assert done.stderr == b""
