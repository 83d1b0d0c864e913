"""Heuristics of each game: priors, a rollout policy, evaluation and information sets."""
