"""Nothing reports a number that C cuts to fit its type, so the sheets are read and the numbers looked at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trove
from contract.play import every_game, settings_of
from contract.processes import run
from contract.sheets import BITS, Field, declared, fields_of, unpacked_of
from trove.core.game import Game
from trove.core.playable import Playable

GAMES = 60 if trove.compiled else 20


def states(game: Game[Any]) -> Iterator[Playable]:
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
def test_every_field_of_the_sheet_is_public_and_of_a_known_type(game: Game[Any]) -> None:
    """A char array read from Python ends at its first zero; what is not public cannot be seen by views and tests."""
    state = next(states(game))
    for field in [*fields_of(state).values(), *fields_of(state.scratch).values()]:
        assert "char" not in field.kind, f"{field}"
        assert field.public or not field.length, f"{field}"
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
def test_every_number_stays_within_type_length_and_range(game: Game[Any], tmp_path: Path) -> None:
    """Interpreted, where nothing is cut."""
    said = run("interpreted", "fields", game.name, GAMES, pure=True, output=tmp_path / "said.txt")
    assert "fields stay within type and length" in said


def test_a_sheet_is_read_as_it_stands() -> None:
    sheet = """
cdef long long SEATS

cdef class Other:
    cdef public short x

cdef class State(Playable):
    cdef public Edition edition
    # a remark
    cdef public short[3] pile, hand
    cdef long long hidden
    cdef public short turn

    cdef void take(self, State other) noexcept nogil

cdef void free(State state)
"""
    assert declared(sheet, "State") == [
        Field("edition", "Edition", 0, True),
        Field("pile", "short", 3, True),
        Field("hand", "short", 3, True),
        Field("hidden", "long long", 0, False),
        Field("turn", "short", 0, True),
    ]


@pytest.mark.parametrize(
    ("value", "fits"),
    [([0, 1, 2], True), ([0, 1], False), ([0, 1, 2, 3], False), ([0, 0, 1 << 15], False), ([-(1 << 15), 0, 0], True)],
)
def test_a_number_that_does_not_fit_is_noticed(value: list[int], fits: bool) -> None:
    assert Field("pile", "short", 3, True).fits(value) == fits
