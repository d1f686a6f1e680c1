"""Where time and ids come from; tests give others."""

import secrets
import time
from base64 import b32encode
from typing import Final

ID_BYTES: Final = 10  # 16 letters
SECRET_BYTES: Final = 32


class Sources:
    """The real ones."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def new_id(self) -> str:
        """An id that nobody guesses, of a table or a guest."""
        return b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()

    def new_token(self) -> str:
        """256 bits that prove who somebody is."""
        return secrets.token_urlsafe(SECRET_BYTES)

    def new_secret(self) -> bytes:
        """What a match's chance starts from."""
        return secrets.token_bytes(SECRET_BYTES)

    def shuffled(self, count: int) -> list[int]:
        """A random order of this many."""
        order = list(range(count))
        secrets.SystemRandom().shuffle(order)
        return order
