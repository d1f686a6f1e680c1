"""Positions of Tomb Raider for tests, set up in a few words. Every component stays in exactly one place.

    state = tomb(museum=["┼ ┼ E┼ . .", "│ . └ . ."], figures={LARA: (0, 2)}, hands={LARA: "e3 s1"})

A museum is drawn row by row, a tile by its open sides with its symbol before it: E, G and H are sources of energy,
shooting and health, R a treasure tile, and `.` lies face down. Tiles that the waves of the bomb have reached are drawn
as they lay before. The box is the standard one if it has these tiles, else one that has them. What is not said is
plain: figures stand on the start tile with empty hands, treasures that are out were taken by the side that gains
nothing from them, plates go to good and bad in turn, all other cards are in the decks.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from drafts import built, drafted
from trove.core.refusals import Illegal
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.edition_file import standard_text
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.pieces import KIND_NAMES, SHAPE_NAMES, SYMBOL_NAMES

LARA, KAREL, KURTIS, ECKHARDT = range(4)
GOOD, BAD = const.GOOD, const.BAD
LARGE = const.LARGE
EVIDENCE_2, EVIDENCE_3, PAINTING_2, PAINTING_3 = 1, 3, 5, 7  # the first of each two; the other is one more
DEAD = "dead"
ON_START = "start"

Place = tuple[int, int]
Where = Place | int | str  # on a tile, carried by a seat, brought out by Lara ("good") or Karel ("bad"), or "destroyed"
Event = tuple[str, int, int]  # "plate", "delivery" or "wave", and what good and bad gained

SIGNS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by open sides: 1 north, 2 east, 4 south, 8 west
LETTERS = ("", "E", "G", "H", "R")
EVENTS = {"plate": const.BY_PLATE, "delivery": const.BY_DELIVERY, "wave": const.BY_WAVE}
OUT = {"good": const.BROUGHT_OUT + LARA, "bad": const.BROUGHT_OUT + KAREL, "destroyed": const.DESTROYED}

ROW = "┼ ┼ ┼ ┼ ┼"
HIDDEN = ". . . . ."
OPEN = [ROW, ROW, ROW, ROW, HIDDEN]  # nothing but crossings; the treasure tiles lie face down in the south


def looted(bomb: Place = (2, 2)) -> list[str]:
    """All tiles are open crossings; treasure tiles are the bomb's and the first four of the last two rows beside it."""
    others = [(4, c) for c in range(5)] + [(3, c) for c in range(5)]
    rooms = [bomb, *[place for place in others if place != bomb][:4]]
    return [" ".join("R┼" if (r, c) in rooms else "┼" for c in range(5)) for r in range(5)]


def tomb(
    players: int = 4,
    *,
    museum: Sequence[str] = (),
    figures: Mapping[int, Place | str] | None = None,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[str, str] | None = None,
    cards: Mapping[str, Sequence[int]] | None = None,
    unseen: Sequence[str] = (),
    treasures: Mapping[int, Where] | None = None,
    plates: Mapping[int, int] | None = None,
    events: Sequence[Event] | None = None,
    lying: Mapping[int, int] | None = None,
    bomb: Place | None = None,
    activator: int | None = None,
    wave: int = 0,
    turn: int = LARA,
    left: int | None = None,
    round: int = 1,
    **options: object,
) -> TombRaider:
    """A position in which a seat may act, with a number of actions left.

    `decks` names the cards that are left in a deck, the others of its kind are discarded; `cards` how many of each
    value a deck has in all. `unseen` names tiles that lie face down somewhere. `plates` has which seat took which, the
    first is 1; `events` in which order points changed, if that matters. `lying` is const.SHOT or const.SKIPPED.
    """
    drawn = read(museum)
    text = edition_for(drawn, unseen, cards or {})
    state = drafted(GAME.new(players, 1, options, text))
    state.round, state.turn, state.active = round, turn, turn
    state.left = left if left is not None else 5 if state.alone and turn == LARA else 3
    lay_museum(state, drawn, bomb, activator, wave)
    place_figures(state, figures or {}, lying or {})
    deal_cards(state, hands or {}, decks or {})
    take_plates(state, drawn, plates)
    lay_treasures(state, treasures or {})
    state.chain_n = 0
    write_events(state, events)
    return built(state)


def at(place: Place) -> int:
    """A place's number."""
    return const.ROWS * place[0] + place[1]


# The museum


def read(museum: Sequence[str]) -> list[tuple[int, int] | None]:
    """By place: symbol and doors, or None for a tile that lies face down."""
    rows = [row.split() for row in museum] + [["."] * const.ROWS] * (const.ROWS - len(museum))
    assert all(len(row) == const.ROWS for row in rows), "a row has five tiles"
    return [tile(cell) for row in rows for cell in row]


def tile(cell: str) -> tuple[int, int] | None:
    return None if cell == "." else (LETTERS.index(cell[:-1]), SIGNS.index(cell[-1]))


def kind_of(symbol: int, doors: int) -> int:
    """The number of a kind of tile."""
    open_sides = doors.bit_count()
    shape = {1: 0, 3: 3, 4: 4}.get(open_sides, 1 if doors in (5, 10) else 2)
    return const.SHAPES * symbol + shape


def edition_for(
    drawn: Sequence[tuple[int, int] | None], unseen: Sequence[str], cards: Mapping[str, Sequence[int]]
) -> str | None:
    """The text of a box that has these tiles; None for the standard one."""
    standard = GAME.new(2, 1, journal=False).edition
    named = Counter(kind_of(*found) for found in drawn if found)
    for cell in unseen:
        found = tile(cell)
        assert found
        named[kind_of(*found)] += 1
    if not cards and all(n <= standard.tiles[kind] for kind, n in named.items()):
        return None
    rooms, blanks = const.TILES - const.SHAPES, range(const.SHAPES)
    while sum(n for kind, n in named.items() if kind >= rooms) < const.PLATES:
        named[rooms + next((k for k in range(const.SHAPES) if named[rooms + k] < standard.tiles[rooms + k]), 0)] += 1
    spare = [kind for kind in range(rooms) for _ in range(max(0, standard.tiles[kind] - named[kind]))]
    while sum(named[kind] for kind in blanks) < 4 and named.total() < const.PLACES:
        named[4] += 1
    for kind in [*spare, *[4] * const.PLACES][: const.PLACES - named.total()]:
        named[kind] += 1
    assert named.total() == const.PLACES, "there are 25 tiles"
    return edition_text([named[kind] for kind in range(const.TILES)], cards)


def edition_text(tiles: Sequence[int], cards: Mapping[str, Sequence[int]]) -> str:
    """The standard edition with other tiles and cards."""
    head, _, rest = standard_text().partition("[tiles.blank]")
    parts = [head]
    for symbol, name in enumerate(SYMBOL_NAMES):
        parts.append(f"[tiles.{name}]\n")
        parts += [f"{shape} = {tiles[const.SHAPES * symbol + k]}\n" for k, shape in enumerate(SHAPE_NAMES)]
    text = "".join(parts) + "[cards]" + rest.partition("[cards]")[2]
    for kind, numbers in cards.items():
        line = next(row for row in text.splitlines() if row.startswith(f"{kind} = ["))
        text = text.replace(line, f"{kind} = {list(numbers)}")
    return text


def lay_museum(
    state: TombRaider,
    drawn: Sequence[tuple[int, int] | None],
    bomb: Place | None,
    activator: int | None,
    wave: int,
) -> None:
    """Every tile, and what the waves have removed."""
    face, doors, pile = (
        [*[const.FACE_DOWN] * const.PLACES, const.GATE],
        [*[0] * const.PLACES, state.doors[const.START]],
        [0] * const.TILES,
    )
    lost, pile = [0] * const.TILES, list(state.edition.tiles)
    state.activator, state.wave = 0 if activator is None else 1 + activator, wave
    state.bomb = const.NOWHERE if bomb is None else at(bomb)
    for place, found in enumerate(drawn):
        gone = wave > 0 and bomb is not None and abs(place // 5 - bomb[0]) + abs(place % 5 - bomb[1]) < wave
        if found:
            pile[kind_of(*found)] -= 1
            state.laid_blank &= ~(1 << place)
            face[place], doors[place] = const.BLANK + found[0], found[1]
        if gone:
            if found:
                lost[kind_of(*found)] += 1
            face[place], doors[place] = const.GONE, 0
    state.face, state.doors, state.tile_pile, state.lost_tiles = face, doors, pile, lost


def place_figures(state: TombRaider, wanted: Mapping[int, Place | str], lying: Mapping[int, int]) -> None:
    pos = [const.START] * const.SEATS
    for seat, where in wanted.items():
        pos[seat] = at(where) if isinstance(where, tuple) else const.DEAD if where == DEAD else const.START
    state.pos, state.lying = pos, [lying.get(seat, const.STANDING) for seat in range(const.SEATS)]


# Cards


def card(name: str) -> int:
    """A card by its short name: e3 is an energy card of value 3; s and h are shooting and health."""
    return const.VALUES * "esh".index(name[0]) + int(name[1]) - 1


def deal_cards(state: TombRaider, hands: Mapping[int, str], decks: Mapping[str, str]) -> None:
    """Hands and decks as named, everything else in its deck, or in its discards if the deck is named."""
    left = list(state.edition.cards)
    hand = [0] * (const.SEATS * const.CARDS)
    for seat, names in hands.items():
        for name in names.split():
            hand[const.CARDS * seat + card(name)] += 1
            left[card(name)] -= 1
    assert min(left) >= 0, "there are not that many of these cards"
    piles = [*left, *[0] * (2 * const.CARDS)]
    for kind, names in decks.items():
        first = const.VALUES * KIND_NAMES.index(kind)
        for k in range(first, first + const.VALUES):
            named = sum(card(kind[0] + value) == k for value in names.split())
            piles[const.DECK + k], piles[const.DISCARD + k] = named, left[k] - named
    state.hand, state.cards = hand, piles
    state.held = [sum(hand[k : k + const.VALUES]) for k in range(0, len(hand), const.VALUES)]
    state.size = [sum(piles[k : k + const.VALUES]) for k in range(0, const.LAID, const.VALUES)]


# Treasures, plates and points


def take_plates(state: TombRaider, drawn: Sequence[tuple[int, int] | None], wanted: Mapping[int, int] | None) -> None:
    rooms = sum(found is not None and found[0] == LETTERS.index("R") for found in drawn)
    taken = dict(wanted) if wanted is not None else {1 + k: k % 2 for k in range(rooms)}
    assert len(taken) == rooms, "each open treasure tile has brought a plate"
    state.plates = [1 + taken[1 + k] if 1 + k in taken else 0 for k in range(const.PLATES)]


def lay_treasures(state: TombRaider, wanted: Mapping[int, Where]) -> None:
    """Those named first; the others that are out were brought out for nothing."""
    taken = [plate for plate in range(const.PLATES) if state.plates[plate]]
    out = min(const.SMALL, sum(state.edition.plate_treasures[plate] for plate in taken))
    where, carry = [const.IN_PILE] * const.TREASURES, [0] * const.SEATS
    for treasure, place in wanted.items():
        where[treasure] = number_of(place)
        if isinstance(place, int):
            carry[place] = treasure
    rest = [treasure for treasure in range(1, 1 + const.SMALL) if treasure not in wanted]
    named = sum(treasure <= const.SMALL for treasure in wanted)
    assert out - named >= 0, "more treasures than the plates have brought"
    for treasure in rest[: out - named]:
        where[treasure] = const.BROUGHT_OUT + 1 - state.edition.treasure_side[treasure]
    if len(taken) == const.PLATES and LARGE not in wanted:
        where[LARGE] = const.DESTROYED if state.wave else state.bomb
    state.where, state.carry = where, carry


def number_of(place: Where) -> int:
    if isinstance(place, tuple):
        return at(place)
    return const.CARRIED + place if isinstance(place, int) else OUT[place]


def write_events(state: TombRaider, wanted: Sequence[Event] | None) -> None:
    """How the points came about: by default plates, then deliveries, then one wave."""
    if wanted is None:
        good = [seat == LARA or (seat == KURTIS and not state.alone) for seat in range(state.seats)]
        wanted = [gained("plate", 1, good[owner - 1]) for owner in state.plates if owner]
        for treasure in range(1, const.TREASURES):
            by = state.where[treasure] - const.BROUGHT_OUT
            if 0 <= by < state.seats and state.edition.treasure_side[treasure] != (BAD if good[by] else GOOD):
                wanted.append(gained("delivery", state.edition.treasure_value[treasure], good[by]))
        dead = [good[seat] for seat in range(state.seats) if state.pos[seat] == const.DEAD]
        if dead:
            wanted.append(("wave", -dead.count(True), -dead.count(False)))
    chain = [
        EVENTS[kind] + const.CHAIN_GOOD * (const.MOST_LOST + good) + const.CHAIN_BAD * (const.MOST_LOST + bad)
        for kind, good, bad in wanted
    ]
    state.chain, state.chain_n = [*chain, *[0] * (const.CHAIN - len(chain))], len(chain)


def gained(kind: str, points: int, good: bool) -> Event:
    return (kind, points, 0) if good else (kind, 0, points)


# Chance


def lucky(state: TombRaider, wish: Callable[[TombRaider], bool], *moves: Any) -> TombRaider:
    """The same position with chance such that the wish comes true when the seat to act makes these moves."""
    for seed in range(1, 3000):
        trial = state.clone()
        trial.reseed(seed)
        with suppress(Illegal):  # by other chance some of the moves are not possible
            for move in moves:
                trial.play(trial.turn, move)
        if wish(trial):
            state.reseed(seed)
            return state
    raise AssertionError("no chance makes the wish come true")
