"""A match: one play of a game, from the empty table to the end. It is kept as a log; the state is a replay of it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec

from . import commitment, drafts, match_file, match_schema
from .arguments import brief, number_given, seat_given, viewer_given
from .asked import Asked, asked
from .catalog import game as game_named
from .changes import Change, ChangeReader, EndedBy, History, MatchEnd, last_changes, told_in_full, traced_sheet
from .commitment import Commitment
from .drafts import Draft
from .exclusive import Exclusive, exclusive
from .fork import KEEP, Keep, origin_of
from .game import Sheet
from .game_state import GameState
from .log import End, Ending, Entry, Log, SetUp, Step, Undo, live, read_row
from .refusals import BadInput
from .setting import Setting, setting_of
from .timeline import Timeline, with_journal
from .undo import UndoTerms


class Match(Exclusive):
    """Open it, let every seat sit down, start, play. Seats and entries are numbers from 0; entry 0 is the set-up."""

    def __init__(self, blank: GameState, setting: Setting, committed: Commitment) -> None:
        super().__init__()
        self.game = blank.game
        self.seats = blank.seats
        self.blank = blank
        self.setting = setting
        self.committed = committed
        self.drawn = 0  # how many steps have drawn, the set-up included: the number of the next step's chance
        self.timeline: Timeline | None = None
        self.log = Log()
        self._history = History()
        self._asked: Asked = {}
        self._ended_by: Ending | None = None  # if an entry ended it
        self._over = False
        self._sheet: Sheet[Any] | None = None  # as long as nothing changes

    @classmethod
    def open(
        cls,
        game: str,
        players: int,
        options: object = None,
        edition: object = None,
        *,
        seats: object = None,
        undo: object = "ask",
        secret: bytes | None = None,
    ) -> "Match":
        """A match that nobody has sat down to yet. Its secret is made now, unless a test gives one.

        `seats` names each seat's player, "person" or a level; a computer player sits already. `undo` is "ask", or
        "free" if a step that drew or revealed something can never be taken back.
        """
        rules = game_named(game)
        chosen = rules.checked_options({} if options is None else options)
        blank = rules.blank(players, chosen, edition)
        setting = setting_of(blank, players, chosen, seats, undo)
        return cls(blank, setting, Commitment(setting, secret))

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def options(self) -> dict[str, Any]:
        """The options, defaults filled in; a copy."""
        return dict(self.setting.options)

    @property
    def commitment(self) -> str:
        """Shown before anybody adds a salt: it binds secret and setting, which are published when the match is over."""
        return self.committed.value

    @exclusive
    def promise(self, seat: int, digest: bytes) -> None:
        """A seat shows the BLAKE2b-256 of the salt that it will add; then all seats do so before any salt is shown."""
        self.check_not_started()
        self.committed.promise(self._checked_seat(seat), digest)

    @exclusive
    def sit(self, seat: int, salt: bytes | None = None) -> None:
        """A seat sits down, once, and adds 32 bytes to the chance; None: random ones."""
        self.committed.add(self._checked_seat(seat), salt)

    @exclusive
    def stand(self, seat: int) -> None:
        """A seat gets up again before the start: there is a new secret, and all promises and salts are void."""
        self.check_not_started()
        if not self.committed.is_taken(self._checked_seat(seat)):
            raise BadInput("seat-empty", f"nobody has sat down on seat {seat}", seat=seat)
        self.committed = Commitment(self.setting)

    @exclusive
    def change(
        self, *, options: object = None, edition: object = None, seats: object = None, undo: object = None
    ) -> None:
        """Change the setting before the start; what is not given stays. The secret is new, all salts are void."""
        self.check_not_started()
        if self.setting.origin is not None and not (options is None and edition is None):
            raise BadInput("fork-fixed", "a fork keeps the options and the edition of the match it comes from")
        now = self.setting
        chosen = self.game.checked_options(now.options if options is None else options)
        blank = self.game.blank(now.players, chosen, now.edition.encode() if edition is None else edition)
        kept = now.seats if len(now.seats) == blank.seats else None
        setting = setting_of(
            blank, now.players, chosen, kept if seats is None else seats, now.undo if undo is None else undo
        )
        self.check_not_started()  # still: an argument, looked at, may have done anything
        self.blank, self.seats = blank, blank.seats
        self.setting = msgspec.structs.replace(setting, origin=now.origin)
        self.committed = Commitment(self.setting)

    def start(self) -> Entry:
        """Set up the game, once, when every seat is taken."""
        return self._add(drafts.set_up)

    @exclusive
    def thought_seed(self, seat: int) -> int:
        """The seed of a computer player's search now; the same after the match is resumed here."""
        timeline, player = self.started_timeline(), self._checked_seat(seat)
        return commitment.thought_seed(timeline.key, self.drawn, player, timeline.count_of(player))

    @exclusive
    def imagined(self, seat: int) -> GameState:
        """The imagined state, without a journal, that a computer player at this seat receives."""
        return self.started_timeline().state.clone().imagine(self._checked_seat(seat), self.thought_seed(seat))

    @property
    def started(self) -> bool:
        return self.timeline is not None

    @property
    def over(self) -> bool:
        return self._over

    @property
    def ended_by(self) -> EndedBy | None:
        """What ended the match: its rules, an agreement, or that it was abandoned; None while it runs."""
        return self._ended_by or ("rules" if self.over else None)

    @property
    def has_result(self) -> bool:
        """Whether the match is over and was not abandoned."""
        return self.ended_by in ("rules", "agreement")

    @property
    def state(self) -> GameState:
        """The present state, with its journal; a copy, so changing it does not change the match."""
        state = self.started_timeline().state
        return with_journal(state, state.journal)

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.log.n

    @property
    @exclusive
    def entries(self) -> tuple[Entry, ...]:
        """The log; each entry carries the hash of the state after it."""
        return tuple(self.log)

    @exclusive
    def asked(self, seat: int) -> int | None:
        """The version at which this seat's present decision was opened; None if it is not to act.

        It stays the same while others act in a simultaneous phase, and changes when the decision changes, by a step or
        an undo. An answer for another version is out of date.
        """
        player = self._checked_seat(seat)
        return self._asked.get(player)

    @property
    def asking(self) -> dict[int, int]:
        """The seats that are to act, each with the version at which its present decision was opened; a copy."""
        return self._asked.copy()

    def play(self, seat: int, move: object) -> Entry:
        """A step, by number or in words; raises Illegal or BadInput and changes nothing if it is refused."""
        return self._add(drafts.step, seat, move)

    @exclusive
    def undo_terms(self, seat: int) -> UndoTerms:
        """The terms on which this seat may take back its last step."""
        return drafts.undo_terms(self, seat)[0]

    def undo(self, seat: int, agreed: Collection[int] = ()) -> Entry:
        """Take back a seat's last step, if that is free or all who are asked have agreed."""
        return self._add(drafts.undo, seat, agreed)

    def end(self, agreed: Collection[int]) -> Entry:
        """End the match by agreement of all seats, where the rules allow it; it is scored as it stands."""
        return self._add(drafts.agreement, agreed)

    def abandon(self) -> Entry:
        """End the match without a result."""
        return self._add(drafts.abandonment)

    def changes(self, viewer: int | None, after: int = 0) -> list[Change]:
        """What the entries after a version changed, as this viewer (a seat, or None for a spectator) may see it."""
        seen_by = viewer_given(self.seats, viewer)
        return self._changes([self.seats if seen_by is None else seen_by], after)[0]

    def changes_for_all(self, after: int) -> list[list[Change]]:
        """The same for every seat, and last for a spectator. Viewers who saw the same share the same objects."""
        return self._changes(range(self.seats + 1), after)

    @exclusive
    def _changes(self, viewers: Sequence[int], after: int) -> list[list[Change]]:
        version = number_given(after, 0, self.version)
        if version is None:
            raise BadInput("no-such-version", f"a version is a number from 0 to {self.version}, not {brief(after)}")
        timeline, last = self.started_timeline(), self.log.last
        if version == self.log.n - 1 and isinstance(last, Step) and len(viewers) > 1:  # nearly always
            found = last_changes(version, last.seat, timeline.state)
        else:
            found = ChangeReader(self.log, timeline, self._history, viewers).since(version)
        if self._over and version < self.version and self.ended_by == "rules":
            end = MatchEnd(self.version - 1, "rules")
            found = [[*changes, end] for changes in found]
        return found

    @exclusive
    def at(self, entry: int) -> GameState:
        """The state as it was after an entry, with its journal; the caller's own."""
        timeline = self.started_timeline()
        number = number_given(entry, 0, self.version - 1)
        if number is None:
            raise BadInput("no-such-entry", f"an entry is a number from 0 to {self.version - 1}, not {brief(entry)}")
        state = timeline.along(live(self.log[: number + 1])).state
        return with_journal(state, state.journal)

    @exclusive
    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, list[Any]]]:
        """The live steps after an entry, each with its events as this seat (None: a spectator) saw them."""
        timeline = self.started_timeline()
        viewer, last = viewer_given(self.seats, seat), number_given(after, -1, self.version)
        if last is None:
            raise BadInput("no-such-entry", f"an entry is a number from -1 to {self.version}, not {brief(after)}")
        numbers = [(k, step.number) for k, step in enumerate(timeline.steps) if step.number > last]
        return [(number, self.game.events_of(timeline.state, viewer, k)) for k, number in numbers]

    @exclusive
    def score_sheet(self) -> Sheet[Any]:
        """Every point with its rule, its components and the entries that brought them; shows hidden points too."""
        if self.ended_by == "abandoned":
            raise BadInput("no-result", "an abandoned match has no result")
        return self._sheet or self.sheet_of(told_in_full(self.started_timeline()))

    def sheet_of(self, told: list[tuple[int, list[Any]]]) -> Sheet[Any]:
        """The same, from all that was told in full."""
        if self._sheet is None:
            self._sheet = traced_sheet(self.game, self.state, told)
        return self._sheet

    @exclusive
    def clone(self) -> "Match":
        """An independent copy with the same past, secret and chance: to try a step before it is stored."""
        copy = Match(self.blank, self.setting, self.committed.copy())
        copy.drawn, copy.timeline = self.drawn, self.timeline
        copy._asked, copy._ended_by, copy._over = self._asked, self._ended_by, self._over
        copy.log, copy._history = self.log.copy(), self._history.copy()
        return copy

    @exclusive
    def fork(self, entry: int, redeal_for: int | Keep | None = KEEP, *, secret: bytes | None = None) -> "Match":
        """A new match from a position of a finished one; hidden cards stay, or are redealt for a seat or spectator."""
        if not self.over:
            raise BadInput("fork-running", "a match can be forked when it is over")
        state = self.at(entry)
        if not isinstance(redeal_for, Keep):
            viewer_given(self.seats, redeal_for)
        setting = msgspec.structs.replace(self.setting, origin=origin_of(state, redeal_for))
        return Match(self.blank, setting, Commitment(setting, secret))

    @exclusive
    def save(self) -> bytes:
        """Everything, including the secret: keep it on your own machine."""
        return match_file.log_file(self, "save")

    @exclusive
    def export(self, names: Sequence[str] | None = None) -> bytes:
        """A finished match with secret and salts, and the players' names if given: anyone can check every draw."""
        if not self.over:
            raise BadInput("export-running", "a running match is exported only as one seat knows it")
        return match_file.log_file(self, "finished", names)

    @exclusive
    def export_for(self, seat: int | None) -> bytes:
        """The match as one seat (None: a spectator) knows it: no log, no hash, nothing that chance depends on."""
        return match_file.sight_file(self, viewer_given(self.seats, seat))

    @classmethod
    def load(cls, data: bytes | str) -> "Match":
        """A match from a save or an exported file, replayed and checked entry by entry."""
        log = match_schema.read_log(data)
        match_file.check_rules(log)
        match = cls(*match_file.opened(log))
        match_file.refill(match, log)
        return match

    @classmethod
    def resume(cls, opening: match_schema.Opening | bytes, rows: Iterable[bytes] = ()) -> "Match":
        """A match from its opening and the rows of its log, each checked; the rest can come later, by `catch_up`."""
        given = match_schema.opening_given(opening)
        match_file.check_rules(given)
        match = cls(*match_file.opened(given))
        match_file.seat_all(match, given)
        match.catch_up(rows)
        return match

    @property
    @exclusive
    def opening(self) -> match_schema.Opening:
        """All that `resume` needs in addition to the rows. It contains the secret: keep it on the server."""
        return match_file.opening_of(self)

    def catch_up(self, rows: Iterable[bytes]) -> None:
        """Replay the next rows of the log; stops at the first that cannot be replayed or comes out differently."""
        try:
            found = iter(rows)
        except TypeError:
            raise BadInput("bad-row", f"the rows of a log come one after the other, not as {brief(rows)}") from None
        for number, row in enumerate(found, self.version):
            self.repeat(read_row(row, number))

    def repeat(self, said: Entry) -> None:
        """Replay an entry; if it cannot be replayed or gives another result, it is refused and nothing changes."""
        self._add(drafts.again, said)

    def started_timeline(self) -> Timeline:
        """The steps that stand; refused before the start."""
        if self.timeline is None:
            raise BadInput("not-started", "this match has not started yet")
        return self.timeline

    @exclusive
    def _add(self, drafted: Callable[..., Draft], *given: object) -> Entry:
        """Draft an entry and take it: the one place where a match changes once it can be played."""
        number = self.version
        draft = drafted(self, *given)
        if number != self.version:  # an argument, looked at, has changed the match itself
            raise BadInput("stale-action", "this match has moved on in the meantime")
        entry, timeline = draft.entry, draft.timeline
        was = (self.timeline or timeline).state
        if isinstance(entry, End):
            self._asked, self._ended_by = {}, entry.by
        else:
            self._asked = asked(self._asked, was, timeline.state, draft.seat, number + 1, all_new=draft.all_new)
        if isinstance(entry, Step):
            self.drawn += entry.drew
        elif isinstance(entry, SetUp):
            self.drawn = 1
        elif isinstance(entry, Undo):
            self._history.undone(number, draft.at, self.started_timeline(), timeline)
        self.timeline, self._sheet = timeline, None
        self._over = self._ended_by is not None or bool(timeline.state.over)
        self.log.append(entry)
        return entry

    def check_not_started(self) -> None:
        if self.timeline is not None:
            raise BadInput("started", "this match has started")

    def _checked_seat(self, seat: object) -> int:
        return seat_given(self.seats, seat)

    def __reduce__(self) -> str:
        raise TypeError("a match is not copied or pickled; clone or save it instead")

    def __repr__(self) -> str:
        where = "over" if self.over else "running" if self.started else "not started"
        return f"<Match of {self.game.name}, {self.players} players, {self.version} entries, {where}>"
