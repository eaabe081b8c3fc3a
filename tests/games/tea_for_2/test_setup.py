"""What lies in the box, and how it lies before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tea_for_2.positions import BLUE, PINK, SEATS, frozen_content, new_game
from wonderland_qt.components.seat_order import Seats
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.cards import in_supply
from wonderland_qt.games.tea_for_2.content_files import Token
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.view import ZONES, view

CONTENT = frozen_content()
SEEDS = range(40)
TOKENS: tuple[Token, ...] = ("tarts", "hourglasses")


def values(group: str) -> list[int]:
    """Return the values of a group of cards."""
    return [card.value for card in CONTENT.groups[group]]


@pytest.mark.rule("COMP-1", "COMP-2", "COMP-3", "COMP-4", "COMP-7")
def test_there_are_fifty_cards_by_decks_stacks_and_rabbits() -> None:
    assert len(CONTENT.cards) == 50
    assert values("blue") == values("pink") == list(range(1, 10))
    assert {stack: values(stack) for stack in CONTENT.price} == {s: [v] * 5 for s, v in CONTENT.price.items()}
    assert list(CONTENT.price.values()) == [4, 5, 6, 7, 8]
    assert values("rabbits") == [1] * 7
    assert len({(card.character, card.stars) for card in CONTENT.groups["rabbits"]}) == 1


@pytest.mark.rule("COMP-5", "COMP-6", "COMP-9")
def test_track_tokens_tiles_and_watch_are_as_many_as_printed() -> None:
    files = CONTENT.files
    assert (files.track.end, files.track.cups) == (25, 2)
    assert CONTENT.tokens == {"tarts": 9, "hourglasses": 5}
    assert Counter(mission.tile for mission in files.missions) == dict.fromkeys(range(1, 6), 2)
    assert len(CONTENT.ring) == 5


@pytest.mark.rule("COMP-8")
def test_the_cards_of_a_stack_differ_in_stars() -> None:
    assert all(len({card.stars for card in CONTENT.groups[stack]}) > 1 for stack in CONTENT.price)


@pytest.mark.rule("SETUP-2", "SETUP-4", "SETUP-5", "SETUP-6")
def test_players_begin_with_their_deck_and_what_the_flamingo_leaves_them() -> None:
    state = new_game(flamingo="pink").state
    assert state.flamingo == PINK
    blue, pink = state.players[BLUE], state.players[PINK]
    assert (blue.tarts, pink.tarts) == (3, 1)
    assert [len(p.deck) for p in (blue, pink)] == [9, 9]
    assert [(p.stars, p.cups, p.hourglasses, p.discard) for p in (blue, pink)] == [(0, 0, 0, ())] * 2
    assert len(state.rabbits) == 7
    assert {token: in_supply(new_game(), token) for token in TOKENS} == dict.fromkeys(TOKENS, 5)
    assert new_game(flamingo="blue").state.players[BLUE].tarts == 1
    assert {new_game(seed).state.flamingo for seed in SEEDS} == set(SEATS)


@pytest.mark.rule("SETUP-1", "MISSION-7")
def test_missions_lie_by_chance_and_faces_of_one_tile_never_meet() -> None:
    tile_of = {mission.id: mission.tile for mission in CONTENT.files.missions}
    layouts = [new_game(seed).state.missions for seed in SEEDS]
    assert all(Counter(tile_of[m] for m in layout.values()) == Counter(range(1, 6)) for layout in layouts)
    assert {mission for layout in layouts for mission in layout.values()} == set(CONTENT.missions)
    assert dict(new_game(missions="first_game").state.missions) == CONTENT.files.first_game


@pytest.mark.rule("SETUP-3", "SECRET-1")
def test_every_stack_has_a_card_on_top_by_chance() -> None:
    tops = [new_game(seed).state.market["alice"][-1] for seed in SEEDS]
    assert set(tops) == {card.id for card in CONTENT.groups["alice"]}


@pytest.mark.rule("SETUP-7")
def test_the_watch_points_to_any_space() -> None:
    assert {new_game(seed).state.space for seed in SEEDS} == set(CONTENT.ring)


@pytest.mark.rule("SECRET-1", "SECRET-2", "SECRET-3", "DECK-1")
def test_a_view_tells_what_a_deck_holds_by_value_and_nothing_of_its_order() -> None:
    game = new_game()
    seen = view(game, BLUE)
    assert seen == view(game, None)
    state, pink = game.state, game.state.players[PINK]
    pink.deck = pink.deck[::-1]
    state.market = {stack: (*pile[-2::-1], pile[-1]) for stack, pile in state.market.items()}
    assert view(game, BLUE) == seen, "however pools are held"
    held = [CONTENT.cards[card].value for card in seen.players[PINK].deck]
    assert held == sorted(held)
    dealt = ZONES.dealt_anew(game, BLUE)(7).state
    assert dealt.players == game.state.players
    assert dealt.seed != game.state.seed


def test_an_unknown_option_and_a_side_that_sits_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="expected one of random, blue, pink"):
        new_game(flamingo="green")
    twice: Seats = (BLUE, BLUE)
    with pytest.raises(ValueError, match="two seats"):
        TEA_FOR_2.seating.seated(CONTENT, twice, 1, {})


def test_the_seats_are_the_sides() -> None:
    events: list[Event] = []
    table = TEA_FOR_2.seating.random_new_game(CONTENT, 2, 3, {})
    game = TEA_FOR_2.new(CONTENT, table, events)
    assert {*TEA_FOR_2.players(game.state)} == {PlayerId("blue"), PlayerId("pink")}
