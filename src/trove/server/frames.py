"""What viewers are shown of a match: what is the same for everybody is encoded once, the rest once per person."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

from trove import offers
from trove.core.game_state import GameState
from trove.core.match import Match
from trove.offers.view_changes import view_changes

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
            [
                self.own_seat(state, seat, game.private_view(state, seat), asking.get(seat))
                for seat in self.seats[audience]
            ]
        )

    def own_seat(self, state: GameState, seat: int, private: Any, asked: int | None) -> OwnSeat:
        """One seat with what it is asked: what others do can change where an action leads."""
        decision = NOTHING if asked is None else raw(offers.decision(state, seat))
        return OwnSeat(seat, raw(private), asked, decision)

    def step(self, before: int, audiences: Iterable[Audience], clocks: Clocks) -> dict[Audience, bytes]:
        """What happened since a version, for each of these audiences."""
        state, version, asking = self.match.started_timeline().state, self.match.version, self.match.asking
        now, private = self.match.game.views(state)  # all at once: that is cheaper than one by one
        public, self.public = raw(view_changes(self.public, now)), now
        told = self.match.changes_for_all(before)
        changes: dict[tuple[int, ...], Raw] = {}  # encoded once for all who saw the same, who have the same objects
        acting = tuple(asking)
        made: dict[Audience, bytes] = {}
        for audience in audiences:
            seats = () if audience is None else self.seats[audience]
            own = tuple([self.own_seat(state, seat, private[seat], asking.get(seat)) for seat in seats])
            seen = told[seats[0] if seats else -1]
            key = tuple(map(id, seen))
            encoded = changes.get(key) or changes.setdefault(key, raw(seen))
            made[audience] = written(Step(self.table, before, version, encoded, public, acting, own, clocks))
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


def raw(value: Any) -> Raw:
    """Something encoded, to be copied into messages."""
    return Raw(written(value))
