"""Silver & Gold. The rules it plays are docs/rules/silver-and-gold.md; README.md says where each stands here."""
