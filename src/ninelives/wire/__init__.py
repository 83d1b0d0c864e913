"""Messages between a server and its clients: a typed struct for each, and the codec.

docs/protocol.md describes them for people; a test keeps the two the same.
"""
