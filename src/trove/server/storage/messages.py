"""What people write to each other at a table."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, insert, select, update

from . import schema
from .changes import Change, changed_one


class AddMessage(Change, frozen=True, gc=False):
    """A message; its number is the next one of the table, and lost if it is taken."""

    table: str
    number: int
    guest: str
    name: str  # as it was then
    text: str
    at: int
    seat: int | None = None  # None: a spectator
    channel: str = "table"

    def store(self, to: Connection) -> None:
        values = {name: getattr(self, name) for name in ("number", "name", "text", "at", "seat", "channel")}
        to.execute(insert(schema.chat).values(table_id=self.table, guest_id=self.guest, hidden=False, **values))


class HideMessage(Change, frozen=True, gc=False):
    """Hide a message from everybody, or show it again."""

    table: str
    number: int
    hidden: bool = True

    def store(self, to: Connection) -> None:
        of = schema.chat.c
        one = update(schema.chat).where(of.table_id == self.table, of.number == self.number)
        changed_one(to.execute(one.values(hidden=self.hidden)))


class Message(Struct, frozen=True, gc=False):
    """A stored message."""

    number: int
    guest_id: str
    name: str
    text: str
    at: int
    seat: int | None
    channel: str
    hidden: bool


MESSAGE: Final = [schema.chat.c[name] for name in Message.__struct_fields__]
LAST_OF: Final = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == bindparam("table"))


def talked(at: Connection, table: str) -> int:
    """How many messages a table has had."""
    last: int | None = at.execute(LAST_OF, {"table": table}).scalar()
    return 0 if last is None else last + 1


def messages(at: Connection, table: str, before: int | None, limit: int) -> list[Message]:
    """The last messages of a table, or the last before a number, in their order."""
    of = schema.chat.c
    earlier = select(*MESSAGE).where(of.table_id == table, *([] if before is None else [of.number < before]))
    rows = at.execute(earlier.order_by(of.number.desc()).limit(limit)).all()
    return [Message(*row) for row in reversed(rows)]
