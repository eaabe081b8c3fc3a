"""Saved games as lines of JSON: what a game began with, its content, and everything done since.

Each line begins with a check of itself and of all lines before it, so that lines are only ever added, and
damage is reported by the line that it fell on. A last line that was cut short was never told to anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.journals.journal import (
    Answered,
    AnyLine,
    Header,
    Journal,
    JournalLine,
    SeatChanged,
    TurnEnded,
    Undone,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.data_messages import data_mistake
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import ENGLISH, WordedError, raised

SUFFIX, EARLIER_SUFFIX = ".wqt", ".save"
"""How the name of a saved game ends, and how it ended before other programs' files were to be told apart."""

SUFFIXES = (SUFFIX, EARLIER_SUFFIX)
CHECKED = 12
"""How many letters of its hash a line carries."""

_OPENING, _CLOSING = b'{"check":"', b'",'
BODY = len(_OPENING) + CHECKED + len(_CLOSING)


class UnreadableSave(WordedError):
    """A saved game cannot be resumed; `damaged` tells that the file itself is at fault.

    `good` is how many bytes at its beginning are whole, where these are a game to go on with.
    """

    def __init__(self, mistake: Mistake, *, damaged: bool = True, good: int = 0) -> None:
        super().__init__(mistake.message)
        self.mistake, self.damaged, self.good = mistake, damaged, good

    def in_words(self, language: str = ENGLISH) -> str:
        """Return where in the file the problem is, and what it is, in the words of a language."""
        return self.mistake.in_words(language)


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One root of a game's content, the base or a pack merged over it, with the texts of its files by path.

    It is `without_pictures` where a pack has more of them than are kept.
    """

    id: str
    name: str
    version: str
    files: dict[str, str]
    without_pictures: bool = False

    @property
    def title(self) -> str:
        """Return what to call it, as in "Longer nights 1.2"."""
        return f"{self.name or self.id} {self.version}".strip()


class ContentKept(JournalLine, frozen=True, tag="content"):
    """The content that the game was begun with, the base first; nothing in games saved before it was kept."""

    layers: tuple[Layer, ...]


class Stood(JournalLine, frozen=True, tag="stood"):
    """The state of the game after all that was done before, to be listed, and gone on with by other rules."""

    at: str
    moment: Text
    over: bool
    scores: dict[PlayerId, int]
    winners: tuple[PlayerId, ...]
    state: msgspec.Raw


class Named(JournalLine, frozen=True, tag="name"):
    """The game was given a name."""

    name: str


class Reported(JournalLine, frozen=True, tag="trouble"):
    """What went wrong, as the program tells it, and what was about to be done in the game, if anything.

    `circumstances` are the page, the size of the window, versions and whatever else may matter, by name.
    """

    account: str
    attempted: AnyLine | None
    circumstances: dict[str, str] = msgspec.field(default_factory=dict)


AnySaved = Answered | Undone | TurnEnded | SeatChanged | ContentKept | Stood | Named | Reported
Record = Header | AnySaved


@dataclass(frozen=True)
class Save:
    """A saved game as read: its records in their order, in a file in which they begin `below` lines down."""

    path: Path
    records: tuple[Record, ...]
    below: int = 0

    @cached_property
    def header(self) -> Header:
        """Return what the game began with."""
        return next(record for record in self.records if isinstance(record, Header))

    @property
    def format(self) -> int:
        """Return the number of the format in which its states were written."""
        return self.header.save

    @cached_property
    def journal(self) -> Journal:
        """Return what was done."""
        return Journal(self.header, [record for record in self.records if isinstance(record, AnyLine)])

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Return the content that the game was begun with, none where that was not kept."""
        return next((record.layers for record in self.records if isinstance(record, ContentKept)), ())

    @property
    def name(self) -> str:
        """Return the name that people gave the game."""
        return next((record.name for record in reversed(self.records) if isinstance(record, Named)), "")

    @property
    def reported(self) -> Reported | None:
        """Return what went wrong, where this is a report."""
        return next((record for record in self.records if isinstance(record, Reported)), None)

    @cached_property
    def stood(self) -> list[tuple[int, Stood]]:
        """Return after how many lines of the journal the game stood how, the last one last."""
        found, lines = [], 0
        for record in self.records:
            lines += isinstance(record, AnyLine)
            if isinstance(record, Stood):
                found.append((lines, record))
        return found

    def refused(self, where: str, why: Text, done: int = 0) -> UnreadableSave:
        """Return why the game cannot be resumed.

        It names a line of the journal, or of none (0): of a field of the header, or of the whole file.
        """
        places = [place for place, record in enumerate(self.records, 1) if isinstance(record, AnyLine)]
        line = places[done - 1] if done else 1
        return UnreadableSave(_mistake(self.path, line + self.below if done or where else 0, where, why))

    def not_shown(self, error: Exception) -> UnreadableSave:
        """Return that the game cannot be shown, which need not be the fault of its file."""
        mistake = _mistake(self.path, 0, "", text("save-not-shown", problem=raised(error)))
        return UnreadableSave(mistake, damaged=False)


def sealed(check: str, record: Record) -> tuple[str, bytes]:
    """Return a record as a line that follows the one with this check, and its own check."""
    body = msgspec.json.encode(record)
    check = check_of(check, body)
    return check, _OPENING + check.encode() + _CLOSING + body[1:] + b"\n"


def sealed_all(records: Iterable[Record]) -> tuple[str, list[bytes]]:
    """Return records as the lines of a file, and the check of the last."""
    check, lines = "", []
    for record in records:
        check, line = sealed(check, record)
        lines.append(line)
    return check, lines


def whole(data: bytes) -> bytes:
    """Return the file without a last line that was cut short by a kill or a power cut."""
    return data[: data.rstrip(b"\0").rfind(b"\n") + 1]


def decoded(path: Path, number: int, body: bytes | msgspec.Raw, kind: Any, within: str = "") -> Any:
    """Return a line of a file as a record; raises UnreadableSave."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        fail(path, number, *data_mistake(error, within))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        fail(path, number, within, text("save-not-json", problem=str(error)))


def fail(path: Path, number: int, where: str, why: Text, *, damaged: bool = True, good: int = 0) -> NoReturn:
    """Refuse a file."""
    raise UnreadableSave(_mistake(path, number, where, why), damaged=damaged, good=good)


def check_of(before: str, body: bytes) -> str:
    """Return the check of a line, from that of the line before it."""
    return sha256(before.encode() + body).hexdigest()[:CHECKED]


def check_in(line: bytes) -> str:
    """Return the check that a line carries, "" where it carries none."""
    found = line[len(_OPENING) : len(_OPENING) + CHECKED]
    return found.decode("ascii", "replace") if is_sealed(line) else ""


def is_sealed(line: bytes) -> bool:
    """Tell whether a line carries a check, right or wrong."""
    return line.startswith(_OPENING) and line[len(_OPENING) + CHECKED :].startswith(_CLOSING)


def _mistake(path: Path, number: int, where: str, why: Text) -> Mistake:
    return Mistake(path, number, 1, quoted(where), why)
