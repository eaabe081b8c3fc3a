"""The page of packs: the pile on the left, the chosen pack described on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.pack_row_view import PackRowView
from wonderland_qt.app.packs.pack_sheet import PackSheet
from wonderland_qt.app.packs.twin_cards import PacksDrawn
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import CENTRED, button, paragraph, say, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.workshop.editors import open_at
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.pile_check import PileCheck
from wonderland_qt.models.packs.pack_actions import archive_in, archive_named, installed, put_right, shared
from wonderland_qt.models.packs.pack_rows import (
    Notice,
    PackRow,
    Place,
    pack_rows,
    rows_to_check,
    with_pictures,
)
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.packs.shared_entries import SharedEntry, keep_both
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

SHEET = 476


class PacksPage(GrowingPage):
    """Changes the pile of packs; emits `changed` after every change, and `left` when the player goes back."""

    share, lamp = 1.0, True
    changed = Signal()
    left = Signal()
    help_wanted = Signal()
    sources_wanted = Signal()

    def __init__(
        self, pile: PackPile, captions: PackCaptions, drawn: PacksDrawn, parent: QWidget | None = None
    ) -> None:
        """Show the pile, with the first pack chosen; `chosen` stays empty only while there are no packs."""
        super().__init__(parent)
        self.pile, self._captions, self._say, self._drawn = pile, captions, captions.words.say, drawn
        self.rows: dict[str, PackRowView] = {}
        self.chosen = ""
        self._check = PileCheck(pile, self)
        self._check.found.connect(self._show_found)
        self.pack_rows: tuple[PackRow, ...] = ()
        self.title = paragraph(self._say(Text("packs-title")), "bar")
        self.trouble = paragraph("", "trouble")
        self.sheet, self.ribbon = PackSheet(captions, drawn), Ribbon()
        self._scrolling = VerticalScroll(QWidget())
        self.add = button(self._say(Text("packs-choose")), self._choose_file)
        self._lay_out()
        self.sheet.setFixedWidth(self.length(SHEET))
        self._connect_sheet()
        pack_pictures().came.connect(self._show_left_out_pictures)
        self.refresh()

    def _connect_sheet(self) -> None:
        """Do what the buttons of the panel ask for."""
        self.sheet.folder_wanted.connect(self._open_folder)
        self.sheet.check_wanted.connect(self.look_again)
        self.sheet.share_wanted.connect(self._choose_archive)
        self.sheet.opened.connect(self._open_in_editor)
        self.sheet.remedied.connect(self._put_right)
        self.sheet.swapped.connect(self._swap_with_chosen)
        self.sheet.doubled.connect(self._keep_both)

    def take(self, paths: Sequence[Path]) -> None:
        """Install packs on top of the pile, switched off, and show why others cannot be installed."""
        troubles = []
        for path in paths:
            pack, trouble = installed(self.pile, path, self._captions.words.language)
            self.chosen = pack or self.chosen
            troubles.append(trouble)
        self._show_problem("\n".join(filter(None, troubles)))
        self._announce_change()

    def look_again(self) -> None:
        """Read all packs again, and retry pictures that could not be drawn."""
        self._check.stop()
        self.pile.look_again()
        for pack in self.pile.packs:
            pack_pictures().try_again(self.pile.art(pack))
        self._announce_change()

    def _announce_change(self) -> None:
        self.changed.emit()
        self.refresh()

    @property
    def chosen_row(self) -> PackRow | None:
        """Return the row of the chosen pack, None without packs."""
        return next((pack_row for pack_row in self.pack_rows if pack_row.id == self.chosen), None)

    def refresh(self) -> None:
        """Show the pile as it is now, and keep the keyboard focus.

        A pile that is not read yet is checked meanwhile, which shows its rows again when it is done.
        """
        if self.pile.unread:
            self._check.start()
            self._show_rows(rows_to_check(self.pile))
        else:
            self._check.stop()
            self._show_found()

    def _show_found(self) -> None:
        """Show what was found in the pile, unless a row is being dragged: a drop shows it as well."""
        if not any(row.carried_now for row in self.rows.values()):
            self._show_rows(pack_rows(self.pile, self._captions.words.language))

    def _show_rows(self, pack_rows: tuple[PackRow, ...]) -> None:
        """Make all rows again, and keep the chosen pack, if it is still there, and the keyboard focus."""
        self.pack_rows = pack_rows
        for pack in self.pile.packs:
            pack_pictures().want(self.pile.art(pack))
        self._drawn.forget()
        ids = [pack_row.id for pack_row in self.pack_rows]
        self.chosen = self.chosen if self.chosen in ids else next(iter(ids), "")
        had_focus = any(row.hasFocus() or row.switch.hasFocus() for row in self.rows.values())
        self.rows = {pack_row.id: self._view_of_row(pack_row) for pack_row in pack_rows}
        self._scrolling.hold(self._heap_of_rows())
        self._show_chosen()
        self.ribbon.tell(self._summary(), self._say(Text("packs-how")) if self.pack_rows else "")
        if had_focus and self.chosen:
            self.rows[self.chosen].setFocus()

    def _view_of_row(self, pack_row: PackRow) -> PackRowView:
        """Return the view of a pack in the pile, which can be chosen, switched and moved."""
        is_highest, is_lowest = pack_row is self.pack_rows[0], pack_row is self.pack_rows[-1]
        row = PackRowView(pack_row, self._captions, self.grown, highest=is_highest, lowest=is_lowest)
        row.chosen.connect(self._choose_pack)
        row.switched.connect(self._switch_pack)
        row.moved.connect(self._move_pack)
        row.carried.connect(self._move_others_aside)
        later = Qt.ConnectionType.QueuedConnection  # a drop shows all rows again, which deletes this one
        row.let_go.connect(self._drop_row, later)
        return row

    def _heap_of_rows(self) -> QWidget:
        """Return a widget with the packs below each other, on the plank of the built-in content."""
        heap = QWidget()
        lines = QVBoxLayout(heap)
        lines.setContentsMargins(0, 0, self.length(4), 0)
        lines.setSpacing(self.length(6))
        for row in self.rows.values():
            lines.addWidget(row)
        lines.addWidget(self._plank_below())
        lines.addStretch()
        return heap

    def _show_left_out_pictures(self) -> None:
        """Show which pictures could not be drawn, once they were tried, and draw conflicts again."""
        before, self.pack_rows = self.pack_rows, tuple(map(partial(with_pictures, self.pile), self.pack_rows))
        chosen = self.chosen_row
        if self.pack_rows != before or (chosen is not None and chosen.overlaid):
            self._show_chosen()

    def focus(self) -> None:
        """Give the keyboard to the chosen row, or to the button that adds a pack."""
        target = self.rows[self.chosen] if self.chosen else self.add
        target.setFocus()

    def grow(self) -> None:
        """Scale the pile and the panel to the size of the page."""
        self.sheet.setFixedWidth(self.length(SHEET))
        self.ribbon.grow(self.grown)
        self.refresh()

    def _choose_pack(self, name: str) -> None:
        """Show a pack in the sheet, unless it is shown already."""
        if name != self.chosen:
            self.chosen = name
            self._show_chosen()

    def _show_chosen(self) -> None:
        """Mark the row of the chosen pack, and describe the pack in the panel."""
        for name, row in self.rows.items():
            row.mark(name == self.chosen)
        self.sheet.show_pack(self.chosen_row, self.grown)

    def _switch_pack(self, name: str, on: bool) -> None:
        """Switch a pack on or off for new games, and choose it."""
        self.chosen = name
        self.pile.switch(self.pile.pack(name), on)
        self._announce_change()

    def _move_pack(self, name: str, up: int) -> None:
        """Move a pack up by so many places, or down if negative."""
        self.chosen = name
        self.pile.move(self.pile.pack(name), up)
        self._announce_change()

    def _move_others_aside(self, name: str) -> None:
        """Move the other rows aside while one is dragged."""
        rows = [self.rows[pack_row.id] for pack_row in self.pack_rows]
        tops = sorted(row.place.y() for row in rows)
        for top, row in zip(tops, self._order_as_carried(name), strict=True):
            if row.pack_row.id != name:
                row.show_at(top)

    def _drop_row(self, name: str) -> None:
        """Move a pack to where its row was dropped."""
        order_now = [row.pack_row.id for row in self._order_as_carried(name)]
        order_before = [pack_row.id for pack_row in self.pack_rows]
        self._move_pack(name, order_before.index(name) - order_now.index(name))

    def _order_as_carried(self, name: str) -> list[PackRowView]:
        """Return the rows from the top down, the dragged one at its current position."""
        middle = self.rows[name].geometry().center().y()
        others = [self.rows[pack_row.id] for pack_row in self.pack_rows if pack_row.id != name]
        above = sum(row.place.center().y() < middle for row in others)
        return [*others[:above], self.rows[name], *others[above:]]

    def _swap_with_chosen(self, other: str) -> None:
        """Let another pack and the chosen one change places in the pile."""
        self.pile.swap(self.pile.pack(self.chosen), self.pile.pack(other))
        self._announce_change()

    def _keep_both(self, shared: SharedEntry) -> None:
        """Keep both versions of an entry that two packs change, or say why that is not possible."""
        language = self._captions.words.language
        self._show_problem(keep_both(self.pile, self.pile.pack(self.chosen), shared, language))
        self._announce_change()

    def _put_right(self, notice: Notice) -> None:
        """Correct the mistake of a notice in its file, and read all packs again."""
        self._show_problem(put_right(notice, self._captions.words.language))
        self.look_again()

    def _open_in_editor(self, place: Place) -> None:
        """Open a place in the user's editor, or say that none was found."""
        file, line, column = place
        if not open_at(file, line, column):
            self._show_problem(self._say(text("workshop-no-editor", file=str(file))))

    def pack_up(self, archive: Path) -> None:
        """Write the chosen pack to a .zip file for others."""
        pack = self.pile.pack(self.chosen)
        problem = shared(pack, archive, self._captions.words.language)
        self._show_problem(problem)
        if not problem:
            self.ribbon.tell(
                self._say(text("packs-shared", name=pack.name, file=archive.name)), str(archive.parent)
            )

    def _choose_archive(self) -> None:
        """Ask for the .zip file that others get, and write the chosen pack to it."""
        usual = str(archive_in(Path.home(), self.chosen))
        name, _ = QFileDialog.getSaveFileName(self, self.sheet.share.text(), usual, "*.zip")
        if not name:
            return
        archive = archive_named(Path(name))
        if archive != Path(name) and archive.exists():  # the dialog asked about overwriting only `name`
            self._show_problem(self._say(text("packs-share-there", file=archive.name)))
        else:
            self.pack_up(archive)

    def _show_problem(self, problem: str) -> None:
        """Show a problem below the pile, or hide the last one for ""."""
        say(self.trouble, problem)
        self.trouble.setVisible(bool(problem))

    def _summary(self) -> str:
        """Return how many packs there are, how many are on, and how many of these are wrong, if any."""
        on = [pack_row for pack_row in self.pack_rows if pack_row.on]
        wrong = sum(bool(pack_row.mistakes) for pack_row in on)
        if not self.pack_rows:
            return self._say(Text("packs-none"))
        counts = self._say(text("packs-summary", count=len(self.pack_rows), on=len(on)))
        if not wrong:
            return counts
        return f"{counts} {self._say(text('packs-summary-wrong', wrong=wrong))}"

    def _open_folder(self) -> None:
        """Open the folder of the chosen pack in the file manager, or that of all packs for an archive."""
        pack_row = self.chosen_row
        folder = self.pile.folder if pack_row is None or pack_row.path.is_file() else pack_row.path
        QDesktopServices.openUrl(QUrl.fromEncoded(folder.absolute().as_uri().encode()))

    def _choose_file(self) -> None:
        """Ask for a .zip file, or for the pack.yaml of a folder, and install that pack."""
        name, _ = QFileDialog.getOpenFileName(self, self.add.text(), "", "*.zip pack.yaml pack.yml")
        if name:
            self.take([Path(name) if name.endswith(".zip") else Path(name).parent])

    def _plank_below(self) -> QFrame:
        """Return the bottom of the pile: the built-in content."""
        plank = styled(QFrame(), "plank")
        row = QHBoxLayout(plank)
        row.setContentsMargins(self.length(16), self.length(10), self.length(16), self.length(10))
        row.addWidget(styled(paragraph(self._say(Text("packs-own"))), "plank-title"), 1)
        row.addWidget(
            paragraph(self._say(Text("packs-own-about")), "plank-line", Qt.AlignmentFlag.AlignRight), 1
        )
        return plank

    def _lay_out(self) -> None:
        """Lay title, pile, problems and drop area at the left, the chosen pack beside, the ribbon below."""
        page, row, left = without_margins(QVBoxLayout(self), 0), QHBoxLayout(), QVBoxLayout()
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(14)
        left.addWidget(self.title)
        left.addWidget(self._scrolling, 1)
        left.addWidget(self.trouble)
        left.addWidget(self._drop_area())
        row.addLayout(left, 1)
        row.addWidget(self.sheet)
        page.addLayout(row, 1)
        page.addWidget(self.ribbon)
        self.trouble.setVisible(False)
        self._add_buttons()

    def _add_buttons(self) -> None:
        """Add the buttons of the ribbon."""
        self.back = KeyButton(self._say(Text("new-back")), "Esc", self.left)
        self.help = KeyButton(self._say(Text("help-title")), "F1", self.help_wanted)
        self.sources = KeyButton(self._say(Text("packs-sources")), "Ctrl+F", self.sources_wanted)
        self.ribbon.add(self.sources, self.help, self.back)

    def _drop_area(self) -> QFrame:
        """Return the area that invites to drop packs."""
        target = styled(QFrame(), "drop")
        row, lines = QHBoxLayout(target), QVBoxLayout()
        row.setContentsMargins(18, 8, 18, 8)
        lines.addWidget(styled(paragraph(self._say(Text("packs-drop"))), "drop-title"))
        lines.addWidget(paragraph(self._say(Text("packs-drop-about")), "drop-line"))
        row.addLayout(lines, 1)
        row.addWidget(self.add, 0, CENTRED)
        return target
