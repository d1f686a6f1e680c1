"""How storing can go wrong, each in one sentence."""

from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from ...core.refusals import BadInput, TroveError

RETRIED: Final = ("40001", "40P01")  # PostgreSQL: two transactions got in each other's way, and this one gave way


class StorageError(TroveError):
    """A job that was not stored: none of its changes has been made."""

    code = "not-stored"


class NotStored(StorageError):
    """The database could not take it, or something this job builds on was not stored."""


class Lost(StorageError):
    """Somebody else was first: this version is taken, this id exists, this link was used."""

    code = "lost"


class NotRead(StorageError):
    """The database did not answer."""


class Closed(StorageError):
    """The store takes no more jobs."""

    code = "storage-closed"


def sentence(problem: BaseException) -> str:
    """What went wrong, without the values that were to be stored."""
    text = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip()
    if "disk is full" in text or "No space left" in text:
        return "the disk of the database is full"
    if "database is locked" in text or "database is busy" in text:
        return "the database is locked by another program"
    if "readonly database" in text:
        return "the database cannot be written: its file is read-only"
    return text.splitlines()[0] if text else type(problem).__name__


def is_outage(problem: BaseException) -> bool:
    """Whether the database as a whole failed, rather than one job."""
    return isinstance(problem, OperationalError | OSError) or (
        isinstance(problem, DBAPIError) and problem.connection_invalidated
    )


def is_retried(problem: BaseException) -> bool:
    """Whether the same transaction can simply be tried again."""
    return isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", None) in RETRIED


def unusable(place: str, problem: BaseException) -> BadInput:
    """The refusal of a database that cannot be opened or read."""
    reason = sentence(problem)
    return BadInput("database-unusable", f"{place} cannot be used: {reason}", file=place, reason=reason)
