"""Tables for the browser to come to, made over the protocol: running matches, and late positions of finished ones."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from browser.serving import Server
from server.live import Client, Guest, Live, found_choices, listen
from trove.offers.view_changes import apply_changes

GAMES: Final = ("luxor", "silver-and-gold", "tomb-raider")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
# How much likelier than others an action is, so that a match gets somewhere.
LIKELY: Final = {"reveal": 12, "pick_up": 12, "aim": 6, "fire": 6, "lay": 4, "step": 3, "go": 3, "draw": 2}
SEEDS: Final = 6  # matches that are searched for a position
PORTION: Final = 100  # moments of a replay at once

Public = dict[str, Any]
Wanted = Callable[[Public], object]


@dataclass(frozen=True)
class Moment:
    """A position of a finished match."""

    version: int
    public: Public

    @property
    def actor(self) -> int:
        """A seat that may act; in Silver & Gold, where all act at once, one that misses a map before others."""
        if (turn := self.public.get("turn")) is not None:
            return int(turn)
        seats = [seat for seat, one in enumerate(self.public["seats"]) if None in one.get("maps", ())]
        return seats[0] if seats else 0


@dataclass(frozen=True)
class Finished:
    """A match that is over; anybody may look at it and go on from any of its positions."""

    table: str
    game: str
    moments: tuple[Moment, ...]

    def before_the_end(self, entries: int) -> Moment:
        return self.moments[max(0, len(self.moments) - 1 - entries)]

    def where(self, wanted: Wanted) -> Moment | None:
        """The first position that somebody wants."""
        return next((one for one in self.moments[:-1] if wanted(one.public)), None)


@dataclass(frozen=True)
class Seated:
    """Somebody at a table."""

    guest: Guest
    table: str

    @property
    def path(self) -> str:
        return f"/table/{self.table}"

    def follow(self) -> Client:
        client = self.guest.connect()
        client.follow(self.table)
        return client


class Tables:
    """Opens tables on a server."""

    def __init__(self, server: Server | Live) -> None:
        self.live = Live(server.port)
        self.kept = dict[tuple[str, int, str], Finished]()

    def lobby(self, game: str, people: tuple[str, ...] = ("Ann",), computers: int = 1, **wish: Any) -> Seated:
        """A table that waits to be started, with these people and computer players that think fast."""
        guest = self.live.guest()
        level = wish.pop("level", "easy")
        places = [{"place": len(people) + i, "level": level} for i in range(computers)]
        players = wish.pop("players", len(people) + computers)
        return Seated(guest, guest.open(game, players, people=people, computers=places, **wish))

    def running(self, game: str, people: tuple[str, ...] = ("Ann",), computers: int = 1, **wish: Any) -> Seated:
        """A table where the match has begun."""
        seated = self.lobby(game, people, computers, **wish)
        self.started(seated.follow())
        return seated

    def started(self, host: Client, *others: Client) -> None:
        begin(host, *others)
        for client in (host, *others):
            client.close()

    def together(self, game: str, **wish: Any) -> tuple[Seated, Seated]:
        """A running match of two people who are not at the same screen."""
        ann = self.lobby(game, computers=0, players=2, **wish)
        return ann, self.joined(ann)

    def joined(self, host: Seated) -> Seated:
        """Somebody else, who took the second place; the match begins."""
        ben = Seated(self.live.guest(), host.table)
        first, second = host.follow(), ben.follow()
        second.ask("sit", place=1, name="Ben")
        listen([first], lambda: first.table["places"][1]["kind"] == "person")
        self.started(first, second)
        return ben

    def finished(self, game: str, seed: int = 0, **wish: Any) -> Finished:
        """A match that was played to its end over the protocol; it is kept, so that it is played only once."""
        key = (game, seed, repr(sorted(wish.items())))
        if key not in self.kept:
            self.kept[key] = self.played(game, seed, wish)
        return self.kept[key]

    def played(self, game: str, seed: int, wish: dict[str, Any]) -> Finished:
        seated = self.lobby(game, **{"computers": 1, **wish})
        client = seated.follow()
        begin(client)
        play_out(client, Random(seed))
        client.close()
        return Finished(seated.table, game, tuple(self.moments(seated)))

    def position(self, game: str, wanted: Wanted, people: int = 1, **wish: Any) -> Seated:
        """Go on from the first such position that is found in a finished match."""
        return self.fork(*self.found(game, wanted, **wish), people)

    def found(self, game: str, wanted: Wanted, **wish: Any) -> tuple[Finished, Moment]:
        """A position, and the finished match that it is in."""
        for seed in range(SEEDS):
            match = self.finished(game, seed, **wish)
            if moment := match.where(wanted):
                return match, moment
        raise AssertionError(f"no match of {game} had such a position")

    def moments(self, seated: Seated) -> Iterator[Moment]:
        first, versions = 0, 1
        while first < versions:
            path = f"/api/tables/{seated.table}/replay?first={first}&count={PORTION}"
            part = seated.guest.ask("GET", path)
            public, versions = part["whole"], part["versions"]
            for i, frame in enumerate(part["frames"]):
                public = apply_changes(deepcopy(public), frame["public"]) if i else public
                yield Moment(frame["version"], public)
            first += PORTION

    def fork(self, match: Finished, moment: Moment, people: int = 1, **wish: Any) -> Seated:
        """Go on from a position, at the place of whoever acts and the next ones, against computer players."""
        seated = self.forked(match, moment, people, **wish)
        self.started(seated.follow())
        return seated

    def shared(self, match: Finished, moment: Moment) -> tuple[Seated, Seated]:
        """Two people who are not at the same screen go on from a position; the first one acts."""
        ann = self.forked(match, moment)
        ben = Seated(self.live.guest(), ann.table)
        host, other = ann.follow(), ben.follow()
        place = next(one["place"] for one in host.table["places"] if one["kind"] == "computer")
        host.ask("remove", place=place)
        other.ask("sit", place=place, name="Ben")
        listen([host], lambda: host.table["places"][place]["kind"] == "person")
        self.started(host, other)
        return ann, ben

    def forked(self, match: Finished, moment: Moment, people: int = 1, **wish: Any) -> Seated:
        guest = self.live.guest()
        client = guest.connect()
        client.follow(match.table)
        table = str(client.ask("fork", entry=moment.version)["table"])
        client.follow(table)
        places = [one["place"] for one in client.table["places"]]
        first = next(one["place"] for one in client.table["places"] if moment.actor in one["seats"])
        for i, place in enumerate(places[first:] + places[:first]):
            if i < people:
                client.ask("sit", place=place, name=NAMES[i])
            else:
                client.ask("add_computer", place=place, level="random")
        if wish:
            client.ask("configure", **wish)
        client.close()
        return Seated(guest, table)


def begin(host: Client, *others: Client) -> None:
    """The host starts, and everybody helps."""
    everybody = (host, *others)
    answer = host.ask("start")
    assert answer["type"] == "accepted", answer
    listen(everybody, lambda: all(client.view or client.result for client in everybody))


def play_out(client: Client, chance: Random) -> None:
    """Play by chance until the match is over."""
    while client.result is None:
        if asked := client.asked():
            choices = found_choices(asked[0]["decision"])
            weights = [LIKELY.get(one["words"]["type"], 1) for one in choices]
            answer = client.act(asked[0], chance.choices(choices, weights)[0]["id"])
            assert answer["type"] == "accepted", answer
            client.catch_up(answer["version"])
        else:
            client.hear()


def version(seated: Seated) -> int:
    """How far a match is."""
    client = seated.follow()
    client.close()
    return int(client.view["version"])
