"""Takes the picture of the terminal table that the README shows: the real command, in a terminal of its own."""

import fcntl
import os
import pty
import re
import struct
import sys
import termios
from pathlib import Path

from rich.console import Console
from rich.text import Text

COLUMNS, LINES = 120, 42
CLEAR = "\x1b[2J"


def screen(command: list[str], typed: str) -> str:
    """What the command shows last, after these lines were typed."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    shown = b""
    for line in typed.split("\n"):
        shown += until_asked(terminal)
        os.write(terminal, line.encode() + b"\n")
    last = until_asked(terminal)
    os.write(terminal, b"quit\n")
    while until_asked(terminal):
        pass
    os.close(terminal)
    os.waitpid(child, 0)
    return last.decode(errors="replace").rpartition(CLEAR)[2]


def until_asked(terminal: int) -> bytes:
    """Everything up to the next prompt."""
    shown = b""
    try:
        while not shown.rstrip(b" ").endswith(b">"):
            shown += os.read(terminal, 4096)
    except OSError:  # the command has left
        pass
    return shown


def main() -> None:
    out = Path(sys.argv[1])
    moves = "\n".join(["1"] * 24)
    command = [
        str(Path(sys.executable).parent / "trove"),
        "play",
        "luxor",
        "--seats",
        "You,random,random",
        "--seed",
        "5",
    ]
    text = Text.from_ansi(screen(command, moves).replace("\r", ""))
    console = Console(record=True, width=COLUMNS, file=Path(os.devnull).open("w"), force_terminal=True)  # noqa: SIM115
    console.print(text, soft_wrap=True)
    picture = console.export_svg(title="trove play luxor", font_aspect_ratio=0.6)
    out.write_text(re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", picture, flags=re.DOTALL))  # no fonts from elsewhere


main()
