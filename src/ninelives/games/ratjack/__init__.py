"""Ratjack, 25 and not one more."""

from __future__ import annotations

from typing import Final

from ninelives.games import Manifest, Ref

MANIFEST: Final = Manifest(
    clause_prefix="RJ",
    rules=Ref("ninelives.games.ratjack.rules:GAME"),
    events="ninelives.games.ratjack.events",
    quiet=frozenset({"CardDealtUnseen", "GameEnded", "TokenTossed", "TurnBegan"}),
    heuristics=Ref("ninelives.bots.heuristics.ratjack:RatjackHeuristics"),
    quick_bot=Ref("ninelives.bots.greedy.ratjack:Greedy"),
    reasons=Ref("ninelives.coach.reasons.ratjack:REASONS"),
    picture=Ref("ninelives.presentation.ratjack:picture"),
    screen=Ref("ninelives.terminal.ratjack:RatjackScreen"),
    habits=Ref("ninelives.arena.habits.ratjack:HABITS"),
    lesson="lesson.txt",
    rule_tables=Ref("ninelives.presentation.books.ratjack:rule_tables"),
)
