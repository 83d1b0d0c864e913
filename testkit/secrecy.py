"""What could tell a seat the true world from one it imagines."""

from __future__ import annotations

from ninelives import presentation
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY, State, View
from ninelives.engine.events import Log
from testkit.tables import Setting


def difference(
    setting: Setting, state: State, viewer: int, dice: QuickDice, *, pictures: bool = True
) -> str:
    """What differs for the viewer between the true world and an imagined one; "" if nothing."""
    game = setting.game
    view = game.view(state, viewer)
    world = game.imagine(view, dice)
    other = game.view(world, viewer)
    if other.facts() != view.facts():
        return f"the view: {view.facts()}, imagined {other.facts()}"
    if pictures and presentation.picture(setting.name, other) != presentation.picture(
        setting.name, view
    ):
        return "the picture"
    if game.legal(world, viewer) != game.legal(state, viewer):
        return "the legal actions"
    if (game.waiting(world), game.to_act(world)) != (game.waiting(state), game.to_act(state)):
        return "the seats that are waited for"
    return ""


def difference_heard(setting: Setting, state: State, viewer: int, dice: QuickDice) -> str:
    """The same for events: worlds with equal views after an action have equal events."""
    game = setting.game
    world = game.imagine(game.view(state, viewer), dice)
    heard = _heard_by_view(setting, state, viewer)
    for after, sounds in _heard_by_view(setting, world, viewer).items():
        if after in heard and sounds != heard[after]:
            return f"the events: {heard[after]}, imagined {sounds}"
    return ""


def _heard_by_view(setting: Setting, state: State, viewer: int) -> dict[str, set[str]]:
    """For each possible action: the view afterwards, and the events that the viewer received.

    Actions that end a round are left out: a seat may be shown a card at the end of a round, and
    its view of the new round does not have that card.
    """
    game = setting.game
    seat = game.to_act(state)
    result: dict[str, set[str]] = {}
    rounds = rounds_over(game.view(state, viewer))
    for action in game.legal(state, seat) if seat != NOBODY else []:
        copy, log = state.clone(), Log()
        game.apply(copy, seat, action, log)
        view = game.view(copy, viewer)
        if rounds_over(view) == rounds:
            result.setdefault(repr(view.facts()), set()).add(repr(log.heard_by(viewer)))
    return result


def rounds_over(view: View) -> int:
    table = view.facts()["table"]
    assert isinstance(table, dict)
    return len(table["sheet"])
