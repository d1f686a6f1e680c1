"""Matches for the tests of this folder: seated, played on at random, finished; all from fixed secrets."""

from functools import cache
from random import Random
from typing import Any

from trove.core.match import Match

SECRET = bytes(range(32))
OPTIONS: dict[str, Any] = {"starting_player": 0}


def salt(seat: int) -> bytes:
    """What a seat adds in these tests."""
    return bytes([0xA0 + seat]) * 32


def opened(secret: bytes = SECRET, players: int = 3, **given: Any) -> Match:
    """A match that nobody has sat down to."""
    return Match.open("luxor", players=players, secret=secret, **given)


def seated(match: Match) -> Match:
    """The match, started."""
    for seat in match.committed.empty:
        match.sit(seat, salt(seat))
    match.start()
    return match


def started(secret: bytes = SECRET, players: int = 3, **given: Any) -> Match:
    """A match just set up."""
    return seated(opened(secret, players, **given))


def play_on(match: Match, seed: int = 0, steps: int = 10_000) -> Match:
    """The match, a number of random steps later, or over."""
    chooser = Random(seed)
    while steps and not match.over:
        seat = chooser.choice(match.state.to_act())
        match.play(seat, chooser.choice(match.state.legal(seat)))
        steps -= 1
    return match


def with_undos(match: Match, seed: int = 0, steps: int = 60) -> Match:
    """The match, played on with some steps taken back with everybody's consent."""
    chooser = Random(seed)
    for _ in range(steps):
        play_on(match, chooser.randrange(1 << 30), 1)
        seat = chooser.randrange(match.seats)
        terms = match.undo_terms(seat)
        if chooser.random() < 0.2 and terms.verdict != "refused":
            match.undo(seat, agreed=terms.ask)
    return match


@cache
def saved() -> bytes:
    """A match in the middle, with undos in its log."""
    return with_undos(started()).save()


@cache
def exported() -> bytes:
    """A finished match, with undos in its log."""
    return play_on(with_undos(started(bytes(32)))).export()


def running() -> Match:
    """The match of `saved`, a fresh one for every test."""
    return Match.load(saved())


def finished() -> Match:
    """The match of `exported`, a fresh one for every test."""
    return Match.load(exported())
