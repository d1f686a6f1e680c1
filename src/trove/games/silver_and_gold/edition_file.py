"""Reads a map pack and checks it, and builds the tables the rules use. docs/map-packs.md describes the format."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from ...core.arguments import text_given
from ...core.decoding import prepared
from ...core.edition_problems import described, place_in
from ...core.refusals import BadInput
from .constants import (
    DEALT,
    DISPLAY,
    GRID,
    MAPS,
    MEDALS,
    MOST_SQUARES,
    ORIENTATIONS,
    PATTERNS,
    SEATS,
    SPOTS,
    SQUARES,
    TROPHIES,
)
from .edition import Edition
from .pieces import COLOUR_NAMES, PATTERN_NAMES, Map, PatternName, Square, bits, drawn, moved, turned, twin

MOST_BYTES = 64 * 1024
FEWEST = SEATS * DEALT + DISPLAY
MOST_NAME = 60
MOST_SEAL = 9


class Expedition(Struct, forbid_unknown_fields=True):
    pattern: PatternName
    rows: tuple[str, ...]
    count: int


class Scoring(Struct, forbid_unknown_fields=True):
    trophies: list[int]
    medals: list[int]


class PackSize(Struct, forbid_unknown_fields=True):
    maps: dict[str, int]


class Box(Struct, forbid_unknown_fields=True):
    """Everything of the box but the maps."""

    name: str
    expedition: list[Expedition]
    scoring: Scoring
    pack: PackSize


class Pack(Struct, forbid_unknown_fields=True):
    """A map pack; `deviates` explains why the numbers per colour are not the usual ones."""

    maps: list[Map]
    name: str = "unnamed"
    deviates: str = ""


@cache
def box_text() -> str:
    return (files(__package__) / "edition.toml").read_text(encoding="utf-8")


@cache
def box() -> Box:
    return msgspec.toml.decode(box_text(), type=prepared(Box))


@cache
def standard_text() -> str:
    return (files(__package__) / "maps.json").read_text(encoding="utf-8")


def refuse(line: int, expected: str, problem: str = "other", *, name: str = "", **facts: Any) -> NoReturn:
    place = "map pack" + (f", line {line}" if line else "") + (f", map {name}" if name else "")
    told = {"line": line, "map": name, "expected": expected, "problem": problem, **facts}
    raise BadInput("bad-edition", f"{place}: {expected}", **told)


def line_of(text: str, index: int) -> int:
    """The line on which the map of this index begins: maps are the objects that are in a list."""
    depth, seen = [""], -1
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text):
        sign = found[0]
        if sign == "{" and depth[-1] == "[":
            seen += 1
            if seen == index:
                return text.count("\n", 0, found.start()) + 1
        if sign in "[{":
            depth.append(sign)
        elif sign in "]}" and len(depth) > 1:
            depth.pop()
    return 1


def refuse_form(text: str, problem: str) -> NoReturn:
    """Refuse a pack that is JSON but not of the right form, with the map that is at fault."""
    sentence, _, path = problem.partition(" - at `")
    path = path.rstrip("`")
    index = re.search(r"\[(\d+)\]", path)
    line, name = (line_of(text, int(index[1])), name_at(text, int(index[1]))) if index else (1, "")
    facts = {"known": ", ".join(COLOUR_NAMES), "where": place_in(path.partition("]")[2]), **described(sentence)}
    refuse(line, sentence[:1].lower() + sentence[1:] + (f" at {path}" if path else ""), **facts, name=name)


def read(text: str) -> Pack:
    """A map pack from its text: a list of maps, or an object with its name."""
    try:
        found = msgspec.json.decode(text, type=prepared(list[Map] | Pack))
    except msgspec.ValidationError as problem:
        refuse_form(text, str(problem))
    except (msgspec.DecodeError, RecursionError) as problem:
        at = re.search(r"byte (\d+)", str(problem))
        before = text.encode()[: int(at[1])] if at else text.encode()
        code = "box-file" if "[[expedition]]" in text else "not-json"
        refuse(before.count(b"\n") + 1, f"expected JSON ({str(problem)[:80]})", code)
    return Pack(found, name="standard" if text == standard_text() else "unnamed") if isinstance(found, list) else found


def check(text: str, pack: Pack) -> None:
    """What every map and the whole pack must hold to."""
    seen: set[str] = set()
    for index, card in enumerate(pack.maps):
        problem = flaw(card, seen)
        if problem:
            sentence, facts = problem
            refuse(line_of(text, index), sentence, **facts, name=card.id if is_name(card.id) else "")
        seen.add(card.id)
    if not FEWEST <= len(pack.maps) < MAPS:
        sentence = f"expected {FEWEST} to {MAPS - 1} maps, found {len(pack.maps)}"
        refuse(1, sentence, "map-count", fewest=FEWEST, limit=MAPS - 1, found=len(pack.maps))
    if not is_name(pack.name):
        refuse(1, f"expected a name of 1 to {MOST_NAME} letters", "bad-name")
    for colour, wanted in box().pack.maps.items():
        count = sum(card.color == colour for card in pack.maps)
        if count != wanted and not pack.deviates:
            sentence = f'expected {wanted} {colour} maps, found {count}; a pack that deviates says why in "deviates"'
            refuse(1, sentence, "colours", color=colour, wanted=wanted, found=count)


def name_at(text: str, index: int) -> str:
    """The name of the map of this index, as far as the text is JSON and has one."""
    try:
        found = msgspec.json.decode(text)
        name = (found["maps"] if isinstance(found, dict) else found)[index]["id"]
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError):
        return ""
    return name if isinstance(name, str) and is_name(name) else ""


def is_name(name: str) -> bool:
    """Names go to screens and into sentences."""
    return 1 <= len(name) <= MOST_NAME and name.isprintable()


def flaw(card: Map, seen: set[str]) -> tuple[str, dict[str, Any]] | None:
    """What is wrong with a map: what was expected, and the problem's code and facts."""
    squares = card.squares()
    if not is_name(card.id) or card.id in seen:
        return f"expected a name of 1 to {MOST_NAME} letters that no other map has", {"problem": "map-name"}
    if not 1 <= len(card.rows) <= GRID or any(len(row) > GRID for row in card.rows):
        return f"expected at most {GRID} rows of at most {GRID} squares", {"problem": "map-rows", "limit": GRID}
    if stray := next((sign for row in card.rows for sign in row if sign not in ".oX$T"), ""):
        return f"expected only the signs . o X $ T, not {stray!r}", {"problem": "map-sign", "sign": stray}
    if not 1 <= len(squares) <= MOST_SQUARES:
        facts = {"problem": "map-squares", "limit": MOST_SQUARES, "found": len(squares)}
        return f"expected 1 to {MOST_SQUARES} squares, found {len(squares)}", facts
    if card.points != len(squares):
        facts = {"problem": "map-points", "wanted": len(squares)}
        return f"expected as many points as squares, {len(squares)} (S1.1)", facts
    if not connected(squares):
        return "expected one island: every square beside another", {"problem": "map-island"}
    if card.seal is not None and not 1 <= card.seal.value <= MOST_SEAL:
        return f"expected a seal worth 1 to {MOST_SEAL}", {"problem": "map-seal", "limit": MOST_SEAL}
    return None


def connected(squares: frozenset[Square]) -> bool:
    """Whether the squares are one island."""
    found, edge = set[Square](), [min(squares)]
    while edge:
        r, c = square = edge.pop()
        if square in squares and square not in found:
            found.add(square)
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return found == squares


def spots(card: Map, shape: frozenset[Square]) -> list[tuple[int, int]]:
    """Every way to lay a pattern on a map: its id and its squares; equal ones once."""
    found: list[tuple[int, int]] = []
    island = card.squares()
    for anchor in range(SQUARES):
        for orientation in range(ORIENTATIONS):
            laid = moved(turned(shape, orientation), anchor // GRID, anchor % GRID)
            if laid is not None and laid <= island and twin(shape, orientation) == orientation:
                found.append((ORIENTATIONS * anchor + orientation, bits(laid)))
    return found


def patterns() -> dict[int, Expedition]:
    """The patterns by number."""
    return {1 + PATTERN_NAMES.index(card.pattern): card for card in box().expedition}


def build(pack: Pack, source: bytes) -> Edition:
    """The edition as the rules use it."""
    tables = {"maps": (None, *pack.maps), **islands_of(pack), **spots_of(pack)}
    tables["expedition"] = [0, *(patterns()[k].count for k in range(1, PATTERNS))]
    tables["trophies"] = box().scoring.trophies[:TROPHIES]
    tables["medals"] = box().scoring.medals[:MEDALS]
    return Edition(pack.name, source, tables)


def islands_of(pack: Pack) -> dict[str, Any]:
    """What is on each map."""
    rest = [0] * (MAPS - 1 - len(pack.maps))

    def table(number: Any) -> list[int]:
        return [0, *(number(card) for card in pack.maps), *rest]

    return {
        "squares": table(lambda card: bits(card.squares())),
        "crosses": table(lambda card: bits(card.squares("X"))),
        "coins": table(lambda card: bits(card.squares("$"))),
        "palms": table(lambda card: bits(card.squares("T"))),
        "palm_count": table(lambda card: len(card.squares("T"))),
        "map_points": table(lambda card: card.points),
        "colour": table(lambda card: COLOUR_NAMES.index(card.color)),
        "seal_colour": table(lambda card: 1 + COLOUR_NAMES.index(card.seal.color) if card.seal else 0),
        "seal_value": table(lambda card: card.seal.value if card.seal else 0),
    }


def spots_of(pack: Pack) -> dict[str, list[int]]:
    """The ways to lay each pattern on each map, in the order of maps and patterns."""
    shapes = {k: drawn(card.rows) for k, card in patterns().items()}
    first, ids, masks = [0] * PATTERNS, list[int](), list[int]()
    for card in pack.maps:
        for pattern in range(PATTERNS):
            first.append(len(ids))
            for spot_id, squares in spots(card, shapes[pattern]) if pattern else []:
                ids.append(spot_id)
                masks.append(squares)
    return {
        "first_spot": first + [len(ids)] * (MAPS * PATTERNS + 1 - len(first)),
        "spot_id": ids + [0] * (SPOTS - len(ids)),
        "spot_squares": masks + [0] * (SPOTS - len(masks)),
        "twin": [twin(shapes[k], o) if k else 0 for k in range(PATTERNS) for o in range(ORIENTATIONS)],
    }


@lru_cache(maxsize=64)
def load(text: str) -> Edition:
    """An edition from the text of a map pack."""
    pack = read(text)
    check(text, pack)
    return build(pack, b"" if text == standard_text() else text.encode())


def edition_from(given: object) -> Edition:
    """The edition a caller asks for: an Edition, the text of a map pack, a path, or nothing for the standard one."""
    if isinstance(given, Edition):  # made by `load`, or by anybody: its text decides
        given = given.source or None
    text = standard_text() if given is None else text_given(given, MOST_BYTES, refuse)
    return load(standard_text() if text == box_text() else text)  # the box itself, with its own maps
