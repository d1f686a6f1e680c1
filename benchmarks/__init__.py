"""Figures, never timed tests: `make bench`."""
