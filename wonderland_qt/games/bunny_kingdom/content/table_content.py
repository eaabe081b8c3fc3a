"""The section `table` of the content: where everything lies, in millimetres."""

from pydantic import Field

from wonderland_qt.components.table_plan import Arrangement, Room, Spot


class StageSetting(Arrangement):
    """A stage: its backdrop and light, and places that differ from those of the whole table."""

    backdrop: str = ""
    light: str = ""
    squares: Spot | None = None


class TablePlan(Arrangement):
    """The whole table; `squares` is the room of the map's squares, `stages` fill the screen in each phase."""

    size: Room
    squares: Spot
    stages: dict[str, StageSetting] = Field(default_factory=dict)
