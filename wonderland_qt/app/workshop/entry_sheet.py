"""The panel of the chosen entry: a large picture, its rules, numbers, value and uses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, as_written, caption, discard, paragraph, say, styled
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures, Room
from wonderland_qt.app.workshop.number_row import NumberRow
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.workshop.workshop_entries import WITHOUT_PICTURE, Number, WorkshopEntry
from wonderland_qt.models.workshop.workshop_model import Workshop

PICTURE, BETWEEN_USES = (190, 240), 4
"""The size of the picture, and the gap between uses, in unscaled pixels."""

MOST_NUMBERS, MOST_USES = 60, 24
"""The most numbers of an entry that are shown, and the most uses by one kind of entry."""

MOST_IN_ONE_COLUMN = 4
TENTHS = 10


class EntrySheet(Panel):
    """Emits `written` with a number and its new value, `jumped` with another entry to show.

    `see_wanted` asks to see the entry on the table.
    """

    written = Signal(object, int)
    jumped = Signal(object)
    see_wanted = Signal()

    def __init__(self, workshop: Workshop, say_window: Say, languages: Sequence[str]) -> None:
        """Begin without an entry; `rules` has a label for each language, the current one first."""
        super().__init__()
        self._workshop, self._say, self._languages = workshop, say_window, languages
        self.entry: WorkshopEntry | None = None
        self.picture, self.name = QLabel(alignment=Qt.AlignmentFlag.AlignCenter), paragraph("", "entry")
        self.about, self.figures = paragraph("", "hint"), paragraph("", "figures")
        self.rules = [
            paragraph("", "rules" if not place else "other-rules") for place in range(len(languages))
        ]
        self.numbers: list[NumberRow] = []
        self._numbers, self.uses = QGridLayout(), Flowing()
        self.see = KeyButton(self._say(Text("workshop-see")), "B", self.see_wanted)
        self._uses_heading = styled(QLabel(self._say(Text("workshop-uses"))), "heading")
        self._numbers_heading = styled(QLabel(self._say(Text("workshop-numbers"))), "heading")
        self._grown = 1.0
        self._lay_out()

    def show_entry(self, entry: WorkshopEntry, pictures: GalleryPictures) -> None:
        """Show an entry as it is now: picture, name, rules, figures, numbers and uses."""
        before, self.entry = self.entry, entry
        edited, language = self._workshop.edited, self._workshop.language
        say(self.name, edited.name_of(entry.shown.name, language))
        kind = edited.heading_of_kind(entry.shown.kind, language)
        say(self.about, f"{kind} · {entry.id}")
        self._draw_picture(entry, pictures)
        self._say_rules(entry)
        say(self.figures, "  ·  ".join(self._figures(entry)))
        self._show_numbers(entry, same=before is not None and before.path == entry.path)
        self._show_uses(entry)
        self.see.setVisible(entry.shown.kind not in WITHOUT_PICTURE)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.picture.setFixedSize(self._picture_size)
        self.uses.space(round(BETWEEN_USES * grown))
        for row in self.numbers:
            row.grow(grown)

    @property
    def _picture_size(self) -> QSize:
        width, height = PICTURE
        return QSize(round(width * self._grown), round(height * self._grown))

    def _draw_picture(self, entry: WorkshopEntry, pictures: GalleryPictures) -> None:
        size = self._picture_size
        room = Room(size.width(), size.height(), self.devicePixelRatioF())
        self.picture.setPixmap(pictures.picture(entry, room))
        self.picture.setAccessibleName(self.name.text())

    def _say_rules(self, entry: WorkshopEntry) -> None:
        """Show the entry's rules, large in the current language and small in the others."""
        current = self._workshop.language
        others = [language for language in self._languages if language != current]
        for label, language in zip(self.rules, [current, *others], strict=True):
            words = self._workshop.edited.words(language)
            rules = "\n".join(capital(words.say(rule)) for rule in entry.shown.rules)
            with_language = rules and language != current
            say(label, f"{language.upper()}  {rules}" if with_language else rules)
            label.setVisible(bool(rules))

    def _figures(self, entry: WorkshopEntry) -> list[str]:
        """Return in words how many copies there are, the value, if it has one, and the figures of bots."""
        lines = [text("workshop-copies", copies=entry.shown.copies)]
        if entry.shown.value is not None:
            lines.append(text("workshop-value", value=entry.shown.value))
        return [self._say(line) for line in (*lines, *self._figures_of_bots(entry))]

    def _figures_of_bots(self, entry: WorkshopEntry) -> list[Text]:
        """Return how often bots took and won with the entry in the last trial, if it had enough games."""
        verdict, thing = self._workshop.verdict, entry.shown.thing
        if verdict is None or thing is None or not verdict.comparison.has_enough_games:
            return []
        comparison = verdict.comparison
        shares = {change.measured: change.after for change in comparison.changes if change.id == thing.id}
        shares |= {new.measured: new.share for new in comparison.new if new.id == thing.id}
        return [
            text(f"workshop-{measured}", share=_tenths_of_percent(shares[measured]))
            for measured in ("taken", "won")
            if measured in shares
        ]

    def _show_numbers(self, entry: WorkshopEntry, same: bool) -> None:
        """Show the numbers, in the same rows for the same entry, so that one being typed is not disturbed."""
        numbers = self._workshop.edited.numbers(entry)[:MOST_NUMBERS]
        labels = [number.label for number in numbers]
        if not same or labels != [row.number.label for row in self.numbers]:
            self._make_rows(numbers)
        for row, number in zip(self.numbers, numbers, strict=True):
            row.show_number(number, self._value_before(number))
        self._numbers_heading.setVisible(bool(numbers))

    def _make_rows(self, numbers: Sequence[Number]) -> None:
        """Replace all rows, in two columns if there are many."""
        discard(self.numbers)
        self.numbers = [NumberRow(number, self._value_before(number)) for number in numbers]
        columns = 2 if len(numbers) > MOST_IN_ONE_COLUMN else 1
        for place, row in enumerate(self.numbers):
            row.grow(self._grown)
            row.written.connect(self.written)
            self._numbers.addWidget(row, place // columns, place % columns)

    def _value_before(self, number: Number) -> str:
        """Return in words what the number is without the user's changes."""
        value = number.value if number.before is None else number.before
        return self._say(text("workshop-was", value=value))

    def _show_uses(self, entry: WorkshopEntry) -> None:
        """Show which entries use this one, counted by kind, with links to the first of each kind."""
        edited, language = self._workshop.edited, self._workshop.language
        self.uses.clear()
        by_kind: dict[str, list[WorkshopEntry]] = defaultdict(list)
        for user in edited.uses(entry):
            by_kind[user.shown.kind].append(user)
        for kind, users in by_kind.items():
            counted = text("workshop-uses-of", kind=edited.heading_of_kind(kind, language), uses=len(users))
            self.uses.add(caption(self._say(counted)))
            for user in users[:MOST_USES]:
                self.uses.add(self._link_to(user))
        self._uses_heading.setVisible(bool(by_kind))

    def _link_to(self, entry: WorkshopEntry) -> QPushButton:
        """Return a button with the name of another entry, which jumps to it."""
        name = self._workshop.edited.name_of(entry.shown.name, self._workshop.language)
        link = styled(QPushButton(as_written(name)), "filter")
        link.clicked.connect(lambda: self.jumped.emit(entry))
        return link

    def _lay_out(self) -> None:
        """Lay out the picture beside the words, then the numbers and the uses; all of it scrolls."""
        inside = QVBoxLayout()
        inside.addLayout(self._picture_beside_words())
        inside.addWidget(self._numbers_heading)
        inside.addLayout(self._numbers)
        inside.addWidget(self._uses_heading)
        inside.addWidget(self.uses)
        inside.addStretch(1)
        inside.setContentsMargins(0, 0, 8, 0)
        content = QWidget()
        content.setLayout(inside)
        self.scrolling = VerticalScroll(content)
        self.sheet.addWidget(self.scrolling, 1)

    def _picture_beside_words(self) -> QHBoxLayout:
        """Return the picture, with the button that shows it on the table, and the words to its right."""
        top, shown, words = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for label in (self.name, self.about, *self.rules, self.figures):
            words.addWidget(label)
        words.addStretch(1)
        for widget in (self.picture, self.see):
            shown.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        shown.addStretch(1)
        top.addLayout(shown)
        top.addLayout(words, 1)
        return top


def _tenths_of_percent(share: float) -> int:
    """Return a share in tenths of a percent, the unit of the texts."""
    return round(share * 100 * TENTHS)
