"""Hints: what a strong player would do. Each person may ask one question at a time, and not too many."""

from typing import Final

from trove.bots.advice import Advice
from trove.bots.questions import question

from .fair_queue import Full
from .limits import HINTS_A_MINUTE, Buckets
from .outbox import Asker
from .protocol import requests as ask
from .protocol.messages import Candidate, Hinted
from .refusing import no
from .table import Table

LEVEL: Final = "expert"


class Hints:
    """Who is waiting for a hint, and who has asked recently."""

    def __init__(self) -> None:
        self.asking: set[str] = set()  # guests
        self.allowed = Buckets(HINTS_A_MINUTE)

    async def hint(self, table: Table, asker: Asker, wish: ask.Hint) -> None:
        """A request for a hint."""
        guest, hub = asker.connection.guest, table.hub
        seat, match = table.check_seat(guest, wish.seat), table.running()
        asked = match.asked(seat)
        if not table.lobby.hints:
            raise no("no-hints", "this table gives no hints")
        if asked is None:
            raise no("not-to-act", "only a seat that is to act gets a hint")
        if guest in self.asking or not self.allowed.allows(guest, hub.sources.monotonic()):
            raise no("too-many-requests", "too many requests at once; try again in a moment")
        self.asking.add(guest)
        try:
            advice = await hub.thinkers.advise(table.id, question(match, seat, LEVEL))
        except Full:
            raise no("too-many-requests", "too many requests at once; try again in a moment") from None
        finally:
            self.asking.discard(guest)
        table.check_seat(guest, seat)
        table.send(asker.connection, Hinted(asker.id, seat, asked, candidates(advice)))


def candidates(advice: Advice) -> tuple[Candidate, ...]:
    """The candidates as they are sent: chances and points, each with its error."""
    return tuple(
        Candidate(
            one.action,
            (one.win.mean, one.win.error) if one.win else None,
            (one.score.mean, one.score.error) if one.score else None,
        )
        for one in advice.candidates
    )
