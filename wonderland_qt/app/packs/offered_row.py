"""A row of the page of sources: a pack that a source offers, with buttons to install, update or switch it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.pack_switch import PackSwitch
from wonderland_qt.app.packs.seal import Seal
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import button, styled
from wonderland_qt.engine.words.foreign_text import on_one_line
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.sources.standing import WELCOME, Offered

LEAST_LETTERS = 11
STATES = {"same": "fine", "newer": "overlaid"}
"""The style of the label that compares the offered pack with yours; other states look switched off."""


class OfferedRow(QFrame):
    """Emits `wanted` to install the pack (a second press confirms replacing yours), and `switched`."""

    wanted = Signal()
    switched = Signal(str, bool)

    def __init__(self, offered: Offered, captions: PackCaptions, on: bool, busy: bool, grown: float) -> None:
        """Hide the button if this version is installed, the switch if none is; `busy` disables the button.

        `on` is whether the pack is switched on, `grown` the scale of the window. A button that would replace
        a pack of yours asks first; only its second press installs.
        """
        super().__init__()
        self.offered, self._captions, self._say, self._grown = offered, captions, captions.words.say, grown
        self._may_install = offered.standing in WELCOME
        styled(self, "pack-row")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.act = button(self._words_of_act(), self._install_or_confirm, "")
        self.act.setEnabled(not busy)
        self.act.setAccessibleName(f"{offered.pack.name}: {self._words_of_act()}")
        self.switch = PackSwitch(on, self._length(28))
        self.switch.setAccessibleName(self._say(text("packs-switch", name=on_one_line(offered.pack.name))))
        self.switch.toggled.connect(partial(self.switched.emit, offered.pack.id))
        self._lay_out(on, busy)
        self.act.setVisible(offered.standing != "same")
        self.switch.setVisible(offered.installed is not None)

    def _words_of_act(self) -> str:
        """Return the words on the button: install, update, replace, or whether you are sure."""
        offered = self.offered
        if offered.standing == "new":
            return self._say(Text("sources-install"))
        if offered.standing == "newer":
            return self._say(text("sources-update", version=offered.pack.version))
        return self._say(Text("sources-replace-sure" if self._may_install else "sources-replace"))

    def _install_or_confirm(self) -> None:
        """Install the pack; ask for a second press if yours would be replaced."""
        if self._may_install:
            self.wanted.emit()
        else:
            self._may_install = True
            self.act.setText(self._words_of_act())

    def _lay_out(self, on: bool, busy: bool) -> None:
        """Lay out seal, words, state, button and switch from left to right; there may be no state to show."""
        row, pack = QHBoxLayout(self), self.offered.pack
        beside, above = self._length(12), self._length(8)
        row.setContentsMargins(beside, above, beside, above)
        row.setSpacing(self._length(10))
        row.addWidget(Seal(pack.id, on_one_line(pack.name), on, self._length(52)))
        row.addLayout(self._lines_of_pack(), 1)
        state = self._state_words(busy)
        if state:
            kind = f"state-{STATES.get(self.offered.standing, 'off')}"
            label = styled(QLabel(state, alignment=Qt.AlignmentFlag.AlignCenter), kind)
            row.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.act)
        row.addWidget(self.switch)

    def _state_words(self, busy: bool) -> str:
        """Return that the pack is being fetched, or how your copy compares with it, "" if you have none."""
        installed = self.offered.installed
        if busy:
            return self._say(Text("sources-fetching"))
        if installed is None:
            return ""
        return self._say(text(f"sources-{self.offered.standing}", version=installed.version or "–"))

    def _lines_of_pack(self) -> QVBoxLayout:
        """Return a pack's name, who made it, and what it is about, one line each."""
        pack, lines = self.offered.pack, QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(styled(FitLabel(on_one_line(pack.name), LEAST_LETTERS), "pack-row-name"))
        lines.addWidget(styled(FitLabel(self._words_of_making, LEAST_LETTERS), "pack-row-line"))
        lines.addWidget(styled(FitLabel(self._words_about, LEAST_LETTERS), "pack-row-game"))
        return lines

    @property
    def _words_of_making(self) -> str:
        """Return a pack's version, author, if one is named, and licence."""
        pack = self.offered.pack
        version = self._say(text("packs-version", version=pack.version))
        author = self._say(text("packs-author", author=on_one_line(pack.author))) if pack.author else ""
        licence = on_one_line(pack.licence) or self._say(Text("sources-no-licence"))
        return " · ".join(filter(None, (version, author, licence)))

    @property
    def _words_about(self) -> str:
        """Return which game a pack is for, and what it is about."""
        pack = self.offered.pack
        title = self._captions.titles.get(pack.game, on_one_line(pack.game))
        return " · ".join(filter(None, (title, on_one_line(pack.about))))

    def _length(self, usual: float) -> int:
        return round(usual * self._grown)
