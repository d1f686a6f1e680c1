"""Law: whether each thing is shown at once or at the end of its turn of the event loop, everybody hears the same."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trove
from effort import amount
from server.tables import Silent, let_pass
from server.twins import Ear, Twin
from trove.server import timeouts
from trove.server.protocol.documents import Clock
from trove.server.storage import Store

SEEDS = amount(8, 200)
TURNS, PLAYERS = 40, 3
CLOCKS = (None, Clock("turn", 30), Clock("bank", 30, increment=5))
OFTEN = {
    "act": 14,
    "vote": 6,
    "undo": 3,
    "timer": 4,
    "act_twice": 1,
    "late": 1,
    "chat": 1,
    "hand_over": 1,
    "come_back": 1,
}
SELDOM = {"why": 0.5, "rename": 0.5, "abandon": 0.3, "unfollow": 0.3, "mute": 0.3, "give_up": 0.2}
KINDS = OFTEN | SELDOM


class Crowd:
    """People, a second window of one of them and a spectator, who do what chance tells them."""

    def __init__(self, store: Store, seed: int) -> None:
        self.dice = Random(seed)
        self.store, self.twin = store, Twin(store, 7)
        self.twin.hub.thinkers = Silent()
        self.timers: list[tuple[Callable[[], object], Any]] = []
        self.twin.hub.later = lambda seconds, call, table=None: self.timers.append((call, table))
        self.ears: list[Ear] = []
        self.requests = 0

    async def sit_down(self, game: str) -> None:
        twin = self.twin
        await twin.open(game, PLAYERS, {})
        twin.at.lobby.clock = self.dice.choice(CLOCKS)
        twin.at.run_clocks()
        twin.at.save()
        second = Ear(twin.hub, twin.ears[0].guest)
        await second.say("hello", protocol=1)
        await second.say("follow", id="f", table=twin.table)
        self.ears = [*twin.ears, second]
        self.table = twin.at
        await twin.settle()

    @property
    def goes_on(self) -> bool:
        table = self.table
        return not table.dropped and table.lobby.stage == "playing" and not table.match.over

    async def say(self, ear: Ear, kind: str, **fields: Any) -> None:
        await ear.say(kind, id=f"i{self.requests}", table=self.twin.table, **fields)

    async def do(self, kind: str) -> None:
        """One thing, by anybody."""
        self.requests += 1
        dice, match, table = self.dice, self.table.match, self.table
        ear, seat, place = dice.choice(self.ears), dice.randrange(match.seats), dice.randrange(PLAYERS)
        if kind in ("act", "act_twice"):
            acting = dice.choice(match.state.to_act())
            guest = table.lobby.sitters[table.place_of(acting)].guest
            own = [one for one in self.ears if one.guest == guest]
            wish = {"seat": acting, "asked": match.asked(acting), "action": dice.choice(match.state.legal(acting))}
            for _ in range(2 if kind == "act_twice" else 1):
                await self.say(own[0], "act", **wish)
        elif kind == "late":
            timeouts.run_out(table)
        elif kind == "timer" and self.timers:
            self.twin.hub._call(*self.timers.pop(dice.randrange(len(self.timers))))
        elif kind == "unfollow":
            await self.say(self.ears[-1], kind)
        elif kind in ("undo", "why"):
            await self.say(self.twin.ear_of(seat), kind, seat=seat, **({"action": 0} if kind == "why" else {}))
        elif kind != "timer":
            fields: dict[str, dict[str, Any]] = {
                "vote": {"vote": table.votes, "agree": dice.random() < 0.8},
                "hand_over": {"place": dice.choice((None, 0))},
                "chat": {"text": "Hello"},
                "mute": {"visitor": place, "muted": True, "for_all": False},
                "rename": {"place": place, "name": f"Name {self.requests}"},
            }
            await self.say(ear, kind, **fields.get(kind, {} if kind == "abandon" else {"place": place}))

    async def turn(self, *, at_once: bool) -> None:
        """Some things in one turn of the event loop."""
        self.twin.hub.sources.ahead += self.dice.choice((0, 100, 4_000, 31_000))
        for kind in self.dice.choices(list(KINDS), list(KINDS.values()), k=self.dice.choice((1, 2, 2, 3, 4))):
            if self.goes_on:
                await self.do(kind)
            if at_once and not self.table.dropped:
                self.table.show()
        if not self.table.dropped:
            await self.twin.settle()


async def heard(folder: Path, game: str, seed: int, *, at_once: bool) -> dict[str, Any]:
    """What everybody heard of a match, and what is stored of it."""
    async with await Store.open(folder / f"{seed}-{at_once}.db") as store:
        crowd = Crowd(store, seed)
        await crowd.sit_down(game)
        for _ in range(TURNS):
            if crowd.goes_on:
                await crowd.turn(at_once=at_once)
        await let_pass(crowd.twin.hub)
        rows, due = await store.rows(crowd.twin.table), await store.due(crowd.twin.table)
        assert len(rows) == crowd.table.match.version
        assert crowd.twin.hub.metrics.bugs == 0
        entries = [(row.version, row.row, row.by, row.act) for row in rows]
        return {
            "heard": [list(map(json.loads, ear.sent)) for ear in crowd.ears],
            "stored": entries,
            "due": due and (due.at, due.kind, due.data),
        }


@pytest.mark.parametrize("game", trove.games())
def test_everybody_hears_the_same_whenever_it_is_shown(tmp_path: Path, game: str) -> None:
    async def both(seed: int) -> None:
        first, second = [await heard(tmp_path, game, seed, at_once=at_once) for at_once in (True, False)]
        assert first == second, f"seed {seed}"

    for seed in range(SEEDS):
        asyncio.run(both(seed))
