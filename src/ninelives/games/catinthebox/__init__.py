"""Cat in the Box, tricks with cards whose colour exists once observed."""

from __future__ import annotations

from typing import Final

from ninelives.games import Manifest, Ref

MANIFEST: Final = Manifest(
    clause_prefix="CB",
    rules=Ref("ninelives.games.catinthebox.rules:GAME"),
    events="ninelives.games.catinthebox.events",
    quiet=frozenset({"CardsDealt", "GameEnded"}),
    heuristics=Ref("ninelives.bots.heuristics.catinthebox:CatHeuristics"),
    quick_bot=Ref("ninelives.bots.greedy.catinthebox:Greedy"),
    reasons=Ref("ninelives.coach.reasons.catinthebox:REASONS"),
    picture=Ref("ninelives.presentation.catinthebox:picture"),
    screen=Ref("ninelives.terminal.catinthebox:CatScreen"),
    habits=Ref("ninelives.arena.habits.catinthebox:HABITS"),
    lesson="lesson.txt",
)
