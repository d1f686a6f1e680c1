"""Where a fork starts: a position of a finished match, its hidden cards kept or dealt again."""

from enum import Enum
from typing import Any

import msgspec

from .constants import EVERYBODY, SPECTATOR
from .decoding import prepared
from .game import Game
from .game_state import GameState
from .journal import Journal, Steps
from .packing import has_chance
from .past import fits
from .refusals import BadInput
from .setting import MOST_PAST, Origin, RedealtFor


class Keep(Enum):
    """Nothing is dealt again."""

    KEEP = "keep"


KEEP = Keep.KEEP


def origin_of(state: GameState, redeal_for: int | Keep | None) -> Origin:
    """The origin of a new match, whose hidden cards are kept, or redealt for a seat or a spectator (None)."""
    if state.over:
        raise BadInput("fork-over", "a fork starts from a position in which somebody is still to act")
    past = tuple(entry for step in state.journal.steps for entry in step)
    if len(past) > MOST_PAST:
        raise BadInput("fork-too-long", "too much has happened before this position to start another match from it")
    return Origin(state.pack(chance=False).hex(), past, redealt_for(redeal_for))


def redealt_for(redeal_for: int | Keep | None) -> RedealtFor:
    """For whom, as an origin has it."""
    if isinstance(redeal_for, Keep):
        return "nobody"
    return "spectator" if redeal_for is None else redeal_for


def first_state(blank: GameState, origin: Origin, redeal_seed: int) -> GameState:
    """The state a fork starts from; all that happened before is its set-up."""
    state = position_of(blank, origin)
    if origin.redealt_for == "nobody":
        return state
    return state.imagine(None if origin.redealt_for == "spectator" else origin.redealt_for, redeal_seed)


def position_of(blank: GameState, origin: Origin) -> GameState:
    """The position that an origin holds, checked, with its past as one step."""
    game, data = blank.game, bytes.fromhex(origin.position)
    try:
        state: GameState = game.unpack(data)
    except BadInput as problem:
        raise BadInput("bad-origin", f"the position that a fork starts from: {problem}") from None
    if state.seats != blank.seats or game.edition_text(state) != game.edition_text(blank) or has_chance(data):
        sentence = "the position that a fork starts from has the seats and edition of its match, and no chance"
        raise BadInput("bad-origin", sentence)
    if any(getattr(state, name) != getattr(blank, name) for name in game.past.options):
        raise BadInput("bad-origin", "the position that a fork starts from has the options of its match")
    if isinstance(origin.redealt_for, int) and origin.redealt_for >= state.seats:
        raise BadInput("bad-origin", "a fork is redealt for one of its seats, a spectator or nobody")
    check_position(game, state)
    state.keep_journal(Journal(1, Steps.of([origin.past])))
    check_past(game, state)
    return state


def check_position(game: Game[Any], state: GameState) -> None:
    """Checks a position from a file: even with all components in place, what it offers must be legal."""
    offered = [(seat, action) for seat in state.to_act() for action in state.legal(seat)]
    if not offered or any(game.why(state, seat, action) for seat, action in offered):
        raise BadInput("bad-origin", "a fork starts from a position in which somebody can act")


def check_past(game: Game[Any], state: GameState) -> None:
    """Every journal entry must be one that the game can tell and trace points by, now and when the match is over."""
    (past,) = state.journal.steps
    try:
        for entry in past:
            check_row(game, state, entry)
        for seat in range(state.seats):
            history = [(0, event) for event in game.events(state, seat)]
            game._trace(game.score_sheet(state).items, history)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise BadInput("bad-origin", f"the past of a fork consists of journal entries of {game.name}") from None


def check_row(game: Game[Any], state: GameState, entry: tuple[int, ...]) -> None:
    """An entry that the rules could have written, and whose event has fields of the right types, seen and unseen."""
    if not fits(game.past.limits, state.seats, entry):
        raise ValueError(entry)
    for seen in (EVERYBODY, 0):
        event = game.event(state, SPECTATOR, (*entry[:-1], seen))
        msgspec.json.decode(msgspec.json.encode(event), type=prepared(type(event)))
