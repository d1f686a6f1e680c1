"""What is wrong with a command line, in the reader's language, or in English if we have no text for it."""

import re
from typing import Any

import typer

from trove.texts.cleaning import clean

from .language import complain, say

MISUSED = 2  # the usual exit code
# What all refusals of a command line have in common; typer has no public name for it.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def complain_of_usage(problem: Any) -> int:
    """One sentence, and where the help is; returns the exit code. Who asks for nothing is shown the help page."""
    if type(problem).__name__ == "NoArgsIsHelpError":
        problem.show()
        return MISUSED
    path = problem.ctx.command_path if problem.ctx is not None else "trove"
    more = say("cli-usage-help", command=f"{clean(path)} --help")
    complain(f"{sentence(problem)} {more}")
    return MISUSED


def sentence(problem: Any) -> str:
    """What is wrong."""
    said = clean(problem.format_message())
    match type(problem).__name__:
        case "NoSuchOption":
            near = ", ".join(problem.possibilities or ())
            return say("cli-usage-no-option", option=clean(problem.option_name), near=near or "none")
        case "BadOptionUsage":
            key = "cli-usage-no-value" if "not take a value" in said else "cli-usage-needs-value"
            return say(key, option=clean(problem.option_name))
        case "MissingParameter" if problem.param is not None:
            return say("cli-usage-missing", what=hint(problem.param))
        case "BadParameter" if problem.param is not None and "integer" in said:
            return say("cli-usage-whole-number", option=hint(problem.param))
    return said_otherwise(said)


def hint(parameter: Any) -> str:
    """A parameter as it is typed."""
    return clean(str(parameter.get_error_hint())).strip("'")


def said_otherwise(said: str) -> str:
    """Problems that can only be recognised by their English sentence."""
    if found := re.fullmatch(r"No such command ['\"](.*)['\"]\.", said):
        return say("cli-usage-no-command", name=found[1])
    if found := re.fullmatch(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", said):
        return say("cli-usage-extra", args=found[1])
    return say("cli-usage-no-command-given") if said == "Missing command." else said
