"""Makes all sounds, and shows them in build/sounds.png; names of sounds make only these.

`measure` makes none, and says how loud each is beside its class; it fails where one is off by over 3 dB.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Collection, Iterator
from itertools import chain
from pathlib import Path

from sounds.catalogue import PLACES, folder_of, manifest, rooms, rooms_folder, sounds
from sounds.levels import CLOSE, Class, momentary
from sounds.picture import draw
from sounds.synthesis import RATE, Wave, low_pass, write

PICTURE = Path("build/sounds.png")
BED_EVERY = 4
"""A bed has no high tones: one sample of so many is kept."""


def main() -> int:
    wanted = sys.argv[1:]
    if wanted == ["measure"]:
        return measure()
    made: dict[Path, Wave] = {}
    for path, level, make in chain(sounds(), rooms()):
        if not wanted or path.stem.split("-")[0] in wanted:
            made[path] = make()
            _write(path, made[path], level)
    if not wanted:
        _clear(made)
        for place in PLACES:
            (folder_of(place) / "sounds.toml").write_text(manifest(place), encoding="utf-8")
    print(f"{len(made)} sounds, {sum(path.stat().st_size for path in made) // 1024} KiB; see {PICTURE}")
    draw({path.stem: sound for path, sound in made.items()}, PICTURE)
    return 0


def measure() -> int:
    """Print how loud every file is; return 1 where one is too far from its class."""
    far = 0
    for path, level, _make in chain(sounds(), rooms()):
        loud = momentary(read(path))
        off = abs(loud - level.loudness) > CLOSE
        far += off
        remark = f"  too far from {level.loudness}" if off else ""
        print(f"{path.stem:20} {level.name:12} {loud:6.1f} LUFS{remark}")
    return int(far > 0)


def read(path: Path) -> Wave:
    """Return the samples of a file, as many a second as all have that are no beds."""
    with wave.open(str(path), "rb") as file:
        whole = array("h", file.readframes(file.getnframes()))
        every = RATE // file.getframerate()
    return [sample / 32_768 for sample in whole for _ in range(every)]


def _write(path: Path, sound: Wave, level: Class) -> None:
    if level.name == "room":
        write(path, low_pass(sound, RATE / BED_EVERY / 2.2)[::BED_EVERY], RATE // BED_EVERY)
    else:
        write(path, sound)


def _clear(kept: Collection[Path]) -> None:
    """Take away sounds that are no more in the catalogue."""
    for path in _files():
        if path not in kept:
            path.unlink()


def _files() -> Iterator[Path]:
    for folder in (*map(folder_of, PLACES), rooms_folder()):
        yield from folder.glob("*.wav")


if __name__ == "__main__":
    sys.exit(main())
