"""Writes numbers as bytes, little-endian: two for a small one, eight for a big one."""


class Packer:
    """Room for a number of bytes; what does not fit is left out, and `is_full` tells whether all of it is used."""

    def __init__(self, size: int) -> None:
        self.data: bytearray = bytearray(size)
        self.size: int = size
        self.at: int = 0

    def takes(self, width: int) -> int:
        """Whether so many bytes more fit."""
        if self.at + width <= self.size:
            return 1
        self.at = self.size + 1
        return 0

    def number(self, value: int) -> None:
        if self.takes(2):
            self.data[self.at] = value & 255
            self.data[self.at + 1] = value >> 8 & 255
            self.at += 2

    def numbers(self, values: list[int], count: int) -> None:
        out, at = self.data, self.at
        if self.takes(2 * count):
            for k in range(count):
                out[at + 2 * k] = values[k] & 255
                out[at + 2 * k + 1] = values[k] >> 8 & 255
            self.at += 2 * count

    def big(self, value: int) -> None:
        if self.takes(8):
            for k in range(8):
                self.data[self.at + k] = value >> 8 * k & 255
            self.at += 8

    def bigs(self, values: list[int], count: int) -> None:
        for k in range(count):
            self.big(values[k])

    def is_full(self) -> int:
        """Whether exactly this many bytes were written."""
        return self.at == self.size

    def written(self) -> bytes:
        return bytes(self.data)
