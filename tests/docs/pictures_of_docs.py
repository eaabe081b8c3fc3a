"""The pictures of the documents, taken of the real program: docs/pictures.md says which is which.

Games are seeded games of bots in a home that is thrown away; at each moment persons take the seats.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.app.pupil import Pupil
from tests.every_game.moments import NAMES, moments_of
from wonderland_qt import paths
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.program.application import make_application, open_window
from wonderland_qt.app.settings import Settings, store_settings
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.table.table_view import TableView

FOLDER = Path("docs") / "pictures"
SIZE, QUALITY = (1920, 1080), 68
PLAYERS, SEED = 4, 41
OTHERS = (
    ("bunny_kingdom", 20, 4, "building", "bunny-kingdom"),
    ("tea_for_2", 20, 2, "choice", "tea-for-2"),
    ("pixie_queen", 20, 4, "action", "pixie-queen"),
    ("pixie_queen", 20, 4, "judgement", "judgement"),
)
"""Games that are pictured at one moment: which, from what seed, by how many, when, and the picture."""
HOUSE_RULES = (("bags", "all"),)
DRAWS, FIGHTERS, TEA_CARDS = 6, 3, 6


class Moment(NamedTuple):
    """When a picture is taken: at a decision, or of a beat on the way."""

    name: str
    comes: Callable[[Any, Any], bool]
    on_the_way: bool = False


def _asks(table: Any, place: str) -> bool:
    return any(option.put.startswith(place) for asked in table.session.decisions for option in asked.options)


def at_tea(table: Any, view: Any) -> bool:
    return view.phase == "tea" and sum(view.tea.taken.values()) >= TEA_CARDS and _asks(table, "chair:")


def _placing(table: Any, view: Any) -> bool:
    return view.phase == "tea" and sum(view.tea.taken.values()) >= 2 * TEA_CARDS and _asks(table, "region:")


def drawing(table: Any, view: Any) -> bool:
    battle = view.battle
    return battle is not None and battle.draws >= DRAWS and len(table.session.decisions) == FIGHTERS


def _revealed(table: Any, _view: Any) -> bool:
    arts = {piece.art for piece in table.showing.beat.pieces if piece.kind == "label"}
    return {"madness", "strength"} <= arts


def _result(table: Any, _view: Any) -> bool:
    return bool(table.showing.beat.stage.id == "result")


def _forging(table: Any, view: Any) -> bool:
    return view.phase == "war" and _asks(table, "space:")


WONDERLAND = (
    Moment("tea", at_tea),
    Moment("realm", _placing),
    Moment("chips", _revealed, on_the_way=True),
    Moment("battle", drawing),
    Moment("result", _result, on_the_way=True),
    Moment("forge", _forging),
)


def _at(game: str, moment: str) -> Callable[[Any, Any], bool]:
    moments = moments_of(game)
    return lambda table, view: moments.moment_of(view, table.session.decisions) == moment


def take_pictures(folder: Path = FOLDER) -> None:
    """Take all pictures of the documents again."""
    folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    with TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        Album(application, folder).fill()


class Album:
    """Takes pictures of windows of one size into a folder, as NAME.jpg."""

    def __init__(
        self, application: Any, folder: Path, size: tuple[int, int] = SIZE, language: str = ""
    ) -> None:
        self._application, self._folder = application, folder
        self._size, self._language = size, language

    def fill(self) -> None:
        """Picture the shelf, a first game and the moments of games."""
        window = self.open("wonderland")
        self.picture(window, "shelf")
        self.picture_lesson(window)
        window.close()
        self.picture_game("wonderland", SEED, HOUSE_RULES, WONDERLAND, "final")
        for game, seed, players, moment, picture in OTHERS:
            self.picture_game(game, seed, (), (Moment(picture, _at(game, moment)),), players=players)

    def open(self, game: str) -> MainWindow:
        """Open the window with a game chosen on the shelf."""
        settings = Settings(pace="instant", motion="off", curtain="off", language=self._language)
        store_settings(settings)
        window = open_window([paths.content()], settings, game)
        window.show()
        window.resize(*self._size)
        return window

    def picture_lesson(self, window: MainWindow) -> None:
        """Picture a first game where something is to be dragged."""
        window.first_game("wonderland")
        pupil = Pupil(self._application, window)
        while len(pupil.room.light.pointed) < len(("piece", "place")):
            pupil.act()
        self.picture(window, "first-game")

    def picture_game(
        self,
        game: str,
        seed: int,
        house_rules: tuple[tuple[str, str], ...],
        moments: tuple[Moment, ...],
        end: str = "",
        players: int = PLAYERS,
    ) -> None:
        """Play a seeded game of bots and picture its moments, and its end where a name is given for it."""
        window, waiting = self.open(game), list(moments)
        guests = tuple(Guest(name, "rule") for name in NAMES[:players])
        window.begin(Invitation(guests, seed, 0, (*moments_of(game).options, *house_rules)))
        table = window.table
        assert table is not None
        while not table.session.over and (waiting or end):
            for moment in self._now(window, table, waiting):
                waiting.remove(moment)
            self._go_on(window)
        if end:
            self.picture(window, end)
        window.close()

    def _go_on(self, window: MainWindow) -> None:
        assert window.pace is not None
        window.pace.finish_thinking()
        self._application.processEvents()

    def _now(self, window: MainWindow, table: Table, waiting: list[Moment]) -> Iterator[Moment]:
        """Picture the moments that have come, and leave those on the way."""
        table.showing.paced = any(moment.on_the_way for moment in waiting)
        while table.showing.beat is not None:
            shown = [moment for moment in waiting if moment.on_the_way]
            yield from self._come(window, table, shown)
            table.go_on()
            self._application.processEvents()
        decided = [moment for moment in waiting if not moment.on_the_way]
        yield from self._come(window, table, decided, seated=True)

    def _come(
        self, window: MainWindow, table: Table, moments: list[Moment], seated: bool = False
    ) -> Iterator[Moment]:
        view = table.session.view(None)
        for moment in moments:
            if moment.comes(table, view):
                self._seat(table, "" if seated else "rule")
                self._answer_first(table)
                self.picture(window, moment.name)
                self._seat(table, "rule")
                yield moment

    def _seat(self, table: Table, bot: str) -> None:
        for seat in table.session.seats:
            if seat.bot != bot:
                table.change_seat(seat.player, seat.name, bot)

    def _answer_first(self, table: Table) -> None:
        """Let the first of several who answer in secret be ready."""
        with suppress(IndexError):
            table.press(table.pads.together[0].player, 0)

    def picture(self, window: MainWindow, name: str) -> None:
        """Take a picture of a window at rest."""
        self.settle(window)
        window.grab().save(str(self._folder / f"{name}.jpg"), quality=QUALITY)

    def settle(self, window: MainWindow) -> None:
        """Let everything in a window come to rest."""
        self._application.processEvents()
        for view in window.findChildren(TableView):
            view.bake_visible()
        self._application.processEvents()
