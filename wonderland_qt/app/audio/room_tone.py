"""The ambience of a room: a looped recording, and occasional sounds above it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from operator import add, mul
from pathlib import Path

from wonderland_qt.app.audio.samples import RATE, Samples, read, silence, spread_evenly

SAMPLES_OF_CROSSING = RATE * 900 // 1000
"""The length in samples of the cross-fade from one room to another."""
RARE = (6 * RATE, 17 * RATE)
"""The shortest and the longest pause, in samples, between occasional sounds."""
RISE, FALL = 0.02, 0.1
"""The most that the volume of the room may rise or fall from one mixed part to the next: it makes way for a
sound quickly, and comes back slowly."""


@dataclass(slots=True)
class HeardRoom:
    """A room's looped recording (`bed`), the position in it, and its occasional sounds."""

    bed: Samples
    occasional: tuple[Path, ...]
    position: int = 0
    pause_left: int = RARE[0]
    playing: Samples = field(default_factory=lambda: array("f"))
    begun: int = 0

    def frames(self, count: int) -> Samples:
        """Return the next `count` samples of the loop, with the occasional sound that is playing added.

        While none is playing, the wait for the next one goes on.
        """
        made = self._next_of_bed(count)
        if not self.playing:
            self._count_down(count)
        if self.playing:
            part, self.playing = self.playing[:count], self.playing[count:]
            made[: len(part)] = array("f", map(add, made[: len(part)], part))
        return made

    def _next_of_bed(self, count: int) -> Samples:
        """Return the next `count` samples of the loop."""
        made = self.bed[self.position : self.position + count]
        while len(made) < count:
            made += self.bed[: count - len(made)]
        self.position = (self.position + count) % len(self.bed)
        return made

    def _count_down(self, count: int) -> None:
        """Let `count` samples of the pause pass, then start the next occasional sound; pauses differ."""
        self.pause_left -= count
        if self.pause_left > 0 or not self.occasional:
            return
        self.playing = read(self.occasional[self.begun % len(self.occasional)])
        self.begun += 1
        shortest, longest = RARE
        self.pause_left = round(shortest + spread_evenly(self.begun) * (longest - shortest))


class RoomTone:
    """The ambience of the current room, cross-faded from the previous one; silence without either."""

    def __init__(self) -> None:
        """Begin in silence, as if the last cross-fade were over.

        `recording` is the path of the recording of the room that was entered last, "" for silence.
        """
        self._now: HeardRoom | None = None
        self._before: HeardRoom | None = None
        self._samples_crossed = SAMPLES_OF_CROSSING
        self.volume = 1.0
        self.recording = ""

    def enter(self, bed: Path | None) -> None:
        """Fade to another room, named by the path of its bed, or to silence.

        May be called on any thread; of several calls the last one counts: it has set another `recording`
        while the files of this room were read.
        """
        recording = str(bed) if bed is not None else ""
        if recording == self.recording:
            return
        self.recording = recording
        room = _read_room(bed)
        if recording == self.recording:
            self._before, self._now, self._samples_crossed = self._now, room, 0

    def frames(self, count: int, volume: float) -> Samples | None:
        """Return the next `count` samples at a volume that approaches this one; None for silence.

        `_samples_crossed` is how many samples of the cross-fade from the room before are over.
        """
        if self._now is None and self._before is None:
            return None
        self.volume += max(-FALL, min(RISE, volume - self.volume))
        now = self._now.frames(count) if self._now is not None else silence(count)
        if self._samples_crossed >= SAMPLES_OF_CROSSING:
            return array("f", map(self.volume.__mul__, now))
        return self._cross_fade(now, count)

    def _cross_fade(self, now: Samples, count: int) -> Samples:
        """Return the next step of the cross-fade from the previous room, or silence, to the current one."""
        before = self._before.frames(count) if self._before is not None else silence(count)
        begin, self._samples_crossed = self._samples_crossed, self._samples_crossed + count
        rising = [min((begin + number) / SAMPLES_OF_CROSSING, 1.0) for number in range(count)]
        if self._samples_crossed >= SAMPLES_OF_CROSSING:
            self._before = None
        falling = (1 - part for part in rising)
        mixed = map(add, map(mul, now, rising), map(mul, before, falling))
        return array("f", map(self.volume.__mul__, mixed))


def _read_room(bed: Path | None) -> HeardRoom | None:
    """Read a room's recording and list the occasional sounds beside it; None if there is no recording."""
    samples = read(bed) if bed is not None else None
    if bed is None or not samples:
        return None
    return HeardRoom(samples, _by_turns(sorted(bed.parent.glob(f"{bed.stem}-*.wav"))))


def _by_turns(sounds: list[Path]) -> tuple[Path, ...]:
    """Return sounds of both halves by turns, as variants of a sound are neighbours in the sorted list."""
    half = (len(sounds) + 1) // 2
    by_turns = list(sounds)
    by_turns[::2], by_turns[1::2] = sounds[:half], sounds[half:]
    return tuple(by_turns)
