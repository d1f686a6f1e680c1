"""Nobody is sent a byte that depends on what they may not know."""

import asyncio
import json
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import trove
from effort import LONG, amount
from server.twins import Chance, Twin, chance
from trove.core.match import Match
from trove.server import replaying
from trove.server.storage import Store

__all__ = ["chance"]

STEPS = amount(60, 1500)
STEPS_OF_VARIANT = amount(20, 1500)
VIEWERS: dict[str, int | None] = {"spectator": None, "first": 0, "second": 1}
OPTIONS: dict[str, list[tuple[int, dict[str, Any]]]] = {  # the largest table with default options is always tried
    "luxor": [(2, {"memory_aid": True, "starting_player": 1})],
    "silver-and-gold": [(2, {"starting_player": 1})],
    "tomb-raider": [(2, {"early_revive_cards": True}), (3, {"lara_alone": True, "modified_setup": True, "start": 4})],
}
CASES: list[tuple[str, int, dict[str, Any], str]] = [
    (game, trove.game(game).players[-1], {}, viewer) for game in trove.games() for viewer in VIEWERS
] + [
    (game, players, options, viewer)
    for game, variants in OPTIONS.items()
    for players, options in variants
    for viewer in (("spectator", "first") if LONG else ("first",))
]


@pytest.mark.parametrize(("game", "players", "options", "viewer"), CASES)
def test_a_twin_match_sends_the_same_bytes(
    game: str, players: int, options: dict[str, Any], viewer: str, chance: Chance, tmp_path: Path
) -> None:
    case = Case(game, players, options, VIEWERS[viewer], STEPS_OF_VARIANT if options else STEPS)
    assert asyncio.run(compared(case, chance, tmp_path)) >= case.steps


@pytest.mark.parametrize("game", trove.games())
def test_a_view_that_shows_a_hidden_card_is_found(
    game: str, chance: Chance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules: Any = trove.game(game)
    views = rules.views

    def leaking(state: Any) -> Any:
        """The first seat is shown what the last one holds."""
        public, private = views(state)
        return public, [private[-1], *private[1:]]

    monkeypatch.setattr(rules, "views", leaking, raising=False)
    with pytest.raises(AssertionError, match="differs from its twin"):
        asyncio.run(compared(Case(game, rules.players[-1], {}, 0), chance, tmp_path))


def test_a_step_that_tells_too_much_is_found(chance: Chance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes_for_all = Match.changes_for_all

    def leaking(self: Match, after: int) -> Any:
        """A spectator is told what the last seat is told."""
        told = changes_for_all(self, after)
        return [*told[:-1], told[-2]]

    monkeypatch.setattr(Match, "changes_for_all", leaking)
    with pytest.raises(AssertionError, match="differs from its twin"):
        asyncio.run(compared(Case("luxor", 4, {}, None), chance, tmp_path))


class Case(NamedTuple):
    """What is compared: a table, as somebody sees it."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int | None  # None: a spectator
    steps: int = STEPS


async def compared(case: Case, chance: Chance, folder: Path) -> int:
    """Play matches twice, each as far as the same actions are legal in both; returns how many steps that were."""
    stores = [await Store.open(folder / f"{name}.db") for name in ("one", "two")]
    try:
        steps = run = 0
        while steps < case.steps and run < case.steps:
            run += 1
            steps += await played([Twin(store, run) for store in stores], case, chance)
        return steps
    finally:
        for store in stores:
            await store.close()


async def played(twins: list[Twin], case: Case, chance: Chance) -> int:
    game, players, options, seat, most = case
    one, two = twins
    await one.open(game, players, options)
    chooser, steps = Random(one.match.commitment), 0
    other = chooser.randrange(0 if seat is None else seat + 1, one.match.seats)  # somebody who is dealt to later
    alike = deals_alike(one.match, chance, other, seat)
    if not alike and not draws_later(game):
        return 0
    with chance.twisted(other) if alike else nullcontext():
        await two.open(game, players, options)
    while steps < most and not one.match.over and not two.match.over:
        compare(one, two, seat)
        assert one.match.state.to_act() == two.match.state.to_act()
        acting = chooser.choice(one.match.state.to_act())
        action = same_to_know(twins, chance, other, seat, acting, chooser)
        if action is None:
            break
        await both_ask(twins, chance, other, acting, "act", action=action, asked=one.match.asked(acting))
        if seat is not None:
            await both_ask(twins, chance, other, seat, "undo_terms")
            await both_ask(twins, chance, other, seat, "why", action=chooser.randrange(one.match.game.n_actions))
        if chooser.random() < 0.1:
            await both_take_back(twins, chance, other, acting)
        if chooser.random() < 0.1:
            await both_ask(twins, chance, other, acting, "chat", text=f"That was step {steps}.")
        steps += 1
    if not one.match.over:
        compare(one, two, seat)
        await compare_asked(one, two, seat)
    return steps if one.match.state.pack(chance=False) != two.match.state.pack(chance=False) else 0


def deals_alike(match: Match, chance: Chance, other: int, seat: int | None) -> bool:
    """Whether the viewer is dealt the same if another seat draws something else from the same pile."""
    blank = Match.resume(match.opening)
    with chance.twisted(other):
        blank.start()
    return known(blank, seat) == known(match, seat)


def known(match: Match, seat: int | None) -> bytes:
    """All that the viewer has been shown, as the engine has it; views, events and offers are not asked."""
    return msgspec.json.encode(match.game.knowledge(match.state, seat))


def draws_later(game: str) -> bool:
    """Whether seats draw what others do not see after the deal too."""
    return game != "silver-and-gold"


def same_to_know(
    twins: list[Twin], chance: Chance, other: int, seat: int | None, acting: int, chooser: Random
) -> int | None:
    """An action that is legal in both, and after which the viewer knows the same: it reveals nothing that differs."""
    one, two = (twin.match for twin in twins)
    both = sorted(set(one.state.legal(acting)) & set(two.state.legal(acting)))
    for action in chooser.sample(both, min(len(both), 8)):
        first = known_after(one, seat, acting, action)
        with chance.twisted(other):
            second = known_after(two, seat, acting, action)
        if first == second:
            return action
    return None


def known_after(match: Match, seat: int | None, acting: int, action: int) -> bytes:
    """What the viewer knows after an action."""
    trial = match.clone()
    trial.play(acting, action)
    return known(trial, seat)


async def both_take_back(twins: list[Twin], chance: Chance, other: int, seat: int) -> None:
    """Take back a step in both, with everybody's consent where it is needed."""
    if any(twin.match.over for twin in twins):
        return
    terms = [twin.match.undo_terms(seat) for twin in twins]
    if terms[0] != terms[1] or terms[0].verdict == "refused":
        return
    await both_ask(twins, chance, other, seat, "undo")
    while (vote := twins[0].at.vote) is not None:
        voter = twins[0].at.lobby.seats_of(next(place for place in vote.asked if place not in vote.agreed))[0]
        await both_ask(twins, chance, other, voter, "vote", vote=vote.number, agree=True)


async def both_ask(twins: list[Twin], chance: Chance, other: int, seat: int, kind: str, **fields: Any) -> None:
    await twins[0].ask(seat, kind, **fields)
    with chance.twisted(other):
        await twins[1].ask(seat, kind, **fields)


def compare(one: Twin, two: Twin, seat: int | None) -> None:
    """Every byte that the viewer was sent, but for what is published when a match is over."""
    first, second = one.ear_of(seat).sent, two.ear_of(seat).sent
    for mine, other in zip(first, second, strict=True):
        assert mine == other, f"{json.loads(mine)} differs from its twin {json.loads(other)}"


async def compare_asked(one: Twin, two: Twin, seat: int | None) -> None:
    """What the viewer can ask for over HTTP."""
    guests = [twin.ear_of(seat).guest for twin in (one, two)]
    for asked in (log_part, replaying.export):
        mine, other = [await asked(twin.at, guest) for twin, guest in zip((one, two), guests, strict=True)]
        assert mine == other, f"{asked.__name__} differs from its twin"


async def log_part(table: Any, guest: str) -> Any:
    return await replaying.log_part(table, guest, 0)
