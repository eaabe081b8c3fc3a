"""The section `table` of the content: where everything lies in tea and war, in millimetres."""

from math import inf
from typing import Annotated

from pydantic import Field

from wonderland_qt.components.table_plan import NamedSpot, Point, Room, Size, Spot, StagePlan
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo

Milliseconds = Annotated[int, Field(gt=0)]
STOPPED = 1000
"""The duration of a stop where an earlier table does not say it, in milliseconds."""


class FighterPlan(ContentModel):
    """Where a fighter's things are, seen from the upper left corner of the dock; ids lack the player.

    `tower` is where the tower stands from left to right, and how wide it is.
    """

    size: Size
    tower: Point
    places: tuple[NamedSpot, ...]


class BattlePlan(ContentModel):
    """The stage of a battle.

    Towers stand on `ground` and reach `highest` with the greatest strength; on a tower lies its `capital`,
    on that a leader or a banner stands, and at its corner the sign of the `lead`. Fighters share what is
    from left to right in `among`, or in `alone` when no one looks on; up to so many as `most_wide` have wide
    docks. `onlookers` is the room of those who may wager, one below the other; `onlooker` tells where their
    things are, as parts of theirs, and `betting` what lies there as long as they may. `resisting` is how
    large the note is that tells of the local resistance. Everybody shares `scores` from left to right, with
    what counts at the end: `score` tells where each thing is, as parts of theirs.
    """

    size: Size
    ground: float
    highest: float
    capital: Size
    leader: Size
    banner: Size
    fallen: Size
    rubble: Size
    lead: Size
    among: Point
    alone: Point
    most_wide: int
    dock_top: float
    resisting: Size
    wide: FighterPlan
    narrow: FighterPlan
    rail: Point
    sign: Size
    line: float
    onlookers: Spot
    onlooker: tuple[NamedSpot, ...]
    betting: tuple[NamedSpot, ...]
    scores: Spot | None = None
    score: tuple[NamedSpot, ...] = ()
    places: tuple[NamedSpot, ...]


class ResultPlan(ContentModel):
    """The card of a result.

    Fighters share `podiums` and `ledgers` from left to right; `heights` are those of the podiums of the
    first, the second and all others, none wider than `widest` or nearer than `gap`.
    """

    size: Size
    places: tuple[NamedSpot, ...]
    podiums: Spot
    heights: tuple[float, float, float]
    widest: float
    gap: float
    leader: Size
    fallen: Size
    ledgers: Spot
    widest_ledger: float


class BeatTimes(ContentModel):
    """How long each moment on the way stays, in milliseconds at the usual pace.

    A battle `begins`, chips are `revealed`, madness has `harmed`, towers are `strengthened`, fighters have
    `stopped`, wagers are `uncovered`, a chip is `forged`; a `result` stays so long or until somebody goes on.
    """

    begins: Milliseconds
    revealed: Milliseconds
    harmed: Milliseconds
    strengthened: Milliseconds
    stopped: Milliseconds = STOPPED
    uncovered: Milliseconds
    forged: Milliseconds
    result: Milliseconds


class NightPlan(ContentModel):
    """The stages of a war, and the moments on the way."""

    beats: BeatTimes
    battle: BattlePlan
    result: ResultPlan


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
