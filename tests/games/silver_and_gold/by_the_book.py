"""Silver & Gold worked out a second time, slowly and straight from the rules, from what a player sees."""

from itertools import combinations
from typing import Any

from trove.games.silver_and_gold.knowledge import Private, Public, Seat
from trove.games.silver_and_gold.pieces import Map
from trove.games.silver_and_gold.words import Choose, Mark, MarkOne, TakeBlind, TakeMap

Squares = frozenset[tuple[int, int]]

# S1.5: the patterns, as they are drawn.
PATTERNS: dict[str, Squares] = {
    "domino": frozenset({(0, 0), (0, 1)}),
    "straight_three": frozenset({(0, 0), (0, 1), (0, 2)}),
    "corner_three": frozenset({(0, 0), (0, 1), (1, 0)}),
    "l_of_four": frozenset({(0, 0), (0, 1), (0, 2), (1, 0)}),
    "t_of_four": frozenset({(0, 0), (0, 1), (0, 2), (1, 1)}),
    "square_of_four": frozenset({(0, 0), (0, 1), (1, 0), (1, 1)}),
}


def at_the_corner(squares: Squares) -> Squares:
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    return frozenset((r - top, c - left) for r, c in squares)


def looks(pattern: str) -> set[Squares]:
    """S3.2: a pattern turned by quarter turns and mirrored."""
    shape, found = PATTERNS[pattern], set[Squares]()
    for _ in range(4):
        shape = frozenset((c, -r) for r, c in shape)
        found |= {at_the_corner(shape), at_the_corner(frozenset((r, -c) for r, c in shape))}
    return found


def sign(card: Map, square: tuple[int, int]) -> str:
    return card.rows[square[0]][square[1]]


def sign_of(seat: Seat, place: tuple[int, tuple[int, int]]) -> str:
    """The sign on a square of one of the maps in play."""
    shown = seat.maps[place[0]]
    assert shown is not None
    return sign(shown.map, place[1])


def free_squares(seat: Seat, slot: int) -> Squares:
    shown = seat.maps[slot]
    if shown is None:
        return frozenset()
    marked = {divmod(square, 6) for square in shown.marked}
    land = {(r, c) for r, row in enumerate(shown.map.rows) for c, s in enumerate(row) if s != "."}
    return frozenset(land - marked)


def placements(free: Squares, pattern: str) -> set[Squares]:
    """Every set of free squares that looks like the pattern."""
    size, shapes = len(PATTERNS[pattern]), looks(pattern)
    return {where for some in combinations(sorted(free), size) if at_the_corner(where := frozenset(some)) in shapes}


def choices(public: Public, private: Private) -> set[Any]:
    """All that a player may do now: squares to mark, maps to take or keep."""
    mine = public.seats[private.seat]
    if not mine.to_act:
        return set()
    if public.phase == "choosing":
        return {Choose(pair) for pair in combinations(range(4), 2)}
    if public.phase == "taking":
        blind = [TakeBlind()] if public.deck else []
        return {*map(TakeMap, range(len(public.display))), *blind}
    free = [free_squares(mine, slot) for slot in (0, 1)]
    found: set[Any] = {(slot, frozenset({square})) for slot in (0, 1) for square in free[slot]}
    if not mine.owed:
        assert public.pattern is not None
        found |= {("pattern", slot, where) for slot in (0, 1) for where in placements(free[slot], public.pattern)}
    return found


def meaning(words: Any) -> Any:
    """An offer, as `choices` puts it."""
    if isinstance(words, MarkOne):
        return words.slot, frozenset({divmod(words.square, 6)})
    if isinstance(words, Mark):
        assert words.squares is not None
        return "pattern", words.slot, frozenset(divmod(square, 6) for square in words.squares)
    return words


class After:
    """S3.3 to S3.7: what marking brings to a score card."""

    def __init__(self, public: Public, seat: int, slot: int, squares: Squares) -> None:
        mine = public.seats[seat]
        free = {(k, square) for k in (0, 1) for square in free_squares(mine, k)}
        marked = [(slot, square) for square in squares]
        signs = [sign_of(mine, place) for place in marked]
        left = free.difference(marked)
        owed = mine.owed - (1 if mine.owed else 0) + signs.count("X")
        if owed and len(left) == 1:  # S3.4: there is nothing to choose
            signs.append(sign_of(mine, left.pop()))
        palms = sum(row.count("T") for card in public.display for row in card.rows)
        self.owed = owed if left else 0
        self.coins = min(12, mine.coins + signs.count("$"))
        self.palms = (*mine.palms, *[1 + palms] * signs.count("T"))[:4]


def total(seat: Seat) -> int:
    """S4.2, from what lies open before a player."""
    points = seat.coins + sum(seat.trophies) + sum(seat.palms)
    for card in seat.completed:
        points += sum(len(row.replace(".", "")) for row in card.rows)
        if card.seal:
            points += card.seal.value * sum(other.color == card.seal.color for other in seat.completed)
    return points


def winners(public: Public) -> list[int]:
    """S4.3."""

    def standing(seat: Seat) -> tuple[int, ...]:
        colours = [card.color for card in seat.completed]
        return total(seat), *(colours.count(colour) for colour in ("grey", "green", "orange", "purple"))

    best = max(map(standing, public.seats))
    return [k for k, seat in enumerate(public.seats) if standing(seat) == best]
