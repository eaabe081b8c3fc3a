"""The mixer: sounds over one another, never a rattle of one, above the tone of a room."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from operator import add
from pathlib import Path
from queue import SimpleQueue

from wonderland_qt.app.audio.room_tone import RoomTone
from wonderland_qt.app.audio.samples import RATE, Samples, read_pitched, silence

BEAT, LATEST, AGAIN = RATE // 7, RATE, RATE * 120 // 1000
"""In samples: how long after another a sound begins, how long it may have to wait, when it may come again."""
LOUDER = 10 ** (2 / 20)
"""Several equal sounds at once are one, 2 dB louder."""
DUCKED = 10 ** (-6 / 20)
"""How much of the room is heard under what decides."""


@dataclass(frozen=True, slots=True)
class Playback:
    """A sound as it is to be heard: `kind` is the same for its variants, `ducks` takes the room back."""

    sound: Path
    kind: str = ""
    pitch: float = 1.0
    gain: float = 1.0
    ducks: bool = False


@dataclass(slots=True)
class PlayingSound:
    """A playback that is heard from one sample on."""

    begin: int
    samples: Samples
    gain: float
    ducks: bool

    @property
    def end(self) -> int:
        """Return the sample after its last."""
        return self.begin + len(self.samples)


class Mixer:
    """Lays sounds over one another, a beat apart; `begin` may be called on another thread than `frames`."""

    def __init__(self, room: RoomTone | None = None) -> None:
        self.room = room or RoomTone()
        self._coming: SimpleQueue[Playback] = SimpleQueue()
        self._playing: list[PlayingSound] = []
        self._latest: dict[str, PlayingSound] = {}
        self._now = self._next = 0

    def begin(self, playback: Playback) -> None:
        """Let a sound begin as soon as there is a beat for it."""
        self._coming.put(playback)

    def frames(self, count: int, volume: float) -> Samples:
        """Return the next so many samples."""
        self._take_in()
        ducked = any(playing.ducks and playing.begin <= self._now for playing in self._playing)
        mixed = self.room.frames(count, DUCKED if ducked else 1.0) or silence(count)
        for playing in self._playing:
            _lay(mixed, playing, self._now)
        self._now += count
        self._playing = [playing for playing in self._playing if playing.end > self._now]
        return array("f", map(float(volume).__mul__, mixed))

    def _take_in(self) -> None:
        """Give each sound that has come its beat; drop those for which there is none soon.

        Files are read and pitched here, on the thread of the device: no frame of the window waits for that.
        """
        while not self._coming.empty():
            playback = self._coming.get()
            begin = max(self._now, self._next)
            kind = playback.kind or playback.sound.stem
            latest = self._latest.get(kind)
            if latest is not None and begin - latest.begin < AGAIN + BEAT and latest.end > self._now:
                latest.gain = max(latest.gain, playback.gain) if latest.gain > 1 else playback.gain * LOUDER
            elif begin - self._now <= LATEST:
                samples = read_pitched(playback.sound, round(playback.pitch, 2))
                playing = PlayingSound(begin, samples, playback.gain, playback.ducks)
                self._playing.append(playing)
                self._latest[kind], self._next = playing, begin + BEAT


def _lay(mixed: Samples, playing: PlayingSound, now: int) -> None:
    """Add what of a sound falls into the samples from now on."""
    ahead, gone = max(playing.begin - now, 0), max(now - playing.begin, 0)
    part = playing.samples[gone : gone + max(len(mixed) - ahead, 0)]
    louder: Callable[[float], float] = playing.gain.__mul__
    heard = map(louder, part) if playing.gain != 1 else iter(part)
    mixed[ahead : ahead + len(part)] = array("f", map(add, mixed[ahead : ahead + len(part)], heard))
