"""The commands: each module has a Typer app called `app`, or a function of the command's name."""
