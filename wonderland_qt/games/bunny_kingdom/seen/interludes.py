"""What comes between: rounds and harvests begin before all eyes."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.parts.phases import PhaseBegun


def interlude(fact: Fact) -> Interlude | None:
    """Return what fills the window for a moment when a fact has happened, None for most facts."""
    match fact:
        case PhaseBegun(phase="exploration"):
            title = text("interlude-round", round=fact.round)
            return Interlude(title, Text("interlude-exploration"), "icon/draft", "day")
        case PhaseBegun(phase="harvest"):
            return Interlude(Text("interlude-harvest"), Text("interlude-counting"), "icon/harvest", "evening")
        case _:
            return None
