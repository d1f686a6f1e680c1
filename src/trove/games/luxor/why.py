"""For an action that is not legal: which rule forbids it. Asked in order: whose turn, which phase, which card or
adventurer, which move."""

from ...core.refusals import Refusal
from .constants import (
    ACT,
    ADVENTURERS,
    ALL,
    BACK,
    CHOOSING,
    DIE,
    EITHER_WAY,
    HAND,
    HORUS,
    LAST,
    LEVELS,
    LYING,
    MINUS_ONE,
    MOST_ROUNDS,
    MOVE,
    NOWHERE,
    OSIRIS,
    OUTER_CARDS,
    PLAY,
    PLAYING,
    ROLL,
    ROLL_EXACTLY,
    ROLL_UP_TO,
    ROLLED,
    SARCOPHAGI,
    SPEND,
    STAIRS,
    STRIDES,
    TAKE_KEY,
    TAKING,
    TOMB,
    WILD_OR_SCARAB,
)
from .movement import landing
from .pieces import EFFECTS
from .state import State
from .words import same

# By effect: the rule of a card, and the action that plays it as a whole.
CARD_RULE = ("L4.1", "L4.2", "L7.1", "L7.6", "L4.3", "L7.2", "L7.3", "L7.5")
PLAYED_BY = (PLAY, PLAY, PLAY, PLAY, ROLL, ROLL, ALL, LAST)


def why(state: State, seat: int, action: int) -> Refusal | None:
    """None if the action, or its `same`, is legal; otherwise the first rule that forbids it."""
    if state.over:
        return Refusal(end_rule(state), "game-over")
    if seat != state.turn:
        return Refusal("L3.1", "not-your-turn", {"turn": state.turn})
    phase = phase_of(action)
    if phase != state.phase:
        return wrong_phase(state, seat)
    if state.is_legal(seat, same(state, seat, action)):
        return None
    if phase == PLAYING:
        return cannot_play(state, seat, action)
    if phase == ROLLED:
        return cannot_move_rolled(state, seat, action)
    if phase == CHOOSING:
        return Refusal("L7.4", "did-not-move", {"adventurer": action - ACT})
    return Refusal(taking_rule(state, seat), "not-offered-here")


def end_rule(state: State) -> str:
    """The rule by which the game is over."""
    if state.entered >= SARCOPHAGI:
        return "L8.3"
    return "L8.5" if state.round == MOST_ROUNDS else "L8.4"


def phase_of(action: int) -> int:
    """The phase in which an action is asked for."""
    return PLAYING if action < MOVE else ROLLED if action < ACT else CHOOSING if action < TAKE_KEY else TAKING


def wrong_phase(state: State, seat: int) -> Refusal:
    """The seat's turn, but it is asked for something else."""
    if state.phase == PLAYING:
        return Refusal("L3.1", "play-a-card-first")
    if state.phase == ROLLED:
        return Refusal(CARD_RULE[state.edition.card_effect[state.played]], "move-what-was-rolled", {"die": state.die})
    if state.phase == CHOOSING:
        return Refusal("L7.4", "choose-who-acts")
    return Refusal(taking_rule(state, seat), "take-first")


def taking_rule(state: State, seat: int) -> str:
    """The rule of the tile that offers the choice."""
    tile = state.board[state.pos[ADVENTURERS * seat + state.actor]]
    return "L6.4" if tile <= HORUS + LEVELS else "L6.6" if tile == WILD_OR_SCARAB else "L6.7"


def cannot_play(state: State, seat: int, action: int) -> Refusal:
    """An outer card that does not do this, or whose move is not legal."""
    if action >= SPEND:
        return Refusal("L3.3", "a-move-is-possible")
    side = (action - ROLL) % OUTER_CARDS if action >= ROLL else (action - PLAY) // (ADVENTURERS * STRIDES)
    card = state.hand[HAND * seat + (HAND - 1) * side]
    effect = state.edition.card_effect[card]
    whole = PLAY if action < ROLL else action - side
    if PLAYED_BY[effect] != whole:
        return Refusal(CARD_RULE[effect], "card-does-not-do-this", card_facts(state, card))
    if effect <= MINUS_ONE:
        rest, stride = divmod(action - PLAY, STRIDES)
        forward = state.edition.card_low[card] <= stride <= state.edition.card_high[card]
        if not forward and not (stride == BACK and effect == EITHER_WAY):
            return Refusal(CARD_RULE[effect], "card-shows-another-number", card_facts(state, card))
        return cannot_walk(state, seat, rest % ADVENTURERS, stride)
    if effect in (ROLL_EXACTLY, ROLL_UP_TO):
        return Refusal("L3.3", "no-roll-would-move")
    return Refusal(CARD_RULE[effect], "nobody-can-move" if whole == ALL else "nobody-to-join")


def card_facts(state: State, card: int) -> dict[str, int | str | list[int]]:
    """The facts of a refusal about a card: its effect, and the number printed."""
    return {"effect": EFFECTS[state.edition.card_effect[card]], "value": state.edition.card_value[card]}


def cannot_move_rolled(state: State, seat: int, action: int) -> Refusal:
    """A move that the roll does not give, or that is not legal."""
    adventurer, step = divmod(action - MOVE, DIE)
    effect = state.edition.card_effect[state.played]
    if step + 1 > state.die or (effect == ROLL_EXACTLY and step + 1 < state.die):
        return Refusal(CARD_RULE[effect], "die-shows-another-number", {"die": state.die})
    return cannot_walk(state, seat, adventurer, step + 1)


def cannot_walk(state: State, seat: int, adventurer: int, stride: int) -> Refusal:
    """Why this adventurer cannot make this move."""
    space = state.pos[ADVENTURERS * seat + adventurer]
    if space == LYING:
        return Refusal("L5.1", "lies-at-a-statue", {"adventurer": adventurer})
    if space == TOMB:
        return Refusal("L5.1", "is-in-the-tomb", {"adventurer": adventurer})
    stop = first_stop(state, space, stride)
    if stop == STAIRS:
        return Refusal("L5.4", "no-tile-behind", {"space": space})
    if stop == NOWHERE:
        return Refusal("L5.6", "beyond-the-tomb", {"space": space, "steps": stride})
    if stop == TOMB:
        return Refusal("L5.6", "no-key")
    end = landing(state, space, stride)
    code = "osiris-into-the-tomb-without-key" if end == TOMB else "osiris-beyond-the-tomb"
    return Refusal("L5.7", code, {"space": stop, "number": state.board[stop] - OSIRIS})


def first_stop(state: State, space: int, stride: int) -> int:
    """The tile that the steps alone lead to; the stairs if none is behind, NOWHERE past the tomb."""
    tiles = [k for k, tile in enumerate(state.board[:TOMB]) if tile]
    if stride == BACK:
        return max((k for k in tiles if k < space), default=STAIRS)
    ahead = [*(k for k in tiles if k > space), TOMB]
    return ahead[stride - 1] if stride <= len(ahead) else NOWHERE
