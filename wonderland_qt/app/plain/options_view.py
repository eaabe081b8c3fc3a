"""The list of options; a click or Enter chooses one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.wrapped import WrappedList
from wonderland_qt.models.qt_index import Index
from wonderland_qt.models.table.options_model import OptionRole, OptionsModel

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CHOOSING = (*ENTER, Qt.Key.Key_Space)


class OptionsView(WrappedList):
    """The current options: emits `chosen` with one, `pointed` with the piece that the current one is about.

    While `several` options are picked for one answer, Enter is left to the window, which seals it.
    """

    chosen = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with one option to choose; `several` is set while more than one is picked for an answer."""
        super().__init__(beside=20, above=13, parent=parent)
        self.setObjectName("options")
        self.several = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.clicked.connect(self._emit_chosen)

    def point_at_first(self) -> None:
        """Make the first option, if there is one, the current one."""
        model = self.model()
        if isinstance(model, OptionsModel) and model.rowCount():
            self.setCurrentIndex(model.index(0))
            self.scrollToTop()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit the piece that the current option, if there is one, is about."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.pointed.emit(current.data(OptionRole.ABOUT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter or Space; Space prefers the usual option, if there is one.

        While several options are picked, Space picks the current one, and Enter is left to the window. With
        Ctrl, keys mean what they do in any list of Qt, but Space always chooses a usual option.
        """
        if self.several and event.key() in ENTER:
            event.ignore()
            return
        prefers_usual = event.key() == Qt.Key.Key_Space and not self.several
        usual = self._index_of_usual() if prefers_usual else None
        if usual is not None:
            self._emit_chosen(usual)
        elif event.key() in CHOOSING and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._emit_chosen(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click, as the options may have changed after the first."""
        event.accept()

    def _index_of_usual(self) -> QModelIndex | None:
        """Return the index of the usual option, or None if the decision has none."""
        options = self.model()
        if not isinstance(options, OptionsModel) or not options.usual:
            return None
        return options.index(options.row_of(options.usual))

    def _emit_chosen(self, index: QModelIndex) -> None:
        """Emit the option at an index, if there is one."""
        if index.isValid():
            self.chosen.emit(index.data(OptionRole.ID))
