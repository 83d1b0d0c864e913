"""The rules of Ratjack.

Each player has one hand card and a few cards in front of them, face up or hidden; only those face
up count. In your turn you draw a card and play one: hide it, show it with its effect, or discard it
and flip one of your hidden cards with its effect. Players above 25 at the end of a turn are out. A
player with exactly 25 in their turn has a Ratjack, scores and ends the round; so does the last
player left, or the highest when the deck has run out. Knocking out another player scores too. The
first to three points wins.

The rules are those of the printed game; most cards are this project's reconstruction, in files
that can be replaced (decks.py). Rulings:
- "Other" cards are other than the card that carries the effect out (RJ-24): the copied card where
  an own card is triggered again, the copying card where another player's card is copied.
- "Draw" in an effect is a draw as in RJ-10, from the deck or the pile, unless the text names one.
- The cards of a player who is out stay unseen and out of reach until the round ends (RJ-30).
- With `pay_all` RJ-32, 33 and 34 pay one after another; RJ-01 stops the game in between (RJ-35).
- A card taken out of the middle of the pile is the uppermost of its kind; the rest keeps order.
- What is chosen in an effect, cards, tokens, players, is seen by all; only the order in which a
  looker puts cards back on the deck is not.
- Players remember what they have seen (memory.py): which hidden cards they know for sure, and of a
  card that was seen going into a hand or into the deck, where it may be since.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ninelives.engine import bits, lanes
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
from ninelives.games.ratjack import (
    cards,
    events,
    powers,
    questions,
    refusals,
    row,
    scoring,
    tokens,
    view,
    worlds,
)
from ninelives.games.ratjack.catalogue import NO_PLACE, Decks
from ninelives.games.ratjack.decks import built_in, variant
from ninelives.games.ratjack.memory import Traces
from ninelives.games.ratjack.notation import RatjackNotation
from ninelives.games.ratjack.state import UNASKED, RatjackState
from ninelives.games.ratjack.table import (
    ACTIONS,
    CARD,
    CARD_DRAWN,
    CHANCE_OUTCOMES,
    DEAL,
    DEALT,
    DECK_TIES,
    DISCARD,
    DRAW,
    DRAW_DECK,
    DRAWING,
    EFFECT,
    EFFECT_DRAWING,
    FACE_TOSSED,
    FIRST_HIDE,
    FIRST_START,
    FLIP,
    HIDE,
    HIGHEST,
    KNOCK_OUT,
    MOST_TURNS,
    OPEN,
    OVER,
    PLAY,
    RATJACK,
    SEATS,
    SHOW,
    START_DRAWN,
    SURVIVOR,
    TARGET,
    TOSS,
    WINNING_POINTS,
    Award,
    Table,
)
from ninelives.games.ratjack.view import RatjackView

RULES_VERSION: Final = 1
MOST_POINTS: Final = WINNING_POINTS - 1 + 3  # two, and then three players out at once

# RJ-02  Rats twice (identical), weasels, raccoons; a game uses two decks; default: both rat decks.
_PAIRS: Final = {
    "rats+rats": (cards.RAT, cards.RAT),
    "rats+weasels": (cards.RAT, cards.WEASEL),
    "rats+raccoons": (cards.RAT, cards.RACCOON),
    "weasels+raccoons": (cards.WEASEL, cards.RACCOON),
}
_OPTIONS: Final = (
    Option("decks", tuple(_PAIRS), "rats+rats"),
    Option("ratjack_any_turn", ("no", "yes"), "no"),
    Option("pay_all", ("no", "yes"), "no"),
    Option("deck_tie", DECK_TIES, "each"),
)
_ASKED: Final = {FIRST_HIDE: "first-hide", DRAW: "draw", PLAY: "play", FLIP: "flip"}


@final
class Ratjack(Game[RatjackState, RatjackView]):
    def __init__(self, decks: Decks) -> None:
        info = GameInfo(
            name="ratjack",
            rules_version=RULES_VERSION,
            seats=SEATS,
            options=_OPTIONS,
            actions=ACTIONS,
            chance_outcomes=CHANCE_OUTCOMES,
            questions=(*_ASKED.values(), *_asked_by_powers(decks)),
            dealing_rule="RJ-04",
            lowest_points=0,
            highest_points=MOST_POINTS,
            variant=variant(decks),
        )
        super().__init__(info, RatjackNotation())
        self.decks = decks

    # -- the turn ----------------------------------------------------------------------------------

    def _set_up(self, seats: int, options: dict[str, str]) -> RatjackState:
        table = Table(self.decks, seats, row.empty(), row.empty(), [])
        table.first_animal, table.second_animal = _PAIRS[options["decks"]]
        table.ratjack_any_turn = options["ratjack_any_turn"] == "yes"
        table.pay_all = options["pay_all"] == "yes"
        table.deck_tie = DECK_TIES.index(options["deck_tie"])
        return RatjackState(table, row.empty(), Traces())

    def to_act(self, state: RatjackState) -> Seat:
        phase = state.table.phase
        if phase == FIRST_HIDE:
            return _next_to_hide(state.table)
        if phase == OVER:
            return NOBODY
        if _is_chance(phase):
            return CHANCE
        return state.table.active

    def waiting(self, state: RatjackState) -> list[int]:
        table = state.table
        if table.phase == FIRST_HIDE:
            around = [(table.latest + step) % table.seats for step in range(table.seats)]
            return [seat for seat in around if lanes.get(table.in_hand, seat) == DEALT]
        return [] if table.phase == OVER or _is_chance(table.phase) else [table.active]

    def legal(self, state: RatjackState, seat: Seat) -> list[int]:
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chance(state)]
        if not _may_act(state.table, seat):
            return []
        if state.table.phase == PLAY:
            return _listed_ways(state)
        chosen = _answers(state, seat)
        return _listed(state.first_choice, chosen)

    def is_legal(self, state: RatjackState, seat: Seat, action: Action) -> bool:
        if seat == CHANCE:
            return _may_happen(state, action)
        if not _may_act(state.table, seat):
            return False
        if state.table.phase == PLAY:
            return _may_play(state, action)
        chosen = _answers(state, seat)
        return bits.contains(chosen, action - state.first_choice)

    def pick(self, state: RatjackState, seat: Seat, dice: Dice) -> Action:
        table = state.table
        if seat == CHANCE:
            return _pick_outcome(state, dice)
        if table.phase == PLAY:
            ways = _choices(state)
            return _way(state, bits.nth(ways, dice.below(bits.size(ways))))
        chosen = _answers(state, seat)
        return state.first_choice + bits.nth(chosen, dice.below(bits.size(chosen)))

    def apply(
        self, state: RatjackState, seat: Seat, action: Action, log: Log | None = None
    ) -> Seat:
        # As in `Game`. Compiled, every call of a final class is direct: 4 % for Python programs.
        if not self.is_legal(state, seat, action):
            raise self._refused(state, seat, action)
        self.advance(state, seat, action, log)
        return self.to_act(state)

    def resolve_chance(self, state: RatjackState, dice: Dice, log: Log | None = None) -> Seat:
        # As in `Game`, with direct calls.
        if not _is_chance(state.table.phase):
            raise self._refused(state, CHANCE, 0)
        self.advance(state, CHANCE, _pick_outcome(state, dice), log)
        return self.to_act(state)

    def advance(self, state: RatjackState, seat: Seat, action: Action, log: Log | None) -> None:
        phase = state.table.phase
        state.choices = UNASKED
        if phase == DRAW:
            _draw(state, action, log)
        elif phase == DRAWING:
            _drawn(state, action - CARD_DRAWN, log)
        elif phase == PLAY:
            _play(state, action, log)
        elif phase == FLIP:
            _flip(state, action - CARD, log)
        elif phase == EFFECT:
            _answer(state, action, log)
        elif phase == EFFECT_DRAWING:
            _effect_drawn(state, action - CARD_DRAWN, log)
        else:
            _set_up_round(state, seat, action, log)

    def chance(self, state: RatjackState) -> list[tuple[int, int]]:
        table = state.table
        if table.phase == FIRST_START:
            return [(START_DRAWN + seat, 1) for seat in range(table.seats)]
        if table.phase == TOSS:
            sides = [table.decks.fronts[table.tossed], table.decks.backs[table.tossed]]
            return [(FACE_TOSSED + face, 1) for face in sorted(sides)]
        if not _is_chance(table.phase):
            return []
        drawable: list[tuple[int, int]] = []
        left = state.deck
        while left:
            card = bits.lowest(left)
            drawable.append((CARD_DRAWN + card, 1 + (state.twins >> card & 1)))
            left &= left - 1
        return drawable

    # -- the end -----------------------------------------------------------------------------------

    def outcome(self, state: RatjackState) -> Outcome | None:
        if state.table.phase != OVER:
            return None
        # RJ-31  Several at once share the win.
        points = lanes.listed(state.table.points, state.table.seats)
        return Outcome(points, places_by([(min(own, WINNING_POINTS), 0) for own in points]))

    # -- what a seat may know ----------------------------------------------------------------------

    def view(self, state: RatjackState, seat: Seat) -> RatjackView:
        legal = self.legal(state, seat) if 0 <= seat < state.table.seats else []
        return state.seen_by(seat, _asked(state.table) if legal else "", legal)

    def view_of(self, facts: Mapping[str, object]) -> RatjackView:
        return view.view_of(facts, self.decks)

    def why_not(self, view: RatjackView, action: Action) -> Refusal | None:
        return refusals.why_not(view, action)

    def imagine(self, view: RatjackView, dice: Dice) -> RatjackState:
        return worlds.imagined(view, dice)


def _is_chance(phase: i64) -> bool:
    if phase <= OPEN:
        return True
    return phase == DRAWING or phase == EFFECT_DRAWING


def _may_act(table: Table, seat: Seat) -> bool:
    if table.phase == FIRST_HIDE:
        return 0 <= seat < table.seats and lanes.get(table.in_hand, seat) == DEALT
    return seat == table.active and not _is_chance(table.phase) and table.phase != OVER


def _may_happen(state: RatjackState, outcome: Action) -> bool:
    table = state.table
    if table.phase == FIRST_START:
        return 0 <= outcome - START_DRAWN < table.seats
    if table.phase == TOSS:
        face = outcome - FACE_TOSSED
        return face == table.decks.fronts[table.tossed] or face == table.decks.backs[table.tossed]
    card = outcome - CARD_DRAWN
    return _is_chance(table.phase) and 0 <= card < cards.CARDS and bits.contains(state.deck, card)


def _listed(first: Action, members: i64) -> list[int]:
    """The members of a set, counted from the first action."""
    others = members & (members - 1)
    # Most sets are small, and a list of known size is made quicker than one that grows.
    if others == 0:
        return [first + bits.lowest(members)] if members else []
    if others & (others - 1) == 0:
        return [first + bits.lowest(members), first + bits.lowest(others)]
    result: list[int] = []
    while members:
        result.append(first + bits.lowest(members))
        members &= members - 1
    return result


def _asked_by_powers(decks: Decks) -> list[str]:
    names: list[str] = []
    for power in decks.powers:
        for question in power.questions:
            if question.name not in names:
                names.append(question.name)
    return names


def _asked(table: Table) -> str:
    if table.phase == EFFECT:
        return table.question().name
    return _ASKED[table.phase]


def _answers(state: RatjackState, seat: Seat) -> i64:
    """The seat's legal actions outside of PLAY, as a set counted from `state.first_choice`."""
    if state.table.phase == FIRST_HIDE:
        state.first_choice = HIDE
        return state.hand_set(seat)
    return _choices(state)


def _choices(state: RatjackState) -> i64:
    """What the active player may do, as a set; computed once and kept until something is done."""
    if state.choices == UNASKED:
        phase = state.table.phase
        if phase == PLAY:
            state.choices = _ways_to_play(state)
        elif phase == DRAW:
            state.choices = questions.DRAW.choices(state)
            state.first_choice = DRAW_DECK
        elif phase == FLIP:
            state.choices = questions.TRIGGER.choices(state)
            state.first_choice = CARD
        else:
            question = state.table.question()
            state.choices = question.choices(state)
            state.first_choice = question.first
    return state.choices


def _pick_outcome(state: RatjackState, dice: Dice) -> Action:
    table = state.table
    if table.phase == TOSS:
        side = table.decks.fronts if dice.below(2) == 0 else table.decks.backs
        return FACE_TOSSED + side[table.tossed]
    if table.phase == FIRST_START:
        return START_DRAWN + dice.below(table.seats)
    kinds = bits.size(state.deck)
    drawn = dice.below(table.deck_size - table.top_size)
    if drawn < kinds:
        return CARD_DRAWN + bits.nth(state.deck, drawn)
    return CARD_DRAWN + bits.nth(state.twins, drawn - kinds)


# -- a round begins --------------------------------------------------------------------------------


def _set_up_round(state: RatjackState, seat: Seat, action: Action, log: Log | None) -> None:
    phase = state.table.phase
    if phase == FIRST_HIDE:
        _hide_first(state, seat, action - HIDE, log)
    elif phase == DEAL:
        _deal(state, action - CARD_DRAWN, log)
    elif phase == TOSS:
        _toss(state, action - FACE_TOSSED, log)
    elif phase == OPEN:
        # RJ-04  … turn the top of the deck face up as the discard pile …
        state.open_pile(action - CARD_DRAWN, log)
        state.table.phase = FIRST_HIDE
    else:
        # RJ-05  First start player random.
        state.table.latest = action - START_DRAWN
        _begin_round(state, log)


def _begin_round(state: RatjackState, log: Log | None) -> None:
    table = state.table
    table.clear_round()
    table.round += 1
    # RJ-05  Later rounds: the player who gained a VP most recently.
    table.active = table.latest
    table.phase = TOSS
    first = cards.deck(table.first_animal)
    second = cards.deck(table.second_animal)
    state.deck = first | second
    state.twins = first & second
    state.top = 0
    state.hands = 0
    state.hidden = row.empty()
    state.traces = Traces()
    if log is not None:
        log.tell(events.RoundBegan(table.round, table.latest))


def _toss(state: RatjackState, face: i64, log: Log | None) -> None:
    # RJ-03  Toss the six double-sided bonus tokens; the faces up form the supply.
    table = state.table
    table.show_face(table.tossed, face)
    table.tossed += 1
    if log is not None:
        log.tell(events.TokenTossed(face))
    if table.tossed == tokens.TOKENS:
        table.phase = DEAL


def _deal(state: RatjackState, card: i64, log: Log | None) -> None:
    # RJ-04  Deal two cards each …
    table = state.table
    state.deal(table.active, card, log)
    if lanes.get(table.in_hand, table.active) < DEALT:
        return
    table.active = table.after(table.active)
    if table.active == table.latest:
        table.phase = OPEN


def _next_to_hide(table: Table) -> Seat:
    seat = table.latest
    while lanes.get(table.in_hand, seat) < DEALT:
        seat = table.after(seat)
    return seat


def _hide_first(state: RatjackState, seat: Seat, card: i64, log: Log | None) -> None:
    # RJ-04  … then all players secretly and at once put one of the two face down in front.
    table = state.table
    state.hide(seat, card, seat, log)
    if bits.size(table.taken) == table.seats:
        _begin_turn(state, table.latest, log)


# -- a turn ----------------------------------------------------------------------------------------


def _begin_turn(state: RatjackState, seat: Seat, log: Log | None) -> None:
    table = state.table
    table.active = seat
    table.turns += 1
    table.phase = DRAW
    if log is not None:
        log.tell(events.TurnBegan(seat))


def _draw(state: RatjackState, action: Action, log: Log | None) -> None:
    # RJ-10  Draw one: top of the deck or top of the discard pile.
    table = state.table
    if action != DRAW_DECK:
        state.take_discard(table.active, table.pile_size - 1, log)
        table.phase = PLAY
    elif table.top_size:
        _drawn(state, state.top_card(0), log)
    else:
        table.phase = DRAWING


def _drawn(state: RatjackState, card: i64, log: Log | None) -> None:
    state.draw(state.table.active, card, log)
    state.table.phase = PLAY


def _ways_to_play(state: RatjackState) -> i64:
    """The legal ways to play as a set: hide, show, discard the first hand card or the second."""
    table = state.table
    seat = table.active
    first = state.first_in_hand(seat)
    second = state.second_in_hand(seat)
    # RJ-11  Face down in front of you - always legal.
    ways: i64 = 0b000011
    # RJ-12  Face up and its effect happens - legal only if the effect can be carried out in full.
    moment = questions.moment_now(table)
    visible = moment.visible
    moment.source = table.free_place()
    moment.visible |= bits.one(moment.source)
    if questions.may_show(state, first, moment):
        ways |= 0b000100
    if second != first and questions.may_show(state, second, moment):
        ways |= 0b001000
    # RJ-13  Onto the discard pile, then flip one of your hidden cards - that effect must be
    # possible in full, tested after the discard.
    moment.visible = visible
    moment.shown_at = NO_PLACE
    moment.discards += 1
    if questions.flippable(state, moment, one_is_enough=True):
        ways |= 0b110000
    return ways if second != first else ways & 0b010101


def _way(state: RatjackState, way: i64) -> Action:
    """The action that a member of `_ways_to_play` stands for."""
    seat = state.table.active
    card = state.first_in_hand(seat) if way & 1 == 0 else state.second_in_hand(seat)
    return HIDE + (way >> 1) * cards.CARDS + card


def _listed_ways(state: RatjackState) -> list[int]:
    """The ways to play as actions, ascending."""
    ways = _choices(state)
    seat = state.table.active
    low = state.first_in_hand(seat)
    high = state.second_in_hand(seat)
    if low == high:
        result = [HIDE + low]
        if ways & 0b000100:
            result.append(SHOW + low)
        if ways & 0b010000:
            result.append(DISCARD + low)
        return result
    shows_low, shows_high = ways & 0b000100, ways & 0b001000
    if low > high:
        low, high = high, low
        shows_low, shows_high = shows_high, shows_low
    result = [HIDE + low, HIDE + high]
    if shows_low:
        result.append(SHOW + low)
    if shows_high:
        result.append(SHOW + high)
    if ways & 0b110000:
        result.append(DISCARD + low)
        result.append(DISCARD + high)
    return result


def _may_play(state: RatjackState, action: Action) -> bool:
    """Whether the action is one of `_ways_to_play`."""
    seat = state.table.active
    first = state.first_in_hand(seat)
    second = state.second_in_hand(seat)
    ways = _choices(state)
    start: i64 = HIDE  # then SHOW, then DISCARD
    while ways:
        if ways & 1 and action == start + first:
            return True
        if ways & 2 and action == start + second:
            return True
        start += cards.CARDS
        ways >>= 2
    return False


def _play(state: RatjackState, action: Action, log: Log | None) -> None:
    table = state.table
    seat = table.active
    if action < SHOW:
        state.hide(seat, action - HIDE, table.free_place(), log)
        _end_turn(state, log)
    elif action < DISCARD:
        card = action - SHOW
        place = state.show(seat, card, log)
        if powers.begin(state, card, place, log):
            _end_turn(state, log)
    else:
        state.discard(seat, action - DISCARD, log)
        table.phase = FLIP


def _flip(state: RatjackState, place: i64, log: Log | None) -> None:
    if powers.flip_and_trigger(state, place, log):
        _end_turn(state, log)


def _answer(state: RatjackState, action: Action, log: Log | None) -> None:
    if powers.answer(state, action, log):
        _end_turn(state, log)


def _effect_drawn(state: RatjackState, card: i64, log: Log | None) -> None:
    if powers.drawn(state, card, log):
        _end_turn(state, log)


# -- the end of a turn, in this order --------------------------------------------------------------


def _end_turn(state: RatjackState, log: Log | None) -> None:
    table = state.table
    table.clear_effect()
    totals = table.sums
    # RJ-31  A player at 3 VP: the game ends.
    if _knock_out(state, totals, log) and scoring.is_won(table):
        _end_game(state, log)
        return
    if log is not None and table.turns >= MOST_TURNS:
        log.tell(events.TurnsRanOut(table.turns))
    # RJ-35  The first of RJ-32, 33, 34 that applies ends the round; the later ones pay nothing.
    # `pay_all`: every one that applies pays, until the game is won (RJ-01).
    is_over = _pay(state, scoring.winners_by_ratjack(table, totals), RATJACK, log)
    if not is_over or _goes_on_paying(table):
        is_over |= _pay(state, scoring.winners_by_survival(table), SURVIVOR, log)
    if scoring.has_run_out(table):
        if not is_over or _goes_on_paying(table):
            _pay(state, scoring.winners_by_height(table, totals), HIGHEST, log)
        is_over = True
    if is_over and scoring.is_won(table):
        _end_game(state, log)
    # RJ-36  All players out at once: the round ends, no survivor's point.
    elif is_over or table.still_in == 0:
        _tell_round_ended(table, log)
        _begin_round(state, log)
    else:
        _begin_turn(state, _next_in(table), log)


def _knock_out(state: RatjackState, totals: i64, log: Log | None) -> bool:
    """Put out the players above 25; whether that won a point."""
    # RJ-30  All players above 25 are out of the round together: hand, cards and tokens leave
    # until the next round.
    table = state.table
    others: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        total = lanes.get(totals, seat)
        if total > TARGET:
            table.put_out(seat)
            if seat != table.active:
                others += 1
            if log is not None:
                log.tell(events.PlayerOut(seat, total))
        seat += 1
    # RJ-30  The active player gets 1 VP for each other player out - also when they are out
    # themselves - and none for themselves.
    if others:
        _award(state, bits.one(table.active), others, KNOCK_OUT, log)
    return others > 0


def _goes_on_paying(table: Table) -> bool:
    return table.pay_all and not scoring.is_won(table)


def _pay(state: RatjackState, seats: i64, reason: i64, log: Log | None) -> bool:
    """A point to each of the seats; whether there were any."""
    if seats == 0:
        return False
    _award(state, seats, 1, reason, log)
    return True


def _award(state: RatjackState, seats: i64, points: i64, reason: i64, log: Log | None) -> None:
    table = state.table
    for step in range(table.seats):
        seat = (table.active + step) % table.seats
        if not bits.contains(seats, seat):
            continue
        table.points = lanes.add(table.points, seat, points)
        table.sheet = table.sheet + [Award(table.round, seat, points, reason)]
        if log is not None:
            log.tell(events.PointsWon(seat, points, reason))
    # RJ-05  Several at once: the active player if among them, else the first clockwise from them.
    latest = table.active
    while not bits.contains(seats, latest):
        latest = table.after(latest)
    table.latest = latest


def _next_in(table: Table) -> Seat:
    # RJ-37  Turn goes clockwise to the next player still in.
    seat = table.after(table.active)
    while not table.is_in(seat):
        seat = table.after(seat)
    return seat


def _tell_round_ended(table: Table, log: Log | None) -> None:
    if log is not None:
        totals: list[int] = []
        for seat in range(table.seats):
            totals.append(table.total(seat) if table.is_in(seat) else events.NOT_IN_ROUND)
        log.tell(events.RoundEnded(table.round, totals))


def _end_game(state: RatjackState, log: Log | None) -> None:
    table = state.table
    _tell_round_ended(table, log)
    table.phase = OVER
    if log is not None:
        log.tell(events.GameEnded(lanes.listed(table.points, table.seats)))


GAME: Final = Ratjack(built_in())
