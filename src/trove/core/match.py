"""A match: one play of a game, from the empty table to the end. It is its log; the state is a replay."""

from collections.abc import Collection
from typing import Any

import msgspec

from . import archive, files
from .catalog import game as game_named
from .chance import keyed
from .fork import KEEP, Keep, first_state, origin_of
from .game import Sheet
from .journal import Journal
from .line import Line, with_journal
from .log import LONGEST, Entry, SetUp, Step, Undo, live
from .playable import Playable
from .refusals import BadInput
from .seal import Seal
from .undo import UndoTerms, refused, terms


class Match:
    """Open it, let every seat sit down, start, play. Seats and entries are numbers from 0; entry 0 is the set-up."""

    def __init__(self, blank: Playable, players: int, options: object, seal: Seal) -> None:
        self.game = blank.game
        self.players = players
        self.options: dict[str, Any] = msgspec.to_builtins(options)
        self.seats = blank.seats
        self.blank = blank
        self.seal = seal
        self.origin: files.Origin | None = None
        self._entries: list[Entry] = []
        self.line: Line | None = None

    @classmethod
    def open(
        cls, game: str, players: int, options: object = None, edition: object = None, *, secret: bytes | None = None
    ) -> "Match":
        """A match that nobody has sat down to yet. Its secret is made now, unless a test gives one."""
        rules = game_named(game)
        chosen = rules.checked_options({} if options is None else options)
        blank = rules.blank(players, chosen, edition)
        return cls(blank, players, chosen, Seal(blank.seats, secret))

    @property
    def commitment(self) -> str:
        """Shown before anybody sits down: it binds the secret, which is published when the match is over."""
        return self.seal.commitment

    def sit(self, seat: int, salt: bytes | None = None) -> None:
        """A seat sits down, once, and adds 32 bytes to the chance; None: random ones. NO_SALT for a computer player."""
        self.seal.add(self._checked_seat(seat), salt)

    def start(self) -> Entry:
        """Set up the game, once, when every seat is taken."""
        if self.line is not None:
            raise BadInput("started", "this match has started")
        if not self.seal.is_complete:
            empty = [seat for seat, salt in enumerate(self.seal.salts) if salt is None]
            raise BadInput("seats-empty", f"a match starts when every seat is taken; still empty: {empty}", seats=empty)
        key = self.seal.key()
        if self.origin is None:
            state = with_journal(self.blank, Journal(1))
            state.chance = keyed(key, 0)
            state.deal()
        else:
            state = first_state(self.blank, self.origin)
            state.chance = keyed(key, 0)
        self.line = Line(key, state)
        return self._append(SetUp(state.hash().hex()))

    def thought_seed(self, seat: int) -> int:
        """The seed by which a computer player thinks now; the same if the match is taken up again here."""
        return self.seal.thought_seed(len(self.entries), self._checked_seat(seat))

    @property
    def started(self) -> bool:
        return self.line is not None

    @property
    def over(self) -> bool:
        return self.line is not None and bool(self.line.state.over)

    @property
    def state(self) -> Playable:
        """The present state, with its journal. Only to be read."""
        return self.started_line().state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log; each entry carries the hash of the state after it."""
        return tuple(self._entries)

    def play(self, seat: int, move: object) -> Entry:
        """A step, by number or in words; raises Illegal or BadInput and changes nothing if it is refused."""
        line = self.started_line()
        self._check_room()
        action = line.play(len(self._entries), seat, move)
        return self._append(Step(seat, action, line.state.hash().hex()))

    def undo_terms(self, seat: int) -> UndoTerms:
        """What it takes that this seat takes back its last step."""
        return self._undo_terms(seat)[0]

    def undo(self, seat: int, agreed: Collection[int] = ()) -> Entry:
        """Take back a seat's last step, if that is free or all who are asked have agreed."""
        offer, shorter = self._undo_terms(seat)
        if offer.verdict == "refused" or shorter is None:
            raise BadInput(offer.code, REFUSED[offer.code], seat=seat)
        if missing := [other for other in offer.ask if other not in agreed]:
            sentence = f"seat {seat} takes back a step only if these seats agree: {missing}"
            raise BadInput("undo-not-agreed", sentence, seat=seat, ask=missing)
        self._check_room()
        self.line = shorter
        return self._append(Undo(seat, offer.takes, offer.ask, shorter.state.hash().hex()))

    def at(self, entry: int) -> Playable:
        """The state as it was after an entry, with its journal; the caller's own."""
        line = self.started_line()
        if isinstance(entry, bool) or not isinstance(entry, int) or not 0 <= entry < len(self._entries):
            raise BadInput("no-such-entry", f"an entry is a number from 0 to {len(self._entries) - 1}, not {entry!r}")
        return line.along(live(self._entries[: entry + 1])).state

    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, list[Any]]]:
        """The live steps after an entry, each with its events as this seat (None: a spectator) saw them."""
        line = self.started_line()
        viewer = self._viewer(seat)
        numbers = [(k, step.number) for k, step in enumerate(line.steps) if step.number > after]
        return [(number, self.game.events_of(line.state, viewer, k)) for k, number in numbers]

    def score_sheet(self) -> Sheet:
        """Every point with its rule, its components and the entries that brought them; shows hidden points too."""
        sheet: Sheet = self.game.score_sheet(self.state)
        history = [[(n, event) for n, told in self.events(seat) for event in told] for seat in range(self.seats)]
        traced = [
            msgspec.structs.replace(item, steps=tuple(dict.fromkeys(self.game.trace(item, history[item.seat]))))
            for item in sheet.items
        ]
        return msgspec.structs.replace(sheet, items=tuple(traced))

    def clone(self) -> "Match":
        """A match of its own with the same past, secret and chance: to try a step before it is stored."""
        copy = Match(self.blank, self.players, self.options, Seal(self.seats, self.seal.secret))
        copy.seal.salts = list(self.seal.salts)
        copy.origin = self.origin
        copy._entries = list(self._entries)
        copy.line = self.line and self.line.up_to(len(self.line.steps) - 1)
        return copy

    def fork(self, entry: int, redeal_for: int | Keep | None = KEEP, *, secret: bytes | None = None) -> "Match":
        """A new match from a position of a finished one; hidden cards stay, or are redealt for a seat or spectator."""
        if not self.over:
            raise BadInput("fork-running", "a match can be forked when it is over")
        state = self.at(entry)
        if not isinstance(redeal_for, Keep):
            self._viewer(redeal_for)
        copy = Match(self.blank, self.players, self.options, Seal(self.seats, secret))
        copy.origin = origin_of(state, redeal_for, copy.seal)
        return copy

    def save(self) -> bytes:
        """Everything, the secret included: for one's own machine."""
        return archive.log_file(self, "save")

    def export(self) -> bytes:
        """A finished match with secret and salts: anyone can check every draw."""
        if not self.over:
            raise BadInput("export-running", "a running match is exported only as one seat knows it")
        return archive.log_file(self, "finished")

    def export_for(self, seat: int | None) -> bytes:
        """The match as one seat (None: a spectator) knows it: no log, no hash, nothing that chance hangs on."""
        return archive.sight_file(self, self._viewer(seat))

    @classmethod
    def load(cls, data: bytes | str) -> "Match":
        """A match out of a save or an exported file, replayed and checked entry by entry."""
        log = files.read_log(data)
        archive.check_rules(log)
        match = cls.open(log.game, log.players, log.options, log.edition, secret=bytes.fromhex(log.secret))
        archive.refill(match, log)
        return match

    def started_line(self) -> Line:
        """The steps that stand; refused before the start."""
        if self.line is None:
            raise BadInput("not-started", "this match has not started yet")
        return self.line

    def _undo_terms(self, seat: int) -> tuple[UndoTerms, Line | None]:
        self._checked_seat(seat)
        if self.line is None:
            return refused("undo-not-started"), None
        if self.over:
            return refused("undo-over"), None
        if len(self._entries) >= LONGEST // 2:  # the rest of the log is left for steps
            return refused("undo-too-many"), None
        chairs = self.game.seating(self.players, self.options)
        return terms(self.game, chairs, self._entries, self.line, seat)

    def _check_room(self) -> None:
        if len(self._entries) >= LONGEST:
            raise BadInput("match-too-long", f"a match has at most {LONGEST} entries")

    def _append(self, entry: Entry) -> Entry:
        self._entries.append(entry)
        return entry

    def _checked_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadInput("no-such-seat", f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._checked_seat(seat)

    def __repr__(self) -> str:
        where = "over" if self.over else "running" if self.started else "not started"
        return f"<Match of {self.game.name}, {self.players} players, {len(self._entries)} entries, {where}>"


REFUSED = {
    "undo-not-started": "nothing can be taken back before the match has started",
    "undo-over": "nothing can be taken back when the match is over",
    "undo-too-many": "nothing more can be taken back: too many entries in the log of this match",
    "undo-nothing": "this seat has no step to take back",
}
