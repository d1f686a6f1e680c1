"""The table in the terminal: asks people in turn, lets computer players play, saves after every step."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove import offers
from trove.core.match import Match
from trove.core.refusals import BadInput, Illegal
from trove.disk.claims import Claim
from trove.offers.news import told
from trove.texts import Texts
from trove.texts.sentences import Sentences

from ..drawing import Play, Prepare, choices, drawing, handling, question
from ..layout import grouped, latest, log_lines
from ..primer import medals, primer
from ..score import score_so_far
from ..screen import Gone, Screen
from . import saves
from .computers import decide, takes_long
from .end_screen import finish
from .hand_over import hand_over
from .hints import hint_lines
from .input import MOST_QUOTED, Command, Name, Number, Words, command_beginning, named_actions, read, whole_names
from .participants import Participant
from .seating import Seating
from .undo import asker, take_back


class Left(Exception):
    """A person has left the table; the match is saved."""


class Unsaved(Exception):
    """The match could not be written; it is saved as it was before."""

    def __init__(self, problem: OSError) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Table:
    """One match at one keyboard."""

    def __init__(
        self, match: Match, participants: tuple[Participant, ...], screen: Screen, texts: Texts, claim: Claim
    ) -> None:
        self.match = match
        self.participants = participants
        self.screen = screen
        self.texts = texts
        self.claim = claim
        self.path = claim.path
        self.saved = 0  # entries in the file
        self.seating = Seating(match, participants, texts)
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
        self.notices += [*self.computers(), *medals(self.match.state, self.sentences(None))]
        self.save()
        try:
            while not self.match.over:
                seat = self.match.state.to_act()[0]
                if self.seating.participant(seat).is_person:
                    self.turn_of(seat)
                else:
                    self.match.play(seat, self.thought_of(seat))
                self.save()
        except (Gone, KeyboardInterrupt, Left):
            self.save()
            raise
        finish(self)

    def computers(self) -> list[str]:
        """Who the computer players are, and how well they play."""
        found = [
            f"{one.name} ({self.say('level', level=one.player)})" for one in self.participants if not one.is_person
        ]
        return [self.say("cli-computers", names=", ".join(found))] if found else []

    def save(self) -> None:
        with self.writing():
            saves.save(self.claim, self.match, self.participants)
        self.saved = len(self.match.entries)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Turn a failed write into a report of what is saved."""
        try:
            yield
        except OSError as problem:
            raise Unsaved(problem) from None

    def thought_of(self, seat: int) -> int:
        """What a computer player does; while it thinks for long, a terminal shows that."""
        participant = self.seating.participant(seat)
        if not takes_long(self.match, participant.player):
            return decide(self.match, seat, participant.player)
        with self.screen.busy(self.say("cli-thinking", name=self.seating.called(seat))):
            return decide(self.match, seat, participant.player)

    # A person's turn

    def turn_of(self, seat: int) -> None:
        """One step of a person; the hand is shown to nobody else."""
        if self.looking != seat:
            hand_over(self, seat)
        self.draft = None
        self.show_position(seat)
        while not self.answer(seat, self.screen.ask(self.prompt(seat))):
            pass

    def prompt(self, seat: int) -> str:
        asked = question(self.match.state, seat, self.sentences(seat))
        return self.say("cli-prompt", name=self.seating.called(seat), question=asked)

    def said_of(self, seat: int, key: str, usual: str) -> str:
        """A text that names a seat: the game's own, otherwise the one for all games."""
        said = self.sentences(seat)
        return self.say(said.key(key) if said.has(key) else usual, name=self.seating.called(seat))

    def show_position(self, seat: int, *, whole: bool = False) -> None:
        """Board, open things, what has happened, hand and choices; as much as fits the screen, or the whole."""
        said, state = self.sentences(seat), self.match.state
        width, height = self.screen.size
        above = self.drawing.position(state, seat, said, width, 0 if whole else height)
        below: list[RenderableType] = [Text(notice, "yellow") for notice in self.notices]
        below += self.drawing.own(state, seat, said)
        below += self.handling.offered(state, seat, said, self.screen.width, self.draft)
        self.notices.clear()
        self.screen.clear()
        self.screen.show(*above)
        self.show_news(seat, self.screen.height - self.screen.lines(*above, *below) - 1)
        self.screen.show(*below)

    def show_news(self, seat: int, room: int) -> None:
        """What has happened since this person last looked, as far as there is room for it."""
        player = self.seating.player(seat)
        steps = self.news(seat, self.seen[player])
        self.seen[player] = len(self.match.entries) - 1
        shown = latest(steps, self.match.seats, room, self.screen)
        if len(shown) < len(steps) and (room > 0 or not self.screen.live):
            self.screen.show(Text(self.say("cli-more-in-log", count=len(steps) - len(shown)), "dim"))
        self.screen.show(*shown)

    def news(self, seat: int | None, after: int, *, whole: bool = False) -> list[Text]:
        """The steps after an entry as sentences, as this seat saw them: what is news, or the whole log."""
        news = offers.news(self.match.game.name)
        return log_lines(told(news, self.match.events(seat, after), whole=whole), self.sentences(seat))

    # What is typed

    def answer(self, seat: int, line: str) -> bool:
        """Handle a typed line; returns whether it changed the match. A mistake is answered with one sentence."""
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

    def show_long(self, *things: RenderableType) -> None:
        self.screen.show_long(self.say("cli-more"), *things)

    def tell(self, sentence: str) -> None:
        self.screen.show(Text(sentence, "yellow"))

    def numbered(self, seat: int) -> list[int]:
        """The actions in the order of their numbers."""
        return grouped(choices(self.match.state, seat, self.sentences(seat)))

    def handle(self, seat: int, parts: tuple[str, ...], line: str) -> bool:
        """Anything but a number: the game's own way to prepare and play an action, or an action's name."""
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
        actions = self.numbered(seat)
        if not 1 <= number <= len(actions):
            self.tell(self.say("cli-no-such-choice", last=len(actions)))
            return False
        self.match.play(seat, actions[number - 1])
        return True

    def play_named(self, seat: int, parts: tuple[str, ...], line: str) -> bool:
        """An action by its name, or a command by its beginning."""
        offered, refused = named_actions(self.match.state, seat, parts, self.sentences(seat))
        if len(offered) == 1:
            self.match.play(seat, offered[0])
            return True
        if offered:
            numbers = [str(k) for k, action in enumerate(self.numbered(seat), 1) if action in offered]
            self.tell(self.say("cli-several", numbers=", ".join(numbers)))
        elif refused:
            self.match.play(seat, refused[0])  # raises with the rule that forbids it
        else:
            return self.obey_or_explain(seat, parts, line)
        return False

    def obey_or_explain(self, seat: int, parts: tuple[str, ...], line: str) -> bool:
        """A command by its beginning, or what is missing of an action; anything else is not understood."""
        examples = ", ".join(whole_names(self.match.state, seat, parts, self.sentences(seat)))
        command = command_beginning(parts[0], self.texts)
        if command and not (examples and len(parts) > 1):
            return self.obey(seat, command, line.partition(" ")[2].strip())
        typed = line[:MOST_QUOTED]
        if examples:
            self.tell(self.say("cli-incomplete", typed=typed, examples=examples))
        else:
            self.tell(self.say("cli-not-understood", typed=typed))
        return False

    # Commands

    def obey(self, seat: int, name: str, rest: str) -> bool:
        """Carry out a command; returns whether it changed the match."""
        if name == "undo":
            return take_back(self, seat, asker(self, seat, rest))
        commands: dict[str, Any] = {
            "help": self.help,
            "rules": self.rules,
            "log": self.log,
            "board": lambda seat, rest: self.show_position(seat, whole=True),
            "save": self.save_now,
            "quit": self.quit,
            "score": self.score,
            "hint": self.hint,
        }
        commands[name](seat, rest)
        return False

    def help(self, seat: int, rest: str) -> None:
        from ..rulebook import numbers

        rules = [number for number in numbers(self.match.game.name) if "." in number]
        rule = rules[len(rules) // 2]
        shared = self.say("cli-table-help", rule=rule, section=rule.partition(".")[0])
        goal = primer(self.match.game.name, self.texts)
        self.show_long(*goal, "", *self.drawing.legend(self.sentences(seat)), "", *shared.splitlines())

    def rules(self, seat: int, rest: str) -> None:
        from ..rulebook import page, shown

        self.show_long(shown(page(self.match.game.name, self.texts.language, rest)))

    def log(self, seat: int, rest: str) -> None:
        """Everything so far, as this seat saw it."""
        self.show_long(*self.news(seat, -1, whole=True))

    def score(self, seat: int, rest: str) -> None:
        """The points so far, as far as this seat can know them."""
        said, sides = self.sentences(seat), self.seating.sides()
        self.screen.show(*score_so_far(self.match.state, seat, said, sides))

    def hint(self, seat: int, rest: str) -> None:
        """What a strong player would do, from what this seat knows."""
        with self.screen.busy(self.say("cli-hint-thinking")):
            lines = hint_lines(self.match, seat, self.sentences(seat))
        self.screen.show(*lines)

    def save_now(self, seat: int, rest: str) -> None:
        self.save()
        self.screen.show(self.say("cli-saved", file=str(self.path)))

    def quit(self, seat: int, rest: str) -> None:
        raise Left
