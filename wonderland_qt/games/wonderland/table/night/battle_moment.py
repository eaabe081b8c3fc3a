"""A moment of a battle: the stage with all its pieces, labels about chips, and stones for strength gained."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan
from wonderland_qt.games.wonderland.seen.view import BattleView, TableView
from wonderland_qt.games.wonderland.table.night import labels as chip_labels
from wonderland_qt.games.wonderland.table.night.battle_layout import battle_layout, course_of, top_of
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import night_stage, without_places_to_stop

STONE_ORDER = 202
"""The order of stones on the stage, at the towers."""


def moment(
    table: TableView,
    plan: BattlePlan,
    content: Content,
    milliseconds: int,
    labels: chip_labels.Labels | None = None,
    gains: dict[PlayerId, int] | None = None,
) -> Beat:
    """Return a beat that shows the battle, with labels about chips and stones for strength gained."""
    battle, labels = table.battle, labels or {}
    assert battle is not None, "a moment of a battle"
    layout = battle_layout(plan, content, table, battle)
    stones = list(_stones(plan, content, layout, battle, gains or {}))
    slots_of_stones = {slot.id: slot for _piece, slot in stones}
    layout = without_places_to_stop(replace(layout, slots={**layout.slots, **slots_of_stones}))
    shown = [*_rays(battle, labels), *_without_stop_signs(pieces(table, content))]
    for player, label in labels.items():
        shown += chip_labels.label_pieces(player, label)
    shown += [piece for piece, _slot in stones]
    return Beat(night_stage(battle, layout), tuple(shown), milliseconds)


def _rays(battle: BattleView, labels: chip_labels.Labels) -> Iterator[Piece]:
    """Yield the rays around the chips with labels that have been drawn and are not placed yet."""
    for player, label in labels.items():
        if battle.participants[player].drawn:
            yield chip_labels.rays(player, label)


def _without_stop_signs(all_pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces without the stop signs of fighters, as no one decides during a beat.

    The sign at which players forge no more may stay, as these stages have no place for it.
    """
    yield from (piece for piece in all_pieces if piece.kind != "stop" or piece.id == "stop")


def _stones(
    plan: BattlePlan, content: Content, layout: Layout, battle: BattleView, gains: dict[PlayerId, int]
) -> Iterator[tuple[Piece, Slot]]:
    """Yield a golden stone, with its slot, for each point of strength gained, right below the capital.

    The tower has its new height already, so that the stones cover its uppermost courses.
    """
    _width, capital_height = plan.capital
    for player, gain in gains.items():
        tower = layout.slots.get(ids.TOWER(player))
        if tower is not None:
            top_of_tower = top_of(plan, content, battle.participants[player].strength)
            below_capital = top_of_tower + capital_height
            course = Rect(tower.rect.x, below_capital, tower.rect.width, course_of(plan, content))
            yield from _stones_of_player(player, gain, course)


def _stones_of_player(player: PlayerId, gain: int, uppermost: Rect) -> Iterator[tuple[Piece, Slot]]:
    """Yield a player's stones, each with its slot, one below the other from the `uppermost` course on."""
    words = text("beat-strength", strength=gain)
    for number in range(gain):
        name = ids.STONE(player, number)
        top = uppermost.y + number * uppermost.height
        rect = Rect(uppermost.x, top, uppermost.width, uppermost.height)
        yield Piece(name, "stone", "gold", order=STONE_ORDER, text=words), Slot(name, rect)
