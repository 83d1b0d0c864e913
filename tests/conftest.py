"""How properties are tried: by default the same examples every time, with no deadline.

HYPOTHESIS_PROFILE=soak tries many more, new ones each time.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak", settings.get_profile("steady"), derandomize=False, max_examples=800
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
