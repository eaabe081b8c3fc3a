"""Pictures to look at, of the moments of a game: `python -m tests.pictures FOLDER [GAME] [PLAYERS...]`.

Without a folder it takes the pictures of the documents (`pictures_of_docs.py`) and of the manual
(`pictures_of_manual.py`). The position comes from seeded bots; at each moment persons take the seats, so
that docks are seen.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.docs.pictures_of_docs import take_pictures
from tests.docs.pictures_of_manual import take_pictures_of_manual
from tests.every_game.moments import NAMES, SEED, moments_of
from wonderland_qt import paths
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.program.application import make_application, open_window
from wonderland_qt.app.settings import Settings
from wonderland_qt.engine.installed_games import first_game
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.scene.table.table_view import TableView

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


def main(folder: Path, game: str, players: tuple[int, ...]) -> None:
    """Leave all pictures of games with so many players."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(pace="instant", motion="off", curtain="off")
    with paths.throwaway_home():
        application = make_application()
        for number in players:
            window = open_window([paths.content()], settings, game)
            window.show()
            _Photographer(application, window, folder, game, number).picture_all()
            window.close()


class _Photographer:
    """Plays one game with bots and takes each picture once."""

    def __init__(self, application: Any, window: MainWindow, folder: Path, game: str, players: int) -> None:
        self._application, self._window, self._folder = application, window, folder
        self._moments = moments_of(game)
        self._players = players
        self._taken: set[str] = set()

    def picture_all(self) -> None:
        """Picture start, new game and every moment of the game."""
        self._picture("start")
        self._window.show_new_game()
        self._window.new_game.seats.set_size(self._players)
        self._picture("new-game")
        guests = tuple(Guest(name, "rule") for name in NAMES[: self._players])
        self._window.begin(Invitation(guests, SEED, 0, self._moments.options))
        self._play()
        self._picture("final")

    def _play(self) -> None:
        table, pace = self._window.table, self._window.pace
        assert table is not None
        assert pace is not None
        while not table.session.over:
            moment = self._moments.moment_of(table.session.view(None), table.session.decisions)
            if moment and moment not in self._taken:
                self._with_persons(table, moment)
            pace.finish_thinking()
            self._application.processEvents()

    def _with_persons(self, table: Any, moment: str) -> None:
        """Picture a moment with persons in the seats, who then leave them to bots again."""
        for seat in table.session.seats:
            table.change_seat(seat.player, seat.name, "")
        self._picture(moment)
        for seat in table.session.seats:
            table.change_seat(seat.player, seat.name, "rule")

    def _picture(self, moment: str) -> None:
        self._taken.add(moment)
        for width, height in SIZES:
            self._window.resize(width, height)
            self._settle()
            name = f"{moment}-{self._players}-{width}x{height}.png"
            self._window.grab().save(str(self._folder / name))

    def _settle(self) -> None:
        self._application.processEvents()
        for view in self._window.findChildren(TableView):
            view.bake_visible()
        self._application.processEvents()


if __name__ == "__main__" and not sys.argv[1:]:
    take_pictures()
    take_pictures_of_manual()
elif __name__ == "__main__":
    named = [word for word in sys.argv[2:] if not word.isdigit()]
    numbers = tuple(int(word) for word in sys.argv[2:] if word.isdigit())
    main(Path(sys.argv[1]), named[0] if named else first_game(), numbers or (3, 4))
