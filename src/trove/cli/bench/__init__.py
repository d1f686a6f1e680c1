"""What `trove bench` measures: the engine's speed, and what a live table costs."""
