"""Sound: what is heard of a game and of the hand that plays it; the only file that knows miniaudio.

Nothing waits for a sound. Without a device, or without the library, there is none, and no one hears of it.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Generator, Iterable
from functools import cache
from itertools import islice
from operator import add
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from wonderland_qt import paths
from wonderland_qt.app.settings import Settings, Volume

if TYPE_CHECKING:
    import miniaudio

Handling = Literal["lift", "drop", "refuse", "ready", "page", "victory"]
"""What the window itself lets hear, of any game."""
RATE = 22_050
MOST_AT_ONCE = 5
"""So many sounds are heard of events that come together."""
BEAT, LATEST, AGAIN = RATE // 7, RATE, RATE // 5
"""In samples: how long after another a sound begins, how long it may have to wait, when it may come again."""
PERIOD = 50
"""The milliseconds that a device asks for at once."""
VOLUMES: dict[Volume, float] = {"quiet": 0.3, "normal": 0.65, "loud": 1.0}

Samples: TypeAlias = "array[float]"


class Speaker(Protocol):
    """Plays sound files; `volume` goes from 0 to 1."""

    volume: float

    def play(self, sound: Path) -> None: ...
    def close(self) -> None: ...


class Silence:
    """A speaker that plays nothing."""

    volume = 0.0

    def play(self, sound: Path) -> None:
        """Play nothing."""

    def close(self) -> None:
        """Leave nothing."""


class Sounds:
    """The sounds of the program, as loud as the preferences want them; none without a speaker."""

    def __init__(self, speaker: Speaker | None, settings: Settings) -> None:
        self._speaker = speaker if speaker is not None else Silence()
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Be as loud as these preferences say."""
        self._speaker.volume = 0.0 if settings.muted else VOLUMES[settings.volume]

    def handle(self, handling: Handling) -> None:
        """Let hear what a hand does."""
        self.play("", [handling])

    def play(self, game: str, names: Iterable[str]) -> None:
        """Let hear what happens in a game, each sound once and not too many of them."""
        if self._speaker.volume:
            for name in islice(dict.fromkeys(names), MOST_AT_ONCE):
                self._speaker.play(file_of(game, name))


def file_of(game: str, name: str) -> Path:
    """Return the file of a sound: the game's own, or the window's, that every game may use."""
    own = paths.of_game(game) / "sounds" / f"{name}.wav"
    return own if game and own.is_file() else paths.window() / "sounds" / f"{name}.wav"


@cache
def read(sound: Path) -> Samples:
    """Return the samples of a WAV file of one channel and 16 bits, from -1 to 1, or none."""
    try:
        with wave.open(str(sound), "rb") as file:
            whole = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error):
        return array("f")
    if sys.byteorder == "big":
        whole.byteswap()
    return array("f", (sample / 32_768 for sample in whole))


class Mixer:
    """Lays sounds over one another, a beat apart; `begin` may be called on another thread than `frames`."""

    def __init__(self) -> None:
        self._coming: SimpleQueue[tuple[Path, Samples]] = SimpleQueue()
        self._playing: list[tuple[int, Samples]] = []
        self._begun: dict[Path, int] = {}
        self._now = self._next = 0

    def begin(self, sound: Path) -> None:
        """Let a sound begin as soon as there is a beat for it."""
        self._coming.put((sound, read(sound)))

    def frames(self, count: int, volume: float) -> Samples:
        """Return the next so many samples."""
        self._take_in()
        if not self._playing:
            self._now += count
            return array("f", bytes(4 * count))
        mixed = array("f", bytes(4 * count))
        for begin, sound in self._playing:
            ahead, gone = max(begin - self._now, 0), max(self._now - begin, 0)
            part = sound[gone : gone + max(count - ahead, 0)]
            mixed[ahead : ahead + len(part)] = array("f", map(add, mixed[ahead : ahead + len(part)], part))
        self._now += count
        self._playing = [(begin, sound) for begin, sound in self._playing if begin + len(sound) > self._now]
        return array("f", (volume * sample for sample in mixed))

    def _take_in(self) -> None:
        """Give each sound that has come its beat; drop those for which there is none soon."""
        while not self._coming.empty():
            sound, samples = self._coming.get()
            begin = max(self._now, self._next)
            soon = begin - self._now <= LATEST
            if soon and begin - self._begun.get(sound, -AGAIN) >= AGAIN:
                self._playing.append((begin, samples))
                self._begun[sound], self._next = begin, begin + BEAT


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

    def play(self, sound: Path) -> None:
        """Play a sound, beside those that play."""
        if self._opening is None:
            self._opening = Thread(target=self._open, daemon=True)
            self._opening.start()
        if self._device is not None or self._opening.is_alive():
            self._mixer.begin(sound)

    def close(self) -> None:
        """Let go of the device, once it is open."""
        if self._opening is not None:
            self._opening.join()
        if self._device is not None:
            self._device.close()
            self._device = None

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
