"""Saved games and files as pages know them."""

from wonderland_qt.engine.play.file_lock import LockedElsewhere
from wonderland_qt.engine.play.save_file import Disturbed, SaveFile, move_aside, write_whole
from wonderland_qt.engine.play.save_reader import read_save
from wonderland_qt.engine.play.saved_games import MOST, SavedGames, is_over
from wonderland_qt.engine.play.saves import Save, UnreadableSave

__all__ = (
    "MOST",
    "Disturbed",
    "LockedElsewhere",
    "Save",
    "SaveFile",
    "SavedGames",
    "UnreadableSave",
    "is_over",
    "move_aside",
    "read_save",
    "write_whole",
)
