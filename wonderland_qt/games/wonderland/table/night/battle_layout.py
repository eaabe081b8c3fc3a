"""The layout of a battle: towers as high as strengths, docks below them, the box of onlookers."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.components.table_plan import Keyed, Point, by_name, owned, slot_at, slots_at
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan, FighterPlan
from wonderland_qt.games.wonderland.mechanics.two_players import NO_RESISTANCE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView

CENTRE = 0.5
"""The middle of a length, as a part of it."""

NOTE_BELOW_EDGE = 12.0
"""How far below the upper edge of the docks the note about the local resistance begins, in millimetres."""

BY_NIGHT = {
    "drawn": "bare",
    "active": "bare",
    "madness": "headed_by_night",
    "exhausted": "headed_by_night",
    "bag": "bag_by_night",
}
"""Kinds of pieces that look different in the war."""


class Column(NamedTuple):
    """The column of a fighter or of the local resistance: the form and the upper left corner of its dock."""

    form: FighterPlan
    corner: Point

    @property
    def tower_middle(self) -> float:
        """Return the middle of the tower from the left edge of the stage."""
        middle_in_dock, _width = self.form.tower
        return self.corner[0] + middle_in_dock


def battle_layout(
    plan: BattlePlan, content: Content, table: TableView, battle: BattleView, bettor: str = ""
) -> Layout:
    """Return the layout of a battle.

    Before the first draw a `bettor`, who does not fight, has a wager card for each fighter.
    """
    slots = by_name(_all_slots(plan, content, table, battle))
    if bettor and bettor not in battle.participants and not battle.draws:
        slots |= by_name(_wager_slots(plan, battle, bettor, slots))
    return Layout(*plan.size, slots)


def _wager_slots(
    plan: BattlePlan, battle: BattleView, bettor: str, slots: dict[str, Slot]
) -> Iterator[Keyed]:
    """Yield the slots of a bettor's wager cards, one for each fighter (WAR-5)."""
    yield from (slots_at(place, place.id, "") for place in plan.betting)
    for player in battle.participants:
        name = ids.WAGER(bettor, player)
        yield (name,), replace(slots[ids.BET(player)], id=name)


def top_of(plan: BattlePlan, content: Content, strength: int) -> float:
    """Return the distance of the top of a tower of this strength from the upper edge, in millimetres."""
    return plan.highest + (content.board.track_end - strength) * course_of(plan, content)


def course_of(plan: BattlePlan, content: Content) -> float:
    """Return how high a tower grows with each point of strength."""
    _width, capital_height = plan.capital
    return (plan.ground - capital_height - plan.highest) / content.board.track_end


def _all_slots(plan: BattlePlan, content: Content, table: TableView, battle: BattleView) -> Iterator[Keyed]:
    """Yield the slots of all that a battle shows, but wagers to lay: columns share what onlookers leave."""
    yield from (slots_at(place, place.id, place.inside) for place in plan.places)
    onlookers = [player for player in table.seats if player not in battle.participants]
    left, right = plan.among if onlookers else plan.alone
    yield from _rail_slots(plan, content, table, right)
    has_resistance = table.resistance > NO_RESISTANCE
    columns = _columns(plan, left, right, len(battle.participants) + has_resistance)
    for player, column in zip(battle.participants, columns, strict=False):
        yield from _fighter_slots(plan, content, column, table.players[player], battle)
    if has_resistance:
        yield from _resistance_slots(plan, content, columns[-1], table.resistance)
    yield from _onlooker_slots(plan, onlookers)
    yield from _score_slots(plan, table.seats)


def _columns(plan: BattlePlan, left: float, right: float, number: int) -> list[Column]:
    """Return a number of columns that share the room between two edges, with wide docks while they fit."""
    form = plan.wide if number <= plan.most_wide else plan.narrow
    dock_width, _height = form.size
    width = (right - left) / number
    middles = [left + (column + CENTRE) * width for column in range(number)]
    return [Column(form, (middle - dock_width * CENTRE, plan.dock_top)) for middle in middles]


def _rail_slots(plan: BattlePlan, content: Content, table: TableView, right: float) -> Iterator[Keyed]:
    """Yield the rail of strength with its signs, and the lines from them to the right edge of the columns.

    Signs of forge symbols lie on the rail; beside it stand the two others, of the resistance and of the
    highest strength. The rail reaches half a course above the highest strength and below 0.
    """
    end, course = content.board.track_end, course_of(plan, content)
    left, width = plan.rail
    top = top_of(plan, content, end) - course * CENTRE
    yield ("strength_rail",), Slot("strength_rail", Rect(left, top, width, course * (end + 1)))
    for strength in dict.fromkeys((*content.forge_symbols, end)):
        level = top_of(plan, content, strength)
        yield _sign_slot(plan, str(strength), level, on_rail=strength != end)
        yield _line_slot(plan, str(strength), level, right)
    level = top_of(plan, content, table.resistance)
    yield _sign_slot(plan, RESISTANCE, level, on_rail=False)
    yield _line_slot(plan, RESISTANCE, level, right)


def _sign_slot(plan: BattlePlan, name: str, level: float, on_rail: bool) -> Keyed:
    """Return the slot of a sign at the middle of the rail or right beside it; its middle is at `level`."""
    rail_left, rail_width = plan.rail
    width, height = plan.sign
    from_left = (rail_width - width) * CENTRE if on_rail else rail_width
    sign = ids.RAIL_SIGN(name)
    return (sign,), Slot(sign, Rect(rail_left + from_left, level - height * CENTRE, width, height))


def _line_slot(plan: BattlePlan, name: str, level: float, right: float) -> Keyed:
    """Return the slot of the line at `level` from the rail to the right edge of the columns."""
    rail_left, rail_width = plan.rail
    line, length = ids.RAIL_LINE(name), right - rail_left - rail_width
    return (line,), Slot(line, Rect(rail_left + rail_width, level - plan.line * CENTRE, length, plan.line))


def _resistance_slots(plan: BattlePlan, content: Content, column: Column, strength: int) -> Iterator[Keyed]:
    """Yield the tower of the local resistance, and the note about it where fighters have docks (TWO-9)."""
    yield from _tower_slots(plan, column, RESISTANCE, top_of(plan, content, strength))
    yield _slot_around("resisting", column.tower_middle, plan.dock_top + NOTE_BELOW_EDGE, plan.resisting)


def _fighter_slots(
    plan: BattlePlan, content: Content, column: Column, owner: PlayerView, battle: BattleView
) -> Iterator[Keyed]:
    """Yield the slots of a fighter's tower, of what is on it, and of the dock below it."""
    top = top_of(plan, content, battle.participants[owner.id].strength)
    yield from _tower_slots(plan, column, owner.id, top)
    yield from _slots_on_tower(plan, owner, battle, column.tower_middle, top)
    yield from _dock_slots(column, owner, battle.region)


def _dock_slots(column: Column, owner: PlayerView, region: str) -> Iterator[Keyed]:
    """Yield the slots of a fighter's dock and its places; those above its upper edge are not in it.

    Pieces that share a place, such as units, have one slot; any other place is for the piece of its name.
    """
    dock = ids.DOCK(owner.id)
    yield (dock,), Slot(dock, Rect(*column.corner, *column.form.size))
    for place in column.form.places:
        name, (_from_left, from_top) = owned(place.id, owner.id), place.at
        slot = slot_at(place, name, dock if from_top >= 0 else "", column.corner)
        sharing = tuple(_pieces_sharing(place.id, owner, region))
        yield sharing or (name,), slot


def _pieces_sharing(place: str, owner: PlayerView, region: str) -> Iterator[str]:
    """Yield the ids of the pieces that share a place on a fighter's dock; none if it is one piece's own.

    Supporters are single units up to the last one, for which the stack stands. The parts of the strength
    share the row of active chips.
    """
    if place == "units":
        single_units = range(1, owner.placed.get(region, 0))
        yield from (ids.UNIT(owner.id, region, number) for number in single_units)
        yield ids.supporters(owner.id, region)
        yield from map(ids.FIGURE, owner.figures_in(region))
    elif place == "castle":
        yield ids.CASTLE(owner.id, region)
    elif place == "active":
        yield from (ids.ACTIVE(owner.id), f"dock:{owner.id}/strength_part")


def _tower_slots(plan: BattlePlan, column: Column, player: str, top: float) -> Iterator[Keyed]:
    """Yield the slots of a tower and of the capital on it, whose upper edge is at `top`.

    A capital that reaches the ground has no tower below it.
    """
    middle, (_width, capital_height) = column.tower_middle, plan.capital
    _middle, tower_width = column.form.tower
    foot = top + capital_height
    yield _slot_around(ids.CAPITAL(player), middle, top, plan.capital)
    if plan.ground > foot:
        yield _slot_around(ids.TOWER(player), middle, foot, (tower_width, plan.ground - foot))


def _slots_on_tower(
    plan: BattlePlan, owner: PlayerView, battle: BattleView, middle: float, top: float
) -> Iterator[Keyed]:
    """Yield the slot of the leader or banner on a tower, or of the rubble of a fighter who bust.

    And that of the sign of the lead.
    """
    player = owner.id
    if battle.participants[player].fight == "busted":
        _width, rubble_height = plan.rubble
        yield _slot_on(ids.RUBBLE(player), middle, plan.ground, plan.rubble)
        yield _slot_on(ids.FALLEN(player), middle, plan.ground - rubble_height, plan.fallen)
    elif owner.leader == battle.region:
        yield _slot_on(ids.LEADER(player), middle, top, plan.leader)
    else:
        yield _slot_on(ids.BANNER(player), middle, top, plan.banner)
    yield _lead_slot(plan, player, middle, top)


def _lead_slot(plan: BattlePlan, player: PlayerId, middle: float, top: float) -> Keyed:
    """Return the slot of the sign of the lead, whose middle is the upper left corner of the capital."""
    capital_width, _height = plan.capital
    _width, lead_height = plan.lead
    left_edge = middle - capital_width * CENTRE
    return _slot_around(ids.LEAD(player), left_edge, top - lead_height * CENTRE, plan.lead)


def _slot_on(piece: str, middle: float, ground: float, size: Point) -> Keyed:
    """Return the slot of a piece by its middle from left to right and its lower edge."""
    _width, height = size
    return _slot_around(piece, middle, ground - height, size)


def _slot_around(piece: str, middle: float, top: float, size: Point) -> Keyed:
    """Return the slot of a piece by its middle from left to right and its upper edge."""
    width, height = size
    return (piece,), Slot(piece, Rect(middle - width * CENTRE, top, width, height))


def _onlooker_slots(plan: BattlePlan, onlookers: list[PlayerId]) -> Iterator[Keyed]:
    """Yield the slots of the onlookers, one below the other."""
    room = slot_at(plan.onlookers, "onlookers").rect
    for number, player in enumerate(onlookers):
        cell = room.part((0, 1), (number, len(onlookers)))
        for place in plan.onlooker:
            name = owned(place.id, player)
            yield (name,), Slot(name, slot_at(place, name).rect.within(cell), "theatre_box", place.spread)


def _score_slots(plan: BattlePlan, seats: tuple[PlayerId, ...]) -> Iterator[Keyed]:
    """Yield the slots of the players' score plates, side by side, and of the numbers on them.

    The plan calls a plate by its kind and a number by "kind/what is counted"; ids have the player in between.
    """
    if plan.scores is None:
        return
    room = slot_at(plan.scores, "scores").rect
    for number, player in enumerate(seats):
        cell = room.part((number, len(seats)), (0, 1))
        for place in plan.score:
            kind, _, counted = place.id.partition("/")
            name = f"{kind}:{player}:{counted}" if counted else f"{kind}:{player}"
            inside = "" if kind == "score_plate" else ids.SCORE_PLATE(player)
            yield (name,), Slot(name, slot_at(place, name).rect.within(cell), inside)
