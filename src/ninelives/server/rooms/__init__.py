"""Rooms: who sits where, the game that is played there, and everybody who is told of it.

Decision 6 says why it is so. `house` has all rooms, `room` is one of them, `socket` is the way in;
what can be decided without a network is in small modules of its own: `seating`, `standing_in`,
`playing`, `timing`, `chat`.
"""
