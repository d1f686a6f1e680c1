"""Taking a step back at the table: whose, whether the others agree, and what is said."""

from typing import TYPE_CHECKING

from trove.core.refusals import BadInput

from .sitters import seat_named

if TYPE_CHECKING:
    from .table import Table


def asker(table: "Table", seat: int, name: str) -> int:
    """Who takes back: whoever is at the keyboard, or another person by name."""
    found = seat_named(name, table.sitting) if name else seat
    if found not in table.people:
        raise BadInput("no-such-player", f"nobody called {name[:20]} sits at this keyboard", name=name[:20])
    return found


def take_back(table: "Table", seat: int) -> bool:
    """Take back the last step of a seat, free or by leave of the others; computer players agree."""
    terms = table.match.undo_terms(seat)
    if terms.verdict == "refused":
        table.tell(table.say(terms.code))
        return False
    table.notices.append(table.say(terms.code))
    for other in terms.ask:
        if table.sitting[other].is_person and not agrees(table, other, seat):
            table.notices.clear()
            table.tell(table.say("cli-undo-no", name=table.names[other]))
            return False
    table.match.undo(seat, terms.ask)
    table.notices.append(table.say("cli-undone", count=len(terms.takes)))
    table.seen[seat] = len(table.match.entries) - 1
    return True


def agrees(table: "Table", other: int, seat: int) -> bool:
    table.screen.show(*table.notices)
    answer = table.screen.ask(table.say("cli-undo-ask", name=table.names[other], asker=table.names[seat]))
    yes = table.say("cli-yes").casefold()
    return answer.casefold() in ("y", "yes", yes, yes[:1])
