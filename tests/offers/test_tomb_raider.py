"""Where an action of Tomb Raider leads, as it is shown before it is done."""

from collections import Counter
from typing import Any

import pytest

from games.tomb_raider.builder import (
    ECKHARDT,
    EVIDENCE_2,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_2,
    ROW,
    at,
    looted,
    tomb,
)
from games.tomb_raider.looks import gone, looks, play
from offers.asked import all_played, headings, outcome, question
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Armed, Delivered, Died, Ended, Exploded, LostTreasure, PickedUp
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.knowledge import PHASES
from trove.games.tomb_raider.museum import passable
from trove.games.tomb_raider.pieces import DIRECTION_NAMES, SYMBOL_NAMES, Square
from trove.games.tomb_raider.scoring import total
from trove.games.tomb_raider.sides import side_of
from trove.games.tomb_raider.words import (
    AcceptHit,
    Aim,
    Draw,
    EndMove,
    EndTurn,
    Fire,
    Go,
    Lay,
    PickUp,
    Reveal,
    Rotate,
    Step,
    Turn,
)
from trove.offers.tomb_raider.decisions import (
    Acting,
    Cards,
    Defending,
    Discarding,
    Draws,
    Ends,
    Laying,
    Moving,
    Reveals,
    Rotations,
    Shooting,
    Steps,
    Targets,
    Turning,
    Turns,
)
from trove.offers.tomb_raider.outcomes import Doors, Outcome, Shot


def moving(museum: list[str], place: tuple[int, int], energy: str = "e4", **more: Any) -> Any:
    """Lara on her way."""
    state = tomb(museum=museum, figures={LARA: place}, hands={LARA: energy}, **more)
    for card in energy.split():
        state.play(LARA, Lay("energy", int(card[1])))
    return state


def test_a_turned_tile_tells_what_it_opens_and_shuts() -> None:
    state = moving([ROW, "┼ ┼ │ ┼ ┼"], (1, 2))
    assert outcome(state, Rotate("here", 1)).doors == Doors(
        open=("east", "west"), opens=("east", "west"), shuts=("north",)
    )
    there = outcome(moving(["┼ ┼ └ ┼ ┼", ROW], (1, 2)), Rotate("north", 1))
    assert there.place == at((0, 2))
    assert there.doors == Doors(open=("east", "south"), opens=("south",), shuts=("north",))  # north is the start tile


def test_a_revealed_tile_tells_its_ways_through_and_what_it_brings() -> None:
    state = moving([ROW], (0, 1), unseen=["E┴"])
    told = outcome(state, Reveal("south"))
    assert (told.place, told.price, told.unknown, told.points) == (at((1, 1)), 1, ("tile",), 0)
    state.reseed(next(seed for seed in range(1, 500) if shows(state, seed, "E┴")))
    play(state, Reveal("south"))
    assert (question(state), headings(state)) == (Turning(Square(1, 1)), [Turns()])
    for quarters, sides in enumerate([("north", "east", "west"), ("north", "east", "south")]):
        told = next(one for one in (outcome(state, Turn(q)) for q in range(4)) if set(one.doors.open) == set(sides))
        assert told.doors.opens == ("north",), quarters
        assert (told.unknown, told.then) == (("card",), "moving")


def shows(state: Any, seed: int, tile: str) -> bool:
    trial = state.clone()
    trial.reseed(seed)
    trial.play(LARA, Reveal("south"))
    return looks(trial, (1, 1))[:1] == tile[:1] and trial.phase == const.TURNING and trial.doors[at((1, 1))] == 7


def test_a_treasure_tile_brings_a_point_and_nobody_knows_which_plate() -> None:
    for seed in range(1, 500):
        state = moving([ROW], (0, 1))
        state.reseed(seed)
        play(state, Reveal("south"))
        if state.phase == const.TURNING and state.face[at((1, 1))] == const.TREASURE:
            break
    told = outcome(state, Turn(0))
    assert (told.points, told.unknown, told.then) == (1, ("plate",), None)


def test_the_chances_of_a_hidden_tile_are_those_of_the_draw() -> None:
    state = moving([ROW, ROW], (1, 2))
    told = outcome(state, Reveal("south")).odds
    seen: Counter[str] = Counter()
    rounds = 4000
    for seed in range(rounds):
        trial = state.clone()
        trial.reseed(seed)
        trial.play(LARA, Reveal("south"))
        seen[SYMBOL_NAMES[trial.face[at((2, 2))] - const.BLANK]] += 1
    chances = sum(told.values())
    assert seen.keys() == told.keys()
    for symbol, n in told.items():
        share = n / chances
        assert abs(seen[symbol] - rounds * share) < 5 * (rounds * share * (1 - share)) ** 0.5, symbol


def test_a_place_laid_with_a_blank_is_blank() -> None:
    state = GAME.new(4, 3, {"modified_setup": True})
    places = [place for place in range(const.PLACES) if state.laid_blank >> place & 1]
    from trove.offers.tomb_raider.museum import odds

    assert places
    assert all(odds(state, place) == {"blank": 1} for place in places)
    other = odds(state, next(place for place in range(const.PLACES) if place not in places))
    assert sum(other.values()) == const.PLACES - len(places)


def test_a_step_out_with_a_treasure_scores() -> None:
    state = moving(looted(), (0, 2), treasures={EVIDENCE_2: LARA}, bomb=(2, 2))
    told = outcome(state, Step("north"))
    (delivered,) = told.brings
    assert isinstance(delivered, Delivered)
    assert (told.place, told.price, told.points, delivered.points) == (const.START, 1, 2, 2)
    foreign = moving(looted(), (0, 2), treasures={PAINTING_2: LARA}, bomb=(2, 2))
    assert outcome(foreign, Step("north")).points == 0


def test_taking_the_large_treasure_arms_the_bomb() -> None:
    state = tomb(museum=looted(), figures={LARA: (2, 2)}, bomb=(2, 2))
    taken, armed = outcome(state, PickUp(LARGE)).brings
    assert isinstance(taken, PickedUp)
    assert armed == Armed(LARA, Square(2, 2), by_guard=False)


def test_the_end_of_the_activators_turn_tells_the_whole_wave() -> None:
    state = tomb(
        museum=looted(),
        figures={LARA: (0, 1), KAREL: (1, 2), KURTIS: (2, 1)},
        hands={KAREL: "e1 s2 h3"},
        treasures={EVIDENCE_2: (3, 2)},
        bomb=(2, 2),
        activator=LARA,
        wave=1,
    )
    told = outcome(state, EndTurn())
    assert told.removed == tuple(at(place) for place in [(1, 2), (2, 1), (2, 3), (3, 2)])
    assert [type(one) for one in told.brings] == [Exploded, LostTreasure, Died, Died]
    assert (told.points, told.unused, told.unknown) == (-1, 3, ("cards",))
    bomb = GAME.public_view(state).bomb
    assert bomb is not None
    assert [place for place, waves in enumerate(bomb.waves_until) if waves == 1] == list(told.removed)


def test_nothing_goes_off_before_the_bomb_is_armed() -> None:
    bomb = GAME.public_view(tomb(museum=looted(), bomb=(2, 2))).bomb
    assert bomb is not None
    assert (bomb.activator, bomb.waves_until) == (None, ())


def test_a_shot_shows_its_line_and_what_the_target_can_lay() -> None:
    state = tomb(
        museum=OPEN,
        figures={LARA: (1, 0), KAREL: (1, 3)},
        hands={LARA: "s3 s1 h2", KAREL: "h1 h1", ECKHARDT: "h4"},
        cards={"health": [3, 4, 0, 1]},
    )
    line = tuple(at((1, column)) for column in range(4))
    assert headings(state)[-2:] == [Targets(), Ends()]
    aimed = outcome(state, Aim(KAREL))
    assert aimed.shot == Shot(KAREL, line, cards=2, least=2, most=6)
    assert aimed.then == "shooting"
    play(state, Aim(KAREL))
    assert (question(state), headings(state)) == (Shooting(KAREL), [Cards("shooting")])
    first = outcome(state, Lay("shooting", 3))
    assert (first.shot.shooting, first.shot.result, first.then) == (3, None, "shooting")
    play(state, Lay("shooting", 3))
    fired = outcome(state, Fire())
    assert (fired.shot.shooting, fired.shot.result, fired.then) == (3, "defends", None)
    last = outcome(state, Lay("shooting", 1))
    assert (last.shot.shooting, last.shot.result) == (4, "defends")
    play(state, Fire())
    assert (question(state), headings(state)) == (Defending(LARA, 3), [Cards("health"), Ends()])
    defended = outcome(state, Lay("health", 1))
    assert defended.shot == Shot(KAREL, line, shooting=3, health=1, cards=1, least=1, most=1)
    assert outcome(state, AcceptHit()).shot.result == "hits"


def test_whoever_has_no_health_card_is_hit_and_what_was_in_hand_is_not_told() -> None:
    state = tomb(museum=OPEN, figures={LARA: (1, 0), KAREL: (1, 3)}, hands={LARA: "s1", KAREL: "e1 e2"})
    play(state, Aim(KAREL))
    told = outcome(state, Lay("shooting", 1))
    assert (told.shot.result, told.unknown, told.then) == ("hits", ("cards",), "acting")


def test_energy_is_summed_and_what_is_not_used_is_said() -> None:
    state = tomb(museum=OPEN, figures={LARA: (1, 2)}, hands={LARA: "e2 e3 e3"})
    assert question(state) == Acting(3)
    assert headings(state) == [Draws(), Cards("energy"), Ends()]
    assert outcome(state, Lay("energy", 2)) == Outcome(energy=2, then="laying")
    play(state, Lay("energy", 2))
    assert (question(state), headings(state)) == (Laying(), [Cards("energy"), Ends()])
    assert outcome(state, Lay("energy", 3)).energy == 5
    assert outcome(state, Go()) == Outcome(energy=2, then="moving")
    play(state, Go())
    assert question(state) == Moving(2)
    assert headings(state)[:2] == [Steps(), Rotations(Square(0, 2))]
    assert outcome(state, EndMove()) == Outcome(unused=2, then="acting")


def test_drawing_an_eighth_card_asks_for_one_to_discard() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e1 e1 e1 e2 e2 s1 s1"})
    assert outcome(state, Draw("health", 1)) == Outcome(unknown=("card",), then="discarding")
    play(state, Draw("health", 1))
    assert question(state) == Discarding()


def test_tiles_to_reveal_and_to_rotate_have_headings_of_their_own() -> None:
    state = moving([ROW, "┼ └ ┼ ┼ ┼"], (1, 1))
    assert [type(title) for title in headings(state)] == [Steps, Reveals, *[Rotations] * 4, Ends]


@pytest.mark.parametrize("seed", [8_200, 8_300])
def test_what_is_told_of_an_action_is_what_comes_of_it(seed: int) -> None:
    doors = 0
    for choice, seat, before, after in all_played(GAME, seed):
        told = choice.outcome
        if told.doors is not None:
            doors += 1
            check_doors(told, before, after)
        if isinstance(choice.words, Step) and after.pos[seat] != const.DEAD:
            assert told.place == after.pos[seat]
        if "tile" in told.unknown:
            assert told.odds[SYMBOL_NAMES[after.face[told.place] - const.BLANK]] > 0
            continue
        side = side_of(before, seat)
        assert told.points == total(after, side) - total(before, side)
        if "plate" in told.unknown:
            continue
        removed = {place for place in range(const.PLACES) if after.face[place] == const.GONE != before.face[place]}
        assert set(told.removed) == removed
        assert not before.moving or not after.moving or told.price == before.energy - after.energy
        assert any(isinstance(one, Ended) for one in told.brings) == bool(after.over)
        if told.then is not None:
            assert (after.turn, PHASES[after.phase]) == (seat, told.then)
    assert doors > 50


def check_doors(told: Any, before: Any, after: Any) -> None:
    """The tile lies as it was said to, and one can pass where it was said."""
    place = told.place
    if after.face[place] == const.GONE:
        return
    sides = {name for d, name in enumerate(DIRECTION_NAMES) if after.doors[place] >> d & 1}
    assert set(told.doors.open) == sides
    if gone(after) != gone(before):
        return
    now = {name for d, name in enumerate(DIRECTION_NAMES) if passable(after, place, d)}
    was = (
        {name for d, name in enumerate(DIRECTION_NAMES) if passable(before, place, d)} if not before.revealed else set()
    )
    assert (set(told.doors.opens), set(told.doors.shuts)) == (now - was, was - now)
