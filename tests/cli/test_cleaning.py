"""Whatever comes from outside is shown harmlessly."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trove.core.refusals import BadInput
from trove.texts import LANGUAGES, texts
from trove.texts.cleaning import LONGEST, MOST_MARKS, clean, printable
from trove.texts.sentences import problem_sentence


def is_harmless(text: str) -> bool:
    """Whether a terminal only draws this."""
    return all(letter.isprintable() or letter == "\n" for letter in text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  Žofie Müller-São  ", "Žofie Müller-São"),
        ("Zo\u0308e", "Zöe"),  # a letter and its accent, as some systems write file names
        ("李雷", "李雷"),
        ("\x1b[2J\x1b]0;title\x07Zed", "[2J ]0;title Zed"),
        ("\x9b31mred", "31mred"),  # the eight-bit form of an escape
        ("a\r\nb\tc\x00d\x7fe", "a  b c d e"),
        ("line\u2028separator", "line separator"),
        ("abc\u202edcba\u2066x\u200fy\u200b", "abc dcba x y"),  # marks that turn the direction of writing, and none
        ("\ue000\udfff\U000e0041", ""),  # private, half a letter, an invisible tag
        ("\u3164\u2800", ""),  # letters that are drawn as nothing
    ],
)
def test_a_text_is_cleaned(text: str, shown: str) -> None:
    assert unicodedata.normalize("NFC", clean(text)) == unicodedata.normalize("NFC", shown)


def test_accents_do_not_pile_up() -> None:
    shown = clean("H" + "\u0336\u0324\u0330\u0331" * 50 + "i\u0301")
    assert len(shown) == 1 + MOST_MARKS + 1
    assert shown.startswith("H")
    assert shown.endswith("í")


def test_a_text_is_cut_before_it_is_looked_at() -> None:
    assert clean("x" * 10_000_000, 20) == "x" * 20 + "…"
    assert len(clean("a" + "\u0301" * 10_000_000)) <= 1 + MOST_MARKS


@given(st.text(), st.booleans())
def test_no_text_reaches_the_terminal_as_it_came(text: str, lines: bool) -> None:
    shown = printable(text, lines=lines)
    assert is_harmless(shown)
    assert lines or "\n" not in shown
    assert printable(shown, lines=lines) == shown
    assert len(clean(text)) <= LONGEST + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_quotes_is_clean_and_short(language: str) -> None:
    problem = BadInput("no-such-game", "\x1b[2J" * 1000, name="\x1b[2J\n\u202e" + "x" * 1_000_000)
    for code in ("no-such-game", "known-to-nobody"):
        problem.code = code
        sentence = problem_sentence(texts(language), problem)
        assert is_harmless(sentence)
        assert "\n" not in sentence
        assert len(sentence) < 2 * LONGEST


def test_an_argument_cannot_bring_lines_into_a_text() -> None:
    assert texts("en").say("cli-saved", file="a\nTrove: all is lost\x1b[1A") == "Saved in a Trove: all is lost [1A."
