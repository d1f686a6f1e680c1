"""Tables for the browser to come to, made over the protocol: running matches, and late positions of finished ones."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from browser.past import Finished, Moment, Public, Wanted, past_match
from server.live import Client, Guest, Live, listen

__all__ = ["GAMES", "Finished", "Moment", "Public", "Seated", "Tables", "Wanted", "version"]

GAMES: Final = ("luxor", "silver-and-gold", "tomb-raider")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
SALT: Final = bytes(32)
SEEDS: Final = 6  # matches that are searched for a position


class SameChance(Live):
    """People add the same to the chance of every match."""

    def new_salt(self) -> bytes:
        return SALT


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
    """Opens tables on a server, and puts finished matches into its database."""

    def __init__(self, port: int, database: Path) -> None:
        self.live = SameChance(port)
        self.database = database
        self.kept = dict[tuple[str, int], Finished]()

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
        done(second.ask("sit", place=1, name="Ben"))
        listen([first], lambda: first.table["places"][1]["kind"] == "person")
        self.started(first, second)
        return ben

    def finished(self, game: str, seed: int = 0) -> Finished:
        """A match that is over; it is kept, so that it is played only once."""
        if (game, seed) not in self.kept:
            self.kept[game, seed] = past_match(self.database, game, seed)
        return self.kept[game, seed]

    def position(self, game: str, wanted: Wanted, people: int = 1) -> Seated:
        """Go on from the first such position that is found in a finished match."""
        return self.fork(*self.found(game, wanted), people)

    def found(self, game: str, wanted: Wanted) -> tuple[Finished, Moment]:
        """A position, and the finished match that it is in."""
        for seed in range(SEEDS):
            match = self.finished(game, seed)
            if moment := match.where(wanted):
                return match, moment
        raise AssertionError(f"no match of {game} had such a position")

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
        done(host.ask("remove", place=place))
        done(other.ask("sit", place=place, name="Ben"))
        listen([host], lambda: host.table["places"][place]["kind"] == "person")
        self.started(host, other)
        return ann, ben

    def forked(self, match: Finished, moment: Moment, people: int = 1, level: str = "random", **wish: Any) -> Seated:
        """A table at a position, with people at the place of whoever acts and the next ones; it waits to be started."""
        guest = self.live.guest()
        old = Seated(guest, match.table).follow()
        seated = Seated(guest, str(old.ask("fork", entry=moment.entry)["table"]))
        old.close()  # one connection for each table: what is told about the other is no answer
        client = seated.follow()
        places = [one["place"] for one in client.table["places"]]
        first = next(one["place"] for one in client.table["places"] if moment.actor in one["seats"])
        for i, place in enumerate(places[first:] + places[:first]):
            if i < people:
                done(client.ask("sit", place=place, name=NAMES[i]))
            else:
                done(client.ask("add_computer", place=place, level=level))
        done(client.ask("configure", **{"pace": "quick", **wish}))
        client.close()
        return seated


def done(answer: dict[str, Any]) -> None:
    """Nothing else is expected than that a request is accepted."""
    assert answer["type"] == "accepted", answer


def begin(host: Client, *others: Client) -> None:
    """The host starts, and everybody helps."""
    everybody = (host, *others)
    done(host.ask("start"))
    listen(everybody, lambda: all(client.view or client.result for client in everybody))


def version(seated: Seated) -> int:
    """How far a match is."""
    client = seated.follow()
    client.close()
    return int(client.view["version"])
