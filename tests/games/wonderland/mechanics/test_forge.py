"""Forging at the end of a battle and by a tea card (FORGE, REWARD-21, BATTLE-22)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    activate,
    answer,
    begin_battle,
    content_with,
    forge_onto,
    happened,
    new_table,
    offered,
    player,
    put_in_bag,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import AllyAbility
from wonderland_qt.games.wonderland.events import CastleValueRaised, ChipForged, VpGained
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip, OfferForging, tracks
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.result import SettleBattle

SYMBOL, NO_SYMBOL = 5, 8
SUPPORTERS, CASTLES, LEADER, GIFTS = (
    "alice_supporters",
    "alice_castles",
    "alice_leader",
    "alice_gifts",
)


def forging(game: Game, strength: int, *faces: str) -> tuple[int, ...]:
    """Begin the forging step of a battle of Alice's, with these active chips of hers."""
    chips = activate(game, ALICE, *faces)
    begin_battle(game, "red_keep", {ALICE: strength, HATTER: NO_SYMBOL})
    run(game, OfferForging())
    return chips


def forge(game: Game, chip: int, track: str) -> None:
    """Let Alice forge the chip."""
    answer(game, ALICE, f"forge:{chip}:{track}")


def forgeable(game: Game) -> set[str]:
    """The faces of the chips that Alice is offered to forge."""
    chips = [int(option.split(":")[1]) for option in offered(game, ALICE) if option.startswith("forge:")]
    return {game.content.chips[chip].face for chip in chips}


@pytest.mark.rule("FORGE-1")
def test_a_marker_on_a_symbol_forges_one_chip_and_the_others_forge_none() -> None:
    game = new_table()
    first, _ = forging(game, SYMBOL, "alice_1", "alice_2")
    activate(game, HATTER, "cup")
    forge(game, first, LEADER)
    assert player(game, ALICE).tracks[LEADER] == (first,)
    assert game.over
    assert [event.player for event in happened(game, ChipForged)] == [ALICE]


@pytest.mark.rule("FORGE-1")
def test_beside_a_symbol_and_without_forge_chips_nobody_forges() -> None:
    game = new_table()
    forging(game, NO_SYMBOL, "alice_1")
    assert game.over


@pytest.mark.rule("FORGE-1")
def test_each_active_forge_chip_forges_one_more() -> None:
    game = new_table()
    chips = forging(game, SYMBOL, "forge", "forge", "alice_1", "alice_2")
    for chip in chips[1:]:
        forge(game, chip, SUPPORTERS)
    assert game.over
    assert player(game, ALICE).active == chips[:1]


@pytest.mark.rule("FORGE-1")
def test_forging_in_a_battle_is_optional_each_time() -> None:
    game = new_table()
    first, _, third = forging(game, SYMBOL, "forge", "alice_1", "alice_2")
    forge(game, third, SUPPORTERS)
    assert "forge-no-more" in offered(game, ALICE)
    answer(game, ALICE, "forge-no-more")
    assert game.over
    assert first in player(game, ALICE).active


@pytest.mark.rule("FORGE-2")
def test_any_active_chip_goes_to_the_leftmost_free_space_and_gains_its_reward() -> None:
    game = new_table()
    forge_onto(game, ALICE, CASTLES, "alice_1")
    put_in_bag(game, ALICE, "rose_weak")
    chips = forging(game, SYMBOL, "forge", "rose_strong", "alice_1", "sword", "vorpal_blade")
    assert forgeable(game) == {"forge", "rose_strong", "alice_1", "sword", "vorpal_blade"}
    forge(game, chips[4], CASTLES)
    assert player(game, ALICE).tracks[CASTLES][1:] == (chips[4],)
    assert [event.vp for event in happened(game, CastleValueRaised)] == [1]
    assert player(game, ALICE).castle_value == 4
    assert chips[4] not in player(game, ALICE).active
    assert player(game, HATTER).castle_value == 3


@pytest.mark.rule("FORGE-2")
def test_a_full_track_takes_no_chip_and_without_chip_or_space_nobody_is_asked() -> None:
    game = new_table()
    forge_onto(game, ALICE, LEADER, *["flamingo_weak"] * 3)
    forging(game, SYMBOL, "alice_1")
    assert {option.split(":")[2] for option in offered(game, ALICE)[:-1]} == {SUPPORTERS, CASTLES, GIFTS}
    full = new_table()
    for track, spaces in ((LEADER, 3), (CASTLES, 3), (GIFTS, 3), (SUPPORTERS, 4)):
        forge_onto(full, ALICE, track, *["flamingo_weak"] * spaces)
    forging(full, SYMBOL, "alice_1")
    assert full.over
    empty = new_table()
    forging(empty, SYMBOL)
    assert empty.over


@pytest.mark.rule("FORGE-3")
def test_a_track_that_is_full_gives_its_artifact_into_the_bag() -> None:
    game = new_table()
    artifact = player(game, ALICE).artifacts[LEADER]
    forge_onto(game, ALICE, LEADER, "flamingo_weak")
    chips = forging(game, SYMBOL, "forge", "alice_1")
    forge(game, chips[1], LEADER)
    assert artifact not in player(game, ALICE).bag
    forge(game, chips[0], LEADER)
    assert artifact in player(game, ALICE).bag
    assert set(player(game, ALICE).artifacts) == {CASTLES, GIFTS, SUPPORTERS}


@pytest.mark.rule("FORGE-4")
def test_a_reward_between_tracks_is_gained_once_when_both_spaces_are_covered() -> None:
    game = new_table()
    forge_onto(game, ALICE, GIFTS, "flamingo_weak", "flamingo_weak")
    forge_onto(game, ALICE, LEADER, "flamingo_weak")
    chips = forging(game, SYMBOL, "forge", "alice_1", "alice_1")
    forge(game, chips[1], LEADER)
    assert player(game, ALICE).vp == 4
    forge(game, chips[2], LEADER)
    assert player(game, ALICE).vp == 4


@pytest.mark.rule("FORGE-4")
def test_covering_one_of_the_two_spaces_does_not_gain_the_reward_between_them() -> None:
    game = new_table()
    forge_onto(game, ALICE, LEADER, "flamingo_weak")
    (chip,) = forging(game, SYMBOL, "alice_1")
    forge(game, chip, LEADER)
    assert player(game, ALICE).vp == 0


@pytest.mark.rule("FORGE-5")
def test_a_covered_supporter_joins_the_pool() -> None:
    game = new_table()
    (chip,) = forging(game, SYMBOL, "alice_1")
    before = player(game, ALICE).supporters
    forge(game, chip, SUPPORTERS)
    assert player(game, ALICE).supporters == before + 1
    assert player(game, ALICE).placed == {"red_keep": 1}


@pytest.mark.rule("FORGE-5")
def test_castle_value_rises_by_1_up_to_6() -> None:
    game = new_table()
    chips = forging(game, SYMBOL, "forge", "forge", "alice_1")
    for chip in chips:
        forge(game, chip, CASTLES)
    assert player(game, ALICE).castle_value == 6


@pytest.mark.rule("FORGE-5")
def test_a_star_gives_4_vp_at_once() -> None:
    game = new_table(PlayerId("jabberwock"), HATTER, QUEEN)
    forge_onto(game, PlayerId("jabberwock"), "jabberwock_gifts", "flamingo_weak", "flamingo_weak")
    (chip,) = activate(game, PlayerId("jabberwock"), "jabberwock_1")
    begin_battle(game, "red_keep", {PlayerId("jabberwock"): SYMBOL, HATTER: NO_SYMBOL})
    run(game, OfferForging())
    answer(game, PlayerId("jabberwock"), f"forge:{chip}:jabberwock_gifts")
    assert [(event.player, event.vp) for event in happened(game, VpGained)] == [("jabberwock", 4)]


@pytest.mark.rule("FORGE-6")
def test_madness_and_poison_are_never_forged() -> None:
    game = new_table()
    put_in_bag(game, ALICE, "poison", "madness_single")
    run(game, ForgeChip(ALICE, in_battle=False))
    assert forgeable(game) == {"alice_1", "alice_2", "sword", "forge"}


@pytest.mark.rule("FORGE-6", "WAREND-1")
def test_a_forged_chip_stays_on_its_track_when_the_battle_is_cleaned_up() -> None:
    game = new_table()
    (chip,) = activate(game, ALICE, "alice_2")
    begin_battle(game, "red_keep", {ALICE: SYMBOL, HATTER: 1})
    run(game, SettleBattle("red_keep"))
    forge(game, chip, LEADER)
    assert player(game, ALICE).tracks[LEADER] == (chip,)
    assert chip not in player(game, ALICE).exhausted


@pytest.mark.rule("FORGE-7")
def test_forgings_are_counted_first_so_a_forge_chip_that_is_forged_takes_none_away() -> None:
    game = new_table()
    chips = forging(game, NO_SYMBOL, "forge", "forge", "alice_1")
    forge(game, chips[0], SUPPORTERS)
    forge(game, chips[1], SUPPORTERS)
    assert player(game, ALICE).tracks[SUPPORTERS] == chips[:2]
    assert game.over


@pytest.mark.rule("FORGE-7")
def test_each_forging_is_done_whole_before_the_next() -> None:
    game = new_table()
    forge_onto(game, ALICE, GIFTS, "flamingo_weak", "flamingo_weak")
    chips = forging(game, SYMBOL, "forge", "alice_1")
    artifact = player(game, ALICE).artifacts[GIFTS]
    forge(game, chips[1], GIFTS)
    assert not any(option.startswith("forge:") for option in offered(game, ALICE))
    assert artifact not in player(game, ALICE).bag
    answer(game, ALICE, offered(game, ALICE)[0])
    assert artifact in player(game, ALICE).bag
    assert any(option.startswith("forge:") for option in offered(game, ALICE))


@pytest.mark.rule("FORGE-7", "ALLY-A4")
def test_a_red_rook_is_forged_by_the_symbol_or_a_card_but_by_no_forge_chip() -> None:
    game = new_table()
    chips = forging(game, SYMBOL, "forge", "red_rook_weak", "red_rook_strong")
    forge(game, chips[1], SUPPORTERS)
    assert forgeable(game) == {"forge"}
    by_chip = new_table()
    forging(by_chip, NO_SYMBOL, "forge", "red_rook_weak", "rose_weak")
    assert forgeable(by_chip) == {"forge", "rose_weak"}
    by_card = new_table()
    put_in_bag(by_card, ALICE, "red_rook_weak")
    run(by_card, ForgeChip(ALICE, in_battle=False))
    assert "red_rook_weak" in forgeable(by_card)


@pytest.mark.rule("FORGE-7")
def test_the_symbol_s_forging_is_kept_for_last() -> None:
    game = new_table()
    chips = forging(game, SYMBOL, "forge", "alice_1", "red_rook_strong")
    forge(game, chips[1], SUPPORTERS)
    forge(game, chips[2], SUPPORTERS)
    assert player(game, ALICE).tracks[SUPPORTERS] == chips[1:]


@pytest.mark.rule("FORGE-8", "BATTLE-22")
def test_what_forging_gains_is_real_at_once_but_leaves_the_battle_as_it_is() -> None:
    game = new_table()
    player(game, ALICE).leader = "red_keep"
    (chip,) = forging(game, SYMBOL, "alice_1")
    forge(game, chip, LEADER)
    battle = game.state.battle
    assert player(game, ALICE).leader_strength == 2
    assert battle is not None
    assert battle.participants[ALICE].strength == SYMBOL


@pytest.mark.rule("BATTLE-22")
def test_an_ability_gained_by_forging_does_not_work_in_that_battle() -> None:
    game = new_table()
    forge_onto(game, ALICE, GIFTS, "flamingo_weak", "flamingo_weak")
    (chip,) = forging(game, SYMBOL, "alice_1")
    forge(game, chip, GIFTS)
    battle, (ability, *_) = game.state.battle, offered(game, ALICE)
    answer(game, ALICE, ability)
    assert battle is not None
    assert player(game, ALICE).abilities == battle.locked
    assert len(battle.locked) == 1


@pytest.mark.rule("REWARD-21", "FORGE-2")
def test_at_tea_the_chip_comes_from_the_bag_and_forging_is_not_optional() -> None:
    game = new_table()
    activate(game, ALICE, "rose_weak")
    run(game, ForgeChip(ALICE, in_battle=False))
    assert "forge-no-more" not in offered(game, ALICE)
    assert "rose_weak" not in forgeable(game)
    option = next(o for o in offered(game, ALICE) if o.endswith(SUPPORTERS))
    chip = int(option.split(":")[1])
    answer(game, ALICE, option)
    assert chip not in player(game, ALICE).bag
    assert player(game, ALICE).tracks[SUPPORTERS] == (chip,)


@pytest.mark.rule("ALLY-A3")
def test_a_rose_forged_in_a_battle_gives_2_vp_and_by_a_tea_card_none() -> None:
    in_battle, at_tea = new_table(), new_table()
    (rose,) = forging(in_battle, SYMBOL, "rose_weak")
    forge(in_battle, rose, SUPPORTERS)
    assert player(in_battle, ALICE).vp == 2
    (rose,) = put_in_bag(at_tea, ALICE, "rose_weak")
    run(at_tea, ForgeChip(ALICE, in_battle=False))
    forge(at_tea, rose, SUPPORTERS)
    assert player(at_tea, ALICE).vp == 0


def test_a_chip_may_wait_for_being_forged_at_tea_as_well() -> None:
    files = new_table().content.files
    rose = AllyAbility.model_validate(
        {"id": "rose_x", "type": "rose", "set": "A", "hooks": [{"when": "forged", "do": [{"vp": 5}]}]}
    )
    others = tuple(ability for ability in files.ally_abilities if ability.type != "rose")
    game = new_table(content=content_with(ally_abilities=(*others, rose)))
    (chip,) = put_in_bag(game, ALICE, "rose_weak")
    run(game, ForgeChip(ALICE, in_battle=False))
    forge(game, chip, SUPPORTERS)
    assert player(game, ALICE).vp == 5


def test_every_forge_track_of_the_test_content_is_known_by_its_id() -> None:
    game = new_table()
    assert set(tracks(game.content, ALICE, 3)) == set(player(game, ALICE).tracks)
