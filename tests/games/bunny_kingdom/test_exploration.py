"""Exploration: dealing, choosing, playing and passing (SETUP, DRAFT, TWO)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.games.asking import asked, events_of, run
from tests.games.bunny_kingdom.positions import (
    BLACK,
    PINK,
    RED,
    YELLOW,
    content_with,
    frozen_content,
    give,
    new_table,
)
from wonderland_qt import paths
from wonderland_qt.cli import WELL, main
from wonderland_qt.engine.flow import IllegalChoice
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_content import layers_of
from wonderland_qt.games.bunny_kingdom.events import CardsDealt, HandReceived, HandsPassed, SquareTaken
from wonderland_qt.games.bunny_kingdom.exploration import Explore, NextChoice
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.rules import Game, passing_side
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES

SAVES = Path(__file__).parents[2] / "every_game/formats"
HANDS = {
    YELLOW: ("territory_A1", "territory_A2", "territory_A3", "territory_A4"),
    RED: ("territory_B1", "territory_B2", "territory_B3", "territory_B4"),
    PINK: ("territory_C1", "territory_C2", "territory_C3", "territory_C4"),
    BLACK: ("territory_D1", "territory_D2", "territory_D3", "territory_D4"),
}


def drafting(players: int, in_round: int = 1, cards: int = 4) -> Game:
    """Return a table at which everybody holds so many territory cards of a row."""
    game = new_table(players, in_round)
    for player in game.state.seats:
        give(game, player, "hand", *HANDS[player][:cards])
    return game


def lay(game: Game, player: PlayerId, *squares: str) -> None:
    game.choose(player, "+".join(f"card:territory_{square}" for square in squares))


def lay_first_two(game: Game) -> None:
    for player in game.waiting():
        first, second, *_ = asked(game, player).options
        game.choose(player, f"{first.id}+{second.id}")


def hand(game: Game, player: PlayerId) -> set[str]:
    return {card.removeprefix("territory_") for card in game.state.players[player].hand}


@pytest.mark.rule("SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4")
def test_a_new_game_has_nobody_on_the_board_and_no_points() -> None:
    game = BUNNY_KINGDOM.new(frozen_content(), NewGame((RED, YELLOW, PINK), seed=3))
    assert game.state.seats == (RED, YELLOW, PINK)
    assert [player.points for player in game.state.players.values()] == [0, 0, 0]
    assert not any(player.squares for player in game.state.players.values()), "printed cities are nobody's"
    assert len(game.state.deck) == 182 - 3 * 12
    assert ZONES.everything(game.state) == dict.fromkeys(game.content.deck, 1)


@pytest.mark.rule("DRAFT-1", "TWO-1", "GAME-6")
@pytest.mark.parametrize(("players", "hand_size", "reserve"), [(2, 11, 9), (3, 12, 0), (4, 10, 0)])
def test_everybody_is_dealt_as_many_as_their_number_says(players: int, hand_size: int, reserve: int) -> None:
    game = run(new_table(players), Explore())
    assert {len(player.hand) for player in game.state.players.values()} == {hand_size}
    assert {len(player.reserve) for player in game.state.players.values()} == {reserve}
    assert len(game.state.deck) == 182 - players * (hand_size + reserve)


@pytest.mark.rule("GAME-2", "GAME-3", "DRAFT-2")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    game = run(drafting(3), NextChoice())
    assert set(game.waiting()) == {YELLOW, RED, PINK}
    assert all(decision.private for decision in game.decisions)
    lay(game, RED, "B1", "B2")
    assert set(game.waiting()) == {YELLOW, PINK}
    assert not events_of(game, SquareTaken)
    assert "territory_B1" not in str(view(game, YELLOW))


@pytest.mark.rule("DRAFT-2")
@pytest.mark.parametrize("squares", [("A1",), ("A1", "A1"), ("A1", "A2", "A3"), ("A1", "B1")])
def test_two_different_cards_of_the_own_hand_are_chosen(squares: tuple[str, ...]) -> None:
    game = run(drafting(3), NextChoice())
    with pytest.raises(IllegalChoice):
        lay(game, YELLOW, *squares)


@pytest.mark.rule("DRAFT-3", "DRAFT-4", "SETUP-2")
@pytest.mark.parametrize(
    ("in_round", "from_whom"),
    [(1, {RED: "A", PINK: "B", YELLOW: "C"}), (2, {PINK: "A", YELLOW: "B", RED: "C"})],
)
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(
    in_round: int, from_whom: dict[PlayerId, str]
) -> None:
    game = run(drafting(3, in_round, cards=4), NextChoice())
    for player, row in ((YELLOW, "A"), (RED, "B"), (PINK, "C")):
        lay(game, player, f"{row}1", f"{row}2")
    taken = {event.player: event.square for event in events_of(game, SquareTaken)[-6:]}
    assert {player: square[0] for player, square in taken.items()} == from_whom


@pytest.mark.rule("DRAFT-3")
def test_each_player_alone_hears_from_whom_the_new_hand_came() -> None:
    game = drafting(3)
    run(game, NextChoice())
    lay_first_two(game)
    received = {event.player: event for event in events_of(game, HandReceived)}
    assert {player: event.giver for player, event in received.items()} == {
        RED: YELLOW, PINK: RED, YELLOW: PINK,
    }  # fmt: skip
    assert all(event.audience == (player,) for player, event in received.items())


@pytest.mark.rule("DRAFT-4")
def test_the_content_says_to_which_side_hands_go() -> None:
    polish = content_with(pass_direction=("right", "left", "right", "left"))
    game = new_table(3, content=polish)
    for player in game.state.seats:
        give(game, player, "hand", *HANDS[player])
    run(game, NextChoice())
    lay_first_two(game)
    assert [event.side for event in events_of(game, HandsPassed)] == ["right"]


@pytest.mark.rule("DRAFT-4")
@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({}, ["right", "left", "right", "left"]),
        ({"passing": "right"}, ["right", "left", "right", "left"]),
        ({"passing": "left"}, ["left", "right", "left", "right"]),
    ],
)
def test_a_table_chooses_to_which_side_hands_go_and_the_polish_way_is_usual(
    options: dict[str, str], sides: list[str]
) -> None:
    content = BUNNY_KINGDOM.load([paths.content()])
    chosen = BUNNY_KINGDOM.seating.seated(content, (YELLOW, RED, PINK), 1, options)
    game = BUNNY_KINGDOM.new(content, chosen)
    assert [passing_side(in_round(game, number)) for number in (1, 2, 3, 4)] == sides
    assert view(game, None).passing == sides[-1]


def in_round(game: Game, number: int) -> Game:
    game.state.round = number
    return game


@pytest.mark.rule("DRAFT-4")
def test_what_began_before_a_table_could_choose_goes_on_as_its_content_says() -> None:
    said = b'{"seats":["yellow","red","pink"],"seed":3}'
    chosen = msgspec.json.decode(said, type=NewGame)
    for sides in (("left", "right", "left", "right"), ("right", "left", "right", "left")):
        game = BUNNY_KINGDOM.new(content_with(pass_direction=sides), chosen)
        assert [passing_side(in_round(game, number)) for number in (1, 2, 3, 4)] == list(sides)


@pytest.mark.rule("DRAFT-4")
@pytest.mark.parametrize("name", ["1-bunny_kingdom", "2-bunny_kingdom"])
def test_saved_games_of_before_a_table_could_choose_go_on_passing_to_the_same_side(name: str) -> None:
    save, content_folders = read_save(SAVES / f"{name}.save"), [paths.content()]
    today = layers_of(content_folders, BUNNY_KINGDOM.id)
    game = resume(BUNNY_KINGDOM, BUNNY_KINGDOM.load(content_folders), save, today=today).play.game
    sides = [passing_side(in_round(game, number)) for number in (1, 2, 3, 4)]
    assert sides == ["left", "right", "left", "right"]


def test_a_replay_on_the_command_line_stays_on_the_content_kept_with_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(SAVES / "2-bunny_kingdom.save")]) == WELL
    played_again, *_ = capsys.readouterr().out.splitlines()
    assert played_again.startswith("55 answers, ")
    assert not played_again.endswith(", 0 events"), "taken from how it last stood"


@pytest.mark.rule("DRAFT-5", "PLAY-1", "DRAFT-6")
def test_cards_are_played_before_hands_are_passed_until_all_are_played() -> None:
    game = run(drafting(4), NextChoice())
    lay_first_two(game)
    told = [type(event).__name__ for event in game.events or ()]
    assert told.index("HandsPassed") > max(at for at, name in enumerate(told[:10]) if name == "SquareTaken")
    assert all(len(player.squares) == 4 for player in game.state.players.values())
    assert not game.state.agenda


@pytest.mark.rule("DRAFT-6")
@pytest.mark.parametrize(("players", "choices"), [(3, 6), (4, 5)])
def test_a_round_has_so_many_choices(players: int, choices: int) -> None:
    game = run(new_table(players), Explore())
    laid = 0
    while game.decisions:
        lay_first_two(game)
        laid += 1
    assert laid == choices - 1, "the last two cards are laid without being asked for"
    assert not any(player.hand for player in game.state.players.values())


@pytest.mark.rule("PLAY-2")
def test_cards_are_played_seat_by_seat_in_the_order_in_which_they_were_laid() -> None:
    game = run(drafting(3), NextChoice())
    lay(game, PINK, "C1", "C2")
    lay(game, RED, "B2", "B1")
    lay(game, YELLOW, "A3", "A1")
    assert [event.square for event in events_of(game, SquareTaken)[:6]] == [
        "A3",
        "A1",
        "B2",
        "B1",
        "C1",
        "C2",
    ]


@pytest.mark.rule("TWO-2", "TWO-1")
def test_with_two_a_card_comes_from_the_reserve_before_each_choice() -> None:
    game = new_table(2)
    for player in game.state.seats:
        give(game, player, "hand", *HANDS[player][:2])
    give(game, YELLOW, "reserve", "territory_J1", "territory_J2")
    give(game, RED, "reserve", "territory_I1", "territory_I2")
    run(game, NextChoice())
    assert len(hand(game, YELLOW)) == 3
    assert len(game.state.players[YELLOW].reserve) == 1
    assert len(hand(game, YELLOW) & {"J1", "J2"}) == 1


@pytest.mark.rule("TWO-3", "TWO-4", "TWO-7")
def test_with_two_the_first_card_is_played_the_second_discarded_and_the_rest_passed() -> None:
    game = run(drafting(2), NextChoice())
    lay(game, YELLOW, "A2", "A1")
    lay(game, RED, "B1", "B2")
    yellow = game.state.players[YELLOW]
    assert list(yellow.squares) == ["A2"]
    assert yellow.discarded == ("territory_A1",)
    assert hand(game, YELLOW) == {"B3", "B4"}
    assert hand(game, RED) == {"A3", "A4"}


@pytest.mark.rule("TWO-4", "GAME-5")
def test_only_its_owner_may_look_at_a_discarded_card() -> None:
    game = run(drafting(2), NextChoice())
    lay(game, YELLOW, "A2", "A1")
    lay(game, RED, "B1", "B2")
    assert view(game, YELLOW).players[YELLOW].discarded.cards == ("territory_A1",)
    assert view(game, RED).players[YELLOW].discarded.cards == ()
    assert view(game, RED).players[YELLOW].discarded.count == 1
    assert view(game, RED).players[YELLOW].used.cards == ("territory_A2",)


@pytest.mark.rule("TWO-5", "TWO-2")
def test_with_two_a_round_has_ten_choices_the_first_of_eleven_cards_the_last_of_two() -> None:
    game = run(new_table(2), Explore())
    sizes = []
    while game.decisions:
        sizes.append(len(asked(game, YELLOW).options))
        lay_first_two(game)
    assert sizes == [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert all(len(player.discarded) == 10 for player in game.state.players.values())


@pytest.mark.rule("TWO-3")
def test_reserves_are_never_passed() -> None:
    game = drafting(2)
    give(game, YELLOW, "reserve", "territory_J1", "territory_J2", "territory_J3")
    give(game, RED, "reserve", "territory_I1", "territory_I2", "territory_I3")
    run(game, NextChoice())
    lay_first_two(game)
    assert {card[10] for card in game.state.players[YELLOW].reserve} == {"J"}


@pytest.mark.rule("DRAFT-1")
def test_what_is_dealt_is_told() -> None:
    game = run(new_table(3), Explore())
    assert [(event.hand, event.reserve) for event in events_of(game, CardsDealt)] == [(12, 0)]
