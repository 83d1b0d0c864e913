"""Felix: The Cat in the Sack, an auction for a sack you cannot look into."""

from __future__ import annotations

from typing import Final

from ninelives.games import Manifest, Ref

MANIFEST: Final = Manifest(
    clause_prefix="FX",
    rules=Ref("ninelives.games.felix.rules:GAME"),
    events="ninelives.games.felix.events",
    quiet=frozenset({"CardRemovedUnseen", "GameEnded", "SeatScored"}),
    heuristics=Ref("ninelives.bots.heuristics.felix:FelixHeuristics"),
    quick_bot=Ref("ninelives.bots.greedy.felix:Greedy"),
    reasons=Ref("ninelives.coach.reasons.felix:REASONS"),
    picture=Ref("ninelives.presentation.felix:picture"),
    screen=Ref("ninelives.terminal.felix:FelixScreen"),
    habits=Ref("ninelives.arena.habits.felix:HABITS"),
    lesson="lesson.txt",
)
