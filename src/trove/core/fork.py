"""Where a fork starts: a position of a finished match, its hidden cards kept or dealt afresh."""

from enum import Enum
from typing import Any

from .files import Origin
from .game import Game
from .journal import Journal
from .playable import Playable
from .refusals import BadInput
from .seal import Seal
from .terms import EVERYBODY, SPECTATOR, STREAMS


class Keep(Enum):
    """Nothing is dealt afresh."""

    KEEP = "keep"


KEEP = Keep.KEEP


def origin_of(state: Playable, redeal_for: int | Keep | None, seal: Seal) -> Origin:
    """The origin of a new match; redealt, it holds nothing that this seat (None: a spectator) did not know."""
    if state.over:
        raise BadInput("fork-over", "a fork starts from a position in which somebody is still to act")
    if not isinstance(redeal_for, Keep):
        state = state.imagine(redeal_for, seal.redeal_seed())
    state.chance = [0] * STREAMS  # the new match has its own
    past = tuple(entry for step in state.journal.steps for entry in step)
    return Origin(state.pack().hex(), past)


def first_state(blank: Playable, origin: Origin) -> Playable:
    """The state a fork starts from; all that happened before is its set-up."""
    game = blank.game
    state: Playable = game.unpack(bytes.fromhex(origin.position))
    if state.seats != blank.seats or game.edition_text(state) != game.edition_text(blank) or any(state.chance):
        sentence = "the position that a fork starts from has the players and edition of its match, and no chance"
        raise BadInput("bad-origin", sentence)
    check_position(game, state)
    check_past(game, state, origin)
    state.journal = Journal(1)
    state.journal.steps = [tuple(origin.past)]  # type: ignore[arg-type]
    return state


def check_position(game: Game[Any], state: Playable) -> None:
    """A position out of a file can be odd though all its components are there: what it offers must be legal."""
    offered = [(seat, action) for seat in state.to_act() for action in state.legal(seat)]
    if not offered or any(game.why(state, seat, action) for seat, action in offered):
        raise BadInput("bad-origin", "a fork starts from a position in which somebody can act")


def check_past(game: Game[Any], state: Playable, origin: Origin) -> None:
    """Every journal entry must be one that the game can tell, seen and unseen."""
    try:
        for entry in origin.past:
            game.event(state, SPECTATOR, (*entry[:-1], EVERYBODY))
            game.event(state, SPECTATOR, (*entry[:-1], 0))
    except (LookupError, TypeError, ValueError):
        raise BadInput("bad-origin", f"the past of a fork is told in journal entries of {game.name}") from None
