"""The section `table` of the content: where everything lies, in millimetres."""

from __future__ import annotations

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.parts.table_plan import Place, Room, Spot


class StageSetting(ContentModel):
    """What a stage has beside the table: its backdrop and light, and what lies elsewhere on it."""

    backdrop: str = ""
    light: str = ""
    squares: Spot | None = None
    places: tuple[Place, ...] = ()
    layouts: dict[int, tuple[Place, ...]] = Field(default_factory=dict)


class TablePlan(ContentModel):
    """The whole table.

    `squares` is the room of the map's squares. `parts` say where a kind of piece lies on a kind, wherever
    that is, as parts of it. `places` are the same for any number of players, `layouts` differ by it;
    `stages` are what fills the screen in each phase.
    """

    size: Room
    squares: Spot
    parts: tuple[Place, ...]
    places: tuple[Place, ...]
    layouts: dict[int, tuple[Place, ...]]
    stages: dict[str, StageSetting] = Field(default_factory=dict)
