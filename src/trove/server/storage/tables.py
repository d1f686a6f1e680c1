"""Tables: the document of each, its match, the last views, and who belongs to it."""

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from . import schema
from .changes import Change, changed_one, run, upsert
from .reading import many, one

Stage = Literal["lobby", "playing", "over", "closed"]

# Statements of every match are made once: making one takes longer than carrying it out.
SAVED: Final = ("document", "stage", "listed")
SAVE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        {
            name: func.coalesce(bindparam(f"new_{name}", type_=schema.tables.c[name].type), schema.tables.c[name])
            for name in SAVED
        }
    )
)
MEMBERS: Final = insert(schema.members)
NO_MEMBERS: Final = delete(schema.members).where(schema.members.c.table_id == bindparam("of"))
CREATE: Final = insert(schema.tables)
START: Final = insert(schema.matches)
END: Final = update(schema.matches).where(schema.matches.c.table_id == bindparam("of"))


class CreateTable(Change, frozen=True, gc=False):
    """A new table; lost if its id is taken."""

    table: str
    game: str
    document: bytes
    at: int
    listed: bool = False
    members: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.document)

    def store(self, to: Connection) -> None:
        values = {"game": self.game, "stage": "lobby", "listed": self.listed, "document": self.document}
        run(to, CREATE, {"id": self.table, "created": self.at, "visited": self.at, **values})
        set_members(to, self.table, self.members)


class SaveTable(Change, frozen=True, gc=False):
    """A table as it is now; None leaves what is stored."""

    table: str
    document: bytes | None = None
    stage: Stage | None = None
    listed: bool | None = None
    members: tuple[str, ...] | None = None  # the guests who find this table among theirs

    @property
    def size(self) -> int:
        return len(self.document or b"")

    def store(self, to: Connection) -> None:
        given = {f"new_{name}": getattr(self, name) for name in SAVED}
        if any(value is not None for value in given.values()):
            changed_one(run(to, SAVE, {"of": self.table, **given}))
        if self.members is not None:
            run(to, NO_MEMBERS, {"of": self.table})
            set_members(to, self.table, self.members)


def set_members(to: Connection, table: str, guests: tuple[str, ...]) -> None:
    """Write down who belongs to a table that has no members yet."""
    if guests:
        run(to, MEMBERS, *[{"table_id": table, "guest_id": guest} for guest in dict.fromkeys(guests)])


class Visit(Change, frozen=True, gc=False):
    """Somebody was at these tables."""

    tables: tuple[str, ...]
    at: int

    def store(self, to: Connection) -> None:
        of = schema.tables.c
        to.execute(update(schema.tables).where(of.id.in_(self.tables), of.visited < self.at).values(visited=self.at))


class EditTable(Change, frozen=True, gc=False):
    """Change the document of a table that is not in memory, as it is stored by then."""

    table: str
    edit: Callable[[bytes], tuple[bytes, tuple[str, ...]]]  # the new document, and the members

    def store(self, to: Connection) -> None:
        document = to.scalar(select(schema.tables.c.document).where(schema.tables.c.id == self.table))
        if document is not None:
            edited, members = self.edit(document)
            SaveTable(self.table, edited, members=members).store(to)


class StartMatch(Change, frozen=True, gc=False):
    """The opening of a table's match: it comes with entry 0. A table has one match."""

    table: str
    opening: bytes
    at: int

    @property
    def size(self) -> int:
        return len(self.opening)

    def store(self, to: Connection) -> None:
        run(to, START, {"table_id": self.table, "opening": self.opening, "started": self.at})
        SaveTable(self.table, stage="playing").store(to)


class EndMatch(Change, frozen=True, gc=False):
    """The match is over: how, with what result, and its file."""

    table: str
    by: str
    result: bytes
    export: bytes
    at: int

    @property
    def size(self) -> int:
        return len(self.export) + len(self.result)

    def store(self, to: Connection) -> None:
        how = {"ended": self.at, "ended_by": self.by, "result": self.result, "export": self.export}
        changed_one(run(to, END, {"of": self.table, **how}))
        SaveTable(self.table, stage="over").store(to)


class SaveViews(Change, frozen=True, gc=False):
    """What everybody saw at a version: the public part and one private part per seat, as JSON."""

    table: str
    version: int
    public: bytes
    private: tuple[bytes, ...] = ()

    @property
    def size(self) -> int:
        return len(self.public) + sum(map(len, self.private))

    def store(self, to: Connection) -> None:
        parts = [(schema.PUBLIC, self.public), *enumerate(self.private)]
        values = [{"table_id": self.table, "viewer": k, "version": self.version, "data": data} for k, data in parts]
        run(to, upsert(schema.views, to.dialect.name), *values)


class DeleteTable(Change, frozen=True, gc=False):
    """Remove a table and everything that belongs to it."""

    table: str

    def store(self, to: Connection) -> None:
        to.execute(delete(schema.tables).where(schema.tables.c.id == self.table))
        for table in schema.metadata.sorted_tables:
            if "table_id" in table.c:
                to.execute(delete(table).where(table.c.table_id == self.table))


class StoredTable(Struct, frozen=True, gc=False):
    """A table as stored."""

    id: str
    game: str
    stage: Stage
    listed: bool
    created: int
    visited: int
    document: bytes


class StoredMatch(Struct, frozen=True, gc=False):
    """How a match began, and when and how it ended. The opening holds its secret, so the repr shows nothing."""

    opening: bytes
    started: int
    ended: int | None
    ended_by: str | None

    def __repr__(self) -> str:
        return "<StoredMatch>"


class Finished(Struct, frozen=True, gc=False):
    """How a match ended, and its file."""

    ended: int
    ended_by: str
    result: bytes
    export: bytes


class Views(Struct, frozen=True, gc=False):
    """The last stored views of a match; they show hands, so the repr shows nothing."""

    version: int
    public: bytes
    private: tuple[bytes, ...]

    def __repr__(self) -> str:
        return f"<Views {self.version}>"


TABLE: Final = [schema.tables.c[name] for name in StoredTable.__struct_fields__]
MATCH: Final = [schema.matches.c[name] for name in StoredMatch.__struct_fields__]
FINISHED: Final = [schema.matches.c[name] for name in Finished.__struct_fields__]
BY_ID: Final = select(*TABLE).where(schema.tables.c.id == bindparam("id"))  # made once: a restart reads many
MATCH_OF: Final = select(*MATCH).where(schema.matches.c.table_id == bindparam("table"))


def table(at: Connection, id: str) -> StoredTable | None:
    """A table with its document."""
    return one(at, StoredTable, BY_ID, id=id)


def match(at: Connection, table: str) -> StoredMatch | None:
    """The match of a table, once it has started."""
    return one(at, StoredMatch, MATCH_OF, table=table)


def finished(at: Connection, table: str) -> Finished | None:
    """The end of a table's match, once it is over."""
    of = schema.matches.c
    return one(at, Finished, select(*FINISHED).where(of.table_id == table, of.ended.is_not(None)))


def views(at: Connection, table: str) -> Views | None:
    """The last stored views of a table."""
    of = schema.views.c
    parts = at.execute(select(of.version, of.data).where(of.table_id == table).order_by(of.viewer)).all()
    return Views(parts[0].version, parts[0].data, tuple(part.data for part in parts[1:])) if parts else None


def listed(at: Connection, stages: tuple[Stage, ...], limit: int) -> list[StoredTable]:
    """Tables that anybody may find, the newest first."""
    of = schema.tables.c
    wanted = select(*TABLE).where(of.listed, of.stage.in_(stages)).order_by(of.created.desc()).limit(limit)
    return many(at, StoredTable, wanted)


def tables_of(at: Connection, guest: str, limit: int, stages: tuple[Stage, ...] = ()) -> list[StoredTable]:
    """A guest's tables, of these stages or all, the last visited first."""
    joined = schema.tables.join(schema.members, schema.tables.c.id == schema.members.c.table_id)
    wanted = select(*TABLE).select_from(joined).where(schema.members.c.guest_id == guest)
    if stages:
        wanted = wanted.where(schema.tables.c.stage.in_(stages))
    return many(at, StoredTable, wanted.order_by(schema.tables.c.visited.desc()).limit(limit))


def tables_naming(at: Connection, guest: str) -> list[str]:
    """Every table whose document names a guest. It reads all documents, so use it only to erase a guest."""
    of = schema.tables.c
    found = func.instr if at.dialect.name == "sqlite" else func.pg_catalog.position
    return list(at.scalars(select(of.id).where(found(of.document, guest.encode()) > 0)))


def unvisited(at: Connection, before: int, limit: int) -> list[str]:
    """Open tables and running matches that nobody has visited since a time."""
    of = schema.tables.c
    wanted = (
        select(of.id).where(of.visited < before, of.stage.in_(("lobby", "playing"))).order_by(of.visited).limit(limit)
    )
    return list(at.scalars(wanted))
