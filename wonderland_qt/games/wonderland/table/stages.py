"""Stages: what of the table fills the screen, told from the view and what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.layout import Slot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking, Stage
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.table_content import TablePlan, WonderStagePlan
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.battle_layout import BY_NIGHT, battle_layout
from wonderland_qt.games.wonderland.table.table_layout import board_slots, chairs, layout, regions
from wonderland_qt.parts.table_plan import Arrangement, Keyed, staged

WHOLE, TEA, REALM, QUESTS, BATTLE = "whole", "tea", "realm", "quests", "battle"
FORGE, FORGE_AT_TEA = "forge", "forge_at_tea"


def stage(table: TableView, pack: Pack, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out for those who look."""
    name = WHOLE if looking.whole else stage_name(table, looking)
    plan = pack.content.table.night if pack.content.table else None
    if name == BATTLE and table.battle is not None and plan is not None:
        every = battle_layout(plan.battle, pack, table, table.battle, looking.near)
        layout_now = replace(every, slots=dict(_to_touch(every.slots, looking)))
        return Stage(BATTLE, layout_now, table.battle.region, "night", BY_NIGHT)
    return _laid_out(pack, name, Looking(looking.seats, None, looking.near))


def _to_touch(slots: Mapping[str, Slot], looking: Looking) -> Iterator[tuple[str, Slot]]:
    """Yield slots without those of stop signs that nobody can touch: they look as if somebody had stopped."""
    touched = {option.put for asked in looking.answerable for option in asked.options}
    return ((name, slot) for name, slot in slots.items() if not name.startswith("stop:") or name in touched)


def forging_stage(pack: Pack, seats: tuple[PlayerId, ...], near: PlayerId) -> Stage:
    """Return the stage on which one player's board lies near."""
    return _laid_out(pack, FORGE, Looking(seats, None, near))


def stage_name(table: TableView, looking: Looking) -> str:
    """Return which stage the moment is shown on."""
    if _puts(looking, "space:"):
        return _forge_by(table)
    if table.battle is not None and _is_fought(table, looking):
        return BATTLE
    if _choosing_quests(table, looking):
        return QUESTS
    if _puts(looking, "region:"):
        return REALM
    return TEA if table.phase in {"setup", "tea"} else WHOLE


def forge_stage(table: TableView, pack: Pack, player: PlayerId) -> Stage:
    """Return the stage of a player who forges."""
    return _laid_out(pack, _forge_by(table), Looking(table.seats, None, player))


def _forge_by(table: TableView) -> str:
    return FORGE_AT_TEA if table.phase == "tea" else FORGE


def _is_fought(table: TableView, looking: Looking) -> bool:
    """Tell whether all that is asked is about the battle: nothing is to be put into another region."""
    here = f"region:{table.battle.region}" if table.battle else ""
    put = {option.put for asked in looking.asked for option in asked.options}
    return not any(place.startswith("region:") and place != here for place in put)


def _choosing_quests(table: TableView, looking: Looking) -> bool:
    """Tell whether whoever looks is asked about the quests in their hand."""
    hand = {f"card:{quest}" for quest in table.players[looking.near].hand}
    return any(option.take in hand for asked in looking.asked for option in asked.options)


def _puts(looking: Looking, place: str) -> bool:
    """Tell whether whoever's board lies near may put something on such a place."""
    options = (option for asked in looking.asked if asked.player == looking.near for option in asked.options)
    return any(option.put.startswith(place) for option in options)


@known_of_pack(64)
def _laid_out(pack: Pack, name: str, looking: Looking) -> Stage:
    plan = pack.content.table
    if plan is None or name not in plan.stages:
        return Stage(WHOLE, layout(pack, looking.seats))
    own = _own_slots(plan, plan.stages[name], pack, looking)
    return staged(name, plan.stages[name], looking, own, Arrangement(parts=plan.parts))


def _own_slots(plan: TablePlan, stage: WonderStagePlan, pack: Pack, looking: Looking) -> Iterator[Keyed]:
    """Yield the slots of regions, chairs and the board that lies near."""
    yield from regions(stage)
    yield from chairs(stage)
    if stage.board is not None:
        board, players = plan.boards[stage.board.board], len(looking.seats)
        yield from board_slots(board, pack, looking.near, players, stage.board.at)
