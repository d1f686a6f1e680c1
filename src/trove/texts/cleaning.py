"""Cleans text from outside before it is shown: names, file names, anything from a file or a command line.

A terminal obeys control characters, and some letters change how their neighbours look. Everything that is shown goes
through here, also what only quotes such text.
"""

import unicodedata
from typing import Final

LONGEST: Final = 400  # characters of what is quoted
MOST_MARKS: Final = 3  # accents and the like on one letter; no language piles up more
MARKS: Final = ("Mn", "Me", "Mc")
INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that are drawn as nothing


def printable(text: str, *, lines: bool = False) -> str:
    """The same text with a space for every letter that is not drawn, and no heaps of accents; lines stay if asked."""
    if text.isascii() and text.isprintable():
        return text
    kept, marks = [], 0
    for letter in text:
        if unicodedata.category(letter) in MARKS:
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(letter)
        else:
            marks = 0
            drawn = letter.isprintable() and letter not in INVISIBLE
            kept.append(letter if drawn or (lines and letter == "\n") else " ")
    return "".join(kept)


def clean(text: str, most: int = LONGEST) -> str:
    """Text from outside as one line of limited length."""
    shown = printable(unicodedata.normalize("NFC", text[: 4 * most])).strip()
    return shown if len(shown) <= most else shown[:most] + "…"
