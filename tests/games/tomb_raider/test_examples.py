"""The worked examples of the rules, one test each."""

from games.tomb_raider.builder import (
    BAD,
    DEAD,
    ECKHARDT,
    GOOD,
    HIDDEN,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_2,
    PAINTING_3,
    ROW,
    Event,
    looted,
    tomb,
)
from games.tomb_raider.looks import (
    EAST,
    NORTH,
    SOUTH,
    all_told,
    discard,
    discards,
    end_turns,
    gone,
    hand_of,
    lay,
    lies,
    offered,
    place_of,
    play,
    points,
    until_turn_of,
)
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Ended, Exploded, StoodUp
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import AcceptHit, Aim, Draw, EndTurn, PickUp, Reveal, Turn


@rule("T:example 1", "T10.2", "T12.1")
def test_a_bomb_in_the_far_corner_takes_the_entrance_with_the_seventh_turn() -> None:
    state = tomb(museum=looted((4, 0)), bomb=(4, 0), figures={KAREL: (4, 0), LARA: (0, 4)}, turn=KAREL)
    play(state, PickUp(LARGE))
    for turns in range(1, 7):
        end_turns(state)  # Karel's
        if turns == 1:
            assert place_of(state, KAREL) == "dead"
        assert [event.wave for event in all_told(state, Exploded)] == list(range(turns))
        until_turn_of(state, LARA)
        assert not state.over
    end_turns(state)  # Lara's, and then the turn that Karel would have had
    assert state.over
    assert [event.wave for event in all_told(state, Exploded)] == list(range(9))
    assert all_told(state, Ended) == [Ended("explosion")]


@rule("T:example 2", "T10.2", "T10.4")
def test_who_takes_the_large_treasure_and_stays_dies_with_it() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (2, 2), KURTIS: (4, 4), KAREL: (4, 0)})
    good, bad = points(state)
    play(state, PickUp(LARGE), EndTurn())
    assert place_of(state, LARA) == "dead"
    assert points(state) == (good - 1, bad)
    assert state.where[LARGE] == const.DESTROYED
    until_turn_of(state, ECKHARDT)
    assert len(gone(state)) == 1
    end_turns(state)
    assert (state.turn, len(gone(state))) == (KAREL, 5)


@rule("T:example 3", "T8.2")
def test_shooting_4_against_health_4_is_not_shot() -> None:
    state = tomb(museum=OPEN, figures={LARA: (1, 0), KAREL: (1, 4)}, hands={LARA: "s4", KAREL: "h4 e1"})
    play(state, Aim(KAREL), *lay("s4"), *lay("h4"))
    assert state.lying[KAREL] == const.STANDING
    assert sorted(discards(state).split()) == ["h4", "s4"]
    assert hand_of(state, KAREL) == "e1"


@rule("T:example 4", "T4.2", "T11.1", "T11.2")
def test_seven_cards_and_a_double_draw_are_nine_and_two_are_discarded() -> None:
    state = tomb(museum=["┼ ┼ H┼ ┼ ┼"], figures={LARA: (0, 2)}, hands={LARA: "e1 e1 e2 s1 s2 h1 h1"})
    play(state, Draw("health", 2))
    assert len(hand_of(state, LARA).split()) == 9
    play(state, discard("e1"), discard("s2"))
    assert len(hand_of(state, LARA).split()) == 7
    assert (sorted(discards(state).split()), state.phase) == (["e1", "s2"], const.ACTING)


@rule("T:example 5", "T6.2", "T6.3")
def test_the_fifth_plate_brings_one_small_treasure_fewer_and_the_large_one() -> None:
    for plate, small in ((1, 0), (4, 0), (5, 2)):
        state = tomb(
            museum=[ROW, "R┼ R┼ R┼ R┼ .", ROW, ROW, ROW],
            plates={k: GOOD for k in range(1, 6) if k != plate},
            figures={KAREL: (0, 4)},
            hands={KAREL: "e1"},
            turn=KAREL,
        )
        play(state, *lay("e1"), Reveal("south"))
        if state.phase == const.TURNING:
            play(state, Turn(0))
        assert (len(lies(state, (1, 4))), lies(state, (1, 4))[-1]) == (small + 1, LARGE)
        assert state.bomb == 9


@rule("T:example 6", "T5.5", "T6.2")
def test_lara_reveals_the_fifth_plate_while_karel_carries_a_painting() -> None:
    state = tomb(
        museum=[ROW, "R┼ R┼ R┼ R┼ .", ROW, ROW, ROW],
        plates={1: GOOD, 2: BAD, 3: GOOD, 4: BAD},
        figures={LARA: (0, 4), KAREL: (2, 3), KURTIS: (3, 3), ECKHARDT: (4, 4)},
        treasures={PAINTING_2: KAREL},
        hands={LARA: "e4"},
    )
    play(state, *lay("e4"), Reveal("south"))
    if state.phase == const.TURNING:
        play(state, Turn(0))
    assert lies(state, (2, 3)) == [PAINTING_2]
    assert [place_of(state, seat) for seat in range(4)] == ["start"] * 4
    assert (state.turn, state.energy) == (LARA, 3)
    play(state, SOUTH, EAST, EAST)
    assert place_of(state, LARA) == (0, 4)


@rule("T:example 7", "T9.1")
def test_a_figure_shot_before_its_turn_misses_that_one_and_stands_up_in_the_next() -> None:
    state = tomb(museum=OPEN, figures={LARA: (1, 0), KURTIS: (1, 4), KAREL: (1, 3)}, hands={KAREL: "s3", KURTIS: "h1"})
    end_turns(state)
    play(state, Aim(KURTIS), *lay("s3"), AcceptHit(), EndTurn())
    assert (state.turn, state.round) == (ECKHARDT, 1)
    end_turns(state, 3)
    assert (state.turn, state.round) == (KURTIS, 2)
    assert [event.seat for event in all_told(state, StoodUp)] == [KURTIS]
    assert len(hand_of(state, KURTIS).split()) == 3


@rule("T:example 8", "T8.1")
def test_a_whole_row_open_east_and_west_is_a_line_and_a_face_down_tile_breaks_it() -> None:
    for middle, legal in (("─", True), (".", False)):
        state = tomb(
            museum=[HIDDEN, HIDDEN, f"└ ─ {middle} ─ ┘"], figures={LARA: (2, 0), KAREL: (2, 4)}, hands={LARA: "s1"}
        )
        assert (Aim(KAREL) in offered(state)) == legal


def at_eight(events: list[Event]) -> TombRaider:
    return tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=2,
        plates={1: GOOD, 2: GOOD, 3: BAD, 4: BAD, 5: GOOD},
        treasures={3: "good", 4: "good", 5: "bad", 6: "bad", 7: "bad", LARGE: "destroyed"},
        figures={KURTIS: DEAD, ECKHARDT: DEAD, LARA: (0, 4)},
        events=events,
    )


@rule("T:example 9", "T12.3", "T12.4")
def test_eight_all_and_a_last_wave_with_one_loss_each_goes_to_who_delivered_before() -> None:
    plates: list[Event] = [("plate", 1, 0)] * 3 + [("plate", 0, 1)] * 2
    good: list[Event] = [("delivery", 3, 0)] * 2
    bad: list[Event] = [("delivery", 0, 2), ("delivery", 0, 2), ("delivery", 0, 3)]
    state = at_eight([*plates, *good, *bad, ("wave", -1, -1)])
    assert points(state) == (8, 8)
    assert state.winners() == [KAREL, ECKHARDT]
    other = at_eight([*plates, *bad, *good, ("wave", -1, -1)])
    assert other.winners() == [LARA, KURTIS]


@rule("T:example 10", "T7.5", "T12.4")
def test_lara_brings_a_painting_out_for_nothing() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ ┼ ┼"], figures={LARA: (0, 2)}, treasures={PAINTING_3: LARA}, plates={1: 1}, hands={LARA: "e2"}
    )
    before, events = points(state), state.chain_n
    play(state, *lay("e2"), NORTH)
    assert (points(state), state.chain_n) == (before, events)
    assert [one.number for one in GAME.view(state, None).public.sides[GOOD].treasures] == [PAINTING_3]
    assert all(not tile.treasures for tile in GAME.view(state, None).public.museum)


@rule("T:example 11", "T12.4", "T12.5")
def test_nothing_but_the_guard_and_all_share_the_win() -> None:
    state = GAME.new(4, 1)
    while not state.over:
        assert state.round <= 43
        end_turns(state)
    assert (state.round, points(state)) == (43, (0, 0))
    assert state.winners() == [0, 1, 2, 3]
    assert all_told(state, Ended) == [Ended("explosion")]


@rule("T:example 12", "T12.4")
def test_a_wave_that_kills_two_good_figures_and_one_bad_is_better_for_the_bad() -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        plates={1: GOOD, 2: GOOD, 3: GOOD, 4: BAD, 5: BAD},
        figures={LARA: (1, 2), KURTIS: (2, 1), KAREL: (3, 2), ECKHARDT: (4, 4)},
        treasures={LARGE: (0, 0)},
    )
    end_turns(state)
    assert points(state) == (1, 1)
    assert state.winners() == [KAREL, ECKHARDT]
