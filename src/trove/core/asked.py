"""The version at which each seat's present decision was opened; answers to earlier ones are out of date."""

from .game_state import GameState

Asked = tuple[int | None, ...]


def nobody(seats: int) -> Asked:
    """No seat is to act."""
    return (None,) * seats


def asked(before: Asked, was: GameState, now: GameState, seat: int, version: int, *, all_new: bool) -> Asked:
    """For each seat the version at which its present decision was opened; None if it is not to act.

    A decision stays open while others act in the same phase, as long as its offers are the same. The seat that acted or
    took back a step gets a new one; if the step drew or closed a phase (`all_new`), everybody does.
    """
    acting = now.to_act()
    if len(acting) == 1 and (all_new or acting[0] == seat or before[acting[0]] is None):  # nearly always
        alone: list[int | None] = [None] * now.seats
        alone[acting[0]] = version
        return tuple(alone)
    stay = (
        [] if all_new else [k for k in acting if k != seat and before[k] is not None and was.legal(k) == now.legal(k)]
    )
    return tuple([before[k] if k in stay else version if k in acting else None for k in range(now.seats)])
