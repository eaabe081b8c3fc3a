"""The section `table` of the content: where everything lies, in millimetres."""

from __future__ import annotations

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.parts.table_plan import Place, Size, Spot


class TablePlan(ContentModel):
    """The whole table.

    `squares` is the room of the map's squares. `parts` say where a kind of piece lies on a kind, wherever
    that is, as parts of it. `places` are the same for any number of players, `layouts` differ by it.
    """

    size: Size
    squares: Spot
    parts: tuple[Place, ...]
    places: tuple[Place, ...]
    layouts: dict[int, tuple[Place, ...]]
