"""How much anybody may ask for, and who counts as one."""

from typing import Any

import pytest

from trove.core.refusals import BadInput
from trove.server import presence
from trove.server.limits import REMEMBERED, Bucket, Buckets, network


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=10, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [0, 0, 0, 0.1, 0.2]
    assert bucket.take(100.0, cost=13) == 1.0


def test_whoever_asked_nothing_for_longest_is_forgotten_first() -> None:
    buckets = Buckets(a_minute=1)
    assert buckets.allows("first", 0.0)
    for number in range(REMEMBERED - 1):
        buckets.allows(str(number), 0.0)
    assert not buckets.allows("first", 0.0)
    buckets.allows("one more", 0.0)
    assert len(buckets.known) == REMEMBERED
    assert not buckets.allows("first", 0.0)
    assert buckets.allows("0", 0.0), "forgotten, so counted from the beginning"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("fe80::1%eth0", "fe80::"),
        ("x:y", "x:y"),
        ("", ""),
    ],
)
def test_an_address_counts_with_its_network(host: str, counted: str) -> None:
    assert network((host, 1)) == counted


def test_nobody_is_nowhere() -> None:
    assert network(None) == ""


class Visit:
    """What presence knows of a connection."""

    def __init__(self, guest: str, address: str) -> None:
        self.guest, self.address = guest, address


def connection(guest: str, address: str) -> Any:
    return Visit(guest, address)


def test_many_guests_of_one_address_share_its_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "CONNECTIONS_OF_ADDRESS", 3)
    here = presence.Presence()
    first = [connection(f"g{number}", "192.0.2.7") for number in range(3)]
    for one in first:
        here.add(one)
    with pytest.raises(BadInput, match="too many"):
        here.add(connection("g3", "192.0.2.7"))
    assert "g3" not in here.of
    here.add(connection("g3", "192.0.2.8"))
    for number in range(4):
        here.add(connection(f"h{number}", ""))
    here.remove(first[0])
    here.remove(first[0])
    here.add(connection("g5", "192.0.2.7"))
    assert here.count == 8


def test_a_full_server_keeps_nothing_of_those_it_turns_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "CONNECTIONS", 0)
    here = presence.Presence()
    with pytest.raises(BadInput, match="too many"):
        here.add(connection("g", "192.0.2.7"))
    assert not here.of
    assert here.count == 0


def test_guests_who_were_here_are_remembered_only_for_a_while() -> None:
    here = presence.Presence()
    assert here.is_new("anna")
    assert not here.is_new("anna")
    for number in range(REMEMBERED):
        here.is_new(str(number))
    assert here.is_new("anna")
