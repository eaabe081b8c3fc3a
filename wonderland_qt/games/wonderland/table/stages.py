"""Stages: what of the table fills the screen, told from the view and what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.components.id_kinds import IdKind
from wonderland_qt.components.table_plan import Arrangement, Keyed, staged
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Slot
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import TablePlan, WonderStagePlan
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.battle_layout import BY_NIGHT, battle_layout
from wonderland_qt.games.wonderland.table.table_layout import board_slots, chairs, layout, regions

WHOLE, TEA, REALM, QUESTS, BATTLE = "whole", "tea", "realm", "quests", "battle"
FORGE, FORGE_AT_TEA = "forge", "forge_at_tea"


def stage(table: TableView, content: Content, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out for those who look."""
    name = WHOLE if looking.whole else stage_name(table, looking)
    plan = content.files.table.night if content.files.table else None
    if name == BATTLE and table.battle is not None and plan is not None:
        every = battle_layout(plan.battle, content, table, table.battle, looking.near)
        layout_now = replace(every, slots=dict(_to_touch(every.slots, looking)))
        return Stage(BATTLE, layout_now, table.battle.region, "night", BY_NIGHT)
    return _laid_out(content, name, Looking(looking.seats, None, looking.near))


def _to_touch(slots: Mapping[str, Slot], looking: Looking) -> Iterator[tuple[str, Slot]]:
    """Yield slots without those of stop signs that no one can touch: they look as if somebody had stopped."""
    touched = {option.put for asked in looking.answerable for option in asked.options}
    return ((name, slot) for name, slot in slots.items() if not ids.STOP.begins(name) or name in touched)


def forging_stage(content: Content, seats: tuple[PlayerId, ...], near: PlayerId) -> Stage:
    """Return the stage on which one player's board lies near."""
    return _laid_out(content, FORGE, Looking(seats, None, near))


def stage_name(table: TableView, looking: Looking) -> str:
    """Return which stage the moment is shown on."""
    if _puts(looking, ids.SPACE):
        return _forge_by(table)
    if table.battle is not None and _is_fought(table, looking):
        return BATTLE
    if _choosing_quests(table, looking):
        return QUESTS
    if _puts(looking, ids.REGION):
        return TEA if table.phase == "tea" else REALM
    if table.phase in {"setup", "tea"}:
        return TEA
    return WHOLE if _asked_near(looking) else REALM


def forge_stage(table: TableView, content: Content, player: PlayerId) -> Stage:
    """Return the stage of a player who forges."""
    return _laid_out(content, _forge_by(table), Looking(table.seats, None, player))


def _forge_by(table: TableView) -> str:
    return FORGE_AT_TEA if table.phase == "tea" else FORGE


def _is_fought(table: TableView, looking: Looking) -> bool:
    """Tell whether all that is asked here is about the battle: nothing is to be put into another region.

    What a rival is asked changes nothing: the battle is looked at until they have decided.
    """
    here = ids.REGION(table.battle.region) if table.battle else ""
    put = {option.put for asked in _asked_near(looking) for option in asked.options}
    return not any(ids.REGION.begins(place) and place != here for place in put)


def _asked_near(looking: Looking) -> tuple[Decision, ...]:
    """Return what the player is asked whose board lies near."""
    return tuple(asked for asked in looking.asked if asked.player == looking.near)


def _choosing_quests(table: TableView, looking: Looking) -> bool:
    """Tell whether the player who looks is asked about the quests in their hand."""
    hand = {ids.CARD(quest) for quest in table.players[looking.near].hand}
    return any(option.take in hand for asked in looking.asked for option in asked.options)


def _puts(looking: Looking, place: IdKind) -> bool:
    """Tell whether the player whose board lies near may put something on such a place."""
    options = (option for asked in _asked_near(looking) for option in asked.options)
    return any(place.begins(option.put) for option in options)


@known_of_content(64)
def _laid_out(content: Content, name: str, looking: Looking) -> Stage:
    plan = content.files.table
    if plan is None or name not in plan.stages:
        return Stage(WHOLE, layout(content, looking.seats))
    own = _own_slots(plan, plan.stages[name], content, looking)
    return staged(name, plan.stages[name], looking, own, Arrangement(parts=plan.parts))


def _own_slots(
    plan: TablePlan, stage: WonderStagePlan, content: Content, looking: Looking
) -> Iterator[Keyed]:
    """Yield the slots of regions, chairs and the board that lies near."""
    yield from regions(stage)
    yield from chairs(stage)
    if stage.board is not None:
        board, players = plan.boards[stage.board.board], len(looking.seats)
        yield from board_slots(board, content, looking.near, players, stage.board.at)
