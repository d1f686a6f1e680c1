"""The terminal or the pipe: output and input. This is the only place that writes control sequences."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook
from rich.measure import Measurement
from rich.segment import Segment, Segments
from rich.text import Text

from trove.texts.cleaning import clean, printable

try:
    import termios
except ModuleNotFoundError:  # Windows
    termios = None  # type: ignore[assignment]

MOST_TYPED = 2000  # characters of a line; anything longer is not a command
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too: they may show a hand


class Gone(Exception):
    """End of input."""


class Clean:
    """Something to show, with every letter cleaned when it is drawn; styles and layout stay."""

    def __init__(self, thing: ConsoleRenderable) -> None:
        self.thing = thing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.thing, options):
            yield segment if segment.control else Segment(printable(segment.text, lines=True), segment.style)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.thing)


class Cleaner(RenderHook):
    """Cleans everything that a console shows."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Clean(thing) for thing in renderables]


class Screen:
    """Shows things in a terminal, or line by line in a pipe."""

    def __init__(self, *, color: bool = True) -> None:
        self.live = sys.stdout.isatty()
        self.asks = sys.stdin.isatty()
        plain: dict[str, Any] = {} if color and self.live else {"color_system": None, "force_terminal": False}
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False, **plain)
        self.console.push_render_hook(Cleaner())

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines; no lines in a pipe, which has no end."""
        return self.width, self.height if self.live else 0

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            wraps = not self.live and isinstance(thing, (str, Text))
            line = thing if isinstance(thing, Text) else Text()  # rich forgets how a text by itself is to be cut
            self.console.print(thing, soft_wrap=wraps, no_wrap=line.no_wrap, overflow=line.overflow)

    def show_long(self, prompt: str, *things: RenderableType) -> None:
        """Show things a screen at a time: Enter goes on, any other answer stops. A pipe gets all of it at once."""
        rows = [row for thing in things for row in self.console.render_lines(thing, pad=False)]
        room = self.height - 1
        if not (self.live and self.asks) or len(rows) <= room:
            self.show(*things)
            return
        while rows:
            part, rows = rows[:room], rows[room:]
            self.console.print(Segments([part for row in part for part in (*row, Segment.line())]), end="")
            if rows and self.ask(prompt):
                return

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
        """Show a spinner while something takes long, if the terminal can erase it."""
        if self.live and self.console.is_terminal and not self.console.is_dumb_terminal:
            return self.console.status(Text(sentence))
        return nullcontext()

    def ask(self, prompt: str) -> str:
        """One line of what is typed, cleaned; raises Gone at the end of input."""
        sys.stdout.write(printable(prompt))
        sys.stdout.flush()
        line = sys.stdin.buffer.readline(4 * MOST_TYPED)
        whole = line.endswith(b"\n")
        while line and not whole:  # the rest of a line that is too long is not a command of its own
            rest = sys.stdin.buffer.readline(4 * MOST_TYPED)
            whole = not rest or rest.endswith(b"\n")
        if not self.asks:
            sys.stdout.write("\n")
        if not line:
            raise Gone
        return clean(line.decode("utf-8", "replace"), MOST_TYPED)

    def forget_typed(self) -> None:
        """Drop what was typed ahead: it cannot be an answer to a question that was not shown yet."""
        if self.asks and termios is not None:
            with suppress(termios.error, OSError, ValueError):
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
