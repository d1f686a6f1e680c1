"""Files on disk: read within limits, written whole by one process at a time."""
