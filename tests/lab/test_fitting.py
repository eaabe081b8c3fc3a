"""Fitting: what is worth something is found, and written so that bots read it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab import fitting
from wonderland_qt.lab.fitting import Row, fit_stage, solved

ANN, BEN = PlayerId("ann"), PlayerId("ben")


def drawn(chance: OwnChance, most: int) -> float:
    return chance.below("drawn", 2 * most + 1) - most


def game(number: int) -> Row:
    """A game in which a coin is worth two points, a hat nothing, and chance does the rest."""
    chance = OwnChance(number)
    features = {name: {"coins": drawn(chance, 5), "hats": drawn(chance, 5)} for name in (ANN, BEN)}
    lead = 2 * (features[ANN]["coins"] - features[BEN]["coins"]) / 2 + drawn(chance, 3)
    won = 0.5 if not lead else float(lead > 0)
    return Row(number, "late", features, {ANN: lead, BEN: -lead}, {ANN: won, BEN: 1 - won})


def test_what_is_worth_something_is_found() -> None:
    told = fit_stage("late", [game(number) for number in range(800)])
    assert told.weights["coins"] == pytest.approx(2, abs=0.2)
    assert told.weights["hats"] == pytest.approx(0, abs=0.15)
    assert told.explained > 0.7
    assert told.surprise < 0.7 * told.unknowing
    assert told.unknowing == pytest.approx(0.693, abs=0.001)


def test_what_is_the_same_for_all_gets_no_weight() -> None:
    rows = [
        row._replace(features={name: {**mine, "seats": 2} for name, mine in row.features.items()})
        for row in map(game, range(200))
    ]
    assert "seats" not in fit_stage("late", rows).weights


def test_linear_equations_are_solved() -> None:
    assert solved([[0, 2, 1], [1, 1, 0], [3, 0, 1]], [7, 3, 6]) == pytest.approx([1, 2, 3])


def fit_tea(*arguments: str) -> int:
    return main(["fit", "--game", "tea_for_2", "--jobs", "1", *arguments])


def test_values_are_told_and_written_so_that_bots_read_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fitting, "LEAST_POSITIONS", 8)
    assert fit_tea("--games", "12", "--json", "--save", str(tmp_path)) == WELL
    told = {one["stage"]: one for one in json.loads(capsys.readouterr().out)}
    ruleset = GAMES["tea_for_2"]
    content = ruleset.load([paths.content(), tmp_path])
    assert content.files.foresight.fitted.games == 12
    assert ruleset.foresight is not None
    read = ruleset.foresight.values(content)
    assert told
    for stage, one in told.items():
        assert dict(read[stage].weights) == one["weights"]
        assert read[stage].scale == one["scale"]


def test_any_number_of_processes_finds_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fitting, "LEAST_POSITIONS", 8)
    told = []
    for jobs in ("1", "2"):
        assert main(["fit", "--game", "tea_for_2", "--games", "14", "--jobs", jobs]) == WELL
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""


def test_too_few_games_are_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert fit_tea("--games", "1") == PROBLEMS
    assert "1 games give too few positions; play more with --games" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told_before_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert fit_tea("--save", "/nowhere/at/all") == PROBLEMS
    assert "no such folder" in capsys.readouterr().err
