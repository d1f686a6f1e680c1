"""`trove arena GAME --seats LEVELS` and `trove arena --ladder`: computer players against each other."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trove.core.refusals import BadInput

from ..language import say
from ..options import Lang, NoColor

if TYPE_CHECKING:
    from trove.bots.plan import Plan

GAMES, SEED = 400, 1


def refuse_mixture(ladder: bool, seats: str | None, games: int | None, resume: Path | None, out: Path | None) -> None:
    """Options that do not go together."""
    if ladder and (seats is not None or games is not None):
        raise BadInput("ladder-or-seats", "--ladder has its own seats and games: leave out --seats and --games")
    if resume is not None and out is not None:
        raise BadInput("out-or-resume", "--resume continues its own file: leave out --out")


def refuse_outside_ladder(**given: object) -> None:
    """Options of the ladder alone."""
    for option, value in given.items():
        if value:
            raise BadInput("only-with-ladder", f"--{option} works only together with --ladder", option=option)


def arena_plan(names: list[str], seats: str | None, games: int | None, seed: int | None) -> "Plan | None":
    """The plan of one matchup; None if nothing was said."""
    from trove.bots.plan import matchup, plan

    if not names and seats is None and games is None and seed is None:
        return None
    if len(names) != 1 or seats is None:
        raise BadInput("arena-what", "name a game and --seats, or --ladder, or --resume FILE")
    levels = [level.strip() for level in seats.split(",")]
    count, chosen = GAMES if games is None else games, SEED if seed is None else seed
    return plan("arena", [matchup(names[0], levels, count, chosen)])


def arena(
    game: Annotated[list[str] | None, typer.Argument(help=say("cli-help-arena-game"), metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option(help=say("cli-help-arena-seats"), metavar="LEVELS")] = None,
    games: Annotated[int | None, typer.Option(help=say("cli-help-arena-games"), metavar="N")] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-help-arena-seed"), metavar="N")] = None,
    workers: Annotated[int | None, typer.Option(help=say("cli-help-arena-workers"), metavar="N")] = None,
    ray: Annotated[str | None, typer.Option(help=say("cli-help-arena-ray"), metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-help-arena-out"), metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help=say("cli-help-arena-resume"), metavar="FILE")] = None,
    json: Annotated[str | None, typer.Option(help=say("cli-help-arena-json"), metavar="FILE")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=say("cli-help-arena-ladder"))] = False,
    quick: Annotated[bool, typer.Option("--quick", help=say("cli-help-arena-quick"))] = False,
    only: Annotated[str | None, typer.Option(help=say("cli-help-arena-only"), metavar="PAIRINGS")] = None,
    markdown: Annotated[Path | None, typer.Option(help=say("cli-help-arena-markdown"), metavar="FILE")] = None,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    refuse_mixture(ladder, seats, games, resume, out)
    names = list(game or ())
    if ladder:
        from trove.bots.ladder import ladder_plan

        wanted = [name.strip() for name in only.split(",")] if only else []
        asked: Plan | None = ladder_plan(names, SEED if seed is None else seed, quick, wanted)
    else:
        refuse_outside_ladder(quick=quick, only=only)
        asked = arena_plan(names, seats, games, seed)
    if asked is None and resume is None:
        raise BadInput("arena-what", "name a game and --seats, or --ladder, or --resume FILE")

    from ..arena.run import RunOptions, run

    run(asked, RunOptions(workers=workers, ray=ray, out=out, resume=resume, json=json, markdown=markdown), not no_color)
