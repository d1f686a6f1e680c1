"""The end of a match at the table: the score sheet, and a file that anybody can check."""

from typing import TYPE_CHECKING

from . import saves
from .score import final_score

if TYPE_CHECKING:
    from .table import Table


def finish(table: "Table") -> None:
    """The last position, what happened last, the points, and where the match is kept."""
    people = table.seating.people
    reader = table.seating.seats_of(people[0])[0] if len(people) == 1 else None
    said = table.sentences(reader)
    table.screen.clear()
    table.screen.show(*table.drawing.position(table.match.state, reader, said, table.screen.width))
    start = min(table.seen.values(), default=-1)
    table.screen.show(*table.news(reader, start, table.drawing.OLD_NEWS)[-table.match.seats :], "")
    table.screen.show(*final_score(table.match.score_sheet(), said, table.seating.sides()), "")
    file = saves.exported(table.path)
    saves.write(file, table.match.export())
    table.path.unlink(missing_ok=True)
    table.screen.show(table.say("cli-exported", file=str(file)))
    table.screen.show(table.say("cli-commitment", commitment=table.match.commitment))
    table.screen.show(table.say("cli-how-to-verify", file=str(file)))
