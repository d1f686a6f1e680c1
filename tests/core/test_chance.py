"""The generator, its streams and its keys: as docs/chance.md defines them, recomputed from the page itself."""

import json
import re
from typing import Any

import msgspec
import pytest

import trove
from house.tree import ROOT
from trove.core import chance
from trove.core.commitment import Commitment, digest, redeal_seed, thought_seed
from trove.core.constants import STREAMS
from trove.core.match import Match
from trove.core.setting import Setting

PAGE = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
SALTS = [b"\xa0" * 32, b"\xa1" * 32, bytes(32)]


def page_code() -> dict[str, Any]:
    """What the page's own programs define."""
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(block, names)
    return names


def rows_under(head: str) -> list[list[str]]:
    """The rows of the table that starts with this head."""
    lines = PAGE[PAGE.index(f"| {head} |") :].splitlines()[2:]
    end = next(k for k, line in enumerate([*lines, ""]) if not line.startswith("|"))
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[:end]]
    assert len(rows) > 2
    return rows


CODE = page_code()
WORD = (CODE["MWC"] << 32) - 1  # a step of the generator is a multiplication modulo this


def test_the_generator_goes_as_the_page_says() -> None:
    start = re.search(r"From the state `(0x\w+)`", PAGE)
    assert start
    state = int(start[1], 16)
    for number, after, whole, die, card in rows_under("draw"):
        state = CODE["mwc"](state)
        assert int(number)
        assert state == chance.mwc(previous(state)) == int(after, 16)
        assert [CODE["below"](state, n) for n in (1 << 32, 6, 22)] == [int(whole), int(die), int(card)]
        assert [chance.below(state, n) for n in (6, 22)] == [int(die), int(card)]


def previous(state: int) -> int:
    """The generator turned back."""
    return (state << 32) % int(WORD)


def test_a_seed_is_spread_as_the_page_says() -> None:
    for seed, *states in rows_under("seed"):
        for stream, state in zip((0, 1, 7), states, strict=True):
            assert chance.seeded(int(seed), stream) == CODE["seeded"](int(seed), stream) == int(state, 16)


def page_commitment() -> Commitment:
    """The page's example, in the project's own words."""
    text = re.search(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert text
    setting = msgspec.json.decode(text[1], type=Setting)
    assert setting.text() == CODE["canonical"](json.loads(text[1])) == text[1].encode()
    committed = Commitment(setting, bytes(range(32)))
    for seat, salt in enumerate(SALTS[:2]):
        committed.add(seat, salt)
    return committed


def test_setting_secret_and_salts_make_commitment_and_key_as_the_page_says() -> None:
    committed, said = page_commitment(), dict(rows_under("what"))
    assert committed.value == CODE["commitment"](committed.secret, committed.setting.text()) == said["commitment"]
    assert digest(SALTS[0]).hex() == CODE["digest"](SALTS[0]) == said["digest of the first salt"]
    key = committed.key()
    assert key == CODE["key"](committed.secret, SALTS, committed.setting.text()) == bytes.fromhex(said["key"])
    assert redeal_seed(key) == CODE["redeal_seed"](key) == int(said["redeal seed of a fork"], 16)
    thought = int(said["thought seed, n = 7, seat 2, three steps"], 16)
    assert thought_seed(key, 7, 2, 3) == CODE["thought_seed"](key, 7, 2, 3) == thought


@pytest.mark.parametrize("text", ["é", "\x00\x1f", "\x7f", '"\\/', "\n\r\t\b\f", "\u2028", "\U0001f3b2", "~ !"])
def test_any_text_in_a_setting_becomes_plain_ascii_as_the_page_says(text: str) -> None:
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f", '"': '\\"', "\\": "\\\\"}

    def escaped(character: str) -> str:
        if character in short or " " <= character <= "~":
            return short.get(character, character)
        units = character.encode("utf-16-be").hex()
        return "".join(f"\\u{units[k : k + 4]}" for k in range(0, len(units), 4))

    setting = msgspec.structs.replace(Match.open("luxor", 2).setting, edition=text)
    assert f'"edition":"{"".join(map(escaped, text))}",'.encode() in setting.text()


def test_every_number_has_streams_of_its_own_as_the_page_says() -> None:
    key = page_commitment().key()
    for number, *states in rows_under("n"):
        streams = chance.keyed(key, int(number))
        assert streams == CODE["streams"](key, int(number))
        assert [streams[0], streams[1], streams[7]] == [int(state, 16) for state in states]


def test_a_state_draws_by_the_streams_it_is_given() -> None:
    state = trove.game("luxor").blank(players=3)
    state.set_chance(chance.keyed(bytes(32), 5))
    expected = state.chance[:]
    for stream in (0, 3, 3, 0, 7):
        expected[stream] = chance.mwc(expected[stream])
        assert chance.draw(state, stream, 50) == chance.below(expected[stream], 50)
        assert state.chance == expected


def test_every_state_of_the_generator_is_one_it_can_go_on_from() -> None:
    for key in range(50):
        for state in chance.keyed(bytes([key]) * 32, key):
            assert 0 < state < WORD
            assert previous(chance.mwc(state)) == state
    for seed in range(200):
        assert all(0 < chance.seeded(seed, stream) < WORD for stream in range(STREAMS))


@pytest.mark.parametrize("n", [2, 6, 22, 45])
def test_draws_are_even(n: int) -> None:
    """Pearson's measure over 20,000 draws from fresh streams stays within five deviations of what is usual."""
    counts = [0] * n
    for entry in range(2500):
        for state in chance.keyed(bytes(32), entry):
            counts[chance.below(chance.mwc(state), n)] += 1
    expected = sum(counts) / n
    measure = sum((count - expected) ** 2 / expected for count in counts)
    assert measure < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_no_two_streams_of_a_match_are_alike() -> None:
    key = bytes([3]) * 32
    seen = [state for entry in range(500) for state in chance.keyed(key, entry)]
    assert len(set(seen)) == len(seen)
