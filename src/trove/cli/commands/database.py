"""`trove database backup FILE` and `trove database restore FILE`: copies of a server's database."""

from pathlib import Path
from typing import Annotated

import typer

from ..language import answer, say
from ..options import Lang

app = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)

File = Annotated[Path, typer.Argument(help=say("cli-help-database-file"), metavar="FILE")]
Database = Annotated[str | None, typer.Option("--db", help=say("cli-help-serve-db"), metavar="PLACE")]


@app.callback(help=say("cli-help-database"))
def database(lang: Lang = None) -> None:
    pass


@app.command(help=say("cli-help-database-backup"))
def backup(file: File, db: Database = None, lang: Lang = None) -> None:
    from trove.server.storage import backup as storage

    found = storage.backup(db, file)
    answer(say("cli-database-saved", file=str(file), tables=found.tables, entries=found.entries))


@app.command(help=say("cli-help-database-restore"))
def restore(file: File, db: Database = None, lang: Lang = None) -> None:
    from trove.server.storage import backup as storage

    found = storage.restore(file, db)
    answer(say("cli-database-restored", file=str(file), tables=found.tables, entries=found.entries))
