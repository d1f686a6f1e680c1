"""Random games, compared step by step with the rules worked out a second time."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from drafts import altered
from games.silver_and_gold.builder import pack_text
from games.silver_and_gold.by_the_book import After, choices, meaning, placements, total, winners
from marks import rule
from trove.core.journal import Journal
from trove.games.silver_and_gold.events import CompletedMap, PassedMark, ShowedMap, TookMap, WonTrophy
from trove.games.silver_and_gold.game import GAME, SilverAndGold

SMALL = pack_text(
    [
        {"id": f"m{k}", "color": colour, "points": len(sign), "seal": seal, "rows": [sign]}
        for k in range(20)
        for colour, sign, seal in [
            [
                ("grey", "oX$", {"color": "grey", "value": 2}),
                ("green", "T$X", None),
                ("orange", "XX", {"color": "grey", "value": 1}),
                ("purple", "$oT$", {"color": "orange", "value": 2}),
            ][k % 4]
        ]
    ]
)


def check_offers(state: SilverAndGold, seat: int) -> None:
    view = GAME.view(state, seat)
    offered = [meaning(offer.words) for offer in GAME.offers(state, seat)]
    expected = choices(view.public, view.private)
    assert len(offered) == len(set(offered))
    assert set(offered) == expected


def check_marks(state: SilverAndGold, seat: int, action: int) -> None:
    """Play it, and compare the score card."""
    words = GAME.words(state, seat, action)
    before = GAME.view(state, None).public
    if before.phase != "marking":
        state.apply(seat, action)
        return
    slot, squares = meaning(words)[-2:]
    expected = After(before, seat, slot, squares)
    state.apply(seat, action)
    now: Any = GAME.view(state, None).public.seats[seat]
    if now.owed or GAME.view(state, None).public.turns_done == before.turns_done:
        assert now.owed == expected.owed
    assert (now.coins, now.palms) == (expected.coins, expected.palms)


def check_step_3(state: SilverAndGold, before: Any, start: int) -> None:
    """S3.8 to S3.12 from the events of one turn: the order of seats, trophies from the highest, the display."""
    told = [event for step in range(len(state.journal.steps)) for event in GAME.events_of(state, None, step)]
    acts = [event.seat for event in told if isinstance(event, WonTrophy | CompletedMap | TookMap)]
    order = [(seat - start) % state.seats for seat in acts]
    assert order == sorted(order)
    won = [event.points for event in told if isinstance(event, WonTrophy)]
    assert tuple(won) == before.trophies_left[: len(won)]
    assert [event.seat for event in told if isinstance(event, PassedMark)] == [(start + 1) % state.seats]
    completed, took = (Counter(e.seat for e in told if isinstance(e, kind)) for kind in (CompletedMap, TookMap))
    shown = [event for event in told if isinstance(event, ShowedMap)]
    now = GAME.view(state, None).public
    if state.over:
        assert not took
        assert not shown
    else:
        assert all(took[seat] <= completed[seat] for seat in took)
        assert took == completed or not (now.display or now.deck)
        assert len(now.display) == 4 or now.deck == 0


@rule("S3.2", "S3.3", "S3.4", "S3.5", "S3.6", "S3.8", "S3.9", "S3.11", "S4.2", "S4.3")
@pytest.mark.parametrize("pack", [None, SMALL], ids=["standard", "small"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_go_by_the_book(players: int, pack: str | None) -> None:
    for seed in range(2):
        chance = Random(f"{players} {seed}")
        state = GAME.new(players, seed, edition=pack)
        turn, before = 0, GAME.view(state, None).public
        while not state.over:
            seat = chance.choice(state.to_act())
            if chance.random() < 0.2:
                check_offers(state, seat)
            check_marks(state, seat, chance.choice(state.legal(seat)))
            if state.turns_done == turn + 1:
                if players > 1:
                    check_step_3(state, before, before.start)
                turn, before = state.turns_done, GAME.view(state, None).public
                state.keep_journal(Journal(1))
            elif state.turns_done > turn or before.phase == "choosing":
                turn, before = state.turns_done, GAME.view(state, None).public
                state.keep_journal(Journal(1))
        public = GAME.view(state, None).public
        assert state.scores() == [total(shown) for shown in public.seats]
        assert state.winners() == winners(public)


@rule("S3.2", "S1.5")
def test_every_way_to_lay_every_pattern_on_every_standard_map() -> None:
    """All 47 maps, all six patterns: what is offered on the empty map is what the rules allow, no more and no less."""
    state = GAME.new(1, 1)
    faces = list(GAME.knowledge(state, None).unseen)
    names = ("domino", "straight_three", "corner_three", "l_of_four", "t_of_four", "square_of_four")
    state.play(0, 0)
    for number, card in enumerate(faces, 1):
        maps, free = [number, *state.maps[1:]], [state.edition.squares[number], 0, *state.free[2:]]
        land = frozenset((r, c) for r, row in enumerate(card.rows) for c, s in enumerate(row) if s != ".")
        for pattern, name in enumerate(names, 1):
            board = altered(state, maps=maps, free=free, card=pattern)
            offered = [meaning(offer.words) for offer in GAME.offers(board, 0)]
            found = {one[2] for one in offered if one[0] == "pattern"}
            assert found == placements(land, name), (card.id, name)
