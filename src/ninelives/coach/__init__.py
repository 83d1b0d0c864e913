"""The coach: what it would do, and how a game that is over was played.

It knows what one seat may know and nothing else. A hint is a search from the seat's view; a review
is such a search for each choice of the game, from the view that the seat had then.
"""
