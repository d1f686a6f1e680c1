"""Reads a table back into memory, in slices, so that other tables do not have to wait."""

import asyncio
import logging
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from trove.core.decoding import prepared
from trove.core.match import Match
from trove.core.refusals import TroveError

from .clocks import stored_clocks
from .lobby import Lobby
from .protocol.documents import Notice
from .refusing import no
from .storage import Due, Row, StorageError, StoredMatch, seat_of
from .table import Table, UnreadableViews

if TYPE_CHECKING:
    from .hub import Hub

SLICE: Final = 0.002  # seconds for which entries are replayed at a time
PORTION: Final = 200  # entries read at a time
LAST: Final = 64  # entries among which the last acts are found

log = logging.getLogger(__name__)


async def load(hub: "Hub", id: str) -> Table:
    """A table as it is stored; refused if there is none."""
    stored = await hub.store.whole(id, PORTION)
    if stored is None:
        raise no("no-such-table", "there is no such table")
    lobby = msgspec.json.decode(stored.table.document, type=prepared(Lobby))
    match, last = None, list[Row]()
    unreadable = None
    if stored.match is not None:
        try:
            is_short = lobby.edition is None and lobby.forked_from is None
            match, last = await replayed(hub, id, stored.match, stored.rows, is_short)
        except StorageError:
            raise
        except TroveError as problem:
            log.warning("table %s cannot be replayed: %s", id, problem.code)
            unreadable = await last_views(hub, id)
            lobby.notice = Notice("unreadable", {})
    table = Table(hub, lobby, match)
    table.unreadable = unreadable
    table.knows_all_acts = match is None or match.version <= LAST
    for row in last:
        if row.act is not None and (seat := seat_of(row.row)) is not None:
            table.note_act(seat, row.act, row.version + 1)
    table.talked = stored.talked
    take_up(table, stored.due)
    if lobby.stage not in ("lobby", "playing") and (finished := await hub.store.finished(id)) is not None:
        table.result = finished.result
    return table


def take_up(table: Table, due: Due | None) -> None:
    """Continue with what was due: let the clocks of all who are asked run."""
    if due is not None:
        table.due, table.clocks = (due.at, due.kind), stored_clocks(due.data)
    if table.lobby.stage == "playing":
        table.run_clocks(fresh=False)


async def replayed(
    hub: "Hub", id: str, begun: StoredMatch, portion: list[Row], is_short: bool
) -> tuple[Match, list[Row]]:
    """The match from its opening and rows, of which the first are there, and the last rows."""
    if is_short:
        match = Match.resume(begun.opening)
    else:  # an edition of one's own, or what came before a fork, takes long to read
        match = await asyncio.to_thread(Match.resume, begun.opening)
    last: list[Row] = []
    while portion:
        await catch_up(match, portion)
        last = [*last, *portion][-LAST:]
        portion = await hub.store.rows(id, match.version, PORTION) if len(portion) == PORTION else []
    if not match.version:
        raise no("bad-row", "this match has no entries", entry=0)
    return match, last


async def catch_up(match: Match, rows: list[Row]) -> None:
    """Replay entries, a slice at a time."""
    until = perf_counter() + SLICE
    for row in rows:
        match.catch_up([row.row])
        if perf_counter() >= until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE


async def last_views(hub: "Hub", id: str) -> UnreadableViews:
    """What everybody last saw of a match that cannot be replayed."""
    views = await hub.store.views(id)
    if views is None:
        raise no("no-such-table", "there is no such table")
    return UnreadableViews(views.version, views.public, views.private)
