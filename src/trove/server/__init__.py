"""Live play: tables that people reach with a browser, a link and no account."""
