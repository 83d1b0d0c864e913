"""The terminal client: lines of text in and out, for any terminal, pipe or screen reader."""
