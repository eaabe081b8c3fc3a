"""Plays the mixed sound on the system's audio device; the only file that uses miniaudio."""

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
"""How many milliseconds of sound the device requests at once."""


def backends_to_try() -> tuple[str, ...]:
    """Return the audio backends to try on this system; none lets miniaudio choose.

    ALSA is left out where there is no sound card, because it complains on the terminal.
    """
    if not sys.platform.startswith("linux"):
        return ()
    cards = any(Path("/dev/snd").glob("pcm*p"))
    return ("PULSEAUDIO", "ALSA") if cards else ("PULSEAUDIO",)


class Loudspeaker:
    """Plays sounds on the system's device, which a thread opens when the first sound comes."""

    def __init__(self) -> None:
        """Begin muted and without a device, which the first sound or room opens in a thread."""
        self.volume = 0.0
        self._mixer = Mixer()
        self._opening: Thread | None = None
        self._device: miniaudio.PlaybackDevice | None = None

    def play(self, playback: Playback) -> None:
        """Mix a sound with those that are playing; without a device, drop it, or they would pile up."""
        self._open_once()
        still_opens = self._opening is not None and self._opening.is_alive()
        if self._device is not None or still_opens:
            self._mixer.begin(playback)

    def enter(self, room: Path | None) -> None:
        """Play the ambience of a room beneath all sounds, or none; a thread reads its files."""
        if room is not None:
            self._open_once()
        Thread(target=self._mixer.room.enter, args=(room,), daemon=True).start()

    def close(self) -> None:
        """Wait until the device is open, as the thread that opens it cannot be stopped, then close it."""
        if self._opening is not None:
            self._opening.join()
        if self._device is not None:
            self._device.close()
            self._device = None

    def _open_once(self) -> None:
        """Open the device in a thread of its own, at the first call only."""
        if self._opening is None:
            self._opening = Thread(target=self._open, daemon=True)
            self._opening.start()

    def _open(self) -> None:
        """Open the device; without the audio library or a device, stay silent."""
        try:
            import miniaudio  # noqa: PLC0415 a program without sound need not have it
        except (ImportError, OSError):
            return
        try:
            backends = [miniaudio.Backend[name] for name in backends_to_try()]
            device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.FLOAT32, 1, RATE, PERIOD, backends=backends, app_name="wonderland-qt"
            )
            device.start(self._started_stream())
        except miniaudio.MiniaudioError:
            return
        self._device = device

    def _started_stream(self) -> Generator[Samples, int, None]:
        """Return the generator that feeds the device, advanced to its first request."""
        stream = self._generate_samples()
        next(stream)
        return stream

    def _generate_samples(self) -> Generator[Samples, int, None]:
        """Yield mixed samples, as many as the device requests each time; before its first request, none."""
        wanted = yield array("f")
        while True:
            wanted = yield self._mixer.frames(wanted, self.volume)
