"""The tables of the database. Times are milliseconds since 1970; every id is chosen by the caller."""

from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, text

metadata: Final = MetaData()

# Rows of such a table lie in the order of its key, so that a match's entries are neighbours on disk.
BY_KEY: Final[dict[str, Any]] = {"sqlite_with_rowid": False}

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),  # its digest; the token itself is never stored
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # its digest
    Column("guest_id", String, nullable=False, index=True),
    Column("content", LargeBinary, nullable=False),  # what the link gives, as JSON
    Column("expires", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("visited", BigInteger, nullable=False, index=True),
    Column("document", LargeBinary, nullable=False),  # JSON: options, seats, host, clocks, the digest of an edition
)
Index(
    "ix_tables_listed", tables.c.stage, tables.c.created, sqlite_where=tables.c.listed, postgresql_where=tables.c.listed
)

editions: Final = Table(
    "editions",
    metadata,
    Column("digest", String, primary_key=True),  # of the text, so that each is stored once
    Column("text", LargeBinary, nullable=False),
)

members: Final = Table(
    "members",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("table_id", String, primary_key=True, index=True),
    **BY_KEY,
)

matches: Final = Table(
    "matches",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("opening", LargeBinary, nullable=False),  # holds the secret of the match
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("ended_by", String),
    Column("result", LargeBinary),  # JSON
    Column("export", LargeBinary),  # the file of the finished match
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # the number of the entry
    Column("row", LargeBinary, nullable=False),
    Column("hash", String, nullable=False),  # of the state after it
    Column("at", BigInteger, nullable=False),
    Column("act", String),  # the id that the player's client gave it
    Column("by", String),  # a visitor's number or a word for what acted in their place; never a name or a guest's id
    Column("simulations", Integer),  # of a computer player
    **BY_KEY,
)

due: Final = Table(
    "due",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("at", BigInteger),
    Column("kind", String, nullable=False),
    Column("data", LargeBinary, nullable=False),  # what a restart needs in addition to the log: clocks, a vote
)
Index("ix_due_at", due.c.at, sqlite_where=text("at IS NOT NULL"), postgresql_where=text("at IS NOT NULL"))

views: Final = Table(
    "views",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("viewer", Integer, primary_key=True, autoincrement=False),  # a seat, or PUBLIC
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    **BY_KEY,
)
PUBLIC: Final = -1

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String, nullable=False, index=True),
    Column("seat", Integer),
    Column("channel", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False),
    **BY_KEY,
)

alive: Final = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", BigInteger, nullable=False),  # when the server last said that it runs
)
