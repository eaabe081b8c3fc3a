"""Ally chips of set A, and what holds for all sets (ALLY)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import (
    GARDEN,
    battle,
    begin,
    draw_again,
    faces,
    fought,
    garden,
    part,
    strengths,
)
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    activate,
    answer,
    fetch,
    happened,
    offered,
    player,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import BagRefreshed, ChipPlaced, VpGained
from wonderland_qt.games.wonderland.mechanics.chips import exhaust
from wonderland_qt.games.wonderland.mechanics.forge import OfferForging
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.draw import chip_strength
from wonderland_qt.games.wonderland.war.units import adjacent

HATTERS = ["mad_hatter_1"] * 4


def placed(game: Game, name: PlayerId = ALICE) -> list[tuple[str, int]]:
    """Each chip that the player placed, with the strength it counted."""
    events = [event for event in happened(game, ChipPlaced) if event.player == name]
    return [(game.content.chips[event.chip].face, event.strength) for event in events]


def exhausted(game: Game, name: PlayerId, *chips: str) -> None:
    """Put chips with these faces among the player's exhausted ones."""
    player(game, name).exhausted += tuple(fetch(game, name, face) for face in chips)


@pytest.mark.rule("ALLY-A1")
def test_a_card_soldier_returns_an_exhausted_chip_or_doubles() -> None:
    for choice, strength in (("list-1", 1), ("list-2", 2)):
        game = garden({ALICE: ["card_soldier_weak"], HATTER: HATTERS})
        exhausted(game, ALICE, "rose_strong", "sword")
        exhausted(game, HATTER, "creature_weak")
        begin(game)
        assert offered(game, ALICE) == ["list-1", "list-2"]
        answer(game, ALICE, choice)
        if choice == "list-1":
            assert offered(game, ALICE) == ["return:rose_strong", "return:sword"]
            answer(game, ALICE, "return:rose_strong")
            assert "rose_strong" in faces(game, player(game, ALICE).bag)
        assert placed(game) == [("card_soldier_weak", strength)]
        assert len(player(game, HATTER).exhausted) == 1


@pytest.mark.rule("ALLY-A1")
def test_a_card_soldier_with_nothing_exhausted_doubles() -> None:
    game = fought({ALICE: ["card_soldier_strong"], HATTER: HATTERS})
    assert placed(game) == [("card_soldier_strong", 6)]


@pytest.mark.rule("ALLY-A2")
def test_a_flamingo_doubles_the_next_chip_once() -> None:
    game = fought({ALICE: ["flamingo_weak", "rose_weak", "rose_weak"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    assert placed(game) == [("flamingo_weak", 1), ("rose_weak", 4), ("rose_weak", 2)]
    assert placed(game, HATTER) == [("mad_hatter_1", 1)] * 3


@pytest.mark.rule("ALLY-A2")
@pytest.mark.parametrize("chip", ["madness_single", "poison"])
def test_madness_and_poison_do_not_use_up_the_doubling(chip: str) -> None:
    game = fought({ALICE: ["flamingo_weak", chip, "rose_weak"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    assert placed(game) == [("flamingo_weak", 1), ("rose_weak", 4)]


@pytest.mark.rule("ALLY-A2")
def test_a_second_flamingo_is_doubled_and_doubles_in_turn() -> None:
    game = fought({ALICE: ["flamingo_weak", "flamingo_strong", "rose_weak"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    assert placed(game) == [("flamingo_weak", 1), ("flamingo_strong", 4), ("rose_weak", 4)]


@pytest.mark.rule("ALLY-A2", "ALLY-7")
def test_a_doubling_counts_changes_to_the_chip_but_no_strength_of_the_player() -> None:
    game = garden({QUEEN: ["flamingo_weak", "rose_weak"], HATTER: HATTERS})
    player(game, QUEEN).abilities = ("paint_it_red",)
    begin(game)
    draw_again(game)
    assert placed(game, QUEEN) == [("flamingo_weak", 1), ("rose_weak", 2 * 3)]


@pytest.mark.rule("ALLY-A3")
def test_a_rose_pays_a_vp_at_the_end_of_the_battle() -> None:
    game = fought({ALICE: ["rose_weak", "rose_strong"], HATTER: HATTERS})
    draw_again(game)
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    vp = [event for event in happened(game, VpGained) if event.cause == "rose_a"]
    assert [(event.player, event.vp) for event in vp] == [(ALICE, 1), (ALICE, 1)]


@pytest.mark.rule("ALLY-A3")
def test_a_rose_forged_in_a_battle_pays_two_more() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: HATTERS})
    activate(game, ALICE, "forge", "rose_weak")
    battle(game).ended = True
    game.state.agenda.clear()
    run(game, OfferForging())
    rose = next(o for o in offered(game, ALICE) if f":{player(game, ALICE).active[-1]}:" in f":{o}:")
    answer(game, ALICE, rose)
    assert sum(event.vp for event in happened(game, VpGained) if event.cause == "rose_a") == 2


@pytest.mark.rule("ALLY-A4")
def test_a_flamingo_s_doubling_is_spent_on_a_red_rook_in_vain() -> None:
    game = fought({ALICE: ["flamingo_weak", "red_rook_weak", "rose_weak"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    assert placed(game) == [("flamingo_weak", 1), ("red_rook_weak", 3), ("rose_weak", 2)]


@pytest.mark.rule("ALLY-A4")
def test_a_red_rook_is_no_target_of_an_own_chip() -> None:
    game = garden({ALICE: ["card_soldier_weak"], HATTER: HATTERS})
    exhausted(game, ALICE, "red_rook_weak", "rose_weak")
    begin(game)
    answer(game, ALICE, "list-1")
    assert "return:red_rook_weak" not in offered(game, ALICE)
    assert "red_rook_weak" in faces(game, player(game, ALICE).exhausted)


@pytest.mark.rule("ALLY-A4")
def test_a_red_rook_is_not_spared_by_other_cards_and_players() -> None:
    game = fought({ALICE: ["alice_1", "red_rook_weak"], HATTER: ["knaves_crown", "mad_hatter_1"]})
    draw_again(game)
    assert placed(game) == [("alice_1", 1), ("red_rook_weak", 0)]
    game = garden({ALICE: ["red_rook_weak"], HATTER: HATTERS})
    player(game, ALICE).figures = {"white_rabbit": GARDEN}
    assert placed(begin(game)) == [("red_rook_weak", 3)]


@pytest.mark.rule("ALLY-A5")
def test_a_creature_changes_its_level_when_exhausted() -> None:
    game = fought({ALICE: ["creature_weak"], HATTER: HATTERS})
    weak = len(game.state.supply["creature_weak"])
    exhaust(game, ALICE, player(game, ALICE).active)
    assert faces(game, player(game, ALICE).exhausted) == ["creature_strong"]
    assert (player(game, ALICE).active, len(game.state.supply["creature_weak"])) == ((), weak + 1)


@pytest.mark.rule("ALLY-A5")
def test_a_creature_stays_when_none_of_the_other_level_is_left() -> None:
    game = fought({ALICE: ["creature_strong"], HATTER: HATTERS})
    game.state.supply = {**game.state.supply, "creature_weak": ()}
    exhaust(game, ALICE, player(game, ALICE).active)
    assert faces(game, player(game, ALICE).exhausted) == ["creature_strong"]


@pytest.mark.rule("ALLY-A5", "BATTLE-10")
def test_a_creature_changes_when_busting_before_the_refresh() -> None:
    game = garden({ALICE: ["creature_weak", "madness_single"], HATTER: HATTERS, QUEEN: []}, units=1)
    supply = game.state.supply["madness_single"]
    player(game, ALICE).madness = supply[:3]
    game.state.supply = {**game.state.supply, "madness_single": supply[3:]}
    begin(game)
    draw_again(game)
    assert len(happened(game, BagRefreshed)) == 1
    assert "creature_strong" in faces(game, player(game, ALICE).bag)
    assert "creature_weak" not in faces(game, player(game, ALICE).bag)


@pytest.mark.rule("ALLY-6")
def test_adjacent_regions_are_neighbours_in_the_ring_its_ends_too() -> None:
    game = garden({ALICE: [], HATTER: []})
    ring = game.content.ring
    assert set(adjacent(ring, "wits_end")) == {"pool_of_tears", "red_keep"}
    assert set(adjacent(ring, "garden")) == {"red_keep", "tumtum"}


@pytest.mark.rule("ALLY-7", "ALLY-8")
@pytest.mark.parametrize(
    ("becomes", "plus", "times", "strength"),
    [(-1, 0, 1, 4), (1, 0, 1, 1), (1, 2, 2, 6), (-1, 1, 4, 20), (-1, -9, 2, 0), (0, -1, 2, 0)],
)
def test_changes_apply_in_one_order_and_never_below_nothing(
    becomes: int, plus: int, times: int, strength: int
) -> None:
    game = fought({ALICE: ["rose_strong"], HATTER: HATTERS})
    chip = part(game, ALICE)
    chip.becomes, chip.plus, chip.times = becomes, plus, times
    assert chip_strength(game.content, chip) == strength


@pytest.mark.rule("ALLY-7")
def test_an_addition_after_a_doubling_is_doubled_too() -> None:
    game = garden({QUEEN: ["flamingo_weak", "flamingo_weak", "card_soldier_weak"], HATTER: HATTERS})
    player(game, QUEEN).abilities = ("paint_it_red",)
    begin(game)
    draw_again(game)
    draw_again(game)
    assert placed(game, QUEEN)[-1] == ("card_soldier_weak", (1 + 1) * 2 * 2)


@pytest.mark.rule("ALLY-8", "CLAR-5")
def test_a_chip_weaker_than_nothing_moves_no_marker_back() -> None:
    game = fought({ALICE: ["alice_2", "alice_1"], HATTER: HATTERS})
    game.state.battle = battle(game)
    part(game, ALICE).plus = -5
    assert chip_strength(game.content, part(game, ALICE)) == 0
    assert strengths(game) == {ALICE: 2, HATTER: 1}


@pytest.mark.rule("ALLY-9")
def test_each_chip_with_an_ability_works_for_itself() -> None:
    game = fought({ALICE: ["rose_weak", "rose_weak", "rose_weak"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    assert sum(event.vp for event in happened(game, VpGained) if event.cause == "rose_a") == 3
