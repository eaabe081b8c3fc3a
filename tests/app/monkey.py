"""Somebody who knows nothing and touches everything; for tests with `pytest.mark.window`."""

from __future__ import annotations

from typing import Any

from tests.every_game.on_screen import LANGUAGES
from wonderland_qt.engine.chance import OwnChance

KEYS = (
    "Return", "Space", "Escape", "Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "End", "Ctrl+Z",
    "Ctrl+Return", "F1", "F3", "F4", "F6", "E", "Q", "A", "P", "L", "T", "G", "1", "2", "+", "-", "0",
)  # fmt: skip
SIZES = ((1024, 640), (1280, 720), (1600, 960), (1920, 1080))


def let_nothing_wait(monkeypatch: Any) -> None:
    """Let the preferences close at once, and no one quit."""
    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    monkeypatch.setattr(SettingsDialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(MainWindow, "close", lambda _window: False)


def whole(window: Any) -> bool:
    """Tell whether the saved game is the one on the table, and can still be asked."""
    if window.table is None or window.table.session.over:
        return True
    session = window.table.session
    saved = session.ruleset.codec.decode(session.ruleset.codec.encode(session.game.state))
    return bool(session.ruleset.game(saved, session.content).decisions == session.game.decisions)


class Monkey:
    """Does one thing after another at random; `deeds` counts what it did."""

    def __init__(self, application: Any, window: Any, seed: int) -> None:
        self.application, self.window = application, window
        self._chance = OwnChance(seed)
        self.deeds: dict[str, int] = {}

    def play(self, times: int) -> None:
        """Do so many things."""
        acts = (self._press_key, self._press_key, self._click, self._click, self._drag, self._wheel)
        rare = (self._resize, self._change_seat, self._undo, self._leave, self._double_click, self._prefer)
        for _ in range(times):
            pool = rare if self._chance.below("rare", 20) == 0 else acts
            act = self._chance.pick("act", pool)
            self.deeds[act.__name__] = self.deeds.get(act.__name__, 0) + 1
            act()
            self._settle()

    def _settle(self) -> None:
        """Let everything happen, and let go of what is to be deleted, as a running program does."""
        from PySide6.QtCore import QEvent

        self.application.processEvents()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        pace = self.window.pace
        if pace is not None and pace.at_work:
            pace.finish_thinking()
            self.application.processEvents()
        self._come_back()

    def _come_back(self) -> None:
        """Begin a game when none is on the table, so that there is something to touch."""
        from wonderland_qt.models.lobby.invitation import Guest, Invitation

        if self.window.rules is not None and self._chance.below("rules", 4) == 0:
            self.window.rules.close()
        if self.window.table is None and self._chance.below("begin", 3) == 0:
            sizes = self.window.lobby.ruleset.seating.sizes
            number = self._chance.pick("players", [size for size in sizes if size > 2] or list(sizes))
            guests = [
                Guest(f"P{seat}", self._chance.pick("bot", ("", "", "random"))) for seat in range(number)
            ]
            self.window.begin(Invitation(tuple(guests), seed=self._chance.below("seed", 1000)))
            self.application.processEvents()

    def _target(self) -> Any:
        """Return the widget that the pointer is over: the drawn table more often than anything else."""
        from PySide6.QtWidgets import QWidget

        page = self.window.table_page
        if page is not None and page.drawn.isVisible() and self._chance.below("where", 3):
            return page.drawn.viewport()
        shown = [
            child for child in self.window.findChildren(QWidget) if child.isVisible() and child.isEnabled()
        ]
        return self._chance.pick("widget", shown)

    def _point(self, widget: Any) -> Any:
        from PySide6.QtCore import QPoint

        width, height = max(widget.width(), 1), max(widget.height(), 1)
        return QPoint(self._chance.below("x", width), self._chance.below("y", height))

    def _press_key(self) -> None:
        from PySide6.QtGui import QKeySequence
        from PySide6.QtTest import QTest

        key = QKeySequence(self._chance.pick("key", KEYS))
        QTest.keySequence(self.application.focusWidget() or self.window, key)

    def _click(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        widget = self._target()
        left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
        button = self._chance.pick("button", (left, left, left, right))
        QTest.mouseClick(widget, button, pos=self._point(widget))

    def _drag(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        page = self.window.table_page
        if page is None or not page.drawn.isVisible():
            return
        drawn = page.drawn
        begin, end = (self._end(drawn, which) for which in ("take", "put"))
        QTest.mousePress(drawn.viewport(), Qt.MouseButton.LeftButton, pos=begin)
        for part in (1, 2, 3):
            QTest.mouseMove(drawn.viewport(), begin + (end - begin) * part / 3)
        QTest.mouseRelease(drawn.viewport(), Qt.MouseButton.LeftButton, pos=end)

    def _end(self, drawn: Any, which: str) -> Any:
        """Return one end of a drag: often a piece that can be taken, or a place for it."""
        hand = drawn.hand
        places = [place for piece in hand.offer.takeable for place in hand.offer.places(piece)]
        pieces = hand.offer.takeable if which == "take" else places
        if not pieces or not self._chance.below(which, 3):
            return self._point(drawn.viewport())
        item = drawn.table_scene.item_of(self._chance.pick("piece", pieces))
        return drawn.mapFromScene(item.body.center())

    def _wheel(self) -> None:
        page = self.window.table_page
        if page is not None:
            page.drawn.zoom_by(self._chance.pick("zoom", (0.5, 0.8, 1.25, 2.0)))

    def _double_click(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        page = self.window.table_page
        if page is not None and page.drawn.isVisible():
            viewport = page.drawn.viewport()
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=self._point(viewport))

    def _resize(self) -> None:
        self.window.resize(*self._chance.pick("size", SIZES))

    def _undo(self) -> None:
        if self.window.table is not None:
            self.window.table.undo()

    def _change_seat(self) -> None:
        table = self.window.table
        if table is not None and not table.session.over:
            seat = self._chance.pick("seat", table.session.seats)
            table.change_seat(seat.player, seat.name, "" if seat.bot else "random")

    def _leave(self) -> None:
        """Go back to the start, and often go on with what was saved."""
        if self.window.table is not None:
            self.window.show_start()
            if self._chance.below("resume", 3):
                self.window.resume()

    def _prefer(self) -> None:
        import msgspec

        from wonderland_qt.app.settings import PREFERENCES

        window = self.window
        wanted = {field: self._chance.pick(field, values) for field, values in PREFERENCES.items()}
        wanted |= {"language": self._chance.pick("language", LANGUAGES), "pace": "instant"}
        changed = msgspec.structs.replace(window.settings, **wanted)
        window._keep_settings(changed)
