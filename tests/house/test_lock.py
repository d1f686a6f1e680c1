"""The places that name packages agree."""

import re
import tomllib
from typing import Final

import pytest

from house.tree import ROOT

PURPOSES: Final = ("play", "node", "train", "test", "postgres", "ray")


def name_of(requirement: str) -> str:
    """A package's name as indexes compare it: fluent.runtime and Fluent-Runtime are one."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, f"expected a package name: {requirement}"
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def lines_of(file: str) -> list[str]:
    """The lines of a file in requirements/ that are not empty, each joined with its continuation."""
    joined = (ROOT / "requirements" / file).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def asked_for(purpose: str) -> set[str]:
    """What a purpose needs, with what it builds on."""
    lines = lines_of(f"{purpose}.in")
    others = [line.removeprefix("-r ").removesuffix(".in") for line in lines if line.startswith("-r ")]
    own = {name_of(line) for line in lines if not line.startswith("-r ")}
    return own.union(*(asked_for(other) for other in others))


def extras() -> dict[str, list[str]]:
    """What pyproject.toml names, by extra; the empty name is the package itself."""
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = described["project"]
    plain = [*project["dependencies"], *described["build-system"]["requires"]]
    return {"": plain, **project["optional-dependencies"]}


def test_every_package_is_locked_for_its_purpose() -> None:
    named = {extra: {name_of(package) for package in packages} for extra, packages in extras().items()}
    assert asked_for("play") == named[""]
    assert asked_for("train") == named[""] | named["train"] | named["arena"]
    assert asked_for("test") == asked_for("train") | named["dev"]
    assert asked_for("ray") == asked_for("train") | named["ray"]


@pytest.mark.parametrize("purpose", PURPOSES)
def test_what_is_asked_for_is_pinned(purpose: str) -> None:
    assert asked_for(purpose) <= {name_of(pin) for pin in lines_of(f"{purpose}.txt")}, "run make lock"


@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_pin_has_its_version_and_hashes(purpose: str) -> None:
    pins = lines_of(f"{purpose}.txt")
    loose = [pin for pin in pins if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin)]
    assert not loose


def test_all_locks_pin_the_same_versions() -> None:
    versions: dict[str, set[str]] = {}
    for purpose in PURPOSES:
        by_name: dict[str, set[str]] = {}
        for pin in lines_of(f"{purpose}.txt"):
            by_name.setdefault(name_of(pin), set()).add(pin.split()[0].rstrip(";"))
        for name, pinned in by_name.items():
            assert versions.setdefault(name, pinned) == pinned, f"{purpose} pins {name} differently: run make lock"
