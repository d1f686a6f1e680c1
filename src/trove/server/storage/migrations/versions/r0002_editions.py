"""Editions leave the documents of tables: they are large, and a document is written again with every change."""

from hashlib import blake2b
from typing import Final

import msgspec
import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"

TABLES: Final = sa.table("tables", sa.column("id"), sa.column("document", sa.LargeBinary))


def upgrade() -> None:
    editions = op.create_table(
        "editions",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("text", sa.LargeBinary, nullable=False),
    )
    connection, known = op.get_bind(), set[str]()
    for id in connection.scalars(sa.select(TABLES.c.id)).all():
        own = TABLES.c.id == id
        document = msgspec.json.decode(connection.scalar(sa.select(TABLES.c.document).where(own)) or b"{}")
        if not isinstance(document, dict) or not isinstance(document.get("edition"), str):
            continue
        text = document["edition"].encode()
        digest = document["edition"] = blake2b(text, digest_size=32).hexdigest()
        if digest not in known:
            known.add(digest)
            connection.execute(sa.insert(editions).values(digest=digest, text=text))
        connection.execute(sa.update(TABLES).where(own).values(document=msgspec.json.encode(document)))
