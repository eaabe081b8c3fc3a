"""HeardRoom tone: the air of a place that goes round and round, and what is heard in it now and then."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from operator import add, mul
from pathlib import Path

from wonderland_qt.app.audio.samples import RATE, Samples, astray, read, silence

CROSSING = RATE * 900 // 1000
"""In how many samples one room gives way to another."""
RARE = (6 * RATE, 17 * RATE)
"""At least and at most so many samples lie between things that are heard in a room."""
STEP = 0.02
"""By how much the room comes nearer to how loud it shall be, in each part that is mixed."""


@dataclass(slots=True)
class HeardRoom:
    """A room that is heard: its bed, how far it has gone round, and what is heard in it now."""

    bed: Samples
    heard: tuple[Path, ...]
    at: int = 0
    wait: int = RARE[0]
    sounding: Samples = field(default_factory=lambda: array("f"))
    times: int = 0

    def frames(self, count: int) -> Samples:
        """Return the next so many samples."""
        made = self._bed(count)
        if not self.sounding:
            self._wait(count)
        if self.sounding:
            part, self.sounding = self.sounding[:count], self.sounding[count:]
            made[: len(part)] = array("f", map(add, made[: len(part)], part))
        return made

    def _bed(self, count: int) -> Samples:
        made = self.bed[self.at : self.at + count]
        while len(made) < count:
            made += self.bed[: count - len(made)]
        self.at = (self.at + count) % len(self.bed)
        return made

    def _wait(self, count: int) -> None:
        """Let something be heard when the wait is over, and nothing twice in a row."""
        self.wait -= count
        if self.wait > 0 or not self.heard:
            return
        self.times += 1
        self.sounding = read(self.heard[self.times * len(self.heard) // 2 % len(self.heard)])
        self.wait = round(RARE[0] + astray(self.times) * (RARE[1] - RARE[0]))


class RoomTone:
    """The room that is heard, and the one that it gives way to; silence where there is none."""

    def __init__(self) -> None:
        self._now: HeardRoom | None = None
        self._before: HeardRoom | None = None
        self._crossed = CROSSING
        self.level = 1.0
        self.name = ""

    def enter(self, bed: Path | None) -> None:
        """Let another room be heard by and by, or none; its bed names what is heard in it.

        May be called on any thread; of several calls the last one counts.
        """
        name = str(bed) if bed is not None else ""
        if name == self.name:
            return
        self.name = name
        room = _room(bed)
        if name == self.name:
            self._before, self._now, self._crossed = self._now, room, 0

    def frames(self, count: int, level: float) -> Samples | None:
        """Return the next so many samples of rooms, as loud as they shall be; None for silence."""
        if self._now is None and self._before is None:
            return None
        self.level += max(-STEP * 5, min(STEP, level - self.level))
        now = self._now.frames(count) if self._now is not None else silence(count)
        if self._crossed >= CROSSING:
            return array("f", map(self.level.__mul__, now))
        return self._cross(now, count)

    def _cross(self, now: Samples, count: int) -> Samples:
        """Return two rooms at once, the new one louder and louder."""
        before = self._before.frames(count) if self._before is not None else silence(count)
        begin, self._crossed = self._crossed, self._crossed + count
        rising = [min((begin + number) / CROSSING, 1.0) for number in range(count)]
        if self._crossed >= CROSSING:
            self._before = None
        fading = map(mul, before, (1 - part for part in rising))
        return array("f", map(self.level.__mul__, map(add, map(mul, now, rising), fading)))


def _room(bed: Path | None) -> HeardRoom | None:
    if bed is None or not read(bed):
        return None
    return HeardRoom(read(bed), tuple(sorted(bed.parent.glob(f"{bed.stem}-*.wav"))))
