"""What viewers are shown of a match: what is the same for everybody is encoded once, the rest once per person."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

from trove import offers
from trove.core.game_state import GameState
from trove.core.match import Match
from trove.offers.view_changes import view_changes

from .lockstep import Stages
from .protocol.documents import Countdown
from .protocol.messages import OwnSeat, Step, View, written

Audience = int | None  # a place, or a spectator
Clocks = tuple[Countdown, ...]
NOTHING = Raw(b"null")
MOST_CHANGES = 200  # told with a whole view; a log that goes further back is asked for


class Frames:
    """Makes the messages about one match."""

    def __init__(self, table: str, match: Match) -> None:
        self.table = table
        self.match = match
        self.public: Struct = match.game.public_view(match.state)  # as the last step left it
        chairs = match.game.seating(match.players, match.options)
        self.seats = [
            tuple(seat for seat, chair in enumerate(chairs) if chair.player == place) for place in range(match.players)
        ]
        self.board = raw(offers.board(match.state))

    def viewer(self, audience: Audience) -> int | None:
        """Whose eyes somebody looks with: a person with several seats sees the same from each."""
        return None if audience is None else self.seats[audience][0]

    def own(self, audience: Audience) -> tuple[OwnSeat, ...]:
        """The part of a message that only one person may see."""
        if audience is None:
            return ()
        state, game, asking = self.match.state, self.match.game, self.match.asking
        return tuple(
            [own_seat(state, seat, game.private_view(state, seat), asking.get(seat)) for seat in self.seats[audience]]
        )

    def step(self, before: int, audiences: Iterable[Audience], clocks: Clocks) -> Stages[dict[Audience, bytes]]:
        """What happened since a version, for each of these audiences."""
        match, asking = self.match, self.match.asking
        state, version, acting = match.started_timeline().state, match.version, tuple(asking)
        now, private = match.game.views(state)  # all at once: that is cheaper than one by one
        yield
        public, self.public = raw(view_changes(self.public, now)), now
        yield
        told = match.changes_for_all(before)
        yield
        own: dict[Audience, tuple[OwnSeat, ...]] = {
            audience: tuple([own_seat(state, seat, private[seat], asking.get(seat)) for seat in self.seats[audience]])
            for audience in audiences
            if audience is not None
        }
        yield
        encoded: dict[int, Raw] = {}  # once for all who saw the same, who have the same objects
        made: dict[Audience, bytes] = {}
        for audience in audiences:
            seen = told[-1 if audience is None else self.seats[audience][0]]
            if id(seen) not in encoded:
                encoded[id(seen)] = raw(seen)
            mine = own.get(audience, ())
            message = Step(self.table, before, version, encoded[id(seen)], public, acting, mine, clocks)
            made[audience] = written(message)
        return made

    def view(self, audience: Audience, known: int | None, clocks: Clocks, public: Raw | None = None) -> View:
        """The whole position, with what happened since the version that somebody has; `public` if it is encoded."""
        version = self.match.version
        since = max(0 if known is None or known > version else known, version - MOST_CHANGES)
        return View(
            self.table,
            version,
            since,
            self.board,
            public or raw(self.public),
            tuple(self.match.asking),
            self.own(audience),
            self.changes(audience, since),
            clocks,
        )

    def changes(self, audience: Audience, since: int) -> Raw:
        """What happened since a version."""
        return raw(self.match.changes(self.viewer(audience), since))


def own_seat(state: GameState, seat: int, private: Any, asked: int | None) -> OwnSeat:
    """One seat with what it is asked: what others do can change where an action leads."""
    decision: Any = None if asked is None else offers.decision(state, seat)
    return OwnSeat(seat, private, asked, decision)


def raw(value: Any) -> Raw:
    """Something encoded, to be copied into messages."""
    return Raw(written(value))
