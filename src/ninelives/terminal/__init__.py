"""The terminal client: plain lines of text, for any terminal, pipe or screen reader."""
