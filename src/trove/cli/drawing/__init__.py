"""How games look in a terminal. Each game has a module named like its folder; without one it is drawn plainly."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from trove import offers
from trove.offers import has_module
from trove.texts.sentences import Sentences, tag_of


class Choices(Struct, frozen=True):
    """Actions that belong together, each with its number and a line that says where it leads."""

    title: str
    lines: tuple[tuple[int, str], ...]


class Drawing(Protocol):
    """What a game's module draws and prints; the contents come from `trove.offers`."""

    def position(
        self, state: Any, seat: int | None, said: Sentences, width: int, height: int = 0
    ) -> list[RenderableType]:
        """The board and what lies open, for a screen of this size; without a height, for a pipe."""

    def own(self, state: Any, seat: int, said: Sentences) -> list[RenderableType]:
        """What only this seat sees."""

    def line(self, choice: Any, public: Any, seat: int, said: Sentences) -> str:
        """A choice in words, with what it leads to."""

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
    """How a seat's actions are shown and typed. The draft is what the seat has prepared; None at first."""

    def offered(self, state: Any, seat: int, said: Sentences, width: int, draft: Any) -> list[RenderableType]:
        """What the seat may do, and what it prepares."""

    def typed(self, state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Any) -> Play | Prepare | None:
        """What the parts of a line, or an empty line, mean to this game; None: nothing that only this game knows."""


def choices(state: Any, seat: int, said: Sentences) -> list[Choices]:
    """What the seat may do, under its headings; those that read the same are one."""
    asked: Any = offers.decision(state, seat)
    public, line = state.game.public_view(state), drawing(said.game).line
    lines: dict[str, list[tuple[int, str]]] = {}
    for group in asked.groups:
        title = if_said(said, "heading", group.heading)
        for choice in group.choices:
            lines.setdefault(title, []).append((choice.id, line(choice, public, seat, said)))
    return [Choices(title, tuple(found)) for title, found in lines.items()]


def question(state: Any, seat: int, said: Sentences) -> str:
    """What the seat is asked."""
    asked: Any = offers.decision(state, seat)
    return if_said(said, "question", asked.question)


def if_said(said: Sentences, kind: str, what: Struct) -> str:
    """A struct as a text of a kind, where the game has one."""
    return said.tell(kind, what) if said.has(kind, tag_of(what)) else ""


def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    name = f"{__package__}.{game.replace('-', '_')}"
    found: Any = import_module(name if has_module(name) else f"{__package__}.plain")
    return found  # type: ignore[no-any-return]


def handling(game: str) -> Handling:
    """How a game is handled: by the module of this name in its drawing; without one, all its actions are listed."""
    package = f"{__package__}.{game.replace('-', '_')}"
    own = has_module(package) and has_module(f"{package}.handling")
    found: Any = import_module(f"{package}.handling" if own else f"{__package__}.listed")
    return found  # type: ignore[no-any-return]
