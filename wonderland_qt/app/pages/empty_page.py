"""What a page shows where its list is empty: emblems, and a sentence about why there is nothing yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import CENTRED, paragraph, say
from wonderland_qt.scene.pictures.emblems import Emblem, listed_emblems, picture

LARGE, APART = 72, 28
"""The size of the emblems and the gap between them, in unscaled pixels."""


class EmptyPage(QWidget):
    """One emblem of each game in a row, with a sentence below."""

    def __init__(self, games: Iterable[str], words: str = "") -> None:
        """Leave more room below than above, so that the emblems stand a little above the middle.

        Emblems are drawn at the usual size, until the page grows.
        """
        super().__init__()
        self._emblems = list(_one_of_each(games))
        self._labels, self._row = [QLabel() for _ in self._emblems], QHBoxLayout()
        self.sentence = paragraph(words, "subtitle", CENTRED)
        sheet = QVBoxLayout(self)
        sheet.addStretch(1)
        sheet.addLayout(self._row)
        sheet.addSpacing(APART // 2)
        sheet.addWidget(self.sentence)
        sheet.addStretch(2)
        self._row.addStretch(1)
        for label in self._labels:
            self._row.addWidget(label)
        self._row.addStretch(1)
        self.grow(1.0)

    def tell(self, words: str) -> None:
        """Show this sentence."""
        say(self.sentence, words)

    def grow(self, grown: float) -> None:
        """Scale the emblems to the size of the page."""
        self._row.setSpacing(round(APART * grown))
        for label, emblem in zip(self._labels, self._emblems, strict=True):
            label.setPixmap(picture(emblem, round(LARGE * grown)))


def _one_of_each(games: Iterable[str]) -> Iterator[Emblem]:
    """Yield one emblem of each game: of the first game its first, of the second its second."""
    for number, game in enumerate(games):
        emblems = list(listed_emblems(game).values())
        if emblems:
            yield emblems[number % len(emblems)]
