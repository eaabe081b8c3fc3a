"""What games tell of cards and abilities: offers, choices, and the hands that won."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from tests.lab.test_runner import setting
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.lab.rates import Ledger
from wonderland_qt.lab.report import Report, names_of, words_of_things
from wonderland_qt.lab.runner import simulate
from wonderland_qt.lab.shares import VICTORY

CUP, HAT = Thing("card", "cup"), Thing("card", "hat")


def counted(games: int, jobs: int = 1) -> Report:
    return simulate(msgspec.structs.replace(setting(games), rates=True), lambda _: None, jobs)


def test_rates_are_shares_of_offers_and_of_hands() -> None:
    ledger = Ledger()
    ledger.things[CUP].offered, ledger.things[CUP].taken = 4, 1
    ledger.things[CUP].held, ledger.things[CUP].won = 2, VICTORY // 2
    ledger.things[HAT].offered = 3
    cup, hat = ledger.rates()["card"]
    assert (cup.id, cup.offered, cup.taken, cup.held, cup.won) == ("cup", 4, 0.25, 2, 0.25)
    assert (hat.id, hat.taken, hat.held, hat.won) == ("hat", 0.0, 0, 0.0)


def test_ledgers_join_and_travel_between_processes() -> None:
    ledger, other = Ledger(), Ledger()
    for one in (ledger, other):
        one.things[CUP].offered, one.things[CUP].taken = 2, 1
        one.played["A"]["ann"] += 1
    other.by_variant["A"]["ann"] += VICTORY
    ledger.join(pickle.loads(pickle.dumps(other)))  # noqa: S301 our own bytes
    assert ledger.rates()["card"][0].offered == 4
    assert ledger.wins_by_variant() == {"A": {"ann": 0.5}}


def test_games_tell_of_all_that_players_can_have() -> None:
    report = counted(3)
    assert set(report.rates) == {"ability", "quest", "tea card", "tile", "wonderlandian"}
    taken = sum(row.offered * row.taken for row in report.rates["tea card"])
    assert taken > 3 * 3 * 3 * 3, (
        "four cards a round, three rounds, three players, three games; some by chance"
    )
    for rows in report.rates.values():
        assert all(0 <= row.taken <= 1 and 0 <= row.won <= 1 for row in rows)
    assert report.wins_by_variant["A"] == report.wins_by_player, "all games were played with one set"


def test_a_report_has_names_and_margins_of_error() -> None:
    report = counted(6)
    words = Words.load(paths.words("wonderland"), "en")
    named = report.in_words(words).names
    assert (named["alice"], named["tea_1_01"]) == ("Alice", "Rose-leaf Jam")
    assert report.margins.keys() == {"bots", "decisions", "score", "scores", "seats", "variant A", "wins"}
    assert 0 < report.margins["score"][""] < report.mean_score
    assert all(0 < report.margins["seats"][seat] < 0.6 for seat in "123")
    assert any(row.taken_margin for row in report.rates["tea card"])


def test_counting_changes_no_game_however_many_processes_count() -> None:
    games = 26
    alone, together = counted(games), counted(games, jobs=2)
    assert alone.rates == together.rates
    assert alone.wins_by_seat == simulate(setting(games), lambda _: None, jobs=1).wins_by_seat


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_all_that_a_content_shows_and_reports_tell_of_has_a_name(game: str, language: str) -> None:
    ruleset, content = GAMES[game], GAMES[game].load([paths.content()])
    words = words_of_things(ruleset, content, paths.words(game), language)
    things = {entry.thing.id for entry in ruleset.display.gallery(content) if entry.thing is not None}
    named = names_of(things, words)
    assert named.keys() == things
    assert not [name for name in named.values() if name.startswith("[")]
