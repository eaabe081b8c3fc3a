"""The command line: what each command prints, its exit codes, and that bad use gets one clear message."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, WRONG_USE, main
from wonderland_qt.engine import flow, installed_games
from wonderland_qt.engine.game_options import game_option
from wonderland_qt.engine.installed_games import GAMES

TESTS = Path(__file__).resolve().parents[1] / "games" / "wonderland"
SCENARIO = TESTS / "scenarios" / "battle" / "madness_costs_a_unit.yaml"
TEST_PACK = ["--alone", "--content", str(TESTS / "content")]


def wrong_use(arguments: list[str]) -> int | str | None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    return stopped.value.code


def test_simulate_reports_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "2", "--games", "2", "--jobs", "1", "--json"]) == WELL
    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        "players",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_score",
        "wins_by_player",
        "wins_by_seat",
        "wins_by_bot",
    ]
    assert (report["players"], report["games"]) == (2, 2)


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--seed", "7"]) == WELL
    assert "wins by player" in capsys.readouterr().out


def test_compare_tells_what_a_pack_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wonderland").mkdir()
    note = tmp_path / "wonderland" / "note.yaml"
    note.write_text("tiles:\n  - {id: tile_even, values: [6, 6, 6]} # only a comment is new\n")
    few = ["--games", "2", "--bots", "random", "--jobs", "1"]
    assert main(["compare", "--pack", str(tmp_path), *few, "--json", "--follow"]) == WELL
    *_, followed, told = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert followed == told
    assert told["comparison"]["games"] == 2
    assert told["names"]["alice"] == "Alice"
    assert main(["compare", "--pack", str(tmp_path), *few, "--language", "uk"]) == WELL
    assert told["sentences"][0] not in capsys.readouterr().out


def test_a_game_without_end_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(flow, "DECISIONS_IN_A_GAME", 5)
    assert main(["simulate", "--games", "1", "--jobs", "1"]) == PROBLEMS
    assert capsys.readouterr().err.strip().startswith("5 decisions and no end: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "--bots", "nobody"], "unknown bot 'nobody'; known: random"),
        (["simulate", "--bots", "search:x"], "'search:x' does not say how many games to play out"),
        (["simulate", "--option", "set=Z"], "--option: unknown ally set 'Z'; known: A, B, C, D"),
        (["simulate", "--option", "set=rose=Z"], "there is no set 'Z' for rose; there are A, B, C, D"),
        (["simulate", "--option", "set=roze=A"], "unknown ally type 'roze'; did you mean 'rose'?"),
        (["simulate", "--option", "set=rose=A,rose=B"], "'rose=A,rose=B' is chosen twice"),
        (["simulate", "--option", "set="], "unknown ally set ''"),
        (["simulate", "--option", "sets=A"], "wonderland has no option 'sets'; did you mean 'set'?"),
        (["simulate", "--option", "set"], "--option set: write NAME=VALUE"),
        (["bench", "--game", "wonderlnd"], "unknown game 'wonderlnd'; did you mean 'wonderland'?"),
        (["play", "--game", "chess"], "--game: unknown game 'chess'"),
        (["simulate", "--games", "0"], "'0' is not a whole number of at least 1"),
        (["simulate", "--players", "9"], "wonderland takes 2, 3, 4 or 5 players, not 9"),
        (["compare"], "the following arguments are required: --pack"),
        (["compare", "--pack", ".", "--language", "tlh"], "--language: unknown language 'tlh'; known: en"),
        (["validate", "--alone"], "--alone needs at least one --content DIR"),
        (["fly"], "invalid choice: 'fly'"),
    ],
)
def test_wrong_use_is_told_in_a_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wrong_use(arguments) == WRONG_USE
    assert message in capsys.readouterr().err


def test_validate_finds_no_mistake_in_the_game_s_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate"]) == WELL
    assert capsys.readouterr().out.startswith("no mistakes in ")


def test_validate_lists_every_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wonderland" / "teas.yaml"
    file.parent.mkdir()
    file.write_text("tea_cards:\n  - {id: tea_9, round: 1, rewards: [{vpp: 3}]}\n  - {id: tea_8, round: 4}\n")
    assert main(["validate", str(tmp_path)]) == PROBLEMS
    first, *others = capsys.readouterr().err.splitlines()
    assert first.startswith(f"{file}:2:")
    assert "unknown verb 'vpp'; did you mean 'vp'?" in first
    assert len(others) == 2


def test_validate_names_the_words_that_a_game_option_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ruleset, length = GAMES["tea_for_2"], game_option("length", ("usual", "short"))
    options = ruleset.seating.options
    seating = replace(ruleset.seating, options=lambda pack: (*options(pack), length))
    monkeypatch.setattr(installed_games, "GAMES", {"tea_for_2": replace(ruleset, seating=seating)})
    assert main(["validate", "--game", "tea_for_2"]) == PROBLEMS
    told = capsys.readouterr().err.splitlines()
    lacking = ("length-short", "length-short-about", "length-usual", "length-usual-about", "option-length")
    folder = paths.of_game("tea_for_2") / "words/en"
    assert told == [
        f"{folder}: no words for '{key}'; add '{key} = ...' to one of its files" for key in lacking
    ]


def test_a_missing_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(tmp_path / "nowhere")]) == PROBLEMS
    assert "no such file or folder" in capsys.readouterr().err


def test_scenario_says_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SCENARIO), *TEST_PACK]) == WELL
    assert capsys.readouterr().out == f"{SCENARIO}: ok\n"


def test_scenario_says_what_differed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(SCENARIO.read_text().replace("{red_keep: 2}, supporters", "{red_keep: 3}, supporters"))
    assert main(["scenario", str(wrong), *TEST_PACK]) == PROBLEMS
    assert "red_keep" in capsys.readouterr().out


def test_replay_refuses_what_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "game.save"
    save.write_text("no save\n")
    assert main(["replay", str(save)]) == PROBLEMS
    assert str(save) in capsys.readouterr().err


def test_a_game_that_nobody_knows_is_named_shortly(capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong_use(["simulate", "--game", "x" * 5_000]) == WRONG_USE
    assert "unknown game 'xxx" in (told := capsys.readouterr().err)
    assert len(told) < 500


def test_bench_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "1", "--json"]) == WELL
    figures = json.loads(capsys.readouterr().out)
    assert {
        "us_per_decision",
        "clone_us",
        "games_per_second",
        "rule_games_per_second",
        "content_load_ms",
        "save_bytes",
    } <= figures.keys()


@pytest.mark.parametrize(
    ("picture", "told"),
    [("notes.txt", "not the name of a picture"), ("nowhere/picture.png", "no such folder")],
)
def test_a_picture_that_cannot_be_written_is_told_before_the_game(
    picture: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--smoke", str(tmp_path / picture)]) == PROBLEMS
    assert told in capsys.readouterr().err
    assert list(tmp_path.glob("[!h]*")) == []


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong_use(["--help"]) == WELL
    shown = capsys.readouterr().out
    assert "examples:" in shown
    assert "exit codes:" in shown


def test_an_earlier_game_whose_rules_have_changed_is_replayed_from_how_it_stood(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(Path(__file__).parents[1] / "every_game/formats/2-tea_for_2.save")]) == WELL
    first, *scores, _ = capsys.readouterr().out.splitlines()
    assert first == "30 answers, given under other rules, so this is the saved state"
    assert scores == ["blue: 6", "pink: 4"]
