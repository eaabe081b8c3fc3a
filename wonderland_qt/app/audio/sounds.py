"""Sounds: what is heard of a game and of the hand that plays it.

Nothing waits for a sound. Without a device, or without the library, there is none, and no one hears of it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from wonderland_qt import paths
from wonderland_qt.app.audio.mixer import Playback
from wonderland_qt.app.audio.samples import astray
from wonderland_qt.app.settings import Settings, Volume

Handling = Literal["lift", "drop", "refuse", "ready", "page", "victory", "finished", "your_turn"]
"""What the window itself lets hear, of any game."""
MOST_AT_ONCE = 5
"""So many sounds are heard of events that come together."""
VOLUMES: dict[Volume, float] = {"quiet": 0.3, "normal": 0.65, "loud": 1.0}
ASTRAY = 0.05
"""By how much the pitch of what repeats may differ from one time to the next."""
HALF_TONE, HIGHEST = 2 ** (1 / 12), 7
"""Gains in a row go up by half tones, so many at most."""
CALLS = (1.0, 9 / 8, 5 / 4, 4 / 3, 3 / 2)
"""How high the call to the table is, seat by seat."""
SOFTER = 0.5


class Speaker(Protocol):
    """Plays sounds above the tone of a room; `volume` goes from 0 to 1."""

    volume: float

    def play(self, playback: Playback) -> None: ...
    def enter(self, room: Path | None) -> None: ...
    def close(self) -> None: ...


class Silence:
    """A speaker that plays nothing."""

    volume = 0.0

    def play(self, playback: Playback) -> None:
        """Play nothing."""

    def enter(self, room: Path | None) -> None:
        """Let no room be heard."""

    def close(self) -> None:
        """Leave nothing."""


class SoundEntry(msgspec.Struct, frozen=True, rename={"level": "class"}):
    """How a sound is made: the class of its loudness, and how many variants it has."""

    level: Literal["hand", "gain", "event", "blow"] = "gain"
    variants: int = 1


@dataclass(slots=True)
class Repeats:
    """How often each sound was heard, and how many gains of one kind were heard in a row."""

    times: Counter[str] = field(default_factory=Counter)
    gained: str = ""
    row: int = 0


class Sounds:
    """The sounds of the program, as loud as the preferences want them; none without a speaker."""

    def __init__(self, speaker: Speaker | None, settings: Settings) -> None:
        self._speaker = speaker if speaker is not None else Silence()
        self._repeats = Repeats()
        self._room: Path | None = None
        self._wants_room = False
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Be as loud as these preferences say, with the tone of the room or without."""
        self._speaker.volume = 0.0 if settings.muted else VOLUMES[settings.volume]
        self._wants_room = settings.ambience == "on" and not settings.muted
        self._speaker.enter(self._room if self._wants_room else None)

    def enter(self, room: str) -> None:
        """Let a room be heard that has a tone, from now on; none for ""."""
        bed = paths.window() / "sounds" / "rooms" / f"{room}.wav"
        self._room = bed if room and bed.is_file() else None
        self._speaker.enter(self._room if self._wants_room else None)

    def handle(self, handling: Handling) -> None:
        """Let hear what a hand does."""
        self.play("", [handling])

    def call(self, seat: int, softly: bool = False) -> None:
        """Call the person in a seat to the table."""
        if self._speaker.volume:
            pitch = CALLS[seat % len(CALLS)]
            sound, gain = file_of("", "your_turn"), SOFTER if softly else 1.0
            self._speaker.play(Playback(sound, "your_turn", pitch, gain))

    def play(self, game: str, names: Iterable[str]) -> None:
        """Let hear what happens in a game, each sound once and not too many of them."""
        if self._speaker.volume:
            for name in islice(dict.fromkeys(names), MOST_AT_ONCE):
                self._speaker.play(self._playback(game, name))

    def _playback(self, game: str, name: str) -> Playback:
        """Return another variant of a sound than the last one, a little higher or lower."""
        first = file_of(game, name)
        entry = entries(first.parent).get(name, SoundEntry())
        times = self._repeats.times[name]
        self._repeats.times[name] += 1
        number = times % entry.variants
        sound = first if number == 0 else first.with_name(f"{name}-{number + 1}.wav")
        pitch = 1 + ASTRAY * (2 * astray(times) - 1) if entry.variants > 1 else 1.0
        return Playback(sound, name, pitch * self._step(name, entry), ducks=entry.level in ("event", "blow"))

    def _step(self, name: str, entry: SoundEntry) -> float:
        """Return how much higher a gain is that follows others of its kind."""
        repeats = self._repeats
        gains = entry.level == "gain"
        repeats.row = min(repeats.row + 1, HIGHEST) if gains and name == repeats.gained else 0
        repeats.gained = name if gains else ""
        return float(HALF_TONE**repeats.row)


def file_of(game: str, name: str) -> Path:
    """Return the file of a sound: the game's own, or the window's, that every game may use."""
    own = paths.of_game(game) / "sounds" / f"{name}.wav"
    return own if game and own.is_file() else paths.window() / "sounds" / f"{name}.wav"


@cache
def entries(folder: Path) -> dict[str, SoundEntry]:
    """Return what is said of the sounds of a folder; nothing where no one has said anything."""
    try:
        written = tomllib.loads((folder / "sounds.toml").read_text(encoding="utf-8"))
        return msgspec.convert(written, dict[str, SoundEntry])
    except (OSError, ValueError, msgspec.ValidationError):
        return {}
