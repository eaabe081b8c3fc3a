"""Whole games: their course, their end, and what is said of them (GAME, END)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.asking import run
from tests.games.bunny_kingdom.positions import PINK, RED, SEATS, YELLOW, frozen_content, new_table
from tests.playthroughs import choices
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.events import (
    CardDrawnFromReserve,
    CardsDiscarded,
    CardsOpened,
    DiscardSeen,
    HandsPassed,
)
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame
from wonderland_qt.games.bunny_kingdom.seen.log import NARRATION

log_text = NARRATION.log_text

PHASES = ("exploration", "construction", "harvest")


@cache
def played(players: int) -> Game:
    """Return a game among so many players at random, at its end, with all that happened."""
    events: list[Event] = []
    game = BUNNY_KINGDOM.new(frozen_content(), NewGame(SEATS[:players], seed=players), events)
    for decision, answer in choices(game, seed=players):
        game.choose(decision.player, answer)
    return game


def told(game: Game, kind: type[Event]) -> list[Event]:
    return [event for event in game.events or () if isinstance(event, kind)]


@pytest.mark.rule("GAME-1", "HARVEST-7")
@pytest.mark.parametrize("players", BUNNY_KINGDOM.seating.sizes)
def test_four_rounds_of_three_phases_then_the_parchments(players: int) -> None:
    game = played(players)
    begun = [event for event in game.events or () if isinstance(event, PhaseBegun)]
    assert [(event.round, event.phase) for event in begun] == [(r, p) for r in range(1, 5) for p in PHASES]
    assert [event.chapter for event in begun][-1] == 4
    assert [type(event).__name__ for event in game.events or ()][-1] == "ParchmentScored"
    assert game.state.phase == "over"
    assert all(len(player.harvests) == 4 for player in game.state.players.values())


@pytest.mark.rule("DRAFT-6", "TWO-5")
@pytest.mark.parametrize(("players", "choices_a_round", "passed"), [(2, 10, 9), (3, 6, 5), (4, 5, 4)])
def test_cards_are_opened_and_hands_passed_so_often(players: int, choices_a_round: int, passed: int) -> None:
    game = played(players)
    assert len(told(game, CardsOpened)) == 4 * choices_a_round
    assert len(told(game, HandsPassed)) == 4 * passed, "an empty hand is passed to nobody"


@pytest.mark.rule("TWO-4", "TWO-2")
def test_only_with_two_cards_are_drawn_from_reserves_and_discarded() -> None:
    assert len(told(played(2), CardsDiscarded)) == 2 * 4 * 10
    assert len(told(played(2), CardDrawnFromReserve)) == 2 * 4 * 10
    assert not told(played(3), CardsDiscarded)
    assert not told(played(3), CardDrawnFromReserve)
    for event in (*told(played(2), DiscardSeen), *told(played(2), CardDrawnFromReserve)):
        assert not audible(event, None)


@pytest.mark.rule("DRAFT-4", "TWO-7")
def test_each_round_has_its_side() -> None:
    game = played(3)
    sides = [event.side for event in game.events or () if isinstance(event, HandsPassed)]
    assert sides == ["left"] * 5 + ["right"] * 5 + ["left"] * 5 + ["right"] * 5


@pytest.mark.rule("GAME-1")
def test_each_question_belongs_to_a_phase() -> None:
    game = BUNNY_KINGDOM.new(frozen_content(), NewGame(SEATS, seed=3), None)
    asked = {(decision.prompt.key, game.state.phase) for decision, answer in answering(game, seed=3)}
    assert asked >= {("ask-cards", "exploration"), ("ask-build", "construction"), ("ask-trade", "harvest")}
    assert len(asked) == len({key for key, _ in asked})


def answering(game: Game, seed: int) -> Iterator[tuple[Decision, str]]:
    """Yield every question of a game with the answer that is then given."""
    for decision, answer in choices(game, seed):
        yield decision, answer
        game.choose(decision.player, answer)


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("players", BUNNY_KINGDOM.seating.sizes)
def test_the_score_is_made_of_harvests_and_parchments(players: int) -> None:
    game = played(players)
    for player in game.state.players.values():
        assert BUNNY_KINGDOM.scores(game)[player.id] == sum(player.harvests) + sum(player.scored.values())
        assert player.scored.keys() == set(player.parchments)


@pytest.mark.rule("END-2", "END-3")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((5, 9, 3), (RED,)), ((9, 9, 3), (YELLOW, RED)), ((0, 0, 0), (YELLOW, RED, PINK))],
)
def test_the_highest_score_wins_and_tied_players_share_the_victory(
    points: tuple[int, ...], winners: tuple[PlayerId, ...]
) -> None:
    game = new_table(3)
    for player, harvested in zip(game.state.players.values(), points, strict=True):
        player.harvests = (harvested,)
    run(game, EndGame())
    assert game.over
    assert BUNNY_KINGDOM.winners(game) == winners
    assert BUNNY_KINGDOM.narration.tie(game) is None


@pytest.mark.rule("PLAY-10", "GAME-4")
def test_whoever_does_not_know_the_parchments_takes_them_for_parchments_all_the_same() -> None:
    game = new_table(2)
    game.state.players[RED].parchments = ("explorer", "royal_ring")
    game.state.deck = tuple(card for card in game.state.deck if card not in ("explorer", "royal_ring"))
    known = set()
    for seed in range(20):
        dealt = BUNNY_KINGDOM.determinise(game, YELLOW)(seed).state
        assert set(dealt.players[RED].parchments) <= game.content.parchments.keys()
        known.add(frozenset(dealt.players[RED].parchments))
    assert len(known) > 10


def test_every_event_that_is_told_has_a_line_and_some_are_left_to_the_table() -> None:
    silent = {
        type(event).__name__ for event in played(2).events or () if not log_text(event, frozen_content(), {})
    }
    assert silent <= {"CardsDealt", "CardsOpened", "FiefHarvested", "HandReceived", "HandSeen"}


def test_the_moment_tells_round_and_phase() -> None:
    moment = BUNNY_KINGDOM.narration.moment(new_table(2, in_round=3).state)
    assert (moment.key, dict(moment.arguments)) == ("moment", {"round": 3, "phase": "setup"})


def test_the_colours_are_those_of_the_content() -> None:
    assert BUNNY_KINGDOM.seating.roster(frozen_content()) == SEATS
