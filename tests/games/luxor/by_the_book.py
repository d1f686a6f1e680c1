"""Luxor's decisions worked out a second time, slowly and straight from the rules, from what a player sees."""

from typing import Any

from trove.games.luxor.events import Freed
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.knowledge import Private, Public
from trove.games.luxor.pieces import Card, Horus, Osiris, Temple
from trove.games.luxor.words import (
    Act,
    AllForward,
    LastToSecondLast,
    Move,
    Play,
    Roll,
    Spend,
    TakeCard,
    TakeKey,
    TakeScarab,
    TakeWild,
)

TOMB = 41


class Table:
    """What lies open, and the hand of the player whose turn it is."""

    def __init__(self, state: Luxor) -> None:
        view = GAME.view(state, state.turn)
        public: Public = view.public
        private: Private = view.private
        self.public = public
        self.hand = private.hand
        self.mine = public.seats[private.seat]

    def step(self, space: int, way: int) -> int | None:
        """L5.2, L5.4: the next tile in this direction, or the tomb chamber."""
        space += way
        while 0 < space < TOMB and self.public.board[space] is None:
            space += way
        return space if 0 < space <= TOMB else None

    def end(self, space: int, steps: int) -> int | None:
        """L5.6, L5.7: where a move ends, if it may be made."""
        at: int | None = space
        for _ in range(abs(steps)):
            if at is None or at == TOMB:
                return None
            at = self.step(at, 1 if steps > 0 else -1)
        if at is None or (at == TOMB and self.mine.keys == 0):
            return None
        tile = self.public.board[at]
        return self.end(at, tile.number) if isinstance(tile, Osiris) else at

    def movers(self) -> dict[int, int]:
        """L5.1: adventurers that may move, by number; of those on one space the first."""
        found: dict[int, int] = {}
        for k, space in enumerate(self.mine.adventurers):
            if space is not None and space != TOMB and space not in found.values():
                found[k] = space
        return found

    def moves(self, numbers: list[int]) -> list[tuple[int, int, int]]:
        """Adventurer, steps and where it ends, of all legal moves."""
        ends = [(k, n, self.end(space, n)) for k, space in self.movers().items() for n in numbers]
        return [(k, n, end) for k, n, end in ends if end is not None]

    def plays(self, side: Any, card: Card) -> list[Any]:
        """L4, L7: what an outer card allows."""
        numbers = {
            "number": [card.value],
            "either_way": [-1, 1],
            "up_to": list(range(1, card.value + 1)),
            "minus_one": [card.value],
        }
        if card.effect in numbers:
            return [Play(side, k, n, end) for k, n, end in self.moves(numbers[card.effect])]  # type: ignore[arg-type]
        if card.effect in ("roll_exactly", "roll_up_to"):
            return [Roll(side)] if self.moves([1, 2, 3, 4, 5, 6]) else []
        if card.effect == "all_forward":
            return [AllForward(side)] if self.moves([card.value]) else []
        return [LastToSecondLast(side)] if len(set(self.movers().values())) > 1 else []

    def choices(self) -> list[Any]:
        """All that the player may do now."""
        phase = self.public.phase
        if phase == "playing":
            left, right = self.hand[0], self.hand[-1]
            assert left is not None
            assert right is not None
            return [*self.plays("left", left), *self.plays("right", right)] or [Spend("left"), Spend("right")]
        if phase == "rolled":
            card, die = self.public.discard_top, self.public.die
            assert card is not None
            assert die is not None
            numbers = [die] if card.effect == "roll_exactly" else list(range(1, die + 1))
            return [Move(k, n, end) for k, n, end in self.moves(numbers)]  # type: ignore[arg-type]
        if phase == "choosing":
            where = {k: self.mine.adventurers[k] for k in self.public.moved}
            return [
                Act(k)
                for k, space in where.items()
                if space != TOMB and not any(space == where[j] for j in where if j < k)
            ]
        return self.takings()

    def takings(self) -> list[Any]:
        """L6.4, L6.6, L6.7."""
        assert self.public.actor is not None
        space = self.mine.adventurers[self.public.actor]
        assert space is not None
        tile = self.public.board[space]
        if isinstance(tile, Horus):
            return [TakeKey(), TakeCard(tile.eyes)]  # type: ignore[arg-type]
        assert isinstance(tile, Temple)
        if tile.front == "wild_or_scarab":
            return [TakeWild(), TakeScarab()]
        return [TakeCard(1), TakeCard(2)] if tile.front == "favour_1_2" else [TakeCard(2), TakeCard(3)]


def freed_by(table: Table, came: int, space: int) -> set[int]:
    """L5.5: who is freed by a move, of those who lie."""
    passed = [k for k, behind in ((2, 8), (3, 16), (4, 24)) if came <= behind < space]
    return {k for k in passed if table.mine.adventurers[k] is None}


def freed_in(events: list[Any]) -> set[int]:
    return {event.adventurer for event in events if isinstance(event, Freed)}
