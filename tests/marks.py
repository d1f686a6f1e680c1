"""The marks our tests carry."""

import pytest

rule = pytest.mark.rule  # @rule("L6.2", "L6.3"): the rule numbers of docs/rules that a test checks
