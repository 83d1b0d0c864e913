"""Rooms: seats, the game being played, and the clients connected to it (decision 6).

`registry` holds the live rooms and `room` is one of them: read its docstring first. `websocket`
reads requests from clients, `handlers` carries them out, `broadcast` sends the results through
`connections`. Rules that need no network are in `seats`, `session`, `clocks` and `chat`.
"""
