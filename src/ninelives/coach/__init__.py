"""The coach: hints during a game, and reviews of finished games.

A hint is a search from the view of a seat. A review is such a search for each choice of a seat,
from the view that it had then. The coach never uses more than that view.
"""
