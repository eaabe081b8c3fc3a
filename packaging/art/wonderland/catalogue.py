"""All pictures by the name of their file: `<kind>/<art>`, as pieces name their kind and art.

`any` stands for all of a kind; `~300x360` is the picture for a slot of that size; `_down` is another face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from art.palette import CREAM, GOLD, RED, SHADOW
from art.picture import Drawing, Made, Picture, motif
from art.shapes import oval, poly, star
from art.wonderland import boards, cards, tea, units
from art.wonderland.battle import battle
from art.wonderland.battlefields import BATTLEFIELDS
from art.wonderland.beasts import FIGURES
from art.wonderland.chips import chips
from art.wonderland.fighters import fighters
from art.wonderland.grounds import GROUNDS
from art.wonderland.icons import die, hand, icons, shards
from art.wonderland.marks import ANY, FACTIONS
from art.wonderland.plates import stage_plates
from art.wonderland.portraits import portraits
from art.wonderland.regions import HEIGHT, REGIONS, WIDTH
from art.wonderland.regions_wide import wide_regions
from art.wonderland.silhouettes import silhouettes
from art.wonderland.smithy import smithy
from wonderland_qt.games.wonderland.content.vocabulary import LastingHook

PERSONAL: dict[str, Callable[[Picture, str], None]] = {
    "bag": units.bag,
    "castle": units.castle,
    "castle_value": units.value_token,
    "disc": units.disc,
    "leader_strength": units.strength_token,
    "lying_castle": units.lying_castle,
    "shield": units.shield,
    "strength_marker": units.strength_marker,
    "supporter": units.supporter,
    "vp_marker": units.vp_marker,
}
ROUNDS = (1, 2, 3)


def catalogue() -> dict[str, Made]:
    """Return how each picture is made."""
    pieces = [*_places(), *_pieces(), *_cards(), *_units(), *_small(), *_lasting()]
    return dict(
        [
            *pieces,
            *_backdrops(),
            *wide_regions(),
            *battle(),
            *fighters(),
            *stage_plates(),
            *portraits(),
            *smithy(),
        ]
    )


def _backdrops() -> Iterator[tuple[str, Made]]:
    """Yield what lies below the stages."""
    for name, made in (*GROUNDS.items(), *BATTLEFIELDS.items()):
        yield f"backdrop/{name}", made


def _owned(draw: Callable[[Picture, str], None], faction: str) -> Drawing:
    return lambda picture: draw(picture, faction)


def _places() -> Iterator[tuple[str, Made]]:
    yield "table/table", boards.table
    yield "board/board", boards.board
    yield "vp_track/vp_track", boards.vp_track
    yield "strength_track/strength_track", boards.strength_track
    yield "tea_table/tea_table", tea.tea_table
    yield "head/head", tea.head
    yield "chair/chair", motif(tea.chair, 76, 88)
    yield "blocked_chair/blocked_chair", motif(tea.blocked_chair, 76, 88)
    for region, drawing in REGIONS.items():
        yield f"region/{region}", motif(drawing, WIDTH, HEIGHT)
    for faction in (*FACTIONS, ANY):
        yield f"player_board/{faction}", partial(boards.faction_board, faction, 5)
        yield f"player_board/{faction}~300x360", partial(boards.faction_board, faction, 3)
    for players in (5, 4, 3, 2):
        slots = boards.laid_out(players).slots
        for name, made in (
            ("market", partial(boards.tray, slots["market"])),
            ("supply", partial(boards.supply, players)),
        ):
            rect = slots[name].rect
            size = "" if players == 5 else f"~{rect.width:g}x{rect.height:g}"
            yield f"{name}/{name}{size}", made


def _pieces() -> Iterator[tuple[str, Made]]:
    for face, drawing in chips().items():
        yield f"chip/{face}", motif(drawing)
    for pips in (0, *ROUNDS):
        yield f"die/{pips or 'die'}", motif(partial(die, pips=pips))
    yield "marker/marker", motif(tea.battle_marker)
    yield "resistance/resistance", motif(units.resistance)
    yield "unused/unused", motif(tea.unused, WIDTH, HEIGHT)
    yield "stop/stop", motif(stop)
    yield "box/box", motif(units.box_of_chips)
    yield "shards/shard", motif(shards)
    yield "tile/any", motif(cards.tile)
    yield "ability/any", motif(cards.ability_panel, 98, 36)
    yield "ability/any~122x45", motif(cards.ability_panel, 122, 45)
    yield "space/any", motif(space)
    yield "between/any", motif(between, 96, 64)
    yield "track_end/track_end", motif(track_end)


def _lasting() -> Iterator[tuple[str, Made]]:
    """Yield what stays in force for a battle, as the chip that brought it: one for every source there is."""
    content = boards.content()
    kinds = {ability.id: f"{ability.type}_weak" for ability in content.files.ally_abilities}
    sources = {
        ref.partition(".")[0] for ref, found in content.effects.items() if isinstance(found, LastingHook)
    }
    for source in sorted(sources):
        drawing = chips().get(kinds.get(source, source))
        if drawing is not None:
            yield f"lasting/{source}", motif(partial(lasting, drawing=drawing))
    yield "lasting/extra", motif(partial(lasting, drawing=several_chips))


def lasting(p: Picture, drawing: Drawing) -> None:
    """Draw a chip whose effect goes on, in a ring of rays."""
    p.cut(star(50, 50, 50, 41, 12), GOLD, 2, 2.4)
    with p.within(14, 14, 0.72):
        drawing(p)


def several_chips(p: Picture) -> None:
    """Draw a fan of chips, of which one will be played."""
    for x, ground in ((24, SHADOW), (76, SHADOW), (50, RED)):
        p.cut(oval(x, 52, 24), CREAM, 2.4, 2.6)
        p.fill(oval(x, 52, 16), ground)
        p.contour(oval(x, 52, 16), 1.8)


def stop(p: Picture) -> None:
    """Draw the sign to stop."""
    outer, inner = tea.signs()
    p.cut(outer, CREAM, 3, 3)
    p.cut(inner, RED, 2.5, 2.2)
    with p.within(21, 18, 0.6):
        hand(p)


def space(p: Picture) -> None:
    """Draw a bare space of a forge track."""
    p.cut(oval(50, 50, 46), CREAM, 2, 3)


def between(p: Picture) -> None:
    """Draw the ground of a reward between two tracks."""
    p.cut(poly("6,32 22,3 74,3 90,32 74,61 22,61"), SHADOW, 2, 2.6)


def track_end(p: Picture) -> None:
    """Draw where an artifact waits."""
    p.cut(star(50, 50, 49, 42, 16), GOLD, 2, 3)
    p.cut(oval(50, 50, 33), SHADOW, 2, 2)


def _cards() -> Iterator[tuple[str, Made]]:
    for number in ROUNDS:
        yield f"tea_card/any_{number}", partial(cards.tea_front, number)
        yield f"deck/tea_{number}", partial(cards.tea_back, number)
    yield "deck/tea_discards", cards.tea_discards
    yield "deck/quests", cards.quest_back
    yield "deck/quest_discards", lambda: cards.discards(cards.quest_front())
    yield "deck/wonderlandians", cards.wonderlandian_back
    yield "quest/any", cards.quest_front
    yield "quest/quest_back", cards.quest_back
    yield "wager/wager_back", cards.wager_back
    yield "wonderlandian/any", partial(cards.wonderlandian_front, cards.hats(), False)
    for faction in FACTIONS:
        yield f"wager/{faction}", partial(cards.wager, faction)
    for card in boards.content().files.wonderlandians:
        drawings = cards.drawings_of(card.id, tuple(figure.id for figure in card.figures))
        yield f"wonderlandian/{card.id}", partial(cards.wonderlandian_front, drawings, card.chips is not None)


def _units() -> Iterator[tuple[str, Made]]:
    for faction in FACTIONS:
        for kind, draw in PERSONAL.items():
            yield f"{kind}/{faction}", motif(_owned(draw, faction))
        yield f"shield/{faction}_down", motif(partial(units.broken_shield, faction=faction))
        yield f"leader/{faction}", motif(partial(units.leader, faction=faction), *units.STANDEE)
        yield f"foot/{faction}", motif(partial(units.owner, faction=faction), *units.STANDEE)
    for name, drawing in FIGURES.items():
        yield f"figure/{name}", motif(partial(units.figure, drawing=drawing), *units.STANDEE)


def _small() -> Iterator[tuple[str, Made]]:
    for name, drawing in icons().items():
        yield f"icon/{name}", motif(drawing)
    for kind, drawing in silhouettes().items():
        yield f"silhouette/{kind}", motif(drawing)
