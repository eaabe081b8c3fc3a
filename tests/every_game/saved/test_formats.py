"""Saved games of each format ever written go on, and those of a content that was edited or is gone."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from tests.app.keyboard import Keyboard
from tests.pictures_coming import let_pictures_come
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.lookahead.playout import playout
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved.resume import Resumed, resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_content import layers_of, load_layers
from wonderland_qt.models.lobby.game_lobby import Lobby
from wonderland_qt.models.lobby.invitation import Guest, Invitation

FORMATS = Path(__file__).parents[1] / "formats"
GAMES_TESTED = Path(__file__).parents[2] / "games"
ANYTHING = sorted(path.name for path in FORMATS.glob("*.save") if path.stem.split("-")[1] in GAMES)
"""Real saved games, by the number of their format, their game, and what was different then."""


def gone_on(path: Path, game: str) -> Resumed[Any, Any]:
    ruleset = GAMES[game]
    content_folders = [paths.content()]
    return resume(
        ruleset, ruleset.load(content_folders), read_save(path), today=layers_of(content_folders, game)
    )


def some_guests(game: str) -> Invitation:
    guests = tuple(Guest("", "random") for _ in range(GAMES[game].seating.sizes[0]))
    return Invitation(guests, seed=1, first=0)


@pytest.mark.parametrize("name", ANYTHING)
def test_a_saved_game_of_each_format_goes_on_to_its_end_and_is_kept_in_the_present_one(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    shutil.copy(FORMATS / name, path)
    game = read_save(path).header.game
    resumed = gone_on(path, game)
    before = GAMES[game].codec.encode(resumed.play.game.state)
    *_, last = playout(resumed.play.game.clone(), seed=3)
    assert last.over
    file, _ = SaveFile.reopened(path)
    if resumed.which != "own":
        file.layers = layers_of([paths.content()], game)
    Session.resume(GAMES[game], resumed, file=file).close()
    again = gone_on(path, game)
    assert path.read_bytes().startswith(b'{"check":')
    own = resumed.which == "own"
    assert (again.which, again.from_state) == ("own" if own else "same", False)
    assert GAMES[game].codec.encode(again.play.game.state) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_the_content_that_was_read_whatever_becomes_of_its_files(
    game: str, tmp_path: Path, home: Path
) -> None:
    ruleset = GAMES[game]
    shutil.copytree(paths.content() / game, tmp_path / game)
    lobby = Lobby(ruleset, [tmp_path], bot_factory(0))
    shutil.rmtree(tmp_path / game)
    lobby.begin(some_guests(game)).session.close()
    (kept,) = paths.saves().iterdir()
    assert ruleset.fingerprint(load_layers(ruleset, read_save(kept).layers)) == ruleset.fingerprint(
        lobby.content
    )


OTHER = [game for game in GAMES if (GAMES_TESTED / game / "first_printing").is_dir()]
"""Games of which an older content lies in their tests."""


@pytest.mark.window
@pytest.mark.parametrize("game", OTHER)
def test_the_content_of_a_saved_game_is_let_go_of_with_its_replay(game: str, application: Any) -> None:
    from PySide6.QtCore import QEvent, QObject

    ruleset, content_folders = GAMES[game], [GAMES_TESTED / game / "first_printing"]
    Lobby(ruleset, content_folders, bot_factory(0)).begin(some_guests(game)).session.close()
    (kept,) = paths.saves().iterdir()
    parent = QObject()
    replay = Lobby(ruleset, [paths.content()], bot_factory(0)).replay(read_save(kept), parent)
    content = ref(replay.session.content)
    replay.close()
    del replay
    parent.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert content() is None


@pytest.mark.parametrize("game", OTHER)
def test_where_its_own_content_cannot_be_shown_a_game_goes_on_with_that_of_today_and_says_so(
    game: str,
) -> None:
    ruleset, today, then = GAMES[game], [paths.content()], [GAMES_TESTED / game / "first_printing"]
    Lobby(ruleset, then, bot_factory(0)).begin(some_guests(game)).session.close()
    (kept,) = paths.saves().iterdir()
    present, pieces = ruleset.load(today), ruleset.display.pieces

    def shown_today(view: Any, pack: Any) -> Any:
        assert pack is present
        return pieces(view, pack)

    fussy = replace(ruleset, display=replace(ruleset.display, pieces=shown_today))
    resumed = resume(fussy, present, read_save(kept), today=layers_of(today, game))
    alike = ruleset.fingerprint(ruleset.load(then)) == ruleset.fingerprint(present)
    assert (resumed.which, resumed.as_written) == (("same", True) if alike else ("present", False))


@pytest.mark.window
@pytest.mark.parametrize("packed", [False, True], ids=["edited", "pack removed"])
@pytest.mark.parametrize("game", OTHER)
def test_a_game_begun_on_other_content_goes_on_with_its_own_and_says_so(
    game: str, packed: bool, open_keyboard: Callable[..., Keyboard], tmp_path: Path, application: Any
) -> None:
    ruleset, content_folders = GAMES[game], [GAMES_TESTED / game / "first_printing"]
    if packed:
        shutil.copytree(content_folders[0] / game, tmp_path / "longer" / game)
        manifest = f"id: longer\nname: Longer evenings\nversion: '2.1'\ngame: {game}\n"
        (tmp_path / "longer" / "pack.yaml").write_text(manifest, encoding="utf-8")
        for name, inside in (("plain", ""), ("spy", '<image href="/etc/passwd"/>')):
            picture = tmp_path / "longer" / game / "art" / "evening" / f"{name}.svg"
            picture.parent.mkdir(parents=True, exist_ok=True)
            drawn = f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{inside}</svg>'
            picture.write_text(drawn, encoding="utf-8")
        content_folders = [paths.content(), tmp_path / "longer"]
    content = ruleset.load(content_folders)
    chosen = ruleset.seating.random_new_game(content, ruleset.seating.sizes[0], 5, {})
    players = ruleset.players(ruleset.new(content, chosen, None).state)
    seats = tuple(Seat(player, f"Guest {number}") for number, player in enumerate(players))
    file = SaveFile(paths.saves() / f"{game}-1.save", layers_of(content_folders, game))
    session = Session.start(ruleset, content, chosen, seats, file=file)
    session.close()
    shutil.rmtree(tmp_path / "longer", ignore_errors=True)
    window = open_keyboard(game).window
    window.resume()
    resumed = window.table.session
    assert ruleset.fingerprint(resumed.content) == ruleset.fingerprint(content)
    assert resumed.game.state == session.game.state
    assert resumed.content.files.appearances == window.lobby.content.files.appearances != {}
    kept = [path.name for folder in window.table.art for path in sorted(folder.rglob("*.svg"))]
    assert kept == (["plain.svg", "spy.svg"] if packed else []), "pictures of a pack that is gone"
    let_pictures_come(application)
    said = window.statusBar().currentMessage()
    assert ("spy.svg: this picture refers to a file outside itself" in said) == packed
    if ruleset.fingerprint(content) == ruleset.fingerprint(window.lobby.content):
        assert packed or said == ""
    else:
        assert ("Longer evenings 2.1" in said) == packed
        assert "continues with its original content" in said
