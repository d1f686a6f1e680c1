"""Structured logs: one JSON object per line. They contain nothing secret: no tokens, hands, hashes or scores."""

import logging
import sys
from typing import Any

import msgspec


def event(log: logging.Logger, name: str, **facts: Any) -> None:
    """Write down that something happened."""
    log.info(name, extra={"facts": facts})


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage()[:500],
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["trace"] = self.formatException(record.exc_info)[-4000:]
        return msgspec.json.encode(said).decode()


def set_up(level: str = "info") -> None:
    """Log to standard error; the level is that of our own modules."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # what libraries tell in detail holds messages and cookies
    logging.getLogger("trove").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn.access").disabled = True  # paths hold the ids of private tables
