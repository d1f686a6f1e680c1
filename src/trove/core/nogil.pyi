from .playout import Run
from .state import BaseState

def play_games(work: BaseState, run: Run) -> None: ...
