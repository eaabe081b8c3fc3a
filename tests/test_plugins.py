"""Games and bots are found by entry points: of this program, and of packages beside it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wonderland_qt import paths, plugins
from wonderland_qt.bots.registry import BOTS, UnknownBot, new_bot
from wonderland_qt.engine import installed_games
from wonderland_qt.engine.installed_games import BrokenGame, broken_games, listed_games, ruleset_of
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.worded_errors import in_words
from wonderland_qt.models.narration.bot_names import bot_name

OURS = ["wonderland", "bunny_kingdom", "tea_for_2", "pixie_queen"]
BOX = "players = [2, 4]\nplace = 7\n"


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages lie beside the program; what was found is forgotten before and after."""
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    plugins.forget()
    paths.forget_plugins()
    installed_games.forget_games()


def package(folder: Path, name: str, group: str, points: str, code: str = "") -> Path:
    """Lay a package there as pip would; returns its folder."""
    info, module = folder / f"{name}-1.0.dist-info", folder / name
    info.mkdir()
    module.mkdir()
    (info / "entry_points.txt").write_text(f"[console_scripts]\nx = y:z\n\n[{group}]\n{points}\n")
    (module / "__init__.py").write_text(code)
    _forget()
    return module


def box(module: Path, game: str, written: str = BOX) -> None:
    """Lay a box of a game into a package."""
    (module / "resources" / game).mkdir(parents=True)
    (module / "resources" / game / "box.toml").write_text(written)


def test_our_own_games_and_bots_are_listed_in_the_order_of_their_boxes() -> None:
    assert [listed.id for listed in listed_games()] == OURS
    assert list(BOTS) == ["random", "rule"]
    assert broken_games() == ()


@pytest.mark.parametrize("game", OURS)
def test_a_box_says_what_the_rules_say(game: str) -> None:
    sizes = {listed.id: listed.sizes for listed in listed_games()}
    assert tuple(sizes[game]) == tuple(ruleset_of(game).seating.sizes)


def test_metadata_of_an_earlier_program_changes_nothing(beside: Path) -> None:
    package(beside, "wonderland_qt", plugins.GAMES, "tea_for_2 = wonderland_qt.games.gone:GONE")
    (beside / "wonderland_qt" / "__init__.py").unlink()
    assert [listed.id for listed in listed_games()] == OURS
    assert ruleset_of("tea_for_2").id == "tea_for_2"


def test_without_a_checkout_metadata_lists_our_games(beside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = "\n".join(f"{plugin.name} = {plugin.target}" for plugin in plugins.plugins(plugins.GAMES))
    monkeypatch.setattr(plugins, "ROOT", beside)
    package(beside, "wonderland_qt", plugins.GAMES, points)
    assert [listed.id for listed in listed_games()] == OURS


def test_a_package_s_game_stands_on_the_shelf_with_its_own_folders(beside: Path) -> None:
    module = package(beside, "pebble_game", plugins.GAMES, "pebbles = pebble_game.rules:PEBBLES")
    box(module, "pebbles")
    (module / "content" / "pebbles").mkdir(parents=True)
    assert [(listed.id, listed.sizes) for listed in listed_games()][-1] == ("pebbles", (2, 4))
    assert paths.of_game("pebbles") == module / "resources" / "pebbles"
    assert paths.in_content(paths.content(), "pebbles") == module / "content" / "pebbles"
    assert paths.in_content(beside, "pebbles") == beside / "pebbles"


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (None, "No such file"),
        ("players = []", "players is empty"),
        ("players = ", "TOMLDecodeError"),
        ("place = 1", "players"),
    ],
)
def test_a_game_that_cannot_be_listed_is_one_line(beside: Path, written: str | None, says: str) -> None:
    module = package(beside, "bad_game", plugins.GAMES, "bad = bad_game.rules:BAD")
    if written is not None:
        box(module, "bad", written)
    assert [listed.id for listed in listed_games()] == OURS
    (line,) = map(in_words, broken_games())
    assert "bad-game" in line
    assert says in line


def test_a_package_that_is_gone_is_one_line(beside: Path) -> None:
    package(beside, "gone_game", plugins.GAMES, "gone = nowhere_to_be_found.rules:GONE")
    assert ["nowhere_to_be_found" in in_words(line) for line in broken_games()] == [True]


@pytest.mark.parametrize("code", ["raise OSError('no dice')", "BAD = 7", ""])
def test_rules_that_cannot_be_imported_say_whose_they_are(beside: Path, code: str) -> None:
    module = package(beside, "bad_rules", plugins.GAMES, "bad = bad_rules.rules:BAD")
    box(module, "bad")
    (module / "rules.py").write_text(code)
    with pytest.raises(BrokenGame, match="bad-rules"):
        ruleset_of("bad")
    sys.modules.pop("bad_rules.rules", None)
    sys.modules.pop("bad_rules", None)


def test_a_package_s_bot_is_found_and_a_broken_one_says_so(beside: Path) -> None:
    code = "from wonderland_qt.bots.random_bot import RandomBot as Calm\n"
    package(beside, "calm_bot", plugins.BOTS, "calm = calm_bot:Calm\nlost = calm_bot:Lost", code)
    assert list(BOTS)[:2] == ["random", "rule"]
    assert new_bot("calm", 1).name == "random"
    with pytest.raises(UnknownBot, match="'lost'"):
        new_bot("lost", 1)


def test_a_package_s_bot_is_called_by_the_name_of_its_entry_point(beside: Path) -> None:
    package(beside, "wizards", plugins.BOTS, "wizard = wizards:Wizard")
    words = Words.load(paths.words("tea_for_2"), "en")
    assert [words.say(bot_name(kind)) for kind in ("wizard", "rule")] == ["wizard", "steady"]
    assert not words.missing


def test_the_command_line_lists_games_beside_a_broken_one(beside: Path) -> None:
    package(beside, "broken_game", plugins.GAMES, "broken = broken_game.rules:BROKEN")
    code = "import sys; sys.path.insert(0, sys.argv[1]); from wonderland_qt.cli import main; main(['games'])"
    run = [sys.executable, "-c", code, str(beside)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert all(game in done.stdout for game in OURS)
    assert done.stderr.count("\n") == 1
    assert "broken-game" in done.stderr
