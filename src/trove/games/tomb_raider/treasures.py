"""T6.2, T7: plates, treasures, the police, and what a figure carries."""

from typing import Final

from ...core.chance import draw, note_draw
from ...core.constants import PUBLIC
from ...core.state import note
from .constants import (
    ARMED,
    ARRESTED,
    BAD,
    BOMB_LAID,
    BOTH_PAIRS,
    BROUGHT_OUT,
    BY_DELIVERY,
    BY_PLATE,
    CARRIED,
    DELIVERED,
    DROP,
    DROPPED,
    GOOD,
    HAND_OVER,
    HANDED_OVER,
    IN_PILE,
    LARGE,
    NO_TREASURE,
    NOBODY,
    NOWHERE,
    OPPOSING_PAIR,
    OWN_PAIR,
    PICK_UP,
    PICKED_UP,
    PLATE_PILE,
    PLATES,
    SMALL,
    STANDING,
    START,
    TOOK_PLATE,
    TREASURE_LAID,
    TREASURE_PILE,
    TREASURES,
)
from .scoring import record
from .sides import are_enemies, partner_of, side_of
from .state import State

BIT: Final = [1 << treasure for treasure in range(TREASURES)]


def discover(state: State, seat: int, place: int) -> None:
    """T6.2: the plate, the treasures, then the police."""
    plate = take_plate(state, seat)
    lay_treasures(state, seat, place, state.edition.plate_treasures[plate])
    call_police(state, seat, state.edition.plate_police[plate])


def plates_taken(state: State) -> int:
    """How many treasure tiles were revealed."""
    n = 0
    for plate in range(PLATES):
        if state.plates[plate]:
            n += 1
    return n


def take_plate(state: State, seat: int) -> int:
    """T6.2a: the top plate, a point for the revealer's side."""
    left = PLATES - plates_taken(state)
    number = draw(state, PUBLIC, left)
    at = number
    plate = 0
    while state.plates[plate] or at > 0:
        if not state.plates[plate]:
            at -= 1
        plate += 1
    if state.journal.on:
        note_draw(state, PUBLIC, left, number, PLATE_PILE, plate)
    side = side_of(state, seat)
    state.plates[plate] = 1 + seat
    record(state, BY_PLATE, 1 - side, side)
    note(state, TOOK_PLATE, seat, plate, 0, 0)
    return plate


def lay_treasures(state: State, seat: int, place: int, number: int) -> None:
    """T6.2b, T6.3: small ones as the plate shows and the pile has; on the fifth tile the large one with the bomb."""
    pile = 0
    for treasure in range(1, SMALL + 1):
        if state.where[treasure] == IN_PILE:
            pile += 1
    while number > 0 and pile > 0:
        lay_treasure(state, seat, place, draw_treasure(state, pile))
        number -= 1
        pile -= 1
    if plates_taken(state) == PLATES:
        lay_treasure(state, seat, place, LARGE)
        if not state.activator:  # after the guard it comes without a bomb (T12.6)
            state.bomb = place
            note(state, BOMB_LAID, seat, place, 0, 0)


def draw_treasure(state: State, n: int) -> int:
    """One of the n small treasures in the pile; of equal ones the first, so that equal museums are equal states."""
    number = draw(state, PUBLIC, n)
    at = number
    treasure = 1
    while state.where[treasure] != IN_PILE or at > 0:
        if state.where[treasure] == IN_PILE:
            at -= 1
        treasure += 1
    if state.journal.on:
        note_draw(state, PUBLIC, n, number, TREASURE_PILE, treasure)
    first = 1
    while state.where[first] != IN_PILE or not alike(state, first, treasure):
        first += 1
    return first


def alike(state: State, one: int, other: int) -> bool:
    """Whether two treasures look the same."""
    return (
        state.edition.treasure_side[one] == state.edition.treasure_side[other]
        and state.edition.treasure_value[one] == state.edition.treasure_value[other]
    )


def lay_treasure(state: State, seat: int, place: int, treasure: int) -> None:
    """A treasure lies face up on a tile."""
    state.where[treasure] = place
    note(state, TREASURE_LAID, seat, place, treasure, 0)


def call_police(state: State, seat: int, police: int) -> None:
    """T6.2c: the discoverer's pair, the opposing one, or both."""
    for other in range(state.seats):
        pair = OPPOSING_PAIR if are_enemies(state, seat, other) else OWN_PAIR
        if police in (pair, BOTH_PAIRS):
            arrest(state, other)


def arrest(state: State, seat: int) -> None:
    """T6.2c: drops its treasure and goes to the start tile, lying if it lay; nothing is delivered."""
    place = state.pos[seat]
    if place >= START:  # there already, or dead
        return
    if state.carry[seat]:
        drop(state, seat)
    state.pos[seat] = START
    note(state, ARRESTED, seat, place, 0, 0)


def can_pick_up(state: State, seat: int, treasure: int) -> bool:
    """T7.1, T7.4: it lies on the figure's tile, the hands are free, and it was not picked up in this turn before."""
    return (
        state.where[treasure] == state.pos[seat]
        and state.pos[seat] < START
        and state.carry[seat] == NO_TREASURE
        and state.lying[seat] == STANDING
        and not state.picked & BIT[treasure]
    )


def can_hand_over(state: State, seat: int) -> bool:
    """T7.3: to the partner, who stands on the same tile and carries nothing."""
    partner = partner_of(state, seat)
    return (
        state.carry[seat] != NO_TREASURE
        and partner != NOBODY
        and state.pos[partner] == state.pos[seat]
        and state.lying[partner] == STANDING
        and state.carry[partner] == NO_TREASURE
    )


def offered(state: State, seat: int, treasure: int) -> int:
    """The first treasure that looks the same and can be picked up as well."""
    first = 1
    while not alike(state, first, treasure) or not can_pick_up(state, seat, first):
        first += 1
    return first


def add_handling(state: State, seat: int, n: int) -> int:
    """T7: what may be done with treasures, added to the n actions found so far."""
    if state.carry[seat]:
        state.scratch.actions[n] = DROP
        n += 1
        if can_hand_over(state, seat):
            state.scratch.actions[n] = HAND_OVER
            n += 1
        return n
    for treasure in range(1, TREASURES):
        if can_pick_up(state, seat, treasure) and offered(state, seat, treasure) == treasure:
            state.scratch.actions[n] = PICK_UP + treasure - 1
            n += 1
    return n


def pick_up(state: State, seat: int, treasure: int) -> None:
    """T7.1; taking the large treasure from the bomb arms it (T7.6, T10.1)."""
    place = state.pos[seat]
    state.where[treasure] = CARRIED + seat
    state.carry[seat] = treasure
    state.picked |= BIT[treasure]
    note(state, PICKED_UP, seat, place, treasure, 0)
    if treasure == LARGE and not state.activator and state.bomb != NOWHERE:
        state.activator = 1 + seat
        note(state, ARMED, seat, place, 0, 0)


def drop(state: State, seat: int) -> None:
    """T7.2: onto the figure's tile."""
    treasure = state.carry[seat]
    state.where[treasure] = state.pos[seat]
    state.carry[seat] = NO_TREASURE
    note(state, DROPPED, seat, state.pos[seat], treasure, 0)


def hand_over(state: State, seat: int) -> None:
    """T7.3: to the partner."""
    treasure = state.carry[seat]
    partner = partner_of(state, seat)
    state.where[treasure] = CARRIED + partner
    state.carry[seat] = NO_TREASURE
    state.carry[partner] = treasure
    note(state, HANDED_OVER, seat, partner, treasure, 0)


def deliver(state: State, seat: int) -> None:
    """T7.5: on the start tile; own treasures and the large one score, foreign ones are kept for nothing."""
    treasure = state.carry[seat]
    side = side_of(state, seat)
    state.carry[seat] = NO_TREASURE
    state.where[treasure] = BROUGHT_OUT + seat
    points = 0
    if state.edition.treasure_side[treasure] != 1 - side:
        points = state.edition.treasure_value[treasure]
        record(state, BY_DELIVERY, points if side == GOOD else 0, points if side == BAD else 0)
    note(state, DELIVERED, seat, treasure, points, 0)
