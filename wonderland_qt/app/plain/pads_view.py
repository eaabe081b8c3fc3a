"""The pads of people who answer in secret: their keys, and whether they have answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import caption, discard, say, styled, without_margins
from wonderland_qt.app.paper.wrapped import WrappedLabel
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.pads import Pad
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems, picture

EMBLEM, KEY, SPACING = 36, (36, 28), 6
LEAST_NAME = 12


class PadView(QFrame):
    """One person's pad; nothing about it reveals which answer they give."""

    def __init__(self, table: Table, emblems: Emblems, pad: Pad, grown: float) -> None:
        """Lay the keys below the name if the answer stays hidden, else beside it."""
        super().__init__()
        self.setObjectName("pad")
        self._table, self._say, self._pad, self._grown = table, table.words.say, pad, grown
        self.state = styled(caption(""), "ready")
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        layout = QBoxLayout(down if pad.decision.face_down else across, self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.addLayout(self._emblem_and_name(emblems), 1)
        layout.addLayout(self._keys_with_meanings())
        self.show_state(pad.ready)

    def show_state(self, ready: bool) -> None:
        """Show whether the person has answered."""
        state = self._say(Text("pad-ready" if ready else "pad-choosing"))
        say(self.state, state)
        keys = "; ".join(f"{key}: {meaning}" for key, meaning in self._meaning_of_keys())
        title = self._table.title_of(self._pad.player)
        self.setAccessibleName(self._say(text("pad-of", player=title, state=state, keys=keys)))

    def _emblem_and_name(self, emblems: Emblems) -> QHBoxLayout:
        """Return the emblem of the person beside their name and whether they are ready."""
        head, emblem, names = QHBoxLayout(), QLabel(), QVBoxLayout()
        emblem.setPixmap(picture(emblems[self._pad.player], round(EMBLEM * self._grown)))
        head.addWidget(emblem)
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(styled(FitLabel(self._table.name_of(self._pad.player), LEAST_NAME), "bold"))
        names.addWidget(self.state)
        names.addStretch()
        head.addLayout(names, 1)
        return head

    def _keys_with_meanings(self) -> QGridLayout:
        """Return the keys as caps, each beside the words of its option."""
        grid = QGridLayout()
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row, (key, meaning) in enumerate(self._meaning_of_keys()):
            cap = styled(QLabel(key, alignment=Qt.AlignmentFlag.AlignCenter), "key")
            width, height = KEY
            cap.setFixedSize(round(width * self._grown), round(height * self._grown))
            grid.addWidget(cap, row, 0)
            grid.addWidget(caption(meaning), row, 1)
        return grid

    def _meaning_of_keys(self) -> list[tuple[str, str]]:
        """Return each key with the words of the option that it chooses."""
        options = self._pad.decision.options
        meanings = [capital(self._table.voice.say(option.text)) for option in options]
        return list(zip(self._pad.keys, meanings, strict=True))


class PadsView(QWidget):
    """The pads of people who answer in secret now; emits `rewrapped` when its height changes."""

    rewrapped = Signal()

    def __init__(
        self,
        table: Table,
        emblems: Emblems,
        wanted: Callable[[], tuple[Pad, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """Show the pads that `wanted` returns above the explanation of their keys.

        `_explained` says whether that explanation is shown.
        """
        super().__init__(parent)
        self._table, self._emblems, self._wanted = table, emblems, wanted
        self._shown: list[tuple[object, ...]] = []
        self._views: list[PadView] = []
        self._explained, self._grown = True, 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(table.words.say(Text("pane-pads")))
        self._cards = QWidget()
        self._column = without_margins(QVBoxLayout(self._cards), SPACING)
        self._hint = styled(WrappedLabel(), "hint")
        say(self._hint, table.words.say(Text("pad-hint")))
        rows = without_margins(QVBoxLayout(self), SPACING)
        rows.addWidget(self._cards)
        rows.addWidget(self._hint)

    def grow(self, grown: float) -> None:
        """Scale emblems and keys; the next refresh makes all pads again."""
        self._grown, self._shown = grown, []
        self._fix_height()

    def refresh(self) -> None:
        """Show the current pads, and only update the state of those already shown."""
        pads = self._wanted()
        asked: list[tuple[object, ...]] = [(pad.decision, pad.keys) for pad in pads]
        if asked != self._shown:
            self._shown = asked
            self._lay_pads(pads)
        for view, pad in zip(self._views, pads, strict=True):
            view.show_state(pad.ready)
        self.setVisible(bool(pads))

    def _lay_pads(self, pads: tuple[Pad, ...]) -> None:
        """Make all pads again."""
        discard(self._views)
        self._views = [PadView(self._table, self._emblems, pad, self._grown) for pad in pads]
        for view in self._views:
            self._column.addWidget(view)
        self._fix_height()

    def explain(self, *, explained: bool) -> None:
        """Show or hide the explanation of the keys."""
        if explained != self._explained:
            self._explained = explained
            self._fix_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height of the explanation to a new width, and emit `rewrapped` if it changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            before = self.minimumHeight()
            self._fix_height()
            if self.minimumHeight() != before:
                self.rewrapped.emit()

    def _fix_height(self) -> None:
        """Fix the height to what the parts need, because a layout would squeeze wrapped words.

        The hint is one of the parts only while the pads are explained.
        """
        heights = [view.sizeHint().height() for view in self._views]
        cards = sum(heights) + SPACING * max(len(heights) - 1, 0)
        hint = self._hint.fit_height(self.width()) if self._explained else 0
        self._hint.setVisible(self._explained)
        self._cards.setFixedHeight(cards)
        self.setFixedHeight(cards + (hint + SPACING if hint else 0))
