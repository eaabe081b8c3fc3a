"""Finished games: a file with a line for each game, which the user can export and erase."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.journals.journal import Seat, now
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.narration.score_history import best_leaps
from wonderland_qt.models.saved.saved_types import write_whole
from wonderland_qt.models.table.table_model import Table


class KeptLeap(msgspec.Struct, frozen=True):
    """The largest gain of a game: its player, amount and answer."""

    player: PlayerId
    gain: int
    answer: int


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over; `id` is the name of its saved game, which may no longer exist."""

    id: str
    at: str
    game: str
    seats: tuple[Seat, ...]
    scores: dict[PlayerId, int]
    winners: tuple[PlayerId, ...]
    advised: bool = False
    leap: KeptLeap | None = None

    @property
    def persons(self) -> dict[str, PlayerId]:
        """Return the role of each named person."""
        return {seat.name: seat.player for seat in self.seats if seat.name and not seat.is_bot}

    @property
    def has_bots(self) -> bool:
        """Tell whether a bot played."""
        return any(seat.is_bot for seat in self.seats)

    def share_of(self, name: str) -> float:
        """Return a person's share of the win: 1 alone, a fraction of a shared win, 0 for a loss."""
        return 1 / len(self.winners) if self.persons[name] in self.winners else 0.0


class RecordLine(NamedTuple):
    """A line of the file, and the game in it, None if it cannot be read."""

    written: bytes
    game: FinishedGame | None


class FinishedGames:
    """All finished games, the oldest first; unreadable lines are skipped, but stay in the file."""

    def __init__(self, file: Path | None = None) -> None:
        """Use a file of finished games, by default the user's."""
        self.file = file or paths.records()

    @property
    def games(self) -> tuple[FinishedGame, ...]:
        """Return the games that can be read; other lines stay in the file."""
        return tuple(line.game for line in self._lines() if line.game is not None)

    def add(self, game: FinishedGame) -> None:
        """Add a game, and replace an earlier end of the same game; raises OSError."""
        self._write([*self._lines_without(lambda other: other.id == game.id), msgspec.json.encode(game)])

    def forget(self, is_forgotten: Callable[[FinishedGame], bool]) -> None:
        """Delete games; raises OSError."""
        self._write(self._lines_without(is_forgotten))

    def forget_person(self, name: str) -> None:
        """Delete a person's name from all games, which stay; raises OSError."""
        lines = []
        for written, game in self._lines():
            if game is not None and name in game.persons:
                lines.append(msgspec.json.encode(_without_name(game, name)))
            else:
                lines.append(written)
        self._write(lines)

    def erase(self) -> None:
        """Delete the file; raises OSError."""
        self.file.unlink(missing_ok=True)

    def export(self, to: Path) -> None:
        """Copy the file; raises OSError."""
        shutil.copyfile(self.file, to)

    def _lines_without(self, is_left_out: Callable[[FinishedGame], bool]) -> list[bytes]:
        """Return the lines without those of some games; unreadable ones stay."""
        return [line.written for line in self._lines() if line.game is None or not is_left_out(line.game)]

    def _lines(self) -> list[RecordLine]:
        """Return the lines of the file with the games in them; none if it cannot be read."""
        try:
            lines = self.file.read_bytes().splitlines()
        except OSError:
            return []
        return [RecordLine(written, _game_in(written)) for written in lines if written.strip()]

    def _write(self, lines: Sequence[bytes]) -> None:
        """Write these lines as the whole file; raises OSError."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, b"".join(line + b"\n" for line in lines))


def note_finished(table: Table, *, advised: bool) -> bool:
    """Add a finished game to the records; return whether it was added.

    Lessons, unsaved games such as challenges, and games of only bots do not count. A game that is already
    recorded with the same result is not added again.
    """
    session = table.session
    is_lesson = table.teacher.lessons.course is not None
    if session.file is None or not table.persons or is_lesson:
        return False
    game = _finished_game(table, session.file.path.stem, advised)
    records = FinishedGames()
    is_recorded = any(known.id == game.id and known.scores == game.scores for known in records.games)
    if is_recorded:
        return False
    try:
        records.add(game)
    except OSError:
        return False
    return True


def _finished_game(table: Table, name: str, advised: bool) -> FinishedGame:
    """Return the record of a table whose game has just finished."""
    session = table.session
    return FinishedGame(
        id=name,
        at=now(),
        game=table.game,
        seats=session.seats,
        scores=dict(session.ruleset.scores(session.game)),
        winners=table.winners,
        advised=advised,
        leap=_largest_leap(session),
    )


def _largest_leap(session: Session[Any, Any]) -> KeptLeap | None:
    """Return the largest leap of a score, or None if there was none."""
    largest_first = best_leaps(session.score_history)
    if not largest_first:
        return None
    largest = largest_first[0]
    return KeptLeap(largest.player, largest.gain, largest.answer)


def _without_name(game: FinishedGame, name: str) -> FinishedGame:
    """Return a game with the seats of a person without the name."""
    seats = tuple(
        msgspec.structs.replace(seat, name="") if seat.name == name else seat for seat in game.seats
    )
    return msgspec.structs.replace(game, seats=seats)


def _game_in(line: bytes) -> FinishedGame | None:
    """Return the game in a line, or None, for example if a later version has written it."""
    try:
        return msgspec.json.decode(line, type=FinishedGame)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
