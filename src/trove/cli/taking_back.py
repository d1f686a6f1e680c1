"""Taking a step back at the table: whose, whether the others agree, and what is said."""

from typing import TYPE_CHECKING

from trove.core.refusals import BadInput

if TYPE_CHECKING:
    from .table import Table


def asker(table: "Table", seat: int, name: str) -> int:
    """Whose step is taken back: of whoever is at the keyboard, or of another person by name; the seat acted last."""
    found = table.seating.player_named(name) if name else table.seating.player(seat)
    if found is None or found not in table.seating.people:
        raise BadInput("no-such-player", f"nobody called {name[:20]} sits at this keyboard", name=name[:20])
    own = table.seating.seats_of(found)
    acted = [step.seat for step in table.match.started_line().steps if step.seat in own]
    return acted[-1] if acted else own[0]


def take_back(table: "Table", seat: int) -> bool:
    """Take back the last step of a seat, free or by leave of the others; computer players agree."""
    terms = table.match.undo_terms(seat)
    if terms.verdict == "refused":
        table.tell(table.say(terms.code))
        return False
    table.notices.append(table.say(terms.code))
    for other in dict.fromkeys(table.seating.player(asked) for asked in terms.ask):
        if other in table.seating.people and not agrees(table, other, seat):
            table.notices.clear()
            table.tell(table.say("cli-undo-no", name=table.sitting[other].name))
            return False
    table.match.undo(seat, terms.ask)
    table.notices.append(table.say("cli-undone", count=len(terms.takes)))
    table.seen[table.seating.player(seat)] = len(table.match.entries) - 1
    return True


def agrees(table: "Table", other: int, seat: int) -> bool:
    table.screen.show(*table.notices)
    names = {"name": table.sitting[other].name, "asker": table.seating.sitter(seat).name}
    answer = table.screen.ask(table.say("cli-undo-ask", **names))
    yes = table.say("cli-yes").casefold()
    return answer.casefold() in ("y", "yes", yes, yes[:1])
