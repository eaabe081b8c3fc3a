"""Speakers for tests: one remembers what it would have played, one plays on a device that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from wonderland_qt.app.audio import loudspeaker
from wonderland_qt.app.audio.loudspeaker import Loudspeaker
from wonderland_qt.app.audio.mixer import Mixer, Playback
from wonderland_qt.app.audio.samples import Samples

LONG = 60
"""More seconds than a device takes to ask for what is mixed."""


class Remembering:
    """Remembers the names of sounds."""

    def __init__(self) -> None:
        self.volume = 0.0
        self.heard: list[str] = []
        self.played: list[Playback] = []
        self.rooms: list[str] = []
        self.closed = False

    def play(self, playback: Playback) -> None:
        """Remember a sound, which must be there."""
        assert playback.sound.is_file(), f"{playback.sound} is missing"
        self.heard.append(playback.kind)
        self.played.append(playback)

    def enter(self, room: Path | None) -> None:
        """Remember a room, "" for none."""
        self.rooms.append(room.stem if room is not None else "")

    def close(self) -> None:
        """Remember that the device was let go of."""
        self.closed = True


class ToNowhere(Loudspeaker):
    """Plays on a device without a loudspeaker; remembers what was to be played and what the device took."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self._mixer = Listened()

    def play(self, playback: Playback) -> None:
        """Play a sound, once the device is open."""
        super().play(playback)
        assert self._opening is not None
        self._opening.join()
        assert self._device is not None, "the device that leads nowhere is always there"
        self.heard.append(playback.kind)

    def took_something(self) -> bool:
        """Wait until the device has taken a sound; tell whether it has."""
        assert isinstance(self._mixer, Listened)
        return self._mixer.sounded.wait(LONG)


class Listened(Mixer):
    """Tells when what a device took was no silence."""

    def __init__(self) -> None:
        super().__init__()
        self.sounded = Event()

    def frames(self, count: int, volume: float) -> Samples:
        """Return the next so many samples, listened to."""
        taken = super().frames(count, volume)
        if any(taken):
            self.sounded.set()
        return taken


@contextmanager
def to_nowhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[ToNowhere]:
    """A speaker on a device of the library's own that leads nowhere; it is let go of at the end."""
    monkeypatch.setattr(loudspeaker, "backends_to_try", lambda: ("NULL",))
    speaker = ToNowhere()
    try:
        yield speaker
    finally:
        speaker.close()
