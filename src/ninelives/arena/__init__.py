"""The arena: bots against bots on the same deals, and what can be said about them afterwards.

A `Plan` says who plays what. `play_deal(plan, deal)` plays one deal in all its seatings and gives
plain data; whoever has workers lets them do that (`workers`, `on_ray`). `figures` makes of it what
people want to know.
"""
