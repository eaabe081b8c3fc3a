"""Many games: the same seed gives the same report, however many processes play it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from wonderland_qt import paths
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab import runner
from wonderland_qt.lab.report import Report
from wonderland_qt.lab.runner import Setting, simulate


def setting(games: int, players: int = 3, seed: int = 1) -> Setting:
    return Setting("wonderland", (str(paths.content()),), players, games, ("random",), seed, {"set": "A"})


def without_clock(report: Report) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(report).items() if "second" not in name}


def test_every_game_has_winners() -> None:
    done: list[int] = []
    report = simulate(setting(4, players=5), done.append, jobs=1)
    assert (report.games, report.players, sum(done)) == (4, 5, 4)
    assert report.decisions > 4 * 100
    for wins in (report.wins_by_player, report.wins_by_seat, report.wins_by_bot):
        assert abs(sum(wins.values()) - 1) < 0.001


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (simulate(setting(3), lambda _: None, jobs=1) for _ in range(2))
    assert without_clock(first) == without_clock(again)
    assert without_clock(first) != without_clock(simulate(setting(3, seed=2), lambda _: None, jobs=1))


def test_more_processes_play_the_same_games() -> None:
    games = 26
    alone, together = (simulate(setting(games), lambda _: None, jobs=jobs) for jobs in (1, 2))
    assert without_clock(alone) == without_clock(together)


class Listener:
    """Takes the first option, and notes how many events it has heard by then."""

    name = "listener"

    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the first option."""
        self.noted.append(len(known.heard))
        return decision.options[0].id


@pytest.mark.parametrize(("kind", "hears"), [("search:20", True), ("rule", False)])
def test_bots_hear_what_has_happened_unless_all_answer_from_the_view(
    kind: str, hears: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[int] = []
    monkeypatch.setattr(runner, "new_bot", lambda _kind, _seed: Listener(noted))
    simulate(msgspec.structs.replace(setting(1), bots=(kind,)), lambda _: None, jobs=1)
    assert (noted[-1] > 100) is hears


def test_kinds_of_bot_move_round_the_table() -> None:
    mixed = msgspec.structs.replace(setting(1), bots=("random", "rule", "rule"))
    assert mixed.kinds(0) == ("random", "rule", "rule")
    assert mixed.kinds(1) == ("rule", "rule", "random")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_is_in_as_many_games_and_as_often_in_each_seat(players: int) -> None:
    roster = tuple(map(PlayerId, "abcde"))
    seatings = [setting(0, players).seating(roster, number) for number in range(30)]
    assert Counter(name for seating in seatings for name in seating) == dict.fromkeys(roster, 6 * players)
    for seat in zip(*seatings, strict=True):
        assert Counter(seat) == dict.fromkeys(roster, 6)


def test_neighbours_change() -> None:
    roster = tuple(map(PlayerId, "abcde"))
    assert len({setting(0, 5).seating(roster, number) for number in range(100)}) > 60
