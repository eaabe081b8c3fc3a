"""Playing a card: territories, buildings, parchments and provisions (PLAY)."""

from __future__ import annotations

import pytest

from tests.games.asking import events_of, offered, run
from tests.games.bunny_kingdom.positions import (
    PINK,
    RED,
    SEATS,
    YELLOW,
    frozen_content,
    give,
    hold,
    new_table,
)
from tests.invariants import playing
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.events import CampRemoved, ParchmentSeen, ProvisionsPlayed
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.playing import PlayCard
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES


def play(game: Game, who: PlayerId, card: str) -> Game:
    give(game, who, "laid", card)
    return run(game, PlayCard(who, card))


@pytest.mark.rule("PLAY-3", "FIEF-1")
def test_a_territory_card_puts_a_rabbit_on_its_square() -> None:
    game = play(new_table(), YELLOW, "territory_C4")
    assert game.state.players[YELLOW].squares == {"C4": ""}
    assert game.state.players[YELLOW].used == ("territory_C4",)
    assert not game.state.players[RED].squares


@pytest.mark.rule("PLAY-4", "PLAY-6", "FIEF-8")
def test_an_opponent_s_camp_leaves_with_its_rabbit_and_never_comes_back() -> None:
    game = new_table(3)
    hold(game, RED, "C3", "C5", built={"C4": "camp_2"})
    play(game, YELLOW, "territory_C4")
    assert game.state.players[YELLOW].squares == {"C4": ""}
    assert set(game.state.players[RED].squares) == {"C3", "C5"}
    assert game.state.players[RED].waiting == ()
    assert "camp_2" in game.state.players[RED].used
    assert "camp_2" not in game.state.deck
    assert [(event.player, event.square) for event in events_of(game, CampRemoved)] == [(RED, "C4")]


@pytest.mark.rule("PLAY-4")
def test_a_bystander_s_camp_stays() -> None:
    game = new_table(3)
    hold(game, PINK, built={"C5": "camp_1"})
    play(game, YELLOW, "territory_C4")
    assert game.state.players[PINK].squares == {"C5": "camp_1"}
    assert not events_of(game, CampRemoved)


@pytest.mark.rule("PLAY-5", "PLAY-6")
def test_the_own_camp_leaves_and_the_square_may_take_another_building() -> None:
    game = new_table()
    hold(game, YELLOW, built={"C4": "camp_2"})
    give(game, YELLOW, "waiting", "city_1.1")
    play(game, YELLOW, "territory_C4")
    assert game.state.players[YELLOW].squares == {"C4": ""}
    run(game, BuildAtWill(YELLOW))
    assert offered(game, YELLOW) == ["build:city_1.1:C4", "done"]
    game.choose(YELLOW, "build:city_1.1:C4")
    assert game.state.players[YELLOW].squares == {"C4": "city_1.1"}


@pytest.mark.rule("PLAY-7")
def test_the_square_of_a_printed_city_is_taken_with_its_city() -> None:
    game = new_table()
    hold(game, YELLOW, "A3")
    play(game, YELLOW, "territory_A4")

    (fief,) = fiefs(game.content, game.state.players[YELLOW])
    assert fief.strength == 1


@pytest.mark.rule("PLAY-8")
def test_there_is_one_territory_card_for_each_square() -> None:
    squares = [card.of for card in new_table().content.cards.values() if card.kind == "territory"]
    assert len(set(squares)) == len(squares) == 100


@pytest.mark.rule("PLAY-9")
def test_a_building_waits_in_the_open() -> None:
    game = play(new_table(), YELLOW, "city_2.1")
    assert game.state.players[YELLOW].waiting == ("city_2.1",)
    assert view(game, RED).players[YELLOW].waiting.cards == ("city_2.1",)


@pytest.mark.rule("PLAY-10", "GAME-4")
def test_a_parchment_lies_face_down_and_only_its_owner_may_look() -> None:
    game = play(new_table(), YELLOW, "explorer")
    assert view(game, YELLOW).players[YELLOW].parchments.cards == ("explorer",)
    assert view(game, RED).players[YELLOW].parchments.cards == ()
    assert view(game, RED).players[YELLOW].parchments.count == 1
    (seen,) = events_of(game, ParchmentSeen)
    assert audible(seen, YELLOW)
    assert not audible(seen, RED)


@pytest.mark.rule("PLAY-11", "TWO-6")
def test_provisions_draw_two_cards_and_play_both() -> None:
    game = new_table()
    game.state.deck = ("territory_C4", "city_1.1", "provisions.1")
    play(game, YELLOW, "provisions.1")
    owner = game.state.players[YELLOW]
    assert owner.squares == {"C4": ""}
    assert owner.waiting == ("city_1.1",)
    assert "provisions.1" in owner.used
    assert not owner.discarded


@pytest.mark.rule("PLAY-11")
def test_provisions_drawn_by_provisions_draw_again() -> None:
    game = new_table()
    game.state.deck = ("provisions.1", "provisions.2", "territory_C4")
    give(game, YELLOW, "laid", "provisions.1")
    run(game, PlayCard(YELLOW, "provisions.1"))
    assert game.state.players[YELLOW].squares == {"C4": ""}
    assert [event.cards for event in events_of(game, ProvisionsPlayed)] == [2, 0]


@pytest.mark.rule("GAME-4", "GAME-5")
def test_hands_and_the_deck_are_hidden_and_counted_and_used_piles_are_open() -> None:
    game = new_table()
    hold(game, YELLOW, "A1")
    give(game, RED, "hand", "territory_B1", "explorer")
    seen = view(game, YELLOW)
    assert seen.players[YELLOW].used.cards == ("territory_A1",)
    assert (seen.players[RED].hand.count, seen.players[RED].hand.cards) == (2, ())
    assert (seen.deck.count, seen.deck.cards) == (179, ())
    assert view(game, RED).players[RED].hand.cards == ("territory_B1", "explorer")


@pytest.mark.rule("TWO-1")
def test_not_even_its_owner_sees_a_reserve() -> None:
    game = new_table()
    give(game, YELLOW, "reserve", "territory_B1")
    assert view(game, YELLOW).players[YELLOW].reserve.cards == ()


@pytest.mark.rule("GAME-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_have_left_the_deck_never_come_back_to_it(players: int) -> None:
    game = BUNNY_KINGDOM.new(frozen_content(), NewGame(SEATS[:players], seed=1))
    left = set(game.state.deck)
    for _ in playing(game, seed=1):
        assert set(game.state.deck) <= left
        left = set(game.state.deck)
    assert len(left) >= 22 - 6, "provisions draw at most 6 of the 22 that are never dealt"


@pytest.mark.rule("GAME-6")
def test_every_card_is_somewhere_once() -> None:
    game = new_table()
    assert ZONES.everything(game.state) == dict.fromkeys(game.content.deck, 1)
