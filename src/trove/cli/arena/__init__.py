"""An arena in the terminal: its run, and its results as tables."""
