"""What comes between: rounds begin, and the Queen demands and judges, before all eyes."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.facts import FoodDemanded, PhaseBegun


def interlude(fact: Fact) -> Interlude | None:
    """Return what fills the window for a moment when a fact has happened, None for most facts."""
    match fact:
        case PhaseBegun(phase="steal"):
            title = text("interlude-round", round=fact.round)
            return Interlude(title, Text("interlude-steal"), "icon/steal_food", "dusk")
        case FoodDemanded():
            title = text("interlude-demand", good=Text(fact.good))
            return Interlude(title, Text("interlude-offering"), f"round_tile/{fact.good}", "hall")
        case PhaseBegun(phase="scoring"):
            return Interlude(Text("interlude-scoring"), Text("interlude-screens"), "icon/points", "hall")
        case _:
            return None
