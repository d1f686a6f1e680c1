"""The score sheet: what is hidden stays hidden, and ties are explained."""

import re
from random import Random
from typing import Any

from rich.console import Console

import trove
from trove.cli.score import UNKNOWN, cell, final_score, score_so_far, total
from trove.core.game import Item, Sheet
from trove.games.luxor.score_sheet import Keys
from trove.games.tomb_raider.pieces import Plate
from trove.games.tomb_raider.score_sheet import Change, Dead, PlateTaken
from trove.texts import texts
from trove.texts.sentences import Sentences

NAMES = ["Anna", "Ben", "Eva"]
SCARABS = "L9.6"


def said() -> Sentences:
    return Sentences(texts("en"), "luxor", NAMES, 0)


def shown(things: list[object]) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as got:
        for thing in things:
            console.print(thing)
    return got.get()


def sheet(totals: tuple[int, ...], ranks: tuple[int, ...]) -> Sheet[Any]:
    items = tuple(Item(seat, "L9.4", points, (Keys(points),)) for seat, points in enumerate(totals))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Sheet(items, totals, winners, ranks)


def test_the_scarabs_of_others_are_unknown_and_ones_own_are_not() -> None:
    rules, dice = trove.game("luxor"), Random(1)
    state = rules.new(3, 3)
    while not all(seat.scarabs for seat in rules.view(state, None).public.seats[:2]):
        seat = state.to_act()[0]
        state.apply(seat, dice.choice(state.legal(seat)))
    sheets = [rules.score_sheet(state.imagine(0, seed)) for seed in range(12)]
    own = sum(item.points for item in rules.score_sheet(state).items if item.seat == 0 and item.rule == SCARABS)
    assert cell(sheets, [0], SCARABS) == str(own)
    assert cell(sheets, [1], SCARABS) == UNKNOWN
    assert total(sheets, [1]).endswith(f"+ {UNKNOWN}")
    assert total(sheets, [0]) == str(rules.score_sheet(state).totals[0])
    assert f"+ {UNKNOWN}" in shown(list(score_so_far(state, 0, said())))


def test_a_tie_that_a_sarcophagus_decides_is_explained() -> None:
    text = shown(list(final_score(sheet((9, 9, 2), (2, 1, 3)), said())))
    assert "Anna and Ben have the same points: the more valuable sarcophagus decides (rule L9.7)." in text
    assert "Ben has won." in text


def test_a_shared_win_is_explained() -> None:
    text = shown(list(final_score(sheet((9, 9, 9), (1, 1, 1)), said())))
    assert "Anna, Ben and Eva have the same points and no sarcophagus: they share the place (rule L9.7)." in text
    assert "Anna, Ben and Eva share the win." in text


def test_without_a_tie_nothing_is_explained() -> None:
    text = shown(list(final_score(sheet((9, 8, 7), (1, 2, 3)), said())))
    assert "same points" not in text
    assert "Keys" in text
    assert "L9.4" in text


def shown_by_sides(items: tuple[Item[Any], ...], totals: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """A sheet of Tomb Raider, in which the seats of a side have their points together."""
    said = Sentences(texts("en"), "tomb-raider", ["Lara", "Karel", "Kurtis", "Eckhardt"], None)
    ranks = tuple(1 if seat in winners else 1 + len(winners) for seat in range(4))
    return shown(list(final_score(Sheet(items, totals, winners, ranks), said, [[0, 2], [1, 3]])))


PLATE = PlateTaken(Plate(1, 2, "none"))


def test_a_side_has_one_column_with_the_points_of_all_its_seats() -> None:
    items = (Item(0, "T6.2", 1, (PLATE,)), Item(2, "T6.2", 1, (PLATE,)), Item(3, "T10.4", -1, (Dead(3),)))
    text = shown_by_sides(items, (2, -1, 2, -1), (0, 2))
    assert re.search(r"▲ A Lara ● C Kurtis\s+■ B Karel ◆ D Eckhardt", text)
    assert re.search(r"Discovery plates\s+T6\.2\s+2\s+0\b", text)
    assert re.search(r"Figures lost\s+T10\.4\s+0\s+-1\b", text)
    assert re.search(r"Total\s+2\s+-1\b", text)
    assert re.search(r"Place\s+1\.\s+2\.", text)
    assert "Lara and Kurtis have won together." in text
    assert "same points" not in text


def test_what_decides_between_sides_with_equal_points_is_told() -> None:
    items = (Item(1, "T6.2", 1, (PLATE,)), Item(0, "T6.2", 1, (PLATE,)))
    last = Item(1, "T12.3", 0, (Change(2, "plate", 0, 1),))
    text = shown_by_sides((*items, last), (1, 1, 1, 1), (1, 3))
    assert "Both sides have the same points." in text
    assert "The last change of points decides (rule T12.3): a plate (good 0, bad 1)." in text
    assert "Karel and Eckhardt have won together." in text


def test_two_sides_may_share_the_win() -> None:
    text = shown_by_sides((), (0, 0, 0, 0), (0, 1, 2, 3))
    assert "they share the win (rule T12.4)" in text
    assert "Lara, Karel, Kurtis and Eckhardt share the win." in text
