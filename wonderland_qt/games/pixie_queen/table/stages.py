"""Stages: the palace with its pyramid, the hall where the Queen judges, and the garden at the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wonderland_qt.engine.layout import Rect, Slot
from wonderland_qt.engine.stages import BARE_STAGE, Looking, Stage
from wonderland_qt.games.pixie_queen.content.content import STAGES, PixieStage
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.parts.table_plan import Keyed, Spot, slot_at, staged

PALACE, JUDGEMENT, FINAL = STAGES
TAKES_PLACE = {"punish": JUDGEMENT, "scoring": JUDGEMENT, "over": FINAL}
"""Where each phase takes place; others do at the palace."""
EDGE = 2


def stage(view: TableView, pack: Pack, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out: at the palace, in the hall, or at the end."""
    name = PALACE if looking.whole else TAKES_PLACE.get(view.phase, PALACE)
    return _laid_out(pack, name, looking.seats, looking.near)


@lru_cache(maxsize=32)
def _laid_out(pack: Pack, name: str, seats: tuple[str, ...], near: str) -> Stage:
    table = pack.content.table
    if table is None or name not in table.stages:
        return BARE_STAGE
    plan = table.stages[name]
    looking = Looking(seats, None, near)  # type: ignore[arg-type]  # seats are players
    return staged(name, plan, looking, _computed(pack, plan), table)


def _computed(pack: Pack, plan: PixieStage) -> Iterator[Keyed]:
    if plan.pyramid is not None:
        yield from _pyramid(pack, plan.pyramid)
    if plan.tracks is not None:
        yield from _tracks(pack, plan.tracks)
    if plan.score is not None:
        yield from _score(pack, plan.score)


def _pyramid(pack: Pack, room: Spot) -> Iterator[Keyed]:
    """Yield the double spaces: each level in a row of its own, the lowest one at the bottom."""
    area, levels = slot_at(room, "").rect, pack.levels
    width, height = area.width / max(map(len, levels)), area.height / len(levels)
    for level, spaces in enumerate(levels, start=1):
        left = area.x + (area.width - width * len(spaces)) / 2
        for number, space in enumerate(spaces):
            rect = Rect(left + number * width, area.y + area.height - level * height, width, height)
            yield _keyed(f"space:{space}", rect.inset(EDGE))


def _tracks(pack: Pack, room: Spot) -> Iterator[Keyed]:
    """Yield the fields of both tracks, the last at the top, and the penalties between them."""
    area, fields = slot_at(room, "").rect, pack.last_field
    for number in range(1, fields + 1):
        row = area.part((0, 1), (fields - number, fields))
        silver, middle, gold = (row.part((column, 5), (0, 1)) for column in (0, 2, 3))
        for track, part in zip(TRACKS, (silver, gold), strict=True):
            yield _keyed(f"field:{track}:{number}", Rect(part.x, row.y, part.width * 2, row.height).inset(1))
        yield _keyed(f"penalty:{number}", middle.inset(EDGE))


def _score(pack: Pack, room: Spot) -> Iterator[Keyed]:
    area, cells = slot_at(room, "").rect, pack.content.score.out + 1
    for points in range(cells):
        yield _keyed(f"score:{points}", area.part((points, cells), (0, 1)))


def _keyed(name: str, rect: Rect) -> Keyed:
    return (name,), Slot(name, rect)
