"""The panel of the acting person: what is asked, the options, End turn and Undo."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QWidget

from wonderland_qt.app.paper.panels import Panel, button, paragraph, say, say_button
from wonderland_qt.app.plain.options_view import OptionsView
from wonderland_qt.app.plain.pads_view import PadsView
from wonderland_qt.app.plain.peek_button import PeekButton
from wonderland_qt.app.plain.recap import Recap
from wonderland_qt.app.plain.sealed_row import SealedRow
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table import Table
from wonderland_qt.scene.pictures.emblems import Emblems, picture

EMBLEM = 40
FREE, SPARE = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding
"""Room that neither options nor a recap take."""


class ChoicePanel(Panel):
    """Whose turn it is and what they may do."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._table, self._say, self._emblems = table, table.words.say, emblems
        self._shown: object = None
        self._grown = 1.0
        self.prompt = paragraph("", "prompt")
        self.emblem = QLabel()
        self.sealed = SealedRow(table)
        self.pads = PadsView(table, emblems)
        self.recap = Recap(table)
        self.options = OptionsView()
        self.options.setModel(table.options)
        self.options.chosen.connect(table.choose)
        self.end_turn = button("", self.end, "chief")
        self.undo = button(self._say(Text("button-undo")), table.undo)
        self.peek = PeekButton(table)
        self.about = paragraph("", "about")
        self.about.hide()
        self.hint = paragraph("", "hint")
        self.options.pointed.connect(self._tell_about)
        self._lay_out()
        table.changed.connect(self.refresh)
        for part in (self.pads, self.recap):
            part.rewrapped.connect(self._share_room, Qt.ConnectionType.QueuedConnection)
        self.refresh()

    def end(self) -> None:
        """End the turn, or seal what was picked for an answer of several."""
        if self._table.picks.wanted:
            self._table.confirm()
        else:
            self._table.end_turn()

    def focus(self) -> None:
        """Put the keyboard on the next act."""
        ending = (self._table.may_end_turn and not self._table.options.rowCount()) or self._table.picks.whole
        resting = self.recap.text if self._table.nobody_asked else self.options
        chief = self.pads if self._table.pads.shown else resting
        (self.end_turn if ending else chief).setFocus(Qt.FocusReason.OtherFocusReason)

    def grow(self, grown: float) -> None:
        """Show emblems, keys and rows so many times larger."""
        self._grown = grown
        self.options.grow(grown)
        self.pads.grow(grown)
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked now; the keyboard leaves a button before the button goes dead."""
        here = self._has_keyboard()
        if here:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        prompt = self._say(self._table.voice.prompt)
        say(self.prompt, prompt)
        self._refresh_emblem()
        self.sealed.refresh()
        self.pads.refresh()
        self.options.setVisible(self._table.options.rowCount() > 0)
        self.recap.refresh()
        self.peek.refresh()
        self._refresh_end()
        self._refresh_undo()
        if self._table.decision is not self._shown:
            self._shown = self._table.decision
            self.options.pointed.emit("")
            self.options.point_at_first()
        self._share_room()
        if here:
            self.focus()

    def _refresh_end(self) -> None:
        """Let the button end the turn, or seal an answer of several and tell how much of it is picked."""
        picks = self._table.picks
        if picks.wanted:
            said = text("button-ready", picked=len(picks.picked), wanted=picks.wanted)
        else:
            said = Text("button-end-turn")
        say_button(self.end_turn, self._say(said))
        self.end_turn.setEnabled(picks.whole or self._table.may_end_turn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for now."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Leave out what gives way where room is short: the recap, how pads are used, why undo stops."""
        self.recap.setVisible(self.recap.wanted)
        self.pads.explain(True)
        self.hint.show()
        for give_way in (self.recap.hide, partial(self.pads.explain, False), self.hint.hide):
            if not self._crowded:
                return
            give_way()

    @property
    def _crowded(self) -> bool:
        room = self.contentsRect()
        return self.sheet.minimumHeightForWidth(room.width()) > room.height()

    def _has_keyboard(self) -> bool:
        """Tell whether the keyboard is on nothing else than this panel."""
        holder = self.window().focusWidget()
        ours = (None, self, self.pads, self.options, self.recap.text, self.end_turn, self.undo)
        return self.isVisible() and holder in ours

    def _refresh_emblem(self) -> None:
        acting = self._table.screen.peeking or self._table.screen.acting
        self.emblem.setVisible(acting is not None)
        if acting is not None:
            self.emblem.setPixmap(picture(self._emblems[acting], round(EMBLEM * self._grown)))
            self.emblem.setAccessibleName(self._table.title_of(acting))

    def _tell_about(self, piece: str) -> None:
        """Say all of the piece that the current option is about."""
        told = "\n".join(self._table.pieces.about(piece))
        say(self.about, told)
        self.about.setVisible(bool(told))
        self._share_room()

    def _refresh_undo(self) -> None:
        why = self._table.why_no_undo()
        reason = self._say(why) if why is not None else ""
        self.undo.setEnabled(why is None)
        self.undo.setToolTip(reason)
        self.undo.setAccessibleDescription(reason)
        say(self.hint, reason or self._say(Text("keys-table")))

    def _lay_out(self) -> None:
        asked = QHBoxLayout()
        asked.addWidget(self.emblem)
        asked.addWidget(self.prompt, 1)
        self.sheet.addLayout(asked)
        self.sheet.addWidget(self.sealed)
        self.sheet.addWidget(self.pads)
        self.lay(self.options, self._say(Text("pane-options")), 1)
        self.sheet.addWidget(self.about)
        self.sheet.addWidget(self.recap, 1)
        self.sheet.addItem(QSpacerItem(0, 0, FREE, SPARE))
        self.sheet.addWidget(self.peek, alignment=Qt.AlignmentFlag.AlignLeft)
        buttons = QHBoxLayout()
        buttons.addWidget(self.undo)
        buttons.addStretch()
        buttons.addWidget(self.end_turn)
        self.sheet.addLayout(buttons)
        self.sheet.addWidget(self.hint)
