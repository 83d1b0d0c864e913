"""The server: rooms in which people and bots play, the database, the HTTP API, and the page.

The server never names a game: it finds games, pictures and bots through their registries.
"""
