"""How much time each person has left. No clock runs during a vote, or while the server is down."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from .protocol.documents import Clock, Countdown

SECOND = 1000


class Clocks(Struct):
    """The clocks of one table. They are stored, so that after a restart everybody has the time that was left."""

    left: dict[int, int] = field(default_factory=dict)  # by place, in milliseconds, at the time `measured`
    asked: dict[int, int] = field(default_factory=dict)  # by place that decides now: since which version
    running: list[int] = field(default_factory=list)  # places
    measured: int = 0

    def measure(self, now: int) -> None:
        """Take off what has passed."""
        passed = max(0, now - self.measured)
        for place in self.running:
            self.left[place] = max(0, self.left[place] - passed)
        self.measured = now

    def ask(self, clock: Clock, asked: Mapping[int, int], now: int, *, fresh: bool = True) -> None:
        """These places decide now, each since a version; `fresh`: a new decision gets its time again."""
        self.measure(now)
        full = clock.seconds * SECOND
        for place, since in asked.items():
            if place not in self.left or (clock.kind == "turn" and fresh and self.asked.get(place) != since):
                self.left[place] = full
        if clock.kind == "bank":
            for place in self.asked.keys() - asked.keys():
                self.left[place] = min(full, self.left[place] + clock.increment * SECOND)
        self.asked, self.running = dict(asked), list(asked)

    def hold(self, now: int) -> None:
        """Stop all clocks until somebody is asked again."""
        self.measure(now)
        self.running = []

    def go_on(self, now: int) -> None:
        """Let the clocks of those who are asked run again."""
        self.measure(now)
        self.running = list(self.asked)

    def going_on(self) -> "Clocks":
        """The clocks as they will be when they run again."""
        return replace(self, running=list(self.asked))

    def woken(self, alive: int, now: int) -> None:
        """Ignore the time between these two, when the server was down."""
        self.measured = now - max(0, alive - self.measured)

    def restart(self, place: int, clock: Clock) -> None:
        """A person whose time ran out has it again for the next decision."""
        self.left[place] = max(self.left.get(place, 0), clock.seconds * SECOND if clock.kind == "turn" else SECOND)

    def due(self) -> int | None:
        """When the first clock runs out."""
        return self.measured + min([self.left[place] for place in self.running]) if self.running else None

    def out(self, now: int) -> list[int]:
        """The places whose time is up."""
        self.measure(now)
        return [place for place in self.running if self.left[place] <= 0]

    def shown(self, now: int) -> tuple[Countdown, ...]:
        """The clocks as clients see them."""
        if not self.left:
            return ()
        passed = max(0, now - self.measured)
        return tuple(
            [
                Countdown(place, max(0, left - passed) if place in self.running else left, place in self.running)
                for place, left in self.left.items()
            ]
        )

    def data(self) -> bytes:
        return msgspec.json.encode(self)


def stored_clocks(data: bytes) -> Clocks:
    """Clocks as they were stored; new ones if there were none."""
    return msgspec.json.decode(data, type=Clocks) if data else Clocks()
