"""Tomb Raider on the screen: the museum, what stands on whose screen, and that it fits."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trove
from cli.driver import CLEAR, Terminal, choices, screens
from cli.matches import new_match
from trove.cli.drawing import choices as choices_of
from trove.cli.drawing import drawing, handling
from trove.cli.drawing.tomb_raider import board
from trove.cli.drawing.tomb_raider.board import NARROW, Museum, next_place, place_of, square_name
from trove.cli.table.participants import Participant
from trove.cli.table.saves import load, save
from trove.core.match import Match
from trove.disk.claims import Claim
from trove.games.tomb_raider.constants import START
from trove.texts import LANGUAGES, texts
from trove.texts.sentences import Sentences, tag_of

GAME = trove.game("tomb-raider")
FIGURES = ["Lara", "Karel", "Kurtis", "Eckhardt"]
PLAYERS = ["Maximiliana", "Random 1", "Maximiliana", "Random 2"]


def said(language: str = "en", reader: int | None = None) -> Sentences:
    return Sentences(texts(language), "tomb-raider", FIGURES, reader, PLAYERS)


def positions(seed: int, every: int, players: int = 4, **options: Any) -> Iterator[Any]:
    """Positions of a random game, one in every few."""
    state, dice, count = GAME.new(players, seed, options), Random(seed), 0
    while not state.over:
        if count % every == 0:
            yield state
        seat = state.to_act()[0]
        state.apply(seat, dice.choice(state.legal(seat)))
        count += 1
    yield state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", [2, 5, 14, 17])
def test_every_position_fits_80_and_120_columns(language: str, start: int) -> None:
    for state in positions(start, 40, modified_setup=True, start=start):
        seat = None if state.over else state.to_act()[0]
        for width in (80, 120):
            lines: list[Any] = drawing("tomb-raider").position(state, seat, said(language), width)
            assert len(lines) <= 30
            if seat is not None:
                offered: list[Any] = handling("tomb-raider").offered(state, seat, said(language), width, None)
                assert len(offered) <= 14
                lines += [*drawing("tomb-raider").own(state, seat, said(language)), *offered]
            assert [line.plain for line in lines if len(line.plain.rstrip()) > width] == []


@pytest.mark.parametrize("start", [0, 7, 12, 19])
def test_a_wall_has_a_gap_exactly_where_one_may_pass(start: int) -> None:
    for state in positions(start + 1, 60, start=start):
        public = GAME.public_view(state)
        museum = Museum(public, said(), NARROW)
        rows = [row.plain for row in museum.draw()]
        for place in range(25):
            for direction in ("east", "south"):
                there = next_place(public, place, direction)
                if there is None or "removed" in (public.museum[place].state, is_state(public, there)):
                    continue
                x, y = museum.corner(place)
                wall = rows[y + 1][x + NARROW + 1] if direction == "east" else rows[y + 3][x + 4]
                own, other = board.doors_of(public, place), board.doors_of(public, there)
                doors = (direction in own) + (board.opposite(direction) in other)
                assert wall == ("│" if direction == "east" else "─", "┊" if direction == "east" else "┈", " ")[doors]


def is_state(public: Any, place: int) -> str:
    return "open" if place == START else str(public.museum[place].state)


def test_a_tile_is_drawn_by_its_open_sides() -> None:
    ways = [("north", "east"), ("east", "south"), ("south", "west"), ("north", "west")]
    assert [board.way(doors) for doors in ways] == ["┗", "┏", "┓", "┛"]
    assert board.way(("north", "east", "south", "west")) == "╋"


def test_what_is_offered_for_a_rotation_is_what_comes_of_it() -> None:
    compared = 0
    for state in positions(8, 7):
        if state.over or GAME.public_view(state).phase not in ("moving", "turning"):
            continue
        seat = state.to_act()[0]
        for group in choices_of(state, seat, said()):
            for action, text in group.lines:
                found = re.match(r"(?:(\w\d) )?([╹╺┗╻┃┏┣╸┛━┻┓┫┳╋]) ", f"{text} ")
                if found is None:
                    continue
                public = GAME.public_view(state)
                name = found[1] or square_name(place_of(public.revealed))
                after = state.clone()
                after.apply(seat, action)
                tile = next(t for n, t in enumerate(GAME.public_view(after).museum) if square_name(n) == name)
                assert board.way(tile.doors) == found[2]
                compared += 1
    assert compared > 50


def test_the_numbers_in_the_places_count_down_to_when_they_go() -> None:
    """A place with a 1 is gone after the activator's next turn, and no other."""
    state, dice, compared = GAME.new(4, 3, {}), Random(3), 0
    due: set[int] = set()
    while not state.over:
        public = GAME.public_view(state)
        if public.bomb is not None and public.bomb.activator is not None and public.turn == public.bomb.activator:
            due = {place for place, waves in enumerate(public.bomb.waves_until) if waves == 1}
        seat, wave = state.to_act()[0], public.bomb and public.bomb.wave
        state.apply(seat, dice.choice(state.legal(seat)))
        after = GAME.public_view(state)
        if due and after.bomb.wave == (wave or 0) + 1:
            gone = {k for k in range(25) if after.museum[k].state == "removed" and public.museum[k].state != "removed"}
            assert gone == due
            compared += 1
    assert compared > 1


def test_figures_that_lie_and_treasures_are_told_apart() -> None:
    seen = set()
    for state in positions(5, 1):
        public = GAME.public_view(state)
        drawn = "\n".join(row.plain for row in Museum(public, said(), NARROW).draw())
        for number, seat in enumerate(public.seats):
            letter = "ABCD"[number] if seat.state == "standing" else "abcd"[number]
            inside = [line for line in drawn.splitlines() if re.search(rf"[│ ┊]\S*{letter}", line)]
            assert bool(inside) or seat.state == "dead"
            seen.add(seat.state)
        for tile in public.museum:
            if 0 < len(tile.treasures) < 3:
                assert said().tell("short", tile.treasures[0]) in drawn
                seen.add("treasure")
        if len(seen) == 4:
            return
    assert seen >= {"standing", "lying", "treasure"}


def test_a_person_who_defends_takes_over_and_sees_the_own_hand(tmp_path: Path) -> None:
    """Ben is asked in Anna's turn: the screen is emptied, his hand is shown, hers is not; then she goes on."""
    path = tmp_path / "trove" / "tomb-raider-20260101-000000.table.json"
    match = until_defending(path)
    target, shooter = match.state.to_act()[0], GAME.public_view(match.state).active
    with Terminal(tmp_path, "play", "tomb-raider", "--resume", str(path), columns=100, rows=50) as table:
        shown_first = table.until(r"hand\.")
        assert f"{('Anna', 'Ben')[target % 2]} ({FIGURES[target]}) must respond." in shown_first
        assert "hand  " not in screens(shown_first)[-1]
        asked = screens(table.answer(""))[-1]
        assert f"{FIGURES[shooter]} shoots with" in asked
        assert f"{FIGURES[target]}’s hand" in asked
        assert f"{FIGURES[shooter]}’s hand" not in asked
        passed = table.answer("enough", r"respond\.")
        assert CLEAR not in passed.rpartition("Press Enter")[2]
        between = table.answer("", r"hand\.")
        assert f"({FIGURES[shooter]}) must respond." in between or f"({FIGURES[shooter]})" in passed
        back = screens(table.answer(""))[-1]
        assert f"{FIGURES[shooter]}’s hand" in back
        assert f"{FIGURES[target]}’s hand" not in back


def until_defending(path: Path) -> Match:
    """A saved table of Anna and Ben in which somebody is to defend and the shooter has an action left."""
    participants = (Participant("Anna", "person"), Participant("Ben", "person"))
    for seed in range(40):
        match, dice = new_match(GAME, participants, {}, None, seed), Random(seed)
        for _ in range(300):
            if match.over:
                break
            seat = match.state.to_act()[0]
            public = GAME.public_view(match.state)
            if public.phase == "defending" and public.actions_left:
                with Claim(path) as claim:
                    save(claim, match, participants)
                return load(path)[0]
            legal = match.state.legal(seat)
            aims = [action for action in legal if tag_of(GAME.words(match.state, seat, action)) == "aim"]
            match.play(seat, dice.choice(aims or legal))
    raise AssertionError("nobody was shot at")


def test_another_persons_cards_are_on_nobodys_screen(tmp_path: Path) -> None:
    dice, handed = Random(3), 0
    with Terminal(tmp_path, "play", "tomb-raider", "--seats", "Anna,Ben", "--seed", "5", rows=50) as table:
        table.until(r"hand\.")
        screen = screens(table.answer(""))[-1]
        for _ in range(40):
            (path,) = (tmp_path / "trove").glob("*.table.json")
            match, _ = load(path)
            seat = match.state.to_act()[0]
            person, others = seat % 2, {FIGURES[k] for k in range(4) if k % 2 != seat % 2}
            assert f"{('Anna', 'Ben')[person]} ({FIGURES[seat]}) –" in screen
            assert not [name for name in others if f"{name}’s hand" in screen]
            assert not re.search(rf"({'|'.join(others)}) drew (energy|shooting|health) \d", screen)
            said_now = table.answer(str(dice.randint(1, choices(screen))), r"(>|respond\.)")
            if not said_now.rstrip().endswith(">"):
                handed += 1
                between = screens(table.answer("", r"hand\."))[-1]
                assert "hand  " not in between
                said_now = table.answer("")
            screen = screens(said_now)[-1]
    assert handed > 3


def test_a_wide_terminal_draws_in_colour_and_a_narrow_one_fits(tmp_path: Path) -> None:
    seats = ("play", "tomb-raider", "--seats", "Anna,random", "--seed", "4")
    with Terminal(tmp_path, *seats, columns=80, rows=24) as table:
        lines = screens(table.until(">"))[-1].splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 26
    with Terminal(tmp_path, *seats, columns=120) as table:
        wide = table.until(">")
    assert "\x1b[1;31mA" in wide
    assert "\x1b[1;34mB" in wide
    assert "Not seen yet: tiles blank 9" in wide
    assert max(len(line) for line in screens(wide)[-1].splitlines()) <= 120
