"""Cat in the Box: what matters how much to a quick player."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What matters how much in a choice; found by trying in matches of quick players."""

    def __init__(self) -> None:
        self.wanted = 19.7  # to win a trick that is needed
        self.unwanted = 4.0  # to stay out of one that costs the bonus
        self.extra = 1.0  # to win one where the prediction is missed already
        self.freedom = 1.68  # a space that stays open for a card in hand
        self.stuck = 3.0  # a card that will find no space
        self.marker = 1.1  # to keep a colour
        self.joined = 0.97  # a token beside an own one
        self.thrift = 0.3  # a rank more or less spent
        self.above = 0.33  # a higher space still open, in the chance to be beaten
        self.trumped = 0.3  # that somebody takes it with red, in the same
        self.copies = 1.13  # to put aside a card of a rank held more than once
        self.middling = 0.125  # to put aside a middling card
        self.tricks = 0.75  # won by a card of the highest rank
        self.sure = 1.2  # how much a trick off the expected number speaks against a prediction


def for_two() -> Weights:
    """In a game of two nearly all is room: nobody predicts, and a paradox costs the round."""
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
