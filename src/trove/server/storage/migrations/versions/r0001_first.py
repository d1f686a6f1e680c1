"""The first tables."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None

BY_KEY: Final[dict[str, Any]] = {"sqlite_with_rowid": False}


def upgrade() -> None:
    create_people()
    create_tables()
    create_matches()


def create_people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("guest_id", sa.String, nullable=False, index=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("visited", sa.BigInteger, nullable=False, index=True),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    listed = sa.text("listed")
    op.create_index("ix_tables_listed", "tables", ["stage", "created"], sqlite_where=listed, postgresql_where=listed)
    op.create_table(
        "members",
        sa.Column("guest_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True, index=True),
        **BY_KEY,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String, nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        **BY_KEY,
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("opening", sa.LargeBinary, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("ended_by", sa.String),
        sa.Column("result", sa.LargeBinary),
        sa.Column("export", sa.LargeBinary),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("row", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String),
        sa.Column("by", sa.String),
        sa.Column("simulations", sa.Integer),
        **BY_KEY,
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    waiting = sa.text("at IS NOT NULL")
    op.create_index("ix_due_at", "due", ["at"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "views",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        **BY_KEY,
    )
