"""Facts, wishes and refusals as sentences."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.engine.contract import NOBODY, Refusal
from ninelives.games.catinthebox.events import CardPlayed, HandDealt, PredictionMade
from ninelives.games.felix.events import DogsLeft, Passed
from ninelives.games.felix.table import bid
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker


def speaker(game: str, language: str, me: int = 0) -> Speaker:
    notation = games.load(game).notation
    return Speaker(Phrases(language), game, notation, ["Ada", "Bo", "Cleo"], me)


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You play a blue 5.", "Bo plays a blue 5."),
        ("de", "Du spielst Blau 5.", "Bo spielt Blau 5."),
        ("pt", "Jogas um 5 azul.", "Bo joga um 5 azul."),
        ("zh-Hans", "你打出蓝色 5。", "Bo打出蓝色 5。"),
        ("zh-Hant", "你打出藍色 5。", "Bo打出藍色 5。"),
    ],
)
def test_an_event_is_told_to_its_player_and_to_others(
    language: str, mine: str, others: str
) -> None:
    assert speaker("catinthebox", language).event(CardPlayed(0, 5, 1)) == mine
    assert speaker("catinthebox", language).event(CardPlayed(1, 5, 1)) == others


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert speaker("catinthebox", "en", NOBODY).event(CardPlayed(0, 5, 1)) == "Ada plays a blue 5."


def test_numbers_decide_between_one_and_many() -> None:
    says = speaker("catinthebox", "en").event
    assert says(PredictionMade(1, 1)) == "Bo predicts 1 trick."
    assert says(PredictionMade(1, 3)) == "Bo predicts 3 tricks."


def test_negative_numbers_have_a_true_minus() -> None:
    assert speaker("felix", "en").say("page-won-open", count=2, points=-3).count("−3") == 1


def test_a_single_card_is_named_without_a_count_in_a_language_without_plurals() -> None:
    def said(count: int) -> str:
        says = speaker("catinthebox", "zh-Hant").say
        return says("page-card", card=3, count=count, state="dead")

    assert [said(1), said(2)] == ["3。已經沒有顏色可用。", "3，2 張。已經沒有顏色可用。"]


def test_lists_are_listed_as_the_language_does() -> None:
    dealt = HandDealt(0, [1, 3, 3])
    assert speaker("catinthebox", "en").event(dealt) == "You are dealt 1, 3, 3."
    assert speaker("catinthebox", "zh-Hans").event(dealt) == "你拿到 1、3、3。"


def test_sentences_are_joined_as_the_language_does() -> None:
    assert Phrases("en").joined("One.", "", "Two.") == "One. Two."
    assert Phrases("zh-Hant").joined("一。", "", "二。") == "一。二。"


def test_things_have_names() -> None:
    assert speaker("felix", "de").event(DogsLeft([8, 9])) == (
        "Die Hunde verscheuchen einander: großer Hund, kleiner Hund."
    )
    assert speaker("ratjack", "en").thing("card", 7) == "rat 8"
    assert speaker("ratjack", "en").thing("token", 4, ".label") == "+5"
    assert speaker("catinthebox", "pt").thing("card", 7) == "7"


def test_nothing_to_take_back_is_not_told() -> None:
    says = speaker("felix", "en").event
    assert says(Passed(1, 0, 2)) == "Bo passes and gets 2 mice."
    assert says(Passed(1, 5, 0)) == "Bo passes, takes back 5 and gets no mice."


def test_an_action_says_what_it_means() -> None:
    assert speaker("felix", "en").action(bid(4)) == "bid 4 mice in all for the sack"
    assert speaker("felix", "en").asked("buy").startswith("Nobody has bid.")


def test_a_refusal_names_its_rule_and_its_reason() -> None:
    says = speaker("felix", "en").refusal
    low = "Your bid must be higher than the highest bid. (Rule FX-12)"
    assert says(Refusal("FX-12", "bid-too-low")) == low
    assert says(Refusal("FX-13", "not-your-turn")) == "It’s not your turn. (Rule FX-13)"


def test_a_text_that_is_missing_is_its_id() -> None:
    assert Phrases("en").say("no-such-text") == "no-such-text"
