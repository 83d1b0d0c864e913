"""A bot in plain Python: it takes the action with the highest score."""

from __future__ import annotations

import json
import sys
from typing import Any

FELIX_VALUES = [-8, -5, 0, 3, 5, 8, 11, 15, 0, 0]  # by the number of the card


def felix(verb: str, about: dict[str, int], view: dict[str, Any]) -> float:
    """Hide good cats, and make the smallest bid, up to half of the expected value."""
    table = view["table"]
    if verb == "place":
        return FELIX_VALUES[about["card"]]
    seen = table["row"] + view["face_down"]
    unseen = len(table["placed"]) - len(seen)
    expected = sum(FELIX_VALUES[card] for card in seen) + 4 * unseen
    return expected / 2 - about["mice"] if verb == "bid" else 0


def catinthebox(verb: str, about: dict[str, int], view: dict[str, Any]) -> float:
    """Predict two tricks, play high until they are won, and low from then on."""
    table, me = view["table"], view["seat"]
    if verb == "play":
        strength = about["card"] + (10 if about["colour"] == 0 else 0)  # red is trump
        return strength if table["tricks"][me] < (table["predictions"][me] or 0) else -strength
    return -abs(about["tricks"] - 2) if verb == "predict" else 0


def ratjack(verb: str, about: dict[str, int], view: dict[str, Any]) -> float:
    """Show the highest card that stays within 25; hide the others."""
    table, me = view["table"], view["seat"]
    mine = [table["shown"][place] for place in table["owned"][me]]
    total: int = sum(card % 12 + 1 for card in mine if card is not None)
    if verb == "show":
        total += about["card"] % 12 + 1
        return total if total <= 25 else -total
    return 0


SCORES = {"felix": felix, "catinthebox": catinthebox, "ratjack": ratjack}


def main() -> None:
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "match":
            game = said["game"]  # in an unknown game any move will do
            actions, score = game["actions"], SCORES.get(game["name"], lambda _v, _a, _w: 0.0)
        elif said["type"] == "ask":
            view = said["view"]
            legal = {action: actions[action] for action in view["legal"]}
            best = max(legal, key=lambda a: score(legal[a]["verb"], legal[a]["about"], view))
            print(json.dumps({"type": "act", "choice": said["choice"], "action": best}), flush=True)


main()
