"""The rules of Cat in the Box.

A trick-taking game with cards that have a rank and no colour. The player of a card declares its
colour, and puts a token on the space of that colour and rank on the research board. Every space
can be taken once, so there is no colour left for a fifth card of a rank. A player who does not
follow the colour led gives up that colour for the round. A player who can declare nothing at all
causes a paradox: the round stops, and their tricks count against them. All others score their
tricks, and with an exact prediction their largest group of tokens too.

The edition is the Deluxe one, for two to five players. Two options play it by the letter of the
help of Board Game Arena: `rows`, the order of the rows of the board (CB-02), and `forced_red`, what
happens to a leader who can declare nothing but red (CB-12). Rulings:
- Chance deals hand by hand, beginning with the start player of the round: the order of dealing
  reveals nothing (CB-04).
- A leader whom CB-12 lets declare red shows that they held no card that another colour was open
  for. All players may remember this for the round, so the table does.
- A paradox in the middle of a trick gives that trick to no player (CB-16), and the hand shown
  stays on the score sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ninelives.engine import bits, lanes, perseat
from ninelives.engine.contract import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    GameInfo,
    Option,
    Outcome,
    Refusal,
    Seat,
    places_by,
)
from ninelives.engine.dice import Dice
from ninelives.engine.events import Log
from ninelives.engine.perseat import PerSeat
from ninelives.games.catinthebox import board, cards, refusals, view, worlds
from ninelives.games.catinthebox.events import (
    CardPlayed,
    GameEnded,
    MarkerLost,
    ParadoxCaused,
    PredictionMade,
    RoundBegan,
    RoundScored,
    SpaceBlocked,
    TrickWon,
)
from ninelives.games.catinthebox.notation import CatNotation
from ninelives.games.catinthebox.state import CatState
from ninelives.games.catinthebox.table import (
    ACTIONS,
    BOOKS,
    CHANCE_OUTCOMES,
    DEAL,
    DISCARD,
    FEW_TRICKS,
    FIRST_START,
    FORCED_REDS,
    LAST_CARD,
    OVER,
    PARADOX,
    PLAY,
    PREDICT,
    SEATS,
    SHOW,
    SHOWN_OF_TWO,
    Options,
    RoundScore,
    Table,
    card_drawn,
    discard,
    discard_of,
    prediction_of,
    start_drawn,
)
from ninelives.games.catinthebox.view import CatView

_ASKED: Final = {DISCARD: "discard", PREDICT: "predict", PLAY: "play"}


@final
class CatInTheBox(Game[CatState, CatView]):
    # -- the turn ----------------------------------------------------------------------------------

    def _set_up(self, seats: int, options: dict[str, str]) -> CatState:
        book = BOOKS[seats]
        agreed = Options(
            rows=board.ORDERS.index(options["rows"]),
            forced_red=FORCED_REDS.index(options["forced_red"]),
        )
        table = Table(seats, book, agreed, perseat.zeros(), [])
        return CatState(table, perseat.zeros(), cards.whole(book.highest))

    def to_act(self, state: CatState) -> Seat:
        table = state.table
        if table.phase == OVER:
            return NOBODY
        if table.phase >= PREDICT:
            return table.turn
        if table.phase == DISCARD:
            return _next_to_discard(table)
        return CHANCE

    def waiting(self, state: CatState) -> list[int]:
        table = state.table
        if table.phase == DISCARD:
            around = [(table.start + step) % table.seats for step in range(table.seats)]
            return [seat for seat in around if not bits.contains(table.aside, seat)]
        return [table.turn] if table.phase == PREDICT or table.phase == PLAY else []

    def legal(self, state: CatState, seat: Seat) -> list[int]:
        if seat == CHANCE:
            return [outcome for outcome in range(CHANCE_OUTCOMES) if _may_be_drawn(state, outcome)]
        return bits.listed(_legal_set(state, seat))

    def is_legal(self, state: CatState, seat: Seat, action: Action) -> bool:
        if seat == CHANCE:
            return _may_be_drawn(state, action)
        return 0 <= action < ACTIONS and bits.contains(_legal_set(state, seat), action)

    def pick(self, state: CatState, seat: Seat, dice: Dice) -> Action:
        if seat == CHANCE:
            if state.table.phase == FIRST_START:
                return start_drawn(dice.below(state.table.seats))
            return card_drawn(cards.drawn(state.deck, dice))
        actions = _legal_set(state, seat)
        return bits.nth(actions, dice.below(bits.size(actions)))

    def advance(self, state: CatState, seat: Seat, action: Action, log: Log | None) -> None:
        phase = state.table.phase
        if phase == PLAY:
            _play(state, seat, action, log)
        elif phase == DEAL:
            _deal(state, action + 1, log)
        elif phase == DISCARD:
            _discard(state, seat, discard_of(action), log)
        elif phase == PREDICT:
            _predict(state, seat, prediction_of(action), log)
        elif phase == SHOW:
            _show(state, action + 1, log)
        else:
            # CB-06  First start player random.
            _begin_round(state, action - cards.HIGHEST, log)

    def chance(self, state: CatState) -> list[tuple[int, int]]:
        table = state.table
        if table.phase == FIRST_START:
            return [(start_drawn(seat), 1) for seat in range(table.seats)]
        result: list[tuple[int, int]] = []
        if table.phase == DEAL or table.phase == SHOW:
            for rank in range(1, table.book.highest + 1):
                copies = cards.copies(state.deck, rank)
                if copies:
                    result.append((card_drawn(rank), copies))
        return result

    # -- the end -----------------------------------------------------------------------------------

    def outcome(self, state: CatState) -> Outcome | None:
        table = state.table
        if table.phase != OVER:
            return None
        # CB-23  Most points over all rounds wins; tie: the better last round; still tied: shared.
        last = table.sheet[-1]
        keys: list[tuple[int, int]] = []
        for seat in range(table.seats):
            keys.append((table.points(seat), last.points.get(seat)))
        return Outcome([total for total, _ in keys], places_by(keys))

    # -- what a seat may know ----------------------------------------------------------------------

    def view(self, state: CatState, seat: Seat) -> CatView:
        legal = self.legal(state, seat) if 0 <= seat < state.table.seats else []
        return state.seen_by(seat, _ASKED[state.table.phase] if legal else "", legal)

    def view_of(self, facts: Mapping[str, object]) -> CatView:
        seen = view.view_of(facts)
        for score in seen.table.sheet:
            score.points = points(score, seen.table.seats)
        return seen

    def why_not(self, view: CatView, action: Action) -> Refusal | None:
        return refusals.why_not(view, action)

    def imagine(self, view: CatView, dice: Dice) -> CatState:
        while True:
            state = worlds.imagined(view, dice)
            if state.table.phase != PLAY:
                return state
            turn_to(state, state.table.turn)
            # CB-16  A player to move who could declare nothing would have ended the round.
            if state.spaces:
                return state


def _legal_set(state: CatState, seat: Seat) -> i64:
    """The seat's legal actions as a bit set."""
    table = state.table
    if table.phase == DISCARD and 0 <= seat < table.seats:
        return _legal_discards(state, seat)
    if seat != table.turn:
        return 0
    if table.phase == PLAY:
        return state.spaces
    # CB-05  Repeats allowed, 0 never.
    if table.phase == PREDICT:
        return table.book.predictions
    return 0


def _may_be_drawn(state: CatState, outcome: Action) -> bool:
    phase = state.table.phase
    if phase == FIRST_START:
        return start_drawn(0) <= outcome < start_drawn(state.table.seats)
    if phase != DEAL and phase != SHOW:
        return False
    return card_drawn(1) <= outcome < start_drawn(0) and cards.copies(state.deck, outcome + 1) > 0


# -- a round begins: deal, and in a game of two block spaces ---------------------------------------


def _begin_round(state: CatState, start: Seat, log: Log | None) -> None:
    table = state.table
    table.phase = DEAL
    table.start = start
    table.turn = start
    table.in_hand = 0
    table.aside = 0
    table.predictions = 0
    table.tricks = 0
    # CB-03  Every player has four colour markers.
    table.markers = lanes.filled(table.seats, board.ALL_COLOURS)
    table.taken = 0
    table.neutral = 0
    table.tokens = perseat.zeros()
    table.led = NOBODY
    table.ahead = NOBODY
    table.plays = 0
    table.lacking = 0
    table.shown = 0
    state.hands = perseat.zeros()
    state.discards = 0
    state.deck = cards.whole(table.book.highest)
    if log is not None:
        log.tell(RoundBegan(table.round + 1, start))


def _deal(state: CatState, rank: i64, log: Log | None) -> None:
    table = state.table
    seat = table.turn
    state.deal(seat, rank)
    if lanes.get(table.in_hand, seat) < table.book.hand:
        return
    if log is not None:
        state.tell_hand(seat, log)
    table.turn = table.after(seat)
    if table.turn == table.start:
        # CB-30  Two players: of the five cards left, three are turned up before the discards.
        table.phase = SHOW if table.seats == 2 else DISCARD


def _show(state: CatState, rank: i64, log: Log | None) -> None:
    table = state.table
    state.deck -= cards.one(rank)
    # CB-30  A rank shown blocks the green space, twice green and yellow, three times blue too.
    colour = board.GREEN - cards.copies(table.shown, rank)
    table.shown += cards.one(rank)
    blocked = bits.one(board.space(rank, colour))
    table.neutral |= blocked
    table.taken |= blocked
    if log is not None:
        log.tell(SpaceBlocked(rank, colour))
    if cards.size(table.shown) == SHOWN_OF_TWO:
        table.phase = DISCARD


# -- discards: secret, all at once -----------------------------------------------------------------


def _next_to_discard(table: Table) -> Seat:
    seat = table.start
    while bits.contains(table.aside, seat):
        seat = table.after(seat)
    return seat


def _legal_discards(state: CatState, seat: Seat) -> i64:
    # CB-04  Each player chooses one card of their hand and puts it aside face down.
    if bits.contains(state.table.aside, seat):
        return 0
    return bits.shifted(cards.rank_set(state.hands.get(seat)), discard(1))


def _discard(state: CatState, seat: Seat, rank: i64, log: Log | None) -> None:
    table = state.table
    state.put_aside(seat, rank, log)
    if bits.size(table.aside) < table.seats:
        return
    if table.seats == 2:
        # CB-31  No prediction in a game of two.
        _begin_turn(state, table.start, log)
    else:
        table.phase = PREDICT


# -- predictions -----------------------------------------------------------------------------------


def _predict(state: CatState, seat: Seat, tricks: i64, log: Log | None) -> None:
    table = state.table
    table.predictions = lanes.put(table.predictions, seat, tricks)
    if log is not None:
        log.tell(PredictionMade(seat, tricks))
    # CB-05  Openly, clockwise from the round's start player.
    table.turn = table.after(seat)
    if table.turn == table.start:
        _begin_turn(state, table.start, log)


# -- what may be declared --------------------------------------------------------------------------


def may_lead_red(table: Table) -> bool:
    # CB-11  Unless a player's token already lies in the red row
    # CB-32  (neutral tokens belong to no player, and never open red).
    return table.has_players_token(board.RED_ROW)


def declarable(table: Table, seat: Seat, hand: i64) -> i64:
    """The set of spaces the seat may take with a card of this hand, were it to move."""
    # CB-10  The space (colour, rank) must be empty and your own marker of that colour there.
    markers = lanes.get(table.markers, seat) * cards.ONE_OF_EACH
    spaces = cards.held(hand) * board.ALL_COLOURS & markers & ~table.taken
    # CB-11  The leader may not declare red …
    if table.led == NOBODY and not may_lead_red(table):
        others = spaces & ~board.RED_ROW
        # CB-12  … unless they can declare no other colour with any card in hand. Option
        # `forced_red`: with `paradox` there is no such exception.
        if others or table.options.forced_red == PARADOX:
            return others
    return spaces


def turn_to(state: CatState, seat: Seat) -> None:
    """It is this seat's turn to play."""
    state.table.phase = PLAY
    state.table.turn = seat
    state.spaces = declarable(state.table, seat, state.hands.get(seat))


# -- tricks ----------------------------------------------------------------------------------------


def _begin_turn(state: CatState, seat: Seat, log: Log | None) -> None:
    turn_to(state, seat)
    # CB-16  Paradox: the player to move, leading or following, has no legal declaration.
    if state.spaces == 0:
        hand = state.hands.get(seat)
        if log is not None:
            log.tell(ParadoxCaused(seat, cards.listed(hand)))
        _end_round(state, seat, hand, log)


def _play(state: CatState, seat: Seat, at: i64, log: Log | None) -> None:
    table = state.table
    rank = board.rank_of(at)
    colour = board.colour_of(at)
    if table.led == NOBODY:
        _remember_forced_red(table, seat, colour)
    state.claim(seat, at, rank)
    if log is not None:
        log.tell(CardPlayed(seat, rank, colour))
    if table.led == NOBODY:
        table.led = colour
        table.ahead = seat
    else:
        _follow(table, seat, at, log)
    next_seat = table.after(seat)
    if lanes.get(table.plays, next_seat) == 0:
        _begin_turn(state, next_seat, log)
    else:
        _end_trick(state, log)


def _remember_forced_red(table: Table, seat: Seat, colour: i64) -> None:
    # CB-12  A leader of red before it is open could declare no other colour with any card in hand.
    if colour == board.RED and not may_lead_red(table):
        spaces = declarable(table, seat, cards.whole(table.book.highest)) & ~board.RED_ROW
        lacking = lanes.get(table.lacking, seat) | cards.rank_set(spaces)
        table.lacking = lanes.put(table.lacking, seat, lacking)


def _follow(table: Table, seat: Seat, at: i64, log: Log | None) -> None:
    colour = board.colour_of(at)
    if colour != table.led:
        # CB-13  Declaring another colour than the led one costs the marker of the led colour;
        # if it is gone already nothing more is lost.
        markers = lanes.get(table.markers, seat)
        if bits.contains(markers, table.led):
            table.markers = lanes.put(table.markers, seat, markers & ~bits.one(table.led))
            if log is not None:
                log.tell(MarkerLost(seat, table.led))
    # CB-14  Highest red wins the trick, else the highest of the led colour.
    best = lanes.get(table.plays, table.ahead) - 1
    best_colour = board.colour_of(best)
    if colour == best_colour:
        if at > best:
            table.ahead = seat
    elif colour == board.RED:
        table.ahead = seat


def _end_trick(state: CatState, log: Log | None) -> None:
    table = state.table
    winner = table.ahead
    table.tricks = lanes.add(table.tricks, winner, 1)
    table.plays = 0
    table.led = NOBODY
    table.ahead = NOBODY
    if log is not None:
        log.tell(TrickWon(winner, lanes.get(table.tricks, winner)))
    # CB-15  Until everybody has one card left; that card is not played, and no paradox then.
    if lanes.get(table.in_hand, winner) == LAST_CARD:
        _end_round(state, NOBODY, 0, log)
    else:
        # CB-14  The winner leads.
        _begin_turn(state, winner, log)


# -- scoring ---------------------------------------------------------------------------------------


def earns_bonus(seats: i64, tricks: i64, prediction: i64) -> bool:
    """Whether a player who caused no paradox gets the bonus for the largest group."""
    # CB-31  Two players: with four tricks or fewer the group bonus, with five or more none.
    if seats == 2:
        return tricks <= FEW_TRICKS
    # CB-21  Prediction met exactly.
    return tricks == prediction


def points(score: RoundScore, seats: i64) -> PerSeat:
    """What each seat scores in a round."""
    result = perseat.zeros()
    seat: i64 = 0
    while seat < seats:
        tricks = lanes.get(score.tricks, seat)
        if seat == score.causer:
            # CB-22  The player who caused a paradox scores -1 per trick won and no bonus.
            result.put(seat, -tricks)
        else:
            # CB-20  1 point per trick won.
            result.put(seat, tricks + lanes.get(score.bonuses, seat))
        seat += 1
    return result


def _end_round(state: CatState, causer: Seat, exposed: i64, log: Log | None) -> None:
    table = state.table
    bonuses: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if seat != causer:
            tricks = lanes.get(table.tricks, seat)
            prediction = lanes.get(table.predictions, seat)
            # CB-21  1 point per token in the largest group of own tokens.
            if earns_bonus(table.seats, tricks, prediction):
                bonuses = lanes.put(bonuses, seat, table.largest_group(seat))
        seat += 1
    score = RoundScore(table.tricks, table.predictions, bonuses, causer, exposed)
    score.points = points(score, table.seats)
    table.sheet = table.sheet + [score]
    table.round += 1
    if log is not None:
        _tell_scores(table, score, log)
    # CB-06  The start goes one seat clockwise; the game ends when everybody has started once.
    if table.round < table.seats:
        _begin_round(state, table.after(table.start), log)
    else:
        table.phase = OVER
        if log is not None:
            log.tell(GameEnded([table.points(seat) for seat in range(table.seats)]))


def _tell_scores(table: Table, score: RoundScore, log: Log) -> None:
    for seat in range(table.seats):
        tricks = lanes.get(score.tricks, seat)
        log.tell(RoundScored(seat, tricks, lanes.get(score.bonuses, seat), score.points.get(seat)))


GAME: Final = CatInTheBox(
    GameInfo(
        name="catinthebox",
        rules_version=1,
        seats=SEATS,
        options=(
            Option("rows", board.ORDERS, "red-first"),
            Option("forced_red", FORCED_REDS, "lead"),
        ),
        actions=ACTIONS,
        chance_outcomes=CHANCE_OUTCOMES,
        questions=tuple(_ASKED.values()),
        dealing_rule="CB-04",
        lowest_points=-35,  # five rounds, the paradox maker holding all seven tricks
        highest_points=50,  # five rounds of three tricks and a group of seven
    ),
    CatNotation(),
)
