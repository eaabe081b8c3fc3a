"""The panel of the plain table: secret pads, sealed answers, the list of options, and the last turns."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import Panel, button, discard, paragraph, say, without_margins
from wonderland_qt.app.plain.options_view import OptionsView
from wonderland_qt.app.plain.pads_view import PadsView
from wonderland_qt.app.plain.recap import Recap
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems


class SealedRow(QWidget):
    """A button for each person whose sealed answer may still be changed."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Stay hidden until an answer is sealed."""
        super().__init__(parent)
        self._table = table
        self._rows = without_margins(QVBoxLayout(self), 4)
        self._buttons: list[QWidget] = []
        self._shown: tuple[PlayerId, ...] = ()
        self.hide()

    def refresh(self) -> None:
        """Show a button for each person who may still change a sealed answer; hide the row without any."""
        players = self._table.changeable
        if players == self._shown:
            return
        self._shown = players
        discard(self._buttons)
        self._buttons = [self._button_of(player) for player in players]
        for new in self._buttons:
            self._rows.addWidget(new)
        self.setVisible(bool(players))

    def _button_of(self, player: PlayerId) -> QWidget:
        """Return the button with which a person takes back a sealed answer."""
        words = self._table.words.say(text("button-change-answer", name=self._table.name_of(player)))
        return button(words, partial(self._table.turn_to, player), "small")


class ChoicePanel(Panel):
    """What may be chosen, as a list."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Fill the pads only while the panel is visible.

        Room is shared again only after a layout has ended, as parts change their height during it. `_shown`
        is the decision that was shown last.
        """
        super().__init__("", parent)
        self._table, self._say = table, table.words.say
        self._shown: object = None
        self.sealed = SealedRow(table)
        self.pads = PadsView(table, emblems, lambda: table.pads.shown if self.isVisible() else ())
        self.recap = Recap(table)
        self._make_options()
        self._lay_out()
        table.changed.connect(self.refresh)
        for part in (self.pads, self.recap):
            part.rewrapped.connect(self._share_room, Qt.ConnectionType.QueuedConnection)
        self.refresh()

    def _make_options(self) -> None:
        """Make the list of options, and the words about the piece of the current one."""
        self.options = OptionsView()
        self.options.setModel(self._table.options)
        self.options.chosen.connect(self._table.choose)
        self.about = paragraph("", "about")
        self.about.hide()
        self.options.pointed.connect(self._describe_piece)

    def focus(self) -> None:
        """Give the keyboard to the pads, the options or the recap, whichever is in use."""
        part: QWidget = self.recap.text if self._table.nobody_asked else self.options
        if self._table.pads.shown:
            part = self.pads
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def grow(self, grown: float) -> None:
        """Scale emblems, keys and rows."""
        self.options.grow(grown)
        self.pads.grow(grown)
        self.refresh()

    def refresh(self) -> None:
        """Show the current decision; the panel holds the keyboard until the widget to act with is known."""
        had_keyboard = self._has_keyboard()
        if had_keyboard:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.sealed.refresh()
        self.pads.refresh()
        self.options.several = bool(self._table.picks.wanted)
        self.options.setVisible(self._table.options.rowCount() > 0)
        self.recap.refresh()
        if self._table.decision is not self._shown:
            self._shown = self._table.decision
            self.options.pointed.emit("")  # in case there is no first option to point at
            self.options.point_at_first()
        self._share_room()
        if had_keyboard:
            self.focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the pads, which are not laid out while the panel is hidden."""
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide or show parts for the new size."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Hide the recap, and then the explanation of the pads, if there is too little room."""
        self.recap.setVisible(self.recap.wanted)
        self.pads.explain(explained=True)
        for give_way in (self.recap.hide, partial(self.pads.explain, explained=False)):
            if not self._crowded:
                return
            give_way()

    @property
    def _crowded(self) -> bool:
        """Tell whether the visible parts need more height than the panel has."""
        room = self.contentsRect()
        return self.sheet.minimumHeightForWidth(room.width()) > room.height()

    def _has_keyboard(self) -> bool:
        """Tell whether this panel, one of its parts, or no widget has the keyboard."""
        holder = self.window().focusWidget()
        return self.isVisible() and holder in (None, self, self.pads, self.options, self.recap.text)

    def _describe_piece(self, piece: str) -> None:
        """Describe the piece that the current option is about."""
        about = "\n".join(self._table.pieces.about(piece))
        say(self.about, about)
        self.about.setVisible(bool(about))
        self._share_room()

    def _lay_out(self) -> None:
        """Lay out sealed answers, pads, options, the description of a piece, and the recap at the bottom."""
        self.sheet.addWidget(self.sealed)
        self.sheet.addWidget(self.pads)
        self.lay(self.options, self._say(Text("pane-options")), 1)
        self.sheet.addWidget(self.about)
        self.sheet.addWidget(self.recap, 1)
        self.sheet.addStretch()
