"""Keeps the window on its screen, and restores its place at the next start."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.paper.scaled_pages import FRAME
from wonderland_qt.app.settings import WindowPlace
from wonderland_qt.app.table_window import SMALLEST, USUAL

SIDE = 4
"""The assumed width of a window's frame at its sides and bottom."""


class WindowKeeper(QObject):
    """Watches a window from before it is shown until it is closed."""

    def __init__(self, window: MainWindow) -> None:
        """Restore the place that was saved last, and watch for other screens and for the end."""
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        self._restore_place(window.settings.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the window to a screen it moves to, and save its place when it is closed."""
        if event.type() == QEvent.Type.Show:
            handle = self._window.windowHandle()
            if handle is not None:
                handle.screenChanged.connect(self._shrink_to_screen, Qt.ConnectionType.UniqueConnection)
        if event.type() == QEvent.Type.Close:
            self._window.remember(place=self._current_place())
        return super().eventFilter(watched, event)

    def _restore_place(self, place: WindowPlace | None) -> None:
        """Restore the window's place, or the usual one in the middle of the screen.

        The usual one is maximised on a screen hardly larger.
        """
        screen = _screen_named(place.screen if place is not None else "")
        room = screen.availableGeometry()
        wanted = _rectangle(place.area) if place is not None else _usual_rectangle(room)
        self._window.setScreen(screen)
        self._window.setMinimumSize(_smallest_size(room))
        self._window.setGeometry(_fitted_into(wanted, room))
        maximised = place.maximised if place is not None else _is_hardly_larger(room)
        if maximised:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowMaximized)

    def _shrink_to_screen(self, screen: QScreen) -> None:
        """Shrink the window to the screen it was moved to, unless it fills that anyway."""
        room = screen.availableGeometry()
        self._window.setMinimumSize(_smallest_size(room))
        large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if not self._window.windowState() & large:
            self._window.resize(self._window.size().boundedTo(room.size()))

    def _current_place(self) -> WindowPlace:
        """Return the window's place to save: its area when it is neither maximised nor full-screen."""
        window = self._window
        maximised = bool(window.windowState() & Qt.WindowState.WindowMaximized)
        area = window.normalGeometry() if maximised or window.isFullScreen() else window.geometry()
        sides = (area.left(), area.top(), area.width(), area.height())
        return WindowPlace(sides, maximised, window.screen().name())


def _rectangle(area: tuple[int, int, int, int]) -> QRect:
    left, top, width, height = area
    return QRect(left, top, width, height)


def _smallest_size(room: QRect) -> QSize:
    """Return the smallest size of a window, which leaves room for its title bar on a small screen."""
    return QSize(*SMALLEST).boundedTo(room.size() - QSize(0, FRAME))


def _fitted_into(wanted: QRect, room: QRect) -> QRect:
    """Return a rectangle moved and shrunk into the room of a screen, below the title bar.

    `right` and `bottom` of a QRect are the last pixels inside it, one less than left plus width.
    """
    free = room.adjusted(SIDE, FRAME, -SIDE, -SIDE)
    size = wanted.size().boundedTo(free.size())
    left = min(max(wanted.left(), free.left()), free.right() + 1 - size.width())
    top = min(max(wanted.top(), free.top()), free.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _screen_named(name: str) -> QScreen:
    """Return the screen of this name, or the primary one."""
    screens = (screen for screen in QGuiApplication.screens() if screen.name() == name)
    return next(screens, QGuiApplication.primaryScreen())


def _usual_rectangle(room: QRect) -> QRect:
    """Return the usual place of the window, in the middle of the screen."""
    width, height = USUAL
    usual = QRect(0, 0, width, height)
    usual.moveCenter(room.center())
    return usual


def _is_hardly_larger(room: QRect) -> bool:
    """Tell whether the screen is hardly larger than the usual window."""
    width, height = USUAL
    return room.width() < width + FRAME or room.height() < height + FRAME
