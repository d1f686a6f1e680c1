"""Law 4: what a seat may know. An imagined position is one that the seat cannot tell from the true one."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import trove
from contract.evenness import differences
from contract.laws import (
    check_answers_tell_nothing,
    check_one_public_view,
    check_secrecy,
    tells_of_chance,
    values,
    viewers,
)
from contract.play import Position, Setting, every_game, every_setting, every_table, sample, settings_of, walk
from effort import amount
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import Refusal

POSITIONS = amount(40, 150) if trove.compiled else amount(10, 30)
ANSWERS = amount(12, 150) if trove.compiled else amount(3, 30)
DEALS = 3000 if trove.compiled else 600
AGAIN = 5
STEPS = 6


@every_setting
def test_nobody_can_tell_an_imagined_position_from_the_true_one(setting: Setting) -> None:
    chance = Random(f"{setting}")
    for position in sample([setting], 8, first_seed=1000):
        for viewer in viewers(position.state):
            check_secrecy(position, viewer, chance, whole=True)


@every_game
def test_an_imagined_position_is_made_from_knowledge_alone(game: Game[Any]) -> None:
    """Imagined from imagined positions, one after the other, it stays the one that the truth gives."""
    for position in sample(settings_of(game), POSITIONS // 3, first_seed=1100):
        for viewer in viewers(position.state):
            other = position.state.imagine(viewer, 1)
            for again in range(AGAIN):
                true = position.state.imagine(viewer, again)
                assert other.imagine(viewer, again).pack() == true.pack(), f"{position}: viewer {viewer}, {again}"
                other = other.imagine(viewer, 100 + again)


@every_game
def test_imagining_changes_nothing_in_the_true_position(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS // 3, first_seed=1200):
        before, steps = position.state.pack(), list(position.state.journal.steps)
        for viewer in viewers(position.state):
            imagined = position.state.imagine(viewer, 1)
            if not imagined.over:
                seat = imagined.to_act()[0]
                imagined.apply(seat, imagined.legal(seat)[0])
        assert position.state.pack() == before, f"{position}"
        assert list(position.state.journal.steps) == steps, f"{position}"


@every_game
def test_imagined_positions_renew_all_chance(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS // 3, first_seed=1300):
        for viewer in viewers(position.state):
            one, two = (position.state.imagine(viewer, seed).chance for seed in (1, 2))
            for stream in range(1 + position.state.seats):
                assert len({one[stream], two[stream], position.state.chance[stream]}) == 3, f"{position}: {stream}"


@every_table
def test_what_is_hidden_differs_between_imagined_positions_and_the_rest_does_not(table: Setting) -> None:
    """Who knows everything imagines the truth; where something is hidden, most often it comes out otherwise."""
    count: Counter[bool] = Counter()
    for position in sample([table], 40, first_seed=1400):
        state = position.state
        for viewer in viewers(state):
            found = [values(state.imagine(viewer, seed)) for seed in range(4)]
            if any(table.game.hidden(state, viewer)):
                count[any(one != found[0] for one in found)] += 1
            else:
                assert all(one == values(state) for one in found), f"{position}: nothing is hidden from {viewer}"
    assert count[True] >= count[False], f"{count[False]} of {count.total()} times the imagined positions were equal"


@every_game
def test_offers_refusals_words_and_equivalents_tell_nothing_hidden(game: Game[Any]) -> None:
    """For every seat and every id: what a player can ask comes from what that player knows."""
    for position in sample(settings_of(game), ANSWERS, first_seed=1500):
        for seat in range(position.state.seats):
            for seed in (8, 9):
                check_answers_tell_nothing(position, seat, position.state.imagine(seat, seed))


def test_a_refusal_that_looks_at_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = trove.game("luxor")
    monkeypatch.setattr(game._why, "why", lambda state, seat, action: Refusal("L3.1", "no-key", {"x": state.hand[0]}))
    state = game.new(2, 1)
    other = next(one for seed in range(99) if (one := state.imagine(1, seed)).hand[0] != state.hand[0])
    with pytest.raises(AssertionError, match="if hidden things differ"):
        check_answers_tell_nothing(Position(settings_of(game)[0], 1, 0, state), 1, other)


@every_game
def test_everybody_sees_the_same_public_part(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=1600):
        check_one_public_view(position)


@every_game
def test_a_view_is_a_function_of_knowledge(game: Game[Any]) -> None:
    """Nothing is shown that is not known: where knowledge is the same, the view is, whatever else differs."""
    for position in sample(settings_of(game), POSITIONS // 3, first_seed=1700):
        for viewer in viewers(position.state):
            shown: dict[bytes, bytes] = {}
            for one in (position.state, *(position.state.imagine(viewer, seed) for seed in range(3))):
                known, seen = (msgspec.json.encode(what(one, viewer)) for what in (game.knowledge, game.view))
                assert shown.setdefault(known, seen) == seen, f"{position}: viewer {viewer}"
            assert len(shown) == 1, f"{position}: viewer {viewer}"


@every_game
def test_nothing_shown_depends_on_chance(game: Game[Any]) -> None:
    """Renew every stream: views, knowledge and events are the same, and no number in them is as long as chance is."""
    for position in sample(settings_of(game), POSITIONS // 3, first_seed=1800):
        other = position.state.clone()
        other.keep_journal(position.state.journal.copy())
        other.reseed(99)
        for viewer in viewers(position.state):
            for what in (game.knowledge, game.view, game.events, game.hidden):
                true, told = (msgspec.json.encode(what(one, viewer)) for one in (position.state, other))
                assert true == told, f"{position}: {what.__name__} for {viewer}"
                assert not tells_of_chance(true), f"{position}: {what.__name__} for {viewer}"


def numbers(state: GameState) -> list[int]:
    """A position as one row of numbers, chance left out."""
    return [part for value in values(state).values() for part in (value if isinstance(value, list) else [value])]


def changed_places(pairs: list[tuple[list[int], list[int]]]) -> list[int]:
    """Where imagining ever changes a row."""
    width = range(len(pairs[0][0]))
    return [k for k in width if any(before[k] != now[k] for before, now in pairs)]


@every_table
def test_imagined_deals_are_as_even_as_true_ones(table: Setting) -> None:
    """A seat that looks at a fresh deal and imagines the rest sees what dealing would have given."""
    true = [numbers(table.new(seed)) for seed in range(DEALS)]
    others = [table.new(seed) for seed in range(DEALS, 2 * DEALS)]
    for viewer in (None, 0, others[0].seats - 1):
        imagined = [numbers(other.imagine(viewer, 7 * k)) for k, other in enumerate(others)]
        places = changed_places([(numbers(other), row) for other, row in zip(others[:100], imagined, strict=False)])
        found = differences(true, imagined, places, Random(f"{table} {viewer}"))
        assert not found, f"{table}: viewer {viewer} deals unevenly to places {found}"


@every_table
@pytest.mark.parametrize("share", [0.25, 0.6, 0.95])
def test_what_a_seat_imagines_is_a_part_of_what_a_spectator_imagines(table: Setting, share: float) -> None:
    """A spectator imagines a position, a seat of it imagines the rest: that is again what a spectator imagines."""
    *_, last = walk(table, 21)
    position = next(position for position in walk(table, 21) if position.step >= share * last.step)
    state, deals = position.state.clone(), DEALS // 2
    spectators = [numbers(state.imagine(None, seed)) for seed in range(deals)]
    for seat in range(state.seats):
        first = [state.imagine(None, deals + seed) for seed in range(deals)]
        both = [numbers(one.imagine(seat, 7 * k)) for k, one in enumerate(first)]
        places = changed_places([(numbers(one), row) for one, row in zip(first[:100], both, strict=False)])
        found = differences(spectators, both, places, Random(f"{position} {seat}"))
        assert not found, f"{position}: seat {seat} deals unevenly to places {found}"


@every_table
def test_what_a_step_adds_to_the_hidden_is_imagined_as_evenly_as_it_came(table: Setting) -> None:
    """A spectator imagines a position, somebody acts, the spectator imagines again: that changes nothing on the whole.

    Only where what may be done does not depend on what is hidden: otherwise the step itself tells something.
    """
    tried = 0
    for position in sample([table], 60, first_seed=1900, one_in=2):
        if position.state.over:
            continue
        true, other = (after_blind_step(position, range(k, k + DEALS // 4)) for k in (0, DEALS))
        if not true or not other:
            continue
        rows = [[numbers(one) for one in states] for states in (true, other)]
        again = [numbers(one.imagine(None, k)) for k, one in enumerate(other)]
        places = changed_places(list(zip(rows[1][:100], again[:100], strict=True)))
        found = differences(rows[0], again, places, Random(f"{position}"))
        assert not found, f"{position}: after a step uneven in places {found}"
        tried += 1
        if tried == STEPS:
            break


def after_blind_step(position: Position, seeds: range) -> list[GameState]:
    """What may come of any action, as far as a spectator can tell; nothing if that depends on what is hidden."""
    seat, legal, chance = position.state.turn, position.state.legal(position.state.turn), Random(f"{position} {seeds}")
    states = []
    for seed in seeds:
        one = position.state.imagine(None, seed)
        if one.legal(seat) != legal:
            return []
        one.apply(seat, chance.choice(legal))  # any: what is chosen in secret tells nothing of itself
        states.append(one)
    return states


def test_uneven_things_are_found() -> None:
    even, chance = Random(1), Random(2)
    rows = [[even.randrange(4), even.randrange(3)] for _ in range(2000)]
    again = [[even.randrange(4), even.randrange(3)] for _ in range(2000)]
    bent = [[even.choice((0, 0, 1, 2, 3)), even.randrange(3)] for _ in range(2000)]
    tied = [[k // 3, k // 4] for k in (even.randrange(12) for _ in range(2000))]
    assert not differences(rows, again, [0, 1], chance)
    assert (0,) in differences(rows, bent, [0, 1], chance)
    assert differences(rows, tied, [0, 1], chance) == [(0, 1)]
