"""The dialog of preferences."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFormLayout, QHBoxLayout, QPushButton, QWidget

from wonderland_qt.app.language import spoken
from wonderland_qt.app.pages.keys_form import KeysForm
from wonderland_qt.app.paper.growing import growth_beside
from wonderland_qt.app.paper.panels import Panel, button, caption, say, styled
from wonderland_qt.app.paper.paper import style_sheet
from wonderland_qt.app.settings import PREFERENCES, Settings
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import Words


class SettingsDialog(QDialog):
    """Shows preferences and returns them changed."""

    def __init__(self, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say, self._before = words.say, settings
        grown = growth_beside(parent)
        self.setStyleSheet(style_sheet(grown))
        self.setWindowTitle(self._say(Text("settings-title")))
        self.choices = {
            field: self._choice(field, values, getattr(settings, field)) for field, values in PREFERENCES
        }
        self.end_turn = QCheckBox(self._say(Text("settings-end-turn")))
        self.end_turn.setChecked(settings.end_turn_by_itself)
        self.muted = QCheckBox(self._say(Text("settings-muted")))
        self.muted.setChecked(settings.muted)
        self.keys = KeysForm(words, settings.keys, grown)
        self.language = self._language()
        self.mistake = styled(caption(""), "mistake")
        self.keep = self._keep_button()
        self._lay_out()
        self.keys.changed.connect(self._check)

    def settings(self) -> Settings:
        """Return the preferences as they stand in the dialog."""
        return msgspec.structs.replace(
            self._before,
            **{field: choice.currentData() for field, choice in self.choices.items()},
            end_turn_by_itself=self.end_turn.isChecked(),
            muted=self.muted.isChecked(),
            keys=self.keys.keys(),
            language=self.language.currentData(),
        )

    def _choice(self, family: str, values: Sequence[str], chosen: str) -> QComboBox:
        choice = QComboBox()
        for value in values:
            choice.addItem(self._say(Text(f"{family}-{value}")), value)
        choice.setCurrentIndex(choice.findData(chosen))
        choice.setAccessibleName(self._say(Text(f"settings-{family}")))
        return choice

    def _language(self) -> QComboBox:
        choice = self._choice("language", spoken(), "")
        choice.insertItem(0, self._say(Text("settings-language-system")), "")
        choice.setCurrentIndex(max(choice.findData(self._before.language), 0))
        return choice

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(14)
        for field, choice in self.choices.items():
            form.addRow(self._say(Text(f"settings-{field}")), choice)
        switches = QHBoxLayout()
        switches.setSpacing(28)
        switches.addWidget(self.end_turn)
        switches.addWidget(self.muted)
        switches.addStretch()
        form.addRow(switches)
        form.addRow(self._say(Text("settings-keys")), self.keys)
        form.addRow(self._say(Text("settings-language")), self.language)
        panel = Panel(self._say(Text("settings-title")))
        panel.sheet.setContentsMargins(24, 18, 24, 20)
        panel.sheet.addLayout(form)
        panel.sheet.addWidget(self.mistake)
        panel.sheet.addLayout(self._buttons())
        layout = QHBoxLayout(self)
        layout.addWidget(panel)

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.addWidget(button(self._say(Text("settings-cancel")), self.reject))
        buttons.addStretch()
        buttons.addWidget(self.keep)
        return buttons

    def _keep_button(self) -> QPushButton:
        keep = button(self._say(Text("settings-keep")), self.accept, "chief")
        keep.setDefault(True)
        return keep

    def _check(self) -> None:
        """Say when two keys are the same, which cannot be kept."""
        usable = self.keys.usable()
        say(self.mistake, "" if usable else self._say(Text("settings-keys-twice")))
        self.keep.setEnabled(usable)
