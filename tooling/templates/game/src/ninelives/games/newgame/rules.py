"""The rules of New Game, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ninelives.engine import bits
from ninelives.engine.contract import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    GameInfo,
    Outcome,
    Refusal,
    Seat,
    places_by,
)
from ninelives.engine.dice import Dice
from ninelives.engine.events import Log
from ninelives.games.newgame import view
from ninelives.games.newgame.cards import HAND, whole_deck
from ninelives.games.newgame.events import (
    CardDealt,
    CardDealtUnseen,
    CardPlayed,
    GameEnded,
    TrickTaken,
)
from ninelives.games.newgame.notation import NewgameNotation
from ninelives.games.newgame.state import NewgameState
from ninelives.games.newgame.table import (
    ACTIONS,
    CHANCE_OUTCOMES,
    DEAL,
    NO_CARD,
    OVER,
    PLAY,
    SEATS,
    Table,
    action_of,
    card_of,
)
from ninelives.games.newgame.view import NewgameView

_ASKED: Final = {PLAY: "play"}


@final
class Newgame(Game[NewgameState, NewgameView]):
    # -- the turn ----------------------------------------------------------------------------------

    def _set_up(self, seats: int, options: dict[str, str]) -> NewgameState:
        # NG-01  Fifteen cards, numbered from 1 to 15.
        return NewgameState(Table(seats), [[] for _ in range(seats)], whole_deck())

    def to_act(self, state: NewgameState) -> Seat:
        if state.table.phase == OVER:
            return NOBODY
        return CHANCE if state.table.phase == DEAL else state.table.turn

    def waiting(self, state: NewgameState) -> list[int]:
        return [int(state.table.turn)] if state.table.phase == PLAY else []

    def legal(self, state: NewgameState, seat: Seat) -> list[int]:
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chance(state)]
        if state.table.phase != PLAY or seat != state.table.turn:
            return []
        # NG-03  Play any card of your hand.
        return [action_of(card) for card in state.hands[seat]]

    def is_legal(self, state: NewgameState, seat: Seat, action: Action) -> bool:
        return action in self.legal(state, seat)

    def chance(self, state: NewgameState) -> list[tuple[int, int]]:
        if state.table.phase != DEAL:
            return []
        return [(int(action_of(card)), 1) for card in state.deck]

    def pick(self, state: NewgameState, seat: Seat, dice: Dice) -> Action:
        legal = self.legal(state, seat)
        return dice.choice(legal)

    def advance(self, state: NewgameState, seat: Seat, action: Action, log: Log | None) -> None:
        if seat == CHANCE:
            _deal(state, card_of(action), log)
        else:
            _play(state, seat, card_of(action), log)

    # -- the end -----------------------------------------------------------------------------------

    def outcome(self, state: NewgameState) -> Outcome | None:
        if state.table.phase != OVER:
            return None
        # NG-05  Most tricks win; equal numbers share the place.
        points = state.table.points()
        return Outcome(points, places_by([(each, 0) for each in points]))

    # -- what a seat may know ----------------------------------------------------------------------

    def view(self, state: NewgameState, seat: Seat) -> NewgameView:
        legal = self.legal(state, seat) if 0 <= seat < state.table.seats else []
        return state.seen_by(seat, _ASKED[state.table.phase] if legal else "", legal)

    def view_of(self, facts: Mapping[str, object]) -> NewgameView:
        return view.view_of(facts)

    def why_not(self, view: NewgameView, action: Action) -> Refusal | None:
        if action in view.legal:
            return None
        if not 0 <= action < ACTIONS:
            return Refusal("NG-03", "unknown-action")
        if view.table.phase == OVER:
            return Refusal("NG-05", "game-over")
        if view.table.phase == DEAL:
            return Refusal("NG-02", "dealing")
        return Refusal("NG-03", "not-in-hand" if view.legal else "not-your-turn")

    def imagine(self, view: NewgameView, dice: Dice) -> NewgameState:
        table = view.table.clone()
        known = [*view.hand, *table.trick, *table.played]
        deck = [card for card in whole_deck() if card not in known]
        hands: list[list[int]] = []
        for seat in range(table.seats):
            if seat == view.seat:
                hands.append(view.hand[:])
            else:
                drawn = [deck.pop(dice.below(len(deck))) for _ in range(table.in_hand[seat])]
                hands.append(sorted(drawn))
        return NewgameState(table, hands, deck)


# -- dealing ---------------------------------------------------------------------------------------


def _deal(state: NewgameState, card: int, log: Log | None) -> None:
    # NG-02  Three cards each, one by one; the others stay unseen.
    table, seat = state.table, state.table.turn
    state.deck.remove(card)
    state.hands[seat] = sorted([*state.hands[seat], card])
    table.in_hand[seat] += 1
    if log is not None:
        log.split(bits.one(seat), CardDealt(seat, card), CardDealtUnseen(seat))
    table.turn = (seat + 1) % table.seats
    if table.in_hand[table.turn] == HAND:
        table.phase = PLAY


# -- playing ---------------------------------------------------------------------------------------


def _play(state: NewgameState, seat: Seat, card: int, log: Log | None) -> None:
    # NG-03  In turn, everybody plays a card face up.
    table = state.table
    state.hands[seat].remove(card)
    table.in_hand[seat] -= 1
    table.trick[seat] = card
    if log is not None:
        log.tell(CardPlayed(seat, card))
    table.turn = (seat + 1) % table.seats
    if NO_CARD not in table.trick:
        _end_trick(table, log)


def _end_trick(table: Table, log: Log | None) -> None:
    # NG-04  The highest card takes the trick, and its player begins the next one.
    highest = max(table.trick)
    winner = table.trick.index(highest)
    table.sheet.append(winner)
    table.played = sorted([*table.played, *table.trick])
    table.trick = [NO_CARD] * table.seats
    table.turn = winner
    if log is not None:
        log.tell(TrickTaken(winner, highest))
    # NG-05  After three tricks the game is over.
    if len(table.sheet) == HAND:
        table.phase = OVER
        if log is not None:
            log.tell(GameEnded(table.points()))


GAME: Final = Newgame(
    GameInfo(
        name="newgame",
        rules_version=1,
        seats=SEATS,
        options=(),
        actions=ACTIONS,
        chance_outcomes=CHANCE_OUTCOMES,
        questions=tuple(_ASKED.values()),
        dealing_rule="NG-02",
        lowest_points=0,
        highest_points=HAND,
    ),
    NewgameNotation(),
)
