"""Tomb Raider worked out a second time, slowly and straight from the rules, from what a player sees."""

from collections.abc import Iterator
from typing import Any

from trove.games.tomb_raider.knowledge import Private, Public, Seat, Tile
from trove.games.tomb_raider.pieces import Card, Direction, Square, Treasure
from trove.games.tomb_raider.words import (
    AcceptHit,
    Aim,
    Discard,
    Draw,
    Drop,
    EndMove,
    EndTurn,
    Fire,
    Go,
    HandOver,
    Lay,
    PickUp,
    Reveal,
    Rotate,
    Step,
    Turn,
)

DIRECTIONS: tuple[Direction, ...] = ("north", "east", "south", "west")
MOVES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OPPOSITE: dict[str, Direction] = {"north": "south", "south": "north", "east": "west", "west": "east"}
KINDS: tuple[Any, ...] = ("energy", "shooting", "health")
START = "start"

Place = Square | str  # a tile of the museum, or the start tile


def on(public: Public, place: Square) -> Tile:
    return public.museum[5 * place.row + place.column]


def beside(public: Public, place: Place, direction: Direction) -> Place | None:
    """T5.3: the neighbour in a direction, if there is one. Removed tiles are none."""
    if place == START:
        return public.entrance if direction == OPPOSITE[public.gate] else None
    assert isinstance(place, Square)
    if place == public.entrance and direction == public.gate:
        return START
    down, across = MOVES[direction]
    row, column = place.row + down, place.column + across
    if not (0 <= row < 5 and 0 <= column < 5):
        return None
    there = Square(row, column)
    return None if on(public, there).state == "removed" else there


def is_open(public: Public, place: Place, direction: Direction) -> bool:
    """Whether a tile lies face up and has a door in this direction."""
    if place == START:
        return direction == OPPOSITE[public.gate]
    assert isinstance(place, Square)
    return on(public, place).state == "open" and direction in on(public, place).doors


def leads(public: Public, place: Place, direction: Direction) -> bool:
    """T5.2c: one can step from here in this direction."""
    there = beside(public, place, direction)
    return there is not None and is_open(public, place, direction) and is_open(public, there, OPPOSITE[direction])


def place_of(seat: Seat) -> Place | None:
    """Where a figure is; None for the dead."""
    assert (seat.place is None) == (seat.state == "dead")
    return seat.place


def in_sight(public: Public, one: Seat, two: Seat) -> bool:
    """T8.1: walk from one figure in each direction, as far as the doors are open, until the other is met."""
    here, there = place_of(one), place_of(two)
    if here in (START, None) or there in (START, None):
        return False
    if here == there:
        return True
    for direction in DIRECTIONS:
        at: Place | None = here
        while at not in (START, None) and leads(public, at, direction):
            at = beside(public, at, direction)
            if at == there:
                return True
    return False


def turned(doors: tuple[Direction, ...], quarters: int) -> frozenset[Direction]:
    return frozenset(DIRECTIONS[(DIRECTIONS.index(door) + quarters) % 4] for door in doors)


def rotations(doors: tuple[Direction, ...]) -> list[int]:
    """T5.2b: 90, 180 or 270 degrees; of those that come to the same the first."""
    found: dict[frozenset[Direction], int] = {}
    for quarters in (1, 2, 3):
        found.setdefault(turned(doors, quarters), quarters)
    return list(found.values())


def looks_of(treasure: Treasure) -> tuple[str, int]:
    return treasure.kind, treasure.value


def handling(public: Public, seat: int) -> Iterator[Any]:
    """T7: pick up, drop, hand over."""
    me = public.seats[seat]
    here = place_of(me)
    if me.carries is not None:
        yield Drop()
        for partner in public.seats:
            free = partner.state == "standing" and partner.carries is None
            if partner is not me and partner.side == me.side and place_of(partner) == here and free:
                yield HandOver()
        return
    if isinstance(here, Square):
        met = set()
        for treasure in on(public, here).treasures:
            if treasure.number not in public.picked_up and looks_of(treasure) not in met:
                met.add(looks_of(treasure))
                yield PickUp(treasure.number)


def different(cards: tuple[Card, ...], kind: str) -> list[Card]:
    return sorted({card for card in cards if card.kind == kind})


def acting(public: Public, own: Private) -> Iterator[Any]:
    """T3.1, T4, T5.1, T8.1: the next action."""
    me = public.seats[own.seat]
    if public.actions_left:
        here = place_of(me)
        for kind in KINDS:
            left = public.decks[kind] + sum(count.count for count in public.discards if count.card.kind == kind)
            if left:
                yield Draw(kind, 1)
            if left > 1 and isinstance(here, Square) and on(public, here).symbol == kind:
                yield Draw(kind, 2)
        for card in different(own.hand, "energy"):
            yield Lay("energy", card.value)
        if different(own.hand, "shooting"):
            for target, other in enumerate(public.seats):
                if other.side != me.side and other.state == "standing" and in_sight(public, me, other):
                    yield Aim(target)
    yield from handling(public, own.seat)
    yield EndTurn()


def moving(public: Public, own: Private) -> Iterator[Any]:
    """T5.2, T7: the next point."""
    here = place_of(public.seats[own.seat])
    assert here is not None
    for direction in DIRECTIONS:
        there = beside(public, here, direction)
        if isinstance(there, Square) and on(public, there).state == "face_down":
            yield Reveal(direction)
        if isinstance(there, Square) and on(public, there).state == "open":
            yield from (Rotate(direction, q) for q in rotations(on(public, there).doors))
        if leads(public, here, direction):
            yield Step(direction)
    if isinstance(here, Square):
        yield from (Rotate("here", q) for q in rotations(on(public, here).doors))
    yield from handling(public, own.seat)
    yield EndMove()


def choices(public: Public, own: Private) -> set[Any]:
    """All that the seat may do, by the rules."""
    if public.over or public.turn != own.seat:
        return set()
    match public.phase:
        case "acting" if public.seats[own.seat].state == "lying":  # has its cards early (T9.2)
            return {EndTurn()}
        case "acting":
            return set(acting(public, own))
        case "laying":
            return {Go(), *(Lay("energy", card.value) for card in different(own.hand, "energy"))}
        case "moving":
            return set(moving(public, own))
        case "turning":
            assert public.revealed is not None
            doors = on(public, public.revealed).doors
            found: dict[frozenset[Direction], int] = {}
            for quarters in range(4):
                found.setdefault(turned(doors, quarters), quarters)
            return {Turn(quarters) for quarters in found.values()}
        case "shooting":
            fire = [Fire()] if public.laid else []
            return {*fire, *(Lay("shooting", card.value) for card in different(own.hand, "shooting"))}
        case "defending":
            return {AcceptHit(), *(Lay("health", card.value) for card in different(own.hand, "health"))}
    return {Discard(card.kind, card.value) for card in own.hand}


# Points, told by the events


def totals(told: list[Any], sides: list[str]) -> tuple[int, int]:
    """T12.2: good and bad, added up from what happened."""
    points = {"good": 0, "bad": 0}
    for event in told:
        name = type(event).__name__
        if name == "TookPlate":
            points[sides[event.seat]] += 1
        elif name == "Died":
            points[sides[event.seat]] -= 1
        elif name == "Delivered":
            own = {"evidence": "good", "painting": "bad"}.get(event.treasure.kind, sides[event.seat])
            if own == sides[event.seat]:
                points[own] += event.treasure.value
    return points["good"], points["bad"]


def winners(told: list[Any], sides: list[str]) -> set[str]:
    """T12.3, T12.4: the higher total; otherwise from the last event backward the first that favoured a side."""
    good, bad = totals(told, sides)
    if good != bad:
        return {"good"} if good > bad else {"bad"}
    waves: list[list[Any]] = [[]]
    for event in told:
        name = type(event).__name__
        if name == "Exploded":
            waves.append([])
        elif name == "Died":
            waves[-1].append(event)
        elif name in ("TookPlate", "Delivered"):
            waves += [[event], []]
    for part in reversed(waves):
        good, bad = totals(part, sides)
        if good != bad:
            return {"good"} if good > bad else {"bad"}
    return {"good", "bad"}


def reached(bomb: Square, wave: int) -> set[int]:
    """T10.2: wave 0 takes the bomb's tile, every further one the neighbours of what is gone."""
    taken = {(bomb.row, bomb.column)}
    for _ in range(wave):
        taken |= {(r + down, c + across) for r, c in taken for down, across in MOVES.values()}
    return {5 * r + c for r, c in taken if 0 <= r < 5 and 0 <= c < 5}


def is_over(public: Public) -> str | None:
    """T12.1: why the game is over, if it is."""
    if public.bomb is None or public.bomb.activator is None:
        return None
    if on(public, public.entrance).state == "removed":
        return "explosion"
    if all(seat.state == "dead" for seat in public.seats):
        return "death"
    if any(isinstance(seat.place, Square) for seat in public.seats) or any(tile.treasures for tile in public.museum):
        return None
    plates = sum(len(side.plates) for side in public.sides)
    hidden = any(tile.state == "face_down" for tile in public.museum)
    return "safety" if plates == 5 or not hidden else None


def check_arming(told: list[Any], guard: bool) -> None:
    """T12.5, T12.6: a figure arms the bomb in time, or it arms itself at the end of a round, with Lara as activator."""
    latest = 40 if guard else 100
    now = 0
    (armed,) = (event for event in told if type(event).__name__ == "Armed")
    for event in told[: told.index(armed)]:
        now = event.round if type(event).__name__ == "Began" else now
    if armed.by_guard:
        assert (now, armed.seat) == (latest, 0)
    else:
        assert now <= latest


# What a move changes


def expected_places(before: Public, seat: int, words: Any) -> Place | None:
    """Where the mover is after a step."""
    here = place_of(before.seats[seat])
    return beside(before, here, words.direction) if isinstance(words, Step) and here is not None else here


def next_seat(public: Public, seat: int) -> int:
    """T1.3, T9.1, T10.4: who plays after this one, as long as no wave kills anybody."""
    for k in range(1, 2 * len(public.seats) + 1):
        other = (seat + k) % len(public.seats)
        skips = public.seats[other].misses_turn and k <= len(public.seats)
        if public.seats[other].state != "dead" and not skips:
            return other
    raise AssertionError("nobody is left")


def cards_of(public: Public, kind: Any) -> int:
    """All cards of a kind that are anywhere."""
    held: int = sum(seat.cards[kind] for seat in public.seats)
    piles: int = public.decks[kind] + sum(count.count for count in public.discards if count.card.kind == kind)
    laid: int = sum(card.kind == kind for card in public.laid)
    return held + piles + laid


def waves(public: Public) -> int:
    return public.bomb.wave if public.bomb else 0


def check_move(before: Public, words: Any, after: Public) -> None:
    """The plain consequences of a move, as the rules tell them."""
    seat = before.turn
    assert seat is not None
    me, now = before.seats[seat], after.seats[seat]
    for kind in KINDS:
        assert cards_of(before, kind) == cards_of(after, kind)
    if waves(before) != waves(after) or before.round != after.round:
        return  # the turn ended with the move, and much more happened
    match words:
        case Step():
            goes_to = expected_places(before, seat, words)
            assert now.place == goes_to
            if goes_to == START:
                assert now.carries is None
        case Rotate(where, quarters):
            here = place_of(me)
            assert here is not None
            there = here if where == "here" else beside(before, here, where)
            assert isinstance(there, Square)
            assert frozenset(on(after, there).doors) == turned(on(before, there).doors, quarters)
            assert sum(one != two for one, two in zip(before.museum, after.museum, strict=True)) <= 1
        case PickUp(number):
            assert now.carries is not None
            assert now.carries.number == number
        case Drop():
            assert now.carries is None
            assert isinstance(me.place, Square)
            assert me.carries in on(after, me.place).treasures
        case HandOver():
            assert now.carries is None
            assert any(other.carries == me.carries for other in after.seats)
        case Draw(kind, number):
            assert now.cards[kind] == me.cards[kind] + number
        case Lay(kind, _) if after.phase != "acting":
            assert now.cards[kind] == me.cards[kind] - 1
        case EndTurn():
            early = after.seats[after.active].state == "lying"  # draws its cards in the turn it misses (T9.2)
            assert after.over or early or after.active == next_seat(before, before.active)
    if before.active == after.active and not after.over:
        spent = isinstance(words, Draw | Aim) or (isinstance(words, Lay) and before.phase == "acting")
        assert before.actions_left - after.actions_left == int(spent)
