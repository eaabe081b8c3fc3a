"""A dialog for the pack that the workshop writes to: an existing one, or a new one by its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.panels import caption, styled
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.workshop.own_packs import OwnPack

LONGEST_NAME, MOST_ROWS, ROW, FRAME = 80, 6, 34, 6


class PackChooser(QuestionDialog):
    """Emits `chosen` with the id of a pack, or `named` with the name of a new one."""

    chosen = Signal(str)
    named = Signal(str)

    def __init__(self, packs: Sequence[OwnPack], usual: str, say: Say, parent: QWidget) -> None:
        """Offer the packs, and a field for a new one, whose name is `usual` if none is typed.

        Enter uses a pack of the list at first; without any it makes the new one.
        """
        super().__init__(say(Text("workshop-into-title")), say(Text("workshop-into-explained")), parent)
        self._say = say
        self.packs = styled(QListWidget(), "packs")
        for pack in packs:
            self._list_pack(pack)
        self.name = QLineEdit(maxLength=LONGEST_NAME, placeholderText=usual)
        self._lay_out()
        self._add_answers(has_packs=bool(packs))
        if packs:
            self.packs.setFocus()
            self._prefer_new("")
        else:
            self.name.setFocus()
            self._prefer_new(usual)

    def _lay_out(self) -> None:
        """Lay the list of packs and the field for a name between the question and its answers.

        The list is as high as its packs, up to a limit.
        """
        sheet, name = self.panel.sheet, self._say(Text("workshop-into-name"))
        for part in (self.packs, caption(name), self.name):
            sheet.insertWidget(sheet.count() - 1, part)
        self.packs.setAccessibleName(self._say(Text("workshop-into-title")))
        self.name.setAccessibleName(name)
        rows = min(max(self.packs.count(), 1), MOST_ROWS)
        self.packs.setFixedHeight(ROW * rows + FRAME)

    def _add_answers(self, *, has_packs: bool) -> None:
        """Add the answers; without packs there is nothing to choose, and a new pack is the usual answer."""
        self.add_answer(self._say(Text("workshop-into-use")), self._emit_chosen, "chief")
        self.add_answer(self._say(Text("workshop-into-new")), self._emit_named, "" if has_packs else "chief")
        self.add_answer(self._say(Text("settings-cancel")), self.reject)
        self._use_button, self._make_button, _cancel = self.answers
        self.packs.itemDoubleClicked.connect(self._use_button.click)
        self.name.textEdited.connect(self._prefer_new)
        self.packs.setVisible(has_packs)
        self._use_button.setVisible(has_packs)

    def _list_pack(self, pack: OwnPack) -> None:
        """Add a pack to the list; the one written to now is selected, or else the first."""
        described = text("workshop-into-pack", name=pack.name, version=pack.version or "-", id=pack.id)
        item = QListWidgetItem(self._say(described), self.packs)
        item.setData(Qt.ItemDataRole.UserRole, pack.id)
        if pack.current or self.packs.count() == 1:
            self.packs.setCurrentItem(item)

    def _prefer_new(self, typed: str) -> None:
        """Let Enter create a new pack once its name is typed, else use the one selected in the list."""
        preferred = self._make_button if typed.strip() else self._use_button
        preferred.setDefault(True)

    def _emit_chosen(self) -> None:
        """Emit the pack that is selected in the list, if any."""
        item = self.packs.currentItem()
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _emit_named(self) -> None:
        """Emit the typed name of a new pack, or the usual one if none was typed."""
        self.named.emit(self.name.text().strip() or self.name.placeholderText())
