"""Stages: the palace with its pyramid, the hall where the Queen judges, and the garden at the end."""

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.components.table_plan import Keyed, cells, slot_at, stage_of
from wonderland_qt.engine.table.layout import Rect
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import STAGES, PixieStage
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.view import TableView

PALACE, JUDGEMENT, FINAL = STAGES
STAGE_OF_PHASE = {"punish": JUDGEMENT, "scoring": JUDGEMENT, "over": FINAL}
"""The stage of each phase; other phases are at the palace."""
EDGE = 2
"""The width left free around a slot, in millimetres."""


class TrackColumn(NamedTuple):
    """A column of fields: beginning of ids, left side and width in fifths of the tracks, and edge."""

    name: str
    left: int
    width: int
    edge: int


TRACK_COLUMNS = (
    TrackColumn("field:silver", left=0, width=2, edge=1),
    TrackColumn("penalty", left=2, width=1, edge=EDGE),
    TrackColumn("field:gold", left=3, width=2, edge=1),
)
"""The columns of both tracks, with the penalties between them."""


def stage(view: TableView, content: Content, looking: Looking) -> Stage:
    """Return the stage for a view and the players who look."""
    name = PALACE if looking.whole else STAGE_OF_PHASE.get(view.phase, PALACE)
    return stage_of(content, name, looking, rooms)


def rooms(content: Content, plan: PixieStage) -> Iterator[Keyed]:
    """Yield the slots of spaces, fields and the score, however many the content has.

    The score ends with the penalty points that put a player out.
    """
    if plan.pyramid is not None:
        yield from _pyramid_slots(content, slot_at(plan.pyramid, "").rect)
    if plan.tracks is not None:
        yield from _track_slots(content, slot_at(plan.tracks, "").rect)
    if plan.score is not None:
        cells_of_track = [ids.SCORE(points) for points in range(content.files.score.out + 1)]
        yield from cells(slot_at(plan.score, "").rect, cells_of_track, columns=len(cells_of_track))


def _pyramid_slots(content: Content, area: Rect) -> Iterator[Keyed]:
    """Yield the slots of the double spaces, one row for each level, the lowest at the bottom."""
    widest, height = max(map(len, content.levels)), area.height / len(content.levels)
    for level, spaces in enumerate(content.levels, start=1):
        width = area.width * len(spaces) / widest
        row = Rect(area.x + (area.width - width) / 2, area.y + area.height - level * height, width, height)
        yield from cells(row, [ids.SPACE(space) for space in spaces], len(spaces), edge=EDGE)


def _track_slots(content: Content, area: Rect) -> Iterator[Keyed]:
    """Yield the slots of both tracks' fields, the last at the top, and of the penalties between them.

    TRACK_COLUMNS names all three columns, each of which has as many fields.
    """
    fifth = area.width / 5
    for column in TRACK_COLUMNS:
        room = Rect(area.x + column.left * fifth, area.y, column.width * fifth, area.height)
        fields = [f"{column.name}:{number}" for number in range(content.last_field, 0, -1)]
        yield from cells(room, fields, columns=1, edge=column.edge)
