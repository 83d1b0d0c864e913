"""The bot `greedy`: hand-written heuristics for each game, without search."""
