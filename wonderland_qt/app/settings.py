"""The preferences of the people at this screen, stored in the settings file."""

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
    """The choices for the last new game: its options, and who sat where.

    Earlier files stored house rules separately.
    """

    options: dict[str, str] = {}
    guests: tuple[Guest, ...] = ()
    earlier_house_rules: dict[str, str] = msgspec.field(default_factory=dict, name="house")


class WindowPlace(msgspec.Struct, frozen=True):
    """The place of the window: its unmaximised area (left, top, width, height), and its screen."""

    area: tuple[int, int, int, int]
    maximised: bool = False
    screen: str = ""


class Settings(msgspec.Struct, frozen=True):
    """Preferences, and what was chosen last.

    The dialog offers each field of a Literal type as a list, in this order; its words are `settings-<field>`
    and `<field>-<value>`.
    """

    curtain: Curtain = "automatic"
    pace: Pace = "normal"
    motion: Motions = "system"
    """How fast pieces travel."""

    sight: Sight = "drawn"
    """How the table is seen."""

    colours: Colours = "usual"
    """The colour vision for which players' colours are chosen."""

    letters: Letters = "usual"
    """The size of letters."""

    contrast: Contrast = "usual"
    """How strongly words and lights stand out."""

    enlarging: Enlarging = "usual"
    """How soon a piece under the pointer grows."""

    coach: Literal["off", "on"] = "off"
    """Whether tips are given; a first game switches them on."""

    volume: Volume = "normal"
    """The volume of sounds unless they are `muted`."""

    ambience: Literal["on", "off"] = "on"
    """Whether the ambience of a stage is played beneath the sounds."""

    end_turn_by_itself: bool = False
    muted: bool = False
    asks_newest: bool = False
    """Whether the project is asked once a day for a newer version."""

    names: tuple[str, ...] = ()
    keys: tuple[Keys, ...] = USUAL_KEYS
    """Two keys for each seat, for secret answers."""

    language: str = ""
    """The chosen language; "" for the system's."""

    recent: str = ""
    """The game that was played last."""

    tables: dict[str, TableChoices] = {}
    """The choices for the last new game of each game."""

    place: WindowPlace | None = None
    """The place of the window when it was closed."""

    packs: tuple[PackChoice, ...] = ()
    """The packs, from the bottom of the pile up."""

    written_into: dict[str, str] = {}
    """The pack that the workshop writes to, by game."""

    @property
    def eyes(self) -> Eyes:
        """Return the visual preferences: colours, contrast and letters."""
        return Eyes(self.colours, self.contrast, self.letters)


PREFERENCES = {
    field.name: get_args(field.type)
    for field in msgspec.structs.fields(Settings)
    if get_origin(field.type) is Literal
}
"""The preferences with a list of values, and those values in order."""


def load_settings() -> Settings:
    """Return the stored preferences, or the defaults if they cannot be read."""
    try:
        return msgspec.json.decode(paths.settings().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def set_aside_broken() -> Text | None:
    """Rename a settings file that cannot be read, and return a message; None if all is well."""
    file = paths.settings()
    try:
        msgspec.json.decode(file.read_bytes(), type=Settings)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        return _set_aside(file, error)
    return None


def _set_aside(file: Path, error: Exception) -> Text:
    """Rename a broken settings file, and return what to say about it, or why that failed."""
    try:
        return text("trouble-settings-aside", file=str(move_aside(file)))
    except OSError:
        problem = text("file-problem", file=str(file), problem=message_of(error))
        return text("trouble-settings-unread", problem=problem)


def store_settings(settings: Settings) -> Text | None:
    """Save the preferences atomically; return the problem if that fails."""
    file = paths.settings()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        return text("file-problem", file=str(file), problem=message_of(error))
    return None
