"""docs/chance.md has all that an outsider needs: every field of a file, every pile, what a hash covers."""

import json
import re
from hashlib import blake2b
from struct import pack
from typing import Any

import msgspec
import pytest

import trove
from house.tree import ROOT
from outsider import checker
from replays.matches import KINDS, recorded
from trove.core import draws, log, match_schema, setting
from trove.core.match import Match

PAGE = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([a-z_0-9 ]+)`", PAGE))
STRUCTS = [
    match_schema.Log,
    setting.Setting,
    setting.Origin,
    draws.Draw,
    draws.Return,
    log.SetUp,
    log.Step,
    log.Undo,
    log.End,
]


@pytest.mark.parametrize("struct", STRUCTS, ids=[struct.__name__ for struct in STRUCTS])
def test_the_page_names_every_field(struct: Any) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert fields - NAMED == set()
    tag = struct.__struct_config__.tag
    assert tag is None or tag in NAMED


def section(game: str) -> str:
    start = PAGE.index(f"### {game}")
    return PAGE[start : min(PAGE.index(end, start + 1) for end in ("\n### ", "\n## ") if end in PAGE[start + 1 :])]


TITLES = {"luxor": "Luxor", "silver-and-gold": "Silver & Gold", "tomb-raider": "Tomb Raider"}


@pytest.mark.parametrize("game", trove.games())
def test_the_page_describes_every_pile_and_no_other(game: str) -> None:
    met = set()
    for name, kind in KINDS.items():
        if kind.game == game:
            records = [record for _, step in json.loads(recorded(name))["draws"] for record in step]
            met |= {record["pile"] for record in records}
    rows = re.findall(r"^\| (`.*?) \| (?:0|1 \+ seat)", section(TITLES[game]), re.MULTILINE)
    told = {pile for row in rows for pile in re.findall(r"`(.+?)`", row)}
    assert told == set(checker.ORDER[game])
    assert met <= told
    assert len(met) > 0.7 * len(told)


def test_a_number_picks_a_piece_as_the_page_says() -> None:
    names: dict[str, Any] = {}
    (block,) = [block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "def pick" in block]
    exec(block, names)
    assert [names["pick"]([2, 0, 3], number) for number in range(5)] == [1, 1, 3, 3, 3]
    assert "From a pile with the counts 2, 0 and 3, bound 5, the numbers 0 and 1 pick piece 1" in PAGE
    counts = [2, 0, 3]
    names["pick"](counts, 4)
    assert counts == [2, 0, 2]


@pytest.mark.parametrize("name", ["luxor-two", "luxor-edition", "silver-and-gold-alone", "tomb-raider-two"])
def test_a_hash_covers_what_the_page_says(name: str) -> None:
    """Magic, rules version, seats, the edition unless it is the standard one, the streams, every field in order."""
    state = Match.load(recorded(name)).state
    edition = state.game.edition_text(state)
    data = b"TRV1" + pack("<HHI", state.game.rules_version, state.seats, len(edition)) + edition
    data += b"".join(pack("<q", stream) for stream in state.chance)
    for field, (length, _, high) in state.FIELDS.items():
        value: Any = getattr(state, field)
        for number in value if length else [value]:
            data += pack("<h" if high < 1 << 15 else "<q", number)
    assert blake2b(data, digest_size=8).digest() == state.hash()
    assert state.hash().hex() == json.loads(recorded(name))["entries"][-1]["hash"]


def test_the_page_sends_an_outsider_to_the_checker() -> None:
    assert "tests/outsider/checker.py" in PAGE
    assert (ROOT / "tests" / "outsider" / "checker.py").exists()
