"""Constants of the computer players. Never compiled: a compiled module's C variables cannot be imported."""

from typing import Final

ONE: Final = 1_000_000  # a certain win; chances are whole millionths, so that every machine adds up the same
GRAIN: Final = 16  # thousandths of a preference or a strength per entry of the table of shares
SHARES: Final = 1024
CERTAIN: Final = 65536  # the share of what is liked best

MOST_DEPTH: Final = 256  # decisions of a simulation that are remembered
NO_NODE: Final = 0
OTHERS: Final = 4096  # added to the number of an action that somebody else took
SOLO: Final = 300_000  # thousandths of a point that count as a certain win in solo games
PERCENT: Final = 100
COARSE: Final = 100  # values are divided by it before they are squared, so that sums of squares fit 64 bits
POINT: Final = 1000  # points are counted in thousandths
