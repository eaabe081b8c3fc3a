"""A button with a key cap, with its words and without them."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window


def dark_columns(button: Any) -> list[int]:
    """The columns in which something as dark as ink is painted."""
    from wonderland_qt.scene.style.palette import INK

    image, ink = button.grab().toImage(), INK.lower()
    rows = range(image.height())
    return [x for x in range(image.width()) if any(image.pixelColor(x, y).name() == ink for y in rows)]


def key_button(words: str) -> Any:
    from wonderland_qt.app.paper.key_button import KeyButton

    button = KeyButton(words, "", lambda: None, cap="H")
    button.resize(80, 30)
    return button


def test_a_cap_without_words_stands_in_the_middle_of_its_button(application: Any) -> None:
    columns = dark_columns(key_button(" "))
    assert abs((columns[0] + columns[-1]) / 2 - 40) <= 3


def test_a_cap_stands_at_the_right_of_its_words(application: Any) -> None:
    with_words, without = key_button("History"), key_button(" ")
    assert dark_columns(with_words)[-1] > dark_columns(without)[-1]
    assert with_words.sizeHint().width() > without.sizeHint().width()
