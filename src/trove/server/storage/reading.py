"""Turns rows of the database into structs."""

from typing import Any, TypeVar

from sqlalchemy import Connection, Select

T = TypeVar("T")


def one(at: Connection, kind: type[T], wanted: Select[*tuple[Any, ...]], **named: Any) -> T | None:
    """What the only row holds; None if there is none."""
    row = at.execute(wanted, named).one_or_none()
    return None if row is None else kind(*row)


def many(at: Connection, kind: type[T], wanted: Select[*tuple[Any, ...]], **named: Any) -> list[T]:
    """What each row holds."""
    return [kind(*row) for row in at.execute(wanted, named)]
