"""T2.1: the museum, five by five, with its walls and doors, and the start tile beside its entrance."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from trove.games.tomb_raider.constants import PLACES, ROWS, START
from trove.games.tomb_raider.pieces import DIRECTION_NAMES
from trove.texts import letter
from trove.texts.sentences import Sentences

from ...table.participants import LETTERS, style_of
from ..blocks import Block
from ..canvas import Canvas

LINES = 2  # in a cell
NARROW, WIDE = 8, 9  # letters in a line of a cell
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
# A tile by its open sides: 1 north, 2 east, 4 south, 8 west.
WAYS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
GAP, DOTTED_DOWN, DOTTED_ACROSS = " ", "┊", "┈"
HATCH, KNOWN_BLANK, BOMB, MORE = "░", "○", "✱", "+"
SYMBOL_STYLES = {
    "blank": "",
    "energy": "yellow",
    "shooting": "bright_red",
    "health": "bright_green",
    "treasure": "bright_yellow",
}
TREASURE_STYLES = {"evidence": "bright_cyan", "painting": "bright_magenta", "large": "bold bright_yellow"}


class Mark(Struct, frozen=True):
    """A few letters in a cell."""

    text: str
    style: str = ""


def place_of(place: Any) -> int:
    """A place's number, row by row; the start tile comes after the museum."""
    return START if place == "start" else ROWS * place.row + place.column


def square_name(place: int) -> str:
    """A place as it is typed: c1 is the third of the first row."""
    return f"{letter(place % ROWS)}{place // ROWS + 1}"


def way(doors: Collection[str]) -> str:
    """The picture of a tile's open sides."""
    return WAYS[sum(1 << DIRECTION_NAMES.index(door) for door in doors)]


def opposite(direction: str) -> str:
    return OPPOSITE[direction]


def next_place(public: Any, place: int, direction: str) -> int | None:
    """T5.3: the place next to this one; None where the museum ends."""
    entrance = place_of(public.entrance)
    if place == START:
        return entrance if direction == opposite(public.gate) else None
    if place == entrance and direction == public.gate:
        return START
    across, down = STEPS[direction]
    column, row = place % ROWS + across, place // ROWS + down
    return ROWS * row + column if 0 <= column < ROWS and 0 <= row < ROWS else None


def doors_of(public: Any, place: int) -> tuple[str, ...]:
    """The open sides of a place; what is face down or gone has none that anybody knows."""
    return (opposite(public.gate),) if place == START else tuple(public.museum[place].doors)


def is_there(public: Any, place: int | None) -> bool:
    """Whether a tile lies there."""
    return place is not None and (place == START or public.museum[place].state != "removed")


def standing_at(public: Any, place: int) -> list[int]:
    """The seats whose figures are there, lying ones too."""
    return [n for n, seat in enumerate(public.seats) if seat.state != "dead" and place_of(seat.place) == place]


class Museum:
    """The museum being drawn, cell by cell."""

    def __init__(self, public: Any, said: Sentences, inner: int) -> None:
        self.public = public
        self.waves = public.bomb.waves_until if public.bomb else ()  # empty until it is armed
        self.said = said
        self.inner = inner
        self.left = inner + 1 if public.gate == "west" else 2  # the start tile, or the numbers of the rows
        self.top = LINES if public.gate == "north" else 1 if public.gate == "south" else 0
        beyond = inner + 1 if public.gate == "east" else 2 if public.gate == "west" else 0
        below = LINES if public.gate == "south" else 1
        self.canvas = Canvas(self.left + ROWS * (inner + 1) + 1 + beyond, self.top + ROWS * (LINES + 1) + 1 + below)

    def corner(self, place: int) -> tuple[int, int]:
        """The top left corner of a place's lines."""
        if place != START:
            return self.left + place % ROWS * (self.inner + 1), self.top + place // ROWS * (LINES + 1)
        x, y = self.corner(place_of(self.public.entrance))
        across, down = STEPS[self.public.gate]
        return x + across * (self.inner + 1), y + (down * LINES if down < 0 else down * (LINES + 1))

    def height(self, place: int) -> int:
        """Lines in a cell: above or below the museum the start tile has one."""
        return 1 if place == START and self.public.gate in ("north", "south") else LINES

    def draw(self) -> Block:
        """Every place, then the doors between them."""
        for place in (*range(PLACES), START):
            if is_there(self.public, place):
                x, y = self.corner(place)
                self.canvas.box(x, y, self.inner, self.height(place))
                self.draw_place(x + 1, y + 1, place)
        for place in range(PLACES):
            for direction in DIRECTION_NAMES:
                self.draw_door(place, direction)
        self.draw_names()
        return self.canvas.rows("")

    def draw_names(self) -> None:
        """Letters for the columns, numbers for the rows, where the start tile leaves room."""
        y = 0 if self.public.gate == "south" else self.canvas.height - 1
        x = self.canvas.width - 1 if self.public.gate == "west" else 0
        for k in range(ROWS):
            at_x, _ = self.corner(k)
            _, at_y = self.corner(ROWS * k)
            self.canvas.put(at_x + 1 + (self.inner - 1) // 2, y, letter(k), "dim")
            self.canvas.put(x, at_y + 1, str(k + 1), "dim")

    def draw_door(self, place: int, direction: str) -> None:
        """A gap where both sides are open, dots where one is, otherwise a wall."""
        there = next_place(self.public, place, direction)
        if there is None or not is_there(self.public, place) or not is_there(self.public, there):
            return
        own, other = doors_of(self.public, place), doors_of(self.public, there)
        sides = (direction in own) + (opposite(direction) in other)
        if sides:
            self.open_wall(place, direction, sides == 2)

    def open_wall(self, place: int, direction: str, is_passage: bool) -> None:
        """The wall of a place in a direction, as a gap or as dots."""
        x, y = self.corner(place)
        if STEPS[direction][0]:
            x += self.inner + 1 if direction == "east" else 0
            for line in range(1, LINES + 1):
                self.canvas.put(x, y + line, GAP if is_passage else DOTTED_DOWN)
        else:
            y += LINES + 1 if direction == "south" else 0
            self.canvas.put(x + 2, y, (GAP if is_passage else DOTTED_ACROSS) * (self.inner - 2))

    def draw_place(self, x: int, y: int, place: int) -> None:
        """What lies there, who is there, and when it goes."""
        if place == START:
            above = {"north": -1, "south": 1}.get(self.public.gate, 0)  # the word is in the outer wall
            self.canvas.put(x + abs(above), y + above, self.said.say("short", "start"), "bold")
            self.put_marks(x, y if above else y + 1, self.figures(place), self.inner)
            return
        tile = self.public.museum[place]
        if tile.state == "face_down":
            self.hatch(x, y, tile.blank)
        else:
            after = self.canvas.put(x, y, way(tile.doors), "bold") + 1
            word = self.said.say("short", "symbol", symbol=tile.symbol)
            self.canvas.put(after, y, word[: self.inner - 2], SYMBOL_STYLES[tile.symbol])
        after = self.put_marks(x, y + 1, [*self.figures(place), *self.things(place)], self.inner)
        self.put_count(x, y + 1, place, after)

    def hatch(self, x: int, y: int, blank: bool) -> None:
        """A tile that lies face down."""
        for line in range(LINES):
            self.canvas.put(x, y + line, HATCH * self.inner, "dim")
        if blank:
            middle = x + (self.inner - 1) // 2
            self.canvas.put(middle - 1, y, f" {KNOWN_BLANK} ")

    def figures(self, place: int) -> list[Mark]:
        """Who is there; a small letter for a figure that lies."""
        found = []
        for seat in standing_at(self.public, place):
            stands = self.public.seats[seat].state == "standing"
            found.append(Mark(LETTERS[seat] if stands else LETTERS[seat].lower(), style_of(seat)))
        return found

    def things(self, place: int) -> list[Mark]:
        """Treasures that lie there, and the bomb as long as it is not armed."""
        found = [
            Mark(self.said.tell("short", treasure), TREASURE_STYLES[treasure.kind])
            for treasure in self.public.museum[place].treasures
        ]
        bomb = self.public.bomb
        if bomb is not None and bomb.activator is None and place_of(bomb.place) == place:
            found.append(Mark(BOMB, "bold red"))
        return [Mark(" "), *found] if found and standing_at(self.public, place) else found

    def put_marks(self, x: int, y: int, marks: list[Mark], room: int) -> int:
        """As many marks as there is room for; a plus if there are more."""
        end = x + room
        for k, mark in enumerate(marks):
            left = end - x - (0 if k == len(marks) - 1 else 1)
            if len(mark.text) > left:
                return self.canvas.put(end - 1, y, MORE, "bold")
            x = self.canvas.put(x, y, mark.text, mark.style)
        return x

    def put_count(self, x: int, y: int, place: int, after: int) -> None:
        """In the corner: after how many of the activator's turns the place goes."""
        waves = self.waves[place] if self.waves else None
        if waves is not None:
            at = x + self.inner - len(str(waves))
            if after < at or after == x:
                self.canvas.put(at, y, str(waves), "bold red")
            else:
                self.canvas.put(at, y - 1, str(waves), "bold red")
