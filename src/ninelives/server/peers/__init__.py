"""Other processes that serve the same database: whoever comes to one of them finds every room.

A room is in the memory of one process. The others pass on what their visitors say to it, and what
it tells them (decision 9): `bus` carries messages, `front` is the end at which the visitors are,
`callers` the end at which the room is.
"""
