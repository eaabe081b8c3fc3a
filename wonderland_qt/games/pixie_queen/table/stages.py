"""Stages: the palace with its pyramid, the hall where the Queen judges, and the garden at the end."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.layout import Rect, Slot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import BARE_STAGE, Looking, Stage
from wonderland_qt.games.pixie_queen.content.content import STAGES, PixieStage
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.parts.seating import Seats
from wonderland_qt.parts.table_plan import Spot, slot_at, staged

PALACE, JUDGEMENT, FINAL = STAGES
TAKES_PLACE = {"punish": JUDGEMENT, "scoring": JUDGEMENT, "over": FINAL}
"""Where each phase takes place; others do at the palace."""
EDGE = 2


def stage(view: TableView, pack: Pack, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out: at the palace, in the hall, or at the end."""
    name = PALACE if looking.whole else TAKES_PLACE.get(view.phase, PALACE)
    return laid_out(pack, name, looking.seats, looking.near)


@known_of_pack(32)
def laid_out(pack: Pack, name: str, seats: Seats, near: PlayerId) -> Stage:
    """Return a stage by its name."""
    table = pack.content.table
    if table is None or name not in table.stages:
        return BARE_STAGE
    plan = table.stages[name]
    computed = (((piece,), Slot(piece, rect)) for piece, rect in _computed(pack, plan))
    return staged(name, plan, Looking(seats, None, near), computed, table)


def _computed(pack: Pack, plan: PixieStage) -> Iterator[tuple[str, Rect]]:
    """Yield where spaces and fields lie, however many a content has of them."""
    if plan.pyramid is not None:
        yield from _pyramid(pack, plan.pyramid)
    if plan.tracks is not None:
        yield from _tracks(pack, plan.tracks)
    if plan.score is not None:
        area, cells = slot_at(plan.score, "").rect, pack.content.score.out + 1
        yield from ((f"score:{points}", area.part((points, cells), (0, 1))) for points in range(cells))


def _pyramid(pack: Pack, room: Spot) -> Iterator[tuple[str, Rect]]:
    """Yield the double spaces: each level in a row of its own, the lowest one at the bottom."""
    area, levels = slot_at(room, "").rect, pack.levels
    width, height = area.width / max(map(len, levels)), area.height / len(levels)
    for level, spaces in enumerate(levels, start=1):
        left = area.x + (area.width - width * len(spaces)) / 2
        for number, space in enumerate(spaces):
            rect = Rect(left + number * width, area.y + area.height - level * height, width, height)
            yield f"space:{space}", rect.inset(EDGE)


def _tracks(pack: Pack, room: Spot) -> Iterator[tuple[str, Rect]]:
    """Yield the fields of both tracks, the last at the top, and the penalties between them."""
    area, fields = slot_at(room, "").rect, pack.last_field
    width, height = area.width / 5, area.height / fields
    for number in range(1, fields + 1):
        y = area.y + area.height - number * height
        for track, x in (("silver", area.x), ("gold", area.x + 3 * width)):
            yield f"field:{track}:{number}", Rect(x, y, 2 * width, height).inset(1)
        yield f"penalty:{number}", Rect(area.x + 2 * width, y, width, height).inset(EDGE)
