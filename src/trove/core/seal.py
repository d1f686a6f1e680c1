"""What a match's chance hangs on: a secret made first, a salt from every seat, and the key that comes of both."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from .refusals import BadInput

SIZE: Final = 32  # bytes of the secret, of a salt and of the key
NO_SALT: Final = bytes(SIZE)  # a computer player adds nothing


class Seal:
    """Holds secret and salts; says only the commitment of its own accord, and has no repr that tells more."""

    def __init__(self, seats: int, secret: bytes | None = None) -> None:
        self.secret: bytes = token_bytes(SIZE) if secret is None else checked("secret", secret)
        self.salts: list[bytes | None] = [None] * seats

    @property
    def commitment(self) -> str:
        """Shown before anybody sits down; whoever learns the secret can check it."""
        return blake2b(self.secret, digest_size=SIZE, person=b"trove.commit").hexdigest()

    @property
    def is_complete(self) -> bool:
        """Whether every seat has added its salt."""
        return None not in self.salts

    def add(self, seat: int, salt: bytes | None) -> None:
        """A seat's salt, once; None: a fresh one."""
        if self.salts[seat] is not None:
            raise BadInput("seat-taken", f"seat {seat} is taken; each seat sits down once", seat=seat)
        self.salts[seat] = token_bytes(SIZE) if salt is None else checked("salt", salt)

    def key(self) -> bytes:
        """The key of the match's chance: neither secret nor salts alone decide it."""
        salts = b"".join(salt for salt in self.salts if salt is not None)
        return blake2b(salts, digest_size=SIZE, key=self.secret, person=b"trove.match").digest()

    def redeal_seed(self) -> int:
        """The seed by which a fork's hidden cards are dealt afresh."""
        digest = blake2b(self.secret, digest_size=8, person=b"trove.redeal").digest()
        return int.from_bytes(digest, "little") >> 2

    def thought_seed(self, entry: int, seat: int) -> int:
        """The seed by which a computer player thinks before an entry. Could others compute it, its choice would tell
        them more of its cards than a choice does."""
        asked = entry.to_bytes(8, "little") + seat.to_bytes(1, "little")
        digest = blake2b(asked, digest_size=8, key=self.key(), person=b"trove.thought").digest()
        return int.from_bytes(digest, "little") >> 2

    def __reduce__(self) -> str:
        raise TypeError("a seal is not copied or pickled; save the match instead")


def checked(name: str, given: object) -> bytes:
    """Exactly 32 bytes."""
    if not isinstance(given, bytes) or len(given) != SIZE:
        raise BadInput(f"bad-{name}", f"a {name} is {SIZE} bytes")
    return given
