"""What no one foresaw is written down and told in one message."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.invitations import ALONE, PERSONS
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app.program.trouble import Trouble
from wonderland_qt.cli import main
from wonderland_qt.cli.outcome import PROBLEMS, WELL
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import EndlessGame, Game
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.saved.reports import write_report

pytestmark = pytest.mark.window

MOST_MEGABYTES = 300
"""What a process takes at most for any file that somebody sends."""


def test_an_exception_is_told_without_a_traceback_and_reported_once(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.lobby.words.say, keyboard.window)
    for _ in range(2):
        trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    told = trouble.message.text()
    assert "ZeroDivisionError" not in told
    (report,) = paths.reports().iterdir()
    assert str(report) in told
    assert "a hat too many" in report.read_text(encoding="utf-8")
    assert paths.log().read_text(encoding="utf-8").count("a hat too many") == 2
    assert "up to the last decision" not in told, "no game is open"
    trouble.message.done(0)
    assert trouble.message is None


@pytest.mark.parametrize("kept", [True, False])
def test_that_a_game_is_saved_is_told_only_where_it_is(
    kept: bool, open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_keyboard().window
    window.begin(ALONE)
    trouble = Trouble(window.lobby.words.say, window)
    with monkeypatch.context() as patch:
        patch.setattr(SaveFile, "kept", kept)
        trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    assert ("Your game is saved up to the last decision" in trouble.message.text()) is kept
    trouble.message.done(0)


def test_a_report_shows_again_what_went_wrong_and_the_game_goes_on(
    open_keyboard: Callable[..., Keyboard],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(PERSONS)
    keyboard.settle()
    session = window.table.session
    player = session.waiting[0]
    option = any_answer(session.decision_of(player), OwnChance(1))
    before = session.game.state
    trouble = Trouble(window.lobby.words.say, window)

    def breaks(*_: object) -> None:
        raise ZeroDivisionError("a hat too many")

    def breaks_otherwise(*_: object) -> None:
        raise KeyError("no hat")

    with monkeypatch.context() as broken:
        broken.setattr(Game, "choose", breaks)
        with pytest.raises(ZeroDivisionError) as raised:
            session.choose(player, option)
        trouble.hear(raised.type, raised.value, raised.tb)
        (report,) = paths.reports().iterdir()
        assert main(["replay", str(report)]) == PROBLEMS
        assert "it happens again: ZeroDivisionError: a hat too many" in capsys.readouterr().out
        broken.setattr(Game, "choose", breaks_otherwise)
        assert main(["replay", str(report)]) == PROBLEMS
        assert "something else goes wrong: KeyError: 'no hat'" in capsys.readouterr().out
    assert main(["replay", str(report)]) == WELL
    assert "this time it worked" in capsys.readouterr().out
    assert session.game.state == before
    session.choose(player, option)
    assert session.game.state != before
    assert trouble.message is not None
    trouble.message.done(0)


BREAKS = """
from wonderland_qt.app.plain.score_view import ScoreView
from wonderland_qt.cli import main

def paintEvent(*_):
    raise ZeroDivisionError("a hat too many")
ScoreView.paintEvent = paintEvent
raise SystemExit(main(["replay", {report!r}]))
"""


def test_what_goes_wrong_while_painting_is_shown_again_from_its_report(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(sight="plain")
    keyboard.window.begin(ALONE)
    keyboard.settle()
    trouble = Trouble(keyboard.window.lobby.words.say, keyboard.window)
    trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    trouble.message.done(0)
    (report,) = paths.reports().iterdir()
    told = read_save(report).reported
    assert told is not None
    assert (told.circumstances["page"], told.circumstances["sight"]) == ("TablePage", "plain")
    program = [sys.executable, "-c", BREAKS.format(report=str(report))]
    again = subprocess.run(program, check=False, capture_output=True, text=True)
    assert "it happens again: ZeroDivisionError: a hat too many" in again.stdout, again.stderr
    assert again.returncode == PROBLEMS


def test_a_report_that_somebody_made_up_is_told_shortly_and_nothing_happens_again(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    circumstances = {
        "size": f"{'9' * 5000}x1",
        **{f"of {n}": "much " * 99 for n in range(999)},
        "page": "\x1b]52;c;eA==\x07",
        "sight": "\u202eplain",
    }
    report = write_report("a hat\x1b[2J too many\n" * 200_000, keyboard.window.table, circumstances)
    program = [sys.executable, "-m", "wonderland_qt.cli", "replay", str(report)]
    told = subprocess.run(program, check=False, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (WELL, "")
    assert told.stdout.endswith("this time it worked\n")
    assert len(told.stdout) < 30_000
    assert not {"\x1b", "\x07", "\u202e"} & set(told.stdout)


MEASURED = """
import re
from pathlib import Path
from wonderland_qt.cli import main
try:
    main(["replay", {report!r}])
finally:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    print(int(re.search(r"VmHWM:\\s+(\\d+) kB", status)[1]) // 1024)
"""


def test_a_report_from_the_largest_of_windows_is_shown_again_in_little_memory(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    circumstances = {"size": "99999x99999", "sight": "drawn"}
    report = write_report("a hat too many", keyboard.window.table, circumstances)
    program = [sys.executable, "-c", MEASURED.format(report=str(report))]
    told = subprocess.run(program, check=False, capture_output=True, text=True).stdout
    assert "this time it worked" in told
    assert int(told.split()[-1]) < MOST_MEGABYTES, f"{told.split()[-1]} MB"


def test_what_cannot_even_be_written_down_is_told(home: Path, open_keyboard: Callable[..., Keyboard]) -> None:
    home.write_text("in the way", encoding="utf-8")
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.shelf.say, keyboard.window)
    trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    assert "the report could not be saved" in trouble.message.text()
    assert str(paths.log()) in trouble.message.text()
    trouble.message.done(0)


def test_a_game_without_end_says_itself_what_is_wrong(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.lobby.words.say, keyboard.window)
    trouble.hear(
        EndlessGame, EndlessGame(text("endless-steps", most="10000", step="[Bound(effect='tea_1_01')]")), None
    )
    assert trouble.message is not None
    assert "10000 steps without a decision: [Bound(effect='tea_1_01')]" in trouble.message.text()
    trouble.message.done(0)
