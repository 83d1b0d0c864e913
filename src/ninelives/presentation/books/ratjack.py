"""The cards and tokens of Ratjack in words: what each does, and whether that is as printed."""

from __future__ import annotations

from ninelives.engine.contract import View
from ninelives.games.ratjack import cards
from ninelives.games.ratjack.catalogue import Decks
from ninelives.games.ratjack.notation import RatjackNotation
from ninelives.games.ratjack.view import RatjackView
from ninelives.presentation.books import markdown_table
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker


def power_text(phrases: Phrases, decks: Decks, card: int) -> str:
    """What a card does, and whether that is known as printed."""
    found = decks.prints[card]
    text = phrases.say(f"ratjack-power-{found.power.name}", count=found.count)
    return phrases.say("remarked", text=text, remark=_source(phrases, printed=found.printed))


def _source(phrases: Phrases, *, printed: bool) -> str:
    return phrases.say("ratjack-source-printed" if printed else "ratjack-source-reconstructed")


def _token_text(speaker: Speaker, decks: Decks, face: int) -> str:
    source = _source(speaker.phrases, printed=face in decks.printed_faces)
    text = speaker.thing("token", face, ".text")
    return speaker.phrases.say("remarked", text=text, remark=source)


def rule_tables(view: View, phrases: Phrases) -> dict[str, str]:
    """The cards and tokens of this table, for the rule book."""
    assert isinstance(view, RatjackView)
    decks = view.table.decks
    speaker = Speaker(phrases, "ratjack", RatjackNotation(), [], -1)
    card_rows = [
        [speaker.thing("card", card), power_text(phrases, decks, card)]
        for card in range(cards.CARDS)
    ]
    token_rows = [
        [speaker.thing("token", face, ".label"), _token_text(speaker, decks, face)]
        for sides in zip(decks.fronts, decks.backs, strict=True)
        for face in sides
    ]
    return {
        "cards": markdown_table(
            [phrases.say("ratjack-rules-card"), phrases.say("ratjack-rules-effect")], card_rows
        ),
        "tokens": markdown_table(
            [phrases.say("ratjack-rules-face"), phrases.say("ratjack-rules-effect")], token_rows
        ),
    }
