"""Where an action of Luxor leads, as it is shown before it is done."""

from games.luxor.builder import BLUE, EMPTY, LYING, RED, STAIRS, TOMB, TUNNEL, WILD, horus, luxor, osiris, vase
from games.luxor.looks import spaces
from offers.asked import all_played, headings, outcome, question
from trove.games.luxor.constants import ADVENTURERS
from trove.games.luxor.events import Ended, EnteredTomb, Freed, TookCard, TookKey, TookSarcophagus, TookWild
from trove.games.luxor.game import GAME
from trove.games.luxor.knowledge import PHASES
from trove.games.luxor.pieces import Card
from trove.games.luxor.words import AllForward, LastToSecondLast, Play, Roll, Spend, TakeCard, TakeKey
from trove.offers.luxor.decisions import Actor, AfterRoll, Choosing, Mover, Movers, OuterCard, Playing, Taking, Things
from trove.offers.luxor.outcomes import Leg, Outcome, Walk


def play(steps: int, adventurer: int = 0, side: str = "left") -> dict[str, object]:
    return {"type": "play", "side": side, "adventurer": adventurer, "steps": steps}


def test_a_move_shows_the_spaces_it_treads_and_skips_empty_ones() -> None:
    state = luxor(adventurers={RED: [7, STAIRS]}, board={8: EMPTY, 9: EMPTY, 12: EMPTY}, hand={RED: ["3", ...]})
    (walk,) = outcome(state, play(3)).walks
    assert walk == Walk(0, (Leg("steps", (7, 10, 11, 13)),), crowd=1)


def test_osiris_carries_on_and_his_steps_are_counted_too() -> None:
    state = luxor(adventurers={RED: [17, STAIRS]}, board={18: osiris(2), 19: EMPTY}, hand={RED: ["1", ...]})
    (walk,) = outcome(state, play(1)).walks
    assert walk.legs == (Leg("steps", (17, 18)), Leg("osiris", (18, 20, 21)))


def test_a_tunnel_is_the_last_part_of_a_way() -> None:
    state = luxor(adventurers={RED: [3, STAIRS]}, board={4: TUNNEL, 14: TUNNEL}, hand={RED: ["1", ...]})
    (walk,) = outcome(state, play(1)).walks
    assert walk.legs == (Leg("steps", (3, 4)), Leg("tunnel", (4, 14)))


def test_a_step_back_goes_to_the_tile_behind() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={8: EMPTY}, hand={RED: ["+-1", ...]})
    (walk,) = outcome(state, play(-1)).walks
    assert walk.legs == (Leg("steps", (9, 7)),)


def test_a_treasure_is_taken_where_enough_will_stand_and_otherwise_the_crowd_is_told() -> None:
    board = {12: vase(needs=2), 11: vase(needs=3)}
    state = luxor(adventurers={RED: [9, 12]}, board=board, hand={RED: ["3", ..., "2"]})
    enough = outcome(state, play(3))
    (took,) = enough.brings
    assert (enough.walks[0].crowd, took.space, enough.points) == (2, 12, took.treasure.points)
    assert enough.unknown == ("card",)  # no symbol lies under it
    alone = outcome(state, play(2, side="right"))
    assert (alone.walks[0].crowd, alone.brings, alone.points, alone.unknown) == (1, (), 0, ("card",))


def test_passing_a_statue_frees_whoever_lies_there() -> None:
    state = luxor(adventurers={RED: [7, STAIRS, LYING, LYING, LYING]}, hand={RED: ["3", ...]})
    (freed,) = outcome(state, play(3)).brings
    assert isinstance(freed, Freed)
    assert (freed.seat, freed.adventurer) == (RED, 2)


def test_the_tomb_costs_a_key_and_gives_a_sarcophagus() -> None:
    state = luxor(adventurers={RED: [40, STAIRS]}, keys={RED: 1}, hand={RED: ["1", ...]})
    entered, took = outcome(state, play(1)).brings
    assert entered == EnteredTomb(RED, 0)
    assert took == TookSarcophagus(RED, state.edition.sarcophagus[0])


def test_what_the_game_ends_with_is_told_but_not_the_scarabs() -> None:
    state = luxor(
        adventurers={RED: [40, TOMB]}, keys={RED: 1}, hand={RED: ["1", ...]}, scarabs={BLUE: [4, 4]}, start=BLUE
    )
    ending = outcome(state, play(1))
    assert ending.brings[-1] == Ended("tomb")
    assert ending.unknown == ("card", "scarabs")


def test_a_roll_promises_nothing() -> None:
    state = luxor(hand={RED: ["die", ...]})
    assert outcome(state, Roll("left")) == Outcome(unknown=("die",))


def test_all_forward_shows_every_way_and_asks_who_acts() -> None:
    state = luxor(adventurers={RED: [3, 7, STAIRS, LYING, LYING]}, hand={RED: ["all 1", ...]})
    ahead = outcome(state, AllForward("left"))
    assert [(walk.adventurer, walk.legs[-1].path[-1]) for walk in ahead.walks] == [(1, 8), (0, 4), (2, 1)]
    assert ahead.then == "choosing"
    assert not ahead.unknown
    state.play(RED, AllForward("left"))
    assert question(state) == Choosing()
    assert headings(state) == [Actor()]


def test_last_to_second_last_joins_the_next_one() -> None:
    state = luxor(adventurers={RED: [3, 7]}, board={7: WILD}, hand={RED: ["last", ...]})
    joined = outcome(state, LastToSecondLast("left"))
    assert joined.walks == (Walk(0, (Leg("joining", (3, 7)),), crowd=2),)
    assert joined.brings == (TookWild(RED),)


def test_a_horus_tile_asks_for_key_or_card_and_tells_what_each_brings() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, board={6: horus(1)}, hand={RED: ["1", ...]})
    assert outcome(state, play(1)).then == "taking"
    state.play(RED, play(1))
    assert (question(state), headings(state)) == (Taking(), [Things()])
    assert outcome(state, TakeKey()) == Outcome(brings=(TookKey(RED),), unknown=("card",))
    card = outcome(state, TakeCard(1))
    assert isinstance(card.brings[0], TookCard)
    assert card.unknown == ("horus",)  # it comes instead of a card that is drawn


def test_choices_are_grouped_by_card_and_after_a_roll_by_adventurer() -> None:
    state = luxor(adventurers={RED: [3, 7]}, hand={RED: ["1-die", ..., "2"]}, die=3)
    assert question(state) == Playing()
    assert headings(state) == [
        OuterCard("left", Card("roll_up_to", 0, 1)),
        OuterCard("right", Card("number", 2, 0)),
    ]
    state.play(RED, Roll("left"))
    assert question(state) == AfterRoll(3)
    assert headings(state) == [Mover(0, 3), Mover(1, 7)]
    exactly = luxor(adventurers={RED: [3, 7]}, hand={RED: ["die", ..., "2"]}, die=3)
    exactly.play(RED, Roll("left"))
    assert headings(exactly) == [Movers(3)]


def test_a_card_without_a_move_is_spent() -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, hand={RED: ["2", ..., "3"]})
    assert outcome(state, Spend("left")) == Outcome(unknown=("card",))


def test_every_way_ends_where_the_adventurer_then_stands() -> None:
    ways = 0
    for choice, seat, before, after in all_played(GAME, 8_000):
        told = choice.outcome
        if "die" in told.unknown:
            continue
        stand = spaces(after, seat)
        for walk in told.walks:
            ends = [walk.legs[0].path[0]]
            for leg in walk.legs:
                assert leg.path[0] == ends[-1]
                ends.append(leg.path[-1])
                if leg.by in ("steps", "osiris") and leg.path[0] < leg.path[-1]:
                    between = set(range(leg.path[0] + 1, leg.path[-1])) - set(leg.path)
                    assert all(before.board[space] == EMPTY for space in between)
            assert ends[0] == before.pos[ADVENTURERS * seat + walk.adventurer]
            assert ends[-1] == stand[walk.adventurer]
            assert walk.crowd == stand.count(ends[-1])
            ways += 1
        if isinstance(choice.words, Play):
            assert len(told.walks[0].legs[0].path) == 1 + abs(choice.words.steps)
        assert told.points == after.points[seat] - before.points[seat]
        keys = sum(isinstance(one, TookKey) - isinstance(one, EnteredTomb) for one in told.brings)
        assert keys == after.keys[seat] - before.keys[seat]
        goes_on = after.turn == seat and not after.over and after.phase
        assert told.then == (PHASES[after.phase] if goes_on else None)
        assert any(isinstance(one, Ended) for one in told.brings) == bool(after.over)
    assert ways > 100
