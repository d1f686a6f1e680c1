"""From the components on a score sheet back to the steps that brought them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .game import Item

Told = list[tuple[int, Any]]  # events, each with its step
Brings = Mapping[type[Any], tuple[type[Any], ...]]  # by event: the components that it may have brought


def traced(
    items: Sequence[Item[Any]],
    history: Iterable[tuple[int, Any]],
    brings: Brings,
    steps_of: Callable[[Any, Told], tuple[int, ...]],
) -> list[tuple[int, ...]]:
    """The steps of each item, which has one component, found among the events of its seat that may have brought it."""
    told: dict[tuple[int, type[Any]], Told] = {}  # by seat and component
    for step, event in history:
        for kind in brings.get(type(event), ()):
            told.setdefault((event.seat, kind), []).append((step, event))
    return [steps_of(part, told.get((item.seat, type(part)), [])) for item in items for part in item.components]
