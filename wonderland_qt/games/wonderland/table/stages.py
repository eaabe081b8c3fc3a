"""Stages: which part of the table fills the screen, and where its pieces lie."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from msgspec.structs import replace

from wonderland_qt.components import table_plan
from wonderland_qt.components.id_kinds import IdKind
from wonderland_qt.components.table_plan import Keyed, Point, slot_at
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Rect, Slot
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.content_files import ForgeTrack, Side
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BoardPlan, TablePlan, WonderStagePlan
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_NO_MORE
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.battle_layout import BY_NIGHT, battle_layout

WHOLE, TEA, REALM, QUESTS, BATTLE = "whole", "tea", "realm", "quests", "battle"
FORGE, FORGE_AT_TEA = "forge", "forge_at_tea"


def stage(table: TableView, content: Content, looking: Looking) -> Stage:
    """Return the stage for a view and the players who look."""
    name = WHOLE if looking.whole else stage_name(table, looking)
    plan = content.files.table.night if content.files.table else None
    if name == BATTLE and table.battle is not None and plan is not None:
        every = battle_layout(plan.battle, content, table, table.battle, looking.near)
        layout_now = replace(every, slots=dict(_to_touch(every.slots, looking)))
        return Stage(BATTLE, layout_now, table.battle.region, "night", BY_NIGHT)
    if name == FORGE:
        laid = forging_stage(content, looking.seats, _who_forges(looking) or looking.near)
        return replace(laid, layout=replace(laid.layout, slots=dict(_to_touch(laid.layout.slots, looking))))
    return _laid_out(content, name, looking.seats, looking.near)


def _to_touch(slots: Mapping[str, Slot], looking: Looking) -> Iterator[tuple[str, Slot]]:
    """Yield the slots without stop signs that no one can touch: they would suggest that somebody stopped."""
    touched = {option.put for asked in looking.answerable for option in asked.options}
    return ((name, slot) for name, slot in slots.items() if not _is_stop(name) or name in touched)


def _is_stop(slot: str) -> bool:
    return slot == FORGE_NO_MORE.put or ids.STOP.begins(slot)


def forging_stage(content: Content, seats: tuple[PlayerId, ...], near: PlayerId) -> Stage:
    """Return the forging stage with one player's board in front."""
    return _laid_out(content, FORGE, seats, near)


def stage_name(table: TableView, looking: Looking) -> str:
    """Return the name of the stage for this view and these decisions."""
    forges = _who_forges(looking)
    if forges == looking.near or (forges is not None and table.battle is not None):
        return _forge_by(table)
    if table.battle is not None and _is_fought(table, looking):
        return BATTLE
    if _choosing_quests(table, looking):
        return QUESTS
    if any(_puts(asked, ids.REGION) for asked in _asked_near(looking)):
        return TEA if table.phase == "tea" else REALM
    if table.phase in {"setup", "tea"}:
        return TEA
    return WHOLE if _asked_near(looking) else REALM


def forge_stage(table: TableView, content: Content, player: PlayerId) -> Stage:
    """Return the stage of a player who forges."""
    return _laid_out(content, _forge_by(table), table.seats, player)


def _forge_by(table: TableView) -> str:
    return FORGE_AT_TEA if table.phase == "tea" else FORGE


def _is_fought(table: TableView, looking: Looking) -> bool:
    """Tell whether the near player's decisions are about the battle alone, not about other regions.

    Decisions of rivals do not matter: the battle stays on the screen until they have decided.
    """
    here = ids.REGION(table.battle.region) if table.battle else ""
    put = {option.put for asked in _asked_near(looking) for option in asked.options}
    return not any(ids.REGION.begins(place) and place != here for place in put)


def _asked_near(looking: Looking) -> tuple[Decision, ...]:
    """Return the decisions of the player whose board lies near."""
    return tuple(asked for asked in looking.asked if asked.player == looking.near)


def _choosing_quests(table: TableView, looking: Looking) -> bool:
    """Tell whether the player who looks decides about quests in hand."""
    hand = {ids.CARD(quest) for quest in table.players[looking.near].hand}
    return any(option.take in hand for asked in looking.asked for option in asked.options)


def _who_forges(looking: Looking) -> PlayerId | None:
    """Return the player who decides about forging, or None."""
    forging = (asked.player for asked in looking.asked if _puts(asked, ids.SPACE))
    return next(forging, None)


def _puts(asked: Decision, place: IdKind) -> bool:
    """Tell whether an option of the decision puts something on a place of this kind."""
    return any(place.begins(option.put) for option in asked.options)


@known_of_content(64)
def _laid_out(content: Content, name: str, seats: tuple[PlayerId, ...], near: PlayerId) -> Stage:
    """Return a stage by its name with one player's board near; the whole table if the content lacks it."""
    plan = content.files.table
    if plan is None or name not in plan.stages:
        return Stage(WHOLE, layout(content, seats))
    looking, stage_plan, parts = Looking(seats, None, near), plan.stages[name], plan.parts
    own = _own_slots(plan, stage_plan, content, looking)
    return table_plan.staged(name, stage_plan, looking, own, table_plan.Arrangement(parts=parts))


def _own_slots(
    plan: TablePlan, stage: WonderStagePlan, content: Content, looking: Looking
) -> Iterator[Keyed]:
    """Yield the slots of regions, chairs and the board that lies near."""
    yield from regions(stage)
    yield from chairs(stage)
    if stage.board is not None:
        board, players = plan.boards[stage.board.board], len(looking.seats)
        yield from board_slots(board, content, looking.near, players, stage.board.at)


NOWHERE = Slot("nowhere", Rect(0, 0, 0, 0), spread="pile")
DISC_EDGE = 3
STACKS = "supply/stack"


def layout(content: Content, seats: Sequence[PlayerId]) -> Layout:
    """Return the layout of the whole table for these players; NO_LAYOUT if the content has none."""
    plan = content.files.table
    if plan is None or len(seats) not in plan.layouts:
        return NO_LAYOUT
    seating = plan.layouts[len(seats)]
    board, keyed = plan.boards[seating.board], list(_shared(plan, len(seats), content))
    for player, corner in zip(seats, seating.seats, strict=True):
        keyed += board_slots(board, content, player, len(seats), corner)
    return Layout(*plan.size, table_plan.by_name(keyed))


def _shared(plan: TablePlan, players: int, content: Content) -> Iterator[Keyed]:
    """Yield the slots that belong to no player: places, stacks of the supply, regions and chairs."""
    for place in (*plan.places, *plan.layouts[players].places):
        yield table_plan.slots_at(place, place.id, place.inside)
        if place.id == STACKS:
            yield from _stacks(slot_at(place, STACKS), content)
    yield from regions(plan)
    yield from chairs(plan)


def regions(plan: TablePlan | WonderStagePlan) -> Iterator[Keyed]:
    """Yield the slots of regions and of the kinds of pieces in them."""
    for region, spot in plan.regions.items():
        name = ids.REGION(region)
        yield (name,), slot_at(spot, name, "board")
        yield (f"{name}/unit",), NOWHERE
        for place in plan.region:
            yield table_plan.slots_at(place, f"{name}/{place.id}", name, spot.at)


def chairs(plan: TablePlan | WonderStagePlan) -> Iterator[Keyed]:
    """Yield the slots of the chairs."""
    for chair, spot in plan.chairs.items():
        yield (ids.CHAIR(chair),), slot_at(spot, ids.CHAIR(chair), "tea_table")


def _stacks(area: Slot, content: Content) -> Iterator[Keyed]:
    """Yield the slots of the supply's stacks, column by column."""
    for number, face in enumerate(content.files.faces):
        column, row = divmod(number, area.rows)
        rect = area.rect.part((column, area.columns), (row, area.rows))
        yield (ids.SUPPLY(face.id),), Slot(ids.SUPPLY(face.id), rect, area.id, "pile")


def board_slots(
    board: BoardPlan, content: Content, player: PlayerId, players: int, corner: Point
) -> Iterator[Keyed]:
    """Yield the slots of a player's board and of everything on it."""
    name = ids.PLAYER(player)
    yield (name,), Slot(name, Rect(*corner, *board.size))
    for place in board.places:
        inside = table_plan.owned(place.inside or "player", player)
        yield table_plan.slots_at(place, table_plan.owned(place.id, player), inside, corner)
    yield tuple(f"{name}/{kind}" for kind in board.unseen), NOWHERE
    side = content.side(player, players)
    yield from _tracks(board, side, player, corner)
    spot = slot_at(board.abilities, "", name, corner)
    yield from _abilities([ability.id for ability in side.abilities], spot, board.discs)


def _abilities(abilities: Sequence[str], area: Slot, widest: float) -> Iterator[Keyed]:
    rows = ceil(len(abilities) / area.columns)
    for number, ability in enumerate(abilities):
        row, column = divmod(number, area.columns)
        name, rect = ids.ABILITY(ability), area.rect.part((column, area.columns), (row, rows))
        side = min(rect.height - 2 * DISC_EDGE, widest)
        yield (name,), Slot(name, rect, area.inside)
        disc = Rect(rect.x + DISC_EDGE, rect.y + DISC_EDGE, side, side)
        yield (f"{name}/disc",), Slot(f"{name}/disc", disc, name)


def _tracks(board: BoardPlan, side: Side, player: PlayerId, corner: Point) -> Iterator[Keyed]:
    """Yield the slots of the forge tracks on a board, of their spaces and of the rewards between them."""
    area = slot_at(board.tracks, "", ids.PLAYER(player), corner)
    columns = max(area.columns, *(len(track.spaces) + 1 for track in side.tracks))
    rows = {track.id: _row(board, area, number, columns) for number, track in enumerate(side.tracks)}
    for track in side.tracks:
        yield from _spaces(track, rows[track.id], player, board.heads)
    for reward in side.between:
        cell = rows[reward.above].cell(reward.column - 1)
        gap = Rect(cell.x, cell.y + cell.height, cell.width, board.gap[1])
        name = ids.BETWEEN(player, reward.id)
        yield (name,), Slot(name, gap, area.inside)


def _row(board: BoardPlan, area: Slot, number: int, columns: int) -> Slot:
    high, gap = board.gap
    rect = Rect(area.rect.x, area.rect.y + number * (high + gap), area.rect.width, high)
    return Slot("", rect, area.inside, "steps", columns)


def _spaces(track: ForgeTrack, row: Slot, player: PlayerId, head: float) -> Iterator[Keyed]:
    name, at = ids.TRACK(player, track.id), row.rect
    if head:
        yield (name,), Slot(name, Rect(at.x - head, at.y, at.width + head, at.height), row.inside)
    chips = f"{name}/chip" if head else name
    yield (chips,), Slot(chips, row.rect, row.inside, "steps", row.columns)
    for column in range(len(track.spaces)):
        space = ids.SPACE(player, track.id, column + 1)
        cell = row.cell(column)
        yield (space,), Slot(space, cell, name)
        if head:
            yield (f"{space}/supporter",), NOWHERE
    end = ids.END(player, track.id)
    yield (end,), Slot(end, row.cell(len(track.spaces)), name)
