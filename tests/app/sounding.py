"""A speaker that remembers what it would have played."""

from __future__ import annotations

from pathlib import Path


class Remembering:
    """Remembers the names of sounds."""

    def __init__(self) -> None:
        self.volume = 0.0
        self.heard: list[str] = []
        self.closed = False

    def play(self, sound: Path) -> None:
        """Remember a sound, which must be there."""
        assert sound.is_file(), f"{sound} is missing"
        self.heard.append(sound.stem)

    def close(self) -> None:
        """Remember that the device was let go of."""
        self.closed = True
