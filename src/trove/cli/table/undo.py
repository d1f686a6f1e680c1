"""Taking a step back at the table: whose, whether the others agree, and the sentences for it."""

from typing import TYPE_CHECKING

from trove.core.refusals import BadInput
from trove.core.undo import UndoTerms

from .hand_over import cover, hand_over
from .input import yes_or_no

if TYPE_CHECKING:
    from .turns import Table


def asker(table: "Table", seat: int, name: str) -> int:
    """The seat whose step is taken back: the last to act of the person at the keyboard, or of the one named."""
    found = table.seating.player_named(name) if name else table.seating.player(seat)
    if found is None or found not in table.seating.people:
        raise BadInput("no-such-player", f"nobody called {name[:20]} sits at this keyboard", name=name[:20])
    own = table.seating.seats_of(found)
    acted = [step.seat for step in table.match.started_timeline().steps if step.seat in own]
    return acted[-1] if acted else own[0]


def take_back(table: "Table", seat: int, whose: int) -> bool:
    """Take back a seat's last step if that is free or the others agree; `seat` is at the keyboard.

    Computer players agree. Returns whether the step was taken back."""
    terms = table.match.undo_terms(whose)
    if terms.verdict == "refused":
        table.tell(table.say(terms.code))
        return False
    if against := first_against(table, whose, terms):
        refuse(table, seat, against)
        return False
    table.match.undo(whose, terms.ask)
    table.notices += reasons(table, terms)
    table.notices.append(table.say("cli-undone", count=len(terms.takes)))
    table.seen[table.seating.player(whose)] = len(table.match.entries) - 1
    return True


def asked_people(table: "Table", terms: UndoTerms) -> list[int]:
    """The people who have to agree, each once."""
    players = dict.fromkeys(table.seating.player(asked) for asked in terms.ask)
    return [player for player in players if player in table.seating.people]


def first_against(table: "Table", whose: int, terms: UndoTerms) -> str | None:
    """The name of the first person who does not agree. The asker's hand is off the screen while others are asked."""
    people = asked_people(table, terms)
    if people:
        cover(table)
        table.screen.show(table.say(terms.code))
    return next((table.participants[other].name for other in people if not agrees(table, other, whose)), None)


def agrees(table: "Table", other: int, whose: int) -> bool:
    """Ask until the answer is yes or no."""
    names = {"name": table.participants[other].name, "asker": table.seating.participant(whose).name}
    while (answer := yes_or_no(table.screen.ask(table.say("cli-undo-ask", **names)), table.texts)) is None:
        table.tell(table.say("cli-yes-or-no"))
    return answer


def refuse(table: "Table", seat: int, name: str) -> None:
    """The step stands; if the hand was taken off the screen, it is shown again to its owner alone."""
    sentence = table.say("cli-undo-no", name=name)
    if table.looking is not None:
        table.tell(sentence)
        return
    hand_over(table, seat)
    table.notices.append(sentence)
    table.show_position(seat)


def reasons(table: "Table", terms: UndoTerms) -> list[str]:
    """Why it was free, or why others had to agree; nothing if they were asked, or if there are none."""
    if terms.verdict == "free":
        return [table.say(terms.code)]
    if terms.ask and not asked_people(table, terms):
        return [table.say(terms.code), table.say("cli-computers-agree")]
    return []
