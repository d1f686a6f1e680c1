"""The generator, its streams and its keys: as docs/chance.md says, recomputed from the page itself."""

import re
from typing import Any

import pytest

import trove
from house.tree import ROOT
from trove.core import chance
from trove.core.seal import Seal
from trove.core.terms import STREAMS

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


def test_secret_and_salts_make_commitment_and_key_as_the_page_says() -> None:
    seal = Seal(3, bytes(range(32)))
    for seat, salt in enumerate(SALTS):
        seal.add(seat, salt)
    said = dict(rows_under("what"))
    assert seal.commitment == CODE["commitment"](bytes(range(32))) == said["commitment"]
    assert seal.key() == CODE["key"](bytes(range(32)), SALTS) == bytes.fromhex(said["key"])
    assert seal.redeal_seed() == int(said["redeal seed of a fork"], 16)


def test_every_entry_has_streams_of_its_own_as_the_page_says() -> None:
    key = CODE["key"](bytes(range(32)), SALTS)
    for entry, *states in rows_under("entry"):
        streams = chance.keyed(key, int(entry))
        assert streams == CODE["streams"](key, int(entry))
        assert [streams[0], streams[1], streams[7]] == [int(state, 16) for state in states]


def test_a_state_draws_by_the_streams_it_is_given() -> None:
    state = trove.game("luxor").blank(players=3)
    state.chance = chance.keyed(bytes(32), 5)
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
