"""T8, T9: a shot, its defence, and how a figure that was shot stands up again."""

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
    Place,
    looted,
    tomb,
)
from games.tomb_raider.looks import (
    all_told,
    discards,
    end_turns,
    gone,
    hand_of,
    lay,
    lies,
    looks,
    offered,
    place_of,
    play,
    points,
    refusal,
    told,
    until_turn_of,
)
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Aimed, Began, MissedTurn, StoodUp, WardedOff, WasShot
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import AcceptHit, Aim, Draw, EndTurn, Fire, Lay, Rotate


def facing(shooter: Place, target: Place, museum: list[str] = OPEN, *, lara: str = "s4", karel: str = "") -> TombRaider:
    """Lara with shooting cards, Karel somewhere."""
    return tomb(museum=museum, figures={LARA: shooter, KAREL: target}, hands={LARA: lara, KAREL: karel})


def may_aim(state: TombRaider, target: int = KAREL) -> bool:
    return Aim(target) in offered(state)


@rule("T8.1", "A10")
@pytest.mark.parametrize(
    ("lara", "karel", "sees"),
    [
        ((1, 1), (1, 1), True),
        ((1, 1), (1, 2), True),
        ((1, 0), (1, 4), True),
        ((1, 4), (1, 0), True),
        ((0, 2), (3, 2), True),
        ((3, 2), (0, 2), True),
        ((1, 1), (2, 2), False),
        ((0, 0), (3, 4), False),
        ((0, 4), (1, 0), False),
    ],
)
def test_a_target_is_on_the_same_tile_or_in_one_row_or_column_at_any_distance(
    lara: Place, karel: Place, sees: bool
) -> None:
    assert may_aim(facing(lara, karel)) == sees


IN_A_COLUMN = dict(zip(".─│┼└┘├┤", ".│─┼┌└┬┴", strict=True))  # a tile of a row, with its east to the south


@rule("T8.1")
@pytest.mark.parametrize(
    ("row", "sees"),
    [
        ("─ ─ ─ ─ ─", True),
        ("└ ─ ┼ ─ ┘", True),
        ("┘ ─ ┼ ─ ┘", False),
        ("└ ─ ┼ ─ └", False),
        ("─ ─ │ ─ ─", False),
        ("─ ├ ─ ─ ─", False),
        ("─ ─ ┤ ─ ─", False),
        ("─ . ─ ─ ─", False),
        ("─ ─ ─ . ─", False),
    ],
)
def test_every_tile_between_is_face_up_and_all_touching_sides_are_open(row: str, sees: bool) -> None:
    state = facing((1, 0), (1, 4), [ROW, row, ROW])
    assert may_aim(state) == sees
    if not sees:
        assert refusal(state, LARA, Aim(KAREL)).code == "no-line-of-sight"
    column = [f". . {IN_A_COLUMN[cell]} . ." for cell in row.split()]
    assert may_aim(facing((0, 2), (4, 2), column)) == sees
    assert may_aim(facing((4, 2), (0, 2), column)) == sees


@rule("T8.1", "T10.3")
@pytest.mark.parametrize("seat", [LARA, KAREL])
def test_nobody_shoots_from_or_at_the_start_tile(seat: int) -> None:
    inside: dict[int, Place | str] = {seat: (0, 2)}
    state = tomb(museum=OPEN, figures=inside, hands={LARA: "s4"})
    assert not may_aim(state)
    assert refusal(state, LARA, Aim(KAREL)).code == "on-start-tile"
    both = tomb(museum=OPEN, hands={LARA: "s4"})
    assert refusal(both, LARA, Aim(KAREL)).code == "on-start-tile"


@rule("T8.1", "A9")
def test_partners_are_no_targets_and_figures_between_do_not_block() -> None:
    state = tomb(
        museum=OPEN, figures={LARA: (1, 0), KURTIS: (1, 1), ECKHARDT: (1, 2), KAREL: (1, 4)}, hands={LARA: "s4"}
    )
    assert offered(state, Aim) == [Aim(KAREL), Aim(ECKHARDT)]
    assert refusal(state, LARA, Aim(KURTIS)).code == "no-enemy"
    assert refusal(state, LARA, Aim(LARA)).code == "no-enemy"


@rule("T8.1", "T10.5")
def test_there_is_no_sight_across_a_removed_place() -> None:
    state = tomb(
        museum=looted((1, 2)),
        bomb=(1, 2),
        activator=LARA,
        wave=1,
        figures={LARA: (1, 1), KAREL: (1, 3)},
        hands={LARA: "s4"},
        treasures={LARGE: (0, 0)},
    )
    assert gone(state) == {(1, 2)}
    assert refusal(state, LARA, Aim(KAREL)).code == "no-line-of-sight"


@rule("T8.2", "A23")
def test_a_shot_needs_at_least_one_shooting_card() -> None:
    state = facing((1, 0), (1, 4), lara="e1 h1")
    assert not may_aim(state)
    assert refusal(state, LARA, Aim(KAREL)).code == "no-shooting-cards"
    aimed = play(facing((1, 0), (1, 4), lara="s1 s2"), Aim(KAREL))
    assert offered(aimed) == [Lay("shooting", 1), Lay("shooting", 2)]
    assert refusal(aimed, LARA, Fire()).code == "lay-a-shooting-card"


@rule("T8.2")
@pytest.mark.parametrize(
    ("shooting", "health", "shot"),
    [("s1", "", True), ("s4", "h4", False), ("s4", "h3", True), ("s1 s2", "h1 h2", False), ("s1 s2", "h2", True)],
)
def test_the_target_is_shot_if_the_shooting_sum_is_higher(shooting: str, health: str, shot: bool) -> None:
    state = facing((1, 0), (1, 4), lara=shooting, karel=health)
    play(state, Aim(KAREL), *lay(shooting), *lay(health))
    assert (state.lying[KAREL] == const.SHOT) == shot
    sums = [sum(int(name[1]) for name in names.split()) for names in (shooting, health)]
    kind = WasShot if shot else WardedOff
    assert kind(KAREL, *sums) in told(state)
    assert state.turn == LARA


@rule("T8.2", "A29")
@pytest.mark.parametrize("health", ["h4", "h1"])
def test_all_laid_cards_are_discarded_hit_or_miss(health: str) -> None:
    state = facing((1, 0), (1, 4), lara="s3 s1", karel=health)
    play(state, Aim(KAREL), *lay("s3"), Fire(), *lay(health))
    assert sorted(discards(state).split()) == sorted(["s3", health])
    assert hand_of(state, LARA) == "s1"


@rule("T8.2")
def test_the_target_sees_the_shooting_cards_first_and_is_asked_in_the_others_turn() -> None:
    state = facing((1, 0), (1, 4), lara="s3 s1", karel="h1 h2 e1")
    play(state, Aim(KAREL))
    assert Aimed(LARA, KAREL) in told(state)
    play(state, *lay("s3"), Fire())
    public = GAME.view(state, KAREL).public
    assert (public.turn, public.active, public.phase, public.target) == (KAREL, LARA, "defending", KAREL)
    assert [(card.kind, card.value) for card in public.laid] == [("shooting", 3)]
    assert state.to_act() == (KAREL,)
    assert offered(state) == [Lay("health", 1), Lay("health", 2), AcceptHit()]
    assert refusal(state, LARA, EndTurn()).code == "target-defends"


@rule("T8.2")
def test_defending_costs_no_action() -> None:
    state = facing((1, 0), (1, 4), karel="h4")
    play(state, Aim(KAREL), *lay("s4"), *lay("h4"), EndTurn())
    assert (state.turn, state.left) == (KAREL, 3)


@rule("T8.2")
def test_a_target_without_health_cards_is_not_asked() -> None:
    state = facing((1, 0), (1, 4), karel="e4 s4")
    play(state, Aim(KAREL), *lay("s4"))
    assert (state.turn, state.lying[KAREL]) == (LARA, const.SHOT)


@rule("T8.2", "A22")
def test_the_target_may_lay_no_health_cards() -> None:
    state = facing((1, 0), (1, 4), lara="s4", karel="h1 h2")
    play(state, Aim(KAREL), *lay("s4"), AcceptHit())
    assert state.lying[KAREL] == const.SHOT
    assert sorted(discards(state).split()) == ["h1", "h2", "s4"]


@rule("T8.2", "A22")
def test_a_miss_leaves_the_health_cards_that_were_not_laid() -> None:
    state = facing((1, 0), (1, 4), lara="s2", karel="h1 h2 h4")
    play(state, Aim(KAREL), *lay("s2"), *lay("h2"), AcceptHit())
    assert (state.lying[KAREL], hand_of(state, KAREL)) == (const.STANDING, "h1 h4")


@rule("T8.3")
def test_who_is_shot_lies_down_drops_the_treasure_and_discards_the_hand() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ ┼ ┼", ROW],
        figures={LARA: (1, 0), KAREL: (1, 4)},
        hands={LARA: "s4", KAREL: "e1 e2 s1 h1"},
        treasures={PAINTING_2: KAREL},
    )
    play(state, Aim(KAREL), *lay("s4"), AcceptHit())
    assert (place_of(state, KAREL), state.lying[KAREL]) == ((1, 4), const.SHOT)
    assert (lies(state, (1, 4)), state.carry[KAREL]) == ([PAINTING_2], 0)
    assert hand_of(state, KAREL) == ""
    assert sorted(discards(state).split()) == ["e1", "e2", "h1", "s1", "s4"]
    seat = GAME.view(state, None).public.seats[KAREL]
    assert (seat.state, seat.misses_turn) == ("lying", True)
    assert points(state) == (1, 0)


@rule("T8.3")
def test_lying_figures_are_no_targets_but_their_tile_may_be_rotated() -> None:
    state = tomb(
        museum=OPEN[:1] + ["┼ ┼ ┼ ┼ └"] + OPEN[2:],
        figures={LARA: (0, 4), KAREL: (1, 4), ECKHARDT: (0, 4)},
        lying={KAREL: const.SHOT, ECKHARDT: const.SKIPPED},
        hands={LARA: "s4 e1"},
    )
    assert offered(state, Aim) == []
    assert refusal(state, LARA, Aim(KAREL)).code == "target-lies"
    assert refusal(state, LARA, Aim(ECKHARDT)).code == "target-lies"
    play(state, *lay("e1"), Rotate("south", 1))
    assert looks(state, (1, 4)) == "┌"


@rule("T8.3", "A17")
def test_the_large_treasure_is_shot_out_of_its_carriers_hands() -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=KAREL,
        wave=1,
        figures={LARA: (1, 0), KAREL: (1, 4)},
        hands={LARA: "s4"},
        treasures={LARGE: KAREL},
    )
    play(state, Aim(KAREL), *lay("s4"))
    assert lies(state, (1, 4)) == [LARGE]
    assert GAME.view(state, None).public.bomb.activator == KAREL


def shot(seat: int, *, early_revive_cards: bool = False) -> TombRaider:
    """A figure was shot in Lara's turn, and the turn goes on."""
    figures: dict[int, Place | str] = {seat: (1, 1)}
    return tomb(museum=OPEN, figures=figures, lying={seat: const.SHOT}, early_revive_cards=early_revive_cards)


@rule("T9.1")
def test_the_first_turn_is_skipped_and_in_the_second_the_figure_stands_up_with_three_cards() -> None:
    state = shot(KAREL)
    end_turns(state)
    assert (state.turn, state.lying[KAREL], hand_of(state, KAREL)) == (KURTIS, const.SKIPPED, "")
    assert MissedTurn(KAREL) in told(state)
    assert not GAME.view(state, None).public.seats[KAREL].misses_turn
    end_turns(state, 3)
    assert (state.turn, state.lying[KAREL], state.left, state.round) == (KAREL, const.STANDING, 3, 2)
    assert [name[0] for name in hand_of(state, KAREL).split()] == ["e", "s", "h"]
    assert Began(KAREL, 2) in told(state)
    assert StoodUp(KAREL) in told(state)
    play(state, Draw("energy", 1))
    assert state.left == 2


@rule("T9.1")
def test_a_standing_figure_may_be_shot_again() -> None:
    state = shot(KAREL)
    end_turns(state, 4)
    assert state.turn == KAREL
    again = tomb(museum=OPEN, figures={KAREL: (1, 1), LARA: (1, 2)}, lying={KAREL: const.SKIPPED}, hands={LARA: "s1"})
    assert not may_aim(again)
    until_turn_of(again, KAREL)
    until_turn_of(end_turns(again), LARA)
    play(again, Aim(KAREL), *lay("s1"), AcceptHit())
    assert again.lying[KAREL] == const.SHOT
    end_turns(again)
    assert again.lying[KAREL] == const.SKIPPED


@rule("T9.2")
def test_with_early_cards_they_are_drawn_in_the_skipped_turn() -> None:
    state = shot(KAREL, early_revive_cards=True)
    end_turns(state)
    assert (state.turn, state.lying[KAREL]) == (KAREL, const.SKIPPED)
    cards = hand_of(state, KAREL)
    assert [name[0] for name in cards.split()] == ["e", "s", "h"]
    assert state.legal(KAREL) == [const.END_TURN]  # it sees them, and that is all
    end_turns(state, 4)
    assert (state.turn, state.lying[KAREL], hand_of(state, KAREL)) == (KAREL, const.STANDING, cards)


@rule("T9.2")
def test_early_cards_are_off_unless_chosen() -> None:
    assert {option.name: option.default for option in GAME.options}["early_revive_cards"] is False


@rule("T9.3", "T10.2")
def test_a_skipped_turn_of_the_activator_has_its_wave() -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=KAREL,
        wave=1,
        figures={LARA: (0, 0), KAREL: (0, 4)},
        lying={KAREL: const.SHOT},
        treasures={LARGE: (0, 0)},
    )
    end_turns(state)
    assert state.turn == KURTIS
    assert len(gone(state)) == 5
    assert state.wave == 2


@rule("T9.4")
def test_a_lying_figure_on_the_start_tile_skips_and_stands_up_in_the_same_turns() -> None:
    state = tomb(museum=OPEN, lying={KAREL: const.SHOT})
    assert place_of(state, KAREL) == "start"
    end_turns(state)
    assert state.turn == KURTIS
    end_turns(state, 3)
    assert (state.turn, place_of(state, KAREL)) == (KAREL, "start")
    assert [event.seat for event in all_told(state, StoodUp)] == [KAREL]
    assert len(hand_of(state, KAREL).split()) == 3


@rule("T8.3")
def test_a_lying_figure_cannot_act() -> None:
    state = shot(KAREL)
    end_turns(state)
    for move in (Draw("energy", 1), EndTurn()):
        assert refusal(state, KAREL, move).code == "not-your-turn"


def test_a_treasure_of_the_foreign_side_is_dropped_too() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ ┼ ┼", ROW],
        figures={LARA: (1, 0), KAREL: (1, 4)},
        hands={LARA: "s4"},
        treasures={EVIDENCE_2: KAREL},
    )
    play(state, Aim(KAREL), *lay("s4"))
    assert lies(state, (1, 4)) == [EVIDENCE_2]
