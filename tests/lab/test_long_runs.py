"""Long runs: whatever ends one, the same command goes on from its journal, and comes to the same report."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.lab.test_runner import without_clock
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.lab.packed_sums import PAIRED, PLAYED
from wonderland_qt.lab.paired_games import Paired, play_pairs
from wonderland_qt.lab.report import Report
from wonderland_qt.lab.runner import Interrupted, Setting, load, play_numbers, simulate

SETTING = Setting(
    "tea_for_2", (str(paths.content()),), 2, 40, ("random", "rule"), seed=4, options={}, rates=True
)
GAMES = ["--game", "tea_for_2", "--games", "40", "--bots", "random,rule", "--seed", "4"]
COMMAND = ["simulate", *GAMES, "--report", "--json", "--jobs"]

KILLED_AFTER_A_CHUNK = """
import os, signal, sys
from wonderland_qt.cli import main
from wonderland_qt.cli.lab import games_progress, simulate
from contextlib import contextmanager

@contextmanager
def killing(games, before):
    yield lambda more: os.kill(os.getpid(), signal.SIGKILL)

simulate.shown_progress = killing
main(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def undisturbed() -> dict[str, object]:
    return without_clock(simulate(SETTING, lambda _: None, jobs=1))


def reported(printed: str) -> dict[str, object]:
    told = without_clock(msgspec.json.decode(printed, type=Report))
    return told | {"names": {}}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_after_a_kill_the_same_command_goes_on_and_reports_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], undisturbed: dict[str, object]
) -> None:
    journal = tmp_path / "journal"
    command = [*COMMAND, "2", "--journal", str(journal)]
    killed = subprocess.run([sys.executable, "-c", KILLED_AFTER_A_CHUNK, *command], check=False)
    assert killed.returncode == -signal.SIGKILL
    lines = journal.read_bytes().splitlines()
    assert len(lines) >= 2
    assert main([*COMMAND, "7", "--journal", str(journal)]) == WELL
    assert reported(capsys.readouterr().out) == undisturbed
    assert main([*COMMAND, "1", "--journal", str(journal)]) == WELL, "all is played: it only reports"
    assert reported(capsys.readouterr().out) == undisturbed


def test_an_interrupt_tells_what_is_played_and_how_to_go_on(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    undisturbed: dict[str, object],
) -> None:
    played: list[int] = []

    def interrupt(more: int) -> None:
        played.append(more)
        if len(played) == 3:
            raise KeyboardInterrupt

    command = [*COMMAND, "1", "--journal", str(tmp_path / "journal")]
    with monkeypatch.context() as patched:
        patched.setattr("wonderland_qt.cli.lab.games_progress.ProgressLines", lambda *_: interrupt)
        assert main(command) == PROBLEMS
    told = capsys.readouterr()
    assert msgspec.json.decode(told.out, type=Report).games == sum(played)
    assert told.err == f"stopped after {sum(played)} of 40 games; the same command goes on from there\n"
    assert main(command) == WELL
    assert reported(capsys.readouterr().out) == undisturbed


def test_an_interrupt_brings_what_was_played() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        simulate(SETTING, interrupt, jobs=1)
    assert isinstance(stopped.value.found, Report)


def test_more_games_may_be_added_and_none_taken_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = ["--journal", str(tmp_path / "journal")]
    games = ["simulate", "--game", "tea_for_2", "--jobs", "1", "--json", "--games"]
    assert main([*games, "3", *journal]) == WELL
    assert main([*games, "5", *journal]) == WELL
    first, second = (msgspec.json.decode(line, type=Report) for line in capsys.readouterr().out.splitlines())
    assert (first.games, second.games) == (3, 5)
    assert main([*games, "4", *journal]) == PROBLEMS
    assert "this journal has 5 games; give --games 5 or more" in capsys.readouterr().err
    assert main([*games, "5", "--seed", "8", *journal]) == PROBLEMS
    assert "this journal is of --seed 1, not 8; do as it was begun" in capsys.readouterr().err


def test_a_comparison_goes_on_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack" / "tea_for_2"
    pack.mkdir(parents=True)
    (pack / "rules.yaml").write_text("{}\n", encoding="utf-8")
    command = ["compare", "--game", "tea_for_2", "--bots", "random", "--jobs", "1", "--json", "--pack"]
    command += [str(tmp_path / "pack"), "--journal", str(tmp_path / "journal"), "--games"]
    assert main([*command, "3"]) == WELL
    capsys.readouterr()
    assert main([*command, "6"]) == WELL
    resumed = capsys.readouterr().out
    (tmp_path / "journal").unlink()
    assert main([*command, "6"]) == WELL
    assert capsys.readouterr().out == resumed


def test_sums_come_back_from_json_as_they_were() -> None:
    content = load(SETTING)
    played = play_numbers(SETTING, content, range(4))
    assert PLAYED.unpack(PLAYED.pack(played)) == played
    pairs = play_pairs([(SETTING, content), (msgspec.structs.replace(SETTING, seed=9), content)], range(4))
    back: Paired = PAIRED.unpack(PAIRED.pack(pairs))
    assert back == pairs
