"""Methods that lock their object: only one of them runs at a time, in whichever thread."""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="Exclusive")


class Exclusive:
    """An object with a lock that its exclusive methods hold; they may call each other."""

    def __init__(self) -> None:
        self._lock = RLock()


def exclusive(method: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Lock the object while this method runs."""

    @wraps(method)
    def alone(self: T, /, *given: P.args, **named: P.kwargs) -> R:
        with self._lock:
            return method(self, *given, **named)

    return alone
