"""New Game: the highest card takes the trick."""

from __future__ import annotations

from typing import Final

from ninelives.games import Manifest, Ref

MANIFEST: Final = Manifest(
    clause_prefix="NG",
    rules=Ref("ninelives.games.newgame.rules:GAME"),
    events="ninelives.games.newgame.events",
    quiet=frozenset({"CardDealtUnseen", "GameEnded"}),
    heuristics=Ref("ninelives.bots.heuristics.newgame:NewgameHeuristics"),
    quick_bot=Ref("ninelives.bots.greedy.newgame:Greedy"),
    reasons=Ref("ninelives.coach.reasons.newgame:REASONS"),
    picture=Ref("ninelives.presentation.newgame:picture"),
    screen=Ref("ninelives.terminal.newgame:NewgameScreen"),
    habits=Ref("ninelives.arena.habits.newgame:HABITS"),
    lesson="lesson.txt",
)
