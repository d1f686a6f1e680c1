"""Trove: treasure-hunt board games; plain Python rules that run interpreted, or compiled without being changed."""

from . import start as start  # isort: skip (first: Ctrl-C may come while the rest is loaded)
from .form import compiled  # isort: skip (before all others: it decides which form they have)
from .bots.advice import advise
from .core.catalog import game, games
from .core.match import Match
from .core.refusals import BadInput, Illegal
from .version import VERSION

__version__ = VERSION
__all__ = ["BadInput", "Illegal", "Match", "advise", "compiled", "game", "games"]
