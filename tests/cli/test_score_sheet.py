"""The score sheet: what is hidden stays hidden, and ties are explained."""

from random import Random

from rich.console import Console

import trove
from trove.cli.score import UNKNOWN, cell, final_score, score_so_far, total
from trove.core.game import Item, Sheet
from trove.games.luxor.sheet import Keys
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


def sheet(totals: tuple[int, ...], ranks: tuple[int, ...]) -> Sheet:
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
    assert cell(sheets, 0, SCARABS) == str(own)
    assert cell(sheets, 1, SCARABS) == UNKNOWN
    assert total(sheets, 1).endswith(f"+ {UNKNOWN}")
    assert total(sheets, 0) == str(rules.score_sheet(state).totals[0])
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
