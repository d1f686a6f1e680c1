"""One server for all tests of a module."""

from collections.abc import Iterator

import pytest

from server.live import Live, running


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(tmp_path_factory.mktemp("server")) as served:
        yield served
