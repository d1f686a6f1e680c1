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
from trove.core.setting import PERSON, UNDOING
from trove.disk.reading import open_file
from trove.texts import Texts
from trove.texts.sentences import is_seat, problem_sentence

from ..command_name import to_type
from ..language import FAILED, STOPPED, complain, current, problem_words
from ..primer import primer
from ..screen import Gone, Screen
from . import saves
from .participants import Participant, asked_level, participants_from, seat_named, seeded_bytes, split_names
from .turns import Left, Table, Unsaved

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
    **asked: Any,
) -> None:
    """Play a match at the terminal, new or resumed, until it ends or is left."""
    texts, screen = current(), Screen(color=not no_color)
    try:
        table = resumed(game, file, screen, texts) if resume else opened(game, chosen, screen, texts, file, **asked)
    except (Gone, KeyboardInterrupt):
        screen.show("", texts.say("cli-not-started"))
        raise typer.Exit(STOPPED) from None
    with table.claim:
        leave(table)


def leave(table: Table) -> None:
    """Play; a player who leaves sees how to continue."""
    code = 0
    try:
        table.play()
        return
    except KeyboardInterrupt:
        code = STOPPED
    except (Gone, Left):
        pass
    except Unsaved as unsaved:
        complain(not_saved(table, unsaved.problem))
        raise typer.Exit(FAILED) from None
    table.screen.show("", table.say("cli-left", command=how_to_go_on(table)))
    raise typer.Exit(code)


def how_to_go_on(table: Table) -> str:
    return to_type("play", table.match.game.name, "--resume", str(table.path))


def not_saved(table: Table, problem: OSError) -> str:
    """Report what could not be written and why, and what is saved."""
    said = table.say("cli-not-saved", file=str(problem.filename), problem=problem_words(problem))
    if table.saved:
        kept = table.say("cli-saved-so-far", count=table.saved - 1, command=how_to_go_on(table))
    else:
        kept = table.say("cli-nothing-saved")
    return f"{said} {kept}"


def resumed(game: Game[Any], file: Path | None, screen: Screen, texts: Texts) -> Table:
    """A saved table; the latest if no file is named."""
    path = file or saves.latest(game.name)
    claim = saves.saved_table(path)
    try:
        match, known = playable(game, path)
        participants = known or participants_from(texts, names_of(match, texts))
        screen.show(texts.say("cli-resumed", file=str(path), count=len(match.entries) - 1))
        table = Table(match, participants, screen, texts, claim)
        table.saved = len(match.entries)
    except BaseException:
        claim.release()
        raise
    return table


def names_of(match: Match, texts: Texts) -> list[str]:
    """By player: a name for each person, the level of each computer player; for a file that names nobody."""
    players = saves.players_of(match)
    if players.count(PERSON) == 1:
        people = [texts.say("you-name")] * len(players)
    else:
        people = [texts.say("seat-name", number=number) for number in range(1, len(players) + 1)]
    pairs = zip(players, people, strict=True)
    return [name if player == PERSON else asked_level(player, texts) for player, name in pairs]


def playable(game: Game[Any], path: Path) -> tuple[Match, tuple[Participant, ...] | None]:
    """A match of this game that can go on, with who sat there."""
    match, participants = saves.load(path)
    if match.game.name != game.name:
        raise BadInput("other-game", f"this is a match of {match.game.name}", name=match.game.name)
    if not match.started:
        raise BadInput("not-started", "this match has not started yet")
    # A table that is over was stopped before it wrote the finished match, unless somebody else ended it.
    if match.over and (participants is None or not match.has_result):
        command = to_type("replay", str(path))
        raise BadInput("match-over", f"this match is over; look at it with: {command}", command=command)
    return match, participants


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
    undo: str = UNDOING[0],
) -> Table:
    """A new match."""
    if file is not None:
        raise BadInput("file-without-resume", "continue a saved match with --resume FILE")
    known = None if level is None else asked_level(level, texts)
    if (players, people, seats) == (None, None, None) and screen.asks:
        participants = participants_from(texts, asked_seats(game, screen, texts, known))
    else:
        participants = participants_from(texts, seats_asked_for(game, texts, players, people, seats, known))
    options = {
        name: option_value(game, name, value, participants) for name, value in chosen.items() if value is not None
    }
    match = seated(game, participants, options, edition, seed, undo)
    if screen.live and saves.is_first(game.name):
        screen.show("", *primer(game.name, texts), "")
    show_commitment(match, screen, texts, seed)
    match.start()
    return Table(match, participants, screen, texts, saves.new_table(game.name))


def show_commitment(match: Match, screen: Screen, texts: Texts, seed: int | None) -> None:
    """What binds the chance of this match, before the deal; a terminal waits until it was read."""
    screen.show(texts.say("cli-commitment", commitment=match.commitment, command=to_type("replay")))
    if seed is not None:
        screen.show(texts.say("cli-seeded"))
    while screen.live and screen.asks and (line := screen.ask(texts.say("cli-deal"))):
        if line.casefold() in ("q", "quit", texts.say("cli-command-quit").casefold()):
            raise Gone


def seated(
    game: Game[Any],
    participants: Sequence[Participant],
    options: dict[str, Any],
    edition: Path | None,
    seed: int | None,
    undo: str = UNDOING[0],
) -> Match:
    """A match with everybody seated, ready to start; with a seed, one that can be repeated."""
    if seed is not None and not 0 <= seed < 1 << 62:
        raise BadInput("bad-seed", f"a seed is a number from 0 to 2^62 - 1, not {seed}")
    if edition is not None:
        open_file(edition).close()  # a folder or a pipe is not a bad edition, it is not a file at all
    secret = None if seed is None else seeded_bytes(seed, "secret")
    seats = [participants[chair.player].player for chair in game.seating(len(participants), options)]
    match = Match.open(game.name, len(participants), options, edition, seats=seats, undo=undo, secret=secret)
    for seat, player in enumerate(seats):
        if player == PERSON:
            match.sit(seat, None if seed is None else seeded_bytes(seed, f"salt {seat}"))
    return match


def option_value(game: Game[Any], name: str, value: Any, participants: Sequence[Participant]) -> Any:
    """An option as the game takes it: a seat by its name or number, a number as such, "random" for None."""
    if not isinstance(value, str):
        return value
    kind = next(field.type for field in structs.fields(game.Options) if field.name == name)
    if value.casefold() == RANDOM and NoneType in get_args(kind):
        return None
    if is_seat(name):
        seat = seat_named(value, participants)
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


def seats_asked_for(
    game: Game[Any], texts: Texts, players: int | None, people: str | None, seats: str | None, level: str | None
) -> list[str]:
    """The names by player, from the command line."""
    if seats is not None:
        if (people, players, level) != (None, None, None):
            raise BadInput("seats-or-people", "--seats names every player: leave out --people, --players and --level")
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
    """Ask who plays; Enter accepts the default: you against computer players of level normal."""
    few, many = game.players[0], game.players[-1]
    screen.show(texts.say(f"{game.name}-about"), texts.say("cli-ask-intro"))
    people = ask_people(screen, texts, many)
    count = ask_computers(screen, texts, max(0, few - len(people)), many - len(people), USUAL_PLAYERS - len(people))
    levels = [level] * count if level is not None else ask_levels(screen, texts, count)
    return people + levels


def ask_computers(screen: Screen, texts: Texts, lowest: int, highest: int, usual: int) -> int:
    """Ask how many computer players, unless there is no choice."""
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
            participants_from(texts, names)
        except BadInput as problem:
            screen.show(texts.say(f"error-{problem.code}", name=typed))
            continue
        if len(names) <= many:
            return names
        screen.show(texts.say("cli-at-most", many=many))


def ask_game(screen: Screen, texts: Texts) -> Game[Any]:
    """Ask which game; with only one game, or in a pipe, the first is taken."""
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
