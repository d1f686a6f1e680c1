"""The entry point of the command. Each command is a module, loaded only when it is called."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.completion import completion_init  # type: ignore[attr-defined]  # typer has no public name for it
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from trove.core.refusals import BadInput, TroveError
from trove.texts import LANGUAGES
from trove.texts.cleaning import clean
from trove.texts.sentences import problem_sentence

from .language import (
    FAILED,
    STOPPED,
    answer,
    asked_language,
    choose_language,
    complain,
    current,
    problem_words,
    say,
    unknown_language,
)
from .options import COMPLETE
from .usage import UsageError, complain_of_usage

# In the order of the help page; each is a module of `commands`.
COMMANDS = (
    *("play", "serve", "rules", "replay", "games", "edition", "arena", "schema", "bench", "train", "completion"),
    "database",
)


def load(name: str) -> Any:
    """A command from its module: a Typer app called `app`, or a function of the command's name."""
    module = import_module(f".commands.{name}", __package__)
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, rich_markup_mode=None)
        app.command(help=say(f"cli-help-{name}"))(getattr(module, name))
    return get_command(app)


class Commands(TyperGroup):
    """Shows each command by its text alone; the module is loaded to run it."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return TyperCommand(cmd_name, help=say(f"cli-help-{cmd_name}")) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, stub, rest = super().resolve_command(ctx, args)
        return name, stub and load(name or ""), rest


def show_version(asked: bool) -> None:
    if asked:
        import trove

        how = say("cli-compiled") if trove.compiled else say("cli-interpreted")
        answer(f"trove {trove.__version__} ({how})")
        raise typer.Exit


def app() -> Any:
    """The whole command, with its help in the language of this run."""
    made = typer.Typer(
        cls=Commands,
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode=None,  # plain help pages come at once
        pretty_exceptions_enable=False,
    )

    @made.callback(help=say("cli-help"))
    def trove(
        lang: Annotated[str | None, typer.Option(help=say("cli-help-lang"), metavar="LANG")] = None,
        version: Annotated[
            bool, typer.Option("--version", help=say("cli-help-version"), callback=show_version, is_eager=True)
        ] = False,
    ) -> None:
        pass

    return get_command(made)


def name_file(problem: OSError) -> str:
    """The system's reason why a file cannot be read or written."""
    return say("cli-file-problem", file=str(problem.filename or ""), problem=problem_words(problem))


def run(args: Sequence[str]) -> int:
    """The command line from arguments to exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another
    asked = asked_language(args)
    choose_language(asked)
    if unknown_language(asked):
        return complain(say("cli-no-such-language", lang=str(asked), known=", ".join(LANGUAGES)))
    if COMPLETE in os.environ:
        completion_init()
    try:
        code = app().main(args=list(args), prog_name="trove", standalone_mode=False)
        return int(code or 0)
    except UsageError as problem:
        return complain_of_usage(problem)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except BadInput as problem:
        return complain(problem_sentence(current(), problem))
    except TroveError as problem:
        return complain(clean(str(problem)))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody is reading any more: print nothing
        return 0
    except OSError as problem:
        return complain(name_file(problem))
