"""L6.4 to L6.9: Horus tiles, temple tiles, and spaces that do nothing."""

from collections import Counter

import pytest

from games.luxor.builder import (
    ALL_KEYS,
    ALL_SCARABS,
    ALL_WILDS,
    BLUE,
    EMPTY,
    FAVOUR_1_2,
    FAVOUR_2_3,
    GREEN,
    LYING,
    RED,
    SCARAB,
    STAIRS,
    TOMB,
    TUNNEL,
    WILD,
    WILD_OR_SCARAB,
    luxor,
    vase,
)
from games.luxor.looks import draws, hand_of, offered, refusal, spaces, told, tops
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import (
    DrewUnseen,
    Moved,
    Played,
    TookCard,
    TookKey,
    TookScarab,
    TookScarabUnseen,
    TookTreasure,
    TookWild,
    Tunnelled,
    TurnedUp,
)
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.words import LastToSecondLast, Play, TakeCard, TakeKey, TakeScarab, TakeWild

ONE = Play(side="left", adventurer=0, steps=1)


def kinds(state: Luxor, viewer: int | None = BLUE) -> list[type]:
    """The kinds of the events of the last step."""
    return [type(event) for event in told(state, viewer)]


HORUS = [(6, 1), (13, 1), (20, 2), (26, 2), (32, 3), (38, 3)]


@rule("L6.4")
@pytest.mark.parametrize(("space", "eyes"), HORUS)
def test_a_horus_tile_gives_a_key_or_the_top_card_with_as_many_eyes(space: int, eyes: int) -> None:
    state = luxor(adventurers={RED: [space - 1, STAIRS]}, hand={RED: ["1", ...]})
    shown = tops(state)
    state.play(RED, ONE)
    assert offered(state, RED) == [TakeKey(), TakeCard(eyes)]  # type: ignore[arg-type]
    key, card = state.clone(), state.clone()
    key.play(RED, TakeKey())
    assert (key.keys[RED], key.key_pile, tops(key)) == (1, 19, shown)
    card.play(RED, {"type": "take_card", "level": eyes})
    assert (card.keys[RED], card.key_pile) == (0, 20)
    assert hand_of(card, RED)[2] == shown[eyes - 1]
    assert card.horus_n[eyes] == 6
    assert [card.horus_n[level] for level in (1, 2, 3) if level != eyes] == [7, 7]


@rule("L6.4")
@pytest.mark.parametrize(("space", "eyes"), HORUS)
def test_the_other_is_taken_while_one_is_exhausted(space: int, eyes: int) -> None:
    state = luxor(adventurers={RED: [space - 1, STAIRS]}, hand={RED: ["1", ...]}, horus_piles={eyes: []})
    state.play(RED, ONE)
    assert state.keys[RED] == 1
    assert state.to_act() == (BLUE,)
    state = luxor(adventurers={RED: [space - 1, STAIRS]}, hand={RED: ["1", ...]}, keys={BLUE: ALL_KEYS})
    shown = tops(state)[eyes - 1]
    state.play(RED, ONE)
    assert hand_of(state, RED)[2] == shown
    assert state.keys[RED] == 0
    assert state.to_act() == (BLUE,)


@rule("L6.4", "L3.5")
def test_nothing_is_taken_while_both_are_exhausted_and_a_card_is_drawn() -> None:
    state = luxor(
        adventurers={RED: [5, STAIRS]},
        hand={RED: ["1", ...]},
        keys={BLUE: ALL_KEYS},
        horus_piles={1: []},
        draw_pile=["die", "die"],
    )
    state.play(RED, ONE)
    assert state.keys[RED] == 0
    assert hand_of(state, RED)[2] == "die"
    assert kinds(state) == [Played, Moved, DrewUnseen]


@rule("L6.4")
@pytest.mark.parametrize("words", [TakeCard(2), TakeCard(3), TakeWild(), TakeScarab()])
def test_a_horus_tile_gives_nothing_else(words: object) -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    refused = refusal(state, RED, words)
    assert (refused.rule, refused.code, refused.facts) == ("L6.4", "not-offered-here", {})


@rule("L6.4")
def test_taking_at_a_horus_tile_is_not_optional() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", "1", ...]})
    state.play(RED, ONE)
    refused = refusal(state, RED, ONE)
    assert (refused.rule, refused.code, refused.facts) == ("L6.4", "take-first", {})
    assert state.legal(BLUE) == []


@rule("L6.4")
def test_the_horus_tile_stays_and_acts_for_everybody_who_comes() -> None:
    state = luxor(adventurers={RED: [5, 5], BLUE: [5, 5]}, hand={RED: ["1", "1", ...], BLUE: ["1", ...]})
    for seat, adventurer in ((RED, 0), (BLUE, 0), (RED, 1)):
        state.play(seat, Play(side="left", adventurer=adventurer, steps=1))
        state.play(seat, TakeKey())
    assert list(state.keys[:2]) == [2, 1]
    assert state.board[6] == const.HORUS + 1


@rule("L6.4", "L2.3")
def test_the_next_card_of_the_pile_shows_when_the_top_is_taken() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]}, horus_piles={1: ["1-3", "minus 1"]})
    state.play(RED, ONE)
    state.play(RED, TakeCard(1))
    assert tops(state)[0] == "minus 1"
    took, turned = told(state, BLUE)
    assert isinstance(took, TookCard)
    assert (took.seat, took.level, took.card.effect) == (RED, 1, "up_to")
    assert isinstance(turned, TurnedUp)
    assert turned.card is not None
    assert (turned.level, turned.card.effect) == (1, "minus_one")


@rule("L6.4", "L2.3")
def test_the_last_card_of_a_pile_leaves_nothing_to_see() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]}, horus_piles={1: ["1-3"]})
    state.play(RED, ONE)
    state.play(RED, TakeCard(1))
    assert tops(state)[0] == ""
    assert told(state, BLUE)[1] == TurnedUp(1, None)
    assert GAME.view(state, BLUE).public.horus_left == (0, 8, 8)


@rule("L6.5", "L3.5")
@pytest.mark.parametrize(
    ("side", "after"), [("left", ["2", "3", "1-3", "4", "1"]), ("right", ["1", "2", "1-3", "3", "4"])]
)
def test_a_horus_card_goes_into_the_middle_of_the_hand(side: str, after: list[str]) -> None:
    hand = ["1", "2", "3", "4", "1"]
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: hand}, horus_piles={1: ["1-3"]})
    state.play(RED, {"type": "play", "side": side, "adventurer": 0, "steps": 1})
    state.play(RED, TakeCard(1))
    assert hand_of(state, RED) == after


@rule("L6.6")
def test_a_scarab_is_taken_at_random_and_only_its_owner_sees_it() -> None:
    state = luxor(3, adventurers={RED: [1, STAIRS]}, board={2: SCARAB}, hand={RED: ["1", ...]})
    values: Counter[int] = Counter()
    for seed in range(220):
        turn = state.clone()
        turn.reseed(seed)
        turn.apply(RED, const.PLAY + 1)
        (value,) = GAME.view(turn, RED).private.scarabs
        values[value] += 1
        assert turn.scarab_n == 21
    assert sorted(values) == [1, 2, 3, 4]
    assert values[2] > values[1]
    assert values[2] > values[4]
    state.play(RED, ONE)
    (value,) = GAME.view(state, RED).private.scarabs
    assert TookScarab(RED, value) in told(state, RED)
    for viewer in (BLUE, GREEN, None):
        assert TookScarabUnseen(RED) in told(state, viewer)
        assert GAME.view(state, viewer).public.seats[RED].scarab_values is None


@rule("L6.6")
def test_a_wild_treasure_is_taken_from_the_supply() -> None:
    state = luxor(adventurers={RED: [6, STAIRS]}, board={7: WILD}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert (state.wilds[RED], state.wild_pile) == (1, 17)
    assert kinds(state) == [Played, Moved, TookWild, DrewUnseen]
    assert state.board[7] == WILD  # temple tiles stay


@rule("L6.6")
def test_wild_or_scarab_lets_choose_one_of_them() -> None:
    state = luxor(adventurers={RED: [6, STAIRS]}, board={7: WILD_OR_SCARAB}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert offered(state, RED) == [TakeWild(), TakeScarab()]
    assert refusal(state, RED, TakeKey()).rule == "L6.6"
    assert refusal(state, RED, TakeKey()).code == "not-offered-here"
    assert (refusal(state, RED, ONE).rule, refusal(state, RED, ONE).code) == ("L6.6", "take-first")
    wild, scarab = state.clone(), state.clone()
    wild.play(RED, TakeWild())
    assert (wild.wilds[RED], wild.scarab_n) == (1, 22)
    scarab.play(RED, TakeScarab())
    assert (scarab.wilds[RED], scarab.scarab_n) == (0, 21)
    assert wild.to_act() == scarab.to_act() == (BLUE,)


@rule("L6.6")
@pytest.mark.parametrize(
    ("space", "tile", "wilds", "scarabs", "gained"),
    [
        (2, SCARAB, 0, ALL_SCARABS, (0, 0)),
        (7, WILD, ALL_WILDS, [], (0, 0)),
        (7, WILD_OR_SCARAB, ALL_WILDS, [], (0, 1)),
        (7, WILD_OR_SCARAB, 0, ALL_SCARABS, (1, 0)),
        (7, WILD_OR_SCARAB, ALL_WILDS, ALL_SCARABS, (0, 0)),
    ],
    ids=["no scarab", "no wild", "only scarabs", "only wilds", "neither"],
)
def test_an_empty_supply_gives_nothing_or_the_other(
    space: int, tile: int, wilds: int, scarabs: list[int], gained: tuple[int, int]
) -> None:
    state = luxor(
        adventurers={RED: [space - 1, STAIRS]},
        board={space: tile},
        hand={RED: ["1", ...]},
        wilds={BLUE: wilds},
        scarabs={BLUE: scarabs},
    )
    state.play(RED, ONE)
    assert (state.wilds[RED], GAME.view(state, None).public.seats[RED].scarabs) == gained
    assert state.to_act() == (BLUE,)
    assert 0 not in state.hand[:10]


@rule("L6.7")
@pytest.mark.parametrize(("tile", "low"), [(FAVOUR_1_2, 1), (FAVOUR_2_3, 2)])
def test_horuss_favour_is_the_top_card_of_one_of_the_two_piles(tile: int, low: int) -> None:
    state = luxor(adventurers={RED: [1, STAIRS]}, board={2: tile}, hand={RED: ["1", "2", "3", "4", "5"]})
    shown, pile = tops(state), state.draw_n
    state.play(RED, ONE)
    assert [words.level for words in offered(state, RED)] == [low, low + 1]
    for words in (TakeKey(), TakeWild(), TakeCard(3 if low == 1 else 1)):
        refused = refusal(state, RED, words)
        assert (refused.rule, refused.code) == ("L6.7", "not-offered-here")
    assert (refusal(state, RED, ONE).rule, refusal(state, RED, ONE).code) == ("L6.7", "take-first")
    for level in (low, low + 1):
        turn = state.clone()
        turn.play(RED, {"type": "take_card", "level": level})
        assert hand_of(turn, RED) == ["2", "3", shown[level - 1], "4", "5"]
        assert turn.draw_n == pile
        assert turn.to_act() == (BLUE,)


@rule("L6.7")
@pytest.mark.parametrize(("tile", "low"), [(FAVOUR_1_2, 1), (FAVOUR_2_3, 2)])
def test_if_one_pile_of_the_favour_is_empty_the_card_comes_from_the_other(tile: int, low: int) -> None:
    for empty, other in ((low, low + 1), (low + 1, low)):
        state = luxor(adventurers={RED: [1, STAIRS]}, board={2: tile}, hand={RED: ["1", ...]}, horus_piles={empty: []})
        shown = tops(state)[other - 1]
        state.play(RED, ONE)
        assert hand_of(state, RED)[2] == shown
        assert state.to_act() == (BLUE,)


@rule("L6.7", "L3.5")
@pytest.mark.parametrize(("tile", "low"), [(FAVOUR_1_2, 1), (FAVOUR_2_3, 2)])
def test_if_both_piles_of_the_favour_are_empty_a_card_is_drawn_as_usual(tile: int, low: int) -> None:
    state = luxor(
        adventurers={RED: [1, STAIRS]},
        board={2: tile},
        hand={RED: ["1", ...]},
        horus_piles={low: [], low + 1: []},
        draw_pile=["die", "die"],
    )
    state.play(RED, ONE)
    assert hand_of(state, RED)[2] == "die"
    assert draws(state) == ["die"]
    assert kinds(state) == [Played, Moved, DrewUnseen]


@rule("L6.8")
def test_a_tunnel_leads_to_the_next_tunnel_and_never_skips_one() -> None:
    board = {4: TUNNEL, 14: TUNNEL, 23: TUNNEL, 33: TUNNEL}
    for came, ends in ((3, 14), (13, 23), (22, 33)):
        state = luxor(adventurers={RED: [came, 0, 0, 0, 0]}, board=board, hand={RED: ["1", ...]})
        state.play(RED, ONE)
        assert spaces(state, RED)[0] == ends  # where it arrives, it does not act again
        assert told(state, BLUE)[2] == Tunnelled(RED, 0, came + 1, ends)


@rule("L6.8")
def test_the_last_tunnel_leads_nowhere() -> None:
    state = luxor(adventurers={RED: [32, 0, 0, 0, 0]}, board={4: TUNNEL, 33: TUNNEL}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED)[0] == 33
    assert kinds(state) == [Played, Moved, DrewUnseen]


@rule("L6.8")
def test_the_tunnel_is_not_optional_and_is_used_after_a_step_back_too() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, board={4: TUNNEL, 23: TUNNEL}, hand={RED: ["+-1", ...]})
    state.play(RED, Play(side="left", adventurer=0, steps=-1))
    assert spaces(state, RED) == [23, STAIRS, STAIRS, STAIRS, LYING]
    assert state.to_act() == (BLUE,)


@rule("L6.8", "L6.1")
def test_only_the_one_who_came_goes_through_the_tunnel() -> None:
    state = luxor(adventurers={RED: [3, 4], BLUE: [4, 4]}, board={4: TUNNEL, 14: TUNNEL}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED) == [14, 4, STAIRS, LYING, LYING]
    assert spaces(state, BLUE)[:2] == [4, 4]


@rule("L6.9")
def test_an_empty_space_has_no_action() -> None:
    state = luxor(adventurers={RED: [STAIRS, 9]}, board={9: EMPTY}, hand={RED: ["last", ...]})
    state.play(RED, LastToSecondLast("left"))
    assert spaces(state, RED)[:2] == [9, 9]
    assert state.points[RED] == 0
    assert state.to_act() == (BLUE,)


@rule("L6.9")
def test_the_tomb_chamber_has_no_action() -> None:
    state = luxor(adventurers={RED: [40, STAIRS]}, keys={RED: 2}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED)[0] == TOMB
    assert state.keys[RED] == 1
    assert not {TookKey, TookTreasure, TookCard} & set(kinds(state))


@rule("L6.9", "L5.5")
def test_whoever_comes_to_the_stairs_does_nothing_there() -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, board={9: vase(needs=3)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED)[:3] == [9, STAIRS, STAIRS]
    assert state.to_act() == (BLUE,)
