"""The version at which each seat's present decision was opened; answers to earlier ones are out of date."""

from .game_state import GameState

Asked = dict[int, int]  # by seat, of those that are to act


def asked(before: Asked, was: GameState, now: GameState, seat: int, version: int, *, all_new: bool) -> Asked:
    """For each seat that is to act the version at which its present decision was opened.

    A decision stays open while others act in the same phase, as long as its offers are the same. The seat that acted or
    took back a step gets a new one; if the step drew or closed a phase (`all_new`), everybody does.
    """
    acting = now.to_act()
    stay = [] if all_new else [k for k in acting if k != seat and k in before and was.legal(k) == now.legal(k)]
    return {k: before[k] if k in stay else version for k in acting}
