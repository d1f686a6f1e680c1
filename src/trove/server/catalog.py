"""The games as they are described to clients."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from msgspec import structs

import trove
from trove.bots.settings import LEVELS
from trove.core.game import Game
from trove.core.refusals import BadInput
from trove.texts import LANGUAGES
from trove.texts.rules_pages import rules_page

from .protocol.fields import OptionValue
from .protocol.http import GameAt, Games, OptionAt

MOST_TRIED: Final = 64  # numbers tried for an option


@cache
def games_at() -> Games:
    """All games of this server."""
    return Games(tuple(game_at(trove.game(name)) for name in trove.games()))


def game_at(game: Game[Any]) -> GameAt:
    return GameAt(
        game.name,
        game.rules_version,
        tuple(game.players),
        tuple(
            option_at(game, one.name, one.default, values_of(game, one.name, one.type))
            for one in structs.fields(game.Options)
        ),
        LEVELS,
        game.ends_by_agreement,
        tuple(language for language in LANGUAGES if rules_page(game.name, language)[0] == language),
    )


def option_at(game: Game[Any], name: str, default: OptionValue, values: tuple[OptionValue, ...]) -> OptionAt:
    """An option with the numbers of players for which it matters; if it changes who sits where, those alone."""
    others = [value for value in values if value != default]
    possible = [count for count in game.players if any(takes(game, name, value, count) for value in others)]
    seats = [count for count in possible if any(seats_otherwise(game, name, value, count) for value in others)]
    return OptionAt(name, default, values, tuple(seats or possible))


def seats_otherwise(game: Game[Any], name: str, value: OptionValue, players: int) -> bool:
    """Whether this value of an option changes who has which seat."""
    return takes(game, name, value, players) and game.seating(players, {name: value}) != game.seating(players)


def values_of(game: Game[Any], name: str, kind: Any) -> tuple[OptionValue, ...]:
    """All values of an option, by its type; numbers are tried at a table with all players."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    nothing = (None,) if NoneType in parts else ()
    return (*nothing, *(number for number in range(MOST_TRIED) if takes(game, name, number, max(game.players))))


def takes(game: Game[Any], name: str, value: OptionValue, players: int) -> bool:
    """Whether a table for this number of players can have this value of an option."""
    try:
        game.blank(players, game.checked_options({name: value}))
    except BadInput:
        return False
    return True
