"""Saved games as rows of a list: the game, its players, its state and date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.journals.journal import seats_now
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.saved_games import is_over
from wonderland_qt.engine.saved.saves import Save
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.pieces.cast import Cast
from wonderland_qt.models.pieces.pieces_model import capital


@dataclass(frozen=True)
class SavedRow:
    """A saved game in a list; `roles` are in the order of their seats, `winners` are set once it is over."""

    save: Save
    game: str
    title: str
    persons: str
    cast: Cast
    roles: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]
    stands: str
    played: datetime
    over: bool


def saved_rows(shelf: Shelf) -> tuple[list[SavedRow], list[str]]:
    """Return the saved games that can be shown, and the problems of the others.

    Games that are not on the shelf are left out without a problem.
    """
    found = shelf.saved_games.find()
    rows, problems = [], [error.in_words(shelf.words.language) for error in found.unreadable]
    for save in found.games:
        if save.header.game not in shelf.games:
            continue
        try:
            rows.append(_row_of_save(shelf, save))
        except ContentMistakes as mistakes:
            problems.append(shelf.unreadable(mistakes))
    return rows, list(dict.fromkeys(problems))


def _row_of_save(shelf: Shelf, save: Save) -> SavedRow:
    """Return a save as a row; `stands` is the result of the game, or how far it is."""
    lobby = shelf.lobby(save.header.game)
    roles = tuple(seat.player for seat in seats_now(save.journal))
    box = next(box for box in shelf.boxes if box.game == save.header.game)
    stands = lobby.result_of(save) or lobby.moment_of(save)
    return SavedRow(
        save=save,
        game=box.game,
        title=save.name or box.title,
        persons=lobby.persons_of(save),
        cast=_cast_with_roles(lobby.cast, roles),
        roles=roles,
        winners=save.last_stood.winners if save.last_stood else (),
        stands=capital(stands),
        played=_time_of_last_change(save.path),
        over=is_over(save),
    )


def _cast_with_roles(cast: Cast, roles: tuple[PlayerId, ...]) -> Cast:
    """Return the current cast together with roles that only the save's content has."""
    return cast._replace(roles=tuple(dict.fromkeys((*cast.roles, *roles))))


def _time_of_last_change(path: Path) -> datetime:
    """Return the modification time of a file, or now if it has no valid one."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (OSError, OverflowError, ValueError):
        return datetime.now().astimezone()
