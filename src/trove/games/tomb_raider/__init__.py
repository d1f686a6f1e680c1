"""Lara Croft: Tomb Raider. The rules it plays are docs/rules/tomb-raider.md; README.md has the file of each."""
