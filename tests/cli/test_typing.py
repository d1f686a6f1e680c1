"""What people type, and what it means."""

from itertools import pairwise
from typing import Any

import pytest

import trove
from trove.cli.drawing import drawing, plain
from trove.cli.drawing.luxor.board import WAY, cells
from trove.cli.table import input
from trove.cli.table.input import Command, Name, Number, Words
from trove.core.refusals import BadInput
from trove.offers.luxor import board
from trove.texts import texts
from trove.texts.sentences import Sentences

LUXOR = trove.game("luxor")


def said(language: str = "en") -> Sentences:
    return Sentences(texts(language), "luxor", ["Anna", "Ben"], 0)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("7", Number(7)),
        ("?", Command("help")),
        ("RULES l5.6", Command("rules", "l5.6")),
        ("zpět", Command("undo")),
        ("undo", Command("undo")),
        ("Vlevo 1 3", Name(("vlevo", "1", "3"))),
        ('{"type": "take_key"}', Words({"type": "take_key"})),
        ("١", Name(("١",))),
    ],
)
def test_a_line_is_understood(line: str, meant: object) -> None:
    assert input.read(line, texts("cs")) == meant


def test_broken_json_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        input.read("{" * 100_000, texts("en"))
    assert refused.value.code == "bad-json"


@pytest.mark.parametrize(
    ("line", "language", "words"),
    [
        ("left 2 3", "en", {"type": "play", "side": "left", "adventurer": 1, "steps": 3}),
        ("play right 1 5", "en", {"type": "play", "side": "right", "adventurer": 0, "steps": 5}),
        ("l 2 3", "en", {"type": "play", "side": "left", "adventurer": 1, "steps": 3}),
        ("left 3 -1", "en", {"type": "play", "side": "left", "adventurer": 2, "steps": -1}),
        ("roll left", "en", {"type": "roll", "side": "left"}),
        ("left roll", "en", {"type": "roll", "side": "left"}),
        ("rechts ablegen", "de", {"type": "spend", "side": "right"}),
        ("esquerda rolar", "pt", {"type": "roll", "side": "left"}),
        ("move 4 6", "en", {"type": "move", "adventurer": 3, "steps": 6}),
        ("act 5", "en", {"type": "act", "adventurer": 4}),
        ("card 2", "en", {"type": "take_card", "level": 2}),
        ("klíč", "cs", {"type": "take_key"}),
        ("take_scarab", "en", {"type": "take_scarab"}),
    ],
)
def test_a_name_means_one_action(line: str, language: str, words: dict[str, object]) -> None:
    state = LUXOR.new(2, 1)
    offered, refused = input.named_actions(state, 0, line.casefold().split(), said(language))
    assert [*offered, *refused] == [LUXOR.action(state, 0, words)]


@pytest.mark.parametrize("line", ["left 3 9", "left 9 3", "nonsense", "left left 1 3", "1 2 3 4 5", ""])
def test_other_names_mean_none(line: str) -> None:
    assert input.named_actions(LUXOR.new(2, 1), 0, line.split(), said()) == ([], [])


def test_a_game_without_a_drawing_of_its_own_is_drawn_plainly() -> None:
    state = LUXOR.new(2, 1)
    seat = state.to_act()[0]
    assert drawing("no-such-drawing") is plain
    assert plain.position(state, seat, said(), 80)
    assert plain.own(state, seat, said())
    for offer in LUXOR.offers(state, seat):
        assert plain.line(offer, None, seat, said()) == said().action(offer.words)
    assert plain.legend(said()) == []


def test_the_way_is_a_spiral_of_44_cells() -> None:
    assert len(set(WAY)) == len(WAY) == 44
    assert WAY[0] == (0, 0)
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(WAY))
    state: Any = LUXOR.new(2, 1)
    along = cells(board(state))
    assert along[:11] == [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, 9]
    assert len(along) == 44
