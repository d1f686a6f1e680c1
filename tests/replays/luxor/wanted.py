"""Matches of Luxor worth keeping: one for each way a game can end, each kind of points and each tie."""

from typing import Any

from replays.record import Wanted
from trove.games.luxor.events import CouldNotMove, Drew, Ended, EnteredTomb, Played, Reshuffled, Spent
from trove.games.luxor.game import GAME


def events(state: Any) -> list[Any]:
    return GAME.events(state, None)


def ended(state: Any) -> str:
    """What ended the game."""
    (last,) = (event.reason for event in events(state) if isinstance(event, Ended))
    return str(last)


def in_the_last_turn(state: Any) -> bool:
    """Whether the second entered in the very turn that ended the round (L8.3)."""
    entered = [event for event in events(state) if isinstance(event, EnteredTomb)]
    last = (state.start - 1) % state.seats
    return ended(state) == "tomb" and entered[1].seat == last


def categories(state: Any) -> set[str]:
    """The rules by which somebody scored."""
    return {item.rule for item in GAME.score_sheet(state).items if item.points}


def tied_at(state: Any, rank: int) -> list[int]:
    """The seats with as many points as the first one of this rank."""
    sheet = GAME.score_sheet(state)
    if rank not in sheet.ranks:
        return []
    points = sheet.totals[sheet.ranks.index(rank)]
    return [seat for seat, total in enumerate(sheet.totals) if total == points]


def decided_by_sarcophagus(state: Any, rank: int) -> bool:
    tied, ranks = tied_at(state, rank), GAME.score_sheet(state).ranks
    return len(tied) > 1 and len({ranks[seat] for seat in tied}) == len(tied)


def horus_card_came_back(state: Any) -> bool:
    """Whether a Horus card was drawn from the draw pile (L3.6), by its owner's own account."""
    drawn = [event.card for seat in range(state.seats) for event in GAME.events(state, seat) if isinstance(event, Drew)]
    played = [event for event in events(state) if isinstance(event, Played)]
    shuffles = [event for event in events(state) if isinstance(event, Reshuffled)]
    return len(shuffles) > 1 and any(card.level for card in drawn) and any(event.card.level for event in played)


def rolled_in_vain_at_the_end(state: Any) -> bool:
    """Whether a roll failed in the round that ended the game (L8.4)."""
    told = events(state)
    cards = [k for k, event in enumerate(told) if isinstance(event, Played | Spent)]
    return any(isinstance(event, CouldNotMove) for event in told[cards[-state.seats] :])


WANTED: dict[str, Wanted] = {
    "tomb-within-a-round": Wanted(
        "The second enters the tomb chamber before the round's last turn; the round is played to its end (L8.3).",
        4,
        lambda state: ended(state) == "tomb" and not in_the_last_turn(state),
    ),
    "tomb-in-the-last-turn": Wanted(
        "The second enters the tomb chamber in the last turn of a round, which ends the game (L8.3).",
        3,
        in_the_last_turn,
    ),
    "standstill": Wanted(
        "Nobody takes a key if there is a card; a whole round without a move ends the game (L8.4).",
        2,
        lambda state: ended(state) == "standstill",
        never=("take_key",),
    ),
    "standstill-of-three": Wanted(
        "A round without a move of three players, failed rolls included (L8.4, L4.3).",
        3,
        lambda state: ended(state) == "standstill" and rolled_in_vain_at_the_end(state),
        never=("take_key",),
    ),
    "every-kind-of-points": Wanted(
        "Treasures, spaces, sarcophagi, keys, sets and scarabs all score (L9.1 to L9.6).",
        4,
        lambda state: categories(state) == {f"L9.{k}" for k in range(1, 7)} and max(state.wilds) > 0,
    ),
    "both-sarcophagi": Wanted(
        "One player takes both sarcophagi (L8.2).",
        2,
        lambda state: state.sarcophagus[0] == state.sarcophagus[1] > 0,
    ),
    "a-third-in-the-tomb": Wanted(
        "A third adventurer enters before the round ends, without a sarcophagus (L8.3).",
        3,
        lambda state: state.entered > 2,
    ),
    "tie-won-by-sarcophagus": Wanted(
        "Two have the most points; the more valuable sarcophagus decides (L9.7).",
        2,
        lambda state: decided_by_sarcophagus(state, 1),
    ),
    "shared-win": Wanted(
        "Two have the most points and no sarcophagus; they share the win (L9.7).",
        3,
        lambda state: len(state.winners()) > 1,
    ),
    "lower-places-by-sarcophagus": Wanted(
        "Second and third have equal points; the sarcophagus orders them (L9.7).",
        4,
        lambda state: len(tied_at(state, 1)) == 1 and decided_by_sarcophagus(state, 2),
    ),
    "lower-places-shared": Wanted(
        "Two share the second place (L9.7).",
        4,
        lambda state: sorted(GAME.score_sheet(state).ranks)[:3] == [1, 2, 2],
    ),
    "a-horus-card-comes-back": Wanted(
        "A Horus card that was played is drawn again after a reshuffle (L3.6).",
        2,
        horus_card_came_back,
    ),
}
