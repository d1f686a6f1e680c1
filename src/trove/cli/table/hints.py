"""A hint: the best choices as a strong player sees them, by their numbers in the list, with how sure it is."""

from collections.abc import Sequence
from math import ceil

from rich.text import Text

import trove
from trove.bots.advice import Candidate
from trove.core.match import Match
from trove.texts.sentences import Sentences

from ..drawing import Choices, choices

SECONDS = 1.0
SHOWN = 3


def hint_lines(match: Match, seat: int, said: Sentences, simulations: int | None = None) -> list[Text]:
    """A heading and a line for each of the best choices; the match is only looked at."""
    seconds = SECONDS if simulations is None else None
    advice = trove.advise(match.state, seat, simulations=simulations, seconds=seconds, seed=match.thought_seed(seat))
    if len(advice.candidates) == 1:
        return [Text(said.texts.say("cli-hint-forced"), "bold")]
    numbered = in_list(choices(match.state, seat, said))
    best = [one for one in advice.candidates if one.tried and one.action in numbered][:SHOWN]
    figures = [in_figures(one, match.players, said) for one in best]
    lines = [Text(said.texts.say("cli-hint", count=advice.simulations), "bold")]
    for one, told in zip(best, figures, strict=True):
        number, words = numbered[one.action]
        lines.append(Text.assemble((f"{number:>4}  ", "bold cyan"), f"{told:<{max(map(len, figures))}}  ", words))
    return lines


def in_list(groups: Sequence[Choices]) -> dict[int, tuple[int, str]]:
    """By action: its number in the list of choices, and its words with their heading."""
    lines = [
        (action, f"{group.title}: {text}" if group.title else text) for group in groups for action, text in group.lines
    ]
    return {action: (number, words) for number, (action, words) in enumerate(lines, 1)}


def in_figures(one: Candidate, players: int, said: Sentences) -> str:
    """The chance to win and the points expected, each with its error rounded up; a solo player only has points."""
    assert one.win is not None
    assert one.score is not None
    win = said.texts.say("cli-hint-win", percent=round(100 * one.win.mean), error=ceil(100 * one.win.error))
    score = said.texts.say("cli-hint-score", points=one.score.mean, error=ceil(10 * one.score.error) / 10)
    return score if players == 1 else f"{win}, {score}"
