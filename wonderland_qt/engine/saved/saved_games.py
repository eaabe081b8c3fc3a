"""The folder of saved games, with a file for each: of every game the last ten, and all named ones."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryFile
from typing import NamedTuple

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.journals.journal import on_a_line
from wonderland_qt.engine.saved.file_lock import LockedElsewhere
from wonderland_qt.engine.saved.save_file import ASIDE, NotWritten, SaveFile, keep_aside, write_whole
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saves import (
    EARLIER_SUFFIX,
    SUFFIX,
    SUFFIXES,
    Layer,
    Named,
    Save,
    UnreadableSave,
)
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import reason_of

MOST = 10
ANALYSIS = ".analysis"
TRIED_BYTES = 64 * 1024
"""The free space, in bytes, that is tried before a game begins: what a long game takes."""


@dataclass
class Found:
    """The saved games in a folder, the last played first, and the unreadable ones."""

    games: list[Save] = field(default_factory=list)
    unreadable: list[UnreadableSave] = field(default_factory=list)


class Newest(NamedTuple):
    """The game to go on with, if there is one, and the unreadable files met on the way."""

    save: Save | None
    unreadable: list[UnreadableSave]


class _Read(NamedTuple):
    """What a file holds, and what is wrong with it; a damaged one may have both."""

    save: Save | None
    error: UnreadableSave | None = None


class SavedGames:
    """The saved games in a folder, which need not exist yet and may be used by other programs too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_file(self, game: str, layers: tuple[Layer, ...] = ()) -> SaveFile:
        """Return a file with a unique name for a new game with this content."""
        begun = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        return SaveFile(self.folder / f"{game}-{begun}-{token_hex(3)}{SUFFIX}", layers)

    def refusal(self) -> OSError | None:
        """Return why nothing can be written to the folder (or to its nearest existing parent), else None."""
        folders = (self.folder, *self.folder.parents)
        existing = next((folder for folder in folders if folder.exists()), self.folder)
        try:
            with TemporaryFile(dir=existing) as file:
                file.write(bytes(TRIED_BYTES))
        except OSError as error:
            return error
        return None

    def find(self, game: str = "") -> Found:
        """Return the saved games of one game or of all; damaged files are set aside and reported once."""
        found = Found(unreadable=self._listing_errors())
        for path in self._paths_newest_first(game):
            save, error = self._read_or_mend(path)
            if save is not None:
                found.games.append(save)
            if error is not None:
                found.unreadable.append(error)
        return found

    def newest(self, game: str) -> Newest:
        """Return the last played unfinished game, or else the last finished one, and the unreadable files."""
        newest_over: Save | None = None
        unreadable = self._listing_errors()
        for path in self._paths_newest_first(game):
            save, error = self._read_or_mend(path)
            if error is not None:
                unreadable.append(error)
            if save is not None and not is_over(save):
                return Newest(save, unreadable)
            newest_over = newest_over or save
        return Newest(newest_over, unreadable)

    def in_the_way(self, game: str) -> list[Save]:
        """Return the games to be deleted for a new one: finished ones first, then the oldest.

        Games that a person has named are kept for ever.
        """
        unnamed = [save for save in self.find(game).games if not save.name]
        unnamed.reverse()  # the oldest first
        finished_first = sorted(unnamed, key=lambda save: not is_over(save))
        surplus = max(len(unnamed) + 1 - MOST, 0)
        return finished_first[:surplus]

    def make_room(self, game: str) -> None:
        """Delete games to make room for a new one, except those open elsewhere or not deletable."""
        for save in self.in_the_way(game):
            with contextlib.suppress(LockedElsewhere, OSError):
                self.delete(save.path)

    def rename(self, path: Path, name: str) -> None:
        """Give a game a name; raises LockedElsewhere, UnreadableSave, OSError.

        Where the name was not written, the file's `problem` says why.
        """
        file, _ = SaveFile.reopened(path)
        file.add(Named(on_a_line(name)))
        written = file.sync()
        file.close()
        if not written and file.problem is not None:
            raise NotWritten(file.problem)

    def delete(self, path: Path) -> None:
        """Delete a saved game and its analysis; raises LockedElsewhere, OSError."""
        with contextlib.suppress(UnreadableSave):
            file, _save = SaveFile.reopened(path)  # which fails if the game is open elsewhere
            file.close_unwritten()
        path.unlink()
        analysis_of(path).unlink(missing_ok=True)

    def export(self, path: Path, to: Path) -> None:
        """Copy a saved game to another place; raises OSError."""
        write_whole(to, path.read_bytes())

    def take_in(self, path: Path) -> Path:
        """Copy a saved game into this folder and return its path; raises UnreadableSave, OSError."""
        save = read_save(path)
        if path.resolve().parent == self.folder.resolve():
            return path
        taken_in = self.new_file(save.header.game).path
        taken_in.parent.mkdir(parents=True, exist_ok=True)
        write_whole(taken_in, path.read_bytes())
        return taken_in

    def set_aside(self, error: UnreadableSave) -> UnreadableSave:
        """Rename the file of a game that cannot be continued; return the error with the new name.

        The error is no longer `damaged`, as the file needs no further mending. If the file cannot be renamed,
        the error is returned as it is.
        """
        path = error.mistake.path
        try:
            aside = keep_aside(path)
            path.unlink()
        except OSError:
            return error
        why = text("save-kept-as", problem=error.mistake.message, file=aside.name)
        return UnreadableSave(replace(error.mistake, message=why), damaged=False)

    def adopt(self, old: Path) -> None:
        """Move in the saves of an earlier version, which kept three states of each game in separate files.

        The newest readable one is moved, or the newest if none is, to be reported like any damaged file.
        Files that cannot be moved are tried again at the next start.
        """
        for name in sorted({path.name.partition(".")[0] for path in old.glob(f"*{EARLIER_SUFFIX}")}):
            newest_first = [old / f"{name}{age}{EARLIER_SUFFIX}" for age in ("", ".1", ".2")]
            if states := [path for path in newest_first if path.exists()]:
                with contextlib.suppress(OSError):
                    self._adopt_newest(name, states)

    def _adopt_newest(self, name: str, states: list[Path]) -> None:
        """Move in the newest readable one of a game's states, and set the others aside; raises OSError.

        The `states` are its files, newest first. If none is readable, the newest is moved, and the file's
        `name` stands for the unknown game.
        """
        newest = next((path for path in states if _game_in(path)), states[0])
        adopted = self.new_file(_game_in(newest) or name).path
        adopted.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(newest, adopted)
        for path in states:
            if path != newest:
                path.rename(path.with_name(f"{path.name}{ASIDE}"))

    def _listing_errors(self) -> list[UnreadableSave]:
        """Return why the folder cannot be listed, as a list of at most one error.

        A missing folder is no error: it is made with the first save.
        """
        try:
            os.scandir(self.folder).close()
        except FileNotFoundError:
            return []
        except OSError as error:
            why = text("save-folder-unreadable", reason=reason_of(error))
            return [
                UnreadableSave(Mistake(self.folder, line=0, column=1, where="", message=why), damaged=False)
            ]
        return []

    def _paths_newest_first(self, game: str) -> list[Path]:
        """Return the files of saved games, of all games if `game` is "", the last written first.

        A file that vanishes meanwhile is left out, and a folder that does not exist has none.
        """
        found: list[tuple[float, Path]] = []
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"{game}-*" if game else "*"):
                if path.suffix not in SUFFIXES:
                    continue
                with contextlib.suppress(OSError):
                    found.append((path.stat().st_mtime, path))
        return [path for _time, path in sorted(found, reverse=True)]

    def _read_or_mend(self, path: Path) -> _Read:
        """Return the game in a file, or the error; a damaged file is cut to its good lines."""
        try:
            return _Read(read_save(path))
        except UnreadableSave as error:
            return self._mend_damaged(path, error) if error.damaged else _Read(None, error)

    def _mend_damaged(self, path: Path, error: UnreadableSave) -> _Read:
        """Set a damaged file aside, and return the game in its good lines (`good` bytes of it), if any."""
        try:
            data = path.read_bytes()
            refusal = self.set_aside(error)
            if not error.good:
                return _Read(None, refusal)
            write_whole(path, data[: error.good])
            return _Read(read_save(path), refusal)
        except (OSError, UnreadableSave):
            return _Read(None, error)


def analysis_of(path: Path) -> Path:
    """Return the path of a saved game's analysis, beside it."""
    return path.with_suffix(ANALYSIS)


def is_over(save: Save) -> bool:
    """Tell whether a saved game was over in its last saved state."""
    return save.last_stood is not None and save.last_stood.over


def _game_in(path: Path) -> str:
    """Return the id of the game in a file, "" if it cannot be read."""
    try:
        return read_save(path).header.game
    except UnreadableSave:
        return ""
