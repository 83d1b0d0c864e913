"""`ninelives bench`: what it measures, and the shape of its report."""

from __future__ import annotations

import json

from ninelives import bench, games
from ninelives.build import compiled

ALWAYS = {
    "players",
    "rollout_steps_per_s",
    "rollouts_per_s",
    "round_rollouts_per_s",
    "guided_rollouts_per_s",
    "python_steps_per_s",
    "clone_ns",
    "chance_share",
}


def test_every_game_is_measured_and_told_as_json() -> None:
    told = json.loads(json.dumps(bench.run(games.names(), seconds=0.01)))
    assert told["compiled"] == compiled()
    assert set(told["games"]) == set(games.names())
    for speeds in told["games"].values():
        assert set(speeds) == ALWAYS | (set() if compiled() else {"pure_game_ms"})
        assert all(speed > 0 for speed in speeds.values())
