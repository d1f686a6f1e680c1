"""Whatever comes in over a socket: nothing crashes, nothing changes, and others go on."""

import json
import time
import urllib.error
import urllib.request
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from effort import amount
from server.live import PATIENCE, Client, Live, listen, start
from trove.server.connection import FULL
from trove.server.limits import CONNECTIONS_OF_GUEST, MESSAGE_BYTES

KINDS = [
    *("hello", "ping", "follow", "unfollow", "hand_over", "act", "why", "undo_terms", "undo", "end", "abandon", "vote"),
    *("give_up", "come_back", "hint", "sit", "rename", "stand", "add_computer", "remove", "reorder", "configure"),
    *("pass_host", "start", "cancel_start", "digests", "salts", "rematch", "fork", "close", "chat", "mute"),
]


@pytest.fixture(scope="module")
def anna(live: Live) -> Client:
    """A person in the middle of a match, whom nobody may disturb."""
    guest, other = live.guest("Anna"), live.guest("Ben")
    table = guest.open("luxor", 2, people=["Anna"])
    client, ben = guest.connect(), other.connect()
    client.follow(table)
    ben.follow(table)
    ben.ask("sit", place=1, name="Ben")
    start(client, ben)
    return client


def is_well(live: Live, anna: Client) -> None:
    """The server has found no bug of its own, and Anna's table is what it was."""
    metrics = live.ask("GET", "/metrics")[2].decode()
    assert "trove_bugs_total 0" in metrics
    assert "trove_tables_dropped_total 0" in metrics
    again = anna.guest.connect()
    again.follow(anna.table["table"])
    for part in ("version", "public", "seats"):
        assert again.view[part] == anna.view[part]
    assert [place["name"] for place in again.table["places"]] == ["Anna", "Ben"]
    again.close()


def anything(chance: Random, depth: int = 3) -> Any:
    """Some value."""
    plain: list[Any] = [None, True, -1, 0, 1, 7, 1 << 40, 1 << 70, 1.5, "", "a", "luxor", "x" * 50, "\u202e\0", [], {}]
    if depth == 0 or chance.random() < 0.7:
        return chance.choice(plain)
    if chance.random() < 0.5:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(["type", "seat", "place", "a"]): anything(chance, depth - 1) for _ in range(3)}


FIELDS: dict[str, tuple[Any, ...]] = {
    "seat": (0, 1, 2, 6),
    "place": (0, 1, 2, None),
    "asked": (0, 1, 2),
    "action": (0, 1, 5, 60, {"type": "play"}),
    "version": (None, 0, 1, 9),
    "since": (0, 1, 9),
    "name": ("Eve", "", "\u200b", "Anna"),
    "emblem": (0, 7, None),
    "level": ("easy", "expert", "god"),
    "places": ([1, 0], [0, 0], []),
    "vote": (0, 1),
    "agree": (True, False),
    "text": ("hello", "", "\0"),
    "visitor": (0, 1, 5),
    "muted": (True, False),
    "for_all": (True, False),
    "entry": (0, 1, 50),
    "redeal_for": ("nobody", "spectator", 0, 9, "x"),
    "commitment": ("0" * 64, "z"),
    "digests": ([{"seat": 0, "value": "0" * 64}], []),
    "salts": ([{"seat": 1, "value": "1" * 64}], [{}]),
    "players": (1, 2, 9),
    "options": ({}, {"memory_aid": True}, {"starting_player": 9}, {"no": 1}),
    "clock": (None, {"kind": "turn", "seconds": 5}, {"kind": "x"}),
    "webhook": ("http://127.0.0.1/", "https://localhost/", None),
    "protocol": (1, 2),
}


def request(chance: Random, table: str) -> dict[str, Any]:
    """A request that is nearly right."""
    message: dict[str, Any] = {"type": chance.choice(KINDS), "id": f"h{chance.randrange(99)}", "table": table}
    for field, values in FIELDS.items():
        if chance.random() < 0.25:
            message[field] = chance.choice(values) if chance.random() < 0.8 else anything(chance)
    return message


def test_what_others_may_not_do_changes_nothing(live: Live, anna: Client) -> None:
    chance, table = Random(1), anna.table["table"]
    mallory = live.guest("Mallory").connect()
    mallory.follow(table)
    for _ in range(amount(150, 20_000)):
        message = request(chance, table)
        if message["type"] in ("hello", "follow", "unfollow", "ping", "chat", "mute"):
            continue
        mallory.send(message)
        with_answer = mallory.until(lambda said: said["type"] in ("refused", "in_hand"))
        assert with_answer["type"] == "refused" or with_answer["seats"] == []
        if with_answer.get("code") == "bad-message":
            mallory.close()  # unreadable ones are counted: begin again
            mallory = mallory.guest.connect()
            mallory.follow(table)
    mallory.close()
    is_well(live, anna)


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "act"}',
        '{"type": 5}',
        "[" * 30_000,
        '{"type": "hello", "protocol": ' + "9" * 5_000 + "}",
        '{"type":"why","id":"a","table":"aaaaaaaaaaaaaaaa","seat":0,"action":' + '{"a":' * 5_000,
        '{"type":"why","id":"a","table":"aaaaaaaaaaaaaaaa","action":' + '{"a":' * 500 + "1" + "}" * 501,
        b"\x00\xff\xfe",
    ],
    ids=range(11),
)
def test_what_cannot_be_read_is_refused(live: Live, anna: Client, sent: str | bytes) -> None:
    mallory = live.guest().connect()
    mallory.socket.send(sent)
    assert mallory.until(lambda said: said["type"] == "refused")["type"] == "refused"
    mallory.close()
    is_well(live, anna)


def test_too_large_a_message_closes_its_connection_alone(live: Live, anna: Client) -> None:
    mallory = live.guest().connect()
    mallory.socket.send(json.dumps({"type": "ping", "a": "x" * MESSAGE_BYTES}))
    with pytest.raises(ConnectionClosed):
        mallory.until(lambda said: False)
    is_well(live, anna)


def test_whoever_sends_only_nonsense_is_sent_away(live: Live, anna: Client) -> None:
    mallory = live.guest().connect()
    with pytest.raises(ConnectionClosed):  # noqa: PT012
        for _ in range(30):
            mallory.socket.send("nonsense")
        mallory.until(lambda said: False)
    is_well(live, anna)


def test_a_flood_from_one_client_slows_that_client_alone(live: Live, anna: Client) -> None:
    mallory = live.guest().connect()
    for _ in range(amount(1_000, 10_000)):
        mallory.socket.send('{"type":"ping"}')
    anna.send({"type": "ping"})
    listen([anna], lambda: anna.heard[-1]["type"] == "pong")
    mallory.close()
    is_well(live, anna)


def test_a_connection_begins_with_hello_and_a_session(live: Live, anna: Client) -> None:
    address = f"ws://127.0.0.1:{live.port}/api/live"
    with pytest.raises(ConnectionClosed) as closed, connect(address) as stranger:
        stranger.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    with connect(address, additional_headers={"Cookie": live.guest().cookie}) as hasty:
        hasty.send('{"type":"ping"}')
        assert json.loads(hasty.recv(10))["code"] == "no-hello"
    is_well(live, anna)


def test_pages_of_other_sites_are_not_answered(live: Live, anna: Client) -> None:
    assert live.ask("POST", "/api/me", {}, Origin="https://evil.example")[0] == 403
    assert live.ask("GET", "/api/games", Host="evil.example")[0] == 421
    assert live.ask("POST", "/api/me", {}, **{"Sec-Fetch-Site": "cross-site"})[0] == 403
    with (
        pytest.raises(Exception, match="403"),
        connect(
            f"ws://127.0.0.1:{live.port}/api/live",
            additional_headers={"Cookie": anna.guest.cookie, "Origin": "https://evil.example"},
        ),
    ):
        pass
    is_well(live, anna)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://["},
        {"Origin": "http://[::1"},
        {"Origin": "\xff"},
        {"Origin": "null"},
        {"Origin": "http://" + "a" * 9_000},
        {"Accept-Language": ",".join(["xx;q=9"] * 5_000)},
        {"Accept-Language": "\xff\xfe;q=x"},
        {"Cookie": "trove=" + '"' * 4_000},
        {"Cookie": "trove=\xff; ;;=;" * 99},
        {"Cookie": "trove=" + "a" * 43},
        {"Content-Type": "\xff/;;=="},
        {"Content-Type": "application/msgpack"},
        {"Content-Encoding": "gzip"},
        {"X-Forwarded-For": "a, [::, \xff"},
        {"Sec-Fetch-Site": "\xff"},
        {"If-None-Match": "x" * 9_000},
        {"Accept": "*/*;q=" + "9" * 5_000},
        {"Range": "bytes=9-1"},
    ],
    ids=lambda headers: next(iter(headers)),
)
def test_no_header_is_answered_with_a_bug(live: Live, anna: Client, headers: dict[str, str]) -> None:
    for method, path in (("POST", "/api/tables"), ("POST", "/api/me"), ("GET", "/"), ("GET", "/api/me/tables")):
        status, _, body = live.ask(method, path, {} if method == "POST" else None, **headers)
        assert status < 500, body
    address = f"ws://127.0.0.1:{live.port}/api/live"
    if all(value.isascii() for value in headers.values()) and "Cookie" not in headers:
        with suppress(InvalidHandshake, ConnectionClosed), connect(address, additional_headers=headers) as mallory:
            mallory.recv(10)
    is_well(live, anna)


@pytest.mark.parametrize("depth", [50, 1_000, 20_000])
@pytest.mark.parametrize("field", ["options", "clock", "people", "unknown"])
def test_no_depth_of_a_body_is_answered_with_a_bug(live: Live, anna: Client, field: str, depth: int) -> None:
    nested = '{"a":' * depth + "1" + "}" * depth
    body = f'{{"game":"luxor","players":2,"{field}":{nested}}}'.encode()
    headers = {"Content-Type": "application/json", "Cookie": anna.guest.cookie}
    wish = urllib.request.Request(live.url + "/api/tables", body, headers, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(wish, timeout=10)
    with refused.value as answer:
        assert answer.code == 400
        assert json.loads(answer.read())["sentence"]
    is_well(live, anna)


def test_a_bug_in_an_answer_is_counted(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.hub.metrics, "text", lambda hub: 1 // 0)
    before = live.hub.metrics.bugs
    assert live.ask("GET", "/metrics")[0] == 500
    assert live.hub.metrics.bugs == before + 1
    live.hub.metrics.bugs = before


def test_one_connection_too_many_is_told_so_and_closed(live: Live, anna: Client) -> None:
    guest = live.guest()
    mine = [guest.connect() for _ in range(CONNECTIONS_OF_GUEST)]
    headers = {"Cookie": guest.cookie}
    with connect(f"ws://127.0.0.1:{live.port}/api/live", additional_headers=headers) as refused:
        assert json.loads(refused.recv(10))["code"] == "too-many-connections"
        with pytest.raises(ConnectionClosed) as closed:
            refused.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FULL
    mine.pop().close()
    until = time.monotonic() + PATIENCE
    while len(live.hub.presence.of[busiest(live)]) == CONNECTIONS_OF_GUEST:
        assert time.monotonic() < until
    guest.connect().close()
    for client in mine:
        client.close()
    is_well(live, anna)


def busiest(live: Live) -> str:
    """The guest with the most connections."""
    return max(live.hub.presence.of, key=lambda guest: len(live.hub.presence.of[guest]))


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game": 5}', b'{"game": "luxor", "players": 99}', b"\xff"])
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/recovery", "/api/tables/aaaaaaaaaaaaaaaa/recovery"])
def test_bodies_that_do_not_fit_are_refused(live: Live, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json", "Cookie": live.guest().cookie}
    wish = urllib.request.Request(live.url + path, body, headers, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(wish, timeout=10)
    with refused.value as answer:
        assert 400 <= answer.code < 500
        assert json.loads(answer.read())["sentence"]
