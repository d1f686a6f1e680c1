"""People without accounts: each has a token, of which only a digest is stored."""

from hashlib import blake2b
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from . import schema
from .changes import Change, changed_one, run
from .problems import Lost
from .reading import one

DIGEST: Final = 32

# Statements of every visit are made once: the parts of one refer to each other, and wait for a garbage collection.
CREATE: Final = insert(schema.guests)
CHANGE: Final = update(schema.guests).where(schema.guests.c.id == bindparam("of"))


def digest(token: str) -> bytes:
    """What is stored of a token. It has 256 random bits, so a fast hash is enough."""
    return blake2b(token.encode(), digest_size=DIGEST, person=b"trove.token.1").digest()


class CreateGuest(Change, frozen=True, gc=False):
    """A new guest, who comes back with their token."""

    guest: str
    token: str
    name: str
    at: int

    def store(self, to: Connection) -> None:
        values = {"id": self.guest, "token": digest(self.token), "name": self.name, "created": self.at, "seen": self.at}
        run(to, CREATE, values)


class RenameGuest(Change, frozen=True, gc=False):
    guest: str
    name: str

    def store(self, to: Connection) -> None:
        changed_one(run(to, CHANGE, {"of": self.guest, "name": self.name}))


class SeeGuest(Change, frozen=True, gc=False):
    """A guest was here."""

    guest: str
    at: int

    def store(self, to: Connection) -> None:
        run(to, CHANGE, {"of": self.guest, "seen": self.at})


class MoveGuest(Change, frozen=True, gc=False):
    """Give a guest a new token: another device has them from now on, and the old one no longer does."""

    guest: str
    token: str

    def store(self, to: Connection) -> None:
        changed_one(run(to, CHANGE, {"of": self.guest, "token": digest(self.token)}))


class EraseGuest(Change, frozen=True, gc=False):
    """Remove a guest's name, token, links, chat and the list of their tables.

    Documents of tables belong to the caller, who stores them without the guest's names in the same job."""

    guest: str

    def store(self, to: Connection) -> None:
        to.execute(delete(schema.guests).where(schema.guests.c.id == self.guest))
        for table in (schema.links, schema.members, schema.chat):
            to.execute(delete(table).where(table.c.guest_id == self.guest))


class AddLink(Change, frozen=True, gc=False):
    """A link that works once, until it expires; the content is what it gives."""

    token: str
    guest: str
    content: bytes
    expires: int

    def store(self, to: Connection) -> None:
        values = {"token": digest(self.token), "guest_id": self.guest, "content": self.content, "expires": self.expires}
        to.execute(insert(schema.links).values(values))


class UseLink(Change, frozen=True, gc=False):
    """Use up a link, together with what it gives; lost if it is used or has expired."""

    token: str
    at: int

    def store(self, to: Connection) -> None:
        of = schema.links.c
        used = to.execute(delete(schema.links).where(of.token == digest(self.token), of.expires > self.at))
        if used.rowcount != 1:
            raise Lost("this link was used or has expired")


class DropLinks(Change, frozen=True, gc=False):
    """Remove links that have expired, or all of one guest's."""

    before: int
    guest: str | None = None

    def store(self, to: Connection) -> None:
        of = schema.links.c
        gone = of.expires <= self.before if self.guest is None else of.guest_id == self.guest
        to.execute(delete(schema.links).where(gone))


class Guest(Struct, frozen=True, gc=False):
    """A guest as stored."""

    id: str
    name: str
    created: int
    seen: int


class Link(Struct, frozen=True, gc=False):
    """What a link gives, and whose it is."""

    guest: str
    content: bytes
    expires: int


GUEST: Final = [schema.guests.c[name] for name in Guest.__struct_fields__]


BY_TOKEN: Final = select(*GUEST).where(schema.guests.c.token == bindparam("token"))
BY_ID: Final = select(*GUEST).where(schema.guests.c.id == bindparam("id"))


def by_token(at: Connection, token: str) -> Guest | None:
    """The guest who has this token."""
    return one(at, Guest, BY_TOKEN, token=digest(token))


def guest(at: Connection, id: str) -> Guest | None:
    return one(at, Guest, BY_ID, id=id)


def link(at: Connection, token: str, now: int) -> Link | None:
    """What a link would give now."""
    of = schema.links.c
    wanted = select(of.guest_id, of.content, of.expires).where(of.token == digest(token), of.expires > now)
    return one(at, Link, wanted)
