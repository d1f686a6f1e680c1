"""Events, actions and refusals as sentences."""

from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

import trove
from trove.core.refusals import Refusal
from trove.games.luxor import events
from trove.games.luxor.pieces import Card, Treasure
from trove.texts import LANGUAGES, Texts
from trove.texts.sentences import Sentences, tag_of

NAMES = ["Anna", "Ben", "Eva", "Jan"]


class Strict(Texts):
    """Texts that lack nothing."""

    def say(self, key: str, args: Mapping[str, object] | None = None, **more: object) -> str:
        assert self.has(key), f"{self.language} has no {key}"
        text, problems = self.formatted(key, {**(args or {}), **more})
        assert not problems, f"{self.language}, {key}: {problems}"
        return text


@cache
def strict(language: str) -> Strict:
    return Strict(language)


def luxor(language: str, reader: int | None = None) -> Sentences:
    return Sentences(strict(language), "luxor", NAMES, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", trove.games())
def test_a_whole_game_can_be_told_and_every_refusal_explained(game: str, language: str) -> None:
    rules, dice = trove.game(game), Random(5)
    players = rules.players[-1]
    state = rules.new(players, 5)
    seen = set()
    while not state.over:
        seat = state.to_act()[0]
        said = Sentences(strict(language), game, NAMES, seat)
        for action in range(0, rules.n_actions, 7):
            refusal = rules.why(state, seat, action)
            if refusal is not None and refusal.code not in seen:
                seen.add(refusal.code)
                assert said.refusal(refusal).endswith(f"{refusal.rule})")
        legal = state.legal(seat)
        for offer in rules.offers(state, seat):
            assert said.action(offer.words)
        state.apply(seat, dice.choice(legal))
    for viewer in (None, 0):
        said = Sentences(strict(language), game, NAMES, viewer)
        for event in rules.events(state, viewer):
            sentence = said.event(event)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith((".", "!")), sentence
    for item in rules.score_sheet(state).items:
        assert all(said.piece(piece) for piece in item.components)


@pytest.mark.parametrize(
    ("language", "to_others", "to_anna"),
    [
        (
            "en",
            "Anna moved adventurer 2 from space 14 to space 18.",
            "You moved adventurer 2 from space 14 to space 18.",
        ),
        (
            "cs",
            "Anna posouvá dobrodruha 2 z políčka 14 na políčko 18.",
            "Posouváš dobrodruha 2 z políčka 14 na políčko 18.",
        ),
        ("de", "Anna zieht Abenteurer 2 von Feld 14 auf Feld 18.", "Du ziehst Abenteurer 2 von Feld 14 auf Feld 18."),
        (
            "pt",
            "Anna move o aventureiro 2 do espaço 14 para o espaço 18.",
            "Você move o aventureiro 2 do espaço 14 para o espaço 18.",
        ),
    ],
)
def test_a_move_is_told_to_everybody_in_his_own_way(language: str, to_others: str, to_anna: str) -> None:
    moved = events.Moved(0, 1, 14, 18)
    assert luxor(language, 1).event(moved) == to_others
    assert luxor(language, None).event(moved) == to_others
    assert luxor(language, 0).event(moved) == to_anna


@pytest.mark.parametrize(
    ("points", "ending"), [(1, "1 bod."), (2, "2 body."), (4, "4 body."), (5, "5 bodů."), (0, "0 bodů.")]
)
def test_czech_counts_in_three_ways(points: int, ending: str) -> None:
    took = events.TookTreasure(0, 7, Treasure(1, "vase", 2, points))
    assert luxor("cs").event(took).endswith(ending)


def test_stairs_and_tomb_are_no_numbers() -> None:
    assert luxor("en").event(events.Moved(1, 0, 0, 41)) == (
        "Ben moved adventurer 1 from the stairs into the tomb chamber."
    )
    assert "ze schodů do hrobky" in luxor("cs").event(events.Moved(1, 0, 0, 41))


def test_what_is_not_there_is_said_too() -> None:
    assert luxor("en").event(events.Uncovered(5, None)) == "Nothing is left on space 5."
    assert luxor("en").event(events.TurnedUp(2, None)) == "The Horus pile of level 2 is used up."
    assert "“1-4”" in luxor("en").event(events.TurnedUp(2, Card("up_to", 4, 2)))


def test_a_refusal_names_the_rule_and_the_one_whose_turn_it_is() -> None:
    refusal = Refusal("L3.1", "not-your-turn", {"turn": 1})
    assert luxor("en").refusal(refusal) == "It is Ben’s turn. (rule L3.1)"
    assert luxor("de").refusal(refusal) == "Ben ist am Zug. (Regel L3.1)"


def test_no_invisible_marks_stand_around_arguments() -> None:
    text = luxor("en").event(events.Rolled(0, 3))
    assert all(letter.isprintable() for letter in text)


def test_a_struct_without_a_tag_is_called_by_its_class() -> None:
    assert tag_of(Card("number", 1, 0)) == "card"
