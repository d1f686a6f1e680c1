"""T3, T4, T11: a turn, drawing cards, the hand limit and the decks."""

import pytest

from games.tomb_raider.builder import KAREL, KURTIS, LARA, OPEN, lucky, tomb
from games.tomb_raider.looks import (
    NORTH,
    SOUTH,
    all_told,
    deck_of,
    discard,
    discards,
    end_turns,
    hand_of,
    laid,
    lay,
    looks,
    offered,
    play,
    refusal,
    told,
)
from marks import rule
from trove.core.game import Offer
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Began, Drew, DrewUnseen, Reshuffled, TurnEnded
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.words import (
    Aim,
    Discard,
    Draw,
    Drop,
    EndMove,
    EndTurn,
    Fire,
    Go,
    PickUp,
    Reveal,
    Turn,
)

ENERGY, SHOOTING, HEALTH = Draw("energy", 1), Draw("shooting", 1), Draw("health", 1)


@rule("T3.1")
def test_three_actions_of_any_kinds_in_any_order() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "e1 s1", KAREL: "h1"})
    play(state, Aim(KAREL), *lay("s1 h1"), HEALTH)
    assert (state.turn, state.left) == (LARA, 1)
    play(state, *lay("e1"))
    assert (state.turn, state.left) == (LARA, 0)
    play(state, NORTH)
    assert state.turn == KAREL


@rule("T3.1")
def test_the_same_kind_of_action_may_be_repeated() -> None:
    state = tomb()
    play(state, ENERGY, ENERGY)
    assert (state.turn, state.left) == (LARA, 1)
    play(state, ENERGY)
    assert (state.turn, state.left) == (LARA, 0)
    assert len(hand_of(state, LARA).split()) == 3


@rule("T3.1")
def test_whoever_has_drawn_sees_the_card_before_the_turn_ends() -> None:
    state = tomb(left=1)
    play(state, ENERGY)
    assert (state.turn, GAME.offers(state, LARA)) == (LARA, [Offer(const.END_TURN, EndTurn())])
    play(state, EndTurn())
    assert (state.turn, state.left) == (KAREL, 3)


@rule("T3.1")
def test_a_turn_may_be_ended_early() -> None:
    state = tomb(hands={LARA: "e1"})
    play(state, EndTurn())
    assert (state.turn, state.left) == (KAREL, 3)
    assert told(state)[:2] == [TurnEnded(LARA), Began(KAREL, 1)]


@rule("T3.1", "T3.2")
def test_after_the_third_action_the_turn_goes_on_while_a_treasure_can_be_handled() -> None:
    carrying = tomb(museum=["┼ ┼ R┼ ┼ ┼"], figures={LARA: (0, 2)}, treasures={1: LARA}, left=1)
    play(carrying, ENERGY)
    assert carrying.turn == LARA
    assert offered(carrying) == [Drop(), EndTurn()]
    play(carrying, Drop())
    assert carrying.turn == LARA
    assert offered(carrying) == [PickUp(1), EndTurn()]
    play(carrying, PickUp(1), Drop())
    assert carrying.turn == KAREL


@rule("T3.1")
def test_by_itself_a_turn_ends_only_when_nothing_else_is_possible() -> None:
    """No card is available, and none in hand is of use: one seat after the other is passed over."""
    full = {LARA: "h1 h1 h1 h1", KAREL: "e1 e1 e1 e1 e1 e1 e1", KURTIS: "e1 s1 s1 s1 s1"}
    state = tomb(
        cards={"energy": [8, 0, 0, 0], "shooting": [8, 0, 0, 0], "health": [8, 0, 0, 0]},
        hands={**full, 3: "s1 s1 s1 s1 h1 h1 h1"},
        turn=KURTIS,
    )
    assert offered(state, Draw) == [HEALTH]
    play(state, HEALTH)
    assert offered(state, Draw) == []
    play(state, EndTurn())
    assert state.turn == KAREL
    assert [event.seat for event in all_told(state, TurnEnded)] == [KURTIS, 3, LARA]


@rule("T3.1")
def test_an_energy_card_in_hand_keeps_the_turn_open() -> None:
    state = tomb(hands={LARA: "e1"}, left=2)
    play(state, ENERGY)
    assert (state.turn, state.left) == (LARA, 1)


@rule("T3.2")
def test_an_action_is_finished_before_the_next_begins() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "e2 s1"})
    play(state, *lay("e2"))
    assert refusal(state, LARA, ENERGY).rule == "T3.2"
    assert refusal(state, LARA, Aim(KAREL)).rule == "T3.2"
    assert refusal(state, LARA, EndTurn()).rule == "T3.2"
    play(state, EndMove(), ENERGY)


@rule("T3.2")
def test_treasures_are_handled_before_between_and_after_actions_and_between_points() -> None:
    state = tomb(
        museum=["┼ ┼ R┼ R┼ ┼", "┼ ┼ ┼ ┼ ┼"],
        figures={LARA: (0, 2)},
        hands={LARA: "e3"},
        treasures={1: (0, 2), 5: (0, 2)},
        plates={1: 0, 4: 1},
    )
    play(state, PickUp(1), *lay("e3"), Drop(), PickUp(5), SOUTH, Drop(), NORTH, SOUTH)
    assert (state.phase, state.left) == (const.ACTING, 2)
    assert state.where[1] == 2
    assert state.where[5] == 7


@rule("T3.2")
def test_treasures_wait_while_a_reveal_a_shot_or_a_discard_is_settled() -> None:
    room = ["┼ ┼ R┼ E┼ ┼"]
    state = tomb(museum=room, figures={LARA: (0, 2)}, hands={LARA: "e2"}, treasures={1: (0, 2)}, unseen=["├"])
    lucky(state, lambda state: state.phase == const.TURNING, *lay("e2"), Reveal("south"))
    play(state, *lay("e2"), Reveal("south"))
    assert refusal(state, LARA, PickUp(1)).code == "turn-first"
    state = tomb(museum=room, figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "s1 s2"}, treasures={1: (0, 2)})
    play(state, Aim(KAREL))
    assert refusal(state, LARA, PickUp(1)).code == "finish-shot"
    state = tomb(museum=room, figures={LARA: (0, 2)}, hands={LARA: "e1 e1 e1 e1 e1 e1 s1"}, treasures={1: (0, 2)})
    play(state, ENERGY)
    assert refusal(state, LARA, PickUp(1)).code == "discard-first"


@rule("T3.3", "T11.1")
def test_the_hand_limit_is_checked_at_once_after_a_draw() -> None:
    state = tomb(hands={LARA: "e1 e1 s1 s2 h1 h2 h3"})
    play(state, ENERGY)
    assert GAME.view(state, None).public.phase == "discarding"
    assert all(isinstance(move, Discard) for move in offered(state))
    play(state, discard("h2"))
    assert (state.phase, state.turn, state.left) == (const.ACTING, LARA, 2)


@rule("T3.3", "T6.1", "T11.1")
def test_the_hand_limit_is_checked_at_once_in_the_middle_of_a_movement() -> None:
    state = tomb(museum=["┼ ┼ ┼ ┼ ┼"], figures={LARA: (0, 2)}, hands={LARA: "e3 e1 e1 s1 s2 h1 h2"}, unseen=["G┼"])
    play(state, *lay("e3"), Go())
    lucky(state, lambda state: looks(state, (1, 2)) == "G┼", Reveal("south"))
    play(state, Reveal("south"))
    assert len(hand_of(state, LARA).split()) == 7
    full = tomb(museum=["┼ ┼ ┼ ┼ ┼"], figures={LARA: (0, 2)}, hands={LARA: "e3 e1 e1 s1 s2 h1 h2"}, unseen=["G┼", "G┼"])
    play(full, *lay("e3"), Go())
    wish = [Reveal("south"), SOUTH, Reveal("south")]
    lucky(full, lambda state: looks(state, (1, 2)) == looks(state, (2, 2)) == "G┼", *wish)
    play(full, *wish)
    assert GAME.view(full, None).public.phase == "discarding"
    play(full, discard("s1"))
    assert laid(full) == ""
    assert (full.phase, full.left) == (const.ACTING, 2)


@rule("T4.1")
@pytest.mark.parametrize("kind", ["energy", "shooting", "health"])
def test_one_card_of_the_kind_that_is_named(kind: str) -> None:
    state = tomb()
    before = deck_of(state)
    play(state, {"type": "draw", "kind": kind, "number": 1})
    assert hand_of(state, LARA)[0] == kind[0]
    assert len(hand_of(state, LARA).split()) == 1
    assert sorted((deck_of(state) + " " + hand_of(state, LARA)).split()) == sorted(before.split())
    assert state.left == 2


SOURCES = [("E", "energy"), ("G", "shooting"), ("H", "health")]


@rule("T4.2", "A2")
@pytest.mark.parametrize(("letter", "kind"), SOURCES)
def test_on_a_source_two_cards_of_its_kind_or_one(letter: str, kind: str) -> None:
    state = tomb(museum=[f"┼ ┼ {letter}├ ┼ ┼"], figures={LARA: (0, 2)})
    for other in ("energy", "shooting", "health"):
        numbers = [move.number for move in offered(state, Draw) if move.kind == other]
        assert numbers == ([1, 2] if other == kind else [1])
    one = state.clone()
    play(one, {"type": "draw", "kind": kind, "number": 1})
    assert len(hand_of(one, LARA).split()) == 1
    play(state, {"type": "draw", "kind": kind, "number": 2})
    assert [name[0] for name in hand_of(state, LARA).split()] == [kind[0]] * 2
    assert (one.left, state.left) == (2, 2)


@rule("T4.2", "A2")
def test_two_of_another_kind_are_refused() -> None:
    state = tomb(museum=["┼ ┼ E├ ┼ ┼"], figures={LARA: (0, 2)})
    assert (refusal(state, LARA, Draw("health", 2)).rule) == "T4.2"
    assert (refusal(tomb(), LARA, Draw("energy", 2)).rule) == "T4.2"


ALL_HEALTH = {LARA: "h1", KAREL: "h1 h1 h1 h1 h1 h1 h1"}


@rule("T4.3", "T11.4")
def test_a_kind_whose_deck_and_discard_are_empty_cannot_be_drawn() -> None:
    state = tomb(cards={"health": [8, 0, 0, 0]}, hands=ALL_HEALTH)
    assert offered(state, Draw) == [ENERGY, SHOOTING]
    said = refusal(state, LARA, HEALTH)
    assert (said.rule, said.code, said.facts) == ("T4.3", "no-cards-left", {"kind": "health"})


@rule("T4.3")
def test_a_double_draw_of_the_only_card_gives_that_one() -> None:
    state = tomb(
        museum=["┼ ┼ H┼ ┼ ┼"], figures={LARA: (0, 2)}, cards={"health": [8, 0, 0, 0]}, hands={KAREL: ALL_HEALTH[KAREL]}
    )
    assert offered(state, Draw) == [ENERGY, SHOOTING, HEALTH]
    play(state, Draw("health", 2))
    assert (hand_of(state, LARA), state.left) == ("h1", 2)


@rule("T11.1")
def test_the_owner_chooses_what_to_discard_and_it_goes_to_its_pile() -> None:
    state = tomb(hands={LARA: "e1 e2 s1 s2 h1 h2 h3"}, decks={"energy": "4"})
    play(state, ENERGY)
    assert offered(state) == [discard(name) for name in ["e1", "e2", "e4", "s1", "s2", "h1", "h2", "h3"]]
    before = discards(state).split()
    play(state, discard("h3"))
    assert sorted(discards(state).split()) == sorted([*before, "h3"])
    assert hand_of(state, LARA) == "e1 e2 e4 s1 s2 h1 h2"


@rule("T11.1")
def test_seven_cards_of_all_kinds_together_are_within_the_limit() -> None:
    state = tomb(hands={LARA: "e1 e2 s1 s2 h1 h2"})
    play(state, ENERGY)
    assert state.phase == const.ACTING


@rule("T11.2")
def test_a_double_draw_is_taken_whole_before_the_limit() -> None:
    state = tomb(
        museum=["┼ ┼ E┼ ┼ ┼"],
        figures={LARA: (0, 2)},
        hands={LARA: "e1 e2 s1 s2 h1 h2 h3"},
        decks={"energy": "3 4"},
    )
    play(state, Draw("energy", 2))
    assert hand_of(state, LARA) == "e1 e2 e3 e4 s1 s2 h1 h2 h3"
    play(state, discard("h3"))
    assert state.phase == const.DISCARDING
    play(state, discard("e4"))
    assert hand_of(state, LARA) == "e1 e2 e3 s1 s2 h1 h2"
    assert state.left == 2


@rule("T11.3")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    state = tomb(hands={LARA: "s1 s1 s1 s1 s2"}, decks={"energy": "4", "shooting": ""})
    play(state, SHOOTING)
    assert Reshuffled("shooting", 11) in told(state)
    assert "s" not in discards(state)
    assert deck_of(state).count("s") == 10
    assert discards(state).count("e") == 24  # the others stay
    play(state, ENERGY)
    assert not [event for event in told(state) if isinstance(event, Reshuffled)]  # only when a card is needed
    assert state.size[const.DECK_N] == 0


@rule("T11.3")
def test_the_second_card_of_a_double_draw_comes_from_the_new_deck() -> None:
    state = tomb(museum=["┼ ┼ E┼ ┼ ┼"], figures={LARA: (0, 2)}, decks={"energy": "4"})
    play(state, Draw("energy", 2))
    names = hand_of(state, LARA).split()
    assert len(names) == 2
    assert "e4" in names
    assert [type(event) for event in told(state, LARA)] == [Drew, Reshuffled, Drew]
    assert [type(event) for event in told(state, KAREL)] == [DrewUnseen, Reshuffled, DrewUnseen]


@rule("T11.4", "T6.1")
def test_a_source_revealed_gives_nothing_if_there_is_no_card() -> None:
    state = tomb(cards={"health": [8, 0, 0, 0]}, hands={LARA: "h1 e2", KAREL: ALL_HEALTH[KAREL]}, unseen=["H┼"] * 3)
    lucky(state, lambda state: looks(state, (0, 2)) == "H┼", *lay("e2"), Reveal("south"))
    play(state, *lay("e2"), Reveal("south"))
    assert hand_of(state, LARA) == "h1"
    assert state.phase == const.MOVING


@rule("T11.4", "T9.1")
def test_a_revival_card_that_is_not_to_be_had_is_lost() -> None:
    state = tomb(
        cards={"health": [8, 0, 0, 0]},
        museum=OPEN,
        figures={KAREL: (1, 1)},
        lying={KAREL: const.SKIPPED},
        hands={LARA: "h1", KURTIS: "h1 h1 h1 h1 h1 h1 h1"},
    )
    end_turns(state)
    assert [name[0] for name in hand_of(state, KAREL).split()] == ["e", "s"]


@rule("T5.4", "T11.3")
def test_laid_energy_is_not_in_a_reshuffle_during_the_movement() -> None:
    state = tomb(hands={LARA: "e4"}, decks={"energy": ""}, unseen=["E┼"])
    lucky(state, lambda state: looks(state, (0, 2)) == "E┼", *lay("e4"), Reveal("south"))
    play(state, *lay("e4"), Reveal("south"))
    assert Reshuffled("energy", 24) in told(state)
    assert laid(state) == "e4"
    play(state, EndMove())
    assert discards(state) == "e4"


@rule("T8.2")
def test_a_shot_costs_one_action_and_the_turn_goes_on() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "s1 s4", KAREL: "h1"})
    play(state, Aim(KAREL), *lay("s1"), Fire(), *lay("h1"))
    assert (state.turn, state.left, state.phase) == (LARA, 2, const.ACTING)


def test_a_turned_tile_ends_its_reveal() -> None:
    state = tomb(hands={LARA: "e2"}, unseen=["│"])
    lucky(state, lambda state: looks(state, (0, 2)) == "│", *lay("e2"), Reveal("south"))
    play(state, *lay("e2"), Reveal("south"), Turn(1))
    assert (looks(state, (0, 2)), state.energy) == ("─", 1)
