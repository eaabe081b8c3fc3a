"""Sounds of a game and of the player's own actions.

Nothing waits for a sound. Without a device or the audio library the program is silent and says nothing.
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
from wonderland_qt.app.audio.samples import spread_evenly
from wonderland_qt.app.settings import Settings, Volume

Handling = Literal["lift", "drop", "refuse", "ready", "page", "victory", "finished", "your_turn"]
"""Sounds that the window itself plays in every game."""
MOST_AT_ONCE = 5
"""The most sounds played for events that come together."""
VOLUMES: dict[Volume, float] = {"quiet": 0.3, "normal": 0.65, "loud": 1.0}
PITCH_VARIATION = 0.05
"""How far, as a fraction, the pitch of a repeated sound may vary."""
HALF_TONE, HIGHEST = 2 ** (1 / 12), 7
"""Each repeated gain is half a tone higher than the one before, up to `HIGHEST` half tones."""
CALLS = (1.0, 9 / 8, 5 / 4, 4 / 3, 3 / 2)
"""The pitch of the call to a player, by seat."""
SOFTER = 0.5


class Speaker(Protocol):
    """Plays sounds above the ambience of a room; `volume` is from 0 to 1."""

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
        """Play no ambience."""

    def close(self) -> None:
        """Do nothing."""


class SoundEntry(msgspec.Struct, frozen=True, rename={"level": "class"}):
    """An entry of sounds.toml: the loudness class of a sound, and its number of variants."""

    level: Literal["hand", "gain", "event", "blow"] = "gain"
    variants: int = 1


@dataclass(slots=True)
class Repeats:
    """How often each sound was played, and how many gains of one kind in a row."""

    times: Counter[str] = field(default_factory=Counter)
    gained: str = ""
    row: int = 0


class Sounds:
    """The sounds of the program at the volume of the preferences; silent without a speaker."""

    def __init__(self, speaker: Speaker | None, settings: Settings) -> None:
        """Begin in no room; the room is remembered while muted, so that its ambience can return."""
        self._speaker = speaker if speaker is not None else Silence()
        self._repeats = Repeats()
        self._room: Path | None = None
        self._wants_room = False
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Apply the volume and the ambience of these preferences; muted, there is neither."""
        self._speaker.volume = 0.0 if settings.muted else VOLUMES[settings.volume]
        self._wants_room = settings.ambience == "on" and not settings.muted
        self._speaker.enter(self._room if self._wants_room else None)

    def enter(self, room: str) -> None:
        """Play the ambience of a room from now on, if it has any; "" for none."""
        bed = paths.window() / "sounds" / "rooms" / f"{room}.wav"
        self._room = bed if room and bed.is_file() else None
        self._speaker.enter(self._room if self._wants_room else None)

    def handle(self, handling: Handling) -> None:
        """Play the sound of an action of the player."""
        self.play("", [handling])

    def call(self, seat: int, softly: bool = False) -> None:
        """Call the person in a seat, whose turn it is, unless muted; each seat has its pitch.

        The person who did not answer the first call is called again `softly`.
        """
        if self._speaker.volume:
            pitch = CALLS[seat % len(CALLS)]
            sound, gain = file_of("", "your_turn"), SOFTER if softly else 1.0
            self._speaker.play(Playback(sound, "your_turn", pitch, gain))

    def play(self, game: str, names: Iterable[str]) -> None:
        """Play the sounds of a game's events, each once and at most `MOST_AT_ONCE`."""
        if self._speaker.volume:
            for name in islice(dict.fromkeys(names), MOST_AT_ONCE):
                self._speaker.play(self._next_variant(game, name))

    def _next_variant(self, game: str, name: str) -> Playback:
        """Return the next variant of a sound; one with several variants also varies slightly in pitch.

        The first variant's file has the sound's bare name. Events and blows lower the ambience meanwhile.
        """
        first = file_of(game, name)
        entry = entries(first.parent).get(name, SoundEntry())
        times = self._repeats.times[name]
        self._repeats.times[name] += 1
        variant = times % entry.variants
        sound = first if variant == 0 else first.with_name(f"{name}-{variant + 1}.wav")
        varied = 2 * spread_evenly(times) - 1 if entry.variants > 1 else 0.0  # from -1 to 1
        pitch = (1 + PITCH_VARIATION * varied) * self._raised_pitch(name, entry)
        return Playback(sound, name, pitch, ducks=entry.level in ("event", "blow"))

    def _raised_pitch(self, name: str, entry: SoundEntry) -> float:
        """Return the pitch of a sound, half a tone higher for each gain of its kind in a row."""
        repeats = self._repeats
        is_gain = entry.level == "gain"
        repeats.row = min(repeats.row + 1, HIGHEST) if is_gain and name == repeats.gained else 0
        repeats.gained = name if is_gain else ""
        return float(HALF_TONE**repeats.row)


def file_of(game: str, name: str) -> Path:
    """Return the file of a sound: the game's own, else the window's."""
    own = paths.of_game(game) / "sounds" / f"{name}.wav"
    return own if game and own.is_file() else paths.window() / "sounds" / f"{name}.wav"


@cache
def entries(folder: Path) -> dict[str, SoundEntry]:
    """Return the sound entries of a folder's sounds.toml, none if it is missing or invalid."""
    try:
        written = tomllib.loads((folder / "sounds.toml").read_text(encoding="utf-8"))
        return msgspec.convert(written, dict[str, SoundEntry])
    except (OSError, ValueError, msgspec.ValidationError):
        return {}
