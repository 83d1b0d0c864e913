"""Ratjack, 25 and not one more."""
