"""`trove replay FILE`: a match step by step, and whether its draws were honest."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.text import Text

from trove import offers
from trove.core.match import Match
from trove.core.match_file import Verdict, verify
from trove.core.refusals import BadInput
from trove.core.setting import PERSON
from trove.offers.news import told
from trove.texts import Texts

from ..drawing import drawing
from ..language import current, say
from ..layout import log_lines
from ..old_results import KEPT, show_kept
from ..options import Lang, NoColor
from ..score import result_of
from ..screen import Gone, Screen
from ..table import saves
from ..table.participants import Participant, participants_from, split_names
from ..table.seating import Seating

STARTED = {"dealt": "cli-verified-dealt", "kept": "cli-verified-kept", "redealt": "cli-verified-redealt"}


class Replay:
    """A match to look at: what anybody could see, and everything once it is over."""

    def __init__(self, match: Match, participants: Sequence[Participant], screen: Screen, texts: Texts) -> None:
        self.match = match
        self.screen = screen
        self.texts = texts
        self.seating = Seating(match, participants, texts)
        self.said = self.seating.sentences(None)
        self.steps = seen_steps(match)
        self.order = list(self.steps)

    def show(self, place: int) -> None:
        """The position after a step, with what happened in it."""
        number = self.order[place]
        state = self.match.at(number) if number < len(self.match.entries) - 1 else self.match.state
        self.screen.clear()
        self.screen.show(Text(self.texts.say("cli-replay-step", step=place, last=len(self.order) - 1), "bold"))
        self.screen.show(*drawing(self.match.game.name).position(state, None, self.said, *self.screen.size))
        self.screen.show(*self.hands(state), *self.lines(place))

    def hands(self, state: Any) -> list[RenderableType]:
        """Every hand, once the match is over; one that partners share is shown once."""
        if not self.match.over:
            return []
        own = drawing(self.match.game.name).own
        return list({str(line): line for seat in range(state.seats) for line in own(state, seat, self.said)}.values())

    def lines(self, place: int) -> list[Text]:
        """What happened in a step; of the set-up only what the board does not show."""
        steps = [(place, self.steps[self.order[place]])]
        return log_lines(told(offers.news(self.match.game.name), steps, whole=True), self.said)

    def log(self) -> None:
        """All steps as sentences."""
        for place in range(len(self.order)):
            for line in self.lines(place):
                self.screen.show(Text.assemble((f"{place:>4}  ", "dim"), line))

    def score(self) -> None:
        if self.match.over:
            self.screen.show("", *result_of(self.match, self.said, self.seating.sides()))

    def checked(self, place: int) -> int:
        last = len(self.order) - 1
        if not 0 <= place <= last:
            raise BadInput("no-such-step", f"a step is a number from 0 to {last}", last=last)
        return place

    def walk(self, place: int) -> None:
        """Step forward, back, or to a number, until the reader leaves."""
        while True:
            self.show(place)
            if place == len(self.order) - 1:
                self.score()
            place = self.asked(place)
            if place < 0:
                return

    def asked(self, place: int) -> int:
        """The next step to look at; -1 to leave."""
        last = len(self.order) - 1
        while True:
            try:
                typed = self.screen.ask(self.texts.say("cli-replay-ask")).casefold()
            except (Gone, KeyboardInterrupt):
                return -1
            if typed in ("", "n", "+", self.texts.say("cli-replay-next")):
                return min(place + 1, last)
            if typed in ("p", "b", "-", self.texts.say("cli-replay-previous")):
                return max(place - 1, 0)
            if typed in ("q", "quit", self.texts.say("cli-command-quit")):
                return -1
            if typed.isascii() and typed.isdigit() and int(typed[:9]) <= last:
                return int(typed)
            self.screen.show(self.texts.say("cli-between", lowest=0, highest=last))


def called(match: Match, known: Sequence[str], texts: Texts) -> list[Participant]:
    """The players by their names, as far as these are known; the others by their number or level."""
    unnamed = [texts.say("seat-name", number=number) for number in range(1, match.players + 1)]
    players = zip(saves.players_of(match), unnamed, strict=True)
    usual = participants_from(texts, [name if player == PERSON else player for player, name in players])
    return [
        Participant(name, "person") for name in [*known, *(one.name for one in usual[len(known) :])][: match.players]
    ]


def seen_steps(match: Match) -> dict[int, list[Any]]:
    """The steps that stand: as anybody saw them, and once the match is over as the acting seat saw them."""
    steps = dict(match.events(None))
    if match.over:
        for seat in range(match.seats):
            own = (n for n, entry in enumerate(match.entries) if getattr(entry, "seat", None) == seat)
            told = dict(match.events(seat))
            steps.update({n: told[n] for n in own if n in told})
    return steps


def verification(file: Path, match: Match, texts: Texts) -> list[Text]:
    """The result of checking the whole file: what it proves, and what it cannot."""
    if not match.over:
        return [Text(texts.say("cli-verify-running"))]
    verdict = verify(saves.unwrapped(saves.read(file))[0])
    return [
        Text(texts.say("cli-verified", entries=verdict.entries, commitment=verdict.commitment), "green"),
        Text(texts.say(STARTED[verdict.start], start_of(verdict))),
        Text(texts.say("cli-verified-compare")),
    ]


def start_of(verdict: Verdict) -> dict[str, Any]:
    """What a match started from."""
    setting = verdict.setting
    viewer = setting.origin and setting.origin.redealt_for
    return {
        "edition": "standard" if verdict.is_standard else "own",
        "options": ", ".join(f"{name} {json.dumps(value)}" for name, value in setting.options.items()),
        "position": verdict.position or "",
        "seat": 1 + viewer if isinstance(viewer, int) else 0,
    }


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-help-replay-file"), metavar="FILE")],
    step: Annotated[int | None, typer.Option(help=say("cli-help-replay-at"), metavar="N")] = None,
    all_steps: Annotated[bool, typer.Option("--all", help=say("cli-help-replay-all"))] = False,
    names: Annotated[str | None, typer.Option(help=say("cli-help-replay-names"), metavar="NAMES")] = None,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    texts, screen = current(), Screen(color=not no_color)
    try:
        match, _ = saves.load(file)
    except BadInput as problem:
        if problem.code not in KEPT:
            raise
        show_kept(file, split_names(names) if names else [], screen, texts)
        raise
    match.started_timeline()
    known = split_names(names) if names else saves.names_in(file)
    shown = Replay(match, called(match, known, texts), screen, texts)
    if step is not None:
        shown.show(shown.checked(step))
    elif all_steps or not (screen.asks and screen.live):
        shown.log()
        shown.score()
    else:
        shown.walk(0)
    screen.show(*verification(file, match, texts))
