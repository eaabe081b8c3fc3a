"""What a bot knows: its view, the events that it heard, and games that agree with what it sees."""

from __future__ import annotations

from typing import Any

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent, PebbleSeen
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Session

SEEDS = range(5)


def begun() -> Session[Any, PebbleContent]:
    """A table at which both players have seen a pebble, each their own."""
    seats = (Seat(ANN, "Ann"), Seat(BEN, "Ben"))
    return Session.start(PEBBLES, PebbleContent(), NewGame((ANN, BEN), 1), seats)


def test_what_others_alone_were_told_is_not_heard() -> None:
    session = begun()
    told = [entry.event for entry in session.log(ANN)]
    assert list(session.information_set(ANN).heard) == told
    seen = [event.player for event in told if isinstance(event, PebbleSeen)]
    assert set(seen) == {ANN}


def test_each_seed_gives_a_game_that_looks_the_same_to_the_player() -> None:
    known = begun().information_set(ANN)
    for game in known.samples(SEEDS):
        assert PEBBLES.view(game, ANN) == known.view
        assert [decision.player for decision in game.decisions] == [ANN, BEN]
    assert known.sample(1).state == next(known.samples([1])).state
