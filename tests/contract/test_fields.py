"""Nothing reports a number that C cuts to fit its type, so the sheets are read and the numbers looked at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trove
from contract.play import every_game, sample, settings_of
from contract.processes import run
from contract.sheets import BITS, Field, declared, fields_of, unpacked_of
from effort import amount
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.packing import head_of, numbers_of

GAMES = amount(20, 60) if trove.compiled else amount(6, 20)


def states(game: Game[Any]) -> Iterator[GameState]:
    return (setting.new(1) for setting in settings_of(game))


@every_game
def test_every_packed_field_stands_in_the_sheet_with_its_length(game: Game[Any]) -> None:
    state = next(states(game))
    known = fields_of(state)
    for name, (length, low, high) in state.FIELDS.items():
        assert name in known, f"{name} is packed, but in no sheet"
        assert known[name].length == length, f"{name} is declared {known[name]}, packed with length {length}"
        wanted = "short" if high < 1 << 15 else "long long"  # as pack writes it
        assert known[name].kind == wanted, f"{name} is declared {known[name]}, packed as a {wanted}"
        bits = BITS[wanted]
        assert -(1 << bits) <= low <= high < 1 << bits, f"{name} may be {low} to {high}, which does not fit"


@every_game
def test_every_field_of_the_sheet_can_be_read_and_not_set_and_has_a_known_type(game: Game[Any]) -> None:
    """A char array read from Python ends at its first zero; what is hidden cannot be seen by views and tests."""
    state = next(states(game))
    for field in [*fields_of(state).values(), *fields_of(state.scratch).values()]:
        assert "char" not in field.kind, f"{field}"
        assert field.access == "readonly" or (not field.access and not field.length), f"{field}"
        assert field.is_number or not field.length, f"{field}"
        assert field.is_number == (field.kind in BITS), f"{field}"


@every_game
def test_what_is_not_packed_is_a_table(game: Game[Any]) -> None:
    """A plain number that is not packed would be lost. Lists are rebuilt, as test_copies shows."""
    state = next(states(game))
    lost = [name for name in unpacked_of(state) if not fields_of(state)[name].length]
    assert not lost, f"pack leaves out {lost}"


@every_game
def test_what_is_read_has_the_declared_length(game: Game[Any]) -> None:
    for state in states(game):
        for one in (state, state.scratch):
            for name, field in fields_of(one).items():
                if field.is_number:
                    assert field.fits(getattr(one, name)), f"{name} is {getattr(one, name)}, declared {field}"


@every_game
def test_pack_writes_every_field_in_order(game: Game[Any]) -> None:
    """Straight from the fields, it is what their names and lengths give."""
    for position in sample(settings_of(game), amount(20, 200), first_seed=700):
        for chance in (True, False):
            by_name = head_of(position.state, chance) + numbers_of(position.state, chance)
            assert position.state.pack(chance) == by_name, f"{position}"


@every_game
def test_every_number_stays_within_type_length_and_range(game: Game[Any], tmp_path: Path) -> None:
    """Interpreted, where nothing is cut."""
    said = run("interpreted", "fields", game.name, GAMES, pure=True, output=tmp_path / "said.txt")
    assert "fields stay within type and length" in said


def test_a_sheet_is_read_as_it_stands() -> None:
    sheet = """
cdef long long SEATS

cdef class Other:
    cdef readonly short x

cdef class State(GameState):
    cdef public Edition edition
    # a remark
    cdef readonly short[3] pile, hand
    cdef long long hidden
    cdef readonly short turn

    cdef void take(self, State other) noexcept nogil

cdef void free(State state)
"""
    assert declared(sheet, "State") == [
        Field("edition", "Edition", 0, "public"),
        Field("pile", "short", 3, "readonly"),
        Field("hand", "short", 3, "readonly"),
        Field("hidden", "long long", 0, ""),
        Field("turn", "short", 0, "readonly"),
    ]


@pytest.mark.parametrize(
    ("value", "fits"),
    [([0, 1, 2], True), ([0, 1], False), ([0, 1, 2, 3], False), ([0, 0, 1 << 15], False), ([-(1 << 15), 0, 0], True)],
)
def test_a_number_that_does_not_fit_is_noticed(value: list[int], fits: bool) -> None:
    assert Field("pile", "short", 3, "readonly").fits(value) == fits
