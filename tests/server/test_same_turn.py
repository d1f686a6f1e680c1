"""What else happens in the turn of the event loop in which a step was made, before it is stored and shown."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.asynchronous import asynchronous
from server.live import PATIENCE
from server.tables import Silent, let_pass
from server.twins import Twin, messages, next_act, text
from trove.bots.questions import Answer
from trove.core.refusals import BadInput
from trove.server import votes
from trove.server.lockstep import Stages, Work
from trove.server.people import People
from trove.server.storage import CreateGuest, Guest, Store, UseLink


async def opened(store: Store, game: str = "luxor", players: int = 2) -> Twin:
    """A table that has just been dealt, without computer players."""
    twin = Twin(store, 1)
    twin.hub.thinkers = Silent()
    await twin.open(game, players, {})
    return twin


async def play_one(twin: Twin) -> int:
    seat = twin.match.state.to_act()[0]
    await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))
    return seat


async def voting(store: Store) -> tuple[Twin, int]:
    """Three people, one of whom wants to take back a step that drew a card, and the seat that is to act."""
    twin = await opened(store, players=3)
    seat = await play_one(twin)
    while twin.match.state.to_act()[0] == seat or twin.match.undo_terms(seat).verdict != "ask":
        seat = await play_one(twin)
    await twin.ask(seat, "undo")
    assert twin.at.vote
    return twin, twin.match.state.to_act()[0]


# Votes


@asynchronous
async def test_a_vote_that_a_step_has_made_void_is_not_carried_out(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin, acting = await voting(store)
        vote, place = twin.at.vote, twin.at.place_of(acting)
        assert vote is not None
        mine, other = (twin.ears[one] for one in (place, next(one for one in vote.asked if one != place)))
        await mine.handle(text(twin, "vote", "v1", vote=vote.number, agree=True))
        version = twin.match.version
        await mine.handle(next_act(twin)[1])
        await other.handle(text(twin, "vote", "v2", vote=vote.number, agree=True))
        await twin.settle()
        assert twin.match.version == version + 1, "the step stands"
        assert messages(other)[-1]["code"] == "no-such-vote"


@asynchronous
async def test_nobody_is_left_with_an_older_picture_of_the_table(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin, _ = await voting(store)
        ear, act = next_act(twin)
        await ear.handle(act)
        twin.at._tell_now()
        await twin.settle()
        shown = [message["table"] for message in messages(twin.ears[-1]) if message["type"] == "table"]
        assert twin.at.vote is None
        assert shown[-1]["vote"] is None
        assert shown[-1]["version"] == max(one["version"] for one in shown)


def last_step(twin: Twin) -> tuple[int, int] | None:
    """An action that ends the match, if there is one."""
    for seat in twin.match.state.to_act():
        for action in twin.match.state.legal(seat):
            after = twin.match.clone()
            after.play(seat, action)
            if after.over:
                return seat, action
    return None


@asynchronous
async def test_a_vote_whose_time_is_up_as_the_match_ends_harms_nobody(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin, chance = await opened(store, "silver-and-gold"), Random(4)
        while (found := last_step(twin)) is None:
            seat = twin.match.state.to_act()[0]
            action = chance.choice(twin.match.state.legal(seat))
            await twin.ask(seat, "act", action=action, asked=twin.match.asked(seat))
        ear, act = next_act(twin, *found)
        await ear.handle(text(twin, "abandon", "ab"))
        table, vote = twin.at, twin.at.vote
        assert vote is not None
        await ear.handle(act)
        twin.hub._call(lambda: votes.expire(table, vote), table)
        await let_pass(twin.hub)
        assert (twin.hub.metrics.bugs, table.dropped, table.lobby.stage) == (0, False, "over")


# Whose part is shown


@asynchronous
async def test_a_step_shows_a_hand_to_whoever_had_the_place_when_it_was_made(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = await opened(store)
        taker, (owner, act) = twin.ears[-1], next_act(twin)
        for ear in (taker, owner):
            await store.save(None, CreateGuest(ear.guest, f"token of {ear.guest}", "", 1))
        people, place = People(store, twin.hub.sources), twin.ears.index(owner)
        token, _ = await people.link(Guest(owner.guest, "", 1, 1), twin.at, place)
        link, was = await people.linked(token)
        await store.save(None, UseLink(token, 5))  # somebody else is faster
        since = len(taker.sent)
        await owner.handle(act)
        with pytest.raises(BadInput):
            await people.take_over(Guest(taker.guest, "", 1, 1), token, twin.at, was, link.key)
        heard = messages(taker, since)
        assert [message["type"] for message in heard] == ["step", "dropped"]
        assert heard[0]["seats"] == []


# Computer players


class Ready:
    """Thinks when it is told to."""

    stretch = 1.0

    def __init__(self, twin: Twin) -> None:
        self.twin, self.asked, self.may = twin, list[int](), asyncio.Event()

    async def think(self, table: str, question: Any) -> Answer:
        self.asked.append(question.seat)
        await self.may.wait()
        return Answer(self.twin.match.state.legal(question.seat)[0], simulations=1, seconds=0.0, cpu=0.0)

    def close(self) -> None:
        pass


@asynchronous
async def test_computer_players_who_decide_in_the_same_turn_think_once_each(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = await opened(store, "silver-and-gold", 3)
        thinker = twin.hub.thinkers = Ready(twin)
        twin.hub.sleep = lambda seconds: asyncio.sleep(0)
        for place in (0, 1):
            twin.at.lobby.sitters[place].stand_in = "gave_up"
        twin.at.save()
        twin.hub.after_entry(twin.at)
        async with asyncio.timeout(PATIENCE):
            while len(thinker.asked) < 2:
                await asyncio.sleep(0.005)
            version = twin.match.version
            thinker.may.set()
            while twin.match.version < version + 2:
                await asyncio.sleep(0.005)
        await twin.settle()
        assert sorted(thinker.asked) == [0, 1]


# A step that cannot be shown is not stored, and nobody goes on from it


def failing(twin: Twin, problem: Exception) -> None:
    """From now on no step can be shown at this table."""

    def broken(*given: object) -> Iterator[None]:
        raise problem
        yield

    twin.at._frames.step = broken


@asynchronous
@pytest.mark.parametrize("problem", [ZeroDivisionError(), BadInput("bad-entry", "a bug that looks like a refusal")])
async def test_a_step_that_cannot_be_shown_is_as_if_it_had_not_been(tmp_path: Path, problem: Exception) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = await opened(store)
        failing(twin, problem)
        broken, version = twin.at, twin.match.version
        ear, act = next_act(twin)
        since = len(ear.sent)
        await ear.handle(act)
        await asyncio.sleep(0)
        assert broken.dropped
        heard = messages(ear, since)
        assert [message["type"] for message in heard] == ["refused", "dropped"]
        assert heard[0]["code"] == "server-bug"
        await ear.say("follow", id="f", table=twin.table)
        assert twin.match.version == version
        await ear.handle(act)
        await twin.settle()
        assert len(await store.rows(twin.table)) == version + 1


@asynchronous
@pytest.mark.parametrize("kind", ["act", "hand_over", "chat", "unfollow"])
async def test_nothing_goes_on_from_a_step_that_cannot_be_shown(tmp_path: Path, kind: str) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = await opened(store)
        failing(twin, ZeroDivisionError())
        version = twin.match.version
        ear, act = next_act(twin)
        since = len(ear.sent)
        await ear.handle(act)
        others: dict[str, dict[str, object]] = {"hand_over": {"place": twin.ears.index(ear)}, "chat": {"text": "Hello"}}
        await ear.handle(act if kind == "act" else text(twin, kind, "y", **others.get(kind, {})))
        await asyncio.sleep(0.05)
        heard = messages(ear, since)
        assert [message["type"] for message in heard] == ["refused", "dropped", "refused"]
        assert heard[-1]["code"] == "not-stored"
        assert len(await store.rows(twin.table)) == version
        assert await store.messages(twin.table) == []
        assert not ear.follows


# Works


def test_a_stage_does_not_wait_for_itself() -> None:
    notes, problems = list[str](), list[Exception]()

    def asks_for_itself() -> Stages[None]:
        notes.append("first")
        mine.finish()
        yield
        notes.append("second")

    mine = Work(asks_for_itself(), problems.append)
    mine.finish()
    assert (notes, problems) == (["first", "second"], [])


def test_what_fails_again_as_it_is_told_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> Stages[None]:
        raise ZeroDivisionError
        yield

    def fails_too(problem: Exception) -> None:
        raise KeyError

    assert not Work(fails(), fails_too).goes_on()
    assert "could not be told" in caplog.text
