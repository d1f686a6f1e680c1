"""`trove play GAME`: a command for each game in the catalog, with that game's own options."""

import inspect
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import typer
from typer.core import TyperGroup
from typer.main import get_command

import trove
from trove.core.game import Game, Option
from trove.core.setting import UNDOING

from ..language import current, say
from ..options import Lang, NoColor

Players = Annotated[int | None, typer.Option(help=say("cli-help-players"), metavar="N")]
People = Annotated[str | None, typer.Option(help=say("cli-help-people"), metavar="NAMES")]
Seats = Annotated[str | None, typer.Option(help=say("cli-help-seats"), metavar="NAMES")]
Level = Annotated[str | None, typer.Option(help=say("cli-help-level"), metavar="LEVEL")]
Seed = Annotated[int | None, typer.Option(help=say("cli-help-seed"), metavar="N")]
Undo = Annotated[str, typer.Option(help=say("cli-help-undo"), metavar="|".join(UNDOING), show_default=False)]
Edition = Annotated[Path | None, typer.Option(help=say("cli-help-edition-file"), metavar="FILE")]
Resume = Annotated[bool, typer.Option("--resume", help=say("cli-help-resume"))]
File = Annotated[Path | None, typer.Argument(help=say("cli-help-resume-file"), metavar="FILE", show_default=False)]


def sit_down(
    file: File = None,
    players: Players = None,
    people: People = None,
    seats: Seats = None,
    level: Level = None,
    seed: Seed = None,
    edition: Edition = None,
    undo: Undo = UNDOING[0],
    resume: Resume = False,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    """What every game's command takes; the game's own options are added to it."""


def option_parameter(game: str, option: Option, kind: Any) -> inspect.Parameter:
    """A table option of a game as an option of the command line; one that is on can be switched off."""
    name, is_switch = option.name, kind is bool
    flag = "--" + name.replace("_", "-")
    flags = f"{flag}/--no-{flag[2:]}" if option.default is True else flag
    metavar = None if is_switch else "|".join(get_args(kind)) if get_origin(kind) is Literal else "VALUE"
    shown = typer.Option(flags, help=say(f"{game}-option-{name}-help"), metavar=metavar, show_default=False)
    shape: Any = Annotated[bool, shown] if is_switch else Annotated[str | None, shown]
    default = option.default if is_switch else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=shape)


def command_for(game: Game[Any]) -> Any:
    """The command that plays a game."""

    def play(**given: Any) -> None:
        from ..table.setup import play_at_table

        chosen = {option.name: given.pop(option.name) for option in game.options}
        play_at_table(game, chosen, **given)

    shared = list(inspect.signature(sit_down).parameters.values())
    kinds = {field.name: field.type for field in _fields(game)}
    own = [option_parameter(game.name, option, kinds[option.name]) for option in game.options]
    parameters = [*(p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in shared), *own]
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    play.__annotations__ = {p.name: p.annotation for p in parameters}
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(help=say(f"{game.name}-about"))(play)
    return get_command(app)


def _fields(game: Game[Any]) -> Any:
    import msgspec

    return msgspec.structs.fields(game.Options)


class Games(TyperGroup):
    """The games of the catalog as commands."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(trove.games())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_for(trove.game(cmd_name))  # refuses anything that is not a game


app = typer.Typer(cls=Games, add_completion=False, rich_markup_mode=None, invoke_without_command=True)


@app.callback(help=say("cli-help-play"))
def play(ctx: typer.Context, no_color: NoColor = False, lang: Lang = None) -> None:
    if ctx.invoked_subcommand is None:
        from ..screen import Screen
        from ..table.setup import ask_game, play_at_table

        game = ask_game(Screen(color=not no_color), current())
        play_at_table(game, {}, no_color=no_color)
