"""Heuristic weights for Cat in the Box."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Weights:
    """Points; tuned in matches of the rollout policy against itself."""

    def __init__(self) -> None:
        self.wanted = 19.7  # to win a trick that is needed
        self.unwanted = 4.0  # to lose one that would cost the bonus
        self.extra = 1.0  # to win one where the prediction is missed already
        self.freedom = 1.68  # a space that stays open for a card in hand
        self.stuck = 3.0  # a card that will find no space
        self.marker = 1.1  # to keep a colour
        self.joined = 0.97  # a token beside an own one
        self.thrift = 0.3  # a rank more or less spent
        self.above = 0.33  # a higher space still open, in the chance to be beaten
        self.trumped = 0.3  # that a red card takes it, in the same
        self.copies = 1.13  # to discard a card of a rank held more than once
        self.middling = 0.125  # to discard a middle card
        self.tricks = 0.75  # won by a card of the highest rank
        self.sure = 1.2  # against a prediction, for each trick off the expected number


def for_two() -> Weights:
    """With two players room decides: there are no predictions, and a paradox costs the round."""
    weights = Weights()
    weights.wanted = 0.2
    weights.extra = 1.7
    weights.freedom = 8.8
    weights.stuck = 4.3
    weights.marker = 1.5
    weights.joined = 0.44
    weights.thrift = 0.52
    weights.above = 0.71
    weights.trumped = 0.15
    weights.copies = 1.5
    return weights
