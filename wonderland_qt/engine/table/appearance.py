"""Appearances: the sound and the effects of an event."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.stages import Interlude


class Appearance(msgspec.Struct, frozen=True):
    """The sound and the effects of an event.

    `sound` names a sound file of the game or the window ("": silent). `cue` is a motion beyond pieces that
    change their place; `interlude` fills the whole window for a moment; `held` is a piece to be held up and
    read if another player chose it; `gain` is what the event brings somebody. An `unforeseen` event and those
    after it are left out of what an answer is foreseen to change.
    """

    sound: str = ""
    cue: Cue | None = None
    interlude: Interlude | None = None
    held: str = ""
    gain: Benefit | None = None
    unforeseen: bool = False


UNNOTICED = Appearance()
"""The appearance of most events: nothing is heard or seen."""
