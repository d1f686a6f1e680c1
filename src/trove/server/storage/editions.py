"""Custom editions: each text is stored once, no matter how many tables use it."""

from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, select

from . import schema
from .changes import Change, insert_once

DIGEST: Final = 32


def digest(text: str) -> str:
    """What a table's document names an edition by."""
    return blake2b(text.encode(), digest_size=DIGEST).hexdigest()


class AddEdition(Change, frozen=True, gc=False):
    """Keep the text of an edition, if it is not there already."""

    text: str

    @property
    def size(self) -> int:
        return len(self.text)

    def store(self, to: Connection) -> None:
        values = {"digest": digest(self.text), "text": self.text.encode()}
        to.execute(insert_once(schema.editions, to.dialect.name).values(values))


def edition(at: Connection, digest: str) -> str | None:
    """The text of an edition."""
    found = at.scalar(select(schema.editions.c.text).where(schema.editions.c.digest == digest))
    return None if found is None else bytes(found).decode()
