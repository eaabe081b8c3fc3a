"""Appearance: what is heard and seen of something that has happened."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.stages import Interlude


class Appearance(msgspec.Struct, frozen=True):
    """How an event appears to ear and eye.

    `sound` names a file of the game's sounds or of the window's ("": silent). A `cue` tells what is seen
    moving beyond pieces that change their place; an `interlude` fills the whole window for a moment; `held`
    is the piece that is held up to be read, when somebody else has chosen it, and `gain` what somebody has of
    it.
    """

    sound: str = ""
    cue: Cue | None = None
    interlude: Interlude | None = None
    held: str = ""
    gain: Benefit | None = None


UNNOTICED = Appearance()
"""Of most events nothing is heard or seen."""
