"""Labels whose height is set by their words."""

from typing import Any

import pytest

pytestmark = pytest.mark.window


def test_a_label_without_words_takes_no_height(application: Any) -> None:
    from wonderland_qt.app.paper.wrapped import WrappedLabel

    label = WrappedLabel()
    assert label.fit_height(100) == 0
    label.setText("two words")
    assert label.fit_height(30) > label.fit_height(1000) > 0
