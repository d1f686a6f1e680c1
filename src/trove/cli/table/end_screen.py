"""The end of a match at the table: the score sheet, and a file that anybody can check."""

from pathlib import Path
from typing import TYPE_CHECKING

from ..command_name import to_type
from ..primer import medals
from ..score import result_of
from . import saves

if TYPE_CHECKING:
    from .turns import Table


def finish(table: "Table") -> None:
    """The last position, what happened last, the points, and where the match is kept."""
    people = table.seating.people
    reader = table.seating.seats_of(people[0])[0] if len(people) == 1 else None
    said = table.sentences(reader)
    table.screen.clear()
    table.screen.show(*table.drawing.position(table.match.state, reader, said, *table.screen.size))
    start = min(table.seen.values(), default=-1)
    table.screen.show(*table.news(reader, start)[-table.match.seats :], "")
    table.screen.show(*result_of(table.match, said, table.seating.sides()))
    table.screen.show(*medals(table.match.state, said))
    winners = table.match.score_sheet().winners if table.match.has_result else ()
    if table.match.seats > 1 and any(table.seating.participant(seat).is_person for seat in winners):
        table.screen.show(table.say("cli-congratulations"))
    table.screen.show("")
    file = export(table)
    table.screen.show(table.say("cli-exported", file=str(file)))
    command = to_type("replay", str(file))
    table.screen.show(table.say("cli-how-to-verify", command=command, commitment=table.match.commitment))


def export(table: "Table") -> Path:
    """Write the finished match; only then its save is removed."""
    with table.writing():
        file = saves.export(table.path, table.match.export([participant.name for participant in table.participants]))
    table.path.unlink(missing_ok=True)
    return file
