"""The terminal or the pipe: what is shown, and what is typed. Only here control sequences are written."""

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

MOST_TYPED = 2000  # characters of a line; what is longer is no command
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too: they may show a hand


class Gone(Exception):
    """Nothing more will be typed: end of input."""


def printable(typed: str, most: int = MOST_TYPED) -> str:
    """Text without control characters, cut to a length."""
    clean = "".join(letter if letter.isprintable() else " " for letter in typed).strip()
    return clean if len(clean) <= most else clean[:most] + "…"


class Screen:
    """Shows things in a terminal, or line by line in a pipe."""

    def __init__(self, *, color: bool = True) -> None:
        self.live = sys.stdout.isatty()
        self.asks = sys.stdin.isatty()
        plain: dict[str, Any] = {} if color and self.live else {"color_system": None, "force_terminal": False}
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False, **plain)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            wraps = not self.live and isinstance(thing, (str, Text))
            self.console.print(thing, soft_wrap=wraps)

    def lines(self, *things: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(thing)) for thing in things)

    def clear(self) -> None:
        """An empty screen; in a pipe, an empty line."""
        if self.live:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            self.console.print()

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """While something takes long: a line that moves and then goes, in a terminal that can take it back."""
        if self.live and self.console.is_terminal and not self.console.is_dumb_terminal:
            return self.console.status(Text(sentence))
        return nullcontext()

    def ask(self, prompt: str) -> str:
        """One line of what is typed, cleaned; raises Gone at the end of input."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.buffer.readline(4 * MOST_TYPED)
        whole = line.endswith(b"\n")
        while line and not whole:  # the rest of a line that is too long is no command of its own
            rest = sys.stdin.buffer.readline(4 * MOST_TYPED)
            whole = not rest or rest.endswith(b"\n")
        if not self.asks:
            sys.stdout.write("\n")
        if not line:
            raise Gone
        return printable(line.decode("utf-8", "replace"))

    def wait(self, prompt: str) -> None:
        """Until Enter is pressed; a pipe goes on at once."""
        if self.asks:
            self.ask(prompt)
        else:
            self.show(prompt)
