"""The layout of a battle: towers as high as strengths, docks below them, the box of onlookers."""

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.components.table_plan import Keyed, Point, by_name, owned, slot_at, slots_at
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan, FighterPlan
from wonderland_qt.games.wonderland.mechanics.two_players import NONE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView

CENTRE, NEAR = 0.5, 12.0
BY_NIGHT = {
    "drawn": "bare",
    "active": "bare",
    "madness": "headed_by_night",
    "exhausted": "headed_by_night",
    "bag": "bag_by_night",
}
"""Kinds of pieces that look different in the war."""


def battle_layout(
    plan: BattlePlan, content: Content, table: TableView, battle: BattleView, bettor: str = ""
) -> Layout:
    """Return the layout of a battle; a `bettor` has a wager card for each fighter."""
    slots = by_name(_all(plan, content, table, battle))
    if bettor and bettor not in battle.participants and not battle.draws:
        slots |= by_name(_betting(plan, battle, bettor, slots))
    return Layout(*plan.size, slots)


def _betting(plan: BattlePlan, battle: BattleView, bettor: str, slots: dict[str, Slot]) -> Iterator[Keyed]:
    """Yield the slots of a bettor's wager cards, one for each fighter (WAR-5)."""
    yield from (slots_at(place, place.id, "") for place in plan.betting)
    for player in battle.participants:
        name = ids.WAGER(bettor, player)
        yield (name,), replace(slots[ids.BET(player)], id=name)


def height_of(plan: BattlePlan, content: Content, strength: int) -> float:
    """Return the distance of the top of a tower of this strength from the upper edge, in millimetres."""
    return plan.highest + (content.board.track_end - strength) * course_of(plan, content)


def course_of(plan: BattlePlan, content: Content) -> float:
    """Return how high a tower grows with each point of strength."""
    return (plan.ground - plan.capital[1] - plan.highest) / content.board.track_end


def _all(plan: BattlePlan, content: Content, table: TableView, battle: BattleView) -> Iterator[Keyed]:
    yield from (slots_at(place, place.id, place.inside) for place in plan.places)
    onlookers = [player for player in table.seats if player not in battle.participants]
    reach = plan.among if onlookers else plan.alone
    yield from _rail(plan, content, table, reach)
    columns = (*battle.participants, *((RESISTANCE,) if table.resistance > NONE else ()))
    form = plan.wide if len(columns) <= plan.most_wide else plan.narrow
    for number, player in enumerate(columns):
        width = (reach[1] - reach[0]) / len(columns)
        corner = (reach[0] + (number + CENTRE) * width - form.size[0] * CENTRE, plan.dock_top)
        if player == RESISTANCE:
            yield from _tower(plan, content, form, player, table.resistance, corner)
            yield _about("resisting", corner[0] + form.tower[0], plan.dock_top + NEAR, plan.resisting)
        else:
            yield from _fighter(plan, content, form, table.players[player], battle, corner)
    yield from _onlookers(plan, onlookers)
    yield from _scores(plan, table.seats)


def _rail(plan: BattlePlan, content: Content, table: TableView, reach: Point) -> Iterator[Keyed]:
    """Yield the rail of strength with its signs, and the lines that go from them across the stage.

    Signs of forge symbols lie on the rail, the other signs beside it, each at the height of its line.
    """
    end, course, (left, width) = content.board.track_end, course_of(plan, content), plan.rail
    top = height_of(plan, content, end) - course * CENTRE
    yield ("strength_rail",), Slot("strength_rail", Rect(left, top, width, course * (end + 1)))
    lines = {str(strength): strength for strength in (*content.forge_symbols, end)}
    for name, strength in (*lines.items(), (RESISTANCE, table.resistance)):
        y = height_of(plan, content, strength)
        on_rail = name != RESISTANCE and strength != end
        across = (width - plan.sign[0]) * CENTRE if on_rail else width
        sign = Rect(left + across, y - plan.sign[1] * CENTRE, *plan.sign)
        yield (ids.RAIL_SIGN(name),), Slot(ids.RAIL_SIGN(name), sign)
        line = Rect(left + width, y - plan.line * CENTRE, reach[1] - left - width, plan.line)
        yield (ids.RAIL_LINE(name),), Slot(ids.RAIL_LINE(name), line)


def _fighter(
    plan: BattlePlan,
    content: Content,
    form: FighterPlan,
    owner: PlayerView,
    battle: BattleView,
    corner: Point,
) -> Iterator[Keyed]:
    player, dock = owner.id, ids.DOCK(owner.id)
    strength = battle.participants[player].strength
    yield from _tower(plan, content, form, player, strength, corner)
    yield from _on_top(plan, content, owner, battle, corner[0] + form.tower[0])
    yield (dock,), Slot(dock, Rect(*corner, *form.size))
    for place in form.places:
        name, inside = owned(place.id, player), dock if place.at[1] >= 0 else ""
        slot = slot_at(place, name, inside, corner)
        yield (*_standing_at(place.id, owner, battle.region),) or (name,), slot


def _standing_at(place: str, owner: PlayerView, region: str) -> Iterator[str]:
    """Yield the ids of the pieces that share a place on a fighter's dock."""
    if place == "units":
        others = range(1, owner.placed.get(region, 0))
        yield from (ids.UNIT(owner.id, region, number) for number in others)
        yield ids.supporters(owner.id, region)
        yield from map(ids.FIGURE, owner.figures_in(region))
    elif place == "castle":
        yield ids.CASTLE(owner.id, region)
    elif place == "active":
        yield from (ids.ACTIVE(owner.id), f"dock:{owner.id}/strength_part")


def _tower(
    plan: BattlePlan, content: Content, form: FighterPlan, player: str, strength: int, corner: Point
) -> Iterator[Keyed]:
    """Yield the slots of a tower as high as a strength, and of its capital."""
    middle, top = corner[0] + form.tower[0], height_of(plan, content, strength)
    foot = top + plan.capital[1]
    yield _about(ids.CAPITAL(player), middle, top, plan.capital)
    if plan.ground > foot:
        yield _about(ids.TOWER(player), middle, foot, (form.tower[1], plan.ground - foot))


def _on_top(
    plan: BattlePlan, content: Content, owner: PlayerView, battle: BattleView, middle: float
) -> Iterator[Keyed]:
    """Yield the slot of the leader or banner on a tower, or of the rubble of a fighter who bust."""
    part, player = battle.participants[owner.id], owner.id
    top, ground = height_of(plan, content, part.strength), plan.ground - plan.rubble[1]
    if part.fight == "busted":
        yield _about(ids.RUBBLE(player), middle, ground, plan.rubble)
        yield _about(ids.FALLEN(player), middle, ground - plan.fallen[1], plan.fallen)
    elif owner.leader == battle.region:
        yield _about(ids.LEADER(player), middle, top - plan.leader[1], plan.leader)
    else:
        yield _about(ids.BANNER(player), middle, top - plan.banner[1], plan.banner)
    yield _about(ids.LEAD(player), middle - plan.capital[0] * CENTRE, top - plan.lead[1] * CENTRE, plan.lead)


def _about(piece: str, middle: float, top: float, size: Point) -> Keyed:
    return (piece,), Slot(piece, Rect(middle - size[0] * CENTRE, top, *size))


def _onlookers(plan: BattlePlan, onlookers: list[PlayerId]) -> Iterator[Keyed]:
    """Yield the slots of the onlookers, one below the other."""
    room = slot_at(plan.onlookers, "onlookers").rect
    for number, player in enumerate(onlookers):
        cell = room.part((0, 1), (number, len(onlookers)))
        for place in plan.onlooker:
            name = owned(place.id, player)
            yield (name,), Slot(name, slot_at(place, name).rect.within(cell), "theatre_box", place.spread)


def _scores(plan: BattlePlan, seats: tuple[PlayerId, ...]) -> Iterator[Keyed]:
    """Yield the slots of the players' score plates, side by side."""
    if plan.scores is None:
        return
    room = slot_at(plan.scores, "scores").rect
    for number, player in enumerate(seats):
        cell = room.part((number, len(seats)), (0, 1))
        for place in plan.score:
            kind, _, what = place.id.partition("/")
            name = ":".join(filter(None, (kind, player, what)))
            inside = "" if kind == "score_plate" else ids.SCORE_PLATE(player)
            yield (name,), Slot(name, slot_at(place, name).rect.within(cell), inside)
