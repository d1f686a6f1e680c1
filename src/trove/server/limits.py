"""Limits on what clients may ask for."""

from collections import OrderedDict
from collections.abc import Collection
from ipaddress import IPv6Address, ip_address
from typing import Final

MESSAGE_BYTES: Final = 64 * 1024
BODY_BYTES: Final = 512 * 1024  # of a request over HTTP: an edition file
MESSAGES_A_SECOND: Final = 40
BURST: Final = 200
FRAMES_A_SECOND: Final = 100  # of one connection: messages, their fragments, pings; each KiB counts as one more
FRAMES_BURST: Final = 400
FRAGMENTS: Final = 64  # of one message
UNREADABLE: Final = 20  # messages that cannot be read before a connection is closed
OUTGOING_MESSAGES: Final = 512
OUTGOING_BYTES: Final = 2 * 1024 * 1024
FOLLOWED: Final = 16  # tables of one connection
FOLLOWERS: Final = 500  # of one table; those who play are always let in
VISITORS: Final = 2000  # of one table, who have ever said something or sat there
CONNECTIONS: Final = 5000
CONNECTIONS_OF_GUEST: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 200  # guests behind one router share it
TABLES_OF_GUEST: Final = 50  # as the host, not yet over
MOST_TABLES: Final = 500  # as anything, not yet over, for whoever opens another
TABLES_A_MINUTE: Final = 20  # opened by one guest
GUESTS_A_MINUTE: Final = 60  # new ones from one address
CHATS_A_SECOND: Final = 0.5  # of one connection
CHAT_BURST: Final = 10
REQUESTS_A_MINUTE: Final = 600  # over HTTP, from one address
CALLS_A_MINUTE: Final = 30  # of webhooks, to one host
CALLS_AT_ONCE: Final = 64  # of webhooks, those that wait for another try included
HINTS_A_MINUTE: Final = 20  # of one guest
SLOW_REQUESTS_A_MINUTE: Final = 60  # replays, exports and checks
REMEMBERED: Final = 10_000  # guests or addresses whose requests are counted
NETWORK_BITS: Final = 64  # of an IPv6 address: one client usually has a whole network


class Bucket:
    """A token bucket: a rate per second, and a burst."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.seen = rate, burst, burst, now

    def take(self, now: float, cost: float = 1) -> float:
        """Take one token, or as many as something costs; returns the seconds to wait."""
        left = self.left + (now - self.seen) * self.rate
        self.left = left = (left if left < self.burst else self.burst) - cost
        self.seen = now
        return 0.0 if left >= 0 else -left / self.rate

    def allows(self, now: float) -> bool:
        """Take one token if there is no need to wait."""
        if self.take(now) > 0:
            self.left += 1
            return False
        return True


class Buckets:
    """A bucket for each guest or address; those that were unused for longest are forgotten."""

    def __init__(self, a_minute: int, spared: Collection[str] = ()) -> None:
        self.rate, self.burst = a_minute / 60, float(a_minute)
        self.spared = spared  # these are not limited
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str, now: float) -> bool:
        """Whether one more is allowed now."""
        if who in self.spared:
            return True
        bucket = self.known.get(who)
        if bucket is None:
            if len(self.known) >= REMEMBERED:
                self.known.popitem(last=False)
            bucket = self.known[who] = Bucket(self.rate, self.burst, now)
        else:
            self.known.move_to_end(who)
        return bucket.allows(now)


def network(client: tuple[str, int] | None) -> str:
    """The address by which a client is counted: its IPv4 address, or its IPv6 network."""
    host = client[0] if client else ""
    if ":" not in host:
        return host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address) or address.is_loopback:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS))
