"""Waiting for what other processes and timers bring about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.window


def until(application: Any, come: Callable[[], bool]) -> None:
    """Let things happen until something has come, at most for as long as no one would wait."""
    from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer

    late, wake = QDeadlineTimer(120_000), QTimer(interval=50)
    wake.start()
    while not come():
        assert not late.hasExpired(), "it never came"
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
