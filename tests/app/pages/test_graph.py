"""Graphs of a whole game: what phases are called where there is little room."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("name", "as_wide_as", "words"),
    [
        ("Round 3, actions", "Round 3, actions", "Round 3, actions"),
        ("Round 3, actions", "Round 3, act", "Round 3"),
        ("Round 3, actions", "Rou", "3"),
        ("Final scoring", "Final", ""),
    ],
)
def test_a_phase_with_little_room_is_named_by_its_round(
    application: Any, name: str, as_wide_as: str, words: str
) -> None:
    from PySide6.QtGui import QFont, QFontMetricsF

    from wonderland_qt.app.pages.graph import wording_within

    metrics = QFontMetricsF(QFont("PT Sans", 13))
    assert wording_within(name, metrics, metrics.horizontalAdvance(as_wide_as) + 1) == words
