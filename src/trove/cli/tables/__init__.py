"""How games look in a terminal: a game's drawing is the module of its folder's name, else it is drawn plainly."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from trove.core.game import Offer
from trove.texts.sentences import Sentences


class Choices(Struct, frozen=True):
    """Actions that belong together, each with what it leads to."""

    title: str
    offers: tuple[tuple[Offer, str], ...]


class Drawing(Protocol):
    """What a game's module offers. The state is asked only for its edition and for what its seat may do."""

    @property
    def SET_UP_TOLD(self) -> Iterable[str]:  # noqa: N802 (a constant of the module)
        """The events of the set-up that are worth telling, by their tags."""

    @property
    def OLD_NEWS(self) -> Iterable[str]:  # noqa: N802 (a constant of the module)
        """Events that stand in the log but are no news, by their tags."""

    @property
    def TURNS(self) -> bool:  # noqa: N802 (a constant of the module)
        """Whether a turn has so many steps that the news of it stand in one line."""

    def figures(self, state: Any, said: Sentences) -> Sequence[str]:
        """What the seats are called where they are not called by their players; else nothing."""

    def position(self, state: Any, seat: int | None, said: Sentences, width: int) -> list[RenderableType]:
        """The board and what lies open."""

    def own(self, state: Any, seat: int, said: Sentences) -> list[RenderableType]:
        """What only this seat sees."""

    def choices(self, state: Any, seat: int, said: Sentences) -> Sequence[Choices]:
        """What the seat may do, grouped."""

    def question(self, state: Any, seat: int, said: Sentences) -> str:
        """What the seat is asked for."""

    def legend(self, said: Sentences) -> list[str]:
        """What the drawing means and how actions are typed."""


class Play(Struct, frozen=True):
    """What was typed is an action."""

    action: int


class Prepare(Struct, frozen=True):
    """What was typed prepares an action: the draft is kept and shown until the seat has acted."""

    draft: Any
    notice: str = ""


class Handling(Protocol):
    """How a seat's actions are shown and typed. The draft is what it has prepared; None at first."""

    def offered(self, state: Any, seat: int, said: Sentences, width: int, draft: Any) -> list[RenderableType]:
        """What the seat may do, and what it prepares."""

    def typed(self, state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Any) -> Play | Prepare | None:
        """What the parts of a line, or an empty line, mean to this game; None: nothing that only this game knows."""


def exists(module: str) -> bool:
    """Whether there is a module of this name; interpreted, the finder of the sources says no by raising."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    name = f"{__package__}.{game.replace('-', '_')}"
    found: Any = import_module(name if exists(name) else f"{__package__}.plain")
    return found  # type: ignore[no-any-return]


def handling(game: str) -> Handling:
    """How a game is handled: by the module of this name in its drawing, else all its actions are listed."""
    package = f"{__package__}.{game.replace('-', '_')}"
    own = exists(package) and exists(f"{package}.handling")
    found: Any = import_module(f"{package}.handling" if own else f"{__package__}.listed")
    return found  # type: ignore[no-any-return]
