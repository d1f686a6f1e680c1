"""What a caller gives as an edition: the text of a file, its bytes, or a path to it."""

import os
from collections.abc import Callable
from typing import NoReturn


def text_given(given: object, most_bytes: int, refuse: Callable[[int, str], NoReturn]) -> str:
    """The text, whatever it was given as; `refuse` takes the line (0: none) and what was expected."""
    try:
        if isinstance(given, os.PathLike):
            with open(given, encoding="utf-8") as file:
                given = file.read(most_bytes + 1)
        if isinstance(given, bytes):
            given = given.decode()
        if not isinstance(given, str):
            refuse(0, f"expected the text of a file, not {type(given).__name__}")
        size = len(given.encode())
    except OSError as problem:
        refuse(0, f"expected a file that can be read ({problem.strerror})")
    except UnicodeError:
        refuse(1, "expected text in UTF-8")
    if size > most_bytes:
        refuse(1, f"expected at most {most_bytes // 1024} kB")
    return given
