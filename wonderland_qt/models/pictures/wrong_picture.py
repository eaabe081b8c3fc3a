"""A picture that is not drawn, with the reason in words that everybody can be shown."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text, text


class WrongPicture(Exception):
    """A picture of a pack cannot be drawn: why, and the line of its file, counted from 1."""

    def __init__(self, reason: str, line: int = 1, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason: Text = text(f"picture-{reason}", **arguments)
        self.line = line

    @classmethod
    def because(cls, reason: Text, line: int) -> WrongPicture:
        """Return it as another process or a file tells of it."""
        wrong = cls("")
        wrong.reason, wrong.line = reason, line
        return wrong
