"""People and computer players at live tables, over real sockets."""

import json
from hashlib import blake2b
from random import Random

import pytest

from server.live import Answer, Client, Guest, Live, listen, play_out, start
from trove.core.match import Match


def seated(
    live: Live, game: str, names: list[str], computers: int = 0, level: str = "easy", **wish: object
) -> list[Client]:
    """People at a new table, each with a session of their own, and computer players after them."""
    players = len(names) + computers
    bots = [{"place": place, "level": level} for place in range(len(names), players)]
    guests = [live.guest(name) for name in names]
    table = guests[0].open(game, players, people=names[:1], computers=bots, **wish)
    clients = [guest.connect() for guest in guests]
    for place, client in enumerate(clients):
        client.follow(table)
        if place:
            assert client.ask("sit", place=place, name=names[place])["type"] == "accepted"
    return clients


@pytest.mark.parametrize("game", ["luxor", "silver-and-gold"])
def test_two_people_and_a_computer_player_finish_a_match(live: Live, game: str) -> None:
    anna, ben = seated(live, game, ["Anna", "Ben"], computers=1)
    start(anna, ben)
    assert play_out([anna, ben], Random(1).choice) > 10
    assert anna.result == ben.result
    assert anna.table["status"] == "over"
    verified = anna.guest.ask("GET", f"/api/tables/{anna.table['table']}/verify")
    assert verified["commitment"] == anna.table["commitment"]
    assert verified["entries"] == anna.view["version"]


def test_the_chance_of_a_match_is_what_everybody_added_to_it(live: Live) -> None:
    anna, ben = seated(live, "silver-and-gold", ["Anna", "Ben"])
    start(anna, ben)
    shown = [message["table"]["start"] for message in ben.heard if message["type"] == "table"]
    promised = [one["digests"] for one in shown if one and one["wants"] == "salts"][-1]
    assert anna.ask("abandon")["type"] == "accepted"
    listen([ben], lambda: ben.table["vote"] is not None)
    assert ben.ask("vote", vote=ben.table["vote"]["vote"], agree=True)["type"] == "accepted"
    listen([anna, ben], lambda: bool(anna.result and ben.result))
    assert ben.result is not None
    assert ben.result["salts"] == [anna.salts[0].hex(), ben.salts[1].hex()]
    assert [blake2b(bytes.fromhex(salt), digest_size=32).hexdigest() for salt in ben.result["salts"]] == promised
    assert ben.result["commitment"] == promised_commitment(ben)


def promised_commitment(client: Client) -> str:
    """The commitment that was shown before any salt."""
    starts = [message["table"]["start"] for message in client.heard if message["type"] == "table"]
    return next(str(one["commitment"]) for one in starts if one)


def test_everybody_marks_at_once_and_all_succeed(live: Live) -> None:
    clients = seated(live, "silver-and-gold", ["Anna", "Ben", "Cleo", "Dan"])
    start(*clients)
    assert all(client.asked() for client in clients)
    asked = [client.asked()[0] for client in clients]
    ids = [
        client.tell("act", seat=seat["seat"], asked=seat["asked"], action=client.choices(seat)[0])
        for client, seat in zip(clients, asked, strict=True)
    ]
    for client, id in zip(clients, ids, strict=True):
        assert client.until(lambda message, id=id: message.get("id") == id)["type"] == "accepted"  # type: ignore[misc]


def test_a_repeated_act_gets_the_same_answer_and_is_done_once(live: Live) -> None:
    (anna,) = seated(live, "luxor", ["Anna"], computers=1)
    start(anna)
    listen([anna], lambda: bool(anna.asked()))
    seat = anna.asked()[0]
    action = anna.choices(seat)[0]
    first = anna.act(seat, action, id="once")
    assert first["type"] == "accepted"
    assert anna.act(seat, action, id="once") == first
    anna.catch_up(first["version"])
    late = anna.act(seat, action, id="twice")
    assert (late["type"], late["code"], late["resync"]) == ("refused", "out-of-date", True)


def test_nobody_acts_for_somebody_else(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    acting = anna if anna.asked() else ben
    other = ben if acting is anna else anna
    seat = acting.asked()[0]
    refused = other.act(seat, acting.choices(seat)[0])
    assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")
    watching = live.guest("Eve").connect()
    watching.follow(anna.table["table"])
    assert watching.view["seats"] == []
    assert watching.ask("why", seat=seat["seat"], action=0)["code"] == "not-your-seat"
    assert watching.ask("start")["code"] in ("not-host", "started")


def test_an_impossible_action_is_refused_with_its_rule(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    acting = anna if anna.asked() else ben
    seat = acting.asked()[0]
    impossible = next(action for action in range(200) if action not in acting.choices(seat))
    refused = acting.act(seat, impossible)
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("L")
    explained = acting.ask("why", seat=seat["seat"], action=impossible)
    assert explained["refusal"]["code"] == refused["code"]
    assert explained["sentence"] == refused["sentence"]


def test_two_people_share_one_screen_and_see_one_hand_at_a_time(live: Live) -> None:
    guest = live.guest()
    table = guest.open("luxor", 2, people=["Anna", "Ben"])
    client = guest.connect()
    client.follow(table)
    start(client)
    assert client.view["seats"] == []
    acting = client.view["acting"][0]
    shown = client.ask("hand_over", place=acting, since=0)
    assert [seat["seat"] for seat in shown["seats"]] == [acting]
    assert shown["changes"][0]["type"] == "set_up"
    seat = shown["seats"][0]
    answer = client.act(seat, client.choices(seat)[0])
    assert answer["type"] == "accepted"
    client.catch_up(answer["version"])
    assert [one["seat"] for one in client.view["seats"]] == [acting]
    assert client.ask("hand_over", place=None)["seats"] == []
    assert client.ask("hand_over", place=1 - acting)["seats"][0]["seat"] == 1 - acting


def test_somebody_who_comes_back_goes_on_where_they_were(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    play_out([anna, ben], Random(2).choice, most=6)
    listen([anna, ben], lambda: anna.view["version"] == ben.view["version"])
    anna.close()
    again = anna.guest.connect()
    again.follow(anna.table["table"])
    for part in ("version", "public", "seats", "acting"):
        assert again.view[part] == anna.view[part]


def test_a_free_undo_is_done_at_once(live: Live) -> None:
    anna, ben = seated(live, "silver-and-gold", ["Anna", "Ben"])
    start(anna, ben)
    seat = anna.asked()[0]
    anna.catch_up(anna.act(seat, anna.choices(seat)[0])["version"])
    assert anna.ask("undo_terms", seat=0)["terms"]["verdict"] == "free"
    assert anna.ask("undo", seat=0)["version"] == 3
    anna.catch_up(3)
    assert anna.view["seats"][0]["private"] == seat["private"]
    assert anna.asked()[0]["asked"] == 3


def drawn(acting: Client) -> int:
    """Acts until the seat needs the others' consent to take it back; returns the seat."""
    seat = int(acting.asked()[0]["seat"])
    while acting.ask("undo_terms", seat=seat)["terms"]["verdict"] != "ask":
        asked = acting.asked()
        acting.catch_up(acting.act(asked[0], acting.choices(asked[0])[0])["version"])
    return seat


def test_others_are_asked_before_a_step_that_drew_is_taken_back(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    acting, other = (anna, ben) if anna.asked() else (ben, anna)
    seat = drawn(acting)
    assert acting.ask("undo", seat=seat)["version"] is None
    listen([other], lambda: other.table["vote"] is not None)
    vote = other.table["vote"]
    assert (vote["about"], vote["seat"]) == ("undo", seat)
    assert acting.ask("vote", vote=vote["vote"], agree=True)["code"] == "not-asked"
    assert other.ask("vote", vote=vote["vote"], agree=True)["type"] == "accepted"
    listen([acting], lambda: bool(acting.asked()) and acting.table["vote"] is None)
    assert [message["changes"][0]["type"] for message in acting.heard if message["type"] == "step"][-1] == "undo"


def test_a_refused_undo_is_not_asked_for_again(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    acting, other = (anna, ben) if anna.asked() else (ben, anna)
    seat = drawn(acting)
    assert acting.ask("undo", seat=seat)["type"] == "accepted"
    listen([other], lambda: other.table["vote"] is not None)
    assert other.ask("vote", vote=other.table["vote"]["vote"], agree=False)["type"] == "accepted"
    listen([acting], lambda: acting.table["vote"] is None and acting.table["notice"] is not None)
    assert acting.table["notice"]["code"] == "vote-refused"
    assert acting.ask("undo", seat=seat)["code"] == "vote-refused-before"
    assert acting.ask("abandon")["code"] == "vote-refused-before"


def test_giving_up_lets_a_computer_player_go_on(live: Live) -> None:
    anna, ben = seated(live, "silver-and-gold", ["Anna", "Ben"])
    start(anna, ben)
    assert ben.ask("give_up", place=1)["type"] == "accepted"
    listen([anna], lambda: anna.table["places"][1]["stand_in"] == "gave_up")
    play_out([anna], Random(3).choice)
    assert anna.result


def test_a_request_without_a_session_is_refused(live: Live) -> None:
    status, _, body = live.ask("POST", "/api/tables", {"game": "luxor", "players": 2})
    assert status == 401
    assert b"no-session" in body


def test_a_finished_match_is_replayed_exported_and_played_again(live: Live) -> None:
    (anna,) = seated(live, "silver-and-gold", ["Anna"])
    start(anna)
    play_out([anna], Random(4).choice)
    table, guest = anna.table["table"], anna.guest
    replay = guest.ask("GET", f"/api/tables/{table}/replay?viewer=0&first=0&count=100")
    assert [frame["version"] for frame in replay["frames"]] == list(range(1, len(replay["frames"]) + 1))
    _, _, file = live.ask("GET", f"/api/tables/{table}/export", Cookie=guest.cookie)
    assert json.loads(file)["kind"] == "finished"
    assert Match.load(file).version == len(replay["frames"]), "what is reported replays"
    again = anna.ask("rematch")
    assert again["type"] == "created"
    assert anna.ask("rematch")["table"] == again["table"]
    forked = anna.ask("fork", entry=3, redeal_for="nobody")
    assert forked["type"] == "created"
    client = guest.connect()
    client.follow(forked["table"])
    assert client.ask("sit", place=0, name="Anna")["type"] == "accepted"
    start(client)
    assert client.view["version"] == 1


def test_a_running_match_is_exported_only_as_its_player_knows_it(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    start(anna, ben)
    table = anna.table["table"]
    own = anna.guest.ask("GET", f"/api/tables/{table}/export")
    assert (own["kind"], own["seat"]) == ("seat", 0)
    for path in ("verify", "replay"):
        with pytest.raises(Answer, match="not-over"):
            anna.guest.ask("GET", f"/api/tables/{table}/{path}")


def test_a_recovery_link_moves_a_place_to_another_device_once(live: Live) -> None:
    anna, ben = seated(live, "luxor", ["Anna", "Ben"])
    table = anna.table["table"]
    link = anna.guest.ask("POST", f"/api/tables/{table}/recovery", {"place": 0})
    other: Guest = live.guest()
    assert other.ask("POST", "/api/recovery", {"token": link["token"]}) == {"table": table, "place": 0}
    with pytest.raises(Answer, match="link-used"):
        other.ask("POST", "/api/recovery", {"token": link["token"]})
    moved = other.connect()
    moved.follow(table)
    assert moved.you["places"] == [0]
    assert moved.you["host"]
    assert ben.ask("rename", place=0, name="Eve")["code"] == "not-your-place"


def test_players_read_what_spectators_said_when_the_match_is_over(live: Live) -> None:
    (anna,) = seated(live, "silver-and-gold", ["Anna"])
    watching = live.guest("Eve").connect()
    watching.follow(anna.table["table"])
    start(anna)
    assert watching.ask("chat", text="take the left one")["type"] == "accepted"
    assert anna.ask("abandon")["type"] == "accepted"
    said = anna.until(lambda message: message["type"] == "chat" and message["lines"])
    assert anna.table["status"] == "over"
    assert [(line["text"], line["seated"]) for line in said["lines"]] == [("take the left one", False)]
