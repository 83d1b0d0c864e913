"""`Metrics` in the text format of Prometheus."""

from __future__ import annotations

import re

from ninelives.server.metrics import Histogram, Metrics, Tally

LINE = re.compile(
    r'# (HELP|TYPE) ninelives_\w+ .+|ninelives_\w+(\{\w+="[^"]*"\})? -?\d+(\.\d+)?(e-?\d+)?'
)


def test_metrics_have_the_text_format_of_prometheus() -> None:
    metrics = Metrics()
    metrics.connections.add()
    metrics.rooms.set({"waiting": 2, "playing": 1})
    metrics.refusals.add(of="too-fast")
    metrics.calls.add(of="200")
    metrics.committed(3, 0.004)
    for line in metrics.text().splitlines():
        assert LINE.fullmatch(line), line


def test_tally_counts_up_and_down_by_label() -> None:
    tally = Tally("things", "About things.", "kind", kind="gauge")
    tally.add(2, of="a")
    tally.add(of="b")
    tally.add(-1, of="a")
    assert list(tally.lines())[2:] == [
        'ninelives_things{kind="a"} 1',
        'ninelives_things{kind="b"} 1',
    ]


def test_tally_without_a_label_starts_at_zero() -> None:
    assert list(Tally("moves_total", "Moves.").lines())[-1] == "ninelives_moves_total 0"


def test_histogram_counts_values_up_to_each_bound() -> None:
    histogram = Histogram("size", "Sizes.", (1, 5))
    for value in (1, 1, 2, 5, 6):
        histogram.observe(value)
    assert list(histogram.lines())[2:] == [
        'ninelives_size_bucket{le="1"} 2',
        'ninelives_size_bucket{le="5"} 4',
        'ninelives_size_bucket{le="+Inf"} 5',
        "ninelives_size_sum 15.000000",
        "ninelives_size_count 5",
    ]
