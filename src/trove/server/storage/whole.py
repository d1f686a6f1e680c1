"""All that a table needs to go on, read at once: after a restart many tables are."""

from msgspec import Struct
from sqlalchemy import Connection

from .entries import Due, Row, due, rows
from .messages import talked
from .tables import StoredMatch, StoredTable, match, table


class Whole(Struct, frozen=True, gc=False):
    """A table as it is stored."""

    table: StoredTable
    match: StoredMatch | None
    rows: list[Row]  # the first of its match
    due: Due | None
    talked: int  # how many messages it has had


def whole(at: Connection, id: str, limit: int) -> Whole | None:
    """A table with at most so many entries of its match; None if there is none."""
    stored = table(at, id)
    if stored is None:
        return None
    begun = match(at, id)
    return Whole(stored, begun, rows(at, id, 0, limit) if begun else [], due(at, id), talked(at, id))
