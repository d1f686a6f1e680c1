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
    if kind is not type(old):
        found.append((path, new))
    elif isinstance(new, Struct):
        compare(found, path, kind.__struct_encode_fields__, astuple(old), astuple(new))
    elif isinstance(new, LISTS) and len(old) == len(new):
        compare(found, path, range(len(new)), tuple(old), tuple(new))
    elif isinstance(new, dict) and old.keys() == new.keys():
        compare(found, path, [str(key) for key in old], tuple(old.values()), tuple([new[key] for key in old]))
    else:
        found.append((path, new))


def compare(
    found: list[ViewChange], path: Path, keys: Sequence[str | int], old: tuple[Any, ...], new: tuple[Any, ...]
) -> None:
    """Add what changed between the parts of two values."""
    for k in range(len(new)):
        was, now = old[k], new[k]
        if was is now or was == now:
            continue
        if type(now) in PLAIN:
            found.append(((*path, keys[k]), now))
        else:
            collect(found, (*path, keys[k]), was, now)


def apply_changes(view: Any, changes: Iterable[tuple[Sequence[str | int], Any]]) -> Any:
    """A view as it is read from JSON, with changes made in place: what a client does with them."""
    whole = [view]
    for path, value in changes:
        way = (0, *path)
        part: Any = whole
        for key in way[:-1]:
            part = part[key]
        part[way[-1]] = value
    return whole[0]
