"""Stages: which part of the table fills the screen, and where its pieces lie."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from wonderland_qt.components import table_plan
from wonderland_qt.components.id_kinds import IdKind
from wonderland_qt.components.table_plan import Keyed, slot_at
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Slot
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan, TablePlan, WonderStagePlan
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_NO_MORE
from wonderland_qt.games.wonderland.seen.view import BattleView, TableView
from wonderland_qt.games.wonderland.table.board_slots import NOWHERE, board_slots
from wonderland_qt.games.wonderland.table.night.battle_layout import BY_NIGHT, battle_layout

WHOLE, TEA, REALM, QUESTS, BATTLE = "whole", "tea", "realm", "quests", "battle"
FORGE, FORGE_AT_TEA = "forge", "forge_at_tea"
"""The names of stages; all but the battle are written in the content."""


def stage(table: TableView, content: Content, looking: Looking) -> Stage:
    """Return the stage for a view and the players who look.

    If the content has no plan of the night, a battle has a fixed stage like others.
    """
    name = WHOLE if looking.whole else stage_name(table, content, looking)
    plan = content.files.table.night if content.files.table else None
    if name == BATTLE and table.battle is not None and plan is not None:
        return _battle_stage(plan.battle, content, table, table.battle, looking)
    if name == FORGE:
        return _forge_stage_in_war(table, content, looking)
    return stage_by_name(content, name, looking.seats, looking.near)


def _battle_stage(
    plan: BattlePlan, content: Content, table: TableView, battle: BattleView, looking: Looking
) -> Stage:
    """Return the stage of a battle, which is laid out for those who fight."""
    whole = battle_layout(plan, content, table, battle, bettor=looking.near)
    return night_stage(battle, _without_idle_stop_signs(whole, looking))


def night_stage(battle: BattleView, layout_now: Layout) -> Stage:
    """Return the stage of a battle with this layout: by night, and steady."""
    return Stage(BATTLE, layout_now, battle.region, light="night", forms=BY_NIGHT, steady=True)


def _forge_stage_in_war(table: TableView, content: Content, looking: Looking) -> Stage:
    """Return the stage with the board of who forges, else with that of the near player."""
    player = _who_forges(table, content, looking) or looking.near
    forging = stage_by_name(content, FORGE, looking.seats, player)
    return replace(forging, layout=_without_idle_stop_signs(forging.layout, looking))


def _without_idle_stop_signs(whole: Layout, looking: Looking) -> Layout:
    """Return the layout without stop signs that no one can touch, as they would look like a stop."""
    return without_places_to_stop(whole, but=_places_to_put_on(looking.answerable))


def without_places_to_stop(whole: Layout, but: Collection[str] = ()) -> Layout:
    """Return the layout without places for stop signs, `but` for these places."""
    slots = {name: slot for name, slot in whole.slots.items() if name in but or not _is_stop_sign(name)}
    return replace(whole, slots=slots)


def _places_to_put_on(decisions: Iterable[Decision]) -> frozenset[str]:
    """Return the places on which options of the decisions put something."""
    return frozenset(option.put for decision in decisions for option in decision.options)


def _is_stop_sign(slot: str) -> bool:
    """Tell whether a slot is that of a stop sign: of a fighter, or of who forges no more."""
    return slot == FORGE_NO_MORE.put or ids.STOP.begins(slot)


def stage_name(table: TableView, content: Content, looking: Looking) -> str:
    """Return the name of the stage for this view and these decisions.

    First comes forging by the near player or in a battle, then the battle unless the near player decides
    about other regions or puts a forge's reward into one, then quests and regions to choose, and last the
    stage of the phase: in a war the whole table while the near player is asked.
    """
    asked_near, forging_player = _asked_near(looking), _who_forges(table, content, looking)
    if forging_player is not None and (forging_player == looking.near or table.battle is not None):
        return _forge_stage_name(table)
    if _is_fought(table, looking) and not _forge_rewards(table, content, asked_near):
        return BATTLE
    if _choosing_quests(table, looking):
        return QUESTS
    chooses_region = any(_puts(asked, ids.REGION) for asked in asked_near)
    if chooses_region:
        return TEA if table.phase == "tea" else REALM
    if table.phase in {"setup", "tea"}:
        return TEA
    return WHOLE if asked_near else REALM


def forge_stage(table: TableView, content: Content, player: PlayerId) -> Stage:
    """Return the stage of a player who forges."""
    return stage_by_name(content, _forge_stage_name(table), table.seats, player)


def _forge_stage_name(table: TableView) -> str:
    """Return the name of the stage for forging, of which the tea has its own."""
    return FORGE_AT_TEA if table.phase == "tea" else FORGE


def _is_fought(table: TableView, looking: Looking) -> bool:
    """Tell whether a battle is fought and the near player's decisions are not about other regions.

    Decisions of rivals do not matter: the battle stays on the screen until they have decided.
    """
    if table.battle is None:
        return False
    here = ids.REGION(table.battle.region)
    places = _places_to_put_on(_asked_near(looking))
    return not any(ids.REGION.begins(place) and place != here for place in places)


def _asked_near(looking: Looking) -> tuple[Decision, ...]:
    """Return the decisions of the player whose board lies near."""
    return tuple(asked for asked in looking.asked if asked.player == looking.near)


def _choosing_quests(table: TableView, looking: Looking) -> bool:
    """Tell whether the player who looks decides about quests in hand."""
    hand = {ids.CARD(quest) for quest in table.players[looking.near].hand}
    return any(option.take in hand for asked in looking.asked for option in asked.options)


def _who_forges(table: TableView, content: Content, looking: Looking) -> PlayerId | None:
    """Return the player who decides about forging, or in a battle about its reward; None for no one.

    Forging puts something on a space. A reward that goes to a region is left out, as it is chosen on the map.
    """
    rewards = _forge_rewards(table, content, looking.asked) if table.battle is not None else ()
    for asked in looking.asked:
        is_reward_on_board = asked in rewards and not _puts(asked, ids.REGION)
        if _puts(asked, ids.SPACE) or is_reward_on_board:
            return asked.player
    return None


def _forge_rewards(table: TableView, content: Content, decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Return those of the decisions that are about a reward of a forge track (FORGE-3, FORGE-4)."""
    return tuple(asked for asked in decisions if _is_reward_of_forging(asked, table, content))


def _is_reward_of_forging(asked: Decision, table: TableView, content: Content) -> bool:
    """Tell whether a step of a decision's options comes from a forge track or a reward between tracks."""
    side = content.side(asked.player, len(table.seats))
    spaces = {part.id for part in (*side.tracks, *side.between)}
    sources = {getattr(step, "source", "") for option in asked.options for step in option.then}
    return not spaces.isdisjoint(sources)


def _puts(asked: Decision, place: IdKind) -> bool:
    """Tell whether an option of the decision puts something on a place of this kind."""
    return any(place.begins(option.put) for option in asked.options)


STAGES_CACHED = 64


@known_of_content(STAGES_CACHED)
def stage_by_name(content: Content, name: str, seats: tuple[PlayerId, ...], near: PlayerId) -> Stage:
    """Return a stage by its name with one player's board near; the whole table if the content lacks it.

    A forge is filled by that player's board, which must be gone before the board of the next one comes. Where
    pieces lie on other pieces (`parts`) is the same on all stages.
    """
    plan = content.files.table
    if plan is None or name not in plan.stages:
        return Stage(WHOLE, layout(content, seats))
    looking, stage_plan = Looking(seats, viewer=None, near=near), plan.stages[name]
    slots = _wonder_slots(plan, stage_plan, content, looking)
    of_all_stages = table_plan.Arrangement(parts=plan.parts)
    stage = table_plan.staged(name, stage_plan, looking, more=slots, shared=of_all_stages)
    return replace(stage, filled_by=near) if name in {FORGE, FORGE_AT_TEA} else stage


def _wonder_slots(
    plan: TablePlan, stage: WonderStagePlan, content: Content, looking: Looking
) -> Iterator[Keyed]:
    """Yield the slots that only this game's stages have: regions, chairs and the board that lies near."""
    yield from regions(stage)
    yield from chairs(stage)
    if stage.board is not None:
        board, side = plan.boards[stage.board.board], content.side(looking.near, len(looking.seats))
        yield from board_slots(board, side, looking.near, corner=stage.board.at)


STACKS = "supply/stack"
"""The place of a table that is divided among the stacks of the supply."""


def layout(content: Content, seats: Sequence[PlayerId]) -> Layout:
    """Return the layout of the whole table for these players; NO_LAYOUT if the content has none."""
    plan = content.files.table
    if plan is None or len(seats) not in plan.layouts:
        return NO_LAYOUT
    seating = plan.layouts[len(seats)]
    board = plan.boards[seating.board]
    keyed = list(_shared_slots(plan, len(seats), content))
    for player, corner in zip(seats, seating.seats, strict=True):
        keyed += board_slots(board, content.side(player, len(seats)), player, corner=corner)
    return Layout(*plan.size, table_plan.by_name(keyed))


def _shared_slots(plan: TablePlan, players: int, content: Content) -> Iterator[Keyed]:
    """Yield the slots that belong to no player: places, stacks of the supply, regions and chairs."""
    for place in chain(plan.places, plan.layouts[players].places):
        yield table_plan.slots_at(place, place.id, place.inside)
        if place.id == STACKS:
            yield from _stack_slots(slot_at(place, STACKS), content)
    yield from regions(plan)
    yield from chairs(plan)


def regions(plan: TablePlan | WonderStagePlan) -> Iterator[Keyed]:
    """Yield the slots of regions and of the kinds of pieces in them.

    Supporters stand in a region as one stack, so the single ones have no slot there.
    """
    for region, spot in plan.regions.items():
        name = ids.REGION(region)
        yield (name,), slot_at(spot, name, "board")
        yield (f"{name}/unit",), NOWHERE
        for place in plan.region:
            yield table_plan.slots_at(place, f"{name}/{place.id}", name, spot.at)


def chairs(plan: TablePlan | WonderStagePlan) -> Iterator[Keyed]:
    """Yield the slot of each chair with its key; chairs stand on the tea table."""
    for chair, spot in plan.chairs.items():
        yield (ids.CHAIR(chair),), slot_at(spot, ids.CHAIR(chair), "tea_table")


def _stack_slots(area: Slot, content: Content) -> Iterator[Keyed]:
    """Yield the slots of the supply's stacks, column by column."""
    for number, face in enumerate(content.files.faces):
        column, row = divmod(number, area.rows)
        rect = area.rect.part((column, area.columns), (row, area.rows))
        yield (ids.SUPPLY(face.id),), Slot(ids.SUPPLY(face.id), rect, area.id, "pile")
