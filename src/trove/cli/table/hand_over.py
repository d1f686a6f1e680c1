"""From one person to another at one keyboard: nobody sees a hand that is not theirs."""

from typing import TYPE_CHECKING

from trove.core.refusals import BadInput

from .input import Command, Name, command_beginning, read

if TYPE_CHECKING:
    from .turns import Table

BETWEEN = ("help", "rules", "save", "quit")  # the commands that show nobody's cards


def hand_over(table: "Table", seat: int) -> None:
    """Empty the screen between two people, as long as anything is hidden from anybody."""
    last, table.looking = table.looking, seat
    if last is not None and table.seating.player(last) == table.seating.player(seat):
        return
    if not is_secret(table):
        return
    if last is not None:
        table.show_news(last, table.screen.height)
        pause(table, seat, table.said_of(seat, "pass-on", "cli-pass-on"))
    if len(table.seating.people) > 1:
        table.screen.clear()
        pause(table, seat, table.said_of(seat, "your-turn", "cli-your-turn"))


def cover(table: "Table") -> None:
    """Hide the present hand while another person is asked; a hand-over brings it back."""
    if is_secret(table):
        table.looking = None
        table.screen.clear()
        table.screen.forget_typed()


def is_secret(table: "Table") -> bool:
    """Whether anything is hidden from anybody."""
    return any(table.match.game.hidden(table.match.state, viewer) for viewer in range(table.match.seats))


def pause(table: "Table", seat: int, prompt: str) -> None:
    """Wait for Enter; nothing but Enter shows the hand. A pipe goes on at once."""
    if not table.screen.asks:
        table.screen.show(prompt)
        return
    table.screen.forget_typed()
    while line := table.screen.ask(prompt + " "):
        obey_between(table, seat, line)


def obey_between(table: "Table", seat: int, line: str) -> None:
    """Carry out a command that works before the hand is shown; refuse anything else."""
    try:
        command = command_of(table, line)
        if command is None or command.name not in BETWEEN:
            table.tell(table.say("cli-only-enter"))
        else:
            table.obey(seat, command.name, command.rest)
    except BadInput as problem:
        table.tell(table.sentences(seat).problem(problem))


def command_of(table: "Table", line: str) -> Command | None:
    """The command in a line, also by its beginning."""
    match read(line, table.texts):
        case Command() as command:
            return command
        case Name(parts) if name := command_beginning(parts[0], table.texts):
            return Command(name, line.partition(" ")[2].strip())
    return None
