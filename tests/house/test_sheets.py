"""Typing sheets: a constant that a sheet misses, or has too many, is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from house.tree import ROOT
from tools.sheets import declaration, written


def test_every_sheet_declares_the_constants_its_module_uses() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "tools.sheets", "--check"],
        cwd=ROOT,
        env={**os.environ, "TROVE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr


def test_a_declaration_is_cut_into_lines_of_120() -> None:
    names = [f"CONSTANT_{k}" for k in range(30)]
    lines = declaration(names).splitlines()
    assert len(lines) > 1
    assert max(map(len, lines)) <= 120
    assert [name for line in lines for name in line.removeprefix("cdef long long ").split(", ")] == names


def test_a_sheet_gets_what_it_misses_and_loses_what_nobody_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shelf.py").write_text("ROWS = 3\nSPARE = 4\n\n\ndef rows() -> int:\n    return ROWS\n")
    sheet = tmp_path / "shelf.pxd"
    sheet.write_text("cdef long long SPARE\n\ncpdef long long rows() noexcept nogil\n")
    monkeypatch.setattr("tools.sheets.SOURCE", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert written(sheet) == "cdef long long ROWS\n\ncpdef long long rows() noexcept nogil\n"
