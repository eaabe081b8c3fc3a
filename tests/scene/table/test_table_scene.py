"""Every piece of a game has its item where the layout says, and only what changed is touched."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec
import pytest

from tests.scene.drawn import Drawn
from wonderland_qt.engine.table.layout import Rect
from wonderland_qt.scene.table.contents import words_with_contents

pytestmark = pytest.mark.window

SLACK, HALF, MOSTLY, LEAST_MARKER = 0.01, 0.5, 0.4, 19


def area(of: Rect) -> float:
    return of.width * of.height


def shared(one: Rect, other: Rect) -> float:
    width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(width, 0) * max(height, 0)


def holds(outer: Rect, inner: Rect) -> bool:
    return (
        outer.x - SLACK <= inner.x
        and outer.y - SLACK <= inner.y
        and inner.x + inner.width <= outer.x + outer.width + SLACK
        and inner.y + inner.height <= outer.y + outer.height + SLACK
    )


def misplaced(table: Drawn) -> list[str]:
    """Pieces without an item, items without a piece, and items outside of their slots."""
    pieces = table.pieces
    items = {item.piece_id: item for item in table.items}
    wrong = sorted(pieces.keys() ^ items.keys())
    for piece in pieces.values():
        slot = table.layout.slot(piece)
        if slot is None and not items[piece.id].home.width:
            continue
        bearer = items[piece.place].home if slot is None else slot.rect
        if not holds(bearer, items[piece.id].home) or items[piece.id].place != piece.place:
            wrong.append(piece.id)
    return wrong


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_piece_of_a_whole_game_lies_in_its_place(players: int, lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(players)
    while table.game.decisions:
        assert misplaced(table) == []
        table.play(40)
        table.show()
    assert misplaced(table) == []


def test_a_piece_on_a_track_lies_on_the_cell_of_its_order(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(4, seed=2)
    table.play(400)
    table.show()
    for piece in table.pieces.values():
        slot = table.layout.slot(piece)
        if slot is not None and slot.spread in {"steps", "ring"} and slot.id != piece.id:
            item = table.scene.item_of(piece.id)
            assert item is not None
            cell = slot.cell(piece.order)
            assert holds(slot.rect, item.home), piece.id
            assert shared(cell, item.home) >= MOSTLY * min(area(item.home), area(cell)), piece.id


def test_many_markers_on_one_cell_stay_large_and_are_all_seen(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(5)
    for track in ("vp", "strength"):
        homes = [table.scene.item_of(f"{track}:{seat}").home for seat in table.game.state.seats]
        assert min(home.width for home in homes) >= LEAST_MARKER
        for number, home in enumerate(homes):
            assert all(shared(home, upper) <= HALF * area(home) for upper in homes[number + 1 :])


def test_pieces_of_different_slots_do_not_overlap(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(5, seed=3)
    table.play(250)
    table.show()
    slots: dict[str, Any] = {piece.id: table.layout.slot(piece) for piece in table.pieces.values()}
    loose = [
        item
        for item in table.items
        if slots[item.piece_id] is not None and slots[item.piece_id].id != item.piece_id
    ]
    beside = (
        pair for pair in combinations(loose, 2)
        if slots[pair[0].piece_id].id != slots[pair[1].piece_id].id
        and slots[pair[0].piece_id].inside == slots[pair[1].piece_id].inside != ""
    )  # fmt: skip
    assert [(one.piece_id, other.piece_id) for one, other in beside if one.body.intersects(other.body)] == []


def test_what_lies_on_a_place_is_above_it(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(5)
    table.play(200)
    table.show()
    items = {item.piece_id: item for item in table.items}
    assert [i.piece_id for i in items.values() if i.place and i.zValue() <= items[i.place].zValue()] == []


def test_only_what_changed_is_painted_anew(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(4)
    table.seen_at(640, 360).bake_visible()
    before = {item.piece_id: item.pixmap().cacheKey() for item in table.items}
    was, homes = table.pieces, {i.piece_id: i.home for i in table.items}
    table.play(12)
    table.show()
    for item in table.items:
        piece, same_home = item.piece_id, homes.get(item.piece_id) == item.home
        if was.get(piece) == table.pieces[piece] and same_home:
            assert item.pixmap().cacheKey() == before[piece], piece


def test_what_moves_is_told_with_both_places(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    told: dict[str, tuple[Any, Any]] = {}
    table.scene.moved.connect(lambda piece, before, after: told.update({piece: (before, after)}))
    homes = {item.piece_id: item.body for item in table.items}
    table.play(60)
    table.show()
    assert any(piece.startswith("leader:") for piece in told)
    still_there = [piece for piece in told if piece in homes and table.scene.seen(piece)]
    assert all(told[piece][1] == table.scene.item_of(piece).body for piece in still_there)


def test_lit_and_lifted_pieces_go_back_to_what_they_were(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    table.seen_at(640, 360).bake_visible()
    seat = table.game.state.seats[0]
    leader, region = table.scene.item_of(f"leader:{seat}"), table.scene.item_of("region:wits_end")
    plain, ground, below = leader.pixmap().cacheKey(), region.pixmap().cacheKey(), leader.zValue()
    table.scene.light_only(["region:wits_end", "nothing"])
    table.scene.lift(leader.piece_id)
    table.scene.highlights.draw_changes()
    assert leader.zValue() > 1_000 + below
    assert leader.zValue() > region.highlight.zValue() > below
    table.scene.light_only([])
    table.scene.lower(leader.piece_id)
    table.scene.highlights.draw_changes()
    assert region.highlight is None
    assert (leader.pixmap().cacheKey(), region.pixmap().cacheKey()) == (plain, ground)
    assert leader.zValue() == below


def test_places_tell_where_things_may_be_dropped(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(5)
    places = table.scene.places()
    middle = places["region:red_keep"].center()
    assert "region:red_keep" in table.scene.pieces_at(middle)
    assert places["head"].width() == table.layout.slots["head"].rect.width


def test_what_is_in_a_bag_is_not_seen(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    in_bags = [item for item in table.items if item.place.startswith("bag:")]
    assert in_bags
    assert not [item.piece_id for item in in_bags if item.isVisible()]


def test_face_down_pieces_show_nothing_of_what_they_are(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(4, seed=4)
    table.play(60)
    table.show()
    state = table.game.state
    secret = {quest for player in state.players.values() for quest in player.quests}
    assert secret
    for item in table.items:
        shown = (item.piece_id, item.toolTip(), item.look.art, item.look.label, *item.look.icons)
        told = words_with_contents(table.scene, item.piece_id)
        heard = (told, *(str(item.data(key)) for key in range(8)))
        assert not [word for word in (*shown, *heard) for quest in secret if quest in word]
    hidden = [item for item in table.items if item.piece_id.startswith("quest:")]
    assert len({item.look for item in hidden}) == 1


def test_another_layout_moves_every_piece_and_forgets_none(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    aside = {
        name: msgspec.structs.replace(slot, rect=msgspec.structs.replace(slot.rect, x=slot.rect.x + 10))
        for name, slot in table.layout.slots.items()
    }
    before = {item.piece_id: item.home for item in table.items if item.home.width}
    layout = msgspec.structs.replace(table.layout, slots=aside)
    table.stage = msgspec.structs.replace(table.stage, layout=layout)
    table.scene.show_stage(table.stage)
    assert misplaced(table) == []
    laid = [item for item in table.items if item.piece_id in before]
    assert all(round(item.home.x - before[item.piece_id].x, 6) == 10 for item in laid)
