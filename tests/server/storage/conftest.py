"""Databases for the tests of storage: every test gets an empty one, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from server.postgres import postgres

numbers = count()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


def empty_database(address: str) -> str:
    """The address of a new database."""
    name = f"test{next(numbers)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "server" / "tables.db")


@pytest.fixture
def postgres_database(postgres_address: str) -> str:
    return empty_database(postgres_address)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue("file" if request.param == "sqlite" else "postgres_database"))
