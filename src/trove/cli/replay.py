"""`trove replay FILE`: a match step by step, and whether its draws were honest."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from trove.core.archive import verify
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.texts import Texts

from . import saves
from .layout import log_lines
from .options import Lang, NoColor
from .score import final_score
from .screen import Gone, Screen
from .seating import Seating
from .sitters import Sitter, split_names
from .speech import current, say
from .tables import drawing


class Replay:
    """A match to be looked at: what anybody could see, and everything once it is over."""

    def __init__(self, match: Match, sitting: Sequence[Sitter], screen: Screen, texts: Texts) -> None:
        self.match = match
        self.screen = screen
        self.texts = texts
        self.seating = Seating(match, sitting, texts)
        self.said = self.seating.sentences(None)
        self.steps = seen_steps(match)
        self.order = list(self.steps)

    def show(self, place: int) -> None:
        """The position after a step, with what happened in it."""
        number = self.order[place]
        state = self.match.at(number) if number < len(self.match.entries) - 1 else self.match.state
        self.screen.clear()
        self.screen.show(Text(self.texts.say("cli-replay-step", step=place, last=len(self.order) - 1), "bold"))
        self.screen.show(*drawing(self.match.game.name).position(state, None, self.said, self.screen.width))
        self.screen.show(*self.lines(place))

    def lines(self, place: int) -> list[Text]:
        return log_lines([(place, self.steps[self.order[place]])], self.said)

    def log(self) -> None:
        """All steps as sentences."""
        for place in range(len(self.order)):
            for line in self.lines(place):
                self.screen.show(Text.assemble((f"{place:>4}  ", "dim"), line))

    def score(self) -> None:
        if self.match.over:
            self.screen.show("", *final_score(self.match.score_sheet(), self.said, self.seating.sides()))

    def checked(self, place: int) -> int:
        last = len(self.order) - 1
        if not 0 <= place <= last:
            raise BadInput("no-such-step", f"a step is a number from 0 to {last}", last=last)
        return place

    def walk(self, place: int) -> None:
        """Forward, back, or to a number, until the reader has enough."""
        while True:
            self.show(place)
            if place == len(self.order) - 1:
                self.score()
            place = self.asked(place)
            if place < 0:
                return

    def asked(self, place: int) -> int:
        """The next place to look at; -1 to leave."""
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


def seen_steps(match: Match) -> dict[int, list[Any]]:
    """The steps that stand: as anybody saw them, and once the match is over as whoever acted saw them."""
    steps = dict(match.events(None))
    if match.over:
        for seat in range(match.seats):
            own = (n for n, entry in enumerate(match.entries) if getattr(entry, "seat", None) == seat)
            told = dict(match.events(seat))
            steps.update({n: told[n] for n in own if n in told})
    return steps


def verification(file: Path, match: Match, texts: Texts) -> Text:
    """What checking the whole file came to."""
    if not match.over:
        return Text(texts.say("cli-verify-running"))
    verdict = verify(saves.unwrapped(saves.read(file))[0])
    return Text(texts.say("cli-verified", entries=verdict.entries, commitment=verdict.commitment), "green")


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-help-replay-file"), metavar="FILE")],
    step: Annotated[int | None, typer.Option(help=say("cli-help-replay-at"), metavar="N")] = None,
    all_steps: Annotated[bool, typer.Option("--all", help=say("cli-help-replay-all"))] = False,
    names: Annotated[str | None, typer.Option(help=say("cli-help-replay-names"), metavar="NAMES")] = None,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    texts, screen = current(), Screen(color=not no_color)
    match, sitting = saves.load(file)
    match.started_line()
    known = split_names(names) if names else [sitter.name for sitter in sitting or ()]
    usual = [texts.say("seat-name", number=player + 1) for player in range(match.players)]
    players = [Sitter(name, "person") for name in [*known, *usual[len(known) :]][: match.players]]
    shown = Replay(match, players, screen, texts)
    if step is not None:
        shown.show(shown.checked(step))
    elif all_steps or not (screen.asks and screen.live):
        shown.log()
        shown.score()
    else:
        shown.walk(0)
    screen.show(verification(file, match, texts))
