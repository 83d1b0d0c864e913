"""The arena: bots against bots on the same deals.

A `Plan` names game, bots and seed. `play_deal(plan, deal)` plays one deal in all its seatings and
returns plain data; `workers` and `on_ray` run it in many processes. `figures` computes the
statistics.
"""
