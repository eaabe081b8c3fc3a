"""A dialog that makes a picture from a shape and a colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.panels import button
from wonderland_qt.app.paper.pixmaps import rendered
from wonderland_qt.app.paper.scaled_pages import growth_beside
from wonderland_qt.app.workshop.word_pictures import WordPictures
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.scene.pictures.shape_pictures import SHAPES

HIGH, SIGN = 150, 24


class ShapeChooser(QuestionDialog):
    """Emits `made` with the SVG that `draw` returns for a shape and a colour."""

    made = Signal(str)

    def __init__(
        self,
        draw: Callable[[str, str], str],
        colours: Iterable[str],
        pictures: WordPictures,
        say: Say,
        parent: QWidget,
    ) -> None:
        """Show the shapes, the colours and a preview; begin with the first shape in the first colour."""
        super().__init__(say(Text("shape-title")), say(Text("shape-told")), parent, across=2)
        self._draw, self._high = draw, round(HIGH * growth_beside(parent))
        self.shape, self.colour = SHAPES[0], next(iter(colours))
        self.preview = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.shapes: dict[str, QPushButton] = {}
        for shape in SHAPES:
            self.shapes[shape] = self._choice_button(pictures, "symbol", shape, say(Text(f"shape-{shape}")))
        self.colours: dict[str, QPushButton] = {}
        for colour in colours:
            name = say(text("shape-colour", colour=colour))
            self.colours[colour] = self._choice_button(pictures, "colour", colour, name)
        self._lay_out()
        self.add_answer(say(Text("shape-make")), lambda: self.made.emit(self.picture), "chief")
        self.add_answer(say(Text("settings-cancel")), self.reject)
        self._show_choice()

    def _lay_out(self) -> None:
        """Lay the shapes, the colours and the preview above the answers."""
        sheet = self.panel.sheet
        for part in (self._row_of(self.shapes.values()), self._row_of(self.colours.values()), self.preview):
            sheet.insertWidget(sheet.count() - 1, part)

    @property
    def picture(self) -> str:
        """Return the SVG of the current choice."""
        return self._draw(self.shape, self.colour)

    def choose(self, shown: str, word: str) -> None:
        """Choose the shape called `word` if `shown` is "symbol", else the colour called so."""
        if shown == "symbol":
            self.shape = word
        else:
            self.colour = word
        self._show_choice()

    def _choice_button(self, pictures: WordPictures, shown: str, word: str, name: str) -> QPushButton:
        """Return a button with the picture of a shape or colour; tooltip and screen readers say it."""
        made = button("", partial(self.choose, shown, word), "filter")
        made.setIcon(pictures.icon(shown, word))
        made.setIconSize(QSize(SIGN, SIGN))
        made.setCheckable(True)
        made.setAutoDefault(False)
        made.setAccessibleName(name)
        made.setToolTip(tooltip(name))
        return made

    def _row_of(self, choices: Iterable[QPushButton]) -> Flowing:
        row = Flowing()
        for choice in choices:
            row.add(choice)
        return row

    def _show_choice(self) -> None:
        """Mark the chosen buttons, and show the picture, at most twice as wide as it is high."""
        for chosen, choices in ((self.shape, self.shapes), (self.colour, self.colours)):
            for word, choice in choices.items():
                choice.setChecked(word == chosen)
        drawn = QSvgRenderer(QByteArray(self.picture.encode()))
        size = drawn.defaultSize().scaled(self._high * 2, self._high, Qt.AspectRatioMode.KeepAspectRatio)
        self.preview.setPixmap(rendered(drawn, size))
