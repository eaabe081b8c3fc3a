"""Saved games: a header, the state and the journal as lines of JSON, checked on the way back.

Whatever is wrong with a file becomes one `UnreadableSave` that names file, line and field.
"""

from __future__ import annotations

import os
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from wonderland_qt import __version__
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.flow import Game, GameState
from wonderland_qt.engine.play.journal import FORMAT, NO_STATE, AnyLine, Header, Journal, encode_journal
from wonderland_qt.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")
T = TypeVar("T")

SUFFIX = ".save"


class UnreadableSave(Exception):
    """A saved game cannot be loaded; `damaged` tells that the file itself is at fault."""

    def __init__(self, mistake: Mistake, *, damaged: bool = True) -> None:
        super().__init__(str(mistake))
        self.mistake = mistake
        self.damaged = damaged


class SaveHeader(msgspec.Struct, frozen=True):
    """The first line of a saved game; `check` is the SHA-256 of all lines after it."""

    save: int
    program: str
    game: str
    content: str
    check: str


class Playing(msgspec.Struct, frozen=True):
    """What the first line of a saved game and of a journal have in common."""

    game: str


class Save(msgspec.Struct, frozen=True):
    """A saved game as read."""

    header: SaveHeader
    state: bytes
    journal: Journal


def encode_save(ruleset: Ruleset[StateT, PackT, Any], game: Game[StateT, PackT], journal: Journal) -> bytes:
    """Return the game as the bytes of a file."""
    body = ruleset.codec.encode(game.state) + b"\n" + encode_journal(journal)
    check = sha256(body).hexdigest()
    header = SaveHeader(FORMAT, __version__, ruleset.id, journal.header.content, check)
    return msgspec.json.encode(header) + b"\n" + body


def write_save(
    path: Path, ruleset: Ruleset[StateT, PackT, Any], game: Game[StateT, PackT], journal: Journal
) -> None:
    """Write the game so that the file is whole at every moment; raises OSError."""
    write_whole(path, encode_save(ruleset, game, journal))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it holds, whatever happens, either all that it held or all of `data`."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_save(path: Path, ruleset: Ruleset[Any, PackT, Any], pack: PackT) -> Save:
    """Return the saved game in a file.

    Raises UnreadableSave; a damaged file is then also copied aside, so that nothing is lost when the
    program writes there again.
    """
    try:
        return _read_save(path, ruleset, pack)
    except UnreadableSave as error:
        if error.damaged:
            keep_aside(path)
        raise


def read_journal(path: Path, ruleset: Ruleset[Any, PackT, Any], pack: PackT) -> Journal:
    """Return the journal in a file: a journal alone, or that of a saved game; raises UnreadableSave."""
    lines = _lines(path)
    if lines[0].startswith(b'{"save"'):
        return _read_save(path, ruleset, pack).journal
    return _journal(path, lines, 1, ruleset, pack)


def game_in(path: Path) -> str:
    """Return the id of the game that a saved game or a journal is of; raises UnreadableSave."""
    header: Playing = _decoded(path, _lines(path), 1, Playing)
    return header.game


def keep_aside(path: Path) -> Path | None:
    """Copy a damaged file to a free name beside it; return where it is, None when it cannot be copied."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            try:
                shutil.copy2(path, aside)
            except OSError:
                return None
            return aside
        if aside.read_bytes() == path.read_bytes():
            return aside
    return None


def _read_save(path: Path, ruleset: Ruleset[Any, PackT, Any], pack: PackT) -> Save:
    lines = _lines(path)
    header = _decoded(path, lines, 1, SaveHeader)
    _check_header(path, header, ruleset, ruleset.fingerprint(pack))
    state = _decoded_by(path, lines, 2, ruleset.codec.decode)
    journal = _journal(path, lines, 3, ruleset, pack)
    if sha256(b"\n".join(lines[1:])).hexdigest() != header.check:
        _fail(path, 1, 1, "check", "the file was changed or cut short after it was written")
    _check_playable(path, ruleset, state, pack)
    return Save(header, lines[1], journal)


def _journal(
    path: Path, lines: list[bytes], first: int, ruleset: Ruleset[Any, PackT, Any], pack: PackT
) -> Journal:
    header = _decoded(path, lines, first, Header)
    _check_format(path, first, header.format, header.program)
    _check_same(path, first, "game", header.game, ruleset.id)
    _check_content(path, first, header.content, ruleset.fingerprint(pack))
    _decoded_by(path, [bytes(header.chosen)], 1, msgspec.json.Decoder(ruleset.chosen).decode, first, "chosen")
    if bytes(header.start) != bytes(NO_STATE):
        _decoded_by(path, [bytes(header.start)], 1, ruleset.codec.decode, first, "start")
    numbers = range(first + 1, len(lines) + (1 if lines[-1] else 0))
    return Journal(header, [_decoded(path, lines, number, AnyLine) for number in numbers])


def _check_header(path: Path, header: SaveHeader, ruleset: Ruleset[Any, Any, Any], content: str) -> None:
    _check_format(path, 1, header.save, header.program)
    _check_same(path, 1, "game", header.game, ruleset.id)
    _check_content(path, 1, header.content, content)


def _check_format(path: Path, line: int, found: int, program: str) -> None:
    if found != FORMAT:
        why = f"written by version {program}, in format {found}; this program reads format {FORMAT}"
        raise UnreadableSave(Mistake(path, line, 1, "format", why), damaged=False)


def _check_same(path: Path, line: int, where: str, found: str, wanted: str) -> None:
    if found != wanted:
        why = f"this is a game of {found!r}, not of {wanted!r}"
        raise UnreadableSave(Mistake(path, line, 1, where, why), damaged=False)


def _check_content(path: Path, line: int, found: str, wanted: str) -> None:
    if found != wanted:
        why = (
            f"this game was played with other content (it has {found}, loaded is {wanted});"
            " load the content packs that it was begun with"
        )
        raise UnreadableSave(Mistake(path, line, 1, "content", why), damaged=False)


def _check_playable(path: Path, ruleset: Ruleset[Any, PackT, Any], state: Any, pack: PackT) -> None:
    try:
        ruleset.game(state, pack)
    except Exception as error:  # a state that names what is not there can fail in any rule
        message = f"the game cannot go on from here ({type(error).__name__}: {error})"
        raise UnreadableSave(Mistake(path, 2, 1, "state", message)) from error


def _lines(path: Path) -> list[bytes]:
    try:
        data = path.read_bytes()
    except OSError as error:
        why = f"the file cannot be read ({error.strerror or error})"
        raise UnreadableSave(Mistake(path, 1, 1, "", why), damaged=False) from error
    if not data.strip():
        _fail(path, 1, 1, "", "the file is empty")
    return data.split(b"\n")


def _decoded(path: Path, lines: list[bytes], number: int, kind: Any) -> Any:
    return _decoded_by(path, lines, number, msgspec.json.Decoder(kind).decode)


def _decoded_by(
    path: Path, lines: list[bytes], number: int, decode: Any, shown: int = 0, within: str = ""
) -> Any:
    shown = shown or number
    if number > len(lines) or not lines[number - 1]:
        _fail(path, shown, 1, within, "the file ends too early")
    try:
        return decode(lines[number - 1])
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        _fail(path, shown, 1, f"{within}{where.rstrip('`')}".strip("."), message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _fail(path, shown, 1, within, f"this is not JSON ({error})")


def _fail(path: Path, line: int, column: int, where: str, why: str) -> NoReturn:
    raise UnreadableSave(Mistake(path, line, column, where, why))
