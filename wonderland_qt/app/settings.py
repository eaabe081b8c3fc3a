"""Preferences: what the people at this screen like, kept from game to game in the settings file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, get_args

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.saved.saved_types import move_aside, write_whole
from wonderland_qt.models.table.pads import USUAL_KEYS, Keys
from wonderland_qt.scene.pictures.eyes import Colours, Contrast, Eyes, Letters

Curtain = Literal["automatic", "on", "off"]
Pace = Literal["instant", "fast", "normal", "slow"]
Motions = Literal["system", "off", "fast", "normal", "slow"]
Sight = Literal["drawn", "plain"]
Enlarging = Literal["soon", "usual", "late", "never"]
Coach = Literal["off", "on"]
Volume = Literal["quiet", "normal", "loud"]
Ambience = Literal["on", "off"]
MILLISECONDS: dict[Pace, int] = {"instant": 0, "fast": 250, "normal": 700, "slow": 1500}
MOTION_MILLISECONDS = {"off": 0, "fast": 350, "normal": 800, "slow": 1800}
HOVERS: dict[Enlarging, int] = {"soon": 250, "usual": 600, "late": 1200, "never": -1}


class Preference(NamedTuple):
    """A preference of which one value is chosen: a field of the settings, and the values in their order."""

    field: str
    values: tuple[str, ...]


PREFERENCES = (
    Preference("curtain", get_args(Curtain)),
    Preference("pace", get_args(Pace)),
    Preference("motion", get_args(Motions)),
    Preference("sight", get_args(Sight)),
    Preference("colours", get_args(Colours)),
    Preference("letters", get_args(Letters)),
    Preference("contrast", get_args(Contrast)),
    Preference("enlarging", get_args(Enlarging)),
    Preference("coach", get_args(Coach)),
    Preference("volume", get_args(Volume)),
    Preference("ambience", get_args(Ambience)),
)
"""What the dialog offers as lists; the words are `settings-<field>` and `<field>-<value>`."""


class TableChoices(msgspec.Struct, frozen=True):
    """What was chosen for the last table of a game: its options, its house rules, and who sat where."""

    options: dict[str, str] = {}
    house_rules: dict[str, str] = msgspec.field(default_factory=dict, name="house")
    guests: tuple[Guest, ...] = ()


class WindowPlace(msgspec.Struct, frozen=True):
    """How the window was: its area when it is not maximised (left, top, width, height), and its screen."""

    area: tuple[int, int, int, int]
    maximised: bool = False
    screen: str = ""


class Settings(msgspec.Struct, frozen=True):
    """Preferences, and the names of those who played last.

    `keys` are two by seat for answers in secret; no `language` is that of the system.
    `sight` is how the table is seen, `colours` to whom players' colours stay apart, `contrast` how strongly
    words and lights stand out, `letters` how large they are, `enlarging` how soon a piece under the pointer
    grows, `motion` how fast pieces travel, `volume` how loud sounds are unless they are `muted`, `ambience`
    whether the place of a stage is heard beneath them, `coach` whether tips are given (a first game
    switches them on), `recent` which game was played last, `tables` what was chosen for the last table of
    each game, `place` how the window was when it was closed, `packs` the packs from the bottom of their
    pile up.
    """

    curtain: Curtain = "automatic"
    end_turn_by_itself: bool = False
    pace: Pace = "normal"
    names: tuple[str, ...] = ()
    keys: tuple[Keys, ...] = USUAL_KEYS
    language: str = ""
    sight: Sight = "drawn"
    enlarging: Enlarging = "usual"
    colours: Colours = "usual"
    contrast: Contrast = "usual"
    letters: Letters = "usual"
    coach: Coach = "off"
    motion: Motions = "system"
    volume: Volume = "normal"
    muted: bool = False
    ambience: Ambience = "on"
    recent: str = ""
    tables: dict[str, TableChoices] = {}
    place: WindowPlace | None = None
    packs: tuple[PackChoice, ...] = ()

    @property
    def eyes(self) -> Eyes:
        """Return how pictures and pages are drawn for the people at this screen."""
        return Eyes(self.colours, self.contrast, self.letters)


def load_settings() -> Settings:
    """Return the stored preferences, or the usual ones when there are none that can be read."""
    try:
        return msgspec.json.decode(paths.settings().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def set_aside_broken() -> Text | None:
    """Give a settings file that cannot be read another name, and return what is said; None if all is well."""
    file = paths.settings()
    try:
        msgspec.json.decode(file.read_bytes(), type=Settings)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        return _set_aside(file, error)
    return None


def _set_aside(file: Path, error: Exception) -> Text:
    try:
        return text("trouble-settings-aside", file=str(move_aside(file)))
    except OSError:
        problem = text("file-problem", file=str(file), problem=message_of(error))
        return text("trouble-settings-unread", problem=problem)


def store_settings(settings: Settings) -> Text | None:
    """Keep the preferences for next time, whole or not at all; return why they could not be kept, if so."""
    file = paths.settings()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        return text("file-problem", file=str(file), problem=message_of(error))
    return None
