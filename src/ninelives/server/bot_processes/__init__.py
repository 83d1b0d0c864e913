"""Worker processes for bots and the coach, so that no table waits for another table's search."""
