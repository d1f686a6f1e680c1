"""The table in the terminal: people at one keyboard, and computer players."""
