"""The table in the terminal: asks people in turn, lets computer players play, saves after every step."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.core.game import Offer
from trove.core.match import Match
from trove.core.refusals import BadInput, Illegal
from trove.texts import Texts
from trove.texts.sentences import Sentences, tag_of

from . import saves
from .computers import decide, takes_long
from .ending import finish
from .hints import hint_lines
from .layout import by_turns, grouped, log_lines
from .score import score_so_far
from .screen import Gone, Screen
from .seating import Seating
from .sitters import Sitter
from .tables import Play, Prepare, drawing, handling
from .taking_back import asker, take_back
from .typing_in import MOST_QUOTED, Command, Name, Number, Words, command_beginning, named_actions, read


class Left(Exception):
    """A person has left the table; the match is saved."""


class Table:
    """One match at one keyboard."""

    def __init__(self, match: Match, sitting: tuple[Sitter, ...], screen: Screen, texts: Texts, path: Path) -> None:
        self.match = match
        self.sitting = sitting
        self.screen = screen
        self.texts = texts
        self.path = path
        self.seating = Seating(match, sitting, texts)
        self.drawing = drawing(match.game.name)
        self.handling = handling(match.game.name)
        self.draft: Any = None  # what the person to act has prepared
        self.looking: int | None = None  # the seat whose hand is on the screen
        self.seen = dict.fromkeys(self.seating.people, -1)  # by person: the last entry that was shown
        self.notices: list[str] = []  # to be read after the next drawing

    def say(self, key: str, **args: object) -> str:
        return self.texts.say(key, args)

    def sentences(self, seat: int | None) -> Sentences:
        return self.seating.sentences(seat)

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        self.save()
        try:
            while not self.match.over:
                seat = self.match.state.to_act()[0]
                if self.seating.sitter(seat).is_person:
                    self.turn_of(seat)
                else:
                    self.match.play(seat, self.thought_of(seat))
                self.save()
        except (Gone, KeyboardInterrupt, Left):
            self.save()
            raise
        finish(self)

    def save(self) -> None:
        saves.save(self.path, self.match, self.sitting)

    def thought_of(self, seat: int) -> int:
        """What a computer player does; where it thinks long, a terminal says so."""
        sitter = self.seating.sitter(seat)
        if not takes_long(sitter.player):
            return decide(self.match, seat, sitter.player)
        with self.screen.busy(self.say("cli-thinking", name=self.seating.called(seat))):
            return decide(self.match, seat, sitter.player)

    # A person's turn

    def turn_of(self, seat: int) -> None:
        """One step of a person; the hand is shown to nobody else."""
        if self.looking != seat:
            self.hand_over(seat)
        self.draft = None
        self.show_position(seat)
        while not self.answer(seat, self.screen.ask(self.prompt(seat))):
            pass

    def prompt(self, seat: int) -> str:
        question = self.drawing.question(self.match.state, seat, self.sentences(seat))
        return self.say("cli-prompt", name=self.seating.called(seat), question=question)

    def hand_over(self, seat: int) -> None:
        """From one person to another: the screen is emptied in between, as long as anything is hidden from anybody."""
        last, self.looking = self.looking, seat
        if last is not None and self.seating.player(last) == self.seating.player(seat):
            return
        if not any(self.match.game.hidden(self.match.state, viewer) for viewer in range(self.match.seats)):
            return
        if last is not None:
            self.show_news(last, self.screen.height)
            self.screen.wait(self.said_of(seat, "pass-on", "cli-pass-on"))
        if len(self.seating.people) > 1:
            self.screen.clear()
            self.screen.wait(self.said_of(seat, "your-turn", "cli-your-turn"))

    def said_of(self, seat: int, key: str, usual: str) -> str:
        """A text that names a seat: the game's own, else the one for all games."""
        said = self.sentences(seat)
        return self.say(said.key(key) if said.has(key) else usual, name=self.seating.called(seat))

    def show_position(self, seat: int) -> None:
        """Board, open things, what has happened, hand and choices."""
        said, state = self.sentences(seat), self.match.state
        above = self.drawing.position(state, seat, said, self.screen.width)
        below: list[RenderableType] = [Text(notice, "yellow") for notice in self.notices]
        below += self.drawing.own(state, seat, said)
        below += self.handling.offered(state, seat, said, self.screen.width, self.draft)
        self.notices.clear()
        self.screen.clear()
        self.screen.show(*above)
        self.show_news(seat, self.screen.height - self.screen.lines(*above, *below) - 1)
        self.screen.show(*below)

    def show_news(self, seat: int, room: int) -> None:
        """What has happened since this person last looked: as many steps as there is room for, at least a round."""
        player = self.seating.player(seat)
        steps = self.news(seat, self.seen[player], self.drawing.OLD_NEWS)
        self.seen[player] = len(self.match.entries) - 1
        told = min(self.match.seats, len(steps))
        while told < len(steps) and self.screen.lines(*steps[-told - 1 :]) < room:
            told += 1
        if told < len(steps):
            self.screen.show(Text(self.say("cli-more-in-log", count=len(steps) - told), "dim"))
        self.screen.show(*steps[len(steps) - told :])

    def news(self, seat: int | None, after: int, untold: Iterable[str] = ()) -> list[Text]:
        """The steps after an entry as sentences, as this seat saw them; of the set-up only what matters."""
        told = [
            (number, [event for event in events if self.is_told(number, tag_of(event), untold)])
            for number, events in self.match.events(seat, after)
        ]
        return log_lines(by_turns(told) if self.drawing.TURNS else told, self.sentences(seat))

    def is_told(self, number: int, tag: str, untold: Iterable[str]) -> bool:
        return tag not in untold and (number > 0 or tag in self.drawing.SET_UP_TOLD)

    # What is typed

    def answer(self, seat: int, line: str) -> bool:
        """Whether what was typed has changed the match; a mistake costs one sentence."""
        try:
            match read(line, self.texts):
                case Command(name, rest):
                    return self.obey(seat, name, rest)
                case Number(number):
                    return self.play_number(seat, number)
                case Words(fields):
                    self.match.play(seat, fields)
                    return True
                case Name(parts):
                    return self.handle(seat, parts, line)
        except Illegal as refused:
            self.tell(self.sentences(seat).refusal(refused.refusal))
        except BadInput as problem:
            self.tell(self.sentences(seat).problem(problem))
        return False

    def tell(self, sentence: str) -> None:
        self.screen.show(Text(sentence, "yellow"))

    def offers(self, seat: int) -> list[Offer]:
        """The choices in the order of their numbers."""
        return grouped(self.drawing.choices(self.match.state, seat, self.sentences(seat)))

    def handle(self, seat: int, parts: tuple[str, ...], line: str) -> bool:
        """What is no number: the game's own way to prepare and play an action, or an action's name."""
        match self.handling.typed(self.match.state, seat, self.sentences(seat), parts, self.draft):
            case Play(action):
                self.match.play(seat, action)
                return True
            case Prepare(draft, notice):
                self.draft = draft
                self.show_draft(seat, notice)
                return False
        return bool(parts) and self.play_named(seat, parts, line)

    def show_draft(self, seat: int, notice: str) -> None:
        """What is prepared, with the table around it where the screen can be emptied."""
        self.notices += [notice] if notice else []
        if self.screen.live:
            self.show_position(seat)
        else:
            said = self.sentences(seat)
            self.screen.show(*self.handling.offered(self.match.state, seat, said, self.screen.width, self.draft))
            self.screen.show(*self.notices)
            self.notices.clear()

    def play_number(self, seat: int, number: int) -> bool:
        offers = self.offers(seat)
        if not 1 <= number <= len(offers):
            self.tell(self.say("cli-no-such-choice", last=len(offers)))
            return False
        self.match.play(seat, offers[number - 1].id)
        return True

    def play_named(self, seat: int, parts: tuple[str, ...], line: str) -> bool:
        """An action by its name, or a command by its beginning."""
        offered, refused = named_actions(self.match.state, seat, parts, self.sentences(seat))
        if len(offered) == 1:
            self.match.play(seat, offered[0])
            return True
        if offered:
            numbers = [str(k) for k, offer in enumerate(self.offers(seat), 1) if offer.id in offered]
            self.tell(self.say("cli-several", numbers=", ".join(numbers)))
        elif refused:
            self.match.play(seat, refused[0])  # raises with the rule that forbids it
        elif command := command_beginning(parts[0] if parts else "", self.texts):
            return self.obey(seat, command, line.partition(" ")[2].strip())
        else:
            self.tell(self.say("cli-not-understood", typed=line[:MOST_QUOTED]))
        return False

    # Commands

    def obey(self, seat: int, name: str, rest: str) -> bool:
        """A command; whether it has changed the match."""
        if name == "undo":
            return take_back(self, asker(self, seat, rest))
        commands: dict[str, Any] = {
            "help": self.help,
            "rules": self.rules,
            "log": self.log,
            "board": lambda seat, rest: self.show_position(seat),
            "save": self.save_now,
            "quit": self.quit,
            "score": self.score,
            "hint": self.hint,
        }
        commands[name](seat, rest)
        return False

    def help(self, seat: int, rest: str) -> None:
        from .rulebook import numbers

        rules = [number for number in numbers(self.match.game.name) if "." in number]
        rule = rules[len(rules) // 2]
        shared = self.say("cli-table-help", rule=rule, section=rule.partition(".")[0])
        self.screen.show(*self.drawing.legend(self.sentences(seat)), *shared.splitlines())

    def rules(self, seat: int, rest: str) -> None:
        from .rulebook import page, shown

        self.screen.show(shown(page(self.match.game.name, self.texts.language, rest)))

    def log(self, seat: int, rest: str) -> None:
        """Everything so far, as this seat saw it."""
        self.screen.show(*self.news(seat, -1))

    def score(self, seat: int, rest: str) -> None:
        """The points so far, as far as this seat can know them."""
        said, sides = self.sentences(seat), self.seating.sides()
        self.screen.show(*score_so_far(self.match.state, seat, said, sides))

    def hint(self, seat: int, rest: str) -> None:
        """What a strong player would do, from what this seat knows."""
        with self.screen.busy(self.say("cli-hint-thinking")):
            lines = hint_lines(self.match, seat, self.sentences(seat), self.drawing)
        self.screen.show(*lines)

    def save_now(self, seat: int, rest: str) -> None:
        self.save()
        self.screen.show(self.say("cli-saved", file=str(self.path)))

    def quit(self, seat: int, rest: str) -> None:
        raise Left
