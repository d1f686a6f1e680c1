"""What a test looks at and does in a position of Silver & Gold, in the words of the rules."""

from collections import Counter
from typing import Any

from games.refusing import refusal as refusal
from trove.games.silver_and_gold import constants as const
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.knowledge import Seat
from trove.games.silver_and_gold.words import Choose, Mark, MarkOne, TakeBlind, TakeMap

Square = tuple[int, int]  # row and column


def number_of(square: Square) -> int:
    """A square as the views count them, row by row on a grid of six."""
    return const.GRID * square[0] + square[1]


def card(state: SilverAndGold, seat: int) -> Seat:
    """What lies before a player, as everybody sees it."""
    seen: Seat = GAME.view(state, None).public.seats[seat]
    return seen


def picture(state: SilverAndGold, seat: int, slot: int) -> str | None:
    """A map in play as the builder draws them, marked squares as `#`; None for an empty place."""
    shown = card(state, seat).maps[slot]
    if shown is None:
        return None
    rows = [list(row) for row in shown.map.rows]
    for square in shown.marked:
        rows[square // const.GRID][square % const.GRID] = "#"
    return "/".join(map("".join, rows))


def pictures(state: SilverAndGold, seat: int) -> list[str | None]:
    return [picture(state, seat, slot) for slot in range(const.SLOTS)]


def offered(state: SilverAndGold, seat: int) -> list[Any]:
    """What the seat may do, in words."""
    return [offer.words for offer in GAME.offers(state, seat)]


def patterns(state: SilverAndGold, seat: int) -> list[Mark]:
    return [words for words in offered(state, seat) if isinstance(words, Mark)]


def squares(state: SilverAndGold, seat: int) -> list[MarkOne]:
    return [words for words in offered(state, seat) if isinstance(words, MarkOne)]


def takings(state: SilverAndGold, seat: int) -> list[TakeMap | TakeBlind]:
    return [words for words in offered(state, seat) if isinstance(words, TakeMap | TakeBlind)]


def lay(state: SilverAndGold, seat: int, slot: int, *where: Square) -> None:
    """Mark the pattern on exactly these squares of a map."""
    wanted = tuple(sorted(map(number_of, where)))
    (words,) = (one for one in patterns(state, seat) if one.slot == slot and one.squares == wanted)
    state.play(seat, words)


def one(state: SilverAndGold, seat: int, slot: int, square: Square) -> None:
    """Mark one square of a map."""
    state.play(seat, {"type": "mark_one", "slot": slot, "square": number_of(square)})


def all_the_others_mark(state: SilverAndGold, seat: int) -> None:
    """All others mark one square of this turn, the first that is offered, and whatever is owed."""
    turn = state.turns_done
    for other in range(state.seats):
        while other != seat and (state.turns_done, state.phase) == (turn, const.MARKING) and other in state.to_act():
            state.play(other, squares(state, other)[0])


def told(state: SilverAndGold, viewer: int | None = None, step: int = -1) -> list[Any]:
    """The events of a step, the last if not said, as this seat or a spectator saw them."""
    return GAME.events_of(state, viewer, step % len(state.journal.steps))


def events(state: SilverAndGold, kind: type[Any], viewer: int | None = None) -> list[Any]:
    """All events of a kind since the position was set up."""
    return [event for event in GAME.events(state, viewer) if isinstance(event, kind)]


def display(state: SilverAndGold) -> list[str]:
    """The display by ids, the oldest first."""
    return [shown.id for shown in GAME.view(state, None).public.display]


def in_deck(state: SilverAndGold) -> set[str]:
    """The maps that the deck holds, by ids; that follows from what is open."""
    return {unseen.id for unseen in GAME.knowledge(state, None).unseen}


def items(state: SilverAndGold, seat: int) -> Counter[tuple[str, int]]:
    """A seat's points by rule, as the score sheet lists them."""
    return Counter((item.rule, item.points) for item in GAME.score_sheet(state).items if item.seat == seat)


def choose_first_maps(state: SilverAndGold) -> None:
    """Everybody keeps the first two of the four maps dealt."""
    for seat in state.to_act():
        state.play(seat, Choose((0, 1)))
