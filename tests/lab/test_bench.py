"""The benchmark has every figure."""

from __future__ import annotations

import msgspec

from wonderland_qt import paths
from wonderland_qt.games.catalogue import ruleset_of
from wonderland_qt.lab.bench import measure


def test_every_figure_is_above_zero() -> None:
    figures = measure(ruleset_of("wonderland"), [paths.content()], games=1)
    assert all(value > 0 for value in msgspec.structs.asdict(figures).values())
