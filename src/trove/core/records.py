"""Lists of small records that take little memory and never change."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from struct import Struct
from typing import NamedTuple, TypeVar, overload

R = TypeVar("R", bound=NamedTuple)


class Records(Sequence[R]):
    """Named tuples of numbers, kept as bytes: some ten a record, where tuples would take a hundred.

    It never changes, so its owners may share it; `plus` and `cut` give new ones.
    """

    __slots__ = ("data", "form", "kind", "n")

    def __init__(self, kind: type[R], form: Struct, data: bytes = b"", n: int = 0) -> None:
        self.kind = kind
        self.form = form
        self.data = data
        self.n = n

    def plus(self, record: R) -> "Records[R]":
        """One record more."""
        return Records(self.kind, self.form, self.data + self.form.pack(*record), self.n + 1)

    def cut(self, count: int) -> "Records[R]":
        """The first of them."""
        return Records(self.kind, self.form, self.data[: self.form.size * count], count)

    def since(self, index: int) -> Iterator[R]:
        """Those from an index on."""
        return map(self.kind._make, self.form.iter_unpack(memoryview(self.data)[self.form.size * index :]))

    def column(self, field: int, index: int = 0) -> Iterator[int]:
        """One field of those from an index on."""
        return map(itemgetter(field), self.form.iter_unpack(memoryview(self.data)[self.form.size * index :]))

    def __len__(self) -> int:
        return self.n

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[R]: ...
    def __getitem__(self, index: int | slice) -> R | Sequence[R]:
        if isinstance(index, slice):
            return [self[k] for k in range(self.n)[index]]
        place = index if 0 <= index < self.n else range(self.n)[index]
        return self.kind._make(self.form.unpack_from(self.data, self.form.size * place))

    def __iter__(self) -> Iterator[R]:
        return self.since(0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Records) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.data)

    def __repr__(self) -> str:
        return f"<{len(self)} records>"  # secrets stay out of messages
