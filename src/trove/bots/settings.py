"""How strong a computer player plays: the levels, and what each means in a game, out of its `levels.toml`."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ..core.game import Game
from ..core.refusals import BadInput

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
Percent = Annotated[int, Meta(ge=1, le=10_000)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one level; docs/bots.md tells what each number does."""

    simulations: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # a decision; without any it plays by wishes alone
    ladder: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # the same in the arena, if it is not the same
    seconds: Annotated[float, Meta(gt=0, le=600)] | None = None  # at a live table, the longest it thinks
    whim: Annotated[int, Meta(ge=0, le=10_000)] = 0  # percent: how freely it chooses among what it likes; 0: the best
    guided: bool = True  # else priors and playouts are uniformly random
    horizon: Annotated[int, Meta(ge=0, le=100_000)] = 20  # decisions by wish before a position is judged
    explore: Percent = 100
    heat: Percent = 100
    doubt: Annotated[int, Meta(ge=0, le=100)] = 0
    margin: Annotated[int, Meta(ge=0, le=100)] = 30
    per_point: Annotated[int, Meta(ge=0, le=10_000)] = 60
    watches: bool = False


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game, beside `random`."""

    easy: Settings
    normal: Settings
    hard: Settings
    expert: Settings


def checked_level(level: object) -> str:
    """A level by its name."""
    if isinstance(level, str) and level in LEVELS:
        return level
    known = ", ".join(LEVELS)
    sentence = f"a computer player is one of {known}, not {level!r}"
    raise BadInput("no-such-level", sentence, level=str(level)[:20], known=known)


def settings(game: Game[Any], level: str) -> Settings:
    """What a level other than `random` means in a game."""
    text = game.file("levels.toml").decode("utf-8")
    found: Settings = getattr(msgspec.toml.decode(text, type=Levels), level)
    return found
