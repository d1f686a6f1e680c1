"""One game of the arena. The true state stays here: players are shown imagined ones.

Every seed is a hash of what it is for, so a game comes out the same no matter which process plays it, or when.
"""

from hashlib import blake2b
from time import perf_counter
from typing import Any

from ..core import catalog
from ..core.game import Game
from ..core.game_state import GameState
from ..core.refusals import BadInput, Illegal
from .plan import Matchup, Played, Task
from .players import player

SEED_BITS = 62


def seed_of(*parts: object) -> int:
    """A seed that belongs to these parts alone."""
    digest = blake2b(repr(parts).encode(), digest_size=8, person=b"trove.arena").digest()
    return int.from_bytes(digest, "little") >> (64 - SEED_BITS)


class ArenaGame:
    """A game in play: who sits where, and what their decisions took."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.matchup: Matchup = task.matchup
        self.game: Game[Any] = catalog.game(self.matchup.game)
        entries = len(self.matchup.levels)
        rotation = task.key[2]
        chairs = self.game.seating(entries, self.matchup.options)
        self.entry_of = [(chair.player + rotation) % entries for chair in chairs]
        self.side_of = [chair.side for chair in chairs]
        self.players = [player(self.game, level, ladder=True) for level in self.matchup.levels]
        self.decisions = [0] * entries
        self.seconds = [0.0] * entries
        self.last = -1  # the seat that acted last, and what it did since another one acted
        self.earlier: list[int] = []

    def play(self) -> GameState:
        """From the deal to the end."""
        _, deal, rotation = self.task.key
        seed = self.matchup.seed
        start = seed_of(seed, "deal", deal)
        state: GameState = self.game.new(len(self.players), start, self.matchup.options, journal=False)
        number = 0
        while not state.over:
            seat = state.to_act()[0]  # of several where the game is simultaneous: any order gives the same
            self.decide(state, seat, (seed, deal, rotation, number))
            number += 1
        return state

    def decide(self, state: GameState, seat: int, at: tuple[int, ...]) -> None:
        """Ask the seat's player, who sees only what the seat may know."""
        entry = self.entry_of[seat]
        imagined = state.imagine(seat, seed_of(*at, "imagine"))
        seed = seed_of(*at, "decide")
        start = perf_counter()
        if seat != self.last:
            self.last, self.earlier = seat, []
        action = self.players[entry].decide(imagined, seat, seed, self.earlier)
        self.seconds[entry] += perf_counter() - start
        self.decisions[entry] += 1
        try:
            state.apply(seat, action)
        except (Illegal, BadInput) as problem:
            level = self.matchup.levels[entry]
            raise AssertionError(f"{level} chose {action!r}, which is not legal, in {self.task}") from problem
        self.earlier.append(action)

    def result(self, state: GameState) -> Played:
        """The result of the game, entry by entry."""
        seat_of = [self.entry_of.index(entry) for entry in range(len(self.players))]
        winners = {self.side_of[seat] for seat in state.winners()}
        scores, ranks = state.scores(), self.game.score_sheet(state).ranks
        return Played(
            key=self.task.key,
            wins=tuple(1 / len(winners) if self.side_of[seat] in winners else 0.0 for seat in seat_of),
            scores=tuple(scores[seat] for seat in seat_of),
            ranks=tuple(ranks[seat] for seat in seat_of),
            decisions=tuple(self.decisions),
            position=state.hash().hex(),
            seconds=tuple(round(spent, 6) for spent in self.seconds),
        )


def play_game(task: Task) -> Played:
    """Play one game."""
    game = ArenaGame(task)
    return game.result(game.play())
