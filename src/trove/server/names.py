"""Cleans what people write, names and lines of chat, so that it can be shown."""

from trove.texts.cleaning import clean

from .protocol.fields import LONGEST_CHAT, LONGEST_NAME
from .refusing import no


def clean_name(name: str) -> str:
    """A name as one short line without anything invisible; its spaces are single."""
    shown = " ".join(clean(name, 4 * LONGEST_NAME).split())[:LONGEST_NAME].strip()
    if not shown:
        raise no("empty-player-name", "a name has at least one letter")
    return shown


def clean_chat(text: str) -> str:
    """A line of chat."""
    shown = " ".join(clean(text, 2 * LONGEST_CHAT).split())[:LONGEST_CHAT].strip()
    if not shown:
        raise no("empty-chat", "this message is empty")
    return shown
