"""What comes between: rounds, night and battles begin before all eyes."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.facts import BattleBegun
from wonderland_qt.parts.phases import PhaseBegun


def interlude(fact: Fact) -> Interlude | None:
    """Return what fills the window for a moment when a fact has happened, None for most facts."""
    match fact:
        case PhaseBegun(phase="tea"):
            tea = Text("interlude-tea")
            return Interlude(text("interlude-round", round=fact.round), tea, "icon/sun", "day")
        case PhaseBegun(phase="war"):
            return Interlude(Text("interlude-war"), Text("interlude-night"), "icon/moon", "night")
        case BattleBegun():
            picture = f"region/{fact.region}"
            return Interlude(Text(fact.region), Text("interlude-battle"), picture, "night")
        case _:
            return None
