"""A finished game: read from its file and told, the same on any number of processes; a running one never."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.analysis import examination
from wonderland_qt.analysis.finished_game import NotOver, Task, analyse
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Seat, new_journal
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.saved_content import layers_of

GAME = "tea_for_2"
FEW = ["--rollouts", "8", "--jobs", "1"]


def saved(path: Path, answers: int) -> Path:
    """A game between rule-based bots after so many answers, in a file."""
    ruleset = GAMES[GAME]
    content, bot = ruleset.load([paths.content()]), new_bot("rule", 1)
    chosen = ruleset.seating.random_new_game(content, 2, 5, {})
    players = ruleset.players(ruleset.new(content, chosen, None).state)
    seats = tuple(Seat(player, player.title()) for player in players)
    file = SaveFile(path, layers_of([paths.content()], GAME))
    journal = new_journal(ruleset, content, chosen, seats)
    session = Session.go_on(ruleset, content, journal, file=file, automatic=True)
    for _ in range(answers):
        if not session.over:
            player = session.waiting[0]
            decision = session.decision_of(player)
            assert decision is not None
            session.choose(player, bot.choose(InformationSet(ruleset, session.game, player), decision))
    session.close()
    return path


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("games") / "over.save", 1000)


@pytest.fixture
def hardly_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are enough where only the telling is looked at."""
    monkeypatch.setattr(examination, "LEAST_MEASURED", 2)


@pytest.mark.usefixtures("hardly_measured")
def test_everybody_s_way_to_the_end_is_told_in_parts_that_add_up(
    over: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(over), *FEW, "--json"]) == WELL
    told = json.loads(capsys.readouterr().out)
    assert set(told["accounts"]) == set(told["players"])
    for player, account in told["accounts"].items():
        assert account["won"] == (0.5 if player in told["winners"] else -0.5)
        parts = account["own_choices"] + account["rivals_choices"] + account["luck"]
        assert parts == pytest.approx(account["won"])
    answers = [choice["answer"] for choice in told["chances"]]
    assert answers == sorted(set(answers))
    assert all(sum(choice["chances"].values()) == pytest.approx(1) for choice in told["chances"])
    assert len(told["moments"]) <= 5


@pytest.mark.usefixtures("hardly_measured")
def test_it_is_told_in_lines_with_words_of_the_game(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(over), *FEW, "--language", "pl"]) == WELL
    told = capsys.readouterr().out
    assert "own choices" in told
    assert "won by " in told
    assert "runda 1" in told


def test_any_number_of_processes_tells_the_same(over: Path) -> None:
    task = Task(str(over), GAME, (str(paths.content()),), 4)
    heard: list[tuple[int, int]] = []
    alone = analyse(task, lambda told: heard.append((told.done, told.of)), 1)
    assert heard[-1][0] == heard[-1][1] > len(alone.choices)
    assert analyse(task, lambda _told: None, 2) == alone


def test_a_running_game_tells_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = saved(tmp_path / "running.save", 10)
    assert main(["analyse", str(running), *FEW]) == PROBLEMS
    assert "the game is not over; finish it first" in capsys.readouterr().err
    with pytest.raises(NotOver):
        analyse(Task(str(running), GAME, (str(paths.content()),), 4), lambda _told: None, 1)


def test_a_file_that_is_no_game_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.save"
    file.write_text("nothing", encoding="utf-8")
    assert main(["analyse", str(file)]) == PROBLEMS
    assert "no.save" in capsys.readouterr().err
