"""Positions of Silver & Gold for tests, set up in a few words. Every component stays in exactly one place.

    state = silver_and_gold(maps={ANNA: ["##oX/#$..", "oooo"]}, display=["T", "oTo"], pattern="domino")

A map is drawn row by row as in a map pack, rows parted by a stroke, `#` for a plain square that is marked already; or
it is one of the standard maps, by its id. Where a map is drawn, the pack is that of the position, filled up with plain
maps. What is not said is plain: everybody has two big maps, four fillers are the display, the others are the deck.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import repeat
from typing import Any, NamedTuple

from drafts import built, drafted
from trove.games.silver_and_gold import constants as const
from trove.games.silver_and_gold.edition_file import standard_text
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.pieces import PATTERN_NAMES, PatternName

ANNA, BEN, CLARA, DAVE = range(4)
BIG = "oooo/oooo/oooo/oooo"  # nobody completes it by the way
FILLER = "ooooo"
FEWEST = 20  # maps in a pack


class Island(NamedTuple):
    """A drawn map; its seal names the colour it scores, and its worth."""

    drawing: str
    colour: str = "purple"
    seal: tuple[str, int] | None = None


Wanted = str | Island
island = Island
Places = dict[int, list[Wanted | None]]


def silver_and_gold(
    players: int = 2,
    *,
    maps: Mapping[int, Sequence[Wanted | None]] | None = None,
    display: Sequence[Wanted] | None = None,
    deck: Sequence[Wanted] | None = None,
    completed: Mapping[int, Sequence[Wanted]] | None = None,
    coins: Mapping[int, int] | None = None,
    trophies: Mapping[int, Sequence[int]] | None = None,
    palms: Mapping[int, Sequence[int]] | None = None,
    struck: int = 0,
    pattern: PatternName = "domino",
    turned: Sequence[PatternName] | None = None,
    turns: int = 0,
    start: int = ANNA,
    memory_aid: bool = False,
) -> SilverAndGold:
    """A position in which all are to mark the pattern.

    `None` among the maps in play is a place that stays empty. `turns` are finished; `turned` are the cards of this
    round before the present one. A seat with trophies has the coins for them; `struck` were struck out (alone). Maps
    that have no place, because the deck is named, were completed by the last player; alone they are out of the game.
    """
    wanted = places(players, maps or {}, display, deck, completed or {})
    pack = pack_of(wanted)
    state = drafted(GAME.new(players, 1, {"starting_player": start, "memory_aid": memory_aid}, pack))
    lay_maps(state, wanted, standard=pack is None)
    fill_score_cards(state, coins or {}, trophies or {}, palms or {})
    state.next_trophy = struck + sum(len(row) for row in (trophies or {}).values())
    state.phase, state.turns_done, state.queue = const.MARKING, turns, players if turns else 0
    turn_cards(state, pattern, turned)
    let_all_mark(state)
    return built(state)


# Maps


@cache
def standard_ids() -> tuple[str, ...]:
    return tuple(card["id"] for card in json.loads(standard_text()))


def is_standard(named: Sequence[Wanted | None]) -> bool:
    """Whether all maps that a test names are of the standard pack."""
    return any(named) and all(what is None or what in standard_ids() for what in named)


def places(
    players: int,
    in_play: Mapping[int, Sequence[Wanted | None]],
    display: Sequence[Wanted] | None,
    deck: Sequence[Wanted] | None,
    completed: Mapping[int, Sequence[Wanted]],
) -> Places:
    """By place: the maps that lie there, from left to right."""
    parts = (*in_play.values(), *completed.values(), display or (), deck or ())
    named = [what for part in parts for what in part]
    spare: Iterator[str] = iter(())
    if is_standard(named):
        spare = (name for name in standard_ids() if name not in named)
    found: Places = {}
    for seat in range(players):
        found[const.HELD + seat] = list(in_play[seat]) if seat in in_play else [next(spare, BIG), next(spare, BIG)]
        found[const.FINISHED + seat] = list(completed.get(seat, ()))
    found[const.SHOWN] = [next(spare, FILLER) for _ in range(const.DISPLAY)] if display is None else list(display)
    found[const.DECK] = list(deck or ())
    rest = where_to_lay_the_rest(players, deck is not None)
    found.setdefault(rest, []).extend(spare)
    if not is_standard(named):
        missing = FEWEST - sum(what is not None for part in found.values() for what in part)
        found[rest].extend(repeat(FILLER, max(missing, 0)))
    return found


def where_to_lay_the_rest(players: int, deck_is_named: bool) -> int:
    if not deck_is_named:
        return const.DECK
    return const.GONE if players == 1 else const.FINISHED + players - 1


def flat(wanted: Places) -> list[tuple[int, int, Wanted]]:
    """Place, number in that place, and the map."""
    return [(place, k, what) for place in wanted for k, what in enumerate(wanted[place]) if what is not None]


def pack_of(wanted: Places) -> str | None:
    """The text of a pack of all these maps, in this order; None for the standard one."""
    named = [what for _, _, what in flat(wanted)]
    if is_standard(named):
        return None
    cards = [card_of(what, f"map-{k}") for k, what in enumerate(named)]
    return pack_text(cards)


def pack_text(cards: Sequence[Mapping[str, Any]], deviates: str = "drawn for a test") -> str:
    """A map pack as people write it: one map a line, the first on the second line."""
    head = f'{{"name": "drawn", "deviates": {json.dumps(deviates)}, "maps": [\n'
    return head + ",\n".join(json.dumps(card) for card in cards) + "\n]}"


def card_of(what: Wanted, name: str) -> dict[str, Any]:
    """A map as a pack holds it."""
    if isinstance(what, str) and what in standard_ids():
        standard: dict[str, Any] = json.loads(standard_text())[standard_ids().index(what)]
        return standard
    one = what if isinstance(what, Island) else Island(what)
    rows = one.drawing.replace("#", "o").split("/")
    seal = {"color": one.seal[0], "value": one.seal[1]} if one.seal else None
    points = sum(sign != "." for row in rows for sign in row)
    return {"id": name, "color": one.colour, "points": points, "seal": seal, "rows": rows}


def marks_on(what: Wanted) -> int:
    """The squares that are drawn as marked."""
    rows = (what.drawing if isinstance(what, Island) else what).split("/")
    return sum(1 << const.GRID * r + c for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#")


def lay_maps(state: SilverAndGold, wanted: Places, standard: bool) -> None:
    """Every map where it is to lie, marked as drawn."""
    place, held, free, shown = [const.ABSENT] * const.MAPS, [const.NO_MAP] * 8, [0] * 8, list[int]()
    squares = state.edition.squares
    for index, (where, k, what) in enumerate(flat(wanted)):
        number = 1 + (standard_ids().index(str(what)) if standard else index)
        assert place[number] == const.ABSENT, f"{what} lies in two places"
        place[number] = where
        if where == const.SHOWN:
            shown.append(number)
        if const.HELD <= where < const.FINISHED:
            slot = const.SLOTS * (where - const.HELD) + k
            held[slot], free[slot] = number, squares[number] & ~marks_on(what)
    state.place, state.maps, state.free = place, held, free
    state.display, state.display_n = [*shown, 0, 0, 0, 0][: const.DISPLAY], len(shown)
    state.deck_n = place.count(const.DECK)
    state.dealt, state.chosen = [const.NO_MAP] * (const.SEATS * const.DEALT), [0] * const.SEATS


# Score cards, expedition cards, and who is to act


def fill_score_cards(
    state: SilverAndGold,
    coins: Mapping[int, int],
    trophies: Mapping[int, Sequence[int]],
    palms: Mapping[int, Sequence[int]],
) -> None:
    """Coins, trophies by row and palm boxes."""
    won = {seat: list(trophies.get(seat, ())) for seat in range(const.SEATS)}
    filled = {seat: list(palms.get(seat, ())) for seat in range(const.SEATS)}
    state.coins = [max(coins.get(seat, 0), const.COIN_ROW * len(won[seat])) for seat in range(const.SEATS)]
    state.rows = [len(won[seat]) for seat in range(const.SEATS)]
    state.trophies = [points for seat in range(const.SEATS) for points in [*won[seat], 0, 0, 0][: const.ROWS]]
    state.palms_n = [len(filled[seat]) for seat in range(const.SEATS)]
    state.palms = [points for seat in range(const.SEATS) for points in [*filled[seat], 0, 0, 0, 0][: const.PALM_BOXES]]


def turn_cards(state: SilverAndGold, pattern: PatternName, turned: Sequence[PatternName] | None) -> None:
    """The present card and as many before it as this round has had; if they are not named, the first there are."""
    left = list(state.edition.expedition)
    state.card = 1 + PATTERN_NAMES.index(pattern)
    left[state.card] -= 1
    before = state.turns_done % const.TURNS
    if turned is None:
        spare = [kind for kind in range(1, const.PATTERNS) for _ in range(left[kind])]
        kinds = spare[:before]
    else:
        kinds = [1 + PATTERN_NAMES.index(name) for name in turned]
    assert len(kinds) == before, f"{before} cards were turned before the present one"
    for kind in kinds:
        left[kind] -= 1
    state.expedition, state.expedition_n = left, sum(left)


def let_all_mark(state: SilverAndGold) -> None:
    """All who have a free square are to mark."""
    free = [any(state.free[const.SLOTS * seat : const.SLOTS * seat + const.SLOTS]) for seat in range(const.SEATS)]
    stage = [const.FRESH if free[seat] else const.DONE for seat in range(state.seats)]
    state.stage = [*stage, 0, 0, 0][: const.SEATS]
    state.owed = [0] * const.SEATS
    state.turn = next((seat for seat in range(state.seats) if free[seat]), ANNA)
