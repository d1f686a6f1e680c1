"""S5.1: the order of the decks is unknown to all; the choice of maps is secret until all have chosen."""

import json
from collections import Counter

import msgspec
import pytest

from drafts import altered
from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, silver_and_gold
from games.silver_and_gold.looks import card, choose_first_maps, events, in_deck, one, told
from marks import rule
from trove.core.match import Match
from trove.games.silver_and_gold.events import Chose, ChoseUnseen, DealtMap, DealtMapUnseen
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.words import Choose

OTHERS = [ANNA, CLARA, None]
OTHER_PAIRS = [Choose((0, 1)), Choose((2, 3)), Choose((1, 2))]


def dealt_ids(state: SilverAndGold, seat: int) -> list[str]:
    return [one.id for one in GAME.view(state, seat).private.dealt]


def all_that(state: SilverAndGold, viewer: int | None) -> str:
    """Everything a viewer is sent, but what it could not see because it is not there yet."""
    sent = (GAME.view(state, viewer), GAME.events(state, viewer))
    return msgspec.json.encode(sent).decode()


def with_other_maps(state: SilverAndGold, seat: int) -> SilverAndGold:
    """The same position, but this seat was dealt four other maps."""
    spare = [number for number in range(1, 48) if state.place[number] == 1][:4]
    dealt, place = list(state.dealt), list(state.place)
    for k, number in enumerate(spare):
        place[dealt[4 * seat + k]], place[number] = 1, 4 + seat
        dealt[4 * seat + k] = number
    copy = altered(state, dealt=dealt, place=place)
    assert copy.is_conserved()
    return copy


@rule("S5.1", "S2.1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_maps_dealt_are_secret_from_the_others(viewer: int | None) -> None:
    state = GAME.new(3, 4)
    assert not any(name in all_that(state, viewer) for name in dealt_ids(state, BEN))
    assert [type(event) for event in events(state, (DealtMap, DealtMapUnseen), viewer) if event.seat == BEN] == (  # type: ignore[arg-type]
        [DealtMapUnseen] * 4
    )
    other = with_other_maps(state, BEN)
    assert GAME.view(other, viewer) == GAME.view(state, viewer)
    assert GAME.knowledge(other, viewer) == GAME.knowledge(state, viewer)


@rule("S5.1", "S2.1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_choice_is_secret_until_all_have_chosen(viewer: int | None) -> None:
    looks, knows, tells = set(), set(), set()
    for words in OTHER_PAIRS:
        state = GAME.new(3, 4)
        state.play(BEN, words)
        assert told(state, viewer) == [ChoseUnseen(BEN)]
        assert told(state, BEN) == [Chose(BEN, words.keep)]
        looks.add(msgspec.json.encode(GAME.view(state, viewer)))
        knows.add(msgspec.json.encode(GAME.knowledge(state, viewer)))
        tells.add(msgspec.json.encode(GAME.events(state, viewer)))
    assert len(looks) == len(knows) == len(tells) == 1


@rule("S5.1")
def test_that_somebody_has_chosen_is_open() -> None:
    state = GAME.new(3, 4)
    state.play(BEN, Choose((0, 3)))
    assert [card(state, seat).to_act for seat in range(3)] == [True, False, True]


@rule("S5.1", "S2.1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_of_the_maps_sent_back_the_others_learn_nothing(viewer: int | None) -> None:
    state = GAME.new(3, 4)
    back = dealt_ids(state, BEN)[2:]
    choose_first_maps(state)
    shown = {one.id for one in GAME.view(state, None).public.display}
    text = all_that(state, viewer)
    hidden = [name for name in back if name not in shown]
    assert hidden
    assert not any(name in text for name in hidden)
    assert not any(type(event) is Chose for event in events(state, Chose, viewer) if event.seat == BEN)


@rule("S5.1")
def test_what_is_not_open_is_known_as_one_lot() -> None:
    state = GAME.new(3, 4)
    for seat in range(3):
        unseen = {one.id for one in GAME.knowledge(state, seat).unseen}
        assert len(unseen) == 43
        assert unseen.isdisjoint(dealt_ids(state, seat))
    assert len(GAME.knowledge(state, None).unseen) == 47
    choose_first_maps(state)
    for viewer in (0, 1, 2, None):
        known = [one.id for one in GAME.knowledge(state, viewer).unseen]
        assert set(known) == in_deck(state)
        assert known == [name for name in ALL if name in known]  # in the pack's order, not the deck's


ALL = [one.id for one in GAME.knowledge(GAME.new(2, 1), None).unseen]


@rule("S5.1")
@pytest.mark.parametrize("viewer", [ANNA, BEN, None])
def test_others_maps_and_choices_are_imagined_evenly(viewer: int | None) -> None:
    state = GAME.new(3, 4)
    state.play(CLARA, Choose((0, 1)))
    maps: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for seed in range(430):
        other = state.imagine(viewer, seed)
        assert isinstance(other, SilverAndGold)
        assert other.is_conserved()
        maps.update(other.dealt[8:12])
        pairs[other.chosen[CLARA]] += 1
        if viewer is not None:
            assert other.dealt[4 * viewer : 4 * viewer + 4] == state.dealt[4 * viewer : 4 * viewer + 4]
        assert [bool(chosen) for chosen in other.chosen] == [False, False, True, False]
    own = set() if viewer is None else set(state.dealt[4 * viewer : 4 * viewer + 4])
    assert set(maps) == set(range(1, 48)) - own
    assert all(15 <= n <= 75 for n in maps.values()), maps  # 37 to 40 times on average
    assert set(pairs) == {1, 2, 3, 4, 5, 6}
    assert all(45 <= n <= 105 for n in pairs.values()), pairs  # 72 times on average


@rule("S5.1")
def test_a_seats_own_choice_is_imagined_as_it_is() -> None:
    state = GAME.new(3, 4)
    state.play(CLARA, Choose((1, 3)))
    for seed in range(20):
        other = state.imagine(CLARA, seed)
        assert isinstance(other, SilverAndGold)
        assert GAME.view(other, CLARA) == GAME.view(state, CLARA)
        assert other.chosen == state.chosen


@rule("S5.1")
def test_afterwards_only_chance_is_imagined() -> None:
    state = silver_and_gold(maps={ANNA: ["#o", BIG]})
    one(state, ANNA, 0, (0, 1))
    for viewer in (ANNA, BEN, None):
        other = state.imagine(viewer, 7)
        assert other.chance != state.chance
        other.set_chance(state.chance)
        assert other.hash() == state.hash()


@rule("S5.1")
def test_the_order_of_the_decks_is_nowhere() -> None:
    """Positions that were come to in different ways, but look the same, are the same: nothing lies in order."""
    state = GAME.new(2, 3)
    choose_first_maps(state)
    ends = set()
    for seed in range(30):
        copy = state.clone()
        copy.reseed(seed)
        ends.add(copy.imagine(None, 5).hash())
    assert len(ends) == 1


@rule("S5.1", "S5.2")
def test_everything_else_is_open_to_all_alike() -> None:
    state = silver_and_gold(
        3, maps={ANNA: ["oX$T", BIG]}, coins={BEN: 5}, trophies={BEN: [6]}, palms={CLARA: [2]}, completed={BEN: ["oo"]}
    )
    one(state, ANNA, 0, (0, 1))
    views = [GAME.view(state, viewer).public for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert GAME.view(state, None).private is None
    shown = views[0].seats[ANNA]
    assert (shown.owed, shown.maps[0].marked) == (1, (1,))
    for viewer in (0, 1, 2, None):
        assert GAME.events(state, viewer) == GAME.events(state, None)


@rule("S5.1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_an_exported_match_tells_a_seat_only_what_it_knows(viewer: int | None) -> None:
    texts = []
    for words in OTHER_PAIRS:
        match = Match.open("silver-and-gold", 3, secret=b"s" * 32)
        for seat in range(3):
            match.sit(seat, bytes([seat]) * 32)
        match.start()
        match.play(BEN, words)
        texts.append(match.export_for(viewer).decode())
    assert len(set(texts)) == 1
    held = json.loads(texts[0])
    mine = [] if viewer is None else [one["id"] for one in held["knowledge"]["dealt"]]
    secret = [one.id for one in match.game.view(match.state, BEN).private.dealt]
    assert len(secret) == 4
    assert not set(mine) & set(secret)
    rest = json.dumps([held["view"], held["events"]])
    assert not any(name in rest for name in secret)


@rule("S5.1", "S3.14")
def test_the_eighth_card_follows_from_memory_and_stands_in_no_view() -> None:
    turned = ["domino", "straight_three", "straight_three", "corner_three", "l_of_four", "t_of_four"]
    state = silver_and_gold(turns=6, pattern="corner_three", turned=turned)  # type: ignore[arg-type]
    assert "square_of_four" not in msgspec.json.encode(GAME.view(state, ANNA)).decode()
    remembered = GAME.knowledge(state, ANNA).public.turned
    assert remembered is not None
    assert len(remembered) == 7
    assert "square_of_four" not in remembered


@rule("S5.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_is_dealt_hangs_on_its_own_chance(seat: int) -> None:
    """Nothing that others are shown can tell it: other chance for this seat leaves what was dealt before as it was."""
    hands = set()
    for seed in range(12):
        state, other = GAME.blank(3), GAME.blank(3)
        state.reseed(1)
        other.reseed(100 + seed)
        state.set_chance([*state.chance[: 1 + seat], other.chance[1 + seat], *state.chance[2 + seat :]])
        state.deal()
        before = state.dealt[: 4 * seat]
        assert (state.start, before) == (GAME.new(3, 1).start, GAME.new(3, 1).dealt[: 4 * seat])
        hands.add(tuple(state.dealt[4 * seat : 4 * seat + 4]))
    assert len(hands) > 6
