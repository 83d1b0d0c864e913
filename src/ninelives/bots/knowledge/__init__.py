"""What bots know of each game beyond its rules: how positions are judged and moves weighed."""
