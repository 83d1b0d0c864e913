"""A game being played: the match, its dealer, its record, its clock. No network and no screen."""
