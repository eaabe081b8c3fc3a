"""The loudspeaker: the system's device; the only file that knows miniaudio."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Generator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from wonderland_qt.app.audio.mixer import Mixer, Playback
from wonderland_qt.app.audio.samples import RATE, Samples

if TYPE_CHECKING:
    import miniaudio

PERIOD = 50
"""The milliseconds that a device asks for at once."""


def backends_here() -> tuple[str, ...]:
    """Return the ways to a device that are worth trying, none for the system's own order.

    ALSA complains on the terminal where there is no sound card, so it is not asked then.
    """
    if not sys.platform.startswith("linux"):
        return ()
    cards = any(Path("/dev/snd").glob("pcm*p"))
    return ("PULSEAUDIO", "ALSA") if cards else ("PULSEAUDIO",)


class Loudspeaker:
    """Plays on the system's device, which is opened on a thread of its own when the first sound comes."""

    def __init__(self) -> None:
        self.volume = 0.0
        self._mixer = Mixer()
        self._opening: Thread | None = None
        self._device: miniaudio.PlaybackDevice | None = None

    def play(self, playback: Playback) -> None:
        """Play a sound, beside those that play."""
        self._wake()
        if self._device is not None or (self._opening is not None and self._opening.is_alive()):
            self._mixer.begin(playback)

    def enter(self, room: Path | None) -> None:
        """Let the tone of a room be heard beneath all sounds, or none."""
        if room is not None:
            self._wake()
        Thread(target=self._mixer.room.enter, args=(room,), daemon=True).start()

    def close(self) -> None:
        """Let go of the device, once it is open."""
        if self._opening is not None:
            self._opening.join()
        if self._device is not None:
            self._device.close()
            self._device = None

    def _wake(self) -> None:
        if self._opening is None:
            self._opening = Thread(target=self._open, daemon=True)
            self._opening.start()

    def _open(self) -> None:
        try:
            import miniaudio  # noqa: PLC0415 a program without sound need not have it
        except (ImportError, OSError):
            return
        try:
            backends = [miniaudio.Backend[name] for name in backends_here()]
            device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.FLOAT32, 1, RATE, PERIOD, backends=backends, app_name="wonderland-qt"
            )
            device.start(self._stream())
        except miniaudio.MiniaudioError:
            return
        self._device = device

    def _stream(self) -> Generator[Samples, int, None]:
        """Return what the device sends for, already at its first question."""
        stream = self._streamed()
        next(stream)
        return stream

    def _streamed(self) -> Generator[Samples, int, None]:
        wanted = yield array("f")
        while True:
            wanted = yield self._mixer.frames(wanted, self.volume)
