"""Silver & Gold. The rules it plays are docs/rules/silver-and-gold.md; README.md has the file of each."""
