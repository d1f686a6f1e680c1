"""Loads games, their offers and all languages before anybody connects."""

from contextlib import suppress

from trove.bots.pace import beat
from trove.bots.questions import question
from trove.bots.settings import LEVELS
from trove.core.catalog import game, games
from trove.core.match import Match
from trove.core.refusals import BadInput, Illegal
from trove.texts import LANGUAGES, texts
from trove.texts.sentences import Sentences

from .frames import Frames
from .lockstep import done
from .protocol.messages import written

NO_ACTION = 1 << 20


def warm_up() -> None:
    """Load everything: on first use each takes 10 to 200 milliseconds, and everybody would have to wait."""
    for name in games():
        play_a_little(name)
        for language in LANGUAGES:
            Sentences(texts(language), name, ()).has("title")


def play_a_little(name: str) -> None:
    """A step of a match, with all that a table shows and asks for."""
    rules = game(name)
    match = Match.open(name, rules.players[-1])
    for seat in range(match.seats):
        match.sit(seat)
    match.start()
    frames = Frames("", match)
    audiences = {None, *range(match.players)}
    for audience in audiences:
        written(frames.view(audience, None, ()))
    seat = match.state.to_act()[0]
    with suppress(BadInput, Illegal):
        match.play(seat, NO_ACTION)
    rules.why(match.state, seat, match.state.legal(seat)[0])
    question(match, seat, LEVELS[-1])
    beat(rules, LEVELS[-1])
    match.play(seat, match.state.legal(seat)[0])
    match.undo_terms(seat)
    match.export_for(seat)
    done(frames.step(1, audiences, ()))
