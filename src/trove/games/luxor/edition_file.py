"""Reads an edition file and checks it: counts, ranges, and that the piles fit the board (L1.10)."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ...core.arguments import text_given
from ...core.edition_text import read_edition, refuse, refuse_line
from .constants import (
    ANY_OSIRIS,
    ANY_TREASURE,
    CARDS,
    DIE,
    FRONTS,
    HAND,
    HORUS,
    LEVELS,
    LYING,
    MINUS_ONE,
    SCARAB_KINDS,
    SEATS,
    SPACES,
    STATUES,
    TOMB,
    TREASURES,
)
from .edition import Edition
from .pieces import EFFECTS, TREASURE_KINDS, Effect, TreasureKind

BACK_NAMES = ("cobra", "falcon", "lion")
SYMBOLS = "-cfl"
MOST_BYTES = 16 * 1024  # three times the standard edition; readers of TOML are slow on hostile texts
MOST_SCARAB_POINTS = 5000

Count = Annotated[int, Meta(ge=0, le=200)]
Points = Annotated[int, Meta(ge=0, le=100)]
Steps = Annotated[int, Meta(ge=1, le=DIE)]
Level = Annotated[int, Meta(ge=1, le=LEVELS)]
Space = Annotated[str, Meta(pattern="^(T[-cfl]|H[123]|O)$")]


class Board(Struct, forbid_unknown_fields=True):
    spaces: Annotated[list[Space], Meta(min_length=40, max_length=40)]
    points: Annotated[list[Points], Meta(min_length=40, max_length=40)]
    tomb: Points
    statues: Annotated[list[Annotated[int, Meta(ge=1, le=39)]], Meta(min_length=STATUES, max_length=STATUES)]


class StarterCard(Struct, forbid_unknown_fields=True):
    effect: Effect
    count: Count
    value: Steps | None = None  # what is printed; nothing on cards for the die or "last to second-last"


class HorusCard(Struct, forbid_unknown_fields=True):
    level: Level
    effect: Effect
    count: Count
    value: Steps | None = None


class Treasure(Struct, forbid_unknown_fields=True):
    needs: Annotated[int, Meta(ge=1, le=5)]
    points: Points
    count: Count
    kinds: tuple[TreasureKind, ...] = TREASURE_KINDS


class Fronts(Struct, forbid_unknown_fields=True):
    tunnel: Count = 0
    scarab: Count = 0
    wild: Count = 0
    wild_or_scarab: Count = 0
    favour_1_2: Count = 0
    favour_2_3: Count = 0


class Temples(Struct, forbid_unknown_fields=True):
    cobra: Fronts
    falcon: Fronts
    lion: Fronts


class Scarab(Struct, forbid_unknown_fields=True):
    value: Points
    count: Count


class Supply(Struct, forbid_unknown_fields=True):
    horus_tiles: Annotated[list[Count], Meta(min_length=LEVELS, max_length=LEVELS)]
    osiris_tiles: list[Steps]
    keys: Count
    wilds: Count
    sarcophagi: Annotated[list[Points], Meta(min_length=2, max_length=2)]
    scarabs: Annotated[list[Scarab], Meta(max_length=SCARAB_KINDS)]


class Scoring(Struct, forbid_unknown_fields=True):
    sets: Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(min_length=1, max_length=30)]


class Contents(Struct, forbid_unknown_fields=True):
    """An edition file, as it is written."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    board: Board
    starter_cards: list[StarterCard]
    horus_cards: list[HorusCard]
    treasures: list[Treasure]
    temples: Temples
    supply: Supply
    scoring: Scoring


def check(text: str, box: Contents) -> None:
    """L1.10: what is laid on the board and what lies in the piles must agree."""
    spaces = box.board.spaces
    wanted = sum(space.startswith("T") for space in spaces)
    laid = sum(tile.count * len(set(tile.kinds)) for tile in box.treasures)
    if wanted != TREASURES:
        sentence = f"expected {TREASURES} treasure spaces, found {wanted} (L1.1)"
        refuse(text, "$.board.spaces", sentence, "treasure-spaces", wanted=TREASURES, found=wanted)
    if laid != wanted:
        sentence = f"expected {wanted} treasure tiles, one per space, found {laid} (L1.10)"
        refuse(text, "$.treasures", sentence, "treasure-tiles", wanted=wanted, found=laid)
    for eyes, count in enumerate(box.supply.horus_tiles, 1):
        if count != (laid := spaces.count(f"H{eyes}")):
            sentence = f"expected {laid} Horus tiles with {eyes} eyes, found {count} (L1.10)"
            refuse(text, "$.supply.horus_tiles", sentence, "horus-tiles", wanted=laid, eyes=eyes, found=count)
    if len(box.supply.osiris_tiles) < spaces.count("O"):
        found, holes = len(box.supply.osiris_tiles), spaces.count("O")
        sentence = f"expected at least {holes} Osiris tiles, found {found} (L1.10)"
        refuse(text, "$.supply.osiris_tiles", sentence, "osiris-tiles", wanted=holes, found=found)
    for symbol, name in zip("cfl", BACK_NAMES, strict=True):
        count = sum(msgspec.structs.astuple(getattr(box.temples, name)))
        if count != (laid := spaces.count("T" + symbol)):
            sentence = f"expected {laid} temple tiles with a {name}, found {count} (L1.10)"
            refuse(text, f"$.temples.{name}", sentence, "temple-tiles", wanted=laid, back=name, found=count)
    if not box.name.isprintable():
        refuse(text, "$.name", "expected a name of letters that a screen can show", "bad-name")
    if sorted(set(box.board.statues)) != box.board.statues:
        refuse(text, "$.board.statues", "expected three statues in the order of the way (L1.9)", "statue-order")
    if sum(card.count for card in box.starter_cards) <= SEATS * HAND:
        sentence = f"expected more than {SEATS * HAND} starter cards for {SEATS} hands (L2.2)"
        refuse(text, "$.starter_cards", sentence, "starter-cards", limit=SEATS * HAND)
    for name in ("starter_cards", "horus_cards"):
        for k, card in enumerate(getattr(box, name)):
            check_printed(text, f"$.{name}[{k}]", card)
    if sum(scarab.count * scarab.value for scarab in box.supply.scarabs) > MOST_SCARAB_POINTS:
        sentence = f"expected scarabs worth at most {MOST_SCARAB_POINTS} points in all"
        refuse(text, "$.supply.scarabs", sentence, "scarab-points", limit=MOST_SCARAB_POINTS)
    if len(box.starter_cards) + len(box.horus_cards) >= CARDS:
        refuse(text, "$.horus_cards", f"expected at most {CARDS - 1} kinds of cards", "card-kinds", limit=CARDS - 1)


def check_printed(text: str, path: str, card: StarterCard | HorusCard) -> None:
    """A card shows a number exactly if its effect has one; on "+/-1" it is 1."""
    plain = card.effect in ("roll_exactly", "roll_up_to", "last_to_second")
    if plain and card.value is not None:
        sentence = f"expected no value on a card that is {card.effect}"
        refuse(text, f"{path}.value", sentence, "no-value", effect=card.effect)
    if not plain and card.value is None:
        refuse(text, path, f"expected a value on a card that is {card.effect}", "needs-value", effect=card.effect)
    if card.effect == "either_way" and card.value != 1:
        refuse(text, f"{path}.value", "expected the value 1 on a card that is either_way", "value-one")


def cards_of(box: Contents) -> dict[str, list[int]]:
    """L1.2, L1.3: the kinds of cards, starters first, then level by level."""
    rows: list[tuple[int, StarterCard | HorusCard]] = [(0, card) for card in box.starter_cards]
    rows += sorted(((card.level, card) for card in box.horus_cards), key=lambda row: row[0])
    effect, value, level, count, low, high, first = ([0] * CARDS for _ in range(7))
    for k, (rank, card) in enumerate(rows, 1):
        effect[k], level[k], count[k] = EFFECTS.index(card.effect), rank, card.count
        value[k] = card.value or 0
        low[k] = value[k] if card.effect in ("number", "minus_one") else 1
        high[k] = value[k] if effect[k] <= MINUS_ONE else DIE
        first[rank] = first[rank] or k
    return {
        "card_effect": effect,
        "card_value": value,
        "card_level": level,
        "card_count": count,
        "card_low": low,
        "card_high": high,
        "level_first": first[: LEVELS + 1],
    }


def treasures_of(box: Contents) -> dict[str, list[int]]:
    """L1.4: tiles 1 to 30, equal ones side by side."""
    faces = sorted(
        (TREASURE_KINDS.index(kind), tile.needs, tile.points)
        for tile in box.treasures
        for kind in sorted(set(tile.kinds))
        for _ in range(tile.count)
    )
    return {
        "treasure_kind": [0, *(kind for kind, _, _ in faces)],
        "treasure_needs": [0, *(needs for _, needs, _ in faces)],
        "treasure_points": [0, *(points for _, _, points in faces)],
        "treasure_first": [0, *(1 + faces.index(face) for face in faces)],
    }


def board_of(box: Contents) -> dict[str, list[int]]:
    """L1.9: spaces, their symbols and points, the statues."""
    symbol, tile, points, before = ([0] * SPACES for _ in range(4))
    for space, shows in enumerate(box.board.spaces, 1):
        symbol[space] = SYMBOLS.index(shows[1]) if shows[0] == "T" else 0
        tile[space] = ANY_OSIRIS if shows == "O" else HORUS + int(shows[1]) if shows[0] == "H" else ANY_TREASURE
        points[space] = box.board.points[space - 1]
    points[TOMB] = box.board.tomb
    for space in range(LYING):
        before[space] = sum(statue < space for statue in box.board.statues)
    statues = {"statue": box.board.statues, "statues_before": before}
    return {"symbol": symbol, "tile": tile, "space_points": points, **statues}


def supplies_of(box: Contents) -> dict[str, Any]:
    """L1.5 to L1.8: temple and Osiris tiles, keys, wild treasures, scarabs, sarcophagi, and what sets score."""
    fronts = [getattr(box.temples, name) for name in BACK_NAMES]
    missing = [0] * (SCARAB_KINDS - len(box.supply.scarabs))
    sets = [0, *box.scoring.sets]
    return {
        "temples": [count for front in fronts for count in msgspec.structs.astuple(front)[:FRONTS]],
        "osiris": [box.supply.osiris_tiles.count(number) for number in range(DIE + 1)],
        "scarab_count": [scarab.count for scarab in box.supply.scarabs] + missing,
        "scarab_value": [scarab.value for scarab in box.supply.scarabs] + missing,
        "sarcophagus": box.supply.sarcophagi,
        "sets": sets + [sets[-1]] * (31 - len(sets)),
        "keys": box.supply.keys,
        "wilds": box.supply.wilds,
    }


def build(box: Contents, source: bytes) -> Edition:
    """The edition as the rules use it."""
    return Edition(box.name, source, {**cards_of(box), **treasures_of(box), **board_of(box), **supplies_of(box)})


@lru_cache(maxsize=64)
def load(text: str) -> Edition:
    """An edition from the text of its file."""
    box = read_edition(text, Contents, lambda path: TREASURE_KINDS if "kinds" in path else EFFECTS)
    check(text, box)
    return build(box, b"" if text == standard_text() else text.encode())


@cache
def standard_text() -> str:
    return (files(__package__) / "edition.toml").read_text(encoding="utf-8")


def edition_from(given: object) -> Edition:
    """The edition a caller asks for: an Edition, the text of a file, a path, or nothing for the standard one."""
    if isinstance(given, Edition):  # made by `load`, or by anybody: its text decides
        given = given.source or None
    return load(standard_text() if given is None else text_given(given, MOST_BYTES, refuse_line))
