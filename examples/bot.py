"""Takes a free place at a table and plays whatever comes first: python examples/bot.py URL TABLE [NAME]"""

import json
import secrets
import sys
from hashlib import blake2b
from itertools import count
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choices(node):
    """Every choice that a decision offers, at whatever depth it is."""
    if isinstance(node, dict) and isinstance(node.get("id"), int):
        return [node["id"]]
    parts = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return [action for part in parts for action in choices(part)]


def main(url, table, name="Robo"):
    with urlopen(Request(f"{url}/api/me", b"{}", {"Content-Type": "application/json"})) as answer:  # opens a session
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    with connect(f"{url.replace('http', 'ws', 1)}/api/live", additional_headers={"Cookie": cookie}) as socket:
        ids, salts, shown, place, answered = count(), {}, {}, None, set()

        def ask(kind, **fields):
            socket.send(json.dumps({"type": kind, "id": f"bot{next(ids)}", "table": table, **fields}))

        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        ask("follow")
        for message in map(json.loads, socket):
            if message["type"] == "table":
                places, start = message["table"]["places"], message["table"]["start"]
                if place is None and (free := [one for one in places if one["kind"] == "empty"]):
                    place = free[0]["place"]
                    ask("sit", place=place, name=name)
                elif start and place is not None and (start["commitment"], start["wants"]) not in answered:
                    answered.add((start["commitment"], start["wants"]))
                    if start["wants"] == "digests":  # the salts make chance that nobody chose
                        salts = {seat: secrets.token_bytes(32) for seat in places[place]["seats"]}
                        values = {seat: blake2b(salt, digest_size=32).hexdigest() for seat, salt in salts.items()}
                    else:
                        shown, values = start, {seat: salt.hex() for seat, salt in salts.items()}
                    given = [{"seat": seat, "value": value} for seat, value in values.items()]
                    ask(start["wants"], commitment=start["commitment"], **{start["wants"]: given})
            elif message["type"] in ("view", "step"):
                for seat in [one for one in message["seats"] if one["asked"] is not None]:
                    ask("act", seat=seat["seat"], asked=seat["asked"], action=choices(seat["decision"])[0])
            elif message["type"] == "result":  # nobody changed a salt after seeing the others'
                told, bare = message["digests"], [bytes.fromhex(salt) for salt in message["salts"]]
                assert (message["commitment"], told) == (shown["commitment"], shown["digests"])
                assert all(a in (None, blake2b(b, digest_size=32).hexdigest()) for a, b in zip(told, bare, strict=True))
                print(message["sheet"])
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
