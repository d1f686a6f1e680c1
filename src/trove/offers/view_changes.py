"""What changed from one view to the next, so that a screen is sent the whole view only once.

A change is a path and the value that is there now: `[["seats", 2, "points"], 14]`. A path leads from the view inwards,
by names of fields and indices of lists. Null is a value like any other, and nothing is ever deleted: a list whose
length changed, or an object whose keys did, is given whole. The changes do not overlap, so their order does not matter.

A table keeps the public view that it sent last, and after each step sends `view_changes(sent, now)` to everybody with
the version they lead to. Whoever joins, or missed a version, is sent the view itself.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Path = tuple[str | int, ...]
ViewChange = tuple[Path, Any]  # where, and what is there now: whatever a view holds
PLAIN = frozenset({int, str, bool, float, type(None)})  # made of no parts
LISTS = (tuple, list)


def view_changes(old: Struct, new: Struct) -> list[ViewChange]:
    """What changed between two views of the same kind; ready for JSON."""
    found: list[ViewChange] = []
    if old is not new and old != new:
        collect(found, (), old, new)
    return found


def collect(found: list[ViewChange], path: Path, old: Any, new: Any) -> None:
    """Add what changed between two values that differ: part by part if they have the same parts, otherwise whole."""
    kind = type(new)
    keys: Iterable[str | int]
    before: Iterable[Any]
    after: Iterable[Any]
    if kind is not type(old):
        found.append((path, new))
        return
    if issubclass(kind, Struct):
        keys, before, after = kind.__struct_encode_fields__, astuple(old), astuple(new)
    elif issubclass(kind, LISTS) and len(old) == len(new):
        keys, before, after = range(len(new)), old, new
    elif issubclass(kind, dict) and old.keys() == new.keys():
        keys, before, after = map(str, old), old.values(), [new[key] for key in old]
    else:
        found.append((path, new))
        return
    for key, was, now in zip(keys, before, after, strict=True):
        if was is now or was == now:
            continue
        if type(now) in PLAIN:
            found.append(((*path, key), now))
        else:
            collect(found, (*path, key), was, now)


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
