"""What a server stores: guests, tables, the logs of their matches, chat.

Everything is written by one thread, in grouped transactions, in the order in which it was given:

    store = await Store.open("tables.db")
    store.write("t1", Append("t1", 0, row, hash, now), SetDue("t1", now + 60_000, "clock"), done=release)

`release` is called when the entry is durable, or with the reason why it was not stored.
"""

from .alive import Alive
from .changes import Change, Done
from .editions import AddEdition
from .entries import Append, Due, Row, SetDue, seat_of
from .guests import AddLink, CreateGuest, DropLinks, EraseGuest, Guest, Link, MoveGuest, RenameGuest, SeeGuest, UseLink
from .messages import AddMessage, HideMessage, Message
from .problems import Closed, Lost, NotRead, NotStored, StorageError
from .store import Store
from .tables import (
    CreateTable,
    DeleteTable,
    EditTable,
    EndMatch,
    Finished,
    SaveTable,
    SaveViews,
    Stage,
    StartMatch,
    StoredMatch,
    StoredTable,
    Views,
    Visit,
)
from .whole import Whole

__all__ = [
    "AddEdition",
    "AddLink",
    "AddMessage",
    "Alive",
    "Append",
    "Change",
    "Closed",
    "CreateGuest",
    "CreateTable",
    "DeleteTable",
    "Done",
    "DropLinks",
    "Due",
    "EditTable",
    "EndMatch",
    "EraseGuest",
    "Finished",
    "Guest",
    "HideMessage",
    "Link",
    "Lost",
    "Message",
    "MoveGuest",
    "NotRead",
    "NotStored",
    "RenameGuest",
    "Row",
    "SaveTable",
    "SaveViews",
    "SeeGuest",
    "SetDue",
    "Stage",
    "StartMatch",
    "StorageError",
    "Store",
    "StoredMatch",
    "StoredTable",
    "UseLink",
    "Views",
    "Visit",
    "Whole",
    "seat_of",
]
