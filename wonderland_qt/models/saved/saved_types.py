"""Saved games and files as pages know them."""

from wonderland_qt.engine.saved.file_lock import LockedElsewhere
from wonderland_qt.engine.saved.save_file import Disturbed, SaveFile, move_aside, write_whole
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_games import MOST, SavedGames, analysis_of, is_over
from wonderland_qt.engine.saved.saves import SUFFIX, SUFFIXES, Save, UnreadableSave

__all__ = (
    "MOST",
    "SUFFIX",
    "SUFFIXES",
    "Disturbed",
    "LockedElsewhere",
    "Save",
    "SaveFile",
    "SavedGames",
    "UnreadableSave",
    "analysis_of",
    "is_over",
    "move_aside",
    "read_save",
    "write_whole",
)
