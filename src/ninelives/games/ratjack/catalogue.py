"""The catalogue: every power a card can have, every face a token can show, and the decks made of
them.

A power asks its owner zero to four questions one after another; each is a *question* below, with
the key by which texts know it. What may be answered and what happens then is law and stands in
`possible.py` and `powers.py`.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from ninelives.games.ratjack import cards

# -- powers, in the order of the three decks -------------------------------------------------------

DRAW_DISCARD: Final = 0
SHUFFLE_DISCARDS: Final = 1
LOOK_HIDDEN: Final = 2
DISCARD_OWN: Final = 3
SWAP_HIDDEN: Final = 4
FLIP_TRIGGER: Final = 5
SWAP_VISIBLE: Final = 6
TOKEN_OWN: Final = 7
TOKEN_OTHER: Final = 8
TURN_DOWN_OTHER: Final = 9
DECK_TO_OTHER: Final = 10
FLIP_OTHER: Final = 11
ORDER_DECK: Final = 12
EXCHANGE_HAND_DISCARD: Final = 13
LOOK_SWAP_HIDDEN: Final = 14
TURN_DOWN_OWN: Final = 15
TAKE_HIDDEN: Final = 16
LOOK_EXCHANGE_HAND: Final = 17
SWAP_TWO_VISIBLE: Final = 18
TOKEN_ANY: Final = 19
MOVE_TOKEN: Final = 20
DISCARD_TO_OTHER: Final = 21
COPY_OTHER: Final = 22
EXPOSE_HAND: Final = 23
TAKE_OFF_TOKEN: Final = 24
DISCARD_TO_HIDDEN: Final = 25
TAKE_DISCARD: Final = 26
SHUFFLE_OWN: Final = 27
EXCHANGE_TOKEN: Final = 28
COPY_OWN: Final = 29
REPLACE_WITH_DISCARD: Final = 30
TOKEN_OWN_AND_OTHER: Final = 31
DRAW_PLAY: Final = 32
SHUFFLE_OTHER: Final = 33
GIVE_HIDDEN: Final = 34
GIVE_HAND: Final = 35
NO_POWER: Final = -1

# -- questions -------------------------------------------------------------------------------------

ASK_DRAW: Final = 0
ASK_DISCARD: Final = 1
ASK_SHOW: Final = 2
ASK_LOOK: Final = 3
ASK_DISCARD_OWN: Final = 4
ASK_SWAP_OWN_HIDDEN: Final = 5
ASK_SWAP_OTHER_HIDDEN: Final = 6
ASK_TRIGGER: Final = 7
ASK_SWAP_OWN_VISIBLE: Final = 8
ASK_SWAP_OTHER_VISIBLE: Final = 9
ASK_TOKEN: Final = 10
ASK_TOKEN_OWN: Final = 11
ASK_TOKEN_OTHER: Final = 12
ASK_TOKEN_ANY: Final = 13
ASK_TURN_DOWN_OTHER: Final = 14
ASK_PLAYER: Final = 15
ASK_FLIP_OTHER: Final = 16
ASK_ORDER: Final = 17
ASK_MAY_SWAP: Final = 18
ASK_TURN_DOWN_OWN: Final = 19
ASK_TAKE_HIDDEN: Final = 20
ASK_MAY_EXCHANGE: Final = 21
ASK_SWAP_FIRST: Final = 22
ASK_SWAP_SECOND: Final = 23
ASK_MOVE_TOKEN: Final = 24
ASK_COPY_OTHER: Final = 25
ASK_TAKE_OFF_TOKEN: Final = 26
ASK_TAKE_DISCARD: Final = 27
ASK_SHUFFLE_OWN: Final = 28
ASK_EXCHANGE_TOKEN: Final = 29
ASK_COPY_OWN: Final = 30
ASK_REPLACE: Final = 31
ASK_SHUFFLE_OTHER: Final = 32
ASK_GIVE_HIDDEN: Final = 33

QUESTION_NAMES: Final = (
    "effect-draw",
    "effect-discard",
    "effect-show",
    "look",
    "discard-own",
    "swap-own-hidden",
    "swap-other-hidden",
    "trigger",
    "swap-own-visible",
    "swap-other-visible",
    "token",
    "token-own",
    "token-other",
    "token-any",
    "turn-down-other",
    "player",
    "flip-other",
    "order",
    "may-swap",
    "turn-down-own",
    "take-hidden",
    "may-exchange",
    "swap-first",
    "swap-second",
    "move-token",
    "copy-other",
    "take-off-token",
    "take-discard",
    "shuffle-own",
    "exchange-token",
    "copy-own",
    "replace",
    "shuffle-other",
    "give-hidden",
)

# Each power by name, with its questions in order. `order` is asked until one card is left.
_POWERS: Final[tuple[tuple[str, list[int]], ...]] = (
    ("draw-discard", [ASK_DRAW, ASK_DISCARD]),
    ("shuffle-discards", []),
    ("look-hidden", [ASK_LOOK]),
    ("discard-own", [ASK_DISCARD_OWN]),
    ("swap-hidden", [ASK_SWAP_OWN_HIDDEN, ASK_SWAP_OTHER_HIDDEN]),
    ("flip-trigger", [ASK_TRIGGER]),
    ("swap-visible", [ASK_SWAP_OWN_VISIBLE, ASK_SWAP_OTHER_VISIBLE]),
    ("token-own", [ASK_TOKEN, ASK_TOKEN_OWN]),
    ("token-other", [ASK_TOKEN, ASK_TOKEN_OTHER]),
    ("turn-down-other", [ASK_TURN_DOWN_OTHER]),
    ("deck-to-other", [ASK_PLAYER]),
    ("flip-other", [ASK_FLIP_OTHER]),
    ("order-deck", [ASK_ORDER]),
    ("exchange-hand-discard", []),
    ("look-swap-hidden", [ASK_LOOK, ASK_MAY_SWAP]),
    ("turn-down-own", [ASK_TURN_DOWN_OWN]),
    ("take-hidden", [ASK_TAKE_HIDDEN]),
    ("look-exchange-hand", [ASK_PLAYER, ASK_MAY_EXCHANGE]),
    ("swap-two-visible", [ASK_SWAP_FIRST, ASK_SWAP_SECOND]),
    ("token-any", [ASK_TOKEN, ASK_TOKEN_ANY]),
    ("move-token", [ASK_MOVE_TOKEN, ASK_TOKEN_ANY]),
    ("discard-to-other", [ASK_PLAYER]),
    ("copy-other", [ASK_COPY_OTHER]),
    ("expose-hand", [ASK_PLAYER]),
    ("take-off-token", [ASK_TAKE_OFF_TOKEN]),
    ("discard-to-hidden", []),
    ("take-discard", [ASK_TAKE_DISCARD, ASK_DISCARD]),
    ("shuffle-own", [ASK_SHUFFLE_OWN]),
    ("exchange-token", [ASK_EXCHANGE_TOKEN, ASK_TOKEN]),
    ("copy-own", [ASK_COPY_OWN]),
    ("replace-with-discard", [ASK_REPLACE]),
    ("token-own-and-other", [ASK_TOKEN, ASK_TOKEN_OWN, ASK_TOKEN, ASK_TOKEN_OTHER]),
    ("draw-play", [ASK_DRAW, ASK_SHOW]),
    ("shuffle-other", [ASK_SHUFFLE_OTHER]),
    ("give-hidden", [ASK_GIVE_HIDDEN, ASK_PLAYER]),
    ("give-hand", [ASK_PLAYER, ASK_DRAW]),
)
POWER_NAMES: Final = tuple(name for name, _ in _POWERS)
QUESTIONS: Final[list[list[int]]] = [questions for _, questions in _POWERS]
COUNTED: Final = (SHUFFLE_DISCARDS, ORDER_DECK)  # powers with a number of cards as parameter
LARGEST_COUNT: Final = 5


def is_copying(power: i64) -> bool:
    return power == COPY_OWN or power == COPY_OTHER


def looks_at_cards(power: i64) -> bool:
    """Whether it depends on what is printed on cards that the power is possible."""
    if power == SHUFFLE_DISCARDS or power == ORDER_DECK or power == FLIP_TRIGGER:
        return True
    return is_copying(power)


# -- faces of tokens (RJ-22) -----------------------------------------------------------------------
#   0 ..  9   plus 1 .. 10
#  10 .. 19   minus 1 .. 10

LARGEST_AMOUNT: Final = 10
_FIRST_MINUS: Final = LARGEST_AMOUNT
ZERO: Final = 2 * LARGEST_AMOUNT
DOUBLE: Final = ZERO + 1
HALF: Final = ZERO + 2
LOCK: Final = ZERO + 3
SHIELD: Final = ZERO + 4
MUTE: Final = ZERO + 5
FACES: Final = ZERO + 6
NO_FACE: Final = -1

TOKENS: Final = 6
IN_SUPPLY: Final = 31  # the place of a token that lies on no card
_OTHER_FACES: Final = ("zero", "double", "half", "lock", "shield", "mute")
_OTHER_SIGNS: Final = ("0", "x2", "/2", "lock", "shield", "mute")


def face_key(face: int) -> str:
    """The name in texts: "plus-5"."""
    if face < _FIRST_MINUS:
        return f"plus-{face + 1}"
    if face < ZERO:
        return f"minus-{face - _FIRST_MINUS + 1}"
    return _OTHER_FACES[face - ZERO]


def face_sign(face: int) -> str:
    """As an action names it: "+5"."""
    if face < _FIRST_MINUS:
        return f"+{face + 1}"
    if face < ZERO:
        return f"-{face - _FIRST_MINUS + 1}"
    return _OTHER_SIGNS[face - ZERO]


def worth(value: i64, face: i64) -> i64:
    """What a visible card of that value counts with the face on it, NO_FACE for none."""
    if face == NO_FACE or face > HALF:
        return value
    # RJ-22  Plus or minus a printed amount; value 0; x2; :2 rounded up.
    if face < _FIRST_MINUS:
        return value + face + 1
    if face == ZERO:
        return 0
    if face == DOUBLE:
        return 2 * value
    if face == HALF:
        return (value + 1) // 2
    # RJ-23  A value below 0 counts 0.
    return max(0, value - (face - _FIRST_MINUS + 1))


# -- decks -----------------------------------------------------------------------------------------


@final
class Decks:
    """The three kinds of deck and the six tokens of one set of deck files; never changed."""

    def __init__(
        self,
        powers: list[int],
        counts: list[int],
        printed: list[bool],
        fronts: list[int],
        backs: list[int],
        printed_faces: list[int],
    ) -> None:
        self.powers = powers  # of each card
        self.counts = counts  # the parameter of each card's power, 0 where it has none
        self.printed = printed  # whether each card's text is known as printed
        self.fronts = fronts  # the face of each token
        self.backs = backs
        self.printed_faces = printed_faces  # the faces known as printed

    def lines(self) -> list[str]:
        """All that the rules depend on, a line for each card and each token."""
        lines: list[str] = []
        for card in range(cards.CARDS):
            power = f"{POWER_NAMES[self.powers[card]]} {self.counts[card]}"
            lines.append(f"{cards.name(card)}: {power}")
        for token in range(TOKENS):
            front = face_key(self.fronts[token])
            lines.append(f"token {token}: {front} {face_key(self.backs[token])}")
        return lines

    def digest(self) -> str:
        """A short name of exactly these decks, for records."""
        return hashlib.sha256("\n".join(self.lines()).encode()).hexdigest()[:16]
