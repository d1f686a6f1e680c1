"""The laws that hold at every position, as checks; each fails with a sentence that says where and what."""

import pickle
import re
from collections.abc import Container, Iterable
from random import Random
from typing import Any

import msgspec

from contract.play import Position
from contract.rulebook import rules_of
from contract.sheets import unpacked_of
from trove.core.game import Item
from trove.core.playable import Playable
from trove.core.refusals import Illegal, Refusal
from trove.core.terms import EVERYBODY, NOTHING, SPECTATOR

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TAG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
LONG_NUMBER = re.compile(rb"\d{8,}")
Viewer = int | None


def viewers(state: Playable) -> list[Viewer]:
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


def check_refusal(position: Position, seat: int, action: int, refusal: Refusal) -> None:
    """One rule, that exists, with a code and facts that a text can name."""
    rules = rules_of(position.setting.game)
    assert refusal.rule in rules, f"{position}: seat {seat}: {action} is refused by {refusal.rule}, which is no rule"
    assert CODE.fullmatch(refusal.code), f"{position}: seat {seat}: the code for {action} is {refusal.code!r}"
    for fact in refusal.facts.values():
        assert isinstance(fact, int | str | list), f"{position}: seat {seat}: a fact of {action} is {fact!r}"


def check_refused(position: Position, seat: int, action: int, refusal: Refusal) -> None:
    """`play` says no, for the same reason."""
    try:
        position.state.play(seat, action)
    except Illegal as problem:
        said = problem.refusal
    else:
        raise AssertionError(f"{position}: seat {seat}: {action} was played in spite of {refusal}")
    assert said == refusal, f"{position}: seat {seat}: {action} is refused by {said}, but why says {refusal}"


def check_actions(position: Position, seat: int, asked: Iterable[int], tried: Container[int]) -> set[str]:
    """Law 1 for some ids: legal, or as good as a legal one, or refused by one rule; says by which rules.

    Those to be tried are also played: accepted, or refused by the same rule.
    """
    (game, *_), state = position.setting, position.state
    legal = set(state.legal(seat))
    named, before = set(), state.hash()
    for action in asked:
        same, refusal = game.same(state, seat, action), game.why(state, seat, action)
        if same in legal:
            assert refusal is None, f"{position}: seat {seat}: {action} is as good as {same}, but {refusal}"
            assert (same == action) == (action in legal), f"{position}: seat {seat}: {action} is the same as {same}"
            assert same <= action, f"{position}: seat {seat}: of equal actions the lowest is offered, not {same}"
            if same != action and action in tried:
                check_twin(position, seat, action, same)
        else:
            assert refusal is not None, f"{position}: seat {seat}: nothing forbids {action}, legal are {legal}"
            check_refusal(position, seat, action, refusal)
            if action in tried:
                check_refused(position, seat, action, refusal)
            named.add(refusal.rule)
    assert state.hash() == before, f"{position}: a refused action of seat {seat} changed something"
    return named


def check_twin(position: Position, seat: int, action: int, same: int) -> None:
    """An action that is not offered, because an equal one is, is accepted and does the same."""
    left, right = position.state.clone(), position.state.clone()
    left.play(seat, action)
    right.apply(seat, same)
    assert left.hash() == right.hash(), f"{position}: seat {seat}: {action} does not do what {same} does"


def check_words(position: Position, seat: int, actions: Iterable[int]) -> None:
    """Law 1: every id has words, and the words give the id back."""
    (game, *_), state = position.setting, position.state
    for action in actions:
        said = game.words(state, seat, action)
        meant = game.action(state, seat, said)
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


def values(state: Playable) -> dict[str, Any]:
    """Every packed field but chance, as it is now."""
    found = {name: getattr(state, name) for name in state.FIELDS}
    return {name: value[:] if isinstance(value, list) else value for name, value in found.items()}


def unpacked_values(state: Playable) -> dict[str, Any]:
    """Every number that is not packed, as it is now."""
    found = {name: getattr(state, name) for name in unpacked_of(state)}
    return {name: value[:] if isinstance(value, list) else value for name, value in found.items()}


def check_secrecy(position: Position, viewer: Viewer, chance: Random, whole: bool = False) -> Playable:
    """Law 4: what a viewer cannot tell from the truth looks the same to it, and is made from what it knows alone."""
    (game, *_), state = position.setting, position.state
    seed, again = chance.getrandbits(62), chance.getrandbits(62)
    imagined = state.imagine(viewer, seed)
    where = f"{position}: viewer {viewer}, imagined with {seed}"
    for what in ("knowledge", "view", "hidden"):
        true, told = (getattr(game, what)(one, viewer) for one in (state, imagined))
        assert true == told, f"{where}: another {what}"
        text = msgspec.json.encode(true)
        assert text == msgspec.json.encode(told), f"{where}: another {what} in JSON"
        assert not LONG_NUMBER.search(text), f"{where}: the {what} holds a number that only chance makes"
    assert imagined.to_act() == state.to_act(), f"{where}: others are to act"
    if viewer is not None:
        assert imagined.legal(viewer) == state.legal(viewer), f"{where}: something else is legal"
    assert imagined.is_conserved(), f"{where}: components are lost"
    assert imagined.imagine(viewer, again).hash() == state.imagine(viewer, again).hash(), (
        f"{where}: imagined again with {again} it is not what the truth gives: something hidden was read"
    )
    check_imagined_journal(position, viewer, imagined, chance, whole)
    return imagined


def check_imagined_journal(position: Position, viewer: Viewer, imagined: Playable, chance: Random, whole: bool) -> None:
    """The imagined past looks the same too, and holds no secret that the viewer did not see."""
    (game, *_), state = position.setting, position.state
    last = len(state.journal.steps) - 1
    assert len(imagined.journal.steps) == last + 1, f"{position}: the imagined journal has another length"
    for step in range(last + 1) if whole else {last, chance.randint(0, last)}:
        true = game.events_of(state, viewer, step)
        assert true == game.events_of(imagined, viewer, step), f"{position}: step {step} looks other to {viewer}"
        assert not LONG_NUMBER.search(msgspec.json.encode(true)), f"{position}: step {step} tells of chance: {true}"
    eyes = 1 << (SPECTATOR if viewer is None else viewer)
    for entry in (entry for step in imagined.journal.steps for entry in step):
        secret, audience = entry[5:]
        assert secret == NOTHING or audience & eyes, f"{position}: the imagined journal tells {viewer} {entry}"


def check_refusals_tell_nothing(position: Position, seat: int, imagined: Playable) -> None:
    """Law 4: refusals and words come from what the seat knows."""
    (game, *_), state = position.setting, position.state
    for action in range(game.n_actions):
        for asked in (game.why, game.same, game.words):
            true, told = asked(state, seat, action), asked(imagined, seat, action)
            assert true == told, f"{position}: seat {seat}, action {action}: {true}, but {told} if hidden things differ"


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
    """Every point has its reason; whoever wins has rank 1; sides win together; more points are never ranked behind."""
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
