"""What every game's tests ask of a refusal: one sentence, the same from every call, and nothing changes."""

from typing import Any

import pytest

from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput, Illegal, Refusal


def refusal(state: GameState, seat: int, words: object) -> Refusal:
    """Why this is not allowed: `why` and `play` give the same rule, and nothing changes."""
    before = state.hash()
    said = state.game.why(state, seat, state.game.action(state, seat, words))
    with pytest.raises(Illegal) as refused:
        state.play(seat, words)
    assert refused.value.refusal == said
    assert state.hash() == before
    return refused.value.refusal


def refused_edition(game: Game[Any], text: object) -> BadInput:
    """Why a game does not take an edition, in one sentence."""
    with pytest.raises(BadInput) as problem:
        game.new(2, 1, edition=text)
    assert problem.value.code == "bad-edition"
    assert "\n" not in str(problem.value)
    return problem.value


def edited(text: str, *pairs: tuple[str, str]) -> str:
    """An edition's text with the first occurrence of each replaced."""
    for old, new in pairs:
        assert old in text, f"{old!r} is not in the standard edition"
        text = text.replace(old, new, 1)
    return text


def line_of(text: str, part: str) -> int:
    """The number of the line on which a part of a text begins."""
    return 1 + text[: text.index(part)].count("\n")
