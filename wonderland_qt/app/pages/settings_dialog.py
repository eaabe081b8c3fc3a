"""The dialog of preferences."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt import paths
from wonderland_qt.addresses import addresses
from wonderland_qt.app.pages.keys_form import KeysForm
from wonderland_qt.app.paper.panels import Panel, button, caption, say, styled, without_margins
from wonderland_qt.app.paper.scaled_pages import ScaledDialog, lay_out_at_once, room_for
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.settings import PREFERENCES, Settings
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text

COLUMNS = 2


class SettingsDialog(ScaledDialog):
    """Shows the preferences, and returns them as changed."""

    def __init__(self, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings; the one for new versions is hidden if the project has no address for them."""
        super().__init__(words.say(Text("settings-title")), parent)
        self._say, self._before = words.say, settings
        self.choices = {
            field: self._choice_of(field, values, getattr(settings, field))
            for field, values in PREFERENCES.items()
        }
        self.end_turn = self._check_box("settings-end-turn", settings.end_turn_by_itself)
        self.muted = self._check_box("settings-muted", settings.muted)
        self.asks_newest = self._check_box("settings-newest", settings.asks_newest, parent=self)
        self.asks_newest.setVisible(bool(addresses().newest))
        self.keys = KeysForm(words, settings.keys, self.grown)
        self.language = self._choice_of_language()
        self.mistake = styled(caption(""), "mistake")
        self.keep = self._keep_button()
        self._lay_out()
        self.keys.changed.connect(self._check_keys)

    def _check_box(self, key: str, checked: bool, parent: QWidget | None = None) -> QCheckBox:
        """Return a box for a preference that is on or off."""
        made = QCheckBox(self._say(Text(key)), parent)
        made.setChecked(checked)
        return made

    def settings(self) -> Settings:
        """Return the preferences chosen in the dialog."""
        return msgspec.structs.replace(
            self._before,
            **{field: choice.currentData() for field, choice in self.choices.items()},
            end_turn_by_itself=self.end_turn.isChecked(),
            muted=self.muted.isChecked(),
            asks_newest=self.asks_newest.isChecked(),
            keys=self.keys.keys(),
            language=self.language.currentData(),
        )

    def _choice_of(self, family: str, values: Sequence[str], chosen: str) -> QComboBox:
        """Return a drop-down list of the values of a preference, with the chosen one shown."""
        choice = QComboBox()
        for value in values:
            choice.addItem(self._say(Text(f"{family}-{value}")), value)
        choice.setCurrentIndex(choice.findData(chosen))
        choice.setAccessibleName(self._say(Text(f"settings-{family}")))
        return choice

    def _choice_of_language(self) -> QComboBox:
        """Return a drop-down list of the languages, below that of the system, which replaces unknown ones."""
        of_system = ""
        choice = self._choice_of("language", paths.languages(), chosen=of_system)
        choice.insertItem(0, self._say(Text("settings-language-system")), of_system)
        choice.setCurrentIndex(max(choice.findData(self._before.language), 0))
        return choice

    def _lay_out(self) -> None:
        """Lay out preferences and keys, which scroll, above the mistake and the buttons, which do not."""
        choices = QWidget()
        sheet = without_margins(QVBoxLayout(choices), 12)
        sheet.addLayout(self._lists_in_columns())
        sheet.addLayout(self._row_of_switches())
        sheet.addWidget(self.asks_newest)
        sheet.addWidget(caption(self._say(Text("settings-keys"))))
        sheet.addWidget(self.keys)
        panel = Panel(self._say(Text("settings-title")))
        panel.sheet.setContentsMargins(24, 18, 24, 20)
        panel.sheet.setSpacing(10)
        panel.sheet.addWidget(VerticalScroll(choices), 1)
        panel.sheet.addWidget(self.mistake)
        panel.sheet.addLayout(self._row_of_buttons())
        layout = QHBoxLayout(self)
        layout.addWidget(panel)

    def _lists_in_columns(self) -> QGridLayout:
        """Return the drop-down lists in two columns, each below its name."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        lists = {**self.choices, "language": self.language}
        for place, (field, choice) in enumerate(lists.items()):
            row, column = divmod(place, COLUMNS)
            grid.addWidget(caption(self._say(Text(f"settings-{field}"))), 2 * row, column)
            grid.addWidget(choice, 2 * row + 1, column)
        return grid

    def _row_of_switches(self) -> QHBoxLayout:
        """Return a row with the switches for turns that end by themselves, and for silence."""
        switches = QHBoxLayout()
        switches.setSpacing(28)
        switches.addWidget(self.end_turn)
        switches.addWidget(self.muted)
        switches.addStretch()
        return switches

    def showEvent(self, event: QShowEvent) -> None:
        """Resize to show all choices, as far as the screen allows."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        lay_out_at_once(self)
        self.resize(room_for(self.sizeHint(), self))
        super().showEvent(event)

    def _row_of_buttons(self) -> QHBoxLayout:
        """Return a row with the button to cancel on the left and the one to keep the changes on the right."""
        buttons = QHBoxLayout()
        buttons.addWidget(button(self._say(Text("settings-cancel")), self.reject))
        buttons.addStretch()
        buttons.addWidget(self.keep)
        return buttons

    def _keep_button(self) -> QPushButton:
        keep = button(self._say(Text("settings-keep")), self.accept, "chief")
        keep.setDefault(True)
        return keep

    def _check_keys(self) -> None:
        """Refuse to save while a key is not a letter or is used twice."""
        usable = self.keys.usable()
        say(self.mistake, "" if usable else self._say(Text("settings-keys-twice")))
        self.keep.setEnabled(usable)
