"""Our server as it is measured and soaked: the real one, but without limits on one address.

python -m bench.online.serving PORT FOLDER [DATABASE]
"""

from __future__ import annotations

import sys
from pathlib import Path

from ninelives.server.config import Config
from ninelives.server.limits import Limits
from ninelives.server.runner import Server, run, settle
from ninelives.server.store import StoreInvalid

_ENOUGH = 1_000_000
LIMITS = Limits(
    messages_per_second=_ENOUGH,
    message_burst=_ENOUGH,
    calls_per_second=_ENOUGH,
    call_burst=_ENOUGH,
    rooms_per_second=_ENOUGH,
    room_burst=_ENOUGH,
    rooms_per_guest=_ENOUGH,
    rooms=_ENOUGH,
    connections_per_guest=_ENOUGH,
    connections_per_address=_ENOUGH,
    connections=_ENOUGH,
)


def ready(_: Server, address: str) -> None:
    settle()
    print(address, flush=True)


port, folder, database = int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:])
try:
    run(Config(port=port, data_dir=folder, database=database, limits=LIMITS), ready)
except StoreInvalid as error:
    raise SystemExit(f"the database cannot be used: {error}") from None
