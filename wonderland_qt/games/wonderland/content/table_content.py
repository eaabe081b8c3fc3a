"""The section `table` of the content: where everything lies, in millimetres."""

from __future__ import annotations

from math import inf
from typing import Annotated

from pydantic import Field

from wonderland_qt.components.table_plan import NamedSpot, Point, Room, Size, Spot, StagePlan
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.games.wonderland.content.night_content import NightPlan


class BoardPlan(ContentModel):
    """Where things lie on a player's board, seen from its corner; ids lack the player: `pool/castle`.

    `tracks` and `abilities` are divided among those of the faction; on a track the first of two parts in
    `gap` is as high as a space, the second lies between two tracks. `heads` is how much wider a track is at
    its left, for its name; `discs` is how wide the disc of an ability is at most. Kinds that are `unseen`
    lie nowhere.
    """

    size: Room
    tracks: Spot
    gap: Size
    heads: float = 0
    discs: float = inf
    unseen: tuple[str, ...] = ()
    abilities: Spot
    places: tuple[NamedSpot, ...]


class SeatPlan(ContentModel):
    """The table for one number of players: the corners of their boards, by seat, and what moves with them."""

    board: str
    seats: tuple[Point, ...]
    places: tuple[NamedSpot, ...] = ()


class NearBoard(ContentModel):
    """A player's board that lies near: which of the table's boards, and its upper left corner."""

    board: str
    at: Point


class WonderStagePlan(StagePlan):
    """A stage with regions, chairs and the board that lies near, where it shows them."""

    regions: dict[Annotated[str, RefTo("regions")], Spot] = Field(default_factory=dict)
    region: tuple[NamedSpot, ...] = ()
    chairs: dict[Annotated[str, RefTo("chairs")], Spot] = Field(default_factory=dict)
    board: NearBoard | None = None


class TablePlan(ContentModel):
    """The whole table.

    `regions` and `chairs` are spots by id, `region` is what each region holds by kind of piece; `places`
    are the same for any number of players, `layouts` differ by it, `boards` are the boards they name.
    `stages` show a part of it, `night` are the stages of a war; `parts` say where a kind lies on a kind on
    all stages, as parts of it.
    """

    size: Room
    regions: dict[Annotated[str, RefTo("regions")], Spot]
    region: tuple[NamedSpot, ...]
    chairs: dict[Annotated[str, RefTo("chairs")], Spot]
    places: tuple[NamedSpot, ...]
    boards: dict[str, BoardPlan]
    layouts: dict[int, SeatPlan]
    parts: tuple[NamedSpot, ...] = ()
    night: NightPlan | None = None
    stages: dict[str, WonderStagePlan] = Field(default_factory=dict)
