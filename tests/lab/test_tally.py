"""Tallies add up games, and join."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab.tally import Tally

ANN, BOB, CAT = PlayerId("ann"), PlayerId("bob"), PlayerId("cat")


def played(winners: tuple[PlayerId, ...]) -> Tally:
    tally = Tally()
    tally.count((ANN, BOB), ("random", "rule"), {ANN: 30, BOB: 10}, winners, decisions=7)
    return tally


def test_a_game_counts_for_player_seat_and_bot() -> None:
    tally = played((BOB,))
    assert (tally.games, tally.decisions, tally.mean_score) == (1, 7, 20.0)
    assert tally.wins_by_player == {ANN: 0, BOB: 1}
    assert tally.wins_by_seat == {"1": 0, "2": 1}
    assert tally.wins_by_bot == {"random": 0, "rule": 1}


def test_a_shared_victory_counts_in_equal_parts() -> None:
    assert played((ANN, BOB)).wins_by_player == {ANN: 0.5, BOB: 0.5}


def test_tallies_join() -> None:
    tally = played((ANN,))
    tally.join(played((BOB,)))
    assert tally.games == 2
    assert tally.wins_by_player == {ANN: 1, BOB: 1}
    assert tally.games_by_player == {ANN: 2, BOB: 2}


def test_an_empty_tally_has_no_mean() -> None:
    assert Tally().mean_score == 0.0


def test_shared_victories_come_out_the_same_in_any_order() -> None:
    games = [(ANN, BOB), (ANN,), (ANN, BOB, CAT), (BOB,), (ANN, BOB, CAT), (CAT, ANN)] * 5
    forth, back = Tally(), Tally()
    for winners in games:
        forth.join(played(winners))
    for winners in reversed(games):
        back.join(played(winners))
    assert forth == back
