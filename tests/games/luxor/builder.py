"""Positions of Luxor for tests, set up in a few words. Every component stays in exactly one place.

    state = luxor(adventurers={RED: [7, 7]}, board={9: vase(needs=3, points=6)}, hand={RED: ["2", ...]})

What is not said lies in order: Osiris tiles 1, 2, 2, 3 along the way, treasures for many adventurers first, hands of
number cards. Whatever leaves a space goes back into the box, whatever leaves a pile goes to the discards.
"""

from collections.abc import Mapping, Sequence
from itertools import count
from types import EllipsisType
from typing import NamedTuple

from drafts import built, drafted
from trove.core.chance import below, mwc, seeded
from trove.games.luxor import constants as const
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.pieces import EFFECTS, TREASURE_KINDS, Card, TreasureKind, cards

RED, BLUE, GREEN, YELLOW = range(4)
STAIRS, TOMB, LYING = const.STAIRS, const.TOMB, const.LYING
EMPTY, TUNNEL, SCARAB, WILD, WILD_OR_SCARAB = const.EMPTY, const.TUNNEL, const.SCARAB, const.WILD, const.WILD_OR_SCARAB
FAVOUR_1_2, FAVOUR_2_3 = const.FAVOUR, const.FAVOUR + 1

HORUS_SPACES = {6: 1, 13: 1, 20: 2, 26: 2, 32: 3, 38: 3}
OSIRIS_SPACES = (10, 18, 28, 35)
ALL_SCARABS = [1] * 4 + [2] * 8 + [3] * 6 + [4] * 4
ALL_KEYS, ALL_WILDS = 20, 18

HandWanted = Sequence[str | EllipsisType]


class Wanted(NamedTuple):
    """A treasure tile, as far as the test cares."""

    kind: TreasureKind
    needs: int | None
    points: int | None


Board = Mapping[int, int | Wanted]  # by space, what lies there


def vase(needs: int | None = None, points: int | None = None) -> Wanted:
    return Wanted("vase", needs, points)


def jewelry(needs: int | None = None, points: int | None = None) -> Wanted:
    return Wanted("jewelry", needs, points)


def statue(needs: int | None = None, points: int | None = None) -> Wanted:
    return Wanted("statue", needs, points)


def osiris(number: int) -> int:
    return const.OSIRIS + number


def horus(eyes: int) -> int:
    return const.HORUS + eyes


def luxor(
    players: int = 2,
    *,
    adventurers: Mapping[int, Sequence[int]] | None = None,
    board: Board | None = None,
    hand: Mapping[int, HandWanted] | None = None,
    keys: Mapping[int, int] | None = None,
    wilds: Mapping[int, int] | None = None,
    scarabs: Mapping[int, Sequence[int]] | None = None,
    treasures: Mapping[int, Sequence[Wanted]] | None = None,
    sarcophagi: Sequence[int] | None = None,
    horus_piles: Mapping[int, Sequence[str]] | None = None,
    draw_pile: Sequence[str] | None = None,
    turn: int = RED,
    start: int = RED,
    die: int | None = None,
    memory_aid: bool = False,
    edition: str | None = None,
) -> Luxor:
    """A position. Adventurers not named keep their place of the set-up; `die` is what is rolled next.

    A hand is named from left to right, `...` stands for any cards; `horus_piles` gives whole piles, the top first;
    `draw_pile` the only cards left in it; `sarcophagi` whose the first and the second are, if the tomb is not empty.
    """
    state = drafted(GAME.new(players, 1, {"starting_player": start, "memory_aid": memory_aid}, edition))
    state.turn = turn
    deal_cards(state, hand or {}, horus_piles or {}, draw_pile)
    lay_tiles(state, board or {}, treasures or {})
    place_adventurers(state, adventurers or {}, sarcophagi)
    share_supplies(state, keys or {}, wilds or {}, scarabs or {})
    return built(state, 1 if die is None else seed_of_die(die))


# Cards


def name_of(card: Card | None) -> str:
    """A card's short name: "1", "+-1", "die", "1-3", "1-die", "all 1", "minus 2", "last"; "" for none."""
    if card is None:
        return ""
    value = card.value
    names = (str(value), "+-1", f"1-{value}", f"minus {value}", "die", "1-die", f"all {value}", "last")
    return names[EFFECTS.index(card.effect)]


def names_of(state: Luxor) -> list[str]:
    """The short names of all kinds of cards; the first is none."""
    return [name_of(card) for card in cards(state.edition)]


def pick_card(state: Luxor, stock: list[int], name: str, level: int | None = None) -> int:
    """Take a card of this name from the stock."""
    for kind, known in enumerate(names_of(state)):
        if known == name and stock[kind] and level in (None, state.edition.card_level[kind]):
            stock[kind] -= 1
            return kind
    raise ValueError(f"no card {name!r} of level {level} is left")


def pick_number(state: Luxor, stock: list[int]) -> int:
    """Take the number card that is most plentiful; when there is none, any starter card."""
    level, effect = state.edition.card_level, state.edition.card_effect
    kind = min(
        range(1, const.CARDS), key=lambda k: (level[k] > 0, stock[k] == 0, effect[k] != const.NUMBER, -stock[k], k)
    )
    stock[kind] -= 1
    return kind


def deal_cards(
    state: Luxor,
    hands: Mapping[int, HandWanted],
    piles: Mapping[int, Sequence[str]],
    draw_pile: Sequence[str] | None,
) -> None:
    """Hands first, then the piles that are named; the other cards stay where they come from, or are discarded."""
    stock, level = list(state.edition.card_count), state.edition.card_level
    dealt = [const.NO_CARD] * (const.SEATS * const.HAND)
    for seat, wanted in hands.items():
        for place, name in enumerate(spread(wanted)):
            dealt[const.HAND * seat + place] = pick_card(state, stock, name) if name else const.NO_CARD
    rows = list(state.pile)
    rows[const.DRAW_PILE : const.TEMPLES] = [0] * (const.TEMPLES - const.DRAW_PILE)
    tops = [const.NO_CARD] * (const.LEVELS + 1)
    for rank, names in piles.items():
        for place, name in enumerate(names):
            kind = pick_card(state, stock, name, rank)
            if place == 0:
                tops[rank] = kind
            else:
                rows[const.HORUS_PILE + kind] += 1
    for name in draw_pile or ():
        rows[const.DRAW_PILE + pick_card(state, stock, name)] += 1
    for place in range(const.HAND * state.seats):
        dealt[place] = dealt[place] or pick_number(state, stock)
    for kind in range(1, const.CARDS):
        starter, rank = level[kind] == 0, level[kind]
        if not starter and rank not in piles and not tops[rank] and stock[kind]:
            tops[rank] = kind
            stock[kind] -= 1
        stays = draw_pile is None if starter else rank not in piles
        rows[(const.DISCARD if not stays else const.DRAW_PILE if starter else const.HORUS_PILE) + kind] += stock[kind]
    state.hand = dealt
    state.origin = [const.OPEN if not kind or level[kind] else state.shuffle for kind in dealt]
    state.pile, state.horus_top = rows, tops
    state.draw_n = sum(rows[const.DRAW_PILE : const.DISCARD])
    state.discard_n = sum(rows[const.DISCARD : const.HORUS_PILE])
    beneath = rows[const.HORUS_PILE : const.TEMPLES]
    state.horus_n = [0, *(sum(n for n, of in zip(beneath, level, strict=True) if of == rank) for rank in (1, 2, 3))]
    state.played = next((k for k in range(1, const.CARDS) if rows[const.DISCARD + k]), const.NO_CARD)


def spread(wanted: HandWanted) -> list[str]:
    """Five places from left to right, "" where any card will do."""
    names = [name for name in wanted if isinstance(name, str)]
    if len(names) == len(wanted):
        assert len(names) == const.HAND, "a hand has five cards; ... stands for any others"
        return names
    at = list(wanted).index(...)
    return names[:at] + [""] * (const.HAND - len(names)) + names[at:]


# Tiles


def pick_treasure(state: Luxor, left: list[int], wanted: Wanted) -> int:
    """Take a tile that shows this from those left."""
    edition = state.edition
    for tile in left:
        kind = TREASURE_KINDS[edition.treasure_kind[tile]]
        if (
            kind == wanted.kind
            and wanted.needs in (None, edition.treasure_needs[tile])
            and wanted.points in (None, edition.treasure_points[tile])
        ):
            left.remove(tile)
            return tile
    raise ValueError(f"no {wanted} is left")


def lay_tiles(state: Luxor, wanted: Board, taken: Mapping[int, Sequence[Wanted]]) -> None:
    """The board as named; treasures that somebody has taken leave the last spaces that are not."""
    edition = state.edition
    left = sorted(range(1, const.TREASURES + 1), key=lambda tile: (-edition.treasure_needs[tile], tile))
    board = [EMPTY] * const.SPACES
    for space, eyes in HORUS_SPACES.items():
        board[space] = horus(eyes)
    for space, tile in wanted.items():
        board[space] = pick_treasure(state, left, tile) if isinstance(tile, Wanted) else tile
    owner, points, treasures = [0] * (const.TREASURES + 1), [0] * const.SEATS, [0] * (const.SEATS * const.KINDS)
    for seat, shown in taken.items():
        for face in shown:
            tile = pick_treasure(state, left, face)
            owner[tile] = 1 + seat
            points[seat] += edition.treasure_points[tile]
            treasures[const.KINDS * seat + edition.treasure_kind[tile]] += 1
    state.owner, state.points, state.treasures = owner, points, treasures
    fill_osiris(state, board)
    free = [space for space in range(1, TOMB) if board[space] == EMPTY and space not in wanted]
    for space in free[: len(left)]:
        board[space] = left.pop(0)
    lay_temples(state, board)
    box = list(state.box)
    box[const.TREASURE_BOX : const.OSIRIS_BOX] = [int(tile in left) for tile in range(const.TREASURES + 1)]
    state.box, state.board = box, board


def fill_osiris(state: Luxor, board: list[int]) -> None:
    """The Osiris tiles not named lie in order of their numbers; two stay in the box (L2.4)."""
    left = [number for number in range(7) for _ in range(state.edition.osiris[number])]
    for space in OSIRIS_SPACES:
        if board[space]:
            left.remove(board[space] - const.OSIRIS)
    for space in OSIRIS_SPACES:
        board[space] = board[space] or osiris(left.pop(0))
    box = list(state.box)
    box[const.OSIRIS_BOX : const.BOX] = [left.count(number) for number in range(7)]
    state.box = box


def lay_temples(state: Luxor, board: list[int]) -> None:
    """Temple tiles come from the pile of their space's symbol; where a treasure was taken, the first of its pile."""
    rows = list(state.pile)
    rows[const.TEMPLES : const.SCARABS] = state.edition.temples
    marked = [space for space in range(1, TOMB) if state.edition.symbol[space]]
    for space in sorted(marked, key=lambda space: board[space] == EMPTY):
        if EMPTY < board[space] <= const.TREASURES:
            continue
        first = const.TEMPLES + const.FRONTS * (state.edition.symbol[space] - 1)
        if board[space] == EMPTY:
            board[space] = TUNNEL + next(front for front in range(const.FRONTS) if rows[first + front])
        assert rows[first + board[space] - TUNNEL] > 0, f"space {space} has another symbol"
        rows[first + board[space] - TUNNEL] -= 1
    state.pile = rows
    state.temple_n = [
        sum(rows[const.TEMPLES + const.FRONTS * back : const.TEMPLES + const.FRONTS * (back + 1)])
        for back in range(const.BACKS)
    ]


# Adventurers and supplies


def place_adventurers(state: Luxor, wanted: Mapping[int, Sequence[int]], sarcophagi: Sequence[int] | None) -> None:
    """Everyone in the tomb has paid a key, and the first two have a sarcophagus."""
    pos = list(state.pos)
    for seat, spaces in wanted.items():
        pos[const.ADVENTURERS * seat : const.ADVENTURERS * seat + len(spaces)] = spaces
    inside = [
        k // const.ADVENTURERS for k, space in enumerate(pos) if space == TOMB and k < const.ADVENTURERS * state.seats
    ]
    owners = inside[:2] if sarcophagi is None else list(sarcophagi)
    assert len(owners) == min(2, len(inside)), "as many sarcophagi as the first two that entered"
    state.pos = pos
    state.entered = len(inside)
    state.sarcophagus = [*(1 + seat for seat in owners), 0, 0][:2]


def share_supplies(
    state: Luxor, keys: Mapping[int, int], wilds: Mapping[int, int], scarabs: Mapping[int, Sequence[int]]
) -> None:
    """Keys, wild treasures and scarabs before the players; the rest stays in the supply."""
    state.keys = [keys.get(seat, 0) for seat in range(const.SEATS)]
    state.wilds = [wilds.get(seat, 0) for seat in range(const.SEATS)]
    state.key_pile = state.edition.keys - state.entered - sum(keys.values())
    state.wild_pile = state.edition.wilds - sum(wilds.values())
    values = state.edition.scarab_value
    owned = [0] * (const.SEATS * const.SCARAB_KINDS)
    rows = list(state.pile)
    for seat, shown in scarabs.items():
        for value in shown:
            kind = values.index(value)
            owned[const.SCARAB_KINDS * seat + kind] += 1
            rows[const.SCARABS + kind] -= 1
    state.scarabs, state.pile = owned, rows
    state.scarab_n = sum(rows[const.SCARABS : const.PILES])


def seed_of_die(number: int) -> int:
    """A seed after which this number is rolled first."""
    return next(seed for seed in count(1) if 1 + below(mwc(seeded(seed, 0)), 6) == number)
