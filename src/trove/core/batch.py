"""Many games side by side, stepped by one call; a game that ends is dealt anew."""

from array import array
from typing import Any

from .chance import reseed
from .given import check_count, check_seed
from .playable import Playable
from .refusals import BadInput
from .terms import MOST_ACTIONS, MOST_SEATS


class Batch:
    """Who is to act in each game and what he may do stands in `turns`, `counts` and `offers`, which has MOST_ACTIONS
    numbers per game: the first `counts` of them are legal. `done` marks the games that ended in the last step; their
    points are in `scores`, MOST_SEATS per game, and what stands there now is a new game."""

    def __init__(
        self, game: Any, players: int, n: int, seed: int, options: object = None, edition: object = None
    ) -> None:
        check_count(n)
        check_seed(seed)
        self.seed: int = seed
        self.blank: Playable = game.blank(players, options, edition)
        self.states: list[Playable] = [self.blank.clone() for _ in range(n)]
        self.turns: array[int] = array("h", bytes(2 * n))
        self.counts: array[int] = array("h", bytes(2 * n))
        self.offers: array[int] = array("h", bytes(2 * MOST_ACTIONS * n))
        self.done: array[int] = array("h", bytes(2 * n))
        self.scores: array[int] = array("h", bytes(2 * MOST_SEATS * n))
        for state in self.states:
            state.follow(self.blank)
            deal_again(state, self.next_seed())
        look(self.states, self.turns, self.counts, self.offers)

    def next_seed(self) -> int:
        self.seed += 1
        return self.seed - 1

    def step(self, choices: Any) -> int:
        """One decision in every game: the index, among its offers, of the action taken. Says how many games ended."""
        picked = array("h", choices)
        if not fits(picked, self.counts):
            sentence = "expected one choice per game, each an index below that game's count of offers"
            raise BadInput("bad-choices", sentence)
        ended = carry_out(self.states, self.turns, self.offers, self.done, picked)
        if ended:
            for k, state in enumerate(self.states):
                if self.done[k]:
                    self.scores[MOST_SEATS * k : MOST_SEATS * k + state.seats] = array("h", state.scores())
                    deal_again(state, self.next_seed())
        look(self.states, self.turns, self.counts, self.offers)
        return ended


def fits(picked: "array[int]", counts: "array[int]") -> bool:
    """Whether every choice is one of those offered."""
    if len(picked) != len(counts):
        return False
    for k in range(len(counts)):
        if not 0 <= picked[k] < counts[k]:
            return False
    return True


def deal_again(state: Playable, seed: int) -> None:
    """A new game on a working copy of a blank state."""
    state.reset()
    reseed(state, seed)
    state.set_up()


def look(states: list[Playable], turns: "array[int]", counts: "array[int]", offers: "array[int]") -> None:
    """Who is to act in each game, and what he may do."""
    for k in range(len(states)):
        state = states[k]
        turns[k] = state.turn
        n = state.count_legal(state.turn)
        counts[k] = n
        for i in range(n):
            offers[MOST_ACTIONS * k + i] = state.scratch.actions[i]


def carry_out(
    states: list[Playable], turns: "array[int]", offers: "array[int]", done: "array[int]", picked: "array[int]"
) -> int:
    """The chosen action of every game; says how many games ended."""
    ended = 0
    for k in range(len(states)):
        state = states[k]
        state.step(turns[k], offers[MOST_ACTIONS * k + picked[k]])
        done[k] = state.over
        ended += state.over
    return ended
