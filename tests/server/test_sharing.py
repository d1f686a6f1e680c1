"""What a link shows before it is opened."""

import re
from pathlib import Path

import pytest

import trove
from house.tree import ROOT
from server.live import Live
from trove.server.pages import Pages
from trove.server.sharing import Shared, Shells, about

ORIGIN = "https://trove.example"


@pytest.fixture
def shells(tmp_path: Path) -> Shells:
    page = '<!doctype html><html lang="en"><head><!--share--><title>Trove</title><!--/share--></head></html>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    return Shells(Pages(tmp_path))


def filled(shells: Shells, path: str, game: str | None = None, language: str = "en", origin: str = ORIGIN) -> str:
    return shells.filled(about(path, game), language, origin).data.decode()


def meta(html: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', html)
    assert found, name
    return found[1]


def test_every_address_has_its_own_title_and_picture(shells: Shells) -> None:
    pages = {
        "/": ("Trove", "trove"),
        "/about": ("About – Trove", "trove"),
        "/rules/tomb-raider": ("Rules of Tomb Raider – Trove", "tomb-raider"),
        "/rules/chess": ("Trove", "trove"),
        "/nothing/here": ("Trove", "trove"),
    }
    for path, (title, picture) in pages.items():
        html = filled(shells, path)
        assert meta(html, "og:title") == title
        assert f"<title>{title}</title>" in html
        assert meta(html, "og:image") == f"{ORIGIN}/share/{picture}.jpg"


def test_a_table_tells_its_game_and_nothing_else(shells: Shells) -> None:
    html = filled(shells, "/table/aaaaaaaaaaaaaaaa", "silver-and-gold")
    assert meta(html, "og:title") == "Silver &amp; Gold – Trove"
    assert meta(html, "trove-game") == "silver-and-gold"
    assert "aaaaaaaaaaaaaaaa" not in html
    assert filled(shells, "/table/aaaaaaaaaaaaaaaa") == filled(shells, "/")


def test_the_language_is_the_readers(shells: Shells) -> None:
    html = filled(shells, "/replay/aaaaaaaaaaaaaaaa", "luxor", "de")
    assert '<html lang="de">' in html
    assert "Zug für Zug" in meta(html, "og:description")


def test_nothing_gets_out_of_its_attribute(shells: Shells) -> None:
    html = filled(shells, "/", origin='https://x"><script>alert(1)</script>')
    assert "<script" not in html
    assert filled(shells, '/rules/"><script>') == filled(shells, "/")


def test_a_page_without_the_marks_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>Trove</title>")
    shells = Shells(Pages(tmp_path))
    assert shells.filled(Shared(), "en", ORIGIN) is shells.start


def test_every_game_has_a_picture_small_enough_for_messengers() -> None:
    for name in ("trove", *trove.games()):
        assert 0 < (ROOT / "web" / "public" / "share" / f"{name}.jpg").stat().st_size < 150_000


def test_the_server_knows_the_game_of_a_table(live: Live) -> None:
    table = live.guest().ask("POST", "/api/tables", {"game": "luxor", "players": 2, "people": ["Secretive"]})["table"]
    status, headers, body = live.ask("GET", f"/t/{table}", **{"Accept-Language": "cs, en;q=0.5"})
    html = body.decode()
    assert status == 200
    assert meta(html, "og:title") == "Luxor – Trove"
    assert "Přisedni" in meta(html, "og:description")
    assert meta(html, "og:image") == f"{live.url}/share/luxor.jpg"
    assert "Secretive" not in html
    assert "accept-language" in headers["vary"]
    assert live.ask("GET", "/t/nosuchtable")[0] == 200
