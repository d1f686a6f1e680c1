"""Luxor. The rules it plays are docs/rules/luxor.md; README.md has the file of each."""
