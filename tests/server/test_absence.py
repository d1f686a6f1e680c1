"""People who do not answer: their time runs out, a computer player stands in, and they return."""

from collections.abc import Iterator

import pytest

from server.live import Live, listen, running, start
from trove.server.sources import Sources


class Fast(Sources):
    """A clock on which sixty seconds pass in one."""

    def now(self) -> int:
        return super().now() * 60


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(tmp_path_factory.mktemp("fast"), Fast()) as served:
        yield served


def test_after_three_timeouts_a_computer_player_stands_in_until_its_person_returns(fast: Live) -> None:
    anna, ben = fast.guest("Anna"), fast.guest("Ben")
    table = anna.open("silver-and-gold", 2, people=["Anna"], clock={"kind": "turn", "seconds": 15})
    here, away = anna.connect(), ben.connect()
    here.follow(table)
    away.follow(table)
    away.ask("sit", place=1, name="Ben")
    start(here, away)
    away.close()
    listen([here], lambda: any(place["stand_in"] == "away" for place in here.table["places"]))
    assert here.table["notice"]["code"] == "away"
    assert here.view["version"] > 3
    assert here.view["clocks"]
    back = ben.connect()
    back.follow(table)
    listen([back], lambda: back.table["places"][1]["stand_in"] is None)
    assert back.ask("give_up", place=1)["type"] == "accepted"
    assert back.ask("come_back", place=1)["code"] == "gave-up"


def test_your_turn_is_told_for_tables_that_are_not_looked_at(fast: Live) -> None:
    anna, ben = fast.guest("Anna"), fast.guest("Ben")
    table = anna.open("luxor", 2, people=["Anna"])
    here, there = anna.connect(), ben.connect()
    here.follow(table)
    there.follow(table)
    there.ask("sit", place=1, name="Ben")
    start(here, there)
    acting, other = (here, there) if here.asked() else (there, here)
    elsewhere = other.guest.connect()
    other.close()
    while acting.asked():
        seat = acting.asked()[0]
        acting.catch_up(acting.act(seat, acting.choices(seat)[0])["version"])
    told = elsewhere.until(lambda message: message["type"] == "your_turn")
    assert [one["table"] for one in told["waiting"]] == [table]
    listed = other.guest.ask("GET", "/api/me/tables")["tables"]
    assert [(one["table"], one["your_turn"]) for one in listed] == [(table, True)]
