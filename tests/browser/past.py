"""Finished matches for browsers to look at: played here from a seed, so that they are the same in every run."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from replays.matches import seated
from trove.bots.players import player
from trove.core.match import Match
from trove.server.ending import made
from trove.server.lobby import Lobby, Sitter
from trove.server.storage import Append, CreateTable, EndMatch, SaveTable, StartMatch
from trove.server.storage.places import place_of, writing_engine
from trove.server.storage.transactions import Job, Transactions

# How much likelier than others an action of the person is, so that a match gets somewhere.
LIKELY: Final = {"reveal": 12, "pick_up": 12, "aim": 6, "fire": 6, "lay": 4, "step": 3, "go": 3, "draw": 2}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"  # of a table's id

Public = dict[str, Any]
Wanted = Callable[[Public], object]


@dataclass(frozen=True)
class Moment:
    """A position of a finished match, after one of its entries."""

    entry: int
    public: Public

    @property
    def actor(self) -> int:
        """A seat that may act; in Silver & Gold, where all act at once, one that misses a map before others."""
        if (turn := self.public.get("turn")) is not None:
            return int(turn)
        seats = [seat for seat, one in enumerate(self.public["seats"]) if None in one.get("maps", ())]
        return seats[0] if seats else 0


@dataclass(frozen=True)
class Finished:
    """A match that is over; anybody may look at it and go on from any of its positions."""

    table: str
    game: str
    moments: tuple[Moment, ...]

    def before_the_end(self, entries: int) -> Moment:
        return self.moments[max(0, len(self.moments) - 1 - entries)]

    def where(self, wanted: Wanted) -> Moment | None:
        """The first position that somebody wants."""
        return next((one for one in self.moments[:-1] if wanted(one.public)), None)


def past_match(database: Path, game: str, seed: int, levels: tuple[str, ...] = ("easy",), ann: str = "") -> Finished:
    """A match of Ann against these computer players, in a server's database. Ann plays by chance, or at a level."""
    dice = Random(f"{game} {seed} {levels}")
    lobby = Lobby(
        table="".join(dice.choices(LETTERS, k=16)),
        game=game,
        players=1 + len(levels),
        options={},
        sitters=[Sitter(0, visitor=0, name="Ann"), *(Sitter(1 + k, level=level) for k, level in enumerate(levels))],  # type: ignore[arg-type]
        visitors=[None],  # nobody can come back as Ann
        pace="quick",
        created=0,
    )
    lobby.options = msgspec.to_builtins(lobby.rules.checked_options({}))
    match = Match.open(game, lobby.players, lobby.options, seats=lobby.seat_players(), secret=dice.randbytes(32))
    play_out(seated(match, dice), lobby, ann, dice)
    store(database, lobby, match)
    return Finished(lobby.table, game, moments(match))


def play_out(match: Match, lobby: Lobby, ann: str, dice: Random) -> None:
    """Play to the end."""
    levels = [ann if one == "person" else one for one in lobby.seat_players()]
    while not match.over:
        seat = dice.choice(match.state.to_act())
        if level := levels[seat]:
            seed = dice.randrange(1 << 62)
            match.play(seat, player(match.game, level).decide(match.state.imagine(seat, seed), seat, seed))
        else:
            legal = match.state.legal(seat)
            words = [match.game.words(match.state, seat, action) for action in legal]
            weights = [LIKELY.get(str(one.__struct_config__.tag), 1) for one in words]
            match.play(seat, dice.choices(legal, weights)[0])


def moments(match: Match) -> tuple[Moment, ...]:
    """Every position, as a spectator sees it."""
    again = Match.resume(match.opening)
    found = list[Moment]()
    for number, entry in enumerate(match.log):
        again.catch_up([entry.row])
        public = match.game.view(again.state, None).public
        found.append(Moment(number, msgspec.json.decode(msgspec.json.encode(public))))
    return tuple(found)


def store(database: Path, lobby: Lobby, match: Match) -> None:
    """Put a finished match where a server finds it."""
    table, begun = lobby.table, msgspec.json.encode(lobby)
    lobby.stage, lobby.ended_by = "over", match.ended_by
    changes = (
        CreateTable(table, lobby.game, begun, 0),
        StartMatch(table, match.opening.data, 0),
        *(Append(table, number, entry.row, entry.hash, 0) for number, entry in enumerate(match.log)),
        EndMatch(table, match.ended_by or "", *made(table, match), 0),
        SaveTable(table, msgspec.json.encode(lobby), lobby.stage),
    )
    engine = writing_engine(place_of(database))
    try:
        ((_, problem),) = Transactions(engine).store([Job(None, changes, lambda problem: None)])
    finally:
        engine.dispose()
    if problem:
        raise problem
