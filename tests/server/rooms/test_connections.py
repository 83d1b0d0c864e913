"""CommitGate: messages wait for the commits before them."""

from __future__ import annotations

import asyncio
from asyncio import Future

from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.rooms.connections import CommitGate

WRITE, SEND, COMMIT = "write", "send", "commit"


@given(st.lists(st.sampled_from([WRITE, SEND, COMMIT]), min_size=10), st.integers(0, 10))
async def test_commit_gate_sends_messages_in_order_after_the_commits_before_them(
    steps: list[str], fails_at: int
) -> None:
    """After a failed commit nothing is sent."""
    commits: list[Future[None]] = []
    ended = 0
    held: list[int] = []  # for each message, the number of writes before it
    sent: list[bytes] = []
    failures: list[str] = []
    gate = CommitGate(lambda error: failures.append(str(error)))
    for step in steps:
        if step == WRITE:
            commits.append(asyncio.get_running_loop().create_future())
            gate.wait_for(commits[-1])
        elif step == COMMIT and ended < len(commits) and not failures:
            if ended == fails_at:
                commits[ended].set_exception(OSError("no disk"))
            else:
                commits[ended].set_result(None)
            ended += 1
        elif step == SEND and not failures:
            text = len(held).to_bytes(2, "big")
            held.append(len(commits))
            if gate.is_holding:
                gate.hold(sent.append, text)
            else:
                sent.append(text)
        await asyncio.sleep(0)
        committed = min(ended, fails_at)
        expected = [
            number.to_bytes(2, "big") for number, writes in enumerate(held) if writes <= committed
        ]
        assert sent == expected
        assert failures == (["no disk"] if ended > fails_at else [])
