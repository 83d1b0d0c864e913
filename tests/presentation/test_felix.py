"""The picture of Felix has all that the view knows, but not what the table agreed to hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine import bits
from ninelives.engine.contract import NOBODY, SPECTATOR
from ninelives.games.felix import table as book
from ninelives.games.felix.view import FelixView, view_of
from ninelives.presentation.felix import picture
from testkit.tables import SETTINGS, Setting, played, position, seeds

FELIX = [each for each in SETTINGS if each.name == "felix"]
settings = st.sampled_from(FELIX)
shares = st.integers(0, 100)
GAME = games.load("felix")


def views(setting: Setting, seed: int, share: int) -> Iterator[FelixView]:
    """What every seat and a spectator know at some moment of a random game."""
    state = position(setting, seed, share)
    for viewer in setting.viewers():
        yield GAME.view(state, viewer)


@given(settings, seeds, shares)
def test_the_row_lies_as_the_table_says(setting: Setting, seed: int, share: int) -> None:
    for view in views(setting, seed, share):
        table, row = view.table, picture(view)["row"]
        assert [s["card"] for s in row if s["lies"] == "open"] == table.open_cards()
        for slot, shown in enumerate(row):
            owner = book.PILE if shown["owner"] is None else shown["owner"]
            assert owner == table.owner_at(slot)
            if shown["lies"] == "down" and owner != view.seat:
                assert shown["card"] is None
            if owner < table.seats:
                assert (shown["lies"] != "empty") == bits.contains(table.placed, owner)
        mine = [s["card"] for s in row if s["lies"] == "down" and s["card"] is not None]
        assert mine == bits.listed(view.face_down)


@given(settings, seeds, shares)
def test_mice_add_up(setting: Setting, seed: int, share: int) -> None:
    """What the bank, the mouse cards and the players are shown to have is all there is."""
    public = Setting("felix", setting.seats, {**setting.options, "public_mice": "yes"})
    for view in views(public, seed, share):
        shown = picture(view)
        owned = [player["mice"] for player in shown["players"]]
        on_cards = [card["number"] for card in shown["mouse_cards"] if card["filled"]]
        all_mice = sum(mice for mice in owned if mice is not None) + sum(on_cards) + shown["bank"]
        assert all_mice == view.table.money()
        following = [card["number"] for card in shown["mouse_cards"] if card["next"]]
        assert following == on_cards[:1]
        assert sum(following) == shown["auction"]["for_passing"] == view.table.mice_for_passing()


@given(settings, seeds)
def test_mice_taken_for_passing_are_shown_until_the_round_ends(setting: Setting, seed: int) -> None:
    taken = [0] * setting.seats
    for state, seat, action in played(setting, seed):
        view = GAME.view(state, SPECTATOR)
        if not view.table.bids and len(bits.listed(view.table.bidders)) == setting.seats:
            taken = [0] * setting.seats
        if view.table.phase != book.OVER:
            assert [player["took"] for player in picture(view)["players"]] == taken
        if action == book.PASS and view.table.phase == book.BID and seat >= 0:
            taken[seat] = view.table.mice_for_passing()


@given(settings, seeds, shares)
def test_bids_are_offered_as_the_rules_allow_them(setting: Setting, seed: int, share: int) -> None:
    for view in views(setting, seed, share):
        shown = picture(view)
        if shown["asked"] in ("bid", "raise"):
            lowest, highest = shown["auction"]["lowest"], shown["auction"]["highest"]
            bids = [book.bid(mice) for mice in range(lowest, highest + 1)]
            assert shown["legal"] == [book.PASS, *bids]
        high, bidder = shown["auction"]["high"], shown["auction"]["bidder"]
        assert high == max(player["bid"] for player in shown["players"])
        assert (bidder is None) == (high == 0)
        assert bidder is None or shown["players"][bidder]["bid"] == high


@given(settings, seeds)
def test_an_open_row_is_worth_to_its_buyer_what_was_shown(setting: Setting, seed: int) -> None:
    """All pass and the last player buys: the whole row is open before the dogs run."""
    state, dice = setting.new(), QuickDice(seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        shown = picture(GAME.view(state, SPECTATOR))
        passes = shown["phase"] == "bid"
        GAME.advance(state, seat, book.PASS if passes else GAME.pick(state, seat, dice), None)
        after = GAME.view(state, SPECTATOR).table
        if shown["phase"] == "buy" and after.sheet[-1].winner != NOBODY:
            leaves = [slot for slot, each in enumerate(shown["row"]) if each["leaves"]]
            assert leaves == bits.listed(after.sheet[-1].left)
            assert shown["auction"]["worth"] == after.sheet[-1].cat_points()


@given(settings, seeds)
def test_at_the_end_everything_is_shown_and_adds_up(setting: Setting, seed: int) -> None:
    state = position(setting, seed, 100)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for view in (GAME.view(state, viewer) for viewer in setting.viewers()):
        shown = picture(view)
        assert [player["points"] for player in shown["players"]] == outcome.points
        assert [player["place"] for player in shown["players"]] == outcome.places
        for seat, player in enumerate(shown["players"]):
            lines = [line for line in shown["sheet"] if line["winner"] == seat]
            assert sum(line["cat_points"] or 0 for line in lines) == player["cat_points"]
            kept = [c["card"] for line in lines for c in line["cards"] or [] if not c["left"]]
            assert kept == player["won"]
            assert player["won_count"] == len(kept)
            assert shown["sheet"][-1]["mice"][seat] == player["mice"]


# -- what the table agreed to hide -----------------------------------------------------------------


def _hiding(setting: Setting, **options: str) -> Setting:
    return Setting("felix", setting.seats, {**setting.options, **options})


def _before_the_end(view: FelixView) -> bool:
    return view.table.phase != book.OVER


@given(settings, seeds, shares, st.integers(1, 9))
def test_mice_of_others_are_not_in_a_picture(
    setting: Setting, seed: int, share: int, gift: int
) -> None:
    """Others may have any number of mice: the picture is the same."""
    for view in filter(_before_the_end, views(_hiding(setting, public_mice="no"), seed, share)):
        facts: dict[str, Any] = view.facts()
        if not facts["table"]["sheet"]:
            continue  # in the first round all mice are known
        other = (view.seat + 1) % setting.seats
        facts["table"]["mice"][other] += gift
        for line in facts["table"]["sheet"]:
            line["mice"][other] += gift
        assert picture(view_of(facts)) == picture(view)
        assert picture(view)["players"][other]["points"] is None


@given(settings, seeds, shares)
def test_won_cards_of_others_are_not_in_a_picture(setting: Setting, seed: int, share: int) -> None:
    """Others may have won any cards: the picture is the same."""
    for view in filter(_before_the_end, views(_hiding(setting, open_won_cards="no"), seed, share)):
        facts: dict[str, Any] = view.facts()
        for line in facts["table"]["sheet"]:
            if line["winner"] != view.seat or view.seat == NOBODY:
                line["row"] = [(card + 1) % 8 for card in line["row"]]
        assert picture(view_of(facts)) == picture(view)


@given(settings, seeds, shares)
def test_options_make_mice_and_won_cards_visible(setting: Setting, seed: int, share: int) -> None:
    for view in views(_hiding(setting, public_mice="yes", open_won_cards="yes"), seed, share):
        for player in picture(view)["players"]:
            assert None not in player.values()
        for line in picture(view)["sheet"]:
            assert line["cards"] is not None
            assert None not in line["mice"]
