"""The stepper: it is as high as what stands on it, with and without a line of what an amount brings."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window


@pytest.mark.parametrize("brings", ["", "two pixies rise", "two pixies rise, " * 20])
def test_all_that_stands_on_a_stepper_is_seen(application: Any, brings: str) -> None:
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.app.offers.stepper import Stepper

    around = QWidget()
    around.resize(1280, 720)
    stepper = Stepper(around)
    around.show()
    stepper.offer([("offer:1", "1 bread", "a pixie rises"), ("offer:2", "2 bread", brings)], 1)
    stepper.number.setValue(2)
    application.processEvents()
    parts = (stepper.less, stepper.number, stepper.more, stepper.take, stepper.brings)
    seen = [part for part in parts if part.isVisible()]
    assert len(seen) == 4 + bool(brings)
    assert all(stepper.rect().contains(part.geometry()) for part in seen)
