"""The result of a battle: region reward, abilities, clean-up (RESULT, WAREND-1, CLAR-8, CLAR-11)."""

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
    happened,
    new_table,
    offered,
    place,
    player,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import Ability, Tile
from wonderland_qt.games.wonderland.events import (
    CastleBuilt,
    ChipForged,
    ChipsExhausted,
    FeatRevealed,
    FigureReturned,
    StrengthChanged,
    VpGained,
    WagersRevealed,
)
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.result import SettleBattle

GARDEN_VP, TUMTUM_VP = 4, 6


def settle(
    game: Game, region: str, strengths: dict[PlayerId, int], busted: tuple[PlayerId, ...] = ()
) -> Game:
    """Settle a battle that has just ended with these strengths."""
    begin_battle(game, region, strengths, busted)
    return run(game, SettleBattle(region))


def points(game: Game) -> list[int]:
    """The VP of Alice, the Hatter and the Queen."""
    return [player(game, name).vp for name in (ALICE, HATTER, QUEEN)]


def give_figure(game: Game, name: PlayerId, figure: str, region: str) -> None:
    """Let the player own a figure that stands in the region."""
    card = game.content.figure_card[figure]
    game.state.wonderland_deck = tuple(c for c in game.state.wonderland_deck if c != card)
    player(game, name).wonderlandians += (card,)
    player(game, name).figures = {**player(game, name).figures, figure: region}


@pytest.mark.rule("RESULT-1")
def test_the_strongest_gains_the_tile_s_vp_and_a_castle_there() -> None:
    game = settle(new_table(), "garden", {ALICE: 10, HATTER: 7, QUEEN: 3})
    assert player(game, ALICE).vp == GARDEN_VP
    assert player(game, ALICE).castles == {"garden": "standing"}
    assert player(game, HATTER).castles == player(game, QUEEN).castles == {}


@pytest.mark.rule("RESULT-1")
def test_the_tile_pays_what_it_shows_for_the_round() -> None:
    game = settle(new_table(in_round=3), "garden", {ALICE: 10, HATTER: 7})
    assert points(game) == [8, 4, 0]


@pytest.mark.rule("RESULT-1")
def test_a_busted_player_does_not_win_however_strong_before() -> None:
    game = settle(new_table(), "garden", {ALICE: 20, HATTER: 1}, busted=(ALICE,))
    assert points(game) == [0, GARDEN_VP, 0]


@pytest.mark.rule("RESULT-1", "RESULT-6")
def test_with_a_castle_there_already_the_winner_gains_vp_only() -> None:
    game = new_table()
    player(game, ALICE).castles = {**player(game, ALICE).castles, "garden": "standing"}
    settle(game, "garden", {ALICE: 10, HATTER: 7})
    assert player(game, ALICE).vp == GARDEN_VP
    assert player(game, ALICE).castles == {"garden": "standing"}
    assert happened(game, CastleBuilt) == []


@pytest.mark.rule("RESULT-6")
def test_with_no_castle_left_the_winner_gains_vp_only() -> None:
    board = new_table().content.board.model_copy(update={"castles": 1})
    game = new_table(content=content_with(board=board))
    player(game, ALICE).castles = {**player(game, ALICE).castles, "tumtum": "standing"}
    settle(game, "garden", {ALICE: 10, HATTER: 7})
    assert player(game, ALICE).castles == {"tumtum": "standing"}
    assert player(game, ALICE).vp == GARDEN_VP


@pytest.mark.rule("RESULT-2")
def test_the_second_gains_half_the_vp_and_no_castle() -> None:
    game = settle(new_table(), "garden", {ALICE: 10, HATTER: 7, QUEEN: 3})
    assert points(game) == [4, 2, 0]


@pytest.mark.rule("RESULT-2")
def test_the_second_place_is_taken_even_with_strength_0_but_not_by_a_busted_player() -> None:
    game = settle(new_table(), "garden", {ALICE: 10, HATTER: 0, QUEEN: 9}, busted=(QUEEN,))
    assert points(game) == [4, 2, 0]


@pytest.mark.rule("RESULT-2", "RESULT-4")
def test_half_the_vp_and_each_share_of_it_are_rounded_up() -> None:
    tiles = tuple(Tile(id=f"odd_{n}", values=(7, 7, 7)) for n in range(6))
    alone = settle(new_table(content=content_with(tiles=tiles)), "garden", {ALICE: 10, HATTER: 7})
    assert points(alone) == [7, 4, 0]
    tiles = tuple(Tile(id=f"five_{n}", values=(5, 5, 5)) for n in range(6))
    shared = settle(new_table(content=content_with(tiles=tiles)), "garden", {ALICE: 9, HATTER: 3, QUEEN: 3})
    assert points(shared) == [5, 2, 2]


@pytest.mark.rule("RESULT-3")
def test_each_who_ties_for_first_chooses_vp_or_castle_and_nobody_is_second() -> None:
    game = settle(new_table(), "garden", {ALICE: 8, HATTER: 8, QUEEN: 5})
    assert offered(game, ALICE) == ["vp", "castle:garden"]
    answer(game, ALICE, "castle:garden")
    answer(game, HATTER, "vp")
    assert points(game) == [0, GARDEN_VP, 0]
    assert player(game, ALICE).castles == {"garden": "standing"}
    assert player(game, HATTER).castles == player(game, QUEEN).castles == {}


@pytest.mark.rule("RESULT-3", "GAME-2")
def test_who_has_fewest_vp_chooses_first_at_a_tie() -> None:
    game = new_table()
    player(game, ALICE).vp = 5
    settle(game, "garden", {ALICE: 8, HATTER: 8, QUEEN: 5})
    assert [d.player for d in game.decisions] == [HATTER]
    answer(game, HATTER, "vp")
    assert [d.player for d in game.decisions] == [ALICE]


@pytest.mark.rule("RESULT-3")
def test_at_a_tie_a_castle_cannot_be_chosen_where_none_can_be_placed() -> None:
    game = new_table()
    player(game, ALICE).castles = {**player(game, ALICE).castles, "garden": "standing"}
    settle(game, "garden", {ALICE: 8, HATTER: 8})
    assert [d.player for d in game.decisions] == [HATTER]
    answer(game, HATTER, "castle:garden")
    assert points(game) == [GARDEN_VP, 0, 0]


@pytest.mark.rule("RESULT-4")
def test_those_tied_for_second_share_its_vp_rounded_up() -> None:
    game = settle(new_table(), "tumtum", {ALICE: 10, HATTER: 5, QUEEN: 5})
    assert points(game) == [TUMTUM_VP, 2, 2]


@pytest.mark.rule("RESULT-5")
def test_when_all_bust_nobody_gains_anything() -> None:
    game = settle(new_table(), "garden", {ALICE: 8, HATTER: 3}, busted=(ALICE, HATTER))
    assert points(game) == [0, 0, 0]
    assert player(game, ALICE).castles == player(game, HATTER).castles == {}


@pytest.mark.rule("WAR-4", "RESULT-6")
def test_an_uncontested_region_gives_vp_or_a_castle_and_neither_feat_nor_forging() -> None:
    game = new_table()
    player(game, ALICE).quests = ("red_feat",)
    activate(game, ALICE, "forge")
    settle(game, "red_keep", {ALICE: 2})
    assert offered(game, ALICE) == ["vp", "castle:red_keep"]
    answer(game, ALICE, "castle:red_keep")
    assert player(game, ALICE).castles == {"red_keep": "standing"}
    assert player(game, ALICE).vp == 0
    assert player(game, ALICE).quests == ("red_feat",)
    assert happened(game, ChipForged) == []
    assert game.over


@pytest.mark.rule("WAR-4")
def test_uncontested_where_one_has_a_castle_only_the_vp_are_left() -> None:
    game = new_table()
    player(game, ALICE).castles = {**player(game, ALICE).castles, "garden": "standing"}
    settle(game, "garden", {ALICE: 2})
    assert player(game, ALICE).vp == GARDEN_VP


@pytest.mark.rule("RESULT-7")
def test_the_steps_are_taken_one_after_another_for_all_players() -> None:
    game = new_table()
    begin_battle(game, "red_keep", {ALICE: 6, HATTER: 5}).wagers = {QUEEN: HATTER}
    player(game, ALICE).quests = ("red_feat",)
    activate(game, ALICE, "rose_weak")
    activate(game, HATTER, "cup")
    run(game, SettleBattle("red_keep"))
    answer(game, ALICE, "feat:red_feat")
    chip = player(game, HATTER).active[0]
    answer(game, HATTER, f"forge:{chip}:mad_hatter_leader")
    watched = (VpGained, CastleBuilt, FeatRevealed, ChipForged, WagersRevealed, ChipsExhausted)
    kinds = [type(event) for event in game.events or () if isinstance(event, watched)]
    assert kinds[:3].count(VpGained) == 2
    assert kinds[:3].count(CastleBuilt) == 1
    assert kinds[3:8] == [FeatRevealed, VpGained, ChipForged, WagersRevealed, ChipsExhausted]


@pytest.mark.rule("RESULT-7")
def test_a_busted_player_gets_nothing_of_the_result_and_the_last_still_qualifies() -> None:
    game = new_table()
    for name in (ALICE, HATTER, QUEEN):
        activate(game, name, "rose_weak")
    settle(game, "garden", {ALICE: 10, HATTER: 8, QUEEN: 6}, busted=(HATTER,))
    assert points(game) == [GARDEN_VP + 1, 0, GARDEN_VP // 2 + 1]


def with_abilities(*hooks: object) -> Game:
    """A table at which Alice has unlocked abilities with these hooks."""
    files = new_table().content.files
    abilities = [{"id": f"ability_{n}", "intent": "a test", "hooks": [hook]} for n, hook in enumerate(hooks)]
    factions = tuple(
        faction.model_copy(update={"abilities": tuple(map(Ability.model_validate, abilities))})
        if faction.id == ALICE
        else faction
        for faction in files.factions
    )
    game = new_table(content=content_with(factions=factions))
    player(game, ALICE).abilities = tuple(str(ability["id"]) for ability in abilities)
    return game


@pytest.mark.rule("RESULT-7")
def test_a_chip_that_leaves_during_the_abilities_still_counts_for_the_others() -> None:
    returning = {"when": "battle_end", "do": [{"return_active": {"chip": {"strengths": [2]}}}]}
    counting = {"when": "battle_end", "do": [{"vp": {"per": "active"}}]}
    game = with_abilities(returning, counting)
    _, two = activate(game, ALICE, "alice_1", "alice_2")
    settle(game, "garden", {ALICE: 3, HATTER: 20})
    while not game.over:
        answer(game, ALICE, offered(game, ALICE)[0])
    assert two in player(game, ALICE).bag
    assert player(game, ALICE).vp == GARDEN_VP // 2 + 2


@pytest.mark.rule("RESULT-8", "CLAR-8")
def test_winning_means_sole_first_place() -> None:
    alone, tied = new_table(), new_table()
    for game in (alone, tied):
        give_figure(game, ALICE, "walrus", "garden")
    settle(alone, "garden", {ALICE: 8, HATTER: 7})
    answer(alone, ALICE, "castle:garden")
    assert points(alone) == [GARDEN_VP + 3, 2, 0]
    settle(tied, "garden", {ALICE: 8, HATTER: 8})
    assert offered(tied, ALICE) == ["vp", "castle:garden"]
    answer(tied, ALICE, "vp")
    answer(tied, HATTER, "vp")
    assert points(tied) == [GARDEN_VP, GARDEN_VP, 0]


@pytest.mark.rule("CLAR-8")
def test_the_walrus_lets_the_castle_of_the_win_stand_anywhere_but_not_a_second_one() -> None:
    game = new_table()
    give_figure(game, ALICE, "walrus", "garden")
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert offered(game, ALICE) == [f"castle:{region}" for region in game.content.ring]
    assert player(game, ALICE).vp == GARDEN_VP
    answer(game, ALICE, "castle:wits_end")
    assert player(game, ALICE).castles == {"wits_end": "standing"}
    assert player(game, ALICE).vp == GARDEN_VP + 3
    assert player(game, HATTER).castles == {}


@pytest.mark.rule("CLAR-8")
def test_who_has_a_castle_there_already_may_place_it_elsewhere_by_the_walrus() -> None:
    game = new_table()
    give_figure(game, ALICE, "walrus", "garden")
    player(game, ALICE).castles = {**player(game, ALICE).castles, "garden": "standing"}
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert "castle:garden" not in offered(game, ALICE)
    assert "no-castle" in offered(game, ALICE)
    answer(game, ALICE, "castle:tumtum")
    assert set(player(game, ALICE).castles) == {"garden", "tumtum"}


@pytest.mark.rule("CLAR-8")
@pytest.mark.parametrize(("chosen", "vp", "castles"), [("vp", 7, set()), ("castle:tumtum", 3, {"tumtum"})])
def test_uncontested_the_walrus_pays_whichever_reward_is_chosen(
    chosen: str, vp: int, castles: set[str]
) -> None:
    game = new_table()
    give_figure(game, ALICE, "walrus", "garden")
    settle(game, "garden", {ALICE: 2})
    answer(game, ALICE, chosen)
    assert player(game, ALICE).vp == vp
    assert set(player(game, ALICE).castles) == castles


@pytest.mark.rule("CLAR-8")
def test_a_walrus_elsewhere_changes_nothing() -> None:
    game = new_table()
    give_figure(game, ALICE, "walrus", "tumtum")
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert points(game) == [GARDEN_VP, 2, 0]
    assert player(game, ALICE).castles == {"garden": "standing"}


@pytest.mark.rule("WAREND-1")
def test_the_clean_up_exhausts_active_chips_and_sets_markers_back() -> None:
    game = new_table()
    place(game, ALICE, "garden", 3)
    chips = activate(game, ALICE, "alice_1", "alice_2")
    player(game, HATTER).madness = (madness := player(game, HATTER).bag[-1],)
    player(game, HATTER).bag = player(game, HATTER).bag[:-1]
    bystander = activate(game, QUEEN, "queen_of_hearts_1")
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert player(game, ALICE).active == ()
    assert player(game, ALICE).exhausted == chips
    assert player(game, ALICE).placed == {"garden": 3}
    assert player(game, HATTER).madness == (madness,)
    assert player(game, QUEEN).active == bystander
    assert {event.player for event in happened(game, StrengthChanged) if event.strength == 0} == {
        ALICE,
        HATTER,
    }
    assert game.state.battle is None


def borrow(game: Game, region: str) -> Game:
    """Let Alice have borrowed the gryphon, which stands in the region."""
    give_figure(game, ALICE, "gryphon", region)
    player(game, ALICE).wonderlandians = ()
    player(game, ALICE).borrowed = ("gryphon",)
    return game


@pytest.mark.rule("CLAR-11")
@pytest.mark.parametrize("others", [{}, {HATTER: 4}])
def test_a_borrowed_figure_goes_back_after_the_battle_in_its_region(others: dict[PlayerId, int]) -> None:
    game = borrow(new_table(), "tumtum")
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert player(game, ALICE).figures == {"gryphon": "tumtum"}
    settle(game, "tumtum", {ALICE: 8, **others})
    if not others:
        answer(game, ALICE, "vp")
    assert player(game, ALICE).figures == {}
    assert player(game, ALICE).borrowed == ()
    assert "gryphon" in game.state.wonderland_deck
    assert len(happened(game, FigureReturned)) == 1


@pytest.mark.rule("CLAR-11")
def test_a_borrowed_figure_lost_in_its_battle_goes_back_too_and_an_owned_one_stays() -> None:
    game = borrow(new_table(), "pool")
    give_figure(game, HATTER, "dodo", "garden")
    settle(game, "garden", {ALICE: 8, HATTER: 7})
    assert player(game, ALICE).figures == {}
    assert "gryphon" in game.state.wonderland_deck
    assert player(game, HATTER).figures == {"dodo": "garden"}
