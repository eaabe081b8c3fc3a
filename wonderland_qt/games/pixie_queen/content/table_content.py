"""The section `table` of the content: where everything lies on each stage, in millimetres."""

from __future__ import annotations

from wonderland_qt.parts.table_plan import Arrangement, Spot, StagePlan

STAGES = ("palace", "judgement", "final")


class PixieStage(StagePlan):
    """A stage, with the rooms of the pyramid, of the two tracks and of the score track where it has them."""

    pyramid: Spot | None = None
    tracks: Spot | None = None
    score: Spot | None = None


class TablePlan(Arrangement):
    """What all stages share, and the stages by name."""

    stages: dict[str, PixieStage]
