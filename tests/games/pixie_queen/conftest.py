"""Windows with somebody at the keyboard, for what two persons see of each other."""

from tests.app.conftest import open_keyboard

__all__ = ["open_keyboard"]
