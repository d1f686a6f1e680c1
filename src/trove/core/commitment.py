"""What the chance of a match depends on: a secret that is made first, a salt from every seat, and the setting."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from .refusals import BadInput
from .setting import PERSON, Setting

SIZE: Final = 32  # bytes of the secret, of a salt, of its digest and of the key
NO_SALT: Final = bytes(SIZE)  # a computer player adds nothing


class Commitment:
    """The secret, the salts, and the digests by which seats promise their salts. Its repr shows none of them."""

    def __init__(self, setting: Setting, secret: bytes | None = None) -> None:
        self.setting = setting
        self.secret: bytes = token_bytes(SIZE) if secret is None else checked("secret", secret)
        self.salts: list[bytes | None] = [None if player == PERSON else NO_SALT for player in setting.seats]
        self.promises: list[bytes | None] = [None] * len(setting.seats)
        self.people = [seat for seat, player in enumerate(setting.seats) if player == PERSON]
        self.value = blake2b(self.secret + setting.text(), digest_size=SIZE, person=b"trove.commit.2").hexdigest()

    @property
    def empty(self) -> list[int]:
        """The seats that have not added a salt."""
        return [seat for seat, salt in enumerate(self.salts) if salt is None]

    def promise(self, seat: int, digest: bytes) -> None:
        """A seat shows the BLAKE2b-256 of its salt, once, before anybody shows a salt."""
        if self.promises[seat] is not None or seat not in self.people:
            raise BadInput("seat-taken", f"seat {seat} is taken; each seat promises one salt", seat=seat)
        if len(self.empty) < len(self.people):
            raise BadInput("salts-shown", "a salt can be promised only before any salt is shown")
        self.promises[seat] = checked("digest", digest)

    def add(self, seat: int, salt: bytes | None) -> None:
        """A seat shows its salt, once; None: a fresh one. If salts were promised, all promises come first."""
        if self.salts[seat] is not None:
            raise BadInput("seat-taken", f"seat {seat} is taken; each seat sits down once", seat=seat)
        salt = token_bytes(SIZE) if salt is None else checked("salt", salt)
        if any(self.promises):
            self.check_promise(seat, salt)
        self.salts[seat] = salt

    def check_promise(self, seat: int, salt: bytes) -> None:
        """A salt is shown only when all are promised, and it is the one that was promised."""
        if missing := [other for other in self.people if self.promises[other] is None]:
            sentence = f"salts are shown when every seat has promised its own; still missing: {missing}"
            raise BadInput("promises-missing", sentence, seats=missing)
        if digest(salt) != self.promises[seat]:
            raise BadInput("salt-not-promised", f"this is not the salt that seat {seat} promised", seat=seat)

    def key(self) -> bytes:
        """The key of the match's chance: neither secret nor salts alone decide it."""
        salts = b"".join(salt for salt in self.salts if salt is not None)
        return blake2b(salts + self.setting.text(), digest_size=SIZE, key=self.secret, person=b"trove.match.2").digest()

    def copy(self) -> "Commitment":
        """A copy with the same secret, promises and salts."""
        copy = Commitment.__new__(Commitment)
        vars(copy).update(vars(self), promises=list(self.promises), salts=list(self.salts))
        return copy

    def is_taken(self, seat: int) -> bool:
        """Whether a person has sat down there, or promised to."""
        return seat in self.people and (self.promises[seat] is not None or self.salts[seat] is not None)

    def __reduce__(self) -> str:
        raise TypeError("it is not copied or pickled; save the match instead")


def digest(salt: bytes) -> bytes:
    """How a seat promises its salt."""
    return blake2b(salt, digest_size=SIZE).digest()


def thought_seed(key: bytes, number: int, seat: int, steps: int) -> int:
    """The seed by which a computer player thinks, from the number of chance and of its own standing steps.

    It is secret: others who knew it could repeat the search and learn about the cards. Nothing that a free undo changes
    goes into it, so nobody can make a computer player think again.
    """
    asked = number.to_bytes(8, "little") + seat.to_bytes(1, "little") + steps.to_bytes(8, "little")
    return seed_of(asked, key, b"trove.thought.2")


def redeal_seed(key: bytes) -> int:
    """The seed by which a fork's hidden cards are redealt, at its start."""
    return seed_of(b"", key, b"trove.redeal.2")


def seed_of(asked: bytes, key: bytes, person: bytes) -> int:
    """62 bits that only the key gives."""
    return int.from_bytes(blake2b(asked, digest_size=8, key=key, person=person).digest(), "little") >> 2


def checked(name: str, given: object) -> bytes:
    """Exactly 32 bytes."""
    if not isinstance(given, bytes) or len(given) != SIZE:
        raise BadInput(f"bad-{name}", f"a {name} is {SIZE} bytes")
    return given
