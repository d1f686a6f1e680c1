"""T0: every component is in exactly one place, or in the pile it can still come from; and the position can arise."""

from typing import Final

from .bomb import guard_round, sealed
from .cards import hand_size, laid_sum
from .constants import (
    ACTING,
    BAD,
    BLANK,
    BROUGHT_OUT,
    BY_PLATE,
    CARDS,
    CARRIED,
    CENTRE,
    CHAIN,
    CHAIN_BAD,
    CHAIN_GOOD,
    DEAD,
    DECK,
    DECK_N,
    DEFENDING,
    DESTROYED,
    DIRECTIONS,
    DISCARD,
    DISCARD_N,
    DISCARDING,
    ENERGY,
    FACE_DOWN,
    GATE,
    GONE,
    GOOD,
    HAND_LIMIT,
    HEALTH,
    IN_PILE,
    KINDS,
    LAID,
    LARGE,
    LAYING,
    MOST_LOST,
    MOVING,
    NO_TREASURE,
    NOWHERE,
    PLACES,
    PLATES,
    SEATS,
    SHAPES,
    SHOOTING,
    SHOOTING_CARDS,
    SHOT,
    SKIPPED,
    SMALL,
    STANDING,
    START,
    TILES,
    TREASURE,
    TREASURES,
    TURNING,
    VALUES,
)
from .museum import distance, lies_open, neighbour, tile_at
from .scoring import total
from .shooting import can_aim
from .sides import actions_of
from .state import State
from .treasures import plates_taken

BIT: Final = [1 << place for place in range(PLACES)]
DOOR: Final = [1 << d for d in range(DIRECTIONS)]
BASE: Final = [1, 5, 3, 7, 15]  # the doors of each shape as it is revealed
ENTRANCE: Final = [0, 1, 2, 3, 4, 4, 9, 14, 19, 24, 24, 23, 22, 21, 20, 20, 15, 10, 5, 0]


def conserved(state: State) -> bool:
    """Whether nothing was lost and nothing appeared."""
    return (
        start_fits(state)
        and museum_fits(state)
        and tiles_conserved(state)
        and blanks_fit(state)
        and cards_conserved(state)
        and hands_fit(state)
        and treasures_fit(state)
        and bomb_fits(state)
        and figures_fit(state)
        and chain_fits(state)
        and turn_fits(state)
        and decision_fits(state)
    )


def start_fits(state: State) -> bool:
    """T2.1: the start tile lies at an outer side, the one chosen, and opens to the entrance tile."""
    return (
        state.entrance == ENTRANCE[state.start]
        and state.gate == state.start // 5
        and state.face[START] == GATE
        and state.doors[START] == DOOR[state.gate + 2 if state.gate < 2 else state.gate - 2]
        and (state.chosen_start == 0 or state.chosen_start == 1 + state.start)
    )


def museum_fits(state: State) -> bool:
    """T10.2: what the waves reached is gone, and nothing else; what is hidden or gone has no doors."""
    for place in range(PLACES):
        if is_gone(state, place) != is_face(state, place, GONE) or state.face[place] == GATE:
            return False
        if (state.doors[place] == 0) != (not lies_open(state, place)):
            return False
    return True


def is_gone(state: State, place: int) -> bool:
    """Whether a wave has been here."""
    return state.activator > 0 and state.bomb < PLACES and distance(place, state.bomb) < state.wave


def is_face(state: State, place: int, face: int) -> bool:
    return state.face[place] == face


def tiles_conserved(state: State) -> bool:
    """T0.1: each kind of tile, seen or not; what is face down and what was removed unseen is in the pile."""
    unseen = 0
    lost = 0
    for tile in range(TILES):
        n = state.tile_pile[tile] + state.lost_tiles[tile]
        for place in range(PLACES):
            if lies_open(state, place) and tile_at(state, place) == tile:
                n += 1
        if n != state.edition.tiles[tile]:
            return False
        unseen += state.tile_pile[tile]
        lost += state.lost_tiles[tile]
    for place in range(PLACES):
        if state.face[place] == FACE_DOWN:
            unseen -= 1
        elif state.face[place] == GONE:
            lost -= 1
    return unseen >= 0 and unseen + lost == 0


def blanks_fit(state: State) -> bool:
    """T2.2: the places laid with blanks are the entrance tile and its neighbours, until they are revealed."""
    kept = 0
    for place in range(PLACES):
        near = distance(place, state.entrance)
        if state.laid_blank & BIT[place]:
            kept += 1
            if not state.modified or near > 1 or lies_open(state, place):
                return False
        elif state.modified and near <= 1 and state.face[place] != BLANK and state.face[place] != GONE:
            return False
    for tile in range(SHAPES):
        kept -= state.tile_pile[tile]
    return kept <= 0


def cards_conserved(state: State) -> bool:
    """T0.2: each card, and the sizes of decks and discards."""
    for kind in range(KINDS):
        deck = 0
        discarded = 0
        for card in range(VALUES * kind, VALUES * kind + VALUES):
            deck += state.cards[DECK + card]
            discarded += state.cards[DISCARD + card]
            n = state.cards[DECK + card] + state.cards[DISCARD + card] + state.cards[LAID + card]
            for seat in range(SEATS):
                n += state.hand[CARDS * seat + card]
            if n != state.edition.cards[card]:
                return False
        if deck != state.size[DECK_N + kind] or discarded != state.size[DISCARD_N + kind]:
            return False
    return True


def hands_fit(state: State) -> bool:
    """T8.3, T9, T11.1: hands are counted by kind and within the limit; who is shot or dead has none."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            n = 0
            for card in range(VALUES * kind, VALUES * kind + VALUES):
                n += state.hand[CARDS * seat + card]
            if n != state.held[KINDS * seat + kind]:
                return False
        if hand_size(state, seat) > most_cards(state, seat):
            return False
    return True


def most_cards(state: State, seat: int) -> int:
    """How many cards a seat can have now."""
    if seat >= state.seats or state.pos[seat] == DEAD or state.lying[seat] == SHOT:
        return 0
    if state.lying[seat] != STANDING:
        return KINDS if state.early_cards else 0
    return HAND_LIMIT + 2 if state.phase == DISCARDING and seat == state.active else HAND_LIMIT


def treasures_fit(state: State) -> bool:
    """T0.3, T0.4, T6.3: as many treasures are out as the plates said; each lies on an open tile or is carried once."""
    out = 0
    seen = 0
    for plate in range(PLATES):
        if state.plates[plate] > state.seats:
            return False
        if state.plates[plate]:
            out += state.edition.plate_treasures[plate]
    for place in range(PLACES):
        if state.face[place] == TREASURE:
            seen += 1
    for tile in range(TILES - SHAPES, TILES):
        seen += state.lost_tiles[tile]
    if state.revealed and state.face[state.revealed - 1] == TREASURE:  # its plate is still to come
        seen -= 1
    for treasure in range(1, SMALL + 1):
        if state.where[treasure] != IN_PILE:
            out -= 1
    if plates_taken(state) != seen or not (out == 0 or (out > 0 and small_left(state) == 0)):
        return False
    for treasure in range(1, TREASURES):
        if not treasure_fits(state, treasure):
            return False
    return state.where[NO_TREASURE] == IN_PILE


def small_left(state: State) -> int:
    """How many small treasures are in the pile."""
    n = 0
    for treasure in range(1, SMALL + 1):
        if state.where[treasure] == IN_PILE:
            n += 1
    return n


def treasure_fits(state: State, treasure: int) -> bool:
    """A treasure is where a treasure can be."""
    where = state.where[treasure]
    if treasure == LARGE and (where == IN_PILE) != (plates_taken(state) < PLATES):
        return False
    if where < PLACES:
        return lies_open(state, where)
    if where == DESTROYED:
        return state.wave > 0
    if where == IN_PILE:
        return True
    if where >= BROUGHT_OUT:
        return where - BROUGHT_OUT < state.seats
    return where - CARRIED < state.seats and state.carry[where - CARRIED] == treasure


def bomb_fits(state: State) -> bool:
    """T10, T12.5: under the large treasure until that is taken; or armed by the guard, in the centre if not out yet."""
    if state.activator == 0:
        if state.round > guard_round(state):
            return False
        if state.where[LARGE] == IN_PILE:
            return state.wave == 0 and state.bomb == NOWHERE
        return state.wave == 0 and state.bomb == state.where[LARGE] and state.face[state.bomb] == TREASURE
    if state.activator > state.seats or state.bomb == NOWHERE or state.round > latest_round(state):
        return False
    if armed_by_guard(state):
        return True
    return state.where[LARGE] != IN_PILE and (state.wave > 0 or state.face[state.bomb] == TREASURE)


def latest_round(state: State) -> int:
    """A wave goes off in every round after the last one in which the bomb can have been armed."""
    return guard_round(state) + 1 + state.wave


def armed_by_guard(state: State) -> bool:
    """Whether the guard may have armed the bomb in the centre."""
    return state.round > guard_round(state) and state.activator == 1 and state.bomb == CENTRE


def figures_fit(state: State) -> bool:
    """T2.6, T7.1, T10.4, T13.1: figures stand on open tiles or the start tile; who carries stands inside."""
    for seat in range(SEATS):
        place = state.pos[seat]
        if seat >= state.seats and (place != START or state.lying[seat] or state.carry[seat]):
            return False
        if place < START and not lies_open(state, place):
            return False
        if place == DEAD and (state.wave == 0 or state.lying[seat]):
            return False
        if state.carry[seat] and (
            place >= START or state.lying[seat] or state.where[state.carry[seat]] != CARRIED + seat
        ):
            return False
    if state.alone and state.swapped:  # T13.1 fixes the order
        return False
    return (state.alone > 0) == (state.seats < SEATS)


def chain_fits(state: State) -> bool:
    """T12.4: the events add up to the sides' totals, each plate is one of them."""
    good = 0
    bad = 0
    plates = 0
    for n in range(CHAIN):
        event = state.chain[n]
        if n >= state.chain_n:
            if event:
                return False
            continue
        kind = event & 3
        if kind == 0:
            return False
        if kind == BY_PLATE:
            plates += 1
        good += (event & (CHAIN_BAD - 1)) // CHAIN_GOOD - MOST_LOST
        bad += event // CHAIN_BAD - MOST_LOST
    return plates == plates_taken(state) and good == total(state, GOOD) and bad == total(state, BAD)


def turn_fits(state: State) -> bool:
    """T3.1: whose turn it is can play it; the game is over exactly when every fate is sealed."""
    if state.active >= state.seats or state.left > actions_of(state, state.active):
        return False
    for treasure in range(TREASURES):
        if state.picked & BIT[treasure] and state.where[treasure] == IN_PILE:
            return False
    if state.picked & BIT[LARGE] and not state.activator:
        return False
    if state.over:
        return state.phase == ACTING and sealed(state) > 0 and state.turn == state.active
    if state.pos[state.active] == DEAD or (is_settled(state) and sealed(state) > 0):
        return False
    if state.lying[state.active]:  # has drawn its cards early and ends its turn (T9.2)
        if state.lying[state.active] != SKIPPED or not state.early_cards:
            return False
        return state.turn == state.active and state.phase == ACTING and state.left + state.picked == 0
    if state.phase != ACTING and state.phase != DISCARDING and state.left == actions_of(state, state.active):
        return False
    return state.turn == (state.target - 1 if state.phase == DEFENDING else state.active)


def is_settled(state: State) -> bool:
    """Whether the next action or movement point is asked for."""
    return state.phase == ACTING or state.phase == MOVING


def decision_fits(state: State) -> bool:
    """What is asked for can be answered, and only what belongs to it is under way."""
    energy = laid_sum(state, ENERGY)
    shooting = laid_sum(state, SHOOTING)
    health = laid_sum(state, HEALTH)
    if (state.revealed > 0) != (state.phase == TURNING):
        return False
    if (state.target > 0) != (state.phase == SHOOTING_CARDS or state.phase == DEFENDING):
        return False
    if state.target and (state.target > state.seats or not can_aim(state, state.active, state.target - 1)):
        return False
    if state.phase == LAYING:
        if state.moving or energy == 0 or energy != state.energy or shooting + health > 0:
            return False
        return state.held[KINDS * state.active + ENERGY] > 0
    if state.moving:
        return energy > 0 and shooting + health == 0 and movement_fits(state, energy)
    if energy or state.energy or state.phase == MOVING or state.phase == TURNING:
        return False
    if state.phase == SHOOTING_CARDS:
        return health == 0 and state.held[KINDS * state.active + SHOOTING] > 0
    if state.phase == DEFENDING:
        return shooting > 0 and state.held[KINDS * state.turn + HEALTH] > 0
    if shooting + health > 0:
        return False
    if state.phase == DISCARDING:
        return hand_size(state, state.active) > HAND_LIMIT
    return True


def movement_fits(state: State, laid: int) -> bool:
    """T5: points are left, or the last one is being settled."""
    if state.energy > laid:
        return False
    if state.phase == MOVING:
        return state.energy > 0
    if state.energy == laid:
        return False
    if state.phase == DISCARDING:
        return hand_size(state, state.active) > HAND_LIMIT
    return state.phase == TURNING and turning_fits(state, state.revealed - 1)


def turning_fits(state: State, place: int) -> bool:
    """T5.2a: the tile lies beside the figure, as it was turned up, and can lie in more than one way."""
    shape = tile_at(state, place) - SHAPES * (state.face[place] - BLANK)
    if not lies_open(state, place) or state.doors[place] != BASE[shape] or shape == SHAPES - 1:
        return False
    for d in range(DIRECTIONS):
        if neighbour(state, state.pos[state.active], d) == place:
            return True
    return False
