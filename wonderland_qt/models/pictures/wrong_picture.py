"""The error of a picture that cannot be drawn, with a translatable reason."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text, text


class WrongPicture(Exception):
    """A picture of a pack cannot be drawn, with the reason and the line of its file, counted from 1."""

    def __init__(self, reason: str, line: int = 1, **arguments: str | int) -> None:
        """Set the message: the `reason` is its key after "picture-", with these arguments."""
        super().__init__(reason)
        self.reason: Text = text(f"picture-{reason}", **arguments)
        self.line = line

    @classmethod
    def because(cls, reason: Text, line: int) -> WrongPicture:
        """Return the error for a reason that comes from another process or a file."""
        wrong = cls("")
        wrong.reason, wrong.line = reason, line
        return wrong
