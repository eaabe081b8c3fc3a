"""Further choices for a new game: who begins, the game's options, the curtain and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from PySide6.QtCore import QEasingCurve, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from wonderland_qt import paths
from wonderland_qt.app.paper.panels import paragraph, styled, without_margins
from wonderland_qt.app.seating.game_option_choice import GameOptionChoice, ValueBox
from wonderland_qt.app.settings import Curtain, TableChoices
from wonderland_qt.engine.game_options import GameOption
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import fresh_seed
from wonderland_qt.models.pieces.tooltips import tooltip

UNROLLING, MARK = 200, 14
LONGEST_SEED = 18
UNLIMITED = 16_777_215
"""The maximum height of a widget without a limit, which Qt calls QWIDGETSIZE_MAX."""

BY_CHANCE = -1


class FurtherChoices(QWidget):
    """The choices, and the `button` that unrolls them, which stands elsewhere on the page."""

    unrolled = Signal(bool)

    def __init__(self, words: Words, game_options: Sequence[GameOption]) -> None:
        """Offer the player who begins, the seed, the curtain and the options of the game; begin rolled up.

        Until the page sets a tempo, the sheet unrolls at once.
        """
        super().__init__()
        self._say = words.say
        self.button = self._make_button()
        self.sheet = QWidget(self)
        self.first, self.seed, self.curtain = ValueBox(), QLineEdit(maxLength=LONGEST_SEED), ValueBox()
        self.game_options = {
            option.id: GameOptionChoice(option, words, self.sheet) for option in game_options
        }
        for value in get_args(Curtain):
            self.curtain.addItem(self._say(Text(f"curtain-{value}")), value)
        self._unrolling = QVariantAnimation(self)
        self._unrolling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._lay_out()
        self.button.toggled.connect(self._unroll)
        self._unrolling.valueChanged.connect(self.sheet.setMaximumHeight)
        self._unrolling.finished.connect(self._end_unrolling)
        self.set_tempo(0)
        self._end_unrolling()

    def _make_button(self) -> QPushButton:
        """Return the button that stays pressed while the choices are unrolled."""
        made = styled(QPushButton(self._say(Text("new-more"))), "more")
        about = self._say(Text("new-more-about"))
        made.setCheckable(True)
        made.setAccessibleName(made.text())
        made.setIcon(_mark(unrolled=False))
        made.setAccessibleDescription(about)
        made.setToolTip(tooltip(about))
        return made

    def set_tempo(self, tempo: float) -> None:
        """Set the duration of unrolling, as a factor of the usual; 0 unrolls at once."""
        self._unrolling.setDuration(round(UNROLLING * tempo))

    def grow(self, grown: float) -> None:
        """Scale the mark on the button."""
        self.button.setIconSize(QSize(round(MARK * grown), round(MARK * grown)))

    def prefer(self, options: Mapping[str, str], last: TableChoices, curtain: Curtain) -> None:
        """Select these options, or else those of the last game, this curtain, and a new seed.

        Earlier versions kept options of the last game as house rules. Those of other games are left out.
        """
        for option, value in {**last.earlier_house_rules, **last.options, **options}.items():
            if option in self.game_options:
                self.game_options[option].prefer(value)
        self.curtain.setCurrentIndex(self.curtain.findData(curtain))
        self.seed.setText(str(fresh_seed()))

    def offer_first_players(self, names: Sequence[str]) -> None:
        """Offer each seat as the first player, by the name of its guest.

        The chosen one stays chosen; if its seat is gone, chance decides.
        """
        chosen = self.first.currentData()
        self.first.clear()
        self.first.addItem(self._say(Text("new-first-random")), BY_CHANCE)
        for number, name in enumerate(names):
            self.first.addItem(self._say(text("new-first-seat", number=number + 1, name=name)), number)
        self.first.setCurrentIndex(max(self.first.findData(chosen), 0))

    def begins(self) -> int | None:
        """Return the seat that begins, or None for a random one."""
        seat = self.first.currentData()
        return None if seat in {None, BY_CHANCE} else int(seat)

    def chosen_seed(self) -> int:
        """Return the seed, or 0 if it is not a number."""
        written = self.seed.text()
        return int(written) if written.isascii() and written.isdecimal() else 0

    def chosen_options(self) -> tuple[tuple[str, str], ...]:
        """Return the chosen value of each game option."""
        return tuple((option, choice.chosen()) for option, choice in self.game_options.items())

    def chosen_curtain(self) -> Curtain:
        """Return when the curtain shall fall."""
        curtain: Curtain = self.curtain.currentData()
        return curtain

    def _unroll(self, shown: bool) -> None:
        """Animate the choices open or shut, and turn the mark on the button at once."""
        self.sheet.setVisible(True)
        self._unrolling.stop()
        self._unrolling.setStartValue(0 if shown else self.sheet.height())
        self._unrolling.setEndValue(self.sheet.sizeHint().height() if shown else 0)
        self.button.setIcon(_mark(unrolled=shown))
        self.unrolled.emit(shown)
        self._unrolling.start()

    def _end_unrolling(self) -> None:
        """End the animation: give the choices their full height, or hide them."""
        self.sheet.setVisible(self.button.isChecked())
        self.sheet.setMaximumHeight(UNLIMITED)

    def _lay_out(self) -> None:
        """Lay out the choices one below the other, each below its label, on a sheet that can be rolled up."""
        choices = without_margins(QVBoxLayout(self.sheet), 4)
        self._add_named("new-first", self.first)
        for option in self.game_options.values():
            self._add_labelled(option.label, option.values)
            choices.addWidget(option.sheet)
        self._add_named("settings-curtain", self.curtain)
        self._add_named("new-seed", self.seed)
        self.seed.setToolTip(tooltip(self._say(Text("new-seed-hint"))))
        whole = without_margins(QVBoxLayout(self))
        whole.addWidget(self.sheet)
        whole.addStretch()

    def _add_named(self, key: str, widget: QWidget) -> None:
        self._add_labelled(self._say(Text(key)), widget)

    def _add_labelled(self, label: str, widget: QWidget) -> None:
        """Add a choice below its label."""
        sheet = self.sheet.layout()
        assert sheet is not None
        widget.setAccessibleName(label)
        sheet.addWidget(paragraph(label, "hint"))
        sheet.addWidget(widget)


def _mark(unrolled: bool) -> QIcon:
    """Return the icon of an open or a closed list."""
    return QIcon(str(paths.window() / "style" / ("open.svg" if unrolled else "closed.svg")))
