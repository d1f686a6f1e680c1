"""`trove games`: what can be played."""

import trove

from ..language import say
from ..options import Lang, NoColor


def games(no_color: NoColor = False, lang: Lang = None) -> None:
    from rich.text import Text

    from ..screen import Screen

    screen = Screen(color=not no_color)
    for name in trove.games():
        players = trove.game(name).players
        head = Text.assemble((name, "bold"), f"  {say(f'{name}-name')}, ")
        head.append(say("cli-players-range", few=players[0], many=players[-1]))
        screen.show(head, f"    {say(f'{name}-about')}")
