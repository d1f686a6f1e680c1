"""Many games side by side, stepped by one call; a game that ends is dealt again."""

from array import array
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from .arguments import count_given, number_given, seed_given
from .chance import reseed
from .constants import MOST_ACTIONS, MOST_SEATS
from .game_state import GameState, check_made, working_copy
from .refusals import BadInput
from .scratch import Scratch
from .state import begin

MOST_GAMES: Final = 1 << 14  # two kilobytes each; dealing all of them cannot be interrupted, and takes 0.1 s at most


class Batch:
    """Who is to act in each game is in `turns`, what they may do in `offers`, which has MOST_ACTIONS numbers per game:
    the first `counts` of them are legal. `done` marks the games that ended in the last step; their points are in
    `scores`, MOST_SEATS per game, and a new game is in their place.

    These arrays are filled again by every step and never read: whatever is written into them changes nothing."""

    def __init__(
        self, game: Any, players: int, n: int, seed: int, options: object = None, edition: object = None
    ) -> None:
        self.size: int = 0  # nothing can be stepped until all of it is made
        size = count_given(n, MOST_GAMES)
        self.seed: int = seed_given(seed)  # of the next game
        blank: GameState = game.blank(players, options, edition)
        check_made(blank)
        self.states: list[GameState] = [working_copy(blank) for _ in range(size)]
        self.turns: array[int] = numbers(size)
        self.counts: array[int] = numbers(size)
        self.offers: array[int] = numbers(MOST_ACTIONS * size)
        self.done: array[int] = numbers(size)
        self.scores: array[int] = numbers(MOST_SEATS * size)
        # Compiled, nobody else can reach what is believed, and while these are held the arrays keep their size.
        self.limits: array[int] = numbers(size)
        self.legal: array[int] = numbers(MOST_ACTIONS * size)
        self.turns_shown = self.turns
        self.counts_shown = self.counts
        self.offers_shown = self.offers
        self.done_shown = self.done
        self.scores_shown = self.scores
        for k in range(size):
            self.deal(k)
            self.look(k)
        self.size = size

    def step(self, choices: Iterable[int]) -> int:
        """One decision in every game, the index of one of its offers; returns how many games ended."""
        ended = self.advance(picked(choices, self.size))
        if ended < 0:
            sentence = "expected one choice per game, each an index below that game's count of offers"
            raise BadInput("bad-choices", sentence)
        return ended

    def state(self, k: int) -> GameState:
        """A copy of one of the games as it is now."""
        index = number_given(k, 0, self.size - 1)
        if index is None:
            raise BadInput("bad-choices", f"this batch has games 0 to {self.size - 1}")
        copy = self.states[index].clone()
        copy.scratch = Scratch()  # a clone has its parent's, and this parent is stepped without asking
        return copy

    def advance(self, choices: "array[int]") -> int:
        """Carry out every choice, if all of them are offered; -1 if one is not. No other thread comes between."""
        if len(choices) != self.size:
            return -1
        for k in range(self.size):
            if not 0 <= choices[k] < self.limits[k]:
                return -1
        ended = 0
        for k in range(self.size):
            state = self.states[k]
            state.step(state.turn, self.legal[MOST_ACTIONS * k + choices[k]])
            self.done_shown[k] = state.over
            if state.over:
                ended += 1
                state.finish()
                for seat in range(state.seats):
                    self.scores_shown[MOST_SEATS * k + seat] = state.scratch.totals[seat]
                self.deal(k)
            self.look(k)
        return ended

    def deal(self, k: int) -> None:
        """A new game."""
        state = self.states[k]
        state.reset()
        reseed(state, self.seed)
        self.seed += 1
        begin(state)

    def look(self, k: int) -> None:
        """Who is to act in a game, and what they may do."""
        state = self.states[k]
        n = state.count_legal(state.turn)
        self.limits[k] = n
        self.turns_shown[k] = state.turn
        self.counts_shown[k] = n
        for i in range(n):
            self.legal[MOST_ACTIONS * k + i] = state.scratch.actions[i]
            self.offers_shown[MOST_ACTIONS * k + i] = state.scratch.actions[i]


def numbers(n: int) -> "array[int]":
    """An array of small numbers, all 0."""
    return array("h", bytes(2 * n))


def picked(choices: object, size: int) -> "array[int]":
    """Choices as small numbers; none of them if they are not numbers at all."""
    try:
        return array("h", islice(iter(choices), size + 1))  # type: ignore[call-overload]
    except (TypeError, ValueError, OverflowError):
        return array("h")
