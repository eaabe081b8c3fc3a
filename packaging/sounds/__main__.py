"""Makes all sounds, and shows them in build/sounds.png; names of sounds make only these."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from sounds.catalogue import ROOMS, catalogue, folder_of
from sounds.picture import draw
from sounds.synthesis import RATE, Wave, loudness, write

PICTURE = Path("build/sounds.png")


def main() -> None:
    wanted = sys.argv[1:]
    made = {path: make() for path, make in catalogue().items() if not wanted or path.stem in wanted}
    for path, sound in made.items():
        write(path, sound)
    if not wanted:
        _clear(made)
    for path, sound in made.items():
        peak = max(map(abs, sound))
        print(f"{path.stem:10} {len(sound) / RATE:5.2f} s  peak {peak:4.2f}  loudness {loudness(sound):5.3f}")
    print(f"{len(made)} sounds, {sum(path.stat().st_size for path in made) // 1024} KiB; see {PICTURE}")
    draw({path.stem: sound for path, sound in made.items()}, PICTURE)


def _clear(kept: Mapping[Path, Wave]) -> None:
    """Take away sounds that are no more in the catalogue."""
    for room in ROOMS:
        for path in folder_of(room).glob("*.wav"):
            if path not in kept:
                path.unlink()


if __name__ == "__main__":
    main()
