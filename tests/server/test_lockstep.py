"""What happens in one turn of the event loop is shown at its end, stage by stage for all tables, and in order."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from server.asynchronous import asynchronous
from server.twins import Ear, Twin, messages, next_act, text
from trove.server.connection import serve
from trove.server.lockstep import AT_ONCE, Lockstep, Stages, Work, done
from trove.server.storage import Store


def ignore(problem: Exception) -> None:
    """Nobody hears of it."""


def work(
    notes: list[str], name: str, stages: int, breaks: int = -1, failed: Callable[[Exception], None] = ignore
) -> Work:
    """Work that notes every stage; it may break at one of them."""

    def each() -> Stages[None]:
        for stage in range(stages):
            if stage == breaks:
                raise ZeroDivisionError
            notes.append(f"{name}{stage}")
            yield

    return Work(each(), failed)


@asynchronous
async def test_a_stage_is_done_for_all_before_the_next_one() -> None:
    lockstep, notes = Lockstep(), list[str]()
    for name, stages in (("a", 2), ("b", 3), ("c", 1)):
        lockstep.add(work(notes, name, stages))
    assert notes == []
    await asyncio.sleep(0)
    assert notes == ["a0", "b0", "c0", "a1", "b1", "b2"]


@asynchronous
async def test_what_breaks_stops_nobody_else() -> None:
    lockstep, notes, problems = Lockstep(), list[str](), list[Exception]()
    lockstep.add(work(notes, "a", 3, breaks=1, failed=problems.append))
    lockstep.add(work(notes, "b", 2))
    await asyncio.sleep(0)
    assert notes == ["a0", "b0", "b1"]
    assert [type(problem) for problem in problems] == [ZeroDivisionError]


@asynchronous
async def test_what_was_finished_before_its_turn_is_not_done_again() -> None:
    lockstep, notes = Lockstep(), list[str]()
    early = work(notes, "a", 2)
    lockstep.add(early)
    lockstep.add(work(notes, "b", 1))
    early.finish()
    await asyncio.sleep(0)
    assert notes == ["a0", "a1", "b0"]


@asynchronous
async def test_enough_works_are_done_at_once_so_that_few_wait() -> None:
    lockstep, notes = Lockstep(), list[str]()
    for _ in range(AT_ONCE + 1):
        lockstep.add(work(notes, "a", 1))
    assert len(notes) == AT_ONCE
    await asyncio.sleep(0)
    assert len(notes) == AT_ONCE + 1


@asynchronous
async def test_what_works_bring_waits_until_they_are_done() -> None:
    lockstep, notes = Lockstep(), list[str]()

    def brings() -> Stages[None]:
        lockstep.add(work(notes, "b", 1))
        notes.append("a")
        yield

    for _ in range(AT_ONCE):
        lockstep.add(Work(brings(), ignore))
    assert notes == ["a"] * AT_ONCE
    await asyncio.sleep(0)
    assert notes == ["a"] * AT_ONCE + ["b0"] * AT_ONCE


def test_stages_that_are_done_alone_have_a_result() -> None:
    def three() -> Stages[int]:
        yield
        return 3

    assert done(three()) == 3


def kinds(ear: Ear, since: int) -> list[str]:
    return [message["type"] for message in messages(ear, since)]


@asynchronous
async def test_whoever_comes_in_the_turn_of_a_step_sees_the_position_after_it(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("luxor", 2, {})
        late = Ear(twin.hub, "late")
        seat = twin.match.state.to_act()[0]
        twin.at.play(seat, twin.match.state.legal(seat)[0])
        twin.at.follow(late)
        twin.at.show_whole(late)
        await twin.settle()
        assert kinds(late, 0) == ["view"]
        assert json.loads(late.sent[0])["version"] == twin.match.version
        assert kinds(twin.ear_of(seat), -1) == ["step"]


@asynchronous
async def test_two_steps_in_one_turn_are_shown_one_by_one(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("silver-and-gold", 2, {})
        before, version = len(twin.ears[-1].sent), twin.match.version
        for seat in twin.match.state.to_act():
            twin.at.play(seat, twin.match.state.legal(seat)[0])
        await twin.settle()
        steps = [json.loads(data) for data in twin.ears[-1].sent[before:]]
        assert [(step["before"], step["version"]) for step in steps] == [
            (version, version + 1),
            (version + 1, version + 2),
        ]
        assert len(await store.rows(twin.table)) == twin.match.version


@asynchronous
async def test_what_follows_an_act_is_handled_after_it(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("luxor", 2, {})
        ear, act = next_act(twin)
        version, ear._is_idle = twin.match.version, True
        assert ear.read_now(act)
        assert not ear.read_now(act), "one at a time"
        assert twin.match.version == version, "at the end of the turn"
        ear.finish_act()
        await ear.handle(text(twin, "unfollow"))
        await twin.settle()
        assert twin.match.version == version + 1
        assert kinds(ear, -3) == ["accepted", "step", "accepted"]


@asynchronous
async def test_an_act_is_carried_out_at_the_end_of_the_turn(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("luxor", 2, {})
        for _ in range(3):
            ear, act = next_act(twin)
            before, version, ear._is_idle = len(ear.sent), twin.match.version, True
            assert ear.read_now(act.replace(b'"id":"act"', b'"id":"a%d"' % version))
            await asyncio.sleep(0)
            await twin.settle()
            assert twin.match.version == version + 1
            assert kinds(ear, before) == ["accepted", "step"]


@asynchronous
async def test_the_last_act_before_a_connection_ends_is_carried_out(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("luxor", 2, {})
        ear, act = next_act(twin)
        version = twin.match.version

        async def act_and_go() -> dict[str, str]:
            assert ear.read_now(act)
            return {"type": "websocket.disconnect"}

        await serve(ear, act_and_go)
        assert twin.match.version == version + 1
        assert ear not in twin.at.followers
