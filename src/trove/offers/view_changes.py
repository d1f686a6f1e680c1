"""What changed from one view to the next, so that a screen is sent the whole view only once.

A change is a path and the value that is there now: `[["seats", 2, "points"], 14]`. A path leads from the view inwards,
by names of fields and indices of lists. Null is a value like any other, and nothing is ever deleted: a list whose
length changed, or an object whose keys did, is given whole. The changes do not overlap, so their order does not matter.

A table keeps the public view that it sent last, and after each step sends `view_changes(sent, now)` to everybody with
the version they lead to. Whoever joins, or missed a version, is sent the view itself.
"""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Path = tuple[str | int, ...]
ViewChange = tuple[Path, Any]  # where, and what is there now: whatever a view holds


def view_changes(old: Struct, new: Struct) -> list[ViewChange]:
    """What changed between two views of the same kind; ready for JSON."""
    found: list[ViewChange] = []
    if old is not new and old != new:
        collect(found, (), old, new)
    return found


def collect(found: list[ViewChange], path: Path, old: object, new: object) -> None:
    """Add what changed between two values that differ: part by part if they have the same parts, otherwise whole."""
    parts = matched(old, new)
    if parts is None:
        found.append((path, new))
        return
    for key, was, now in parts:
        if was is not now and was != now:
            collect(found, (*path, key), was, now)


def matched(old: Any, new: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """The parts of two values by their keys; None if they are not made of the same ones."""
    if type(old) is not type(new):
        return None
    if isinstance(old, Struct):
        return zip(old.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
    if isinstance(old, tuple | list) and len(old) == len(new):
        return zip(count(), old, new, strict=False)
    if isinstance(old, dict) and old.keys() == new.keys():
        return [(str(key), was, new[key]) for key, was in old.items()]
    return None


def apply_changes(view: Any, changes: Iterable[tuple[Sequence[str | int], Any]]) -> Any:
    """A view as it is read from JSON, with changes made in place: what a client does with them."""
    whole = [view]
    for path, value in changes:
        *way, last = (0, *path)
        part: Any = whole
        for key in way:
            part = part[key]
        part[last] = value
    return whole[0]
