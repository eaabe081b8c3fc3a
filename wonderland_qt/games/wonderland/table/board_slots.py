"""The slots of a player's board: its places, its forge tracks with spaces, its abilities with discs."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.components import table_plan
from wonderland_qt.components.table_plan import Keyed, Point, slot_at
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Rect, Slot
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.content_files import ForgeTrack, Side
from wonderland_qt.games.wonderland.content.table_content import BoardPlan

NOWHERE = Slot("nowhere", Rect(0, 0, 0, 0), spread="pile")
"""The slot of pieces that are not shown on a stage."""

DISC_EDGE = 3
"""How far a disc lies from the edge of its ability, in millimetres."""


def board_slots(board: BoardPlan, side: Side, player: PlayerId, corner: Point) -> Iterator[Keyed]:
    """Yield the slots of a player's board and of everything on it; `side` is the side in use.

    Kinds of pieces that the plan lists as `unseen` are not shown.
    """
    name = ids.PLAYER(player)
    yield (name,), Slot(name, Rect(*corner, *board.size))
    for place in board.places:
        inside = table_plan.owned(place.inside or "player", player)
        yield table_plan.slots_at(place, table_plan.owned(place.id, player), inside, corner)
    yield tuple(f"{name}/{kind}" for kind in board.unseen), NOWHERE
    yield from _track_slots(board, side, player, corner)
    area = slot_at(board.abilities, "", name, corner)
    yield from _ability_slots([ability.id for ability in side.abilities], area, board.discs)


def _ability_slots(abilities: Sequence[str], area: Slot, widest_disc: float) -> Iterator[Keyed]:
    """Yield the slots of abilities, which share an area in rows, and of the discs at their left edges."""
    names = [ids.ABILITY(ability) for ability in abilities]
    for keyed in table_plan.cells(area.rect, names, area.columns, area.inside):
        yield keyed
        _names, ability = keyed
        left, top = ability.rect.x + DISC_EDGE, ability.rect.y + DISC_EDGE
        width = min(ability.rect.height - 2 * DISC_EDGE, widest_disc)
        disc = f"{ability.id}/disc"
        yield (disc,), Slot(disc, Rect(left, top, width, width), ability.id)


def _track_slots(board: BoardPlan, side: Side, player: PlayerId, corner: Point) -> Iterator[Keyed]:
    """Yield the slots of the forge tracks on a board, of their spaces and of the rewards between them."""
    rows = _rows_of_tracks(board, side, area=slot_at(board.tracks, "", ids.PLAYER(player), corner))
    for track in side.tracks:
        yield from _space_slots(track, rows[track.id], player, board.heads)
    _row_height, gap = board.gap
    for reward in side.between:
        name, row_above = ids.BETWEEN(player, reward.id), rows[reward.above]
        space_above = row_above.cell(reward.column - 1)
        top = space_above.y + space_above.height
        yield (name,), Slot(name, Rect(space_above.x, top, space_above.width, gap), row_above.inside)


def _rows_of_tracks(board: BoardPlan, side: Side, area: Slot) -> dict[str, Slot]:
    """Return by track the row of its spaces and its end, one below the other in the area of all tracks.

    All rows have as many columns as the longest track needs, or as the area has, if these are more.
    """
    spaces_with_end = [len(track.spaces) + 1 for track in side.tracks]
    columns = max(area.columns, *spaces_with_end)
    row_height, gap = board.gap
    rows: dict[str, Slot] = {}
    for number, track in enumerate(side.tracks):
        top = area.rect.y + number * (row_height + gap)
        rect = Rect(area.rect.x, top, area.rect.width, row_height)
        rows[track.id] = Slot("", rect, area.inside, spread="steps", columns=columns)
    return rows


def _space_slots(track: ForgeTrack, row: Slot, player: PlayerId, head: float) -> Iterator[Keyed]:
    """Yield the slots of a forge track in its row, of its spaces and of its end.

    With a `head`, room for its name at its left, the track has a slot besides that of its chips, and
    supporters who wait on its spaces are not shown.
    """
    name, rect = ids.TRACK(player, track.id), row.rect
    chips = f"{name}/chip" if head else name
    if head:
        with_head = Rect(rect.x - head, rect.y, rect.width + head, rect.height)
        yield (name,), Slot(name, with_head, row.inside)
    yield (chips,), replace(row, id=chips)
    for column in range(len(track.spaces)):
        space = ids.SPACE(player, track.id, column + 1)
        yield (space,), Slot(space, row.cell(column), name)
        if head:
            yield (f"{space}/supporter",), NOWHERE
    end = ids.END(player, track.id)
    yield (end,), Slot(end, row.cell(len(track.spaces)), name)
