"""The three places that name packages agree."""

import re
import tomllib

from house.tree import ROOT


def name_of(requirement: str) -> str:
    """A package's name as indexes compare it: fluent.runtime and Fluent-Runtime are one."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, f"expected a package name: {requirement}"
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def asked_for() -> set[str]:
    """What requirements.in names."""
    lines = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    return {name_of(line) for line in lines if line.strip() and not line.startswith("#")}


def pins() -> list[str]:
    """The pins of requirements.txt, each with its hashes in one line."""
    joined = (ROOT / "requirements.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def test_what_the_package_needs_is_asked_for() -> None:
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*described["project"]["dependencies"], *described["build-system"]["requires"]]
    needed += [package for extra in described["project"]["optional-dependencies"].values() for package in extra]
    assert asked_for() == {name_of(package) for package in needed}


def test_what_is_asked_for_is_pinned() -> None:
    assert asked_for() <= {name_of(pin) for pin in pins()}, "run make lock"


def test_every_pin_has_its_version_and_hashes() -> None:
    loose = [pin for pin in pins() if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin)]
    assert not loose
