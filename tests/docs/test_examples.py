"""The examples in our documentation run as they stand."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]
PAGES = [HERE / "README.md", *sorted((HERE / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{k}")
    for page in PAGES
    for k, code in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs_as_it_stands(code: str) -> None:
    exec(compile(code, "example", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, HERE / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
