"""What a link shows before it is opened: title, sentence and picture, in the reader's language.

A link to a table reveals only its game.
"""

from functools import lru_cache
from html import escape
from typing import Final

from msgspec import Struct

import trove
from trove.texts import FALLBACK, LANGUAGES, Texts, texts

from .pages import Page, Pages, page

BEGIN: Final = b"<!--share-->"
END: Final = b"<!--/share-->"
OF_TABLES: Final = {"table": "server-share-table", "t": "server-share-table", "replay": "server-share-replay"}
OF_GAMES: Final = {"rules": "server-share-rules", "edition": "server-share-rules"}


class Shared(Struct, frozen=True):
    """What an address is about."""

    kind: str = ""  # the first word of the path
    game: str | None = None


def parts_of(path: str) -> tuple[str, str]:
    """The first two words of a path."""
    kind, _, rest = path.strip("/").partition("/")
    return kind, rest.partition("/")[0]


def table_in(path: str) -> str | None:
    """The table that an address is about, if it is about one."""
    kind, name = parts_of(path)
    return name if kind in OF_TABLES and name else None


def about(path: str, game: str | None) -> Shared:
    """What an address is about; `game` is that of its table, if it has one."""
    kind, name = parts_of(path)
    if kind in OF_TABLES and game:
        return Shared(kind, game)
    if kind in OF_GAMES and name in trove.games():
        return Shared(kind, name)
    return Shared(kind if kind == "about" else "")


def words_for(shared: Shared, said: Texts) -> tuple[str, str]:
    """Title and sentence."""
    tagline = said.say("web-tagline")
    if shared.game is None:
        return f"{said.say('web-about')} – Trove" if shared.kind == "about" else "Trove", tagline
    game = said.say("web-name", game=shared.game)
    if shared.kind in OF_GAMES:
        return f"{said.say('web-rules-of', game=game)} – Trove", said.say(OF_GAMES[shared.kind], game=game)
    return f"{game} – Trove", said.say(OF_TABLES[shared.kind], game=game)


def head(shared: Shared, language: str, origin: str) -> bytes:
    """The part of a page's head that tells what it is about; everything in it is escaped."""
    title, sentence = (escape(text, quote=True) for text in words_for(shared, texts(language)))
    picture = escape(f"{origin}/share/{shared.game or 'trove'}.jpg", quote=True)
    lines = [
        f"<title>{title}</title>",
        f'<meta name="description" content="{sentence}" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Trove" />',
        f'<meta property="og:locale" content="{language}" />',
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{sentence}" />',
        f'<meta property="og:image" content="{picture}" />',
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    if shared.game is not None:
        lines.append(f'<meta name="trove-game" content="{shared.game}" />')  # so that the page fetches what it needs
    return "\n    ".join(lines).encode()


class Shells:
    """The page that every address of the client shows, each with its own head."""

    def __init__(self, pages: Pages) -> None:
        self.start = pages.start
        for language in LANGUAGES:
            words_for(Shared(), texts(language))  # reading the texts takes long: not for the first who asks
        self.filled = lru_cache(maxsize=256)(self.fill)

    def fill(self, shared: Shared, language: str, origin: str) -> Page:
        before, begin, rest = self.start.data.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            return self.start
        before = before.replace(f'<html lang="{FALLBACK}">'.encode(), f'<html lang="{language}">'.encode())
        return page("index.html", before + head(shared, language, origin) + after)
