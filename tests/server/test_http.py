"""What is asked over plain HTTP."""

import gzip
import json
from pathlib import Path

import pytest

import trove
from server.live import Answer, Live
from trove.server.pages import Pages
from trove.server.settings import ServerSettings, checked_url


def test_games_are_listed_with_all_that_a_table_can_choose(live: Live) -> None:
    status, _, body = live.ask("GET", "/api/games")
    games = {game["name"]: game for game in json.loads(body)["games"]}
    assert status == 200
    assert tuple(games) == trove.games()
    options = {option["name"]: option for option in games["luxor"]["options"]}
    beginning = {"name": "starting_player", "default": None, "values": [None, 0, 1, 2, 3], "players": [2, 3, 4]}
    assert options["starting_player"] == beginning
    assert options["memory_aid"]["values"] == [False, True]
    options = {option["name"]: option for option in games["tomb-raider"]["options"]}
    assert options["start"]["default"] in options["start"]["values"]
    for_three = [name for name, option in options.items() if option["players"] == [3]]
    assert for_three == ["both_figures", "lara_alone"]


def test_rules_come_in_the_language_asked_for(live: Live) -> None:
    english = json.loads(live.ask("GET", "/api/rules/luxor")[2])
    assert english["language"] == "en"
    assert "L5.6" in english["text"]
    assert json.loads(live.ask("GET", "/api/rules/luxor?language=xx")[2])["language"] == "en"
    assert live.ask("GET", "/api/rules/chess")[0] == 404


def test_every_answer_has_the_headers_that_keep_pages_safe(live: Live) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/aaaaaaaaaaaaaaaa"):
        _, headers, _ = live.ask("GET", path)
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_session_is_a_cookie_that_no_script_can_read(live: Live) -> None:
    _, headers, _ = live.ask("POST", "/api/me", {})
    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert "secure" not in cookie.lower()
    assert len(cookie.partition(";")[0].partition("=")[2]) == 43


def test_openapi_describes_every_address(live: Live) -> None:
    status, _, body = live.ask("GET", "/api/schema/openapi.json")
    assert status == 200
    paths = json.loads(body)["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/replay", "/api/me", "/health"} <= set(paths)


@pytest.mark.parametrize("path", ["/api/tables/aaaaaaaaaaaaaaaa", "/api/tables/x", "/api/nothing", "/missing.js"])
def test_what_is_not_there_is_not_found(live: Live, path: str) -> None:
    status, _, body = live.ask("GET", path)
    assert status == 404
    assert json.loads(body)["code"].startswith("no-such")


def test_names_are_made_fit_to_be_shown(live: Live) -> None:
    guest = live.guest()
    assert guest.ask("POST", "/api/me", {"name": "  A\u202en\tn\n a  "})["name"] == "A n n a"
    assert len(guest.ask("POST", "/api/me", {"name": "x" * 90})["name"]) == 24
    with pytest.raises(Answer, match="empty-player-name"):
        guest.ask("POST", "/api/me", {"name": "\u200b"})


def test_an_edition_that_does_not_fit_is_refused(live: Live) -> None:
    guest = live.guest()
    with pytest.raises(Answer, match="bad-edition"):
        guest.open("luxor", 2, edition="name = 5")
    text = trove.game("luxor").standard_edition()
    table = guest.open("luxor", 2, edition=text, people=["Anna"])
    assert live.ask("GET", f"/api/tables/{table}/edition")[2].decode() == text


def test_an_edition_is_checked_before_anybody_plays_with_it(live: Live) -> None:
    text = live.ask("GET", "/api/games/silver-and-gold/edition")[2].decode()
    assert text == trove.game("silver-and-gold").standard_edition()
    guest = live.guest()
    assert guest.ask("POST", "/api/games/silver-and-gold/edition", {"edition": text}) == {"is_standard": True}
    other = text.replace("purple-01", "the bay")
    assert guest.ask("POST", "/api/games/silver-and-gold/edition", {"edition": other}) == {"is_standard": False}
    flawed = text.replace('"purple-01", "color": "purple", "points": 14', '"the bay", "color": "purple", "points": 9')
    with pytest.raises(Answer, match="bad-edition") as refused:
        guest.ask("POST", "/api/games/silver-and-gold/edition", {"edition": flawed})
    assert "the bay" in str(refused.value)
    assert live.ask("GET", "/api/games/chess/edition")[0] == 404
    with pytest.raises(Answer, match="no-such-game"):
        guest.ask("POST", "/api/games/chess/edition", {"edition": text})


def test_a_guest_can_be_forgotten(live: Live) -> None:
    anna, ben = live.guest("Anna"), live.guest("Ben")
    table = anna.open("luxor", 2, people=["Anna"], listed=True)
    client = ben.connect()
    client.follow(table)
    assert [one["names"][0] for one in ben.ask("GET", "/api/tables")["tables"] if one["table"] == table] == ["Anna"]
    anna.ask("DELETE", "/api/me")
    client.until(lambda message: message["type"] == "table" and message["table"]["places"][0]["kind"] == "empty")
    assert b"Anna" not in live.ask("GET", f"/api/tables/{table}")[2]
    with pytest.raises(Answer, match="no-session"):
        anna.ask("GET", "/api/me/tables")


def test_health_and_metrics_tell_how_the_server_does(live: Live) -> None:
    assert json.loads(live.ask("GET", "/health")[2])["status"] == "ok"
    metrics = live.ask("GET", "/metrics")[2].decode()
    assert "trove_loop_lag_seconds_bucket" in metrics
    assert "trove_storage_commit_seconds_count" in metrics


def test_pages_are_packed_and_kept_by_browsers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1.js").write_text("1;" * 100)
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / ".secret").write_text("no")
    pages = Pages(tmp_path)
    script = pages.at("/assets/app-1.js")
    assert script is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    assert "immutable" in script.caching
    assert pages.at("/t/abc") is pages.at("/")
    assert pages.at("/.secret") is None


def test_without_built_pages_one_page_says_how_to_build_them(tmp_path: Path) -> None:
    page = Pages(tmp_path / "nothing").at("/")
    assert page is not None
    assert b"make pages" in page.data


def test_a_server_behind_a_proxy_answers_to_its_public_name() -> None:
    settings = ServerSettings(public_url=checked_url("https://trove.example/"))
    assert "trove.example" in settings.hosts
    assert settings.is_secure
    for bad in ("trove.example", "https://trove.example/sub", "ftp://x"):
        with pytest.raises(trove.BadInput):
            checked_url(bad)
