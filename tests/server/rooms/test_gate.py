"""What is said waits for what it speaks of."""

from __future__ import annotations

import asyncio
from asyncio import Future

from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.rooms.connections import CommitGate

WRITES, SPEAKS, COMMITS = "writes", "speaks", "commits"


@given(st.lists(st.sampled_from([WRITES, SPEAKS, COMMITS]), min_size=10), st.integers(0, 10))
def test_everything_is_sent_in_order_once_what_came_before_it_is_kept(
    steps: list[str], fails_at: int
) -> None:
    """And nothing that was said after something that was not kept."""

    async def run() -> None:
        commits: list[Future[None]] = []
        ended = 0
        said: list[int] = []  # after how many writes
        sent: list[bytes] = []
        broken: list[str] = []
        gate = CommitGate(lambda error: broken.append(str(error)))
        for step in steps:
            if step == WRITES:
                commits.append(asyncio.get_running_loop().create_future())
                gate.wait_for(commits[-1])
            elif step == COMMITS and ended < len(commits) and not broken:
                if ended == fails_at:
                    commits[ended].set_exception(OSError("no disk"))
                else:
                    commits[ended].set_result(None)
                ended += 1
            elif step == SPEAKS and not broken:
                frame = len(said).to_bytes(2, "big")
                said.append(len(commits))
                if gate.is_holding:
                    gate.hold(sent.append, frame)
                else:
                    sent.append(frame)
            await asyncio.sleep(0)
            kept = min(ended, fails_at)
            expected = [
                number.to_bytes(2, "big") for number, writes in enumerate(said) if writes <= kept
            ]
            assert sent == expected
            assert broken == (["no disk"] if ended > fails_at else [])

    asyncio.run(run())
