"""`trove completion SHELL`: what a shell needs to complete commands, games and options."""

from typing import Annotated

import typer

from trove.core.refusals import BadInput

from ..language import say
from ..options import COMPLETE, Lang

SHELLS = ("bash", "zsh", "fish", "powershell")


def completion(
    shell: Annotated[str, typer.Argument(help=say("cli-help-completion-shell"), metavar="SHELL")], lang: Lang = None
) -> None:
    from typer.completion import get_completion_script  # type: ignore[attr-defined]  # as in app.py

    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        raise BadInput("no-such-shell", f"a shell is one of {known}, not {shell[:20]}", shell=shell[:20], known=known)
    print(get_completion_script(prog_name="trove", complete_var=COMPLETE, shell=shell))
