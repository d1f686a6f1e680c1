"""Every request that the server's own description allows, and many that it does not: no answer is a bug of ours."""

import json
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from effort import amount
from server.live import Client, Live, start

FEW = settings(
    max_examples=amount(8, 1000),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ADDRESSES = [
    *("DELETE /api/me", "GET /api/games", "GET /api/rules/{game}", "GET /api/tables", "GET /health"),
    *("GET /api/tables/{table}", "GET /api/tables/{table}/edition", "GET /api/tables/{table}/export"),
    *("GET /api/tables/{table}/log", "GET /api/tables/{table}/replay", "GET /api/tables/{table}/verify"),
    *("GET /metrics", "GET /api/me/tables", "POST /api/me", "POST /api/recovery", "POST /api/tables"),
    *("GET /api/games/{game}/edition", "POST /api/games/{game}/edition", "POST /api/tables/{table}/recovery"),
]


@pytest.fixture(scope="module")
def described(live: Live) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{live.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def anna(live: Live) -> Client:
    """A person in the middle of a match, whom nobody may disturb."""
    client = live.guest("Anna").connect()
    client.follow(client.guest.open("silver-and-gold", 2, people=["Anna", "Ben"]))
    start(client)
    return client


def operations(described: Any) -> dict[str, Any]:
    found = [result.ok() for result in described.get_all_operations()]
    return {f"{one.method.upper()} {one.path}": one for one in found}


def test_all_addresses_are_tried(described: Any) -> None:
    assert sorted(operations(described)) == sorted(ADDRESSES)


# The server runs in another thread, and what it draws there may fall into the making of an example.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("address", ADDRESSES)
def test_no_request_is_answered_with_a_bug(
    live: Live, described: Any, anna: Client, address: str, mode: GenerationMode
) -> None:
    operation = operations(described)[address]
    mallory, table = live.guest("Mallory"), anna.table["table"]

    @FEW
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        answer = case.call(base_url=live.url, headers={"Cookie": mallory.cookie})
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert json.loads(answer.content)["sentence"]

    with suppress(Unsatisfiable):  # there is nothing that could be wrong
        ask()


def test_nobody_was_disturbed(live: Live, anna: Client) -> None:
    metrics = live.ask("GET", "/metrics")[2].decode()
    assert "trove_bugs_total 0" in metrics
    again = anna.guest.connect()
    again.follow(anna.table["table"])
    for part in ("version", "public", "seats"):
        assert again.view[part] == anna.view[part]
