"""Mixes sounds above the ambience of a room, and spaces them so that they do not rattle."""

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
"""In samples: the gap between two sounds, the longest wait, and the gap before the same kind may repeat."""
LOUDER = 10 ** (2 / 20)
"""Several sounds of a kind at once are played as one, 2 dB louder."""
DUCKED = 10 ** (-6 / 20)
"""The volume of the room under sounds that `duck` it: 6 dB less."""


@dataclass(frozen=True, slots=True)
class Playback:
    """A request to play a sound: variants of a sound share a `kind`, `ducks` lowers the room meanwhile."""

    sound: Path
    kind: str = ""
    pitch: float = 1.0
    gain: float = 1.0
    ducks: bool = False


@dataclass(slots=True)
class PlayingSound:
    """The samples of a sound, and the sample number at which it begins."""

    begin: int
    samples: Samples
    gain: float
    ducks: bool

    @property
    def end(self) -> int:
        """Return the number of the sample after the last one."""
        return self.begin + len(self.samples)


class Mixer:
    """Mixes sounds, a beat apart; `begin` and `frames` may be called from different threads."""

    def __init__(self, room: RoomTone | None = None) -> None:
        """Begin silent at frame 0; a queue takes the sounds to the audio device's thread.

        `_next` is the frame of the next free beat, `_latest` the last sound of each kind.
        """
        self.room = room or RoomTone()
        self._coming: SimpleQueue[Playback] = SimpleQueue()
        self._playing: list[PlayingSound] = []
        self._latest: dict[str, PlayingSound] = {}
        self._now = self._next = 0

    def begin(self, playback: Playback) -> None:
        """Queue a sound; it begins at the next free beat."""
        self._coming.put(playback)

    def frames(self, count: int, volume: float) -> Samples:
        """Return the next `count` samples; the room is quieter under a sound that ducks it."""
        self._schedule_queued()
        ducked = any(playing.ducks and playing.begin <= self._now for playing in self._playing)
        mixed = self.room.frames(count, DUCKED if ducked else 1.0) or silence(count)
        for playing in self._playing:
            _add_to(mixed, playing, self._now)
        self._now += count
        self._playing = [playing for playing in self._playing if playing.end > self._now]
        return array("f", map(float(volume).__mul__, mixed))

    def _schedule_queued(self) -> None:
        """Schedule the queued sounds a beat apart, and drop those that would have to wait too long.

        One that would follow another of its kind at once makes that one louder instead, if it still sounds.
        Files are read and pitched here, on the device's thread, so that the window never waits for them.
        """
        while not self._coming.empty():
            playback = self._coming.get()
            begin = max(self._now, self._next)
            latest = self._latest.get(_kind_of(playback))
            if latest is not None and self._follows_at_once(latest, begin):
                _make_louder(latest, playback.gain)
            elif begin - self._now <= LATEST:
                self._schedule(playback, begin)

    def _follows_at_once(self, latest: PlayingSound, begin: int) -> bool:
        """Tell whether a sound would begin soon after the latest of its kind, which still sounds.

        `AGAIN` counts from the end of a beat, before which no sound begins anyway.
        """
        return begin - latest.begin < AGAIN + BEAT and latest.end > self._now

    def _schedule(self, playback: Playback, begin: int) -> None:
        """Let a sound begin at a sample, and the next one no earlier than a beat later."""
        samples = read_pitched(playback.sound, round(playback.pitch, 2))
        playing = PlayingSound(begin, samples, playback.gain, playback.ducks)
        self._playing.append(playing)
        self._latest[_kind_of(playback)], self._next = playing, begin + BEAT


def _kind_of(playback: Playback) -> str:
    """Return what the variants of a sound share."""
    return playback.kind or playback.sound.stem


def _make_louder(playing: PlayingSound, gain: float) -> None:
    """Let a sound stand for another of its kind that was asked for at the same time; louder only once."""
    is_louder_already = playing.gain > 1
    playing.gain = max(playing.gain, gain) if is_louder_already else gain * LOUDER


def _add_to(mixed: Samples, playing: PlayingSound, now: int) -> None:
    """Add to `mixed`, which begins at sample `now`, the part of a sound that falls into it.

    The sound begins later in `mixed`, or has played a part before it, or neither.
    """
    silent, played = max(playing.begin - now, 0), max(now - playing.begin, 0)
    part = playing.samples[played : played + max(len(mixed) - silent, 0)]
    multiply: Callable[[float], float] = playing.gain.__mul__
    scaled = map(multiply, part) if playing.gain != 1 else iter(part)
    end = silent + len(part)
    mixed[silent:end] = array("f", map(add, mixed[silent:end], scaled))
