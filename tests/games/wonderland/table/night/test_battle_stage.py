"""The stage of a battle: where, what for, who leads, who could bust, told by what stands where."""

from itertools import combinations

import msgspec
import pytest

from tests.games.wonderland.battles import GARDEN, draw_again, fought, part
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, CAT, HATTER, QUEEN, answer, content_with, player
from tests.games.wonderland.table.night.wars import battles, laid, looking, staged
from tests.games.wonderland.table.test_table_layout import holds, overlap
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.seen.zones import covered
from wonderland_qt.games.wonderland.table.night.battle_layout import battle_layout, course_of
from wonderland_qt.games.wonderland.table.night.battle_pieces import night_pieces
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import stage

DRAWS = {
    ALICE: ["alice_2", "alice_1", "alice_1"],
    HATTER: ["madness_single", "mad_hatter_1", "mad_hatter_1"],
}
ALONE = {"dock", "theatre_box", "prize", "strength_rail"}
"""Kinds of which nothing may lie over the edge."""


def by_night() -> Content:
    """Frozen content with the shipped table."""
    return content_with(table=shipped_content().files.table)


def garden(*others: PlayerId, **table: object) -> Game:
    """The battle of the Garden after its first draw: Alice drew 2, the Hatter madness."""
    return fought(DRAWS, *others, content=by_night(), **table)


def plan() -> BattlePlan:
    table = shipped_content().files.table
    assert table is not None
    assert table.night is not None
    return table.night.battle


def room(game: Game, piece: str) -> Rect:
    return staged(game).layout.slots[piece].rect


def test_the_fought_region_is_the_backdrop_by_night() -> None:
    shown = staged(garden())
    assert (shown.id, shown.backdrop, shown.light) == ("battle", GARDEN, "night")


@pytest.mark.rule("WAR-1")
def test_on_the_whole_table_the_region_fought_over_lies_in_the_light_and_others_in_the_shade() -> None:
    game = garden()
    shown = {piece.id: piece for piece in pieces(view(game, None), game.content)}
    assert shown["fought"].covers == (f"region:{GARDEN}",)
    assert {*shown["unfought"].covers, *shown["fought"].covers} == {f"region:{r}" for r in game.state.ring}
    assert shown["marker"].place == f"region:{game.state.marker}"


def test_the_whole_table_is_one_key_away() -> None:
    game = garden()
    assert stage(view(game, None), game.content, looking(game, whole=True)).id == "whole"


def test_exhausted_chips_lie_side_by_side_even_in_narrow_docks() -> None:
    draws = {each: ["forge", "forge"] for each in (ALICE, HATTER, QUEEN, CAT)}
    game = fought(draws, content=by_night())
    owner = player(game, ALICE)
    owner.exhausted, owner.bag = owner.bag[:8], owner.bag[8:]
    assert len(owner.exhausted) == 8
    slot = staged(game).layout.slots[f"exhausted:{ALICE}/chip"]
    assert slot.spread == "row"
    label, bag = (staged(game).layout.slots[f"{place}:{ALICE}"] for place in ("exhausted", "bag"))
    assert overlap(label.rect, slot.rect), "the label stands at its chips"
    assert bag.rect.y >= slot.rect.y + slot.rect.height, "the key of the bag lies on none of them"


@pytest.mark.rule("BATTLE-11")
def test_towers_are_as_high_as_strengths() -> None:
    game = garden()
    assert (part(game, ALICE).strength, part(game, HATTER).strength) == (2, 0)
    higher, lower = room(game, f"capital:{ALICE}"), room(game, f"capital:{HATTER}")
    assert lower.y - higher.y == pytest.approx(2 * course_of(plan(), game.content))
    assert lower.y + lower.height == pytest.approx(plan().ground)
    assert laid(game)[f"capital:{ALICE}"].badge == "2"


def test_forge_symbols_and_the_end_are_marked_where_towers_reach_them() -> None:
    game = garden()
    symbol = max(game.content.forge_symbols)
    part(game, ALICE).strength = symbol
    assert room(game, f"rail_line:{symbol}").y + plan().line / 2 == pytest.approx(
        room(game, f"capital:{ALICE}").y
    )
    signs = {piece.badge for piece in laid(game).values() if piece.kind == "rail_sign"}
    signs.discard(str(view(game, None).resistance))
    assert signs == {str(n) for n in (*game.content.forge_symbols, game.content.board.track_end)}
    assert laid(game)[f"capital:{ALICE}"].art == f"{ALICE}_lit"


def test_signs_cells_of_the_rail_and_capitals_lie_on_the_line_of_their_strength() -> None:
    game = garden()
    end = game.content.board.track_end
    rail = room(game, "strength_rail")
    for strength in (*game.content.forge_symbols, end):
        line, sign = room(game, f"rail_line:{strength}"), room(game, f"rail_sign:{strength}")
        middle = line.y + line.height / 2
        cell = rail.part((0, 1), (end - strength, end + 1))
        part(game, ALICE).strength = strength
        found = (room(game, f"capital:{ALICE}").y, sign.y + sign.height / 2, cell.y + cell.height / 2)
        assert found == pytest.approx((middle,) * 3), strength


def test_what_is_to_be_reached_lies_beside_the_rail_and_covers_no_sign_on_it() -> None:
    game = garden()
    end = room(game, f"rail_sign:{game.content.board.track_end}")
    others = [room(game, f"rail_sign:{strength}") for strength in game.content.forge_symbols]
    assert not any(overlap(end, other) for other in others)


def test_the_prize_tells_what_first_and_second_get() -> None:
    game = garden()
    table = view(game, None)
    first = game.content.tiles[table.tiles[GARDEN]].values[0]
    shown = laid(game)
    assert shown["prize"].art == GARDEN
    assert shown["award:first"].icons == (f"vp:{first}", "castle")
    assert shown["award:second"].icons == (f"vp:{-(-first // 2)}",)


def test_a_leader_who_fights_stands_on_the_tower_and_a_banner_where_none_does() -> None:
    game = garden()
    player(game, ALICE).leader = GARDEN
    assert {f"leader:{ALICE}", f"banner:{HATTER}"} <= laid(game).keys()
    assert {f"banner:{ALICE}", f"leader:{HATTER}"}.isdisjoint(laid(game))


@pytest.mark.rule("BATTLE-3")
def test_every_unit_stands_there_to_be_counted() -> None:
    game = garden()
    standing = {piece.id for piece in laid(game).values() if piece.kind in {"unit", "supporter"}}
    assert standing == {
        *(f"unit:{ALICE}:{GARDEN}:1", f"unit:{ALICE}:{GARDEN}:2", f"supporter:{ALICE}:{GARDEN}"),
        *(f"unit:{HATTER}:{GARDEN}:1", f"supporter:{HATTER}:{GARDEN}"),
    }


@pytest.mark.rule("BATTLE-8")
def test_who_bust_is_rubble() -> None:
    draws = {**DRAWS, QUEEN: ["queen_of_hearts_1", "queen_of_hearts_1"]}
    game = fought(draws, content=by_night(), units=1)
    assert f"rubble:{HATTER}" in laid(game)
    assert {f"tower:{HATTER}", f"capital:{HATTER}", f"stop:{HATTER}"}.isdisjoint(laid(game))
    assert laid(game)[f"fate:{HATTER}"].art == "fate_busted"


def test_each_fighter_has_a_stop_sign_and_a_bag_of_their_own() -> None:
    game = garden()
    for asked in game.decisions:
        assert {option.take or option.put for option in asked.options} == {
            f"bag:{asked.player}",
            f"stop:{asked.player}",
        }
        assert {option.take or option.put for option in asked.options} <= laid(game).keys()


def test_the_stage_is_the_same_whichever_answer_was_given() -> None:
    drawing, stopping = garden(), garden()
    answer(drawing, ALICE, "draw")
    answer(stopping, ALICE, "stop")
    assert staged(drawing) == staged(stopping)
    assert laid(drawing, HATTER) == laid(stopping, HATTER)


def test_a_stop_sign_lies_only_where_somebody_may_touch_it_now() -> None:
    game = garden()
    sealed = msgspec.structs.replace(looking(game), choosing=(HATTER,))
    shown = stage(view(game, None), game.content, sealed).layout.slots
    assert f"stop:{HATTER}" in shown
    assert f"stop:{ALICE}" not in shown


@pytest.mark.rule("GAME-8")
def test_rings_and_odds_are_seen_where_house_rules_open_bags() -> None:
    game = garden()
    table = view(game, None)
    shown = pieces(table, game.content)

    def seen(bags: str) -> set[str]:
        rule = {"bags": bags}
        return {
            piece.id for piece in covered(shown, table, rule, (ALICE,)) if piece.kind in {"risk_ring", "odds"}
        }

    assert seen("off") == set()
    assert seen("own") == {f"risk:{ALICE}", f"odds:{ALICE}"}
    assert seen("all") == {f"{sign}:{name}" for sign in ("risk", "odds") for name in (ALICE, HATTER)}


@pytest.mark.rule("BATTLE-6", "BATTLE-8")
def test_who_could_bust_by_the_next_madness_is_warned() -> None:
    game = draw_again(garden())
    assert "warning" not in {piece.kind for piece in laid(game).values()}
    player(game, HATTER).placed = {GARDEN: 1}
    assert f"warning:{HATTER}" in laid(game)
    player(game, HATTER).shield = True
    assert f"warning:{HATTER}" not in laid(game)


@pytest.mark.rule("WAR-5", "GAME-11")
def test_those_who_bet_sit_in_the_box_and_their_card_lies_face_down() -> None:
    game = garden(QUEEN)
    answer(game, QUEEN, f"wager:{ALICE}")
    wager = laid(game)[f"wager:{QUEEN}"]
    assert (wager.face, wager.art) == (False, "wager_back")
    assert {f"onlooker:{QUEEN}", f"bettor:{QUEEN}", "theatre_box"} <= laid(game).keys()


@pytest.mark.rule("WAR-5", "GAME-11")
def test_it_is_written_whether_somebody_wagers_and_on_whom_for_whoever_may_know() -> None:
    game = garden(QUEEN)
    assert _told(game, f"bettor:{QUEEN}") == "bet-none"
    answer(game, QUEEN, f"wager:{ALICE}")
    assert _told(game, f"bettor:{QUEEN}") == "bet-secret"
    assert _told(game, f"bettor:{QUEEN}", QUEEN) == "bet-on"


def _told(game: Game, piece: str, viewer: PlayerId | None = None) -> str:
    return laid(game, viewer)[piece].lines[0].key


@pytest.mark.rule("BATTLE-6", "BATTLE-8")
def test_a_tower_stands_on_what_can_be_lost() -> None:
    game = garden()
    player(game, ALICE).shield, player(game, HATTER).shield = True, False
    shown = laid(game)
    assert (shown[f"guard:{ALICE}"].art, shown[f"guard:{HATTER}"].art) == ("whole", "broken")
    for name in (ALICE, HATTER):
        units = player(game, name).units_in(GARDEN)
        assert dict(shown[f"force:{name}"].lines[0].arguments)["units"] == units
    part(game, HATTER).fight = "busted"
    assert f"guard:{HATTER}" not in laid(game)


def test_whoever_looks_sees_which_dock_is_their_own() -> None:
    game = garden()
    assert laid(game)[f"dock:{ALICE}"].kind == "dock"
    own = laid(game, ALICE)
    assert own[f"dock:{ALICE}"].kind == "own_dock"
    assert [name for name in own if name.startswith("you:")] == [f"you:{ALICE}"]


@pytest.mark.rule("TWO-9")
def test_the_local_resistance_has_a_tower_and_a_line() -> None:
    for table, at in battles(2):
        shown = {piece.id for piece in night_pieces(table, shipped_content())}
        assert {
            "tower:resistance",
            "capital:resistance",
            "rail_line:resistance",
            "rail_sign:resistance",
        } <= shown
        layout = stage(table, shipped_content(), at).layout
        if layout.slots.get("prize"):
            assert layout.slots["capital:resistance"].rect.y == pytest.approx(
                plan().highest + (25 - table.resistance) * course_of(plan(), shipped_content())
            )


def _laid_out(players: int) -> list[tuple[Layout, set[str]]]:
    found = []
    for table, _ in battles(players):
        assert table.battle is not None
        layout = battle_layout(plan(), shipped_content(), table, table.battle)
        ids = {piece.id for piece in pieces(table, shipped_content()) if layout.own_slot(piece) is not None}
        found.append((layout, ids))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_stands_outside_the_stage_or_its_place(players: int) -> None:
    for layout, ids in _laid_out(players):
        around = {"": Rect(0, 0, layout.width, layout.height), **{n: s.rect for n, s in layout.slots.items()}}
        outside = [
            name
            for name in ids & layout.slots.keys()
            if not holds(around.get(layout.slots[name].inside, around[""]), layout.slots[name].rect)
        ]
        assert outside == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_of_a_dock_covers_another_thing_of_it(players: int) -> None:
    for layout, ids in _laid_out(players):
        parts = {layout.slots[name].id: layout.slots[name] for name in ids & layout.slots.keys()}
        loose = [slot for slot in parts.values() if slot.inside.startswith("dock:") and _alone(slot.id)]
        clashing = [
            (one.id, other.id)
            for one, other in combinations(loose, 2)
            if one.inside == other.inside and overlap(one.rect, other.rect)
        ]
        assert clashing == []


def _alone(slot: str) -> bool:
    """What shares its room on purpose: a bag in its ring, madness on its spaces, and how it all ended."""
    return not slot.startswith(("bag:", "risk:", "madness:", "fate:", "label:", "said:"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_column_reaches_into_another_or_under_the_prize(players: int) -> None:
    for layout, ids in _laid_out(players):
        docks = [layout.slots[name].rect for name in ids if name.startswith("dock:")]
        assert not any(overlap(one, other) for one, other in combinations(docks, 2))
        tops = [
            layout.slots[name].rect for name in ids if name.startswith(("leader:", "banner:", "capital:"))
        ]
        prize = layout.slots["prize"].rect
        assert not any(overlap(prize, top) for top in tops if top.y >= prize.height)
