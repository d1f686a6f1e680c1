"""The things that calls are made on, and what each of them was before a call."""

from random import Random
from typing import Any

import msgspec

import trove
from trove import Match
from trove.core.batch import Batch
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput

MOST_KEPT = {GameState: 9, Match: 6, Batch: 2}
SIDE_BY_SIDE = 3  # games of a batch
FEW_STEPS = 40
MOST_STEPS = 5_000  # no game takes this long
SIZE = 32  # bytes of a secret or a salt

Thing = GameState | Match | Batch


def random_options(game: Game[Any], players: int, chance: Random) -> dict[str, Any]:
    """Options that the game accepts: its defaults, some of them turned round."""
    chosen = {option.name: option.default for option in game.options}
    for option in game.options:
        if chance.randrange(3) == 0:
            other = not option.default if isinstance(option.default, bool) else chance.choice((None, 0, 1))
            try:
                game.blank(players, {**chosen, option.name: other})
            except BadInput:
                continue
            chosen[option.name] = other
    return chosen


def play_on(state: GameState, chance: Random, steps: int = MOST_STEPS) -> GameState:
    """So many random steps, or until it is over."""
    for _ in range(steps):
        if not state.to_act():
            break
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def play_match(match: Match, chance: Random, steps: int = MOST_STEPS) -> Match:
    """The same for a match, with an undo now and then."""
    for _ in range(steps):
        if match.over:
            break
        seat = chance.choice(match.state.to_act())
        match.play(seat, chance.choice(match.state.legal(seat)))
        if chance.randrange(12) == 0 and match.undo_terms(seat).verdict != "refused":
            match.undo(seat, range(match.seats))
    return match


def sit_down(match: Match, chance: Random) -> Match:
    """Everybody sits down, and it starts."""
    for seat in match.committed.empty:
        match.sit(seat, chance.randbytes(SIZE))
    match.start()
    return match


def picture(thing: Thing) -> object:
    """All that a call must not change by accident."""
    if isinstance(thing, Batch):
        return thing.seed, tuple(thing.state(k).hash() for k in range(thing.size))
    if isinstance(thing, GameState):
        return thing.pack(), thing.begun, thing.journal.steps, thing.journal.on
    rows = (thing.version, thing.log[-1].row if thing.version else b"", thing.drawn, thing.ended_by)
    asked = tuple(thing.asked(seat) for seat in range(thing.seats))
    return thing.opening.data, rows, asked, picture(thing.state) if thing.started else picture(thing.blank)


class World:
    """Some states, matches and batches of one game, each with its picture."""

    def __init__(self, game: Game[Any], chance: Random) -> None:
        self.game = game
        self.chance = chance
        self.pictures: dict[int, object] = {}
        self.things: list[Thing] = []
        strange = next(name for name in trove.games() if name != game.name)
        self.stranger: GameState = trove.game(strange).new(2, 1)  # of another game
        for players in game.players:
            self.keep(self.new(players))
        self.keep(game.blank(game.players[-1]))
        self.keep(play_on(self.new(game.players[0]), chance, FEW_STEPS))
        self.keep(play_on(self.new(game.players[-1]), chance))
        self.keep(game.new(game.players[-1], 7, journal=False))
        self.keep(self.opened())
        self.keep(play_match(sit_down(self.opened(), chance), chance, FEW_STEPS))
        finished = play_match(sit_down(self.opened(), chance), chance)
        self.keep(finished)
        self.keep(finished.fork(chance.randrange(finished.version // 2), chance.choice((None, 0)), secret=bytes(SIZE)))
        self.keep(game.batch(game.players[0], SIDE_BY_SIDE, 5))

    def new(self, players: int) -> GameState:
        state: GameState = self.game.new(
            players, self.chance.getrandbits(62), random_options(self.game, players, self.chance)
        )
        return state

    def opened(self) -> Match:
        """A match that nobody has sat down to."""
        players, chance = self.chance.choice(self.game.players), self.chance
        chosen = random_options(self.game, players, chance)
        undo = chance.choice(("ask", "free"))
        return Match.open(self.game.name, players, chosen, undo=undo, secret=chance.randbytes(SIZE))

    def keep(self, thing: Thing) -> None:
        """One more thing, in place of one of its kind if there are too many."""
        if any(thing is kept for kept in self.things):
            return
        kind = next(kind for kind in MOST_KEPT if isinstance(thing, kind))
        alike = [kept for kept in self.things if isinstance(kept, kind)]
        if len(alike) >= MOST_KEPT[kind]:
            gone = self.chance.choice(alike)
            self.things = [kept for kept in self.things if kept is not gone]
            del self.pictures[id(gone)]
        self.things.append(thing)
        self.look(thing)

    def look(self, thing: Thing) -> None:
        """From now on it is to stay as it is."""
        self.pictures[id(thing)] = picture(thing)

    def changed(self, target: object = None) -> list[str]:
        """Whatever is no longer as it was, but for the target."""
        return [
            self.name(thing)
            for thing in self.things
            if thing is not target and picture(thing) != self.pictures[id(thing)]
        ]

    def name(self, thing: object) -> str:
        """A thing in a message."""
        for number, kept in enumerate(self.things):
            if kept is thing:
                return f"{type(thing).__name__.lower()} {number}"
        return f"a {type(thing).__name__}"

    def states(self) -> list[GameState]:
        return [thing for thing in self.things if isinstance(thing, GameState)]

    def matches(self) -> list[Match]:
        return [thing for thing in self.things if isinstance(thing, Match)]

    def batches(self) -> list[Batch]:
        return [thing for thing in self.things if isinstance(thing, Batch)]


def plain(struct: object) -> Any:
    """A struct as dictionaries and lists."""
    return msgspec.to_builtins(struct)
