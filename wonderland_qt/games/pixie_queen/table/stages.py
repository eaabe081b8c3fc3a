"""Stages: the palace with its pyramid, the hall where the Queen judges, and the garden at the end."""

from collections.abc import Iterator

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

TRACK_COLUMNS = (("field:silver", 0, 2, 1), ("penalty", 2, 1, EDGE), ("field:gold", 3, 2, 1))
"""The columns of both tracks: beginning of ids, left side and width in fifths, and edge in millimetres."""


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
    for name, fifths_left, fifths_wide, edge in TRACK_COLUMNS:
        column = Rect(area.x + fifths_left * fifth, area.y, fifths_wide * fifth, area.height)
        fields = [f"{name}:{number}" for number in range(content.last_field, 0, -1)]
        yield from cells(column, fields, columns=1, edge=edge)
