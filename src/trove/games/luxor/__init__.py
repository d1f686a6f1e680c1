"""Luxor. The rules it plays are docs/rules/luxor.md; README.md says where each stands here."""
