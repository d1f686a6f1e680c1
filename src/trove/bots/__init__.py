"""Computer players, search, the arena."""
