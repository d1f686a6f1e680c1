"""How far a movement can lead in Tomb Raider: every tile, its price and the way there."""

from collections import deque
from typing import Any

from contract.play import sample, settings_of
from effort import amount
from games.tomb_raider.builder import EVIDENCE_2, KAREL, LARA, OPEN, ROW, at, looted, tomb
from games.tomb_raider.looks import place_of
from trove import offers
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.museum import neighbour
from trove.games.tomb_raider.words import Go, Lay, Reveal, Rotate, Step

FAR = 4  # points, for which every way can be tried
POSITIONS = amount(250, 2500)


def moving(museum: list[str], place: tuple[int, int] | str, energy: int, **more: Any) -> Any:
    """Lara on her way."""
    state = tomb(museum=museum, figures={LARA: place}, hands={LARA: f"e{energy}"}, **more)
    state.play(LARA, Lay("energy", energy))
    return state


def goals(state: Any) -> dict[int, Any]:
    return {goal.place: goal for goal in offers.reach(state, LARA)}  # type: ignore[attr-defined]


def in_words(state: Any, goal: Any) -> list[Any]:
    return [GAME.words(state, LARA, action) for action in goal.path]


def test_open_doors_cost_a_point_each() -> None:
    found = goals(moving(OPEN, (0, 0), 3))
    assert found[at((1, 1))].price == 2
    assert found[at((0, 3))].price == 3
    assert at((2, 2)) not in found
    assert at((0, 0)) not in found


def test_a_wall_costs_a_rotation_of_one_tile_or_the_other() -> None:
    state = moving(["─ ┼ ┼ ┼ ┼", "│ ┼ ┼ ┼ ┼"], (0, 0), 3)
    found = goals(state)
    assert (found[at((1, 0))].price, in_words(state, found[at((1, 0))])) == (2, [Rotate("here", 1), Step("south")])
    walled = moving(["┼ │ ┼ ┼ ┼"], (0, 0), 3)
    assert in_words(walled, goals(walled)[at((0, 1))]) == [Rotate("east", 1), Step("east")]


def test_a_way_names_the_tiles_it_passes_and_those_it_rotates() -> None:
    own = goals(moving(["─ ┼ ┼ ┼ ┼", "│ ┼ ┼ ┼ ┼"], (0, 0), 3))[at((1, 0))]
    assert (own.passes, own.rotates) == ((at((1, 0)),), (at((0, 0)),))
    next_to_it = goals(moving(["┼ │ ┼ ┼ ┼"], (0, 0), 3))[at((0, 2))]
    assert (next_to_it.passes, next_to_it.rotates) == ((at((0, 1)), at((0, 2))), (at((0, 1)),))
    hidden = goals(moving([ROW], (0, 1), 2))[at((1, 0))]
    assert (hidden.passes, hidden.rotates) == ((at((0, 0)),), ())


def test_a_decision_comes_with_the_reach() -> None:
    state = moving(OPEN, (0, 0), 3)
    asked: Any = offers.decision(state, LARA)
    assert asked.reach == offers.reach(state, LARA) != ()


def test_a_hidden_tile_is_the_end_of_a_way() -> None:
    state = moving([ROW], (0, 1), 2)
    found = goals(state)
    assert (found[at((1, 1))].price, found[at((1, 1))].reveals) == (1, True)
    assert in_words(state, found[at((1, 0))]) == [Step("west"), Reveal("south")]
    assert at((2, 1)) not in found


def test_the_start_tile_with_a_treasure_is_worth_its_points() -> None:
    state = moving(looted(), (1, 2), 3, treasures={EVIDENCE_2: LARA}, bomb=(2, 2))
    assert (goals(state)[const.START].price, goals(state)[const.START].points) == (2, 2)


def test_while_energy_is_laid_the_reach_begins_with_setting_out() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 0)}, hands={LARA: "e1 e2"})
    assert offers.reach(state, LARA) == ()
    state.play(LARA, Lay("energy", 1))
    assert in_words(state, goals(state)[at((0, 1))]) == [Go(), Step("east")]


def test_nobody_else_reaches_anything() -> None:
    assert offers.reach(moving(OPEN, (0, 0), 3), KAREL) == ()


def test_every_way_leads_where_it_says_for_what_it_says() -> None:
    tried = 0
    for position in sample(settings_of(GAME), POSITIONS, first_seed=8_400, one_in=6):
        state: Any = position.state
        found: Any = offers.reach(state, state.turn)
        for goal in found:
            walk = state.clone()
            points = walk.energy
            for action in goal.path:
                assert action in walk.legal(state.turn), f"{position}: {goal}"
                walk.apply(state.turn, action)
            tried += 1
            assert len(goal.path) == goal.price + (state.phase == const.LAYING)
            if walk.moving:
                assert walk.energy == points - goal.price
            if goal.reveals:
                assert walk.face[goal.place] != const.FACE_DOWN
            elif walk.turn == state.turn:
                assert walk.pos[state.turn] == goal.place, f"{position}: {goal}, {place_of(walk, state.turn)}"
    assert tried > 100


def test_no_tile_is_cheaper_than_its_price_and_none_is_forgotten() -> None:
    """Against every way there is, played by the rules."""
    tried = 0
    for position in sample(settings_of(GAME), POSITIONS, first_seed=8_500, one_in=6):
        state: Any = position.state
        if state.phase in (const.LAYING, const.MOVING) and 0 < state.energy <= FAR and not state.over:
            found: Any = offers.reach(state, state.turn)
            assert {goal.place: goal.price for goal in found} == by_trying(state, state.turn), position
            tried += 1
    assert tried > POSITIONS // 8


def by_trying(state: Any, seat: int) -> dict[int, int]:
    """By place: the fewest points that lead there, found by trying everything that a point can be spent on."""
    first = state.clone()
    if first.phase == const.LAYING:
        first.apply(seat, const.GO)
    prices: dict[int, int] = {}
    seen = {(first.pos[seat], tuple(first.doors))}
    queue = deque([(0, first)])
    while queue:
        price, here = queue.popleft()
        for action in here.legal(seat) if here.phase == const.MOVING and here.turn == seat else []:
            if const.REVEAL <= action < const.TURN:
                prices.setdefault(neighbour(here, here.pos[seat], action - const.REVEAL), price + 1)
            elif const.ROTATE <= action < const.STEP + const.DIRECTIONS:
                there = here.clone()
                there.apply(seat, action)
                looks = (there.pos[seat], tuple(there.doors))
                if looks not in seen:
                    seen.add(looks)
                    prices.setdefault(there.pos[seat], price + 1)
                    queue.append((price + 1, there))
    prices.pop(first.pos[seat], None)
    return prices


def test_every_other_tile_tells_its_price_or_the_rule_in_the_way() -> None:
    state = moving(OPEN, (0, 0), 3)
    decision: Any = offers.decision(state, LARA)
    far = {one.place: one for one in decision.beyond}
    assert (far[at((2, 2))].price, far[at((2, 2))].rule) == (4, "T5.1")
    assert far.keys().isdisjoint(goals(state))
    assert far.keys() | goals(state).keys() | {at((0, 0))} == set(range(const.START + 1))
