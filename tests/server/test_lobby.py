"""Before the start: places, computer players, options, the host's rights, chat."""

from typing import Any

import pytest

from server.live import Client, Live, listen, start


@pytest.fixture
def pair(live: Live) -> tuple[Client, Client]:
    """A host who sits, and a visitor who does not, at a table of Tomb Raider for two."""
    anna, ben = live.guest("Anna"), live.guest("Ben")
    table = anna.open("tomb-raider", 2, people=["Anna"])
    host, visitor = anna.connect(), ben.connect()
    host.follow(table)
    visitor.follow(table)
    return host, visitor


def refused(client: Client, kind: str, **fields: Any) -> str:
    answer = client.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    assert answer["sentence"]
    return str(answer["code"])


def test_a_place_controls_all_seats_that_its_player_has(pair: tuple[Client, Client]) -> None:
    host, _ = pair
    assert [place["seats"] for place in host.table["places"]] == [[0, 2], [1, 3]]
    assert [place["kind"] for place in host.table["places"]] == ["person", "empty"]
    assert host.you == {"visitor": 0, "places": [0], "host": True, "in_hand": None, "muted": [], "webhook": None}


def test_figures_and_sides_are_known_before_the_start(pair: tuple[Client, Client]) -> None:
    host, _ = pair
    host.ask("configure", players=3, options={"both_figures": "bad"})
    listen([host], lambda: host.table["players"] == 3)
    assert [place["side"] for place in host.table["places"]] == [0, 1, 0]
    assert [place["figures"] for place in host.table["places"]] == [["lara"], ["karel", "eckhardt"], ["kurtis"]]


def test_a_player_with_two_figures_is_shown_both_hands(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    visitor.ask("sit", place=1, name="Ben")
    start(host, visitor)
    assert [seat["seat"] for seat in host.view["seats"]] == [0, 2]
    assert [seat["seat"] for seat in visitor.view["seats"]] == [1, 3]


def test_only_the_host_changes_the_table(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    wishes: dict[str, dict[str, Any]] = {
        "add_computer": {"place": 1, "level": "easy"},
        "remove": {"place": 0},
        "reorder": {"places": [1, 0]},
        "configure": {"listed": True},
        "pass_host": {"place": 0},
        "start": {},
        "close": {},
    }
    for kind, fields in wishes.items():
        assert refused(visitor, kind, **fields) == "not-host"
    assert host.ask("add_computer", place=1, level="hard")["type"] == "accepted"
    listen([visitor], lambda: visitor.table["places"][1]["level"] == "hard")
    assert refused(visitor, "sit", place=1, name="Ben") == "seat-taken"
    assert host.ask("remove", place=1)["type"] == "accepted"
    assert visitor.ask("sit", place=1, name="Ben")["type"] == "accepted"
    assert host.ask("pass_host", place=1)["type"] == "accepted"
    listen([visitor], lambda: bool(visitor.you["host"]))


def test_options_are_checked_before_they_count(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    assert refused(host, "configure", options={"nonsense": True}) == "bad-option"
    assert refused(host, "configure", players=9) == "bad-message"
    assert refused(host, "configure", players=5) == "bad-players"
    assert refused(host, "configure", webhook="https://127.0.0.1/") == "bad-webhook"
    assert refused(host, "configure", webhook="http://example.org/") == "bad-webhook"
    assert host.ask("configure", players=4, options={"guard": False}, listed=True)["type"] == "accepted"
    listen([visitor], lambda: visitor.table["players"] == 4)
    assert visitor.table["options"]["guard"] is False
    assert [place["seats"] for place in visitor.table["places"]] == [[0], [1], [2], [3]]


def test_everybody_has_a_name_and_an_emblem_of_their_own(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    assert refused(visitor, "sit", place=1, name="anna") == "name-twice"
    assert refused(visitor, "sit", place=1, name="Ben", emblem=host.table["places"][0]["emblem"]) == "emblem-taken"
    assert visitor.ask("sit", place=1, name="Ben", emblem=5)["type"] == "accepted"
    listen([host], lambda: host.table["places"][1]["name"] == "Ben")
    assert host.table["places"][1]["emblem"] == 5
    assert visitor.ask("stand", place=1)["type"] == "accepted"


FIRST_EMBLEMS = {"luxor": [0, 1, 2, 3], "silver-and-gold": [4, 5, 6, 7], "tomb-raider": [0, 1, 2, 3]}


@pytest.mark.parametrize("game", FIRST_EMBLEMS)
def test_places_begin_with_emblems_that_suit_the_game(live: Live, game: str) -> None:
    host = live.guest("Anna")
    one = host.connect()
    one.follow(host.open(game, 4, people=["Anna"]))
    assert [place["emblem"] for place in one.table["places"]] == FIRST_EMBLEMS[game]


def test_a_start_without_an_answer_can_be_stopped_and_any_change_stops_it(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    visitor.promised = "not this time"
    visitor.ask("sit", place=1, name="Ben")
    assert host.ask("start")["type"] == "accepted"
    visitor.help_to_start = lambda: None  # type: ignore[method-assign]
    listen([visitor], lambda: visitor.table["start"] is not None)
    first = visitor.table["commitment"]
    assert visitor.ask("cancel_start")["type"] == "accepted"
    listen([host], lambda: host.table["notice"] is not None)
    assert host.table["notice"] == {"code": "start-cancelled", "facts": {"name": "Ben"}}
    assert host.ask("start")["type"] == "accepted"
    listen([visitor], lambda: visitor.table["commitment"] not in (None, first))
    assert visitor.ask("stand", place=1)["type"] == "accepted"
    listen([host], lambda: host.table["notice"] == {"code": "start-changed", "facts": {}})
    assert host.table["status"] == "open"
    assert refused(host, "start") == "seats-empty"


def test_a_salt_has_to_be_the_one_that_was_promised(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    visitor.ask("sit", place=1, name="Ben")
    visitor.help_to_start = lambda: None  # type: ignore[method-assign]
    host.ask("start")
    listen([visitor], lambda: visitor.table["start"] is not None)
    commitment = visitor.table["commitment"]
    seats = [{"seat": seat, "value": "0" * 64} for seat in (1, 3)]
    assert refused(visitor, "salts", commitment=commitment, salts=seats) == "promises-missing"
    assert refused(visitor, "digests", commitment="1" * 64, digests=seats) == "start-over"
    stolen = [{"seat": 0, "value": "0" * 64}]
    assert refused(visitor, "digests", commitment=commitment, digests=stolen) == "not-your-seat"
    assert visitor.ask("digests", commitment=commitment, digests=seats)["type"] == "accepted"
    listen([host, visitor], lambda: visitor.table["start"]["wants"] == "salts")
    assert refused(visitor, "salts", commitment=commitment, salts=seats) == "salt-not-promised"


def test_players_hear_each_other_and_spectators_only_afterwards(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    assert host.ask("chat", text=" hello\n there ")["type"] == "accepted"
    said = visitor.until(lambda message: message["type"] == "chat" and message["lines"])
    assert [(line["name"], line["text"], line["seated"]) for line in said["lines"]] == [("Anna", "hello there", True)]
    assert visitor.ask("chat", text="psst")["type"] == "accepted"
    visitor.until(lambda message: message["type"] == "chat" and message["lines"][0]["text"] == "psst")
    assert host.ask("chat", text="more")["type"] == "accepted"
    host.until(lambda message: message["type"] == "chat" and message["lines"][0]["text"] == "more")
    assert not any("psst" in str(message) for message in host.heard)
    assert refused(visitor, "mute", visitor=0, muted=True, for_all=True) == "not-host"
    assert visitor.ask("mute", visitor=0, muted=True)["type"] == "accepted"
    assert host.ask("mute", visitor=1, muted=True, for_all=True)["type"] == "accepted"
    listen([host], lambda: host.table["silenced"] == [1])
    assert refused(visitor, "chat", text="hey") == "silenced"


def test_a_closed_table_stays_closed(pair: tuple[Client, Client]) -> None:
    host, visitor = pair
    assert host.ask("close")["type"] == "accepted"
    listen([visitor], lambda: visitor.table["status"] == "closed")
    assert refused(visitor, "sit", place=1, name="Ben") == "table-closed"
