"""Preferences: what the people at this screen like, kept from game to game in the settings file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.saved.saved_types import move_aside, write_whole
from wonderland_qt.models.table.pads import USUAL_KEYS, Keys
from wonderland_qt.scene.style.eyes import Colours, Contrast, Eyes, Letters

Curtain = Literal["automatic", "on", "off"]
Pace = Literal["instant", "fast", "normal", "slow"]
Motions = Literal["system", "off", "fast", "normal", "slow"]
Sight = Literal["drawn", "plain"]
Enlarging = Literal["soon", "usual", "late", "never"]
Volume = Literal["quiet", "normal", "loud"]
MILLISECONDS: dict[Pace, int] = {"instant": 0, "fast": 250, "normal": 700, "slow": 1500}
MOTION_MILLISECONDS = {"off": 0, "fast": 350, "normal": 800, "slow": 1800}
HOVERS: dict[Enlarging, int] = {"soon": 250, "usual": 600, "late": 1200, "never": -1}


class TableChoices(msgspec.Struct, frozen=True):
    """What was chosen for the last table of a game: its options, and who sat where.

    House rules stood by themselves in earlier files.
    """

    options: dict[str, str] = {}
    guests: tuple[Guest, ...] = ()
    earlier_house_rules: dict[str, str] = msgspec.field(default_factory=dict, name="house")


class WindowPlace(msgspec.Struct, frozen=True):
    """How the window was: its area when it is not maximised (left, top, width, height), and its screen."""

    area: tuple[int, int, int, int]
    maximised: bool = False
    screen: str = ""


class Settings(msgspec.Struct, frozen=True):
    """Preferences, and the names of those who played last.

    The dialog offers each field of literal values as a list, in this order; the words are `settings-<field>`
    and `<field>-<value>`.
    """

    curtain: Curtain = "automatic"
    pace: Pace = "normal"
    motion: Motions = "system"
    """How fast pieces travel."""

    sight: Sight = "drawn"
    """How the table is seen."""

    colours: Colours = "usual"
    """To whom players' colours stay apart."""

    letters: Letters = "usual"
    """How large they are."""

    contrast: Contrast = "usual"
    """How strongly words and lights stand out."""

    enlarging: Enlarging = "usual"
    """How soon a piece under the pointer grows."""

    coach: Literal["off", "on"] = "off"
    """Whether tips are given; a first game switches them on."""

    volume: Volume = "normal"
    """How loud sounds are unless they are `muted`."""

    ambience: Literal["on", "off"] = "on"
    """Whether the place of a stage is heard beneath the sounds."""

    end_turn_by_itself: bool = False
    muted: bool = False
    asks_newest: bool = False
    """Whether the project is asked once a day for a newer version."""

    names: tuple[str, ...] = ()
    keys: tuple[Keys, ...] = USUAL_KEYS
    """Two by seat, for answers in secret."""

    language: str = ""
    """That of the system where none is chosen."""

    recent: str = ""
    """Which game was played last."""

    tables: dict[str, TableChoices] = {}
    """What was chosen for the last table of each game."""

    place: WindowPlace | None = None
    """How the window was when it was closed."""

    packs: tuple[PackChoice, ...] = ()
    """The packs from the bottom of their pile up."""

    written_into: dict[str, str] = {}
    """Into which pack the workshop of each game writes."""

    @property
    def eyes(self) -> Eyes:
        """Return how pictures and pages are drawn for the people at this screen."""
        return Eyes(self.colours, self.contrast, self.letters)


PREFERENCES = {
    field.name: get_args(field.type)
    for field in msgspec.structs.fields(Settings)
    if get_origin(field.type) is Literal
}
"""The preferences of which one value is chosen, and their values in order."""


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
