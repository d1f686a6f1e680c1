"""A hint: the best choices as a strong player sees them, by their numbers in the list, with how sure it is."""

from collections.abc import Sequence
from math import ceil

from rich.text import Text

import trove
from trove.bots.advice import Candidate
from trove.core.match import Match
from trove.texts.sentences import Sentences

from .tables import Choices, Drawing

SECONDS = 1.0
SHOWN = 3


def hint_lines(match: Match, seat: int, said: Sentences, drawing: Drawing, budget: int | float = SECONDS) -> list[Text]:
    """A heading and a line for each of the best choices; the match is only looked at."""
    advice = trove.advise(match.state, seat, budget, seed=match.thought_seed(seat))
    numbered = in_list(drawing.choices(match.state, seat, said))
    best = [one for one in advice.candidates if one.tried and one.action in numbered][:SHOWN]
    figures = [in_figures(one, match.players, said) for one in best]
    lines = [Text(said.texts.say("cli-hint", count=advice.simulations), "bold")]
    for one, told in zip(best, figures, strict=True):
        number, words = numbered[one.action]
        lines.append(Text.assemble((f"{number:>4}  ", "bold cyan"), f"{told:<{max(map(len, figures))}}  ", words))
    return lines


def in_list(groups: Sequence[Choices]) -> dict[int, tuple[int, str]]:
    """By action: its number in the list of choices, and its words with their heading."""
    offers = [
        (offer, f"{group.title}: {text}" if group.title else text) for group in groups for offer, text in group.offers
    ]
    return {offer.id: (number, words) for number, (offer, words) in enumerate(offers, 1)}


def in_figures(one: Candidate, players: int, said: Sentences) -> str:
    """The chance to win and the points expected, each with its error rounded up; who plays alone plays for points."""
    assert one.win is not None
    assert one.score is not None
    win = said.texts.say("cli-hint-win", percent=round(100 * one.win.mean), error=ceil(100 * one.win.error))
    score = said.texts.say("cli-hint-score", points=one.score.mean, error=ceil(10 * one.score.error) / 10)
    return score if players == 1 else f"{win}, {score}"
