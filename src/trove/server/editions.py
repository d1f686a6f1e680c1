"""Reads custom editions in another thread, since that can take a fifth of a second."""

import asyncio

import trove

from .lobby import Lobby
from .storage import Store


async def read_edition(game: str, text: str | None) -> None:
    """Read an edition in another thread, after which it is cached; refused if it is invalid."""
    if text is not None:
        rules = trove.game(game)
        await asyncio.to_thread(rules.blank, rules.players[0], None, text.encode())


async def own_edition(store: Store, lobby: Lobby) -> str | None:
    """The text of a table's custom edition, read as above; None if it has none."""
    if lobby.edition is None:
        return None
    text = await store.edition(lobby.edition)
    await read_edition(lobby.game, text)
    return text
