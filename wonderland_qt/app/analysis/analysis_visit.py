"""Opens the analysis of a saved game in the window, and the pages it leads to."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wonderland_qt.app.analysis.analysis_page import AnalysisPage
from wonderland_qt.app.visited_window import VisitedWindow
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.saved.game_analysis import GameAnalysis
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.models.saved.saved_types import Save, UnreadableSave, read_save
from wonderland_qt.scene.pictures.emblems import emblems_of


def open_analysis(window: VisitedWindow, path: Path) -> AnalysisPage | None:
    """Leave the table and show the analysis of a finished game.

    If the saved game cannot be read, say why on the shelf and return None.
    """
    window.show_start()
    try:
        save = read_save(path)
        lobby = window.shelf.lobby(save.header.game)
        game = _running_or_new(window, save)
        replay = lobby.replay(save, window.pages)
    except UnreadableSave as error:
        window.show_start(window.shelf.unreadable_save(error))
        return None
    page = AnalysisPage(game, replay, emblems_of(replay.cast))
    replay.setParent(page)
    page.left.connect(partial(window.show_saved, path))
    page.looked.connect(partial(window.show_saved, path))
    page.tried.connect(partial(_play_on_before, window, replay, save))
    window.pages.visit(page)
    game.start()
    page.focus()
    return page


def _running_or_new(window: VisitedWindow, save: Save) -> GameAnalysis:
    """Return the running analysis of this saved game, or stop all others and make a new one."""
    for game in window.pages.findChildren(GameAnalysis):
        if game.running and game.save.path == save.path:
            return game
        game.stop()
        game.deleteLater()
    folders = window.shelf.lobby(save.header.game).content_folders
    return GameAnalysis(save, folders, window.pages)


def _play_on_before(window: VisitedWindow, replay: Replay, save: Save, answer: int, player: str) -> None:
    """Play on from before a choice, with a person in the seat of the player who made it."""
    replay.session.go_to(answer - 1)
    guests = [
        Guest(seat.name, "" if seat.player == player else seat.bot, PlayerId(seat.player))
        for seat in replay.session.seats
    ]
    lobby = window.shelf.lobby(save.header.game)
    window.play_on(lobby.play_on(replay, save.layers, guests))
