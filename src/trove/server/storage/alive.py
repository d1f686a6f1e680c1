"""When the server was last known to run: clocks stand still while it does not."""

from sqlalchemy import Connection, select

from . import schema
from .changes import Change, upsert

ONLY = 0  # the row there is


class Alive(Change, frozen=True, gc=False):
    """The server runs at this time."""

    at: int

    def store(self, to: Connection) -> None:
        to.execute(upsert(schema.alive, to.dialect.name), {"id": ONLY, "at": self.at})


def alive(at: Connection) -> int:
    """The last time; 0 if none was ever stored."""
    return at.scalar(select(schema.alive.c.at)) or 0
