"""When each seat's present decision was opened: an answer to an earlier one is out of date."""

from .game_state import GameState

Asked = tuple[int | None, ...]


def nobody(seats: int) -> Asked:
    """No seat is to act."""
    return (None,) * seats


def asked(before: Asked, was: GameState, now: GameState, seat: int, version: int, *, all_new: bool) -> Asked:
    """For each seat the version at which its present decision was opened; None if it is not to act.

    A decision stays while others act in the same phase, as long as it offers the same. The seat that acted, or took a
    step back, has a new one; everybody has if the step drew, or closed a phase (`all_new`).
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
