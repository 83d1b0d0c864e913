"""What travels between a server and its clients: every message a typed struct, and the codec.

docs/protocol.md tells the same for people; a test fails where the two differ.
"""
