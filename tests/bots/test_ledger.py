"""Results files: resumed runs equal unbroken ones; damaged or foreign files are refused and left alone."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import trove
from bots.arenas import played, results, small_plan
from trove.bots import arena, ledger, plan
from trove.bots.crews import Alone
from trove.bots.ledger import Ledger
from trove.bots.plan import Plan
from trove.core.refusals import BadInput


def stopped(path: Path, asked: Plan, after: int) -> None:
    """A run that was stopped after some games."""
    with Ledger.new(path, asked) as file:
        for count, _ in enumerate(arena.play(file, Alone()), 1):
            if count == after:
                return


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "deep" / "run.jsonl"
    stopped(found, small_plan(), 5)
    return found


def test_a_resumed_run_equals_an_unbroken_one(path: Path) -> None:
    with Ledger.resumed(path) as file:
        assert len(file.played) == 5
        assert len(list(arena.play(file, Alone()))) == 7
        assert results(file) == played(small_plan())
    with Ledger.resumed(path, small_plan()) as file:
        assert list(arena.play(file, Alone())) == []
        assert results(file) == played(small_plan())


@pytest.mark.parametrize("cut", [1, 2, 30, 100])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with Ledger.resumed(path) as file:
        assert len(file.played) == 4
        list(arena.play(file, Alone()))
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
        Ledger.resumed(path)
    assert refused.value.code == code
    assert path.read_bytes() == data


def test_a_game_outside_the_plan_is_damage(path: Path) -> None:
    asked, games, _ = ledger.read(path)
    game = next(iter(games.values()))
    for key in ((1, 0, 0), (0, 6, 0), (0, 0, 2), (0, -1, 0)):
        strange = msgspec.structs.replace(game, key=key)
        path.write_bytes(ledger.sealed(asked) + ledger.sealed(strange))
        with pytest.raises(BadInput, match="line 2"):
            Ledger.resumed(path)


def test_a_file_of_another_plan_or_other_rules_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = path.read_bytes()
    with pytest.raises(BadInput) as refused:
        Ledger.resumed(path, small_plan(seed=6))
    assert refused.value.code == "arena-other-plan"
    with monkeypatch.context() as changed:
        changed.setattr(type(trove.game("luxor")), "rules_version", 99)
        with pytest.raises(BadInput) as refused:
            Ledger.resumed(path)
    assert refused.value.code == "arena-other-rules"
    with monkeypatch.context() as changed:
        changed.setattr(plan, "mind_of", lambda *asked: "another")
        with pytest.raises(BadInput) as refused:
            Ledger.resumed(path)
    assert refused.value.code == "arena-other-rules"
    monkeypatch.setattr(trove, "__version__", "9.9")
    with pytest.raises(BadInput) as refused:
        Ledger.resumed(path)
    assert refused.value.code == "arena-other-rules"
    assert path.read_bytes() == data


def test_a_file_is_written_by_one_run_at_a_time(path: Path) -> None:
    with Ledger.resumed(path):
        with pytest.raises(BadInput) as refused:
            Ledger.resumed(path)
        assert refused.value.code == "arena-file-busy"
    with pytest.raises(BadInput) as refused:
        Ledger.new(path, small_plan())
    assert refused.value.code == "arena-file-exists"
