"""The end of a match: its score sheet, its file, and the secret and salts for everybody to check."""

import asyncio

from trove.core.match import Match

from .frames import NOTHING, raw
from .protocol.messages import Result, written
from .storage import EndMatch, SetDue
from .table import Table
from .talking import last_lines, lines_for


async def finish(table: Table) -> None:
    """Store how a match ended, and tell everybody. Slow work is done in a thread: nothing changes the match now."""
    match = table.match
    assert match is not None
    result, export = await asyncio.to_thread(made, table.id, match)
    said = await last_lines(table)
    if table.dropped:
        return
    lobby, now = table.lobby, table.hub.sources.now()
    lobby.stage, lobby.ended_by = "over", match.ended_by
    table.result = result
    table.clocks.hold(now)
    table.due = (None, "")
    table.store(
        EndMatch(table.id, match.ended_by or "", result, export, now),
        table.saved(),
        SetDue(table.id, None),
        table.views(),
    )
    table.tell()
    table.send_all(result)
    for connection in table.followers:  # what spectators said meanwhile
        if lobby.places_of(connection.guest):
            table.send(connection, lines_for(table, connection.guest, said))


def made(table: str, match: Match) -> tuple[bytes, bytes]:
    """The message about a result, and the file of the match."""
    file, opening = match.export(), match.opening  # the file first: with it the sheet is made
    sheet = raw(match.score_sheet()) if match.has_result else NOTHING
    salts = tuple(salt or "" for salt in opening.salts)
    message = Result(table, match.version, sheet, opening.commitment, opening.secret, opening.promises, salts)
    return written(message), file
