"""Sentences name the command as it was started."""

import sys
from pathlib import Path

import pytest

from trove.cli.command_name import started_as, to_type


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "bin" / "trove"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_command_that_the_shell_finds_is_named_alone(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    monkeypatch.setattr(sys, "argv", [str(script), "play"])
    assert to_type("replay", "a file") == "trove replay 'a file'"


@pytest.mark.parametrize("path", ["", "/usr/bin"])
def test_a_command_that_it_does_not_find_is_named_by_its_path(
    path: str, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", path)
    monkeypatch.chdir(script.parents[1])
    monkeypatch.setattr(sys, "argv", ["bin/trove"])
    assert to_type("games") == "bin/trove games"


def test_another_command_of_the_same_name_is_not_meant(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other" / "trove"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert started_as() == [str(script)]


def test_a_module_is_started_by_its_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/trove/__main__.py"])
    assert started_as() == [sys.executable, "-m", "trove"]


def test_a_program_that_uses_the_package_is_told_the_usual_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["my_program.py"])
    assert started_as() == ["trove"]
