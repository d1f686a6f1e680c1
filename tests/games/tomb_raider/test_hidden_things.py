"""T2, T14.2: tiles, plates and treasures are drawn when they are seen, and come as if they had been shuffled."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from contract.evenness import differences, most
from games.tomb_raider.builder import KAREL, LARA, ROW, Place, at, lucky, tomb
from games.tomb_raider.looks import lay, looks, play
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.museum import draw_tile, lay_open, remove
from trove.games.tomb_raider.treasures import lay_treasures, take_plate
from trove.games.tomb_raider.words import Reveal

TIMES = 2400
FEWEST = 5  # what is expected less often is counted together

Course = Sequence[tuple[str, Place]]  # what happens to which place: reveal or remove


def is_even(found: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Whether what was found so often is what these chances give."""
    total = sum(found.values())
    assert set(found) <= {value for value, chance in chances.items() if chance}
    cells = [(found.get(value, 0), chance * total) for value, chance in chances.items() if chance * total >= FEWEST]
    rest = total - sum(n for n, _ in cells), total - sum(wanted for _, wanted in cells)
    if rest[1] >= FEWEST:
        cells.append(rest)
    assert len(cells) > 1
    return sum((n - wanted) ** 2 / wanted for n, wanted in cells) <= most(len(cells) - 1)


def sampled(state: TombRaider, look: Callable[[TombRaider], Hashable]) -> Counter[Any]:
    """What comes of this position by chance."""
    found: Counter[Any] = Counter()
    for seed in range(TIMES):
        trial = state.clone()
        trial.reseed(seed)
        found[look(trial)] += 1
    return found


def revealed(state: TombRaider, course: Course) -> tuple[int, ...]:
    """The kinds of tiles that come to light, in order."""
    found = []
    for what, place in course:
        if what == "remove":
            remove(state, at(place))
        else:
            found.append(draw_tile(state, at(place)))
            lay_open(state, at(place), found[-1])
    return tuple(found)


def shuffled(state: TombRaider, chance: Random) -> list[int]:
    """A museum as people lay it: by place, the kind of tile."""
    tiles = [kind for kind in range(const.TILES) for _ in range(state.edition.tiles[kind])]
    known = [place for place in range(const.PLACES) if state.laid_blank >> place & 1]
    blanks = chance.sample([kind for kind in tiles if kind < const.SHAPES], len(known))
    for kind in blanks:
        tiles.remove(kind)
    chance.shuffle(tiles)
    museum = dict(zip(known, blanks, strict=True))
    others = iter(tiles)
    return [museum[place] if place in museum else next(others) for place in range(const.PLACES)]


COURSES: dict[str, Course] = {
    "the entrance and beyond": [("reveal", (0, 2)), ("reveal", (1, 2)), ("reveal", (2, 2)), ("reveal", (3, 2))],
    "a corner": [("reveal", (4, 4)), ("reveal", (3, 4)), ("reveal", (0, 1)), ("reveal", (0, 0))],
    "some removed unseen": [
        ("reveal", (0, 2)),
        ("remove", (0, 1)),
        ("remove", (0, 3)),
        ("remove", (4, 4)),
        ("reveal", (3, 3)),
        ("remove", (3, 2)),
        ("reveal", (1, 2)),
        ("reveal", (2, 2)),
    ],
    "everything": [("reveal", (r, c)) for r in range(5) for c in range(5)],
}


@rule("T2.1", "T2.2", "T14.2")
@pytest.mark.parametrize(("modified", "start"), [(False, 2), (True, 2), (True, 0), (True, 7)])
@pytest.mark.parametrize("course", COURSES)
def test_tiles_come_to_light_as_in_a_museum_that_was_really_shuffled(course: str, modified: bool, start: int) -> None:
    state = GAME.new(2, 1, {"modified_setup": modified, "start": start})
    steps, chance = COURSES[course], Random(f"{course} {modified} {start}")
    times = TIMES // 4 if course == "everything" else TIMES
    drawn, laid = [], []
    for seed in range(times):
        trial = state.clone()
        trial.reseed(seed)
        drawn.append(list(revealed(trial, steps)))
        museum = shuffled(state, chance)
        laid.append([museum[at(place)] for what, place in steps if what == "reveal"])
    assert not differences(drawn, laid, range(len(drawn[0])), chance)


def left_over(modified: bool) -> TombRaider:
    """Five places are face down; if modified, everybody knows that two of them hold blanks."""
    museum = ["├ . ┼ . ├", "E│ E└ │ E├ E├", "G│ G├ G┼ H├ H└", "R╵ R╵ R└ R├ .", ". ├ │ E└ ."]
    return tomb(museum=museum, modified_setup=modified)


def exact(state: TombRaider, course: Course) -> dict[tuple[int, ...], float]:
    """The chances of all sequences, by laying the tiles that are left in every way that can be."""
    places = [place for place in range(const.PLACES) if state.face[place] == const.FACE_DOWN]
    tiles = [kind for kind in range(const.TILES) for _ in range(state.tile_pile[kind])]
    seen = [at(place) for what, place in course if what == "reveal"]
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(tiles):
        museum = dict(zip(places, order, strict=True))
        if all(museum[place] < const.SHAPES for place in places if state.laid_blank >> place & 1):
            found[tuple(museum[place] for place in seen)] += 1
    return {sequence: n / found.total() for sequence, n in found.items()}


SHORT: list[Course] = [
    [("reveal", (3, 4))],
    [("reveal", (0, 1)), ("reveal", (4, 4))],
    [("remove", (0, 1)), ("reveal", (4, 0)), ("reveal", (4, 4))],
    [("remove", (4, 4)), ("reveal", (4, 0)), ("reveal", (0, 3)), ("reveal", (3, 4))],
    [("reveal", (3, 4)), ("reveal", (4, 0)), ("reveal", (4, 4)), ("reveal", (0, 1)), ("reveal", (0, 3))],
]


@rule("T2.2", "T10.2", "T14.2")
@pytest.mark.parametrize("modified", [False, True], ids=["basic", "modified"])
@pytest.mark.parametrize("course", SHORT, ids=lambda course: f"{len(course)} places")
def test_the_last_tiles_come_with_exactly_the_chances_of_all_ways_to_lay_them(course: Course, modified: bool) -> None:
    state = left_over(modified)
    chances = exact(state, course)
    assert len(chances) > 1
    assert is_even(sampled(state, lambda trial: revealed(trial, course)), chances)


@rule("T2.2")
def test_the_blanks_that_are_known_leave_fewer_for_other_places() -> None:
    """Nine blanks, four of them known: another place is blank with 5 chances in 21."""
    for modified, chance in ((True, 5 / 21), (False, 9 / 25)):
        state = GAME.new(2, 1, {"modified_setup": modified})
        blank = sampled(state, lambda trial: revealed(trial, [("reveal", (3, 3))])[0] < const.SHAPES)
        assert is_even(blank, {True: chance, False: 1 - chance})


@rule("T5.2", "T2.1")
def test_an_action_reveals_what_the_box_holds() -> None:
    state = play(tomb(hands={LARA: "e2"}), *lay("e2"))
    pile = state.tile_pile
    chances = {kind: n / 25 for kind, n in enumerate(pile)}

    def reveal(trial: TombRaider) -> int:
        trial.play(LARA, Reveal("south"))
        return next(kind for kind in range(const.TILES) if trial.tile_pile[kind] != pile[kind])

    assert is_even(sampled(state, reveal), chances)


@rule("T2.4", "T6.2")
def test_plates_come_in_every_order_equally_often() -> None:
    def order(trial: TombRaider) -> tuple[int, ...]:
        return tuple(take_plate(trial, KAREL) for _ in range(5))

    chances = dict.fromkeys(permutations(range(5)), 1 / 120)
    assert is_even(sampled(GAME.new(2, 1), order), chances)


def kinds(edition: Any) -> list[tuple[int, int]]:
    """By treasure: its side and value."""
    return list(zip(edition.treasure_side, edition.treasure_value, strict=True))


@rule("T2.4", "T6.2")
@pytest.mark.parametrize("numbers", [(1, 1, 1), (2, 1), (3,)], ids=str)
def test_treasures_come_from_a_shuffled_pile(numbers: tuple[int, ...]) -> None:
    state = GAME.new(2, 1)
    look = kinds(state.edition)

    def drawn(trial: TombRaider) -> tuple[Any, ...]:
        found: list[Any] = []
        for place, number in enumerate(numbers):
            lay_treasures(trial, LARA, place, number)
            found += sorted(look[k] for k in range(1, const.LARGE) if trial.where[k] == place)
        return tuple(found)

    chances: Counter[Any] = Counter()
    for order in permutations(range(1, const.LARGE), 3):
        parts, at_card = [], 0
        for number in numbers:
            parts += sorted(look[k] for k in order[at_card : at_card + number])
            at_card += number
        chances[tuple(parts)] += 1
    total = chances.total()
    assert is_even(sampled(state, drawn), {kind: n / total for kind, n in chances.items()})


@rule("T2.4")
def test_of_equal_treasures_the_first_is_laid_so_that_equal_museums_are_equal_states() -> None:
    for seed in range(200):
        state = GAME.new(2, 1)
        state.reseed(seed)
        lay_treasures(state, LARA, 3, 3)
        for first, second in ((1, 2), (3, 4), (5, 6), (7, 8)):
            assert not (state.where[second] == 3 and state.where[first] != 3)


@rule("T2.5", "T4.1")
def test_cards_come_from_a_shuffled_deck() -> None:
    state = tomb(cards={"health": [2, 3, 2, 1]})
    chances = {(a, b): 0.0 for a in range(1, 5) for b in range(1, 5)}
    deck = [1, 1, 2, 2, 2, 3, 3, 4]
    for a, b in permutations(deck, 2):
        chances[a, b] += 1 / 56

    def two(trial: TombRaider) -> tuple[int, int]:
        found = []
        for _ in range(2):
            before = list(trial.hand)
            trial.play(trial.turn, {"type": "draw", "kind": "health", "number": 1})
            found.append(next(1 + k % 4 for k in range(48) if trial.hand[k] != before[k]))
        return found[0], found[1]

    assert is_even(sampled(state, two), chances)


def test_unevenness_is_found() -> None:
    assert is_even(Counter({1: 510, 2: 490}), {1: 0.5, 2: 0.5})
    assert not is_even(Counter({1: 650, 2: 350}), {1: 0.5, 2: 0.5})


def test_a_known_blank_is_blank_by_a_real_action_too() -> None:
    state = tomb(museum=[". . ┼ . .", *[ROW] * 3], modified_setup=True, figures={LARA: (0, 2)}, hands={LARA: "e2"})
    lucky(state, lambda trial: looks(trial, (0, 3)) not in ".", *lay("e2"), Reveal("east"))
    play(state, *lay("e2"), Reveal("east"))
    assert looks(state, (0, 3)) in "└┌┐┘├┬┤┴│─┼"
