"""Matches of every game for the tests of this folder, played on at random with undos of every kind."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import trove
from trove.core.match import Match

Viewer = int | None
GAMES = trove.games()
every_game = pytest.mark.parametrize("name", GAMES)


def table(name: str, seed: int = 0, players: int | None = None, **given: Any) -> Match:
    """A match just set up; with as many players as there can be unless it is said how many."""
    match = Match.open(name, players or trove.game(name).players[-1], secret=bytes([seed + 1]) * 32, **given)
    for seat in range(match.seats):
        match.sit(seat, bytes([seat]) * 32)
    match.start()
    return match


def viewers(match: Match) -> list[Viewer]:
    return [None, *range(match.seats)]


def step(match: Match, chooser: Random) -> None:
    """Anything that anybody may do."""
    seat = chooser.choice(match.state.to_act())
    match.play(seat, chooser.choice(match.state.legal(seat)))


def walk(match: Match, seed: int = 0, steps: int = 10_000, undos: float = 0.2) -> Iterator[Match]:
    """The match after each entry, some of them undos, free or agreed to by all."""
    chooser = Random(seed)
    for _ in range(steps):
        if match.over:
            return
        step(match, chooser)
        yield match
        while not match.over and chooser.random() < undos:
            seat = chooser.randrange(match.seats)
            terms = match.undo_terms(seat)
            if terms.verdict == "refused" or len(terms.takes) > 12:
                break
            match.undo(seat, agreed=terms.ask)
            yield match


def walked(match: Match, seed: int = 0, steps: int = 10_000, undos: float = 0.2) -> Match:
    """The match at the end of such a walk."""
    for _ in walk(match, seed, steps, undos):
        pass
    return match
