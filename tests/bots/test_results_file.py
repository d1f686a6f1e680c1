"""Results files: resumed runs equal unbroken ones; damaged or foreign files are refused and left alone."""

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import trove
from bots.arenas import played, results, small_plan, stopped
from trove import version
from trove.bots import arena, plan, results_file, results_lines
from trove.bots.plan import Plan, Played
from trove.bots.results_file import ResultsFile
from trove.bots.workers import ThisProcess
from trove.core.refusals import BadInput


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "deep" / "run.jsonl"
    stopped(found, small_plan(), 5)
    return found


def test_a_resumed_run_equals_an_unbroken_one(path: Path) -> None:
    with ResultsFile.resumed(path) as file:
        assert len(file.played) == 5
        assert len(list(arena.play(file, ThisProcess()))) == 7
        assert results(file) == played(small_plan())
    with ResultsFile.resumed(path, small_plan()) as file:
        assert list(arena.play(file, ThisProcess())) == []
        assert results(file) == played(small_plan())


@pytest.mark.parametrize("cut", [1, 2, 30, 100])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with ResultsFile.resumed(path) as file:
        assert len(file.played) == 4
        list(arena.play(file, ThisProcess()))
        assert results(file) == played(small_plan())


def change(path: Path, make: Callable[[list[bytes]], list[bytes]]) -> bytes:
    data = b"".join(make(path.read_bytes().splitlines(keepends=True)))
    path.write_bytes(data)
    return data


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda lines: [], "not-an-arena-file"),
        (lambda lines: [b"\x00\xff\n", *lines[1:]], "not-an-arena-file"),
        (lambda lines: lines[1:], "not-an-arena-file"),
        (lambda lines: [lines[0].replace(b'"seed":5', b'"seed":6'), *lines[1:]], "arena-file-damaged"),
        (lambda lines: [*lines[:2], lines[2].replace(b"[", b"{", 1), *lines[3:]], "arena-file-damaged"),
        (lambda lines: [*lines[:2], b"\n", *lines[3:]], "arena-file-damaged"),
        (lambda lines: [*lines, lines[1]], "arena-file-damaged"),  # a game twice
        (lambda lines: [*lines, lines[0]], "arena-file-damaged"),
    ],
)
def test_a_damaged_file_is_refused_and_not_changed(
    path: Path, make: Callable[[list[bytes]], list[bytes]], code: str
) -> None:
    data = change(path, make)
    with pytest.raises(BadInput) as refused:
        ResultsFile.resumed(path)
    assert refused.value.code == code
    assert path.read_bytes() == data


def kept(path: Path) -> tuple[Plan, list[Played]]:
    """What a file holds."""
    with ResultsFile.resumed(path) as file:
        return file.plan, list(file.played.values())


def test_a_game_outside_the_plan_is_damage(path: Path) -> None:
    asked, games = kept(path)
    for key in ((1, 0, 0), (0, 6, 0), (0, 0, 2), (0, -1, 0), (-1, 0, 0)):
        strange = msgspec.structs.replace(games[0], key=key)
        path.write_bytes(results_lines.sealed(asked) + results_lines.sealed(strange))
        with pytest.raises(BadInput, match="line 2"):
            ResultsFile.resumed(path)


@pytest.mark.parametrize(
    "strange",
    [
        {"wins": (-1.0, 1.0)},
        {"wins": (1e308, 0.0)},
        {"wins": (2.0, 0.0)},
        {"wins": (1.0, 1.0)},
        {"wins": (0.5, 0.5), "ranks": (1, 2)},
        {"wins": (0.0, 0.0)},
        {"wins": (1.0, 0.0), "ranks": (2, 1)},
        {"wins": (1.0,), "ranks": (1,)},
        {"ranks": (2, 2)},
        {"ranks": (0, 1)},
        {"ranks": (1, 99)},
        {"scores": (1 << 40, 0)},
        {"scores": (-(1 << 40), 0)},
        {"decisions": (-1, 5)},
        {"decisions": (1 << 61, 5)},
        {"seconds": (-1.0, 0.0)},
        {"seconds": (1e300, 0.0)},
        {"seconds": (0.0,)},
        {"position": "\x1b[2J"},
        {"position": ""},
    ],
)
def test_a_game_that_nobody_can_have_played_is_damage(path: Path, strange: dict[str, Any]) -> None:
    """Also where its check sum is right."""
    asked, games = kept(path)
    path.write_bytes(results_lines.sealed(asked) + results_lines.sealed(msgspec.structs.replace(games[0], **strange)))
    data = path.read_bytes()
    with pytest.raises(BadInput, match="line 2"):
        ResultsFile.resumed(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("luxor", ("random",) * 4),
        ("silver-and-gold", ("random",)),
        ("silver-and-gold", ("random",) * 4),
        ("tomb-raider", ("random",) * 2),
        ("tomb-raider", ("random",) * 3),
        ("tomb-raider", ("random",) * 4),
    ],
)
def test_every_game_that_was_played_is_accepted(tmp_path: Path, game: str, seats: tuple[str, ...]) -> None:
    stopped(tmp_path / "run.jsonl", small_plan(games=12, game=game, seats=seats), 12)
    assert len(kept(tmp_path / "run.jsonl")[1]) == 12


def test_a_line_or_a_file_without_end_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, games = kept(path)
    good = path.read_bytes()
    for data in (bytes(1 << 22), good + b" " * (1 << 22), good + b"[" * (1 << 22) + b"\n"):
        path.write_bytes(data)
        with pytest.raises(BadInput):
            ResultsFile.resumed(path)
        assert path.read_bytes() == data
    path.write_bytes(good)
    monkeypatch.setattr(results_file, "MOST_BYTES", len(good) - 1)
    with pytest.raises(BadInput) as refused:
        ResultsFile.resumed(path)
    assert refused.value.code == "file-too-big"
    assert len(results_lines.sealed(games[0])) < results_lines.LONGEST_GAME // 8
    assert len(results_lines.sealed(asked)) < results_lines.LONGEST_PLAN // 8


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path, Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(BadInput) as refused:
            ResultsFile.resumed(path)
        assert refused.value.code == "not-a-file"


class FullDisk(io.BytesIO):
    """A file that takes no more."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_names_the_file_and_keeps_what_was_played(path: Path) -> None:
    before = kept(path)[1]
    with ResultsFile.resumed(path) as file:
        assert file.file is not None
        file.file.close()
        file.file = FullDisk()
        with pytest.raises(OSError, match="No space left") as refused:
            list(arena.play(file, ThisProcess()))
        assert refused.value.filename == str(path)
        assert len(file.played) == 5
    assert kept(path)[1] == before


def test_a_file_of_another_plan_or_other_rules_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = path.read_bytes()
    with pytest.raises(BadInput) as refused:
        ResultsFile.resumed(path, small_plan(seed=6))
    assert refused.value.code == "arena-other-plan"
    with monkeypatch.context() as changed:
        changed.setattr(type(trove.game("luxor")), "rules_version", 99)
        with pytest.raises(BadInput) as refused:
            ResultsFile.resumed(path)
    assert refused.value.code == "arena-other-rules"
    with monkeypatch.context() as changed:
        changed.setattr(plan, "mind_of", lambda *asked: "another")
        with pytest.raises(BadInput) as refused:
            ResultsFile.resumed(path)
    assert refused.value.code == "arena-other-rules"
    monkeypatch.setattr(version, "VERSION", "9.9")
    with pytest.raises(BadInput) as refused:
        ResultsFile.resumed(path)
    assert refused.value.code == "arena-other-rules"
    assert path.read_bytes() == data


def test_a_file_is_written_by_one_run_at_a_time(path: Path) -> None:
    with ResultsFile.resumed(path):
        with pytest.raises(BadInput) as refused:
            ResultsFile.resumed(path)
        assert refused.value.code == "arena-file-busy"
    with pytest.raises(BadInput) as refused:
        ResultsFile.new(path, small_plan())
    assert refused.value.code == "arena-file-exists"
