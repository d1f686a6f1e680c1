"""Each language from the home page to the end of a match: no text is missing, at any moment."""

from typing import Final

import pytest

from browser.conftest import Opener
from browser.looking import missed, missing, watch
from browser.playing import play_until
from browser.tables import GAMES, Tables

LOCALES: Final = {"en": "en-GB", "cs": "cs-CZ", "de": "de-DE", "pt": "pt-BR"}
LATE: Final = {"luxor": 14, "silver-and-gold": 10, "tomb-raider": 30}  # entries before the end


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES)
def test_no_text_is_missing_from_home_to_the_end(tables: Tables, open_page: Opener, language: str, game: str) -> None:
    match = tables.finished(game)
    seated = tables.fork(match, match.before_the_end(LATE[game]))
    page = open_page("/?", seated, locale=LOCALES[language])
    watch(page)
    page.click(".waiting .btn.main")
    page.wait_for_selector("main.table")
    assert page.evaluate("document.documentElement.lang") == language
    play_until(page, game)
    page.wait_for_selector(".plot-place svg")
    page.click(".acts a[href^='/replay']")
    page.wait_for_selector(".controls")
    assert missed(page) == []
    page.goto(page.url.split("/replay")[0] + f"/rules/{game}")
    page.wait_for_selector(".rule")
    assert missing(page) == []
