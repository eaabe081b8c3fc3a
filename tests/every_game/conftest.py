"""Windows with somebody at the keyboard, for what every game must do on the screen."""

from tests.app.conftest import open_keyboard

__all__ = ["open_keyboard"]
