"""Clients reach every room from any process that serves the same database.

A room lives in the memory of the one process that holds its lease. Other processes relay their
clients to it over a bus (decision 9): `locator` finds a room here or elsewhere, `relay_client` is
the end with the client's connection, `relay_server` the end with the room, and `bus` carries
`messages` between them.
"""
