"""Which events are news to a player who has been waiting, and how they are shown."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

SET_UP = 0  # the number of the first step


class News(Struct, frozen=True, gc=False):
    """Which of a game's events are shown, by their tags."""

    set_up: tuple[str, ...]  # of the set-up, only these are shown
    shown: tuple[str, ...]  # in the log, but no news: the table shows what they changed
    by_turns: bool = False  # a turn has many steps, so they are shown as one


Steps = list[tuple[int, list[Any]]]  # events by the number of their step


def tag_of(event: Any) -> str:
    return str(event.__struct_config__.tag)


def told(news: News, steps: Iterable[tuple[int, Sequence[Any]]], *, whole: bool = False) -> Steps:
    """The steps with the events to show: only news, or the whole log."""
    left_out = () if whole else news.shown
    found = [
        (number, [event for event in events if is_told(news, number, tag_of(event), left_out)])
        for number, events in steps
    ]
    return by_turns(found) if news.by_turns else found


def is_told(news: News, number: int, tag: str, left_out: Sequence[str]) -> bool:
    return tag not in left_out and (number != SET_UP or tag in news.set_up)


def seat_of(events: Sequence[Any]) -> int | None:
    """Whose step it was that brought these events."""
    return next((event.seat for event in events if getattr(event, "seat", None) is not None), None)


def by_turns(steps: Steps) -> Steps:
    """Steps of one seat that follow each other as one."""
    runs: Steps = []
    for number, events in steps:
        if runs and events and seat_of(runs[-1][1]) == seat_of(events):
            runs[-1][1].extend(events)
        elif events:
            runs.append((number, list(events)))
    return runs
