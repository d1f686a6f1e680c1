"""Random games in which every decision and every move is worked out a second time from the rules."""

from random import Random

import pytest

from games.luxor.by_the_book import TOMB, Table, freed_by, freed_in
from games.luxor.looks import offered, told
from marks import rule
from trove.games.luxor.events import EnteredTomb, Moved, TookKey, TookTreasure, Tunnelled
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.pieces import Treasure
from trove.games.luxor.words import Move, Play


@rule("L3.2", "L3.3", "L3.4", "L4.1", "L4.2", "L4.3", "L5.1", "L5.2", "L5.4", "L5.6", "L5.7", "L7.1", "L7.2", "L7.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_what_the_rules_allow(players: int, seed: int) -> None:
    chance, state = Random(seed), GAME.new(players, 100 + seed)
    while not state.over:
        assert sorted(map(repr, offered(state, state.turn))) == sorted(map(repr, Table(state).choices()))
        state.apply(state.turn, chance.choice(state.legal(state.turn)))


def check_move(before: Table, words: Play | Move, state: Luxor, seat: int) -> None:
    """L5.5, L6.2, L8.1: who stands where after a move, what it cost and what it brought."""
    came, space = before.mine.adventurers[words.adventurer], words.lands_on
    assert came is not None
    assert space is not None
    events = told(state, seat)
    now = GAME.view(state, seat).public.seats[seat]
    tunnels = [event for event in events if isinstance(event, Tunnelled)]
    ends = tunnels[0].to_space if tunnels else space
    assert now.adventurers[words.adventurer] == ends
    freed = freed_by(before, came, ends)
    assert freed_in(events) == freed
    for k, stood in enumerate(before.mine.adventurers):
        if k != words.adventurer:
            assert now.adventurers[k] == (0 if k in freed else stood)
    entered = any(isinstance(event, EnteredTomb) for event in events)
    gained = sum(isinstance(event, TookKey) for event in events)
    assert entered == (space == TOMB)
    assert now.keys == before.mine.keys - entered + gained
    check_treasure(before, space, state, seat)


def check_treasure(before: Table, space: int, state: Luxor, seat: int) -> None:
    """L6.2: a treasure is taken exactly if enough of one's own stand there, one fewer for "minus one"."""
    tile = before.public.board[space]
    took = [event for event in told(state, seat) if isinstance(event, TookTreasure)]
    now = GAME.view(state, seat).public.seats[seat]
    if not isinstance(tile, Treasure):
        assert not took
        return
    there = sum(at == space for at in now.adventurers)
    card = GAME.view(state, seat).public.discard_top
    enough = there + (card is not None and card.effect == "minus_one") >= tile.needs
    if card is not None:
        assert bool(took) == enough
    assert now.points == before.mine.points + (tile.points if took else 0)


@rule("L5.5", "L6.2", "L8.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_move_brings_is_what_the_rules_say(players: int) -> None:
    moves = 0
    for seed in range(8):
        chance, state = Random(seed), GAME.new(players, 200 + seed)
        while not state.over:
            seat, before = state.turn, Table(state)
            action = chance.choice(state.legal(seat))
            words = GAME.words(state, seat, action)
            state.apply(seat, action)
            if isinstance(words, Play | Move):
                check_move(before, words, state, seat)
                moves += any(isinstance(event, Moved) for event in told(state, seat))
    assert moves > 300
