"""T12.2 to T12.4: totals, ties and the score sheet."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.tomb_raider.builder import (
    BAD,
    DEAD,
    ECKHARDT,
    EVIDENCE_2,
    EVIDENCE_3,
    GOOD,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    PAINTING_2,
    PAINTING_3,
    Event,
    looted,
    tomb,
)
from games.tomb_raider.looks import NORTH, end_turns, lay, play, points
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.score_sheet import Brought, Change, Dead, PlateTaken

HEROES, VILLAINS = [LARA, KURTIS], [KAREL, ECKHARDT]
PLATE_GOOD, PLATE_BAD = ("plate", 1, 0), ("plate", 0, 1)


def scored(events: Sequence[Event] | None = None, dead: Sequence[int] = (), **more: Any) -> TombRaider:
    """A museum with five treasure tiles open, a bomb armed and these events."""
    more.setdefault("plates", {1: GOOD, 2: GOOD, 3: BAD, 4: BAD, 5: GOOD})
    return tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        figures=dict.fromkeys(dead, DEAD),
        events=events,
        turn=next(seat for seat in range(4) if seat not in dead),
        **{**more, "treasures": {LARGE: (0, 0), **more.get("treasures", {})}},
    )


@rule("T12.2")
def test_own_treasures_delivered_plates_and_the_dead_make_the_total() -> None:
    state = scored(
        dead=[KURTIS, KAREL, ECKHARDT],
        treasures={EVIDENCE_2: "good", EVIDENCE_3: "good", PAINTING_3: "bad", LARGE: (0, 0)},
    )
    assert points(state) == (3 + 5 - 1, 2 + 3 - 2)
    assert state.scores() == [7, 3, 7, 3]
    assert state.winners() == HEROES


@rule("T12.2")
@pytest.mark.parametrize(("side", "total"), [("good", (6, 2)), ("bad", (3, 5))])
def test_the_large_treasure_counts_for_the_side_that_has_it(side: str, total: tuple[int, int]) -> None:
    state = scored(treasures={LARGE: side, EVIDENCE_2: (0, 0)})
    assert points(state) == total


@rule("T12.2")
def test_foreign_lying_and_carried_treasures_score_nothing() -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        figures={LARA: (0, 0)},
        treasures={EVIDENCE_2: LARA, EVIDENCE_3: (0, 1), PAINTING_2: "good", 4: "bad"},
    )
    assert points(state) == (3, 2)


@rule("T12.2")
def test_being_shot_costs_nothing() -> None:
    state = scored(lying={KAREL: const.SHOT, KURTIS: const.SKIPPED})
    assert points(state) == (3, 2)


@rule("T12.2")
def test_a_total_may_be_negative() -> None:
    plates = dict.fromkeys(range(1, 6), GOOD)
    state = scored(dead=[KAREL, ECKHARDT], plates=plates)
    assert points(state) == (5, -2)
    assert state.scores() == [5, -2, 5, -2]


@rule("T12.3")
def test_the_higher_total_wins() -> None:
    assert scored().winners() == HEROES
    assert scored(plates={1: BAD, 2: GOOD, 3: BAD, 4: BAD, 5: GOOD}).winners() == VILLAINS


TIES: list[tuple[str, list[Event], list[int], dict[int, str], list[int]]] = [
    # what, the events after five plates (3 good, 2 bad), the dead, treasures, winners
    ("T12.3", [("delivery", 2, 0), ("delivery", 0, 3)], [], {EVIDENCE_2: "good", PAINTING_3: "bad"}, VILLAINS),
    ("T12.3", [("delivery", 0, 3), ("delivery", 2, 0)], [], {EVIDENCE_2: "good", PAINTING_3: "bad"}, HEROES),
    ("T12.3", [("wave", -1, 0)], [KURTIS], {}, VILLAINS),
    ("T12.4", [("wave", -2, -1)], [LARA, KURTIS, KAREL], {}, VILLAINS),
    ("T12.4", [("wave", -1, 0), ("wave", -1, -1)], [LARA, KURTIS, KAREL], {}, VILLAINS),
    ("T12.4", [("delivery", 0, 2), ("wave", -1, -2)], [KURTIS, KAREL, ECKHARDT], {PAINTING_2: "bad"}, HEROES),
]


@rule("T12.3", "T12.4", "A14")
@pytest.mark.parametrize(("number", "events", "dead", "treasures", "winners"), TIES)
def test_a_tie_is_decided_by_the_last_event_that_was_not_equal(
    number: str, events: list[Event], dead: list[int], treasures: dict[int, Any], winners: list[int]
) -> None:
    before: list[Event] = [PLATE_GOOD, PLATE_GOOD, PLATE_BAD, PLATE_BAD, PLATE_GOOD]
    state = scored([*before, *events], dead, treasures=treasures)
    good, bad = points(state)
    assert good == bad
    assert state.winners() == winners
    sheet = GAME.score_sheet(state)
    assert sheet.winners == tuple(winners)
    assert sheet.ranks == tuple(1 if seat in winners else 3 for seat in range(4))


@rule("T12.3")
@pytest.mark.parametrize(("last", "winners"), [(PLATE_GOOD, HEROES), (PLATE_BAD, VILLAINS)])
def test_after_a_last_plate_its_side_wins_a_tie(last: Event, winners: list[int]) -> None:
    first = PLATE_BAD if last == PLATE_GOOD else PLATE_GOOD
    state = tomb(museum=["┼ ┼ R┼ R┼ ┼"], plates={1: GOOD, 2: BAD}, events=[first, last])
    assert points(state) == (1, 1)
    assert state.winners() == winners


@rule("T12.4", "A14")
def test_equal_losses_in_one_wave_are_looked_behind() -> None:
    before: list[Event] = [PLATE_GOOD, PLATE_BAD, PLATE_GOOD, PLATE_BAD, PLATE_GOOD, ("delivery", 0, 3)]
    events: list[Event] = [*before, ("delivery", 2, 0), ("wave", -1, -1)]
    state = scored(events, [KURTIS, ECKHARDT], treasures={EVIDENCE_2: "good", PAINTING_3: "bad"})
    assert points(state) == (4, 4)
    assert state.winners() == HEROES
    decides = [item for item in GAME.score_sheet(state).items if item.rule == "T12.4"]
    assert [item.seat for item in decides] == [LARA]
    assert decides[0].components == (Change(8, "wave", -1, -1), Change(7, "delivery", 2, 0))


@rule("T12.4", "A26")
def test_without_any_deciding_event_the_win_is_shared() -> None:
    nothing = tomb()
    assert nothing.winners() == [0, 1, 2, 3]
    assert GAME.score_sheet(nothing).ranks == (1, 1, 1, 1)
    wave = tomb(
        museum=["┼ ┼ ┼ ┼ ┼"] * 4,
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        round=42,
        figures={KURTIS: DEAD, KAREL: DEAD},
        events=[("wave", -1, -1)],
    )
    assert points(wave) == (-1, -1)
    assert wave.winners() == [0, 1, 2, 3]
    (item,) = [item for item in GAME.score_sheet(wave).items if isinstance(item.components[0], Change)]
    assert item.rule == "T12.4"


@rule("T12.4")
def test_all_deaths_of_a_wave_are_one_event_and_waves_are_events_of_their_own() -> None:
    state = tomb(
        museum=looted((2, 2)),
        bomb=(2, 2),
        activator=LARA,
        wave=2,
        figures={LARA: (0, 2), KAREL: (1, 1), KURTIS: (4, 4), ECKHARDT: (4, 4)},
        treasures={LARGE: "destroyed"},
    )
    events = state.chain_n
    end_turns(state)
    assert state.over
    last = [changed(code) for code in state.chain[events : state.chain_n]]
    assert last == [("wave", -1, -1), ("wave", -1, -1)]


def changed(code: int) -> Event:
    kind = {const.BY_PLATE: "plate", const.BY_DELIVERY: "delivery", const.BY_WAVE: "wave"}[code & 3]
    return kind, (code % 64) // 4 - 2, code // 64 - 2


@rule("T12.4")
def test_a_foreign_treasure_is_no_event() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ R┼ ┼"],
        plates={1: GOOD, 2: BAD},
        figures={LARA: (0, 2)},
        treasures={PAINTING_2: LARA},
        hands={LARA: "e1"},
    )
    assert state.winners() == VILLAINS
    play(state, *lay("e1"), NORTH)
    assert (state.chain_n, state.winners()) == (2, VILLAINS)


@rule("T12.2")
def test_the_score_sheet_gives_every_point_its_reason() -> None:
    state = scored(dead=[KURTIS], treasures={EVIDENCE_2: "good", PAINTING_2: "good", LARGE: "bad", EVIDENCE_3: (0, 0)})
    sheet = GAME.score_sheet(state)
    found = [(item.seat, item.rule, item.points, type(item.components[0])) for item in sheet.items]
    assert found.count((LARA, "T6.2", 1, PlateTaken)) == 3
    assert found.count((KAREL, "T6.2", 1, PlateTaken)) == 2
    assert (LARA, "T12.2", 2, Brought) in found
    assert (LARA, "T12.2", 0, Brought) in found  # the painting
    assert (KAREL, "T12.2", 3, Brought) in found
    assert (KURTIS, "T10.4", -1, Dead) in found
    assert sheet.totals == tuple(state.scores()) == (4, 5, 4, 5)
    for side in (HEROES, VILLAINS):
        assert sum(item.points for item in sheet.items if item.seat in side) == sheet.totals[side[0]]


@rule("T12.2", "T6.2", "T7.5")
def test_points_stand_with_the_figure_that_brought_them_and_count_for_the_side() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ R┼ ┼"],
        plates={1: KURTIS, 2: ECKHARDT},
        figures={KURTIS: (0, 2)},
        treasures={EVIDENCE_3: KURTIS},
        hands={KURTIS: "e1"},
        turn=KURTIS,
    )
    play(state, *lay("e1"), NORTH)
    assert points(state) == (4, 1)
    sheet = GAME.score_sheet(state)
    assert {(item.seat, item.points) for item in sheet.items if item.points} == {
        (KURTIS, 1),
        (KURTIS, 3),
        (ECKHARDT, 1),
    }
    assert sheet.totals == (4, 1, 4, 1)


@rule("T12.3", "T12.4")
@pytest.mark.parametrize(("number", "events", "dead", "treasures", "winners"), TIES)
def test_the_sheet_names_the_rule_that_decided(
    number: str, events: list[Event], dead: list[int], treasures: dict[int, Any], winners: list[int]
) -> None:
    before: list[Event] = [PLATE_GOOD, PLATE_GOOD, PLATE_BAD, PLATE_BAD, PLATE_GOOD]
    state = scored([*before, *events], dead, treasures=treasures)
    (item,) = [item for item in GAME.score_sheet(state).items if isinstance(item.components[0], Change)]
    assert (item.rule, item.seat, item.points) == (number, winners[0], 0)
