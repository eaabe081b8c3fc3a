"""The pages of reports: one file that needs no other, what is new first, nothing of the user's replaced."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.comparison import Change, Comparison, Novelty, Verdict
from wonderland_qt.lab.html.pages_of_figures import page_of_report, page_of_verdict
from wonderland_qt.lab.report import Report

GAMES = ["--game", "tea_for_2", "--bots", "random", "--jobs", "1"]
SIMULATE = ["simulate", *GAMES, "--games", "4", "--report", "--html"]
ELSEWHERE = re.compile(r"(?:src|href)=|url\(|@import|<script")


def headings(page: str) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", page)


def test_simulate_writes_a_page_that_needs_no_other_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SIMULATE, str(tmp_path / "tea.html")]) == WELL
    page = (tmp_path / "tea.html").read_text(encoding="utf-8")
    assert "<title>Tea for 2: 4 games between bots</title>" in page
    assert headings(page)[:2] == ["Wins by role, of the games played in", "Wins by seat"]
    assert "March Hare" in page
    assert "wonderland-qt simulate --game tea_for_2 --players 2 --games 4 --bots random --seed 1" in page
    assert not ELSEWHERE.search(page)
    assert [path.name for path in tmp_path.iterdir()] == ["tea.html"]


def test_a_file_is_replaced_only_when_asked_and_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.html"
    mine.write_text("mine", encoding="utf-8")
    assert main([*SIMULATE, str(mine)]) == PROBLEMS
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"{mine}: already exists; --force replaces it\n")
    assert mine.read_text(encoding="utf-8") == "mine"
    assert main([*SIMULATE, str(mine), "--force"]) == WELL
    assert "<svg" in mine.read_text(encoding="utf-8")


def test_a_folder_that_is_not_there_is_told_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SIMULATE, str(tmp_path / "none" / "tea.html")]) == PROBLEMS
    assert "no such folder; create it, or name another" in capsys.readouterr().err


def test_compare_writes_a_page_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack" / "tea_for_2"
    pack.mkdir(parents=True)
    (pack / "rules.yaml").write_text("{}\n", encoding="utf-8")
    command = ["compare", *GAMES, "--games", "3", "--pack"]
    assert main([*command, str(tmp_path / "pack"), "--html", str(tmp_path / "told.html")]) == WELL
    page = (tmp_path / "told.html").read_text(encoding="utf-8")
    assert "Tea for 2: what a pack changes" in page
    assert "3 games of 2 players before and after" in page


def test_a_bot_in_three_seats_of_four_has_a_fair_share_of_three_quarters(tmp_path: Path) -> None:
    command = ["simulate", "--bots", "random,random,random,rule", "--games", "4", "--report", "--jobs", "1"]
    assert main([*command, "--html", str(tmp_path / "bots.html")]) == WELL
    page = (tmp_path / "bots.html").read_text(encoding="utf-8")
    assert re.search(r">rule</text>.*of 25\.0 %</text>", page)
    assert re.search(r">random</text>.*of 75\.0 %</text>", page)


def test_a_bot_that_wins_every_game_is_seen_to() -> None:
    wins, margins = {"rule": 1.0, "random": 0.0}, {"bots": {"rule": 0.0, "random": 0.0}}
    report = Report(4, 100, 9000, 1.0, 100.0, 9000.0, 50.0, {}, {}, wins, margins=margins)
    page = page_of_report(report, {"rule": 0.75, "random": 0.25}, "Title", ["simulate"])
    assert re.findall(r'<path class="(\w+)"', page) == ["above", "below"]


def test_what_is_new_comes_before_what_changed() -> None:
    new = Novelty("wins", "<b>duchess", "", 0.4, 0.25, 0.05)
    change = Change("wins", "alice", "", 0.25, 0.2, 0.02, 0)
    told = Verdict(
        Comparison("wonderland", 4, 400, 300, (change,), (new,)), ("It changed.",), {"alice": "Alice"}
    )
    page = page_of_verdict(told, "Title", ["compare"])
    assert headings(page) == ["What is new", "Wins of the games played in, in percentage points"]
    assert "40.0 of 25.0 %" in page
    assert "<b>" not in page
