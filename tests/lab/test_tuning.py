"""Tuning: a number known to be wrong is found and put right, one that does nothing is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pixie_queen.positions import FIRST_PRINTING
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.components.weights import numbers
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.lab import tuning
from wonderland_qt.lab.changed_bot import CannotEvaluate, Shift
from wonderland_qt.lab.findings import file_of, save_numbers
from wonderland_qt.lab.runner import Setting, load
from wonderland_qt.lab.tuning import Search, names_matching, steps

MARKER = "mine.marker"
"""In the first printing bots value a marker at a third of what it is worth, and hardly dig."""


def searching(deals: int, content: Path = FIRST_PRINTING, game: str = "pixie_queen", jobs: int = 1) -> Search:
    players = min(GAMES[game].seating.usual_size, 3)
    setting = Setting(game, (str(content),), players, 0, ("rule",), 1, {})
    return Search(setting, load(setting), deals, lambda _: None, jobs)


def test_a_wrong_number_put_right_gains() -> None:
    told = searching(8).measure({}, Shift(MARKER, 0.55, 1.6))
    assert told.gains
    assert (told.games, told.fair) == (24, 0.3333)
    assert told.wins > 0.6
    assert told.lead > 10


def test_where_no_answer_changes_there_is_nothing_to_measure() -> None:
    told = searching(2).measure({}, Shift(MARKER, 0.55, 0.55))
    assert (told.wins, told.wins_margin, told.lead, told.lead_margin) == (told.fair, 0, 0, 0)
    assert not told.gains
    assert not told.may_gain


def test_rivals_go_by_what_is_kept_already() -> None:
    among_diggers = searching(4).measure({MARKER: 1.6}, Shift(MARKER, 1.6, 1.6))
    digging = searching(4).measure({}, Shift(MARKER, 1.6, 1.6))
    assert among_diggers.wins == among_diggers.fair
    assert digging.wins > digging.fair


def test_any_number_of_processes_tells_the_same() -> None:
    alone, together = (searching(5, jobs=jobs).measure({}, Shift(MARKER, 0.55, 0.7)) for jobs in (1, 2))
    assert alone == together


def test_a_value_with_which_bots_cannot_evaluate_is_told() -> None:
    search = searching(1, paths.content(), "tea_for_2")
    with pytest.raises(CannotEvaluate, match="with usual_rounds at 0 bots cannot evaluate"):
        search.measure({}, Shift("usual_rounds", 36, 0))


def test_each_number_that_is_meant_is_moved_both_ways() -> None:
    content = load(searching(1).setting)
    assert names_matching(content, ["mine.m*"]) == [MARKER]
    assert len(names_matching(content, ())) == len(numbers(content.weights))
    moved = [(shift.before, shift.after) for shift in steps(content, [MARKER], {MARKER: 1.0})]
    assert moved == [(1.0, 1.3), (1.0, 0.7)]


def test_a_race_finds_the_wrong_number_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "STEP", 0.9)
    search = searching(4)
    told = search.race({}, steps(search.content, ["goods.left_over", MARKER], {}))
    assert (told[0].number, told[0].after) == (MARKER, 1.04)
    assert told[0].lead > 5


def test_saving_changes_the_numbers_alone(tmp_path: Path) -> None:
    shipped = file_of(paths.content(), "wonderland").read_text(encoding="utf-8")
    file = file_of(tmp_path, "wonderland")
    file.parent.mkdir()
    file.write_text(shipped, encoding="utf-8")
    ruleset = GAMES["wonderland"]
    weights = ruleset.load([paths.content()]).weights
    before = numbers(weights)
    save_numbers(file, weights, ["tea.fresh", "regions.reach.3"], 1200)
    saved = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in saved if "tuned" not in line] == [
        line for line in shipped.splitlines() if "tuned" not in line
    ]
    read = ruleset.load([paths.content(), tmp_path]).weights
    assert numbers(read) == before
    assert read.tuned.games == 1200


def test_a_pack_holds_only_what_was_tuned(tmp_path: Path) -> None:
    ruleset = GAMES["wonderland"]
    weights = ruleset.load([paths.content()]).weights
    save_numbers(file_of(tmp_path, "wonderland"), weights, ["tea.fresh"], 1)
    save_numbers(
        file_of(tmp_path, "wonderland"), weights, ["tea.fresh", "regions.reach.3", "quests.fought"], 2
    )
    text = file_of(tmp_path, "wonderland").read_text(encoding="utf-8")
    assert text.count("fresh") == text.count("tuned") == 1
    assert "forging" not in text
    assert ruleset.load([paths.content(), tmp_path]).weights.tuned.games == 2


FEW = ("--content", str(FIRST_PRINTING), "--alone", "--game", "pixie_queen", "--players", "3", "--jobs", "1")


def test_the_command_measures_one_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *FEW, "--number", MARKER, "--to", "1.6", "--games", "24"]) == WELL
    assert capsys.readouterr().out.startswith("mine.marker 0.55 -> 1.6: gains; wins ")


def test_the_command_checks_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--number", "goods.left_over", "--check", "--games", "6"]
    assert main(["tune", *FEW, *wanted]) == WELL
    assert "0 of 1 numbers are worth moving" in capsys.readouterr().out
    monkeypatch.setattr(tuning, "STEP", 0.9)
    assert main(["tune", *FEW, "--number", MARKER, "--check", "--games", "12"]) == PROBLEMS
    assert "mine.marker 0.55 -> 1.04: gains" in capsys.readouterr().out


def test_the_command_tunes_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tuning, "STEP", 0.9)
    assert main(["tune", *FEW, "--number", MARKER, "--games", "24", "--save", str(tmp_path)]) == WELL
    assert "1 of 1 numbers were moved" in capsys.readouterr().out
    tuned = GAMES["pixie_queen"].load([FIRST_PRINTING, tmp_path]).weights
    assert tuned.mine.marker > 1
    assert tuned.tuned.games > 60


def test_the_command_lists_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *FEW, "--list", "--number", "mine.*"]) == WELL
    assert "mine.marker 0.55" in capsys.readouterr().out.splitlines()
    assert main(["tune", *FEW, "--list", "--json"]) == WELL
    assert '"mine.marker":0.55' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (["--number", "mine.markr"], "no number 'mine.markr'; did you mean 'mine.marker'?"),
        (["--by", "2"], "--by and --to need a --number NAME"),
        (["--number", MARKER, "--by", "0"], "'0' is not a number above 0 other than 1"),
        (["--number", MARKER, "--by", "twice"], "'twice' is not a number"),
        (["--number", MARKER, "--to", "inf"], "'inf' is not a number"),
        (["--number", "mine.*", "--to", "2"], "--to: 7 numbers have this name; name one of them"),
        (["--number", MARKER, "--to", "2", "--save", "."], "--save: only tuning writes"),
        (["--number", MARKER, "--to", "2", "--check"], "not allowed with argument"),
        (["--games", "0"], "'0' is not a whole number of at least 1"),
        (["--players", "9"], "--players: pixie_queen takes"),
    ],
)
def test_the_command_refuses_plainly(
    wanted: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["tune", "--game", "pixie_queen", *wanted])
    assert told in capsys.readouterr().err


def test_there_is_nothing_to_tune_without_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pixie_queen").mkdir()
    for file in (FIRST_PRINTING / "pixie_queen").glob("*.yaml"):
        if file.name != "evaluation.yaml":
            (tmp_path / "pixie_queen" / file.name).write_bytes(file.read_bytes())
    wanted = ["--content", str(tmp_path), "--alone", "--game", "pixie_queen"]
    assert main(["tune", *wanted]) == PROBLEMS
    assert "no numbers of bots here; add pixie_queen/evaluation.yaml" in capsys.readouterr().err
    assert main(["tune", "--game", "pixie_queen", "--save", str(tmp_path / "nowhere")]) == PROBLEMS
    assert "no such folder; create it" in capsys.readouterr().err


@pytest.mark.soak
def test_a_check_finds_the_wrong_one_of_many() -> None:
    search = searching(96)
    names = names_matching(search.content, ["mine.*"])
    told = search.race({}, steps(search.content, names, {}))
    assert MARKER in {one.number for one in told if one.gains}


TUNED = [game for game in GAMES if "  tuned:" in file_of(paths.content(), game).read_text(encoding="utf-8")]


@pytest.mark.soak
@pytest.mark.parametrize("game", TUNED)
def test_no_number_of_a_tuned_game_is_worth_moving(game: str) -> None:
    search = searching(-(-1000 // GAMES[game].seating.usual_size), paths.content(), game)
    names = names_matching(search.content, ())
    told = search.race({}, steps(search.content, names, {}))
    assert [one for one in told if one.gains] == []
