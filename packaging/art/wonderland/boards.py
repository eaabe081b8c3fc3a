"""The board, its tracks and the factions' boards, with what is printed where the layout puts things."""

from __future__ import annotations

from functools import cache

from art.marks import numeral, symbol
from art.palette import CREAM, DARK_WOOD, GOLD, INK, PAPER, RED, SHADOW, TAN, WOOD, dark, light, mixed
from art.paper import sheet
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, round_about, star
from art.wonderland.icons import forge_symbol
from art.wonderland.marks import ANY, FACTIONS, badge, colour, faction_symbol, pattern, swirl
from art.wonderland.units import SHIELD, castle_body, meeple
from wonderland_qt import paths
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.table.stages import layout

GROUND = "#33504c"
EMBER = "#c4562c"
CHIP_PART = 0.94
RING = {
    "red_keep": "#b9483a",
    "garden_of_live_flowers": "#a9c07c",
    "tumtum_trees": "#56706a",
    "pool_of_tears": "#6da5af",
    "wits_end": "#a385a5",
}
"""What each region is printed in, for its spot on the way round."""
PRINT = mixed(SHADOW, INK, 0.18)


@cache
def content() -> Content:
    """Return the shipped content, for what is printed on the board."""
    return load_content([paths.content()])


@cache
def laid_out(players: int) -> Layout:
    return layout(content(), tuple(map(PlayerId, FACTIONS[:players])))


def rounded(rect: Rect, edge: float = 0, corner: float = 3) -> Shape:
    """Return a rectangle of the layout as a shape, without an edge."""
    inner = rect.inset(edge)
    return box(inner.x, inner.y, inner.width, inner.height, corner)


def seen_from(slot: Slot, rect: Rect) -> Rect:
    """Return a rectangle as it lies within a slot."""
    return Rect(rect.x - slot.rect.x, rect.y - slot.rect.y, rect.width, rect.height)


def blank(slot: Slot) -> Picture:
    return Picture(slot.rect.width, slot.rect.height)


def table() -> Picture:
    """Draw the table top: planks of dark wood."""
    p = Picture(laid_out(5).width, laid_out(5).height)
    p.fill(box(0, 0, p.width, p.height), DARK_WOOD)
    for row in range(9):
        y = row * 80.0
        plank = box(0, y, p.width, 79)
        p.fill(plank, mixed(DARK_WOOD, WOOD if row % 2 else INK, 0.22))
        p.grain(plank, 130, 5, 0.14)
        seam = 240 + row * 377 % 800
        p.fill(box(0, y + 78.5, p.width, 1.8) | box(seam, y, 1.6, 79), INK, 0.5)
        p.fill(oval(seam - 8, y + 8, 1.6) | oval(seam + 9, y + 8, 1.6), INK, 0.6)
    return p


def board() -> Picture:
    """Draw the ground of the main board and the way round it."""
    slots = laid_out(5).slots
    whole = slots["board"]
    p = blank(whole)
    ground = sheet(1.5, 1.5, p.width - 3, p.height - 3, 0.8)
    p.cut(ground, WOOD, 3, 2.6)
    edge = slots["vp_track"].band
    p.cut(box(edge, edge, p.width - 2 * edge, p.height - 2 * edge, 4), GROUND, 0, 2)
    edge += 2
    p.gouge(box(edge, edge, p.width - 2 * edge, p.height - 2 * edge), 11, 2, 0.5, 0.07)
    _way_round(p, p.width / 2, 304)
    return p


def _way_round(p: Picture, x: float, y: float) -> None:
    """Draw the crown and the clockwise way of the battle marker about it."""
    p.contour(oval(x, y, 45), 5, light(GROUND))
    stops = content().ring
    for n in range(len(stops)):
        arrow = poly(f"{x - 7},{y - 52} {x + 9},{y - 45} {x - 7},{y - 38} {x - 3},{y - 45}")
        p.cut(arrow.turned(360 * (n + 0.5) / len(stops), (x, y)), GOLD, 1.4, 1.8)
    for n, region in enumerate(stops):
        spot = oval(x, y - 45, 7).turned(360 * n / len(stops), (x, y))
        p.cut(spot, RING.get(region, SHADOW), 1.6, 1.8)
    crown = poly("-28,16 -34,-12 -15,4 0,-20 15,4 34,-12 28,16")
    p.cut(crown.moved(x, y), GOLD, 2.6, 2.2)
    p.cut(box(x - 29, y + 14, 58, 8, 3), RED, 1.4, 2)


def vp_track() -> Picture:
    """Draw the spaces for victory points all round."""
    slot = laid_out(5).slots["vp_track"]
    p = blank(slot)
    for number in range(slot.cells):
        cell = seen_from(slot, slot.cell(number))
        fifth = number % 5 == 0
        ground = RED if fifth else (PAPER if number % 2 else SHADOW)
        p.cut(rounded(cell, 0.8, 3), ground, 1.2, 1.4)
        x, y = cell.x + cell.width / 2, cell.y + cell.height / 2
        p.fill(numeral(str(number), x, y, 11), CREAM if fifth else INK)
    return p


def strength_track() -> Picture:
    """Draw the spaces of battle strength, with an anvil where one may forge."""
    slot = laid_out(5).slots["strength_track"]
    p = blank(slot)
    p.note = " ".join(map(str, content().board.forge_symbols))
    p.cut(box(0.8, 0.8, p.width - 1.6, p.height - 1.6, 4), DARK_WOOD, 0, 1.6)
    for number in range(slot.cells):
        cell = seen_from(slot, slot.cell(number))
        forging = number in content().forge_symbols
        strength_space(p, cell, number, forging)
    return p


def strength_space(p: Picture, cell: Rect, number: int, forging: bool) -> None:
    """Draw one space; one to forge on is pointed and bears an anvil."""
    x, y, wide, tall = cell.x + 1, cell.y + 2, cell.width - 2, cell.height - 4
    corners = f"{x},{y + 5} {x + wide / 2},{y - 1.4} {x + wide},{y + 5} {x + wide},{y + tall} {x},{y + tall}"
    last = number == content().board.track_end
    ground = GOLD if last else EMBER if forging else (PAPER if number % 2 else mixed(PAPER, SHADOW, 0.6))
    p.cut(poly(corners) if forging else box(x, y, wide, tall, 3), ground, 1.4, 1.5)
    p.fill(numeral(str(number), x + wide / 2, y + tall - 8, 11), CREAM if forging else INK)
    if forging:
        p.fill(forge_symbol().scaled(0.155).moved(x + wide / 2 - 7.6, y + 4), INK)
    elif last:
        p.fill(star(x + wide / 2, y + 11, 8, 3.6), INK)


def faction_board(faction: str, players: int) -> Picture:
    """Draw a faction's board for the table of so many players."""
    seated = FACTIONS[0] if faction == ANY else faction
    seats = (seated, *(other for other in FACTIONS if other != seated))[:players]
    slots = layout(content(), tuple(map(PlayerId, seats))).slots
    whole = slots[f"player:{seated}"]
    p = blank(whole)
    _ground(p, faction)
    places = {slot.id: seen_from(whole, slot.rect) for slot in slots.values() if slot.inside == whole.id}
    for slot in {slot.id: slot for slot in slots.values() if slot.inside == whole.id}.values():
        _printed(p, faction, slot, places[slot.id])
    p.note = "; ".join(
        f"{name} {r.x:g} {r.y:g} {r.width:g} {r.height:g}" for name, r in sorted(places.items())
    )
    return p


def _ground(p: Picture, faction: str) -> None:
    base = colour(faction)
    whole = sheet(1.6, 1.6, p.width - 3.2, p.height - 3.2, 0.7)
    p.fill(whole.moved(1, 1.4), INK, 0.4)
    p.cut(whole, base, 2.2, 2.2)
    high = 26 if p.height < 300 else 31
    sheet_ = box(4.5, high + 5.5, p.width - 9, p.height - high - 10, 3)
    rim = whole.scaled(0.985, about=(p.width / 2, p.height / 2)) - sheet_
    p.fill(pattern(faction, rim, 8), light(base), 0.4)
    p.cut(sheet_, PAPER, 0, 1.6)
    p.grain(box(6, 38, p.width - 12, p.height - 44), 220, 0.9, 0.12)
    p.cut(box(4.5, 4, 104 if p.height < 300 else 99, high, 3), CREAM, 0, 1.4)
    if faction != ANY:
        badge(p, faction, 18, 4 + high / 2, 11.5)


def _printed(p: Picture, faction: str, slot: Slot, rect: Rect) -> None:
    """Print the outline of a place and what belongs there."""
    kind, _, rest = slot.id.partition(":")
    if "/" in rest or kind in {"leader_strength", "castle_value", "shards", "shield"}:
        return
    if kind == "track":
        p.fill(rounded(rect, -0.6, 6), SHADOW, 0.55)
    elif kind == "madness":
        for n in range(slot.columns):
            _mad_space(p, rect.part((n, slot.columns), (0, 1)))
    elif kind not in {"between", "ability"}:
        p.fill(rounded(rect, 0.8, 4), SHADOW, 0.5)
        p.contour(rounded(rect, 0.8, 4), 1, PRINT)
        _ghost(p, kind, rect, faction)


def _mad_space(p: Picture, rect: Rect) -> None:
    x, y, radius = rect.x + rect.width / 2, rect.y + rect.height / 2, min(rect.width, rect.height) / 2 - 0.8
    p.cut(star(x, y, radius, radius - 1.6, 13, -80), mixed(SHADOW, INK, 0.12), 0, 1.3)
    p.fill(swirl(x, y, radius * 1.25, 2.2), PRINT)


def _ghost(p: Picture, kind: str, rect: Rect, faction: str) -> None:
    """Print faintly what belongs on a place."""
    size = min(rect.width, rect.height) * 0.62
    x, y = rect.x + rect.width / 2, rect.y + rect.height / 2
    if kind == "active":
        x = rect.x + rect.height / 2
    shape = _ghosts(faction).get(kind, Shape())
    left, top, width, height = shape.box
    scale = size / max(width, height, 1)
    p.fill(shape.moved(-left - width / 2, -top - height / 2).scaled(scale).moved(x, y), PRINT, 0.8)


@cache
def _ghosts(faction: str) -> dict[str, Shape]:
    keep, teeth = castle_body()
    sword = poly("46,70 46,12 50,2 54,12 54,70") | box(34, 68, 32, 7, 3) | box(46, 74, 8, 20, 3)
    glass = poly("20,6 80,6 54,50 80,94 20,94 46,50") - box(30, 12, 0.1, 0.1)
    tag = box(20, 4, 60, 92, 8)
    cup = blob("10,20! 78,20! 72,62 58,78 30,78 16,62") | limb("76,30 94,32 90,52 70,56", 7)
    tick = limb("32,52! 46,68! 70,30!", 9)
    return {
        "active": sword.turned(42) + sword.turned(-42),
        "exhausted": glass,
        "bag": blob("36,26! 26,8 44,10 50,3 58,10 76,8 64,26! 90,76 78,96 22,96 10,76 36,26!"),
        "pool": meeple() + (keep | teeth).scaled(0.8).moved(96, 16),
        "hand": tag - symbol("spade", 50, 50, 44),
        "feats": tag - tick,
        "cards": tag - (poly("34,30 66,30 64,60 36,60") | box(26, 60, 48, 8, 3)),
        "tea_cards": cup,
        "wager": tag - symbol("heart", 50, 50, 40),
        "drawn": blob(SHIELD) & Shape() | round_about(oval(50, 8, 7), 10),
        "player": faction_symbol(faction, 50, 50, 100),
    }


def tray(slot: Slot) -> Picture:
    """Draw a wooden tray for cards."""
    p = blank(slot)
    p.cut(box(1.5, 1.5, p.width - 3, p.height - 3, 6), WOOD, 2.4, 2.2)
    p.cut(box(5, 5, p.width - 10, p.height - 10, 4), "#5d4257", 0, 1.6)
    p.gouge(box(7, 7, p.width - 14, p.height - 14), 8, 1.4, 0.5, 0.08)
    if p.width > p.height > 200:
        for n, name in enumerate(("heart", "spade", "diamond", "club")):
            p.cut(symbol(name, 110 + n * 50, p.height - 50, 34), GOLD, 1.8, 1.8)
    return p


def supply(players: int) -> Picture:
    """Draw the tray of the supply: a hollow for each stack, and the bowl of shards below."""
    slots = laid_out(players).slots
    slot = slots["supply"]
    p = blank(slot)
    p.cut(box(1.5, 1.5, p.width - 3, p.height - 3, 6), WOOD, 2.4, 2.2)
    p.cut(box(4, 4, p.width - 8, p.height - 8, 4), mixed(DARK_WOOD, INK, 0.2), 0, 1.6)
    for found in slots.values():
        if found.inside == "supply/stack":
            rect = seen_from(slot, found.rect)
            chip = min(rect.width, rect.height) * CHIP_PART / 2
            p.fill(oval(rect.x + chip, rect.y + chip, chip), INK, 0.45)
    stacks = seen_from(slot, slots["supply/stack"].rect)
    _bowl(p, stacks.y + stacks.height, p.height - 8)
    return p


def _bowl(p: Picture, top: float, bottom: float) -> None:
    """Draw a bowl full of shards in what room is left."""
    tall = bottom - top - 4
    scale = min(tall / 62, 1.3)
    with p.within(118 - 60 * scale, top + 4 + (tall - 62 * scale) / 2, scale):
        for n in range(9):
            x = 16 + n * 11.0
            p.cut(
                poly(f"{x},{22 - n % 3 * 7} {x + 13},{10 + n % 2 * 6} {x + 16},34 {x + 2},36"),
                "#8fbcc4",
                1.6,
                1.6,
            )
        p.cut(blob("2,28! 118,28! 108,48 88,60 32,60 12,48"), TAN, 3, 2.2)
        p.fill(beside(symbol("diamond", 30 + n * 20, 44, 12) for n in range(4)), dark(TAN))
