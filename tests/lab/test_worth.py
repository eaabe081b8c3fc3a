"""What games tell of cards and abilities: offers, choices, and the hands that won."""

from __future__ import annotations

import pickle

import msgspec

from tests.lab.test_runner import setting
from wonderland_qt.engine.evidence import Thing
from wonderland_qt.lab.runner import GAMES_IN_A_CHUNK, Report, simulate
from wonderland_qt.lab.worth import Ledger

CUP, HAT = Thing("card", "cup"), Thing("card", "hat")


def counted(games: int, jobs: int = 1) -> Report:
    return simulate(msgspec.structs.replace(setting(games), worth=True), lambda _: None, jobs)


def test_worth_is_shares_of_offers_and_of_hands() -> None:
    ledger = Ledger()
    ledger.things[CUP].offered, ledger.things[CUP].taken = 4, 1
    ledger.things[CUP].held, ledger.things[CUP].won = 2, 0.5
    ledger.things[HAT].offered = 3
    cup, hat = ledger.worths()["card"]
    assert (cup.id, cup.offered, cup.taken, cup.held, cup.won) == ("cup", 4, 0.25, 2, 0.25)
    assert (hat.id, hat.taken, hat.held, hat.won) == ("hat", 0.0, 0, 0.0)


def test_ledgers_join_and_travel_between_processes() -> None:
    ledger, other = Ledger(), Ledger()
    for one in (ledger, other):
        one.things[CUP].offered, one.things[CUP].taken = 2, 1
        one.games["A"] += 1
    other.by_variant["A"]["ann"] += 1
    ledger.join(pickle.loads(pickle.dumps(other)))  # noqa: S301 our own bytes
    assert ledger.worths()["card"][0].offered == 4
    assert ledger.wins_by_variant() == {"A": {"ann": 0.5}}


def test_games_tell_of_all_that_players_can_have() -> None:
    report = counted(3)
    assert set(report.worth) == {"ability", "quest", "tea card", "wonderlandian"}
    taken = sum(worth.offered * worth.taken for worth in report.worth["tea card"])
    assert taken > 3 * 3 * 3 * 3, (
        "four cards a round, three rounds, three players, three games; some by chance"
    )
    for worths in report.worth.values():
        assert all(0 <= worth.taken <= 1 and 0 <= worth.won <= 1 for worth in worths)
    assert abs(sum(report.wins_by_variant["A"].values()) - 1) < 0.001


def test_counting_changes_no_game_however_many_processes_count() -> None:
    games = GAMES_IN_A_CHUNK + 1
    alone, together = counted(games), counted(games, jobs=2)
    assert alone.worth == together.worth
    assert alone.wins_by_seat == simulate(setting(games), lambda _: None, jobs=1).wins_by_seat
