"""Powers, their questions, and decks of cards with powers, as far as they are public.

The powers themselves stand in `powers.py`, their questions in `questions.py`. Both know the state
of a game; this file does not, so that tables, views and screens can name them.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine.events import Log
from ninelives.games.ratjack import cards, tokens

S = TypeVar("S")  # the state of the game

NO_POWER: Final = -1  # the number of the power where no effect happens
NO_PLACE: Final = -1
LARGEST_COUNT: Final = 5


class Question(Generic[S]):
    """Something a power asks the active player."""

    def __init__(self, name: str, first: i64) -> None:
        self.name = name  # as texts know it, and `View.asked`
        self.first: i64 = first  # the action that the lowest bit of `choices` stands for

    def choices(self, state: S) -> i64:
        """The legal answers, as a set counted from the first."""
        raise NotImplementedError(self.name)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """When a power would begin: what of the table differs then from now.

    `Power.possible` is asked of moments that have not come yet: a card about to be shown, one
    about to be flipped after a discard, the next link of a chain.
    """

    def __init__(self, hidden: i64, visible: i64, others: i64, discards: i64) -> None:
        self.hidden: i64 = hidden  # the active player's own places
        self.visible: i64 = visible
        self.others: i64 = others  # places of other players that effects may choose
        self.discards: i64 = discards  # the size of the discard pile
        self.source: i64 = NO_PLACE  # the place of the card that carries the effect out
        self.count: i64 = 0  # the number on the card whose effect it is
        self.shown: i64 = cards.NO_CARD  # the card about to be shown on `shown_at`
        self.shown_at: i64 = NO_PLACE


class Power(Generic[S]):
    """What a card does when it is shown, flipped or copied (RJ-15).

    It asks its questions one after another. `begin`, `answer` and `drawn` return whether the
    effect is over. A power that asks nothing does everything in `begin`.
    """

    def __init__(self, name: str, questions: list[Question[S]]) -> None:
        self.name = name  # as deck files and texts know it
        self.questions = questions  # in order
        self.number: i64 = NO_POWER  # its index in the table of powers
        self.takes_count: bool = False  # deck files give it a number of cards
        self.copies: bool = False  # it triggers a card that lies face up
        self.chains: bool = False  # its last step is another effect

    def possible(self, state: S, moment: Moment) -> bool:
        """Whether at least one complete set of choices exists for the active player (RJ-14).

        It may depend on nothing the active player does not know.
        """
        raise NotImplementedError(self.name)

    def begin(self, state: S, log: Log | None) -> bool:
        """What happens before the first question."""
        return False

    def answer(self, state: S, action: i64, log: Log | None) -> bool:
        """The active player answers the question of this step."""
        raise NotImplementedError(self.name)

    def drawn(self, state: S, card: i64, log: Log | None) -> bool:
        """A card leaves the deck for this power."""
        raise NotImplementedError(self.name)


@final
class Print:
    """What stands on a card, beside its value."""

    def __init__(self, power: Power[Any], count: i64, *, printed: bool) -> None:
        self.power = power
        self.count: i64 = count  # the parameter of the power, 0 where it has none
        self.printed = printed  # known as printed, not reconstructed


@final
class Decks:
    """The three kinds of deck and the six tokens of one set of deck files; never changed."""

    def __init__(
        self,
        powers: list[Power[Any]],
        prints: list[Print],
        fronts: list[int],
        backs: list[int],
        printed_faces: list[int],
    ) -> None:
        self.powers = powers  # all there are, by number
        self.prints = prints  # of each card
        self.fronts = fronts  # the face of each token
        self.backs = backs
        self.printed_faces = printed_faces  # the faces known as printed

    def lines(self) -> list[str]:
        """All that the rules depend on, a line for each card and each token."""
        lines: list[str] = []
        for card in range(cards.CARDS):
            found = self.prints[card]
            lines.append(f"{cards.name(card)}: {found.power.name} {found.count}")
        for token in range(tokens.TOKENS):
            front = tokens.face_key(self.fronts[token])
            lines.append(f"token {token}: {front} {tokens.face_key(self.backs[token])}")
        return lines

    def digest(self) -> str:
        """A short name of exactly these decks, for records."""
        return hashlib.sha256("\n".join(self.lines()).encode()).hexdigest()[:16]
