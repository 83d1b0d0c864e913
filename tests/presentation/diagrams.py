"""What the diagrams of the rule books show: positions reached by the rules, as the page gets them.

Run as a program, this writes them to the folders of the games on the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, SPECTATOR
from ninelives.games.catinthebox import rules as catinthebox
from ninelives.games.catinthebox.events import MarkerLost, ParadoxCaused, TrickWon
from ninelives.games.catinthebox.state import CatState
from ninelives.games.felix import cards as animals
from ninelives.games.felix import dogs
from ninelives.games.felix import rules as felix
from ninelives.games.ratjack import rules as ratjack
from ninelives.presentation import catinthebox as cat_screen
from ninelives.presentation import felix as felix_screen
from ninelives.presentation import ratjack as ratjack_screen
from tests.games.catinthebox.helpers import Desk, space
from tests.games.felix import helpers as sack
from tests.games.ratjack import helpers as den

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
FILE: Final = "positions.json"

# -- Cat in the Box: the worked round of three players ---------------------------------------------

HANDS: Final = ("1112334566", "1233455566", "1222344456")
TRICKS: Final = (
    "5B 1Y 2Y",
    "6Y 3Y 5Y",
    "1B 3G 1G",
    "2B 6R 2G",
    "4R 3R 1R",
    "2R 4Y 6B",
    "5R 4G 3B",
    "5G 6G 4B",
)
# Another way to go on after five tricks: nothing is left for the third player.
STUCK: Final = (*TRICKS[:5], "5R 4Y 6G", "5G 4G 3B", "2R")


def three() -> Desk:
    """The worked round, ready for the first trick."""
    return Desk(3).deal(*HANDS).discard(3, 5, 2).predict(3, 3, 1)


def played(desk: Desk, action: int) -> CatState:
    """The table right after a play, also if that play ends the round."""
    before, seat = desk.state.clone(), desk.to_act()
    began = len(desk.heard())
    desk.act(action)
    table = before.table
    table.tokens.put(seat, table.tokens.get(seat) | bits.one(action))
    table.taken |= bits.one(action)
    table.in_hand = lanes.add(table.in_hand, seat, -1)
    for event in desk.heard()[began:]:
        if isinstance(event, MarkerLost):
            left = lanes.get(table.markers, event.seat) & ~bits.one(event.colour)
            table.markers = lanes.put(table.markers, event.seat, left)
        elif isinstance(event, TrickWon):
            table.tricks = lanes.put(table.tricks, event.seat, event.tricks)
            table.plays, table.led = 0, NOBODY
        elif isinstance(event, ParadoxCaused):
            table.turn = event.seat
    return before


def after(*tricks: str) -> CatState:
    """The worked round after these tricks."""
    *plays, last = " ".join(tricks).split()
    return played(three().play(" ".join(plays)), space(last))


def cats() -> dict[str, Any]:
    desk = three().play(" ".join(TRICKS[:5]))
    boards = {
        f"box-round-{number}": _cat(after(*TRICKS[:number]), SPECTATOR) for number in (1, 4, 8)
    }
    stuck = after(*STUCK)
    return {
        "box-table": _cat(desk.state, desk.to_act()),
        "box-group": _cat(after(*TRICKS), 0),
        "box-paradox": _cat(stuck, stuck.table.turn),
        **boards,
    }


def _cat(state: CatState, seat: int) -> cat_screen.Picture:
    return cat_screen.picture(catinthebox.GAME.view(state, seat))


# -- Felix -----------------------------------------------------------------------------------------

SACKS: Final = ("15 big-dog 3 -5", "8 -8 small-dog 11", "big-dog 15 small-dog -8")


def felines() -> dict[str, Any]:
    state = sack.begun(4, 2)
    sack.place(state, "8 small-dog -8 -5")
    return {
        "felix-table": felix_screen.picture(felix.GAME.view(state, SPECTATOR)),
        "felix-dogs": [sold(each) for each in SACKS],
    }


def sold(names: str) -> list[dict[str, Any]]:
    """A sack as its winner gets it: its cards, and those that leave."""
    cards = sack.cards(names)
    leaving = dogs.leaving(animals.row_packed(cards), len(cards), dogs.INTERNATIONAL)
    return [
        {"card": card, "leaves": bits.contains(leaving, slot)} for slot, card in enumerate(cards)
    ]


# -- Ratjack ---------------------------------------------------------------------------------------

KINDS: Final = (("+5", "-5"), ("0",), ("x2",), ("/2",), ("lock",), ("shield",), ("mute",))


def rats() -> dict[str, Any]:
    table = den.laid("6 9 : 4 7[+5] (8)", "2 : (3)", pile="1 12", points="2 1")
    total = den.laid("6 : 3[+3] 5 6 8", "2 : (3)")
    flipped = den.laid("6 4 : 9", "2 : (3)")
    return {
        "rat-table": _rat(table),
        "rat-total": _rat(total),
        "rat-turn": _rat(flipped),
        "rat-tokens": [[den.face(sign) for sign in signs] for signs in KINDS],
    }


def _rat(state: Any) -> ratjack_screen.Picture:
    return ratjack_screen.picture(ratjack.GAME.view(state, 0))


# -- the files -------------------------------------------------------------------------------------

POSITIONS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "catinthebox": cats,
    "felix": felines,
    "ratjack": rats,
}


def path_of(game: str) -> Path:
    return GAMES / game / "diagrams" / FILE


def text_of(game: str) -> str:
    return json.dumps(POSITIONS[game](), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for name in POSITIONS:
        path_of(name).write_text(text_of(name), encoding="utf-8")
