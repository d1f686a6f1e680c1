"""Before the first turn: who plays, with which options, on a new match or a saved one."""

from collections.abc import Sequence
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import typer
from msgspec import structs

import trove
from trove.bots.settings import LEVELS
from trove.core.game import Game
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.core.seal import NO_SALT
from trove.texts import Texts
from trove.texts.sentences import is_seat, problem_sentence

from . import saves
from .screen import Gone, Screen
from .sitters import Sitter, asked_level, seat_named, seeded_bytes, sitters, split_names
from .speech import current
from .table import Left, Table

STOPPED = 130
USUAL_PLAYERS = 3
USUAL_LEVEL = "normal"
RANDOM = "random"  # what an option is left to chance by


def play_at_table(
    game: Game[Any],
    chosen: dict[str, Any],
    *,
    file: Path | None = None,
    resume: bool = False,
    no_color: bool = False,
    lang: str | None = None,
    **wishes: Any,
) -> None:
    """A match at the terminal, new or taken up again, until it ends or is left."""
    texts, screen = current(), Screen(color=not no_color)
    try:
        table = resumed(game, file, screen, texts) if resume else opened(game, chosen, screen, texts, file, **wishes)
    except (Gone, KeyboardInterrupt):
        screen.show("", texts.say("cli-not-started"))
        raise typer.Exit(STOPPED) from None
    leave(table)


def leave(table: Table) -> None:
    """Play; whoever leaves is told how to go on."""
    code = 0
    try:
        table.play()
        return
    except KeyboardInterrupt:
        code = STOPPED
    except (Gone, Left):
        pass
    how = f"trove play {table.match.game.name} --resume {table.path}"
    table.screen.show("", table.say("cli-left", command=how))
    raise typer.Exit(code)


def resumed(game: Game[Any], file: Path | None, screen: Screen, texts: Texts) -> Table:
    """A saved table; the latest if no file is named."""
    path = file or saves.latest(game.name)
    match, sitting = saves.load(path)
    if match.game.name != game.name:
        raise BadInput("other-game", f"this is a match of {match.game.name}", name=match.game.name)
    if not match.started:
        raise BadInput("not-started", "this match has not started yet")
    if sitting is None:
        sitting = sitters(texts, [texts.say("you-name"), *[USUAL_LEVEL] * (match.players - 1)])
    screen.show(texts.say("cli-resumed", file=str(path), count=len(match.entries) - 1))
    return Table(match, sitting, screen, texts, path)


def opened(
    game: Game[Any],
    chosen: dict[str, Any],
    screen: Screen,
    texts: Texts,
    file: Path | None = None,
    *,
    players: int | None = None,
    people: str | None = None,
    seats: str | None = None,
    level: str | None = None,
    seed: int | None = None,
    edition: Path | None = None,
) -> Table:
    """A new match."""
    if file is not None:
        raise BadInput("file-without-resume", "a saved match is taken up again with --resume FILE")
    known = None if level is None else asked_level(level, texts)
    if (players, people, seats) == (None, None, None) and screen.asks:
        sitting = sitters(texts, asked_seats(game, screen, texts, known))
    else:
        sitting = sitters(texts, wished_seats(game, texts, players, people, seats, known))
    options = {name: option_value(game, name, value, sitting) for name, value in chosen.items() if value is not None}
    match = new_match(game, sitting, options, edition, seed)
    screen.show(texts.say("cli-commitment", commitment=match.commitment))
    return Table(match, sitting, screen, texts, saves.new_path(game.name))


def new_match(
    game: Game[Any], sitting: Sequence[Sitter], options: dict[str, Any], edition: Path | None, seed: int | None
) -> Match:
    """A match with everybody seated and the game set up; with a seed, one that can be repeated."""
    if seed is not None and not 0 <= seed < 1 << 62:
        raise BadInput("bad-seed", f"a seed is a number from 0 to 2^62 - 1, not {seed}")
    secret = None if seed is None else seeded_bytes(seed, "secret")
    match = Match.open(game.name, len(sitting), options, edition, secret=secret)
    for seat, chair in enumerate(game.seating(match.players, match.options)):
        own = None if seed is None else seeded_bytes(seed, f"salt {seat}")
        match.sit(seat, own if sitting[chair.player].is_person else NO_SALT)
    match.start()
    return match


def option_value(game: Game[Any], name: str, value: Any, sitting: Sequence[Sitter]) -> Any:
    """An option as the game takes it: a seat by its name or number, a number as such, "random" for None."""
    if not isinstance(value, str):
        return value
    kind = next(field.type for field in structs.fields(game.Options) if field.name == name)
    if value.casefold() == RANDOM and NoneType in get_args(kind):
        return None
    if is_seat(name):
        seat = seat_named(value, sitting)
        if seat is None:
            raise BadInput("no-such-player", f"nobody called {value[:20]} sits at this table", name=value[:20])
        return seat
    if value.removeprefix("-").isdecimal():
        return int(value)
    known = [word for word in get_args(kind) if isinstance(word, str)] or ["0, 1, 2, …", RANDOM]
    if value not in known:
        facts = {"option": name.replace("_", "-"), "known": ", ".join(known), "value": value[:20]}
        raise BadInput("no-such-value", "--{option} is one of {known}, not {value}".format(**facts), **facts)
    return value


def wished_seats(
    game: Game[Any], texts: Texts, players: int | None, people: str | None, seats: str | None, level: str | None
) -> list[str]:
    """The names by player, from what the command line says."""
    if seats is not None:
        if (people, players, level) != (None, None, None):
            raise BadInput("seats-or-people", "--seats says everything: leave out --people, --players and --level")
        names = split_names(seats)
        game.checked_players(len(names))
        return names
    known = [texts.say("you-name")] if people is None else split_names(people)
    usual = min(max(USUAL_PLAYERS if people is None else len(known), game.players[0]), game.players[-1])
    total = game.checked_players(usual if players is None else players)
    if len(known) > total:
        raise BadInput("too-many-people", f"{len(known)} people cannot sit on {total} seats", people=len(known))
    return known + [level or USUAL_LEVEL] * (total - len(known))


def asked_seats(game: Game[Any], screen: Screen, texts: Texts, level: str | None) -> list[str]:
    """Asks who plays; Enter takes what is proposed: you against computer players of the usual level."""
    few, many = game.players[0], game.players[-1]
    screen.show(texts.say(f"{game.name}-about"), texts.say("cli-ask-intro"))
    people = ask_people(screen, texts, many)
    count = ask_computers(screen, texts, max(0, few - len(people)), many - len(people), USUAL_PLAYERS - len(people))
    levels = [level] * count if level is not None else ask_levels(screen, texts, count)
    return people + levels


def ask_computers(screen: Screen, texts: Texts, lowest: int, highest: int, usual: int) -> int:
    """How many computer players; nobody is asked where there is no choice."""
    usual = min(max(lowest, usual), highest)
    while lowest < highest:
        typed = screen.ask(texts.say("cli-ask-computers", lowest=lowest, highest=highest, usual=usual))
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and lowest <= int(typed[:9]) <= highest:
            return int(typed)
        screen.show(texts.say("cli-between", lowest=lowest, highest=highest))
    return usual


def ask_levels(screen: Screen, texts: Texts, count: int) -> list[str]:
    """The level of the computer players: one for all, or one for each with commas between them."""
    names = [texts.say("level", level=level) for level in LEVELS]
    while count:
        usual = texts.say("level", level=USUAL_LEVEL)
        typed = screen.ask(texts.say("cli-ask-level", count=count, known=", ".join(names), usual=usual)) or usual
        try:
            levels = [asked_level(name, texts) for name in split_names(typed)]
        except BadInput as problem:
            screen.show(problem_sentence(texts, problem))
            continue
        if len(levels) in (1, count):
            return levels * count if len(levels) == 1 else levels
        screen.show(texts.say("cli-one-or-each", count=count))
    return []


def ask_people(screen: Screen, texts: Texts, many: int) -> list[str]:
    """The people's names."""
    while True:
        typed = screen.ask(texts.say("cli-ask-people", usual=texts.say("you-name"))) or texts.say("you-name")
        try:
            names = split_names(typed)
            sitters(texts, names)
        except BadInput as problem:
            screen.show(texts.say(f"error-{problem.code}", name=typed))
            continue
        if len(names) <= many:
            return names
        screen.show(texts.say("cli-at-most", many=many))


def ask_game(screen: Screen, texts: Texts) -> Game[Any]:
    """Which game; the only one there is, or the first in a pipe, goes without saying."""
    names = trove.games()
    if len(names) == 1 or not screen.asks:
        return trove.game(names[0])
    for number, name in enumerate(names, 1):
        screen.show(f"{number}  {texts.say(f'{name}-name')}: {texts.say(f'{name}-about')}")
    while True:
        typed = screen.ask(texts.say("cli-ask-game"))
        if typed in names:
            return trove.game(typed)
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(names):
            return trove.game(names[int(typed) - 1])
        screen.show(texts.say("cli-between", lowest=1, highest=len(names)))
