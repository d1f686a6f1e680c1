"""How strong a computer player plays: the levels, and what each means in a game, from its `bot/levels.toml`."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ..core.arguments import brief, fields_of, number_given
from ..core.decoding import prepared
from ..core.game import Game
from ..core.refusals import BadInput

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
MOST_SIMULATIONS: Final = 1_000_000  # a decision
Percent = Annotated[int, Meta(ge=1, le=10_000)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one level; docs/bots.md explains each number."""

    simulations: Annotated[int, Meta(ge=0, le=MOST_SIMULATIONS)] = (
        0  # a decision; without any it plays by preferences alone
    )
    ladder: Annotated[int, Meta(ge=0, le=MOST_SIMULATIONS)] | None = (
        None  # the same in the arena, if it is not the same
    )
    seconds: Annotated[float, Meta(gt=0, le=600)] | None = None  # at a live table, the longest it thinks
    turn_seconds: Annotated[float, Meta(gt=0, le=600)] | None = None  # at a live table, for a whole turn, pauses too
    sampling_temperature: Annotated[int, Meta(ge=0, le=10_000)] = 0  # percent; 0: always the best
    guided: bool = True  # otherwise priors and playouts are uniformly random
    horizon: Annotated[int, Meta(ge=0, le=100_000)] = 20  # decisions by preference before a position is judged
    explore: Percent = 100
    prior_temperature: Percent = 100
    uniform_mix: Annotated[int, Meta(ge=0, le=100)] = 0
    margin: Annotated[int, Meta(ge=0, le=100)] = 30
    per_point: Annotated[int, Meta(ge=0, le=10_000)] = 60
    watches: bool = False


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game, except `random`."""

    easy: Settings
    normal: Settings
    hard: Settings
    expert: Settings


def checked_settings(given: object) -> Settings:
    """Settings within their ranges: msgspec checks them in a file, but not when a program makes them."""
    try:
        return msgspec.convert(fields_of(given), prepared(Settings))
    except (msgspec.ValidationError, UnicodeError, RecursionError) as problem:
        raise BadInput("bad-settings", f"these are not the settings of a computer player: {problem}") from None


def checked_simulations(given: object) -> int:
    """A number of simulations of one decision."""
    count = number_given(given, 0, MOST_SIMULATIONS)
    if count is None:
        sentence = f"a search makes 0 to {MOST_SIMULATIONS} simulations, not {brief(given)}"
        raise BadInput("bad-budget", sentence)
    return count


def checked_level(level: object) -> str:
    """A level by its name."""
    if isinstance(level, str) and level in LEVELS:
        return level
    known = ", ".join(LEVELS)
    sentence = f"a computer player is one of {known}, not {brief(level)}"
    raise BadInput("no-such-level", sentence, level=brief(level).strip("'"), known=known)


@cache
def levels(game: Game[Any]) -> Levels:
    """The levels of a game, read once."""
    return msgspec.toml.decode(game.file("bot/levels.toml"), type=prepared(Levels))


def settings(game: Game[Any], level: str) -> Settings:
    """What a level other than `random` means in a game."""
    found: Settings = getattr(levels(game), level)
    return found
