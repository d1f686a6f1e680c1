"""Without Ray, one sentence tells how to get it."""

import sys

import pytest

from trove.bots.ray_workers import started
from trove.core.refusals import BadInput


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as refused:
        started("local", 1)
    assert refused.value.code == "no-ray"
