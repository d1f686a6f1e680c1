"""What a computer player makes of a position before it weighs actions: what the figure is about, what it needs."""

from typing import Final

from ....core.constants import zeros
from ....core.guide import Guide
from ..cards import laid_sum
from ..constants import (
    BOARD,
    CARDS,
    DEFENDING,
    ENERGY,
    FACE_DOWN,
    HEALTH,
    KINDS,
    LARGE,
    LAYING,
    NO_TREASURE,
    PLACES,
    PLATES,
    SHOOTING,
    SHOOTING_CARDS,
    VALUES,
)
from ..museum import distance
from ..sides import side_of
from ..state import State
from ..treasures import plates_taken
from .features import (
    BEYOND_DARK,
    BEYOND_LOOT,
    DARK,
    DARKWARDS,
    FAR,
    FLEES,
    HOME,
    HOMEWARDS,
    HOMEWARDS_FOREIGN,
    LOOT,
    LOOTWARDS,
    MOST_NEED,
    PER_TURN,
)
from .paths import Paths, find, refresh

VALUE: Final = [1 + card % VALUES for card in range(CARDS)]
FORCE: Final = [
    1,
    3,
    5,
    7,
    9,
    11,
    13,
    15,
]  # a shooting sum that some health cards often do not withstand, by their number


class DecisionContext(Guide):
    """A guide's notes on the decision at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.paths = Paths()
        self.errand: int = 0  # the feature of an action that brings the figure nearer to its goal
        self.goal: int = 0  # where the distances to this goal begin
        self.need: int = 0  # points of energy, shooting or health still to be laid
        self.laid: int = 0
        self.sum: list[int] = zeros(KINDS)  # of the cards in hand
        self.hidden: int = 0  # face-down tiles
        self.plates_left: int = 0


def prepare(guide: DecisionContext, state: State, seat: int) -> None:
    """Before a decision: distances, the hand, what the figure is about, and what that asks for."""
    refresh(guide.paths, state)
    count_hand(guide, state, seat)
    guide.plates_left = PLATES - plates_taken(state)
    guide.hidden = 0
    for place in range(PLACES):
        if state.face[place] == FACE_DOWN:
            guide.hidden += 1
    choose_errand(guide, state, seat)
    ask_for(guide, state, seat)


def count_hand(guide: DecisionContext, state: State, seat: int) -> None:
    """The sums of the seat's own cards."""
    for kind in range(KINDS):
        sum = 0
        for card in range(VALUES * kind, VALUES * kind + VALUES):
            sum += VALUE[card] * state.hand[CARDS * seat + card]
        guide.sum[kind] = sum


def choose_errand(guide: DecisionContext, state: State, seat: int) -> None:
    """Home with a treasure, away from a collapsing museum, to a treasure, or to hidden tiles."""
    if state.pos[seat] >= BOARD:
        head(guide, state, FLEES, HOME)
    elif state.carry[seat] == NO_TREASURE:
        choose_search(guide, state, seat)
    elif is_own(state, seat, state.carry[seat]):
        head(guide, state, HOMEWARDS, HOME)
    else:
        head(guide, state, HOMEWARDS_FOREIGN, HOME)


def choose_search(guide: DecisionContext, state: State, seat: int) -> None:
    """What to go for with empty hands."""
    loot = way_to(guide, state, seat, LOOT + side_of(state, seat))
    dark = way_to(guide, state, seat, DARK) if guide.plates_left else FAR
    if state.activator:  # there and back, or not at all
        spare = reach(guide, state, seat, state.wave) - way_to(guide, state, seat, HOME) - 1
        loot = loot if 2 * loot <= spare else FAR
        dark = dark if 2 * dark + 2 <= spare else FAR
    if loot < FAR and loot <= dark:
        head(guide, state, LOOTWARDS, LOOT + side_of(state, seat))
    elif dark < FAR:
        head(guide, state, DARKWARDS, DARK)
    else:
        head(guide, state, FLEES, HOME)


def head(guide: DecisionContext, state: State, errand: int, goal: int) -> None:
    """This is what the figure is about."""
    guide.errand = errand
    guide.goal = find(guide.paths, state, goal)


def way_to(guide: DecisionContext, state: State, seat: int, goal: int) -> int:
    """How far a figure has to a goal."""
    return guide.paths.far[find(guide.paths, state, goal) + state.pos[seat]]


def is_own(state: State, seat: int, treasure: int) -> bool:
    """Whether a treasure scores for the seat's side."""
    return treasure == LARGE or state.edition.treasure_side[treasure] == side_of(state, seat)


def reach(guide: DecisionContext, state: State, seat: int, wave: int) -> int:
    """The points that a seat may expect to spend before the entrance tile goes, if this wave is the next."""
    points = guide.sum[ENERGY] + state.energy
    if state.active == seat and state.left > 1:
        points += 2 * state.left - 2
    return points + PER_TURN * (distance(state.entrance, state.bomb) - wave)


def ask_for(guide: DecisionContext, state: State, seat: int) -> None:
    """How many points are to be laid, and how many are."""
    guide.laid = 0
    if state.phase == SHOOTING_CARDS:
        guide.laid = laid_sum(state, SHOOTING)
        guide.need = FORCE[expected(state.held[KINDS * (state.target - 1) + HEALTH])]
    elif state.phase == DEFENDING:
        guide.laid = laid_sum(state, HEALTH)
        guide.need = laid_sum(state, SHOOTING)
        if guide.need > guide.laid + guide.sum[HEALTH]:
            guide.need = guide.laid  # it is of no use
    else:
        if state.phase == LAYING:
            guide.laid = state.energy
        guide.need = points_wanted(guide, state, seat)


def expected(cards: int) -> int:
    """A number of cards that the table of forces knows."""
    return cards if cards < 7 else 7


def points_wanted(guide: DecisionContext, state: State, seat: int) -> int:
    """The energy that the errand asks for."""
    if state.pos[seat] >= BOARD:
        return 0
    points = guide.paths.far[guide.goal + state.pos[seat]]
    if guide.errand == LOOTWARDS:
        points += BEYOND_LOOT
    elif guide.errand == DARKWARDS:
        points += BEYOND_DARK
    return points if points < MOST_NEED else MOST_NEED


def margin(guide: DecisionContext, state: State, target: int) -> int:
    """How far the shooting cards in hand exceed what a target may be expected to withstand."""
    return guide.sum[SHOOTING] - FORCE[expected(state.held[KINDS * target + HEALTH])]
