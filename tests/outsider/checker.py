"""Checks the chance of a finished match, from docs/chance.md alone: standard library, nothing of Trove.

    python checker.py FILE [COMMITMENT]      the commitment that you were shown before the match

It vouches for chance: every draw was fixed by secret, salts and setting, every piece came from a complete pile, and
what was drawn is what was shown. It knows no rules: it does not vouch for the moves, for pieces going back when they
should, or for the score. Of a fork it does not know what lay in the piles.
"""

import json
import sys
import tomllib
from functools import cache
from hashlib import blake2b
from typing import Any

M32, MWC = 0xFFFFFFFF, 0x7D3A957F
CARDS = ("energy", "shooting", "health")
SHAPES = ("dead_end", "straight", "corner", "t", "cross")
FRONTS = ("tunnel", "scarab", "wild", "wild_or_scarab", "favour_1_2", "favour_2_3")
PATTERNS = ("domino", "straight_three", "corner_three", "l_of_four", "t_of_four", "square_of_four")
HORUS = ("horus 1", "horus 2", "horus 3")
ORDER = {  # of the piles within a stream
    "luxor": ("start", "die", "osiris", "treasures", "cobra", "falcon", "lion", *HORUS, "scarabs", "cards"),
    "silver-and-gold": ("start", "maps", "expedition"),
    "tomb-raider": ("start", "museum", "blanks", "plates", "treasures", *CARDS),
}
OWN = ("cards", "scarabs", *CARDS)  # drawn from the stream of a seat
STAY = ("start", "die")  # nothing ever leaves these piles
BLANK = 21  # in the museum: any blank tile

Json = dict[str, Any]
Piles = dict[str, list[tuple[Any, int]]]
Standing = list[tuple[int, list[Json]]]  # the entries that stand, with their draws and returns


class Wrong(Exception):
    """Something about the chance of a match is not as it should be."""


def check(right: bool, what: str) -> None:
    if not right:
        raise Wrong(what)


# The key.


def hashed(data: bytes, size: int, person: bytes = b"", key: bytes = b"") -> bytes:
    return blake2b(data, digest_size=size, key=key, person=person).digest()


def key_of(file: Json) -> bytes:
    """The key of the match, once all that it depends on is checked."""
    secret, salts = bytes.fromhex(file["secret"]), [bytes.fromhex(salt) for salt in file["salts"]]
    setting = json.dumps(file["setting"], sort_keys=True, separators=(",", ":")).encode()
    check(hashed(secret + setting, 32, b"trove.commit.2").hex() == file["commitment"], "the commitment")
    for player, salt, promise in zip(file["setting"]["seats"], salts, file["promises"], strict=True):
        check(len(salt) == 32 and (player == "person" or not any(salt)), "a salt")
        check(promise is None or hashed(salt, 32).hex() == promise, "a promise")
    return hashed(b"".join(salts) + setting, 32, b"trove.match.2", secret)


def check_numbers(key: bytes, n: int, records: list[Json]) -> None:
    """The numbers that the streams of step n give."""
    digest = hashed(n.to_bytes(8, "little"), 64, b"trove.chance.2", key)
    words = [int.from_bytes(digest[8 * k : 8 * k + 8], "little") for k in range(8)]
    streams = [(1 + (word >> 32) % (MWC - 2)) << 32 | word & M32 for word in words]
    for draw in records:
        if draw["type"] == "draw":
            state = streams[draw["stream"]]
            state = streams[draw["stream"]] = MWC * (state & M32) + (state >> 32)
            number = (((state ^ (state >> 32)) & M32) * draw["bound"]) >> 32
            check(number == draw["number"], f"the number {draw['number']}, drawn instead of {number}")


# The piles at the start: for each kind its face, and how many there are.


@cache
def read(edition: str) -> Json:
    return tomllib.loads(edition)


def luxor_piles(setting: Json, box: Json) -> Piles:
    horus = sorted(box["horus_cards"], key=lambda card: card["level"])
    cards = [(card, 0) for card in box["starter_cards"]] + [(card, card["level"]) for card in horus]
    piles: Piles = {"start": [(seat, 1) for seat in range(len(setting["seats"]))], "die": [(n, 1) for n in range(1, 7)]}
    for pile, level in (("cards", 0), *((f"horus {level}", level) for level in (1, 2, 3))):
        piles[pile] = [
            ((card["effect"], card.get("value", 0), own), card["count"] * (own == level)) for card, own in cards
        ]
    kinds, faces = ("vase", "jewelry", "statue"), dict[Any, int]()
    for row in box["treasures"]:
        for kind in set(row.get("kinds", kinds)):
            face = (kinds.index(kind), row["needs"], row["points"])
            faces[face] = faces.get(face, 0) + row["count"]
    piles["treasures"] = [
        ((kinds[kind], needs, points), faces[kind, needs, points]) for kind, needs, points in sorted(faces)
    ]
    piles["osiris"] = [(number, box["supply"]["osiris_tiles"].count(number)) for number in range(1, 7)]
    piles["scarabs"] = [(row["value"], row["count"]) for row in box["supply"]["scarabs"]]
    return piles | {back: [(front, rows.get(front, 0)) for front in FRONTS] for back, rows in box["temples"].items()}


def tomb_raider_piles(setting: Json, box: Json) -> Piles:
    piles: Piles = {"start": [(side, 1) for side in range(20)]}
    piles["plates"] = [(number, 1) for number in range(1, 1 + len(box["plates"]))]
    for kind in CARDS:
        piles[kind] = list(enumerate(box["cards"][kind], 1))
    tiles = {name: [((name, shape), rows.get(shape, 0)) for shape in SHAPES] for name, rows in box["tiles"].items()}
    piles["museum"] = [tile for symbol in (*CARDS, "treasure") for tile in tiles[symbol]]
    piles["blanks"] = tiles["blank"]
    worth = [("evidence", box["treasures"]["evidence"]), ("painting", box["treasures"]["paintings"])]
    piles["treasures"] = [((kind, v), values.count(v)) for kind, values in worth for v in sorted(set(values))]
    return piles


def piles_of(setting: Json) -> Piles:
    if setting["game"] != "silver-and-gold":
        box = read(setting["edition"])
        return luxor_piles(setting, box) if setting["game"] == "luxor" else tomb_raider_piles(setting, box)
    pack = json.loads(setting["edition"])
    maps = [(card["id"], 1) for card in (pack if isinstance(pack, list) else pack["maps"])]
    start = [(seat, 1) for seat in range(len(setting["seats"]))]
    return {"start": start, "maps": maps, "expedition": list(zip(PATTERNS, (1, 2, 2, 1, 1, 1), strict=True))}


class Table:
    """The piles, as draws and returns leave them."""

    def __init__(self, setting: Json, standing: Standing) -> None:
        self.setting, whole = setting, piles_of(setting)
        self.whole = {pile: [count for _, count in kinds] for pile, kinds in whole.items()}
        self.piles = {pile: list(counts) for pile, counts in self.whole.items()}
        self.aside = 0  # blank tiles that are set aside
        self.lay(setting["options"].get("start"))
        for _, records in standing:
            self.enter(records)

    def lay(self, side: int | None) -> None:
        """Set blank tiles aside once it is known where the start tile lies."""
        if side is not None and self.setting["options"].get("modified_setup"):
            self.aside = 3 if side % 5 in (0, 4) else 4

    def enter(self, records: list[Json]) -> None:
        """The draws and returns of one entry."""
        blank = False
        for record in records:
            check(not blank or record["pile"] == "blanks", "a blank tile without its shape")
            if record["type"] == "return":
                self.give_back(record)
            else:
                self.take(record, blank)
            blank = is_blank(record)

    def take(self, draw: Json, blank: bool) -> None:
        pile, left = draw["pile"], draw["number"]
        counts = self.piles[pile] + ([sum(self.piles["blanks"]) - self.aside] if pile == "museum" else [])
        check(draw["bound"] == sum(counts), f"the bound {draw['bound']}: {sum(counts)} lie in {pile}")
        piece = 1
        while left >= counts[piece - 1]:
            left -= counts[piece - 1]
            piece += 1
        check(draw["piece"] == piece, f"piece {draw['piece']} of {pile}, drawn instead of {piece}")
        if pile == "blanks" and not blank:
            check(self.aside > 0, "a blank tile that was not set aside")
            self.aside -= 1
        if pile == "start" and self.setting["game"] == "tomb-raider":
            self.lay(piece - 1)
        if pile not in STAY and not is_blank(draw):
            self.piles[pile][piece - 1] -= 1

    def give_back(self, record: Json) -> None:
        pile, piece, count = record["pile"], record["piece"], record["count"]
        whole = self.whole[pile][piece - 1]
        if pile == "cards":  # where Horus cards come back too
            whole += sum(self.whole[name][piece - 1] for name in HORUS)
        check(0 < count <= whole - self.piles[pile][piece - 1], f"{count} of piece {piece} that return to {pile}")
        self.piles[pile][piece - 1] += count


def is_blank(record: Json) -> bool:
    """Whether this is a blank tile whose shape comes with the next draw."""
    return bool(record["pile"] == "museum" and record["piece"] == BLANK)


# What was drawn is what was shown.


def drawn(piles: Piles, records: list[Json]) -> list[Any]:
    """Pile, face and stream of all that was drawn."""
    draws = [record for record in records if record["type"] == "draw" and not is_blank(record)]
    return [(draw["pile"], piles[draw["pile"]][draw["piece"] - 1][0], draw["stream"]) for draw in draws]


def shown(setting: Json, events: list[Json]) -> list[Any]:
    """The same of all that the events of an entry show to have been drawn."""
    found = [sight(setting, event) for event in events]
    return [draw for draw in found if draw]


def check_shown(setting: Json, standing: Standing, told: dict[int, list[Json]]) -> None:
    """The entries that stand have told of all that they drew, and of nothing else."""
    piles, numbers = piles_of(setting), {number for number, _ in standing}
    check(numbers | {0} == set(told), "the entries that stand")
    for number, records in standing:
        check(drawn(piles, records) == shown(setting, told[number]), f"what entry {number} drew or showed")


def sight(setting: Json, event: Json) -> Any:
    """What one event shows to have been drawn, or None."""
    own, options = 1 + event.get("seat", -1), setting["options"]
    match event:
        case {"type": "started", "seat": seat}:
            return ("start", seat, 0) if options["starting_player"] is None else None
        case {"type": "laid_start", "side": side}:
            return ("start", side, 0) if options["start"] is None else None
        case {"type": "rolled", "number": number}:
            return "die", number, 0
        case {"type": "laid_tile", "tile": {"type": "osiris", "number": number}}:
            return "osiris", number, 0
        case {"type": "laid_tile", "tile": {"type": "treasure", "kind": kind, "needs": needs, "points": points}}:
            return "treasures", (kind, needs, points), 0
        case {"type": "uncovered", "space": space, "tile": {"front": front}}:
            symbol = read(setting["edition"])["board"]["spaces"][space - 1][1]
            return {"c": "cobra", "f": "falcon", "l": "lion"}[symbol], front, 0
        case {"type": "turned_up", "level": level, "card": {"effect": effect, "value": value}}:
            return f"horus {level}", (effect, value, level), 0
        case {"type": "dealt" | "drew", "card": {"effect": effect, "value": value, "level": level}}:
            return "cards", (effect, value, level), own
        case {"type": "took_scarab", "value": value}:
            return "scarabs", value, own
        case {"type": "dealt_map", "map": {"id": name}}:
            return "maps", name, own
        case {"type": "showed_map", "map": {"id": name}} | {"type": "took_map", "blind": True, "map": {"id": name}}:
            return "maps", name, 0
        case {"type": "turned_up", "pattern": pattern}:
            return "expedition", pattern, 0
        case {"type": "revealed", "symbol": symbol, "shape": shape}:
            return "blanks" if symbol == "blank" else "museum", (symbol, shape), 0
        case {"type": "took_plate", "plate": {"number": number}}:
            return "plates", number, 0
        case {"type": "laid_treasure", "treasure": {"kind": "evidence" | "painting" as kind, "value": value}}:
            return "treasures", (kind, value), 0
        case {"type": "dealt" | "drew", "card": {"kind": kind, "value": value}}:
            return kind, value, own
    return None


# The order of draws, undos, and the whole match.


def set_up_order(setting: Json, records: list[Json]) -> list[tuple[int, str]]:
    """Stream and pile of every draw of the set-up."""
    seats, options, game = len(setting["seats"]), setting["options"], setting["game"]
    start = options["start" if game == "tomb-raider" else "starting_player"]
    named = [(0, "start")] if start is None else []
    if game == "silver-and-gold":
        return named + [(1 + seat, "maps") for seat in range(seats) for _ in range(4)]
    if game == "tomb-raider":
        again = [0] if options["lara_alone"] and options["modified_setup"] else []
        return named + [(1 + seat, kind) for seat in [*range(seats), *again] for kind in CARDS]
    first, piles = records[0]["piece"] - 1 if start is None else start, piles_of(setting)
    levels = [pile for pile in HORUS if any(count for _, count in piles[pile])]
    spaces = read(setting["edition"])["board"]["spaces"]
    named += [(0, "osiris" if space == "O" else "treasures") for space in spaces if space[0] != "H"]
    named += [(0, pile) for pile in levels]
    return named + [(1 + (first + k) % seats, "cards") for k in range(seats) for _ in range(5)]


def check_order(setting: Json, seat: int, records: list[Json]) -> None:
    """In a step public draws come first, then seat by seat; within a stream pile by pile."""
    draws = [record for record in records if record["type"] == "draw"]
    streams = [draw["stream"] for draw in draws]
    runs = [stream for k, stream in enumerate(streams) if not k or streams[k - 1] != stream]
    check(len(runs) == len(set(runs)) and 0 not in runs[1:], "the order of streams")
    ranks = [ORDER[setting["game"]].index(draw["pile"]) for draw in draws]
    for k in range(1, len(draws)):
        check(streams[k - 1] != streams[k] or ranks[k - 1] <= ranks[k], "the order of piles")
    for draw in draws:
        check((draw["pile"] in OWN) == (draw["stream"] > 0), f"stream {draw['stream']} for {draw['pile']}")
        check(setting["game"] != "luxor" or draw["stream"] in (0, 1 + seat), "a draw by somebody else")


def without(setting: Json, entry: Json, standing: Standing) -> Standing:
    """What stands after an undo; a draw is taken back by consent alone, and with all later draws."""
    takes, numbers = entry["takes"], [number for number, _ in standing]
    check(takes and set(takes) <= set(numbers[1:]), "an undo of what does not stand")
    drew = {number for number, records in standing if records and number >= takes[0]}
    check(drew <= set(takes), "an undo that leaves a later draw")
    check(not drew or setting["undo"] == "ask", "an undo of a draw where only free undos are allowed")
    agreed = set(entry["agreed"]) - {entry["seat"]}
    check(not drew or len(setting["seats"]) == 1 or bool(agreed), "an undo of a draw without consent")
    return [(number, records) for number, records in standing if number not in takes]


def check_match(file: Json, commitment: str | None = None) -> str:
    """What this vouches for; raises Wrong, or another exception for what is not even a match, if it cannot."""
    setting, draws, entries = file["setting"], dict(file["draws"]), file["entries"]
    check(commitment in (None, file["commitment"]), "the commitment, which is not the one you were shown")
    fork, key, n, standing = setting["origin"] is not None, key_of(file), 0, Standing()
    table = None if fork else Table(setting, [])
    for number, entry in enumerate(entries):
        records = draws.pop(number, [])
        check((entry["type"] == "set_up") == (number == 0), "the place of the set-up")
        check(bool(records) == entry.get("drew", number == 0 and not fork), f"whether entry {number} drew")
        check_numbers(key, n, records)
        n += number == 0 or bool(records)
        if entry["type"] == "end":
            check(number == len(entries) - 1, "the place of the end")
            continue
        if entry["type"] == "undo":
            standing = without(setting, entry, standing)
            table = table and Table(setting, standing)
            continue
        standing.append((number, records))
        if number:
            check_order(setting, entry["seat"], records)
        if table:
            order = [(record["stream"], record["pile"]) for record in records] if number == 0 else []
            check(number > 0 or order == set_up_order(setting, records), "the order of the set-up")
            table.enter(records)
    check(not draws and n > 0, "draws of an entry that is not there")
    if file["result"] is not None:
        check_shown(setting, standing[fork:], dict(file["result"]["events"]))
    what = "the numbers drawn after a given position" if fork else "every draw from the set-up on"
    return f"{what}, in {setting['game']}: {len(entries)} entries, {n - 1} of them drew"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as opened:
        try:
            print("In order:", check_match(json.load(opened), *sys.argv[2:3]))
        except (Wrong, LookupError, TypeError, ValueError) as problem:
            sys.exit(f"Not in order: {problem}")
    print("Not checked: whether the moves, the returns to the piles and the score follow the rules.")
