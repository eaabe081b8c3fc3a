"""What is advised is said in a sentence that fits the ribbon."""

from __future__ import annotations

import pytest

from wonderland_qt.models.thinking.advice_words import brief


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "Keep Curious Oysters – feat in the Tumtum Trees: exactly 2 or 6 chips. Objective: 3 types.",
            "Keep Curious Oysters",
        ),
        (
            "Take the chair at the far end of the table. It costs a shard.",
            "Take the chair at the far end of the table",
        ),
        ("Stop – 3 units", "Stop – 3 units"),
    ],
)
def test_a_long_answer_is_said_without_what_it_brings(words: str, said: str) -> None:
    assert brief(words) == said
