"""Hand-written players, one a game: quick, sensible, and never looking ahead by search."""
