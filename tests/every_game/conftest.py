"""Windows with somebody at the keyboard, for what every game must do on the screen."""

import gc

import pytest

from tests.app.conftest import open_keyboard

__all__ = ["open_keyboard"]


@pytest.fixture
def fresh_heap() -> None:
    """Let garbage be looked for among what this test makes, not among all that a long run has left."""
    gc.collect()
    gc.freeze()
