"""T1.5, T14: who sees which cards, what everybody knows, and that nothing secret decides what is asked."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from contract.evenness import most
from games.tomb_raider.builder import DEAD, ECKHARDT, KAREL, KURTIS, LARA, OPEN, ROW, looted, lucky, tomb
from games.tomb_raider.looks import discard, end_turns, hand_of, lay, looks, offered, play, told
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Discarded, Drew, DrewUnseen, LaidCard
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.pieces import Card, Square
from trove.games.tomb_raider.words import AcceptHit, Aim, Draw, Fire, Go, Lay, Reveal

HANDS = {LARA: "e1 s2", KAREL: "e2 h3", KURTIS: "e3 h1", ECKHARDT: "s4 h4"}
NAMES = {"e": "energy", "s": "shooting", "h": "health"}


def seen(state: TombRaider, viewer: int | None) -> set[int]:
    """Whose hands a viewer knows, in truth."""
    hands = GAME.knowledge(state, viewer).hands
    for seat, cards in enumerate(hands):
        if cards is not None:
            assert [(card.kind, card.value) for card in cards] == [
                (NAMES[name[0]], int(name[1])) for name in hand_of(state, seat).split()
            ]
    return {seat for seat, cards in enumerate(hands) if cards is not None}


CASES: list[tuple[int, dict[str, Any], dict[int, set[int]]]] = [
    (4, {}, {0: {0}, 1: {1}, 2: {2}, 3: {3}}),
    (4, {"open_good_hands": True}, {0: {0, 2}, 1: {1}, 2: {0, 2}, 3: {3}}),
    (4, {"open_bad_hands": True}, {0: {0}, 1: {1, 3}, 2: {2}, 3: {1, 3}}),
    (4, {"open_good_hands": True, "open_bad_hands": True}, {0: {0, 2}, 1: {1, 3}, 2: {0, 2}, 3: {1, 3}}),
    (2, {}, {0: {0, 2}, 1: {1, 3}, 2: {0, 2}, 3: {1, 3}}),
    (3, {}, {0: {0, 2}, 1: {1}, 2: {0, 2}, 3: {3}}),
    (3, {"both_figures": "bad"}, {0: {0}, 1: {1, 3}, 2: {2}, 3: {1, 3}}),
    (3, {"open_bad_hands": True}, {0: {0, 2}, 1: {1, 3}, 2: {0, 2}, 3: {1, 3}}),
    (3, {"lara_alone": True}, {0: {0}, 1: {1}, 2: {2}}),
    (3, {"lara_alone": True, "open_good_hands": True}, {0: {0}, 1: {1}, 2: {2}}),
    (3, {"lara_alone": True, "open_bad_hands": True}, {0: {0}, 1: {1, 2}, 2: {1, 2}}),
]


@rule("T1.5", "T14.1")
@pytest.mark.parametrize(("players", "options", "sees"), CASES, ids=str)
def test_a_seat_sees_its_own_hand_and_the_partners_only_by_the_option(
    players: int, options: dict[str, Any], sees: dict[int, set[int]]
) -> None:
    hands = {seat: HANDS[seat] for seat in sees}
    state = tomb(players, hands=hands, **options)
    assert {viewer: seen(state, viewer) for viewer in sees} == sees
    assert seen(state, None) == set()
    for viewer, others in sees.items():
        private = GAME.view(state, viewer).private
        assert (private.partner_hand is not None) == (len(others) > 1)
        if private.partner_hand is not None:
            (partner,) = others - {viewer}
            assert private.partner_hand == GAME.knowledge(state, viewer).hands[partner]


@rule("T2.6", "T10.4")
def test_a_figure_is_on_a_square_on_the_start_tile_or_dead() -> None:
    state = tomb(museum=looted((2, 2)), bomb=(2, 2), activator=LARA, wave=1, figures={LARA: (0, 2), KURTIS: DEAD})
    shown = [(seat.place, seat.state) for seat in GAME.public_view(state).seats]
    assert shown == [(Square(0, 2), "standing"), ("start", "standing"), (None, "dead"), ("start", "standing")]


@rule("T1.5", "T14.1")
@pytest.mark.parametrize(("players", "options", "sees"), CASES, ids=str)
def test_a_drawn_card_is_told_to_those_alone_who_see_the_hand(
    players: int, options: dict[str, Any], sees: dict[int, set[int]]
) -> None:
    state = tomb(players, turn=KAREL, **options)
    play(state, Draw("shooting", 1))
    for viewer in (None, *sees):
        kinds = [type(event) for event in told(state, viewer)]
        assert kinds == [Drew if viewer is not None and KAREL in sees[viewer] else DrewUnseen]


@rule("T14.1", "A30")
def test_how_many_cards_of_each_kind_a_hand_holds_is_public() -> None:
    state = tomb(hands={LARA: "e1 e2 s3 h1", KAREL: "h1 h2 h3"})
    for viewer in (None, 0, 1, 2, 3):
        counts = [seat.cards for seat in GAME.view(state, viewer).public.seats]
        assert counts[LARA] == {"energy": 2, "shooting": 1, "health": 1}
        assert counts[KAREL] == {"energy": 0, "shooting": 0, "health": 3}


@rule("T14.1")
@pytest.mark.parametrize("viewer", [None, LARA, KURTIS, ECKHARDT])
def test_laid_and_discarded_cards_are_public(viewer: int | None) -> None:
    state = tomb(hands={KAREL: "e1 e2 s1 s2 h1 h2 h3"}, turn=KAREL, museum=OPEN)
    play(state, *lay("e2"))
    assert told(state, viewer) == [LaidCard(KAREL, Card("energy", 2))]
    assert GAME.view(state, viewer).public.laid == (Card("energy", 2),)
    full = tomb(hands={KAREL: "e1 e2 s1 s2 h1 h2 h3"}, turn=KAREL)
    play(full, Draw("energy", 1), discard("h3"))
    assert told(full, viewer) == [Discarded(KAREL, Card("health", 3))]
    assert Counter({count.card: count.count for count in GAME.view(full, viewer).public.discards}) == {
        Card("health", 3): 1
    }


@rule("T14.1")
def test_plates_treasures_and_all_counts_are_public() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), treasures={1: "good", 5: "good"}, decks={"energy": "1 2 3"})
    public = GAME.view(state, None).public
    assert all(GAME.view(state, seat).public == public for seat in range(4))
    assert [plate.number for plate in public.sides[0].plates] == [1, 3, 5]
    assert {one.number for one in public.sides[0].treasures} == {1, 5, 6, 7, 8}
    assert public.decks == {"energy": 3, "shooting": 16, "health": 14}
    assert sum(count.count for count in public.discards) == 22


@rule("T14.2")
def test_what_is_unseen_follows_from_what_was_seen() -> None:
    state = tomb(hands={LARA: "e1 e1", KAREL: "e4"}, decks={"energy": "2 3"})
    known = GAME.knowledge(state, LARA)
    assert {
        (count.card.kind, count.card.value): count.count for count in known.unseen if count.card.kind == "energy"
    } == {
        ("energy", 2): 1,
        ("energy", 3): 1,
        ("energy", 4): 1,
    }
    assert GAME.knowledge(state, KAREL).unseen != known.unseen


@rule("T14.2")
def test_removed_tiles_stay_unknown_and_possible() -> None:
    museum = [ROW, ROW, "R┼ . . . R┼", "R┼ . R┼ . R┼", ROW]
    state = tomb(museum=museum, bomb=(3, 2), activator=LARA, wave=1, figures={KAREL: (0, 0)}, treasures={9: (0, 0)})
    before = GAME.view(state, None).public.unseen.tiles
    end_turns(state)
    public = GAME.view(state, None).public
    assert public.unseen.tiles == before
    assert [tile.symbol for tile in public.museum if tile.state == "removed"] == [None] * 5


@rule("T14.1", "T14.2")
@pytest.mark.parametrize("viewer", [None, LARA, KAREL])
def test_hidden_hands_are_imagined_as_evenly_as_they_were_dealt(viewer: int | None) -> None:
    state = tomb(
        cards={"shooting": [4, 3, 2, 1]}, hands={KURTIS: "s1 s2", LARA: "s1", KAREL: "s3"}, decks={"shooting": "1 2 4"}
    )
    known = {LARA: ["s1"], KAREL: ["s3"], None: []}[viewer]
    hidden = ["s1", "s2", "s1", "s3", "s1", "s2", "s4"]  # in hands, and in the deck
    for name in known:
        hidden.remove(name)
    pairs = Counter(tuple(sorted(pair)) for pair in combinations(hidden, 2))
    times = 1200
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(times):
        other = state.imagine(viewer, 7 * seed + 1)
        assert isinstance(other, TombRaider)
        found[tuple(hand_of(other, KURTIS).split())] += 1
        if viewer is not None:
            assert hand_of(other, viewer) == hand_of(state, viewer)
    assert set(found) <= set(pairs)
    cells = [(found[pair], times * n / pairs.total()) for pair, n in pairs.items()]
    assert sum((n - wanted) ** 2 / wanted for n, wanted in cells) < most(len(cells) - 1)


@rule("T14.2")
def test_hidden_hands_and_deck_are_one_class_also_after_a_shuffle() -> None:
    """No card in a hand can be followed: what was shuffled back may be anywhere again."""
    state = tomb(hands={KAREL: "h4"}, decks={"health": ""})
    play(state, Draw("health", 1))
    held = {hand_of(state.imagine(LARA, seed), KAREL) for seed in range(60)}  # type: ignore[arg-type]
    assert held == {"h1", "h2", "h3", "h4"}


# What is asked depends on public facts alone


@rule("T8.2", "T14.1")
@pytest.mark.parametrize("health", ["h1", "h4"])
def test_a_target_with_health_cards_is_asked_whether_they_help_or_not(health: str) -> None:
    state = tomb(museum=OPEN, figures={LARA: (1, 0), KAREL: (1, 1)}, hands={LARA: "s3", KAREL: health})
    play(state, Aim(KAREL), *lay("s3"))
    assert (state.turn, state.phase) == (KAREL, const.DEFENDING)


@rule("T11.1", "T14.1")
def test_who_has_too_many_cards_is_asked_even_if_all_are_equal() -> None:
    state = tomb(cards={"energy": [25, 0, 0, 0]}, hands={LARA: "e1 e1 e1 e1 e1 e1 e1"})
    play(state, Draw("energy", 1))
    assert (state.phase, offered(state)) == (const.DISCARDING, [discard("e1")])


@rule("T14.1")
def test_the_course_of_a_game_is_the_same_whatever_the_hidden_values_are() -> None:
    """Two hands of other values and the same kinds: who is asked, and for what, is the same as long as counts agree."""

    def phases(low: bool) -> list[tuple[int, int]]:
        value = "1" if low else "3"
        state = tomb(
            museum=OPEN,
            figures={LARA: (1, 0), KAREL: (1, 1)},
            hands={LARA: f"e{value} e{value} s{value} s{value}", KAREL: f"h{value} h{value}"},
        )
        course = []
        moves: list[Any] = [Lay("energy", int(value)), Go(), {"type": "end_move"}, Aim(KAREL)]
        moves += [*lay(f"s{value}"), Fire(), *lay(f"h{value}"), AcceptHit()]
        for move in moves:
            play(state, move)
            course.append((state.turn, state.phase))
        return course

    assert phases(low=True) == phases(low=False)


@rule("T14.2")
def test_imagined_museums_and_plates_are_drawn_afresh() -> None:
    state = tomb(hands={LARA: "e2"})
    play(state, *lay("e2"))
    shown = set()
    for seed in range(60):
        other = state.imagine(LARA, seed)
        other.play(LARA, Reveal("south"))
        assert isinstance(other, TombRaider)
        shown.add(looks(other, (0, 2)))
    assert len(shown) > 8


@rule("T14.1")
def test_hidden_counts_change_when_a_card_is_shown() -> None:
    state = tomb(hands={KAREL: "e2 e3"}, turn=KAREL, museum=OPEN)
    before = GAME.hidden(state, LARA)
    assert sum(before) == 2
    play(state, *lay("e2"))
    assert sum(GAME.hidden(state, LARA)) == 1
    assert sum(GAME.hidden(state, KAREL)) == 0


def test_chance_of_a_reveal_is_what_a_builder_asks_for() -> None:
    state = tomb(hands={LARA: "e2"})
    lucky(state, lambda state: looks(state, (0, 2)).startswith("R"), *lay("e2"), Reveal("south"))
    play(state, *lay("e2"), Reveal("south"))
    assert looks(state, (0, 2))[0] == "R"
