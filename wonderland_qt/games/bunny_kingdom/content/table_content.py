"""The section `table` of the content: where everything lies, in millimetres."""

from pydantic import Field

from wonderland_qt.components.table_plan import Arrangement, Room, Spot


class StageSetting(Arrangement):
    """A stage: its backdrop and light, and places that differ from those of the whole table.

    `forms` maps kinds of pieces to kinds whose form they have on it.
    """

    backdrop: str = ""
    light: str = ""
    squares: Spot | None = None
    forms: dict[str, str] = Field(default_factory=dict)


class TablePlan(Arrangement):
    """The whole table; `squares` is the room of the map's squares, `stages` fill the screen in each phase."""

    size: Room
    squares: Spot
    stages: dict[str, StageSetting] = Field(default_factory=dict)
