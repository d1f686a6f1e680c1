"""The laws that hold at every position, as checks; each fails with a sentence that tells where and what."""

import pickle
import re
from collections.abc import Container, Iterable
from random import Random
from typing import Any

import msgspec

from contract.play import Position
from contract.rulebook import rules_of
from contract.sheets import unpacked_of
from trove.core.constants import EVERYBODY, NOTHING, SPECTATOR
from trove.core.game import Item
from trove.core.game_state import GameState
from trove.core.refusals import BadInput, Illegal, Refusal

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TAG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
FACTS = (int, str, list)
DIGITS = bytes(ord("0") if chr(byte) in "0123456789" else byte for byte in range(256))
LONG_NUMBER = b"0" * 8  # in a text with all digits made equal
Viewer = int | None


def viewers(state: GameState) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]


def check_who_acts(position: Position) -> None:
    """Seats to act and legal lists agree; somebody is to act until the game is over."""
    state, n_actions = position.state, position.setting.game.n_actions
    acting = state.to_act()
    assert isinstance(acting, tuple), f"{position}: to_act is {acting!r}"
    assert bool(acting) == (not state.over), f"{position}: over is {state.over}, to act are {acting}"
    assert state.over or state.turn in acting, f"{position}: the turn is {state.turn}'s, to act are {acting}"
    assert len(set(acting)) == len(acting), f"{position}: to act are {acting}"
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in acting), f"{position}: seat {seat} may {legal}, to act are {acting}"
        assert legal == state.legal(seat), f"{position}: two answers to what seat {seat} may do"
        assert len(set(legal)) == len(legal), f"{position}: seat {seat} is offered something twice in {legal}"
        assert all(0 <= action < n_actions for action in legal), f"{position}: seat {seat} may {legal}"


def check_actions(position: Position, seat: int, refused: Container[int]) -> set[str]:
    """Law 1 for every id: legal, or as good as a legal one, or forbidden by one rule; returns the rules.

    Whatever nothing forbids is played. Of the rest only `refused` are: `play` asks `why` before it does anything.
    """
    (game, *_), state = position.setting, position.state
    same_as, why = game.same, game.why  # a position asks some thousand times
    legal, before = frozenset(state.legal(seat)), state.hash()
    known: set[tuple[str, str]] = set()
    for action in range(game.n_actions):
        same, refusal = same_as(state, seat, action), why(state, seat, action)
        if refusal is None:
            assert same in legal, f"{position}: seat {seat}: nothing forbids {action}, legal are {legal}"
            assert (same == action) == (action in legal), f"{position}: seat {seat}: {action} is the same as {same}"
            assert same <= action, f"{position}: seat {seat}: of equal actions the lowest is offered, not {same}"
            check_accepted(position, seat, action, same)
        else:
            assert action not in legal, f"{position}: seat {seat}: {action} is offered, but {refusal}"
            assert same not in legal, f"{position}: seat {seat}: {action} is as good as {same}, but {refusal}"
            if (refusal.rule, refusal.code) not in known:
                check_refusal(position, seat, action, refusal)
                known.add((refusal.rule, refusal.code))
            for fact in refusal.facts.values():
                assert isinstance(fact, FACTS), f"{position}: seat {seat}: a fact of {action} is {fact!r}"
            if action in refused:
                check_refused(position, seat, action, refusal)
    assert state.hash() == before, f"{position}: asking about seat {seat} changed something"
    return {rule for rule, _ in known}


def check_accepted(position: Position, seat: int, action: int, same: int) -> None:
    """`play` carries it out; an action that is not offered, because an equal one is, has the same effect as that."""
    played = position.state.clone()
    played.play(seat, action)
    if same != action:
        offered = position.state.clone()
        offered.apply(seat, same)
        assert played.pack() == offered.pack(), f"{position}: seat {seat}: {action} does not do what {same} does"


def check_refusal(position: Position, seat: int, action: int, refusal: Refusal) -> None:
    """One rule, that exists, with a code that a text can be found by."""
    rules = rules_of(position.setting.game)
    assert refusal.rule in rules, f"{position}: seat {seat}: {action} is refused by {refusal.rule}, which is no rule"
    assert CODE.fullmatch(refusal.code), f"{position}: seat {seat}: the code for {action} is {refusal.code!r}"


def check_refused(position: Position, seat: int, action: int, refusal: Refusal) -> None:
    """`play` refuses it, for the same reason."""
    try:
        position.state.play(seat, action)
    except Illegal as problem:
        said = problem.refusal
    else:
        raise AssertionError(f"{position}: seat {seat}: {action} was played in spite of {refusal}")
    assert said == refusal, f"{position}: seat {seat}: {action} is refused by {said}, but why gives {refusal}"


def check_words(position: Position, seat: int) -> None:
    """Law 1: every id has words, and the words give the id back."""
    (game, *_), state = position.setting, position.state
    words, meaning = game.words, game.action
    for action in range(game.n_actions):
        said = words(state, seat, action)
        meant = meaning(state, seat, said)
        assert meant == action, f"{position}: seat {seat}: {action} is {said}, which means {meant}"


def check_plain_words(position: Position, seat: int, actions: Iterable[int]) -> None:
    """Law 1: the same with plain fields, and through JSON."""
    (game, *_), state = position.setting, position.state
    for action in actions:
        said = game.words(state, seat, action)
        text = msgspec.json.encode(said)
        fields = msgspec.json.decode(text)
        where = f"{position}: seat {seat}: {action} is {said}"
        assert TAG.fullmatch(fields["type"]), f"{where}: the type is {fields['type']!r}"
        assert msgspec.json.decode(text, type=type(said)) == said, f"{where}: other words after JSON"
        assert game.action(state, seat, fields) == action, f"{where}: as JSON it means something else"
        assert game.action(state, seat, msgspec.to_builtins(said)) == action, f"{where}: as fields it means another"


def check_copies(position: Position) -> None:
    """Law 2: bytes, pickles and clones are the same position; what is not packed is rebuilt the same, or not kept."""
    (game, *_), state = position.setting, position.state
    data, before = state.pack(), state.hash()
    copies = {
        "unpack": game.unpack(data),
        "pickle": pickle.loads(pickle.dumps(state)),
        "clone": state.clone(),
    }
    for how, copy in copies.items():
        assert type(copy) is type(state), f"{position}: {how} makes a {type(copy)}"
        assert copy.pack() == data, f"{position}: {how} makes another position"
        assert copy.hash() == before, f"{position}: {how} makes another hash"
        assert copy.to_act() == state.to_act(), f"{position}: other seats act after {how}"
        for seat in range(state.seats):
            assert copy.legal(seat) == state.legal(seat), f"{position}: seat {seat} may do something else after {how}"
    assert state.hash() == before, f"{position}: copying changed it"


def values(state: GameState) -> dict[str, Any]:
    """Every packed field but chance, as it is now."""
    found = {name: getattr(state, name) for name in state.FIELDS}
    return {name: value[:] if isinstance(value, list) else value for name, value in found.items()}


def unpacked_values(state: GameState) -> dict[str, Any]:
    """Every number that is not packed, as it is now."""
    found = {name: getattr(state, name) for name in unpacked_of(state)}
    return {name: value[:] if isinstance(value, list) else value for name, value in found.items()}


def tells_of_chance(text: bytes) -> bool:
    """Whether a number is in it that is as long as only chance makes them."""
    return LONG_NUMBER in text.translate(DIGITS)


def check_secrecy(position: Position, viewer: Viewer, chance: Random, whole: bool = False) -> GameState:
    """Law 4: what a viewer cannot tell from the truth looks the same to it, and is made from what it knows alone."""
    (game, *_), state = position.setting, position.state
    seed, again = chance.getrandbits(62), chance.getrandbits(62)
    imagined = state.imagine(viewer, seed)

    def where() -> str:
        return f"{position}: viewer {viewer}, imagined with {seed}"

    for what in (game.knowledge, game.view, game.hidden):
        true, told = what(state, viewer), what(imagined, viewer)
        assert true == told, f"{where()}: another {what.__name__}"
        text = msgspec.json.encode(true)
        assert text == msgspec.json.encode(told), f"{where()}: another {what.__name__} in JSON"
        assert not tells_of_chance(text), f"{where()}: the {what.__name__} holds a number that only chance makes"
    assert imagined.to_act() == state.to_act(), f"{where()}: others are to act"
    if viewer is not None:
        assert game.offers(imagined, viewer) == game.offers(state, viewer), f"{where()}: something else is offered"
    assert imagined.is_conserved(), f"{where()}: components are lost"
    true, told = (one.clone().imagine(viewer, again) for one in (state, imagined))  # clones have no journal to copy
    assert true.hash() == told.hash(), (
        f"{where()}: imagined again with {again} it is not what the truth gives: something hidden was read"
    )
    check_imagined_journal(position, viewer, imagined, chance, whole)
    return imagined


def check_imagined_journal(
    position: Position, viewer: Viewer, imagined: GameState, chance: Random, whole: bool
) -> None:
    """The imagined past looks the same too, and holds no secret that the viewer did not see."""
    (game, *_), state = position.setting, position.state
    last = len(state.journal.steps) - 1
    assert len(imagined.journal.steps) == last + 1, f"{position}: the imagined journal has another length"
    for step in range(last + 1) if whole else {last, chance.randint(0, last)}:
        true = game.events_of(state, viewer, step)
        assert true == game.events_of(imagined, viewer, step), f"{position}: step {step} looks other to {viewer}"
        assert not tells_of_chance(msgspec.json.encode(true)), f"{position}: step {step} tells of chance: {true}"
    eyes = 1 << (SPECTATOR if viewer is None else viewer)
    steps = imagined.journal.steps
    unseen = [entry for entries in steps for entry in entries if entry[5] != NOTHING and not entry[6] & eyes]
    assert not unseen, f"{position}: the imagined journal tells {viewer} {unseen}"


def check_answers_tell_nothing(position: Position, seat: int, imagined: GameState) -> None:
    """Law 4: offers, refusals, words and equivalents of every id come from what the seat knows, and ids of words."""
    (game, *_), state = position.setting, position.state
    offered = [game.offers(one, seat) for one in (state, imagined)]
    assert offered[0] == offered[1], f"{position}: seat {seat} is offered something else if hidden things differ"
    for action in range(game.n_actions):
        for asked in (game.why, game.same, game.words):
            true, told = asked(state, seat, action), asked(imagined, seat, action)
            assert true == told, f"{position}: seat {seat}, action {action}: {true}, but {told} if hidden things differ"
        said = game.words(state, seat, action)
        numbers = [number_of(one, seat, said) for one in (state, imagined)]
        assert numbers[0] == numbers[1], f"{position}: seat {seat}: {said} is {numbers}, as hidden things differ"


def number_of(state: GameState, seat: int, words: object) -> int | str:
    """The number of an action in words, or the sentence by which they are refused."""
    try:
        number: int = state.game.action(state, seat, words)
    except BadInput as problem:
        return str(problem)
    return number


def check_one_public_view(position: Position) -> None:
    """The public part is the same for everybody, and all that a spectator gets."""
    (game, *_), state = position.setting, position.state
    views = {viewer: game.view(state, viewer) for viewer in viewers(state)}
    assert views[None].private is None, f"{position}: a spectator sees {views[None].private}"
    for viewer, view in views.items():
        assert view.public == views[None].public, f"{position}: the public part of seat {viewer} is its own"


def check_events(position: Position, steps: Iterable[int]) -> None:
    """An event goes through JSON; who saw the same is told the same."""
    (game, *_), state = position.setting, position.state
    for step in steps:
        entries = state.journal.steps[step]
        told = {viewer: game.events_of(state, viewer, step) for viewer in viewers(state)}
        for viewer, events in told.items():
            assert len(events) == len(entries), f"{position}: step {step} tells {viewer} of {len(events)} events"
        for k, entry in enumerate(entries):
            check_event(f"{position}: step {step}, entry {entry}", entry, {v: told[v][k] for v in told})


def check_event(where: str, entry: tuple[int, ...], told: dict[Viewer, Any]) -> None:
    secret, audience = entry[5:]
    everybody = secret == NOTHING or audience == EVERYBODY
    groups: dict[bool, Any] = {}
    for viewer, event in told.items():
        saw = everybody or bool(viewer is not None and audience >> viewer & 1)
        assert groups.setdefault(saw, event) == event, f"{where}: {viewer} is told {event}, others {groups[saw]}"
    assert len(groups) < 2 or groups[True] != groups[False], f"{where}: everybody is told the secret, {groups[True]}"
    for event in groups.values():
        text = msgspec.json.encode(event)
        assert msgspec.json.decode(text, type=type(event)) == event, f"{where}: {event} is another after JSON"
        kind = msgspec.json.decode(text)["type"]
        assert TAG.fullmatch(kind), f"{where}: the type is {kind!r}"


def check_scores(position: Position) -> None:
    """Every point has its reason; winners have rank 1; sides win together; more points are never ranked behind."""
    (game, players, options), state = position.setting, position.state
    sheet = game.score_sheet(state)
    scores, winners = state.scores(), state.winners()
    sides = [chair.side for chair in game.seating(players, options)]
    assert len(sides) == state.seats, f"{position}: {state.seats} seats, but {sides} sit down"
    assert list(sheet.totals) == scores, f"{position}: the sheet adds up to {sheet.totals}, the scores are {scores}"
    assert list(sheet.winners) == winners, f"{position}: the sheet names {sheet.winners}, the winners are {winners}"
    for seat in range(state.seats):
        found = sum(item.points for item in sheet.items if sides[item.seat] == sides[seat])
        assert found == scores[seat], f"{position}: seat {seat} has {scores[seat]} points, {found} with a reason"
        assert (sheet.ranks[seat] == 1) == (seat in winners), f"{position}: ranks {sheet.ranks}, winners {winners}"
        for other in range(state.seats):
            if sides[other] == sides[seat]:
                assert sheet.ranks[other] == sheet.ranks[seat], f"{position}: one side has the ranks {sheet.ranks}"
    for item in sheet.items:
        assert isinstance(item, Item), f"{position}: {item}"
        assert item.rule in rules_of(game), f"{position}: {item.rule} is no rule"
        assert 0 <= item.seat < state.seats, f"{position}: {item}"
    check_ranks(position, sheet.ranks, sides)
    text = msgspec.json.encode(sheet)
    assert msgspec.json.encode(msgspec.json.decode(text)) == text, f"{position}: the sheet is another after JSON"


def check_ranks(position: Position, ranks: tuple[int, ...], sides: list[int]) -> None:
    """Ranks count who is ahead: sides, or the seats of them; somebody has the first."""
    best = dict(zip(sides, ranks, strict=True))
    ahead = {side: sum(other < rank for other in best.values()) for side, rank in best.items()}
    seats_ahead = {side: sum(best[other] < rank for other in sides) for side, rank in best.items()}
    assert all(rank in (1 + ahead[side], 1 + seats_ahead[side]) for side, rank in best.items()), (
        f"{position}: the ranks {ranks} do not count who is ahead"
    )
