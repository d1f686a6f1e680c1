"""Writes numbers as bytes, little-endian: two for a small one, eight for a big one."""


class Packer:
    """Room for a number of bytes; what does not fit is left out, and `is_full` tells whether all of it is used."""

    def __init__(self, size: int) -> None:
        self.data: bytearray = bytearray(size)
        self.size: int = size
        self.at: int = 0

    def write(self, value: int, width: int) -> None:
        """One number in a number of bytes."""
        if self.at + width <= self.size:
            for k in range(width):
                self.data[self.at + k] = value >> 8 * k & 255
            self.at += width
        else:
            self.at = self.size + 1

    def number(self, value: int) -> None:
        self.write(value, 2)

    def big(self, value: int) -> None:
        self.write(value, 8)

    def numbers(self, values: list[int], count: int) -> None:
        for k in range(count):
            self.write(values[k], 2)

    def bigs(self, values: list[int], count: int) -> None:
        for k in range(count):
            self.write(values[k], 8)

    def is_full(self) -> int:
        """Whether exactly this many bytes were written."""
        return self.at == self.size

    def written(self) -> bytes:
        return bytes(self.data)
