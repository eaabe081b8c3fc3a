"""The stages of forging and of wagers: all that is offered lies there to be touched."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import begin, fought, garden
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, answer, decision, fetch, player
from tests.games.wonderland.table.night.test_battle_stage import DRAWS, by_night
from tests.games.wonderland.table.night.wars import SEATS, laid, staged
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.table.stages import FORGE, stage_by_name


def forging(in_battle: bool) -> Game:
    """Alice forges, in the battle of the Garden or at tea."""
    if in_battle:
        return run(fought(DRAWS, content=by_night()), ForgeChip(ALICE, True, may=True))
    game = garden(DRAWS, content=by_night())
    game.state.phase = "tea"
    player(game, ALICE).bag = (fetch(game, ALICE, "alice_2"), *player(game, ALICE).bag)
    return run(game, ForgeChip(ALICE, False))


@pytest.mark.rule("FORGE-2")
@pytest.mark.parametrize("in_battle", [True, False])
def test_every_forging_is_a_chip_that_lies_there_and_a_free_space(in_battle: bool) -> None:
    game = forging(in_battle)
    shown = laid(game, ALICE)
    options = [option for option in decision(game, ALICE).options if option.take]
    assert options
    assert {option.take for option in options} <= shown.keys()
    assert {option.put for option in options} <= shown.keys()
    assert all(shown[option.put].kind == "space" for option in options)


def test_a_forge_glows_in_a_battle_and_lies_in_daylight_at_tea() -> None:
    by_battle, at_tea = staged(forging(True), ALICE), staged(forging(False), ALICE)
    assert (by_battle.id, by_battle.backdrop, by_battle.light) == ("forge", "forge", "forge")
    assert (at_tea.id, at_tea.light) == ("forge_at_tea", "day")


def test_others_look_at_the_forge_while_somebody_forges() -> None:
    game = forging(True)
    assert staged(game, HATTER).layout == staged(game, ALICE).layout


@pytest.mark.rule("FORGE-2", "FORGE-4")
def test_every_free_space_says_what_it_gives() -> None:
    game = forging(True)
    spaces = [piece for piece in laid(game, ALICE).values() if piece.kind in {"space", "between"}]
    assert spaces
    assert all(piece.lines for piece in spaces)


@pytest.mark.rule("WAR-5", "GAME-11")
def test_a_bettor_has_a_card_at_each_fighter_and_what_a_bet_pays() -> None:
    game = begin(garden(DRAWS, QUEEN, content=by_night()))
    layout = staged(game, QUEEN).layout
    cards = {option.take for option in decision(game, QUEEN).options if option.take}
    assert cards == {f"wager:{QUEEN}:{ALICE}", f"wager:{QUEEN}:{HATTER}"}
    assert cards | {"stop", "stakes"} <= laid(game, QUEEN).keys()
    for fighter in (ALICE, HATTER):
        dock, card = layout.slots[f"dock:{fighter}"].rect, layout.slots[f"wager:{QUEEN}:{fighter}"].rect
        assert dock.x <= card.x <= card.x + card.width <= dock.x + dock.width


def test_who_fights_has_no_card_to_lay() -> None:
    game = begin(garden(DRAWS, QUEEN, content=by_night()))
    assert not any(name.startswith("wager:") for name in laid(game, ALICE))


def test_each_forging_has_its_players_board_so_that_no_two_are_seen_at_once() -> None:
    content = shipped_content()
    boards = [stage_by_name(content, FORGE, SEATS, player) for player in SEATS]
    assert [board.filled_by for board in boards] == list(SEATS)


def test_the_forge_stays_while_the_ally_that_a_space_gives_is_chosen() -> None:
    draws = {QUEEN: ["queen_of_hearts_1"], ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}
    game = run(fought(draws, content=shipped_content()), ForgeChip(QUEEN, True, may=True))
    spaces = {option.put: option.id for option in decision(game, QUEEN).options}
    answer(game, QUEEN, spaces[f"space:{QUEEN}:track_gifts:1"])
    assert all(option.put == f"bag:{QUEEN}" for option in decision(game, QUEEN).options)
    assert staged(game, QUEEN).id == "forge"


def test_units_that_a_space_gives_in_a_battle_go_to_the_realm() -> None:
    draws = {ALICE: ["alice_1"], QUEEN: ["queen_of_hearts_1"], HATTER: ["mad_hatter_1"]}
    game = fought(draws, content=shipped_content())
    run(game, ForgeChip(ALICE, True, may=True))
    spaces = {option.put: option.id for option in decision(game, ALICE).options}
    answer(game, ALICE, spaces[f"space:{ALICE}:track_gifts:1"])
    assert staged(game, ALICE).id == "realm"
