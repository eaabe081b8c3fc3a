"""Seats that change while a game is under way: a game read from its state asks what the running one asks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.game_invariants import INVARIANTS, own_content
from tests.invariants import figures
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Answered, Journal, Seat, carried_over
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.session import Session

CHANGES_OF_SEATS = 3
"""How often in ten somebody leaves or takes a seat before an answer."""


@pytest.mark.parametrize("game", INVARIANTS)
@pytest.mark.parametrize("seed", figures(40))
def test_a_game_read_from_its_state_asks_what_the_running_game_asks(seed: int, game: str) -> None:
    session, chance = begun(game, seed), OwnChance(seed)
    while not session.over:
        if chance.below("changes", 10) < CHANGES_OF_SEATS:
            change_a_seat(session, chance)
            check_asked_anyway(session)
        if not session.over:
            answer(session, chance)
            check_asked_anyway(session)
    again = replay(session.ruleset, session.content, session.journal)
    assert again.game.state == session.game.state


def begun(game: str, seed: int) -> Session[Any, Any]:
    """A table at which persons and bots sit by turns."""
    ruleset, content = GAMES[game], own_content(game)
    sizes = ruleset.seating.sizes
    chosen = ruleset.seating.random_new_game(content, sizes[seed % len(sizes)], seed, {})
    players = ruleset.players(ruleset.new(content, chosen, None).state)
    seats = tuple(Seat(player, "", "random" if number % 2 else "") for number, player in enumerate(players))
    return Session.start(ruleset, content, chosen, seats, automatic=True)


def change_a_seat(session: Session[Any, Any], chance: OwnChance) -> None:
    """Let a bot take over for a person, or a person for a bot."""
    seat = chance.pick("seat", session.seats)
    session.change_seat(Seat(seat.player, "", "" if seat.is_bot else "random"))


def answer(session: Session[Any, Any], chance: OwnChance) -> None:
    """Let any player who is asked give any answer."""
    player = chance.pick("player", session.waiting)
    decision = session.decision_of(player)
    assert decision is not None
    session.follow(Answered(player, any_answer(decision, chance)))
    if session.turn_to_end:
        session.end_turn()


def check_asked_anyway(session: Session[Any, Any]) -> None:
    """What is read from the state of a session is asked as it is asked there."""
    state = session.ruleset.codec.encode(session.game.state)
    header = carried_over(session.journal, state).header
    loaded = replay(session.ruleset, session.content, Journal(header, [])).game
    assert loaded.decisions == session.game.decisions
    assert loaded.waiting() == session.game.waiting()
    assert session.ruleset.codec.encode(loaded.state) == state
