"""Reads an edition file and checks it: counts, ranges, and that the piles fit the board (L1.10)."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ...core.edition_text import read_edition, refuse, refuse_line
from ...core.given import text_given
from .edition import Edition
from .pieces import EFFECTS, TREASURE_KINDS, Effect, TreasureKind
from .terms import (
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
        refuse(text, "$.board.spaces", f"expected {TREASURES} treasure spaces, found {wanted} (L1.1)")
    if laid != wanted:
        refuse(text, "$.treasures", f"expected {wanted} treasure tiles, one per space, found {laid} (L1.10)")
    for eyes, count in enumerate(box.supply.horus_tiles, 1):
        if count != spaces.count(f"H{eyes}"):
            sentence = f"expected {spaces.count(f'H{eyes}')} Horus tiles with {eyes} eyes, found {count} (L1.10)"
            refuse(text, "$.supply.horus_tiles", sentence)
    if len(box.supply.osiris_tiles) < spaces.count("O"):
        found, holes = len(box.supply.osiris_tiles), spaces.count("O")
        refuse(text, "$.supply.osiris_tiles", f"expected at least {holes} Osiris tiles, found {found} (L1.10)")
    for symbol, name in zip("cfl", BACK_NAMES, strict=True):
        count = sum(msgspec.structs.astuple(getattr(box.temples, name)))
        if count != spaces.count("T" + symbol):
            sentence = f"expected {spaces.count('T' + symbol)} temple tiles with a {name}, found {count} (L1.10)"
            refuse(text, f"$.temples.{name}", sentence)
    if not box.name.isprintable():
        refuse(text, "$.name", "expected a name of letters that a screen can show")
    if sorted(set(box.board.statues)) != box.board.statues:
        refuse(text, "$.board.statues", "expected three statues in the order of the way (L1.9)")
    if sum(card.count for card in box.starter_cards) <= SEATS * HAND:
        refuse(text, "$.starter_cards", f"expected more than {SEATS * HAND} starter cards for {SEATS} hands (L2.2)")
    for name in ("starter_cards", "horus_cards"):
        for k, card in enumerate(getattr(box, name)):
            check_printed(text, f"$.{name}[{k}]", card)
    if sum(scarab.count * scarab.value for scarab in box.supply.scarabs) > MOST_SCARAB_POINTS:
        refuse(text, "$.supply.scarabs", f"expected scarabs worth at most {MOST_SCARAB_POINTS} points in all")
    if len(box.starter_cards) + len(box.horus_cards) >= CARDS:
        refuse(text, "$.horus_cards", f"expected at most {CARDS - 1} kinds of cards")


def check_printed(text: str, path: str, card: StarterCard | HorusCard) -> None:
    """A card shows a number exactly if its effect has one; on "+/-1" it is 1."""
    plain = card.effect in ("roll_exactly", "roll_up_to", "last_to_second")
    if plain and card.value is not None:
        refuse(text, f"{path}.value", f"expected no value on a card that is {card.effect}")
    if not plain and card.value is None:
        refuse(text, path, f"expected a value on a card that is {card.effect}")
    if card.effect == "either_way" and card.value != 1:
        refuse(text, f"{path}.value", "expected the value 1 on a card that is either_way")


def fill_cards(edition: Edition, box: Contents) -> None:
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
    edition.card_effect, edition.card_value, edition.card_level = effect, value, level
    edition.card_count, edition.card_low, edition.card_high = count, low, high
    edition.level_first = first[: LEVELS + 1]


def fill_treasures(edition: Edition, box: Contents) -> None:
    """L1.4: tiles 1 to 30, equal ones side by side."""
    faces = sorted(
        (TREASURE_KINDS.index(kind), tile.needs, tile.points)
        for tile in box.treasures
        for kind in sorted(set(tile.kinds))
        for _ in range(tile.count)
    )
    edition.treasure_kind = [0, *(kind for kind, _, _ in faces)]
    edition.treasure_needs = [0, *(needs for _, needs, _ in faces)]
    edition.treasure_points = [0, *(points for _, _, points in faces)]
    edition.treasure_first = [0, *(1 + faces.index(face) for face in faces)]


def fill_board(edition: Edition, box: Contents) -> None:
    """L1.9: spaces, their symbols and points, the statues."""
    symbol, tile, points, before = ([0] * SPACES for _ in range(4))
    for space, shows in enumerate(box.board.spaces, 1):
        symbol[space] = SYMBOLS.index(shows[1]) if shows[0] == "T" else 0
        tile[space] = ANY_OSIRIS if shows == "O" else HORUS + int(shows[1]) if shows[0] == "H" else ANY_TREASURE
        points[space] = box.board.points[space - 1]
    points[TOMB] = box.board.tomb
    for space in range(LYING):
        before[space] = sum(statue < space for statue in box.board.statues)
    edition.symbol, edition.tile, edition.space_points, edition.statues_before = symbol, tile, points, before
    edition.statue = box.board.statues


def build(box: Contents, source: bytes) -> Edition:
    """The edition as the rules use it."""
    edition = Edition(box.name, source)
    fill_cards(edition, box)
    fill_treasures(edition, box)
    fill_board(edition, box)
    fronts = [getattr(box.temples, name) for name in BACK_NAMES]
    edition.temples = [count for front in fronts for count in msgspec.structs.astuple(front)[:FRONTS]]
    edition.osiris = [box.supply.osiris_tiles.count(number) for number in range(DIE + 1)]
    missing = [0] * (SCARAB_KINDS - len(box.supply.scarabs))
    edition.scarab_count = [scarab.count for scarab in box.supply.scarabs] + missing
    edition.scarab_value = [scarab.value for scarab in box.supply.scarabs] + missing
    edition.sarcophagus = box.supply.sarcophagi
    sets = [0, *box.scoring.sets]
    edition.sets = sets + [sets[-1]] * (31 - len(sets))
    edition.keys, edition.wilds = box.supply.keys, box.supply.wilds
    return edition


@lru_cache(maxsize=64)
def load(text: str) -> Edition:
    """An edition out of the text of its file."""
    box = read_edition(text, Contents, lambda path: TREASURE_KINDS if "kinds" in path else EFFECTS)
    check(text, box)
    return build(box, b"" if text == standard_text() else text.encode())


@cache
def standard_text() -> str:
    return (files(__package__) / "edition.toml").read_text(encoding="utf-8")


def edition_from(given: object) -> Edition:
    """The edition a caller asks for: an Edition, the text of a file, a path, or nothing for the standard one."""
    if isinstance(given, Edition):
        return given
    return load(standard_text() if given is None else text_given(given, MOST_BYTES, refuse_line))
