"""Saved games as lines of JSON: the header, the content, and everything done since.

Each line begins with a checksum ("check") of itself and all lines before it, so that damage can be located;
lines are only ever appended. An incomplete last line is ignored, as it never took effect for anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

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
"""The ending of saved games' names, and the one that earlier versions used."""

SUFFIXES = (SUFFIX, EARLIER_SUFFIX)
CHECK_DIGITS = 12
"""How many hexadecimal digits of its hash a line carries."""

_OPENING, _CLOSING = b'{"check":"', b'",'
BODY = len(_OPENING) + CHECK_DIGITS + len(_CLOSING)


class UnreadableSave(WordedError):
    """A saved game cannot be resumed; `damaged` means that the file itself is at fault.

    `good` is how many bytes at the beginning of a damaged file are intact.
    """

    def __init__(self, mistake: Mistake, *, damaged: bool = True, good: int = 0) -> None:
        """Keep what is wrong; a damaged file is intact up to its first `good` bytes."""
        super().__init__(mistake.message)
        self.mistake, self.damaged, self.good = mistake, damaged, good

    def in_words(self, language: str = ENGLISH) -> str:
        """Return the position in the file and the problem, in a language."""
        return self.mistake.in_words(language)


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One content folder of a game, the base or a pack, with the texts of its files by path.

    `without_pictures` is set if the pack's pictures were too large to be kept.
    """

    id: str
    name: str
    version: str
    files: dict[str, str]
    without_pictures: bool = False

    @property
    def title(self) -> str:
        """Return its name with its version, as in "Longer nights 1.2"."""
        return f"{self.name or self.id} {self.version}".strip()


class ContentKept(JournalLine, frozen=True, tag="content"):
    """The content with which the game began, the base first; empty in saves of format 1."""

    layers: tuple[Layer, ...]


class Stood(JournalLine, frozen=True, tag="stood"):
    """The state after all lines before it, for the list of games and for resuming under changed rules."""

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
    """A report of an error: the program's account of it, and the line that was being applied, if any.

    `circumstances` are, by name, the page, the size of the window, versions and the like.
    """

    account: str
    attempted: AnyLine | None
    circumstances: dict[str, str] = msgspec.field(default_factory=dict)


class SavedState(NamedTuple):
    """A saved state, and the number of journal lines after which it was written."""

    after: int
    stood: Stood


AnySaved = Answered | Undone | TurnEnded | SeatChanged | ContentKept | Stood | Named | Reported
Record = Header | AnySaved


@dataclass(frozen=True)
class Save:
    """A saved game as read; its records begin `below` lines down in the file."""

    path: Path
    records: tuple[Record, ...]
    below: int = 0

    @cached_property
    def header(self) -> Header:
        """Return the header, with which the game began."""
        return next(record for record in self.records if isinstance(record, Header))

    @property
    def format(self) -> int:
        """Return the number of the save format."""
        return self.header.save

    @cached_property
    def journal(self) -> Journal:
        """Return the journal: all that was done."""
        return Journal(self.header, [record for record in self.records if isinstance(record, AnyLine)])

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Return the content with which the game began, nothing if it was not kept."""
        return next((record.layers for record in self.records if isinstance(record, ContentKept)), ())

    @property
    def name(self) -> str:
        """Return the name that the game was given, "" if none."""
        return next((record.name for record in reversed(self.records) if isinstance(record, Named)), "")

    @property
    def reported(self) -> Reported | None:
        """Return the report of an error, if the file has one."""
        return next((record for record in self.records if isinstance(record, Reported)), None)

    @cached_property
    def saved_states(self) -> list[SavedState]:
        """Return the saved states in order, each with how many lines of the journal lead to it."""
        found, lines = [], 0
        for record in self.records:
            if isinstance(record, AnyLine):
                lines += 1
            elif isinstance(record, Stood):
                found.append(SavedState(lines, record))
        return found

    @property
    def last_stood(self) -> Stood | None:
        """Return the last saved state, None if there is none."""
        return self.saved_states[-1].stood if self.saved_states else None

    def refused(self, where: str, why: Text, done: int = 0) -> UnreadableSave:
        """Return the error that the game cannot be resumed.

        `done` is the number of the journal line at fault; with 0 it is the header's field `where`, or with ""
        the whole file. Records begin `below` lines down in the file.
        """
        numbered = enumerate(self.records, start=1)
        journal_lines = [number for number, record in numbered if isinstance(record, AnyLine)]
        line_in_records = journal_lines[done - 1] if done else 1
        is_on_a_line = done > 0 or where != ""
        line = self.below + line_in_records if is_on_a_line else 0
        return UnreadableSave(_mistake_on_line(self.path, line, where, why))

    def not_shown(self, error: Exception) -> UnreadableSave:
        """Return the error that the game cannot be shown, which need not be the file's fault."""
        mistake = _mistake_on_line(self.path, 0, "", text("save-not-shown", problem=raised(error)))
        return UnreadableSave(mistake, damaged=False)


def add_check(check: str, record: Record) -> tuple[str, bytes]:
    """Return a record's own check and its line, given the check of the line before it."""
    body = msgspec.json.encode(record)
    own_check = check_of(check, body)
    after_brace = body[1:]  # the line's own opening has the brace
    return own_check, _OPENING + own_check.encode() + _CLOSING + after_brace + b"\n"


def add_checks(records: Iterable[Record]) -> tuple[str, list[bytes]]:
    """Return the check of the last line, and records as the lines of a file."""
    check, lines = "", []
    for record in records:
        check, line = add_check(check, record)
        lines.append(line)
    return check, lines


def without_incomplete_line(data: bytes) -> bytes:
    """Return the data of a file without an incomplete last line; a crash can also leave zero bytes."""
    last_newline = data.rstrip(b"\0").rfind(b"\n")
    return data[: last_newline + 1]


def decoded(path: Path, number: int, body: bytes | msgspec.Raw, kind: Any, within: str = "") -> Any:
    """Return a line of a file, or the value of its field `within`, as a record; raises UnreadableSave."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        fail(path, number, *data_mistake(error, within))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        fail(path, number, within, text("save-not-json", problem=str(error)))


def fail(path: Path, number: int, where: str, why: Text, *, damaged: bool = True, good: int = 0) -> NoReturn:
    """Raise UnreadableSave for a field of a line; a damaged file is intact up to its first `good` bytes."""
    raise UnreadableSave(_mistake_on_line(path, number, where, why), damaged=damaged, good=good)


def check_of(before: str, body: bytes) -> str:
    """Return the check of a line, given the check of the line before it."""
    return sha256(before.encode() + body).hexdigest()[:CHECK_DIGITS]


def written_check(line: bytes) -> str:
    """Return the check that a line carries, "" if it has none."""
    found = line[len(_OPENING) : len(_OPENING) + CHECK_DIGITS]
    return found.decode("ascii", "replace") if has_check(line) else ""


def has_check(line: bytes) -> bool:
    """Tell whether a line carries a check, right or wrong."""
    return line.startswith(_OPENING) and line[len(_OPENING) + CHECK_DIGITS :].startswith(_CLOSING)


def _mistake_on_line(path: Path, number: int, where: str, why: Text) -> Mistake:
    """Return a mistake on a line, counted from 1 (0 is the file as a whole), in its field `where`."""
    return Mistake(path, line=number, column=1, where=quoted(where), message=why)
