"""Files on disk: reads with a size limit, atomic writes, one writer at a time."""
