"""The page of sources: the packs that folders and web addresses offer, to be installed and updated."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wonderland_qt.app.packs.offered_row import OfferedRow
from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.sources_sheet import SourcesSheet
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import paragraph, say, say_button, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.learning.handbook import PACKS
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.sources.source_browser import SourceBrowser
from wonderland_qt.models.sources.standing import Offered

if TYPE_CHECKING:
    from wonderland_qt.app.visited_window import VisitedWindow

SHEET = 420
MOST_ROWS = 60
"""The most packs shown at once; a search finds the others."""


class SourcesPage(GrowingPage):
    """Shows what sources offer; emits `changed` after every change of the pile, and `left` on going back."""

    share, lamp = 1.0, True
    changed = Signal()
    left = Signal()
    help_wanted = Signal()

    def __init__(self, pile: PackPile, captions: PackCaptions, parent: QWidget | None = None) -> None:
        """Look at the sources last, once the page shows what they offer as it comes in.

        `installed` is the pack that was just installed, for the ribbon.
        """
        super().__init__(parent)
        self.pile, self._captions, self._say = pile, captions, captions.words.say
        self.browser = SourceBrowser(pile, captions.words.language, self)
        self.rows: list[OfferedRow] = []
        self.installed = ""
        self.search = QLineEdit(
            placeholderText=self._say(Text("sources-search")), clearButtonEnabled=True, maxLength=200
        )
        self.search.setAccessibleName(self._say(Text("sources-search")))
        self.trouble, self.sheet, self.ribbon = paragraph("", "trouble"), SourcesSheet(self._say), Ribbon()
        self._scrolling = VerticalScroll(QWidget())
        self._lay_out()
        self._connect()
        self.browser.look()

    def focus(self) -> None:
        """Give the keyboard to the next thing to do: the switch, the first address, or the search."""
        book = self.browser.book
        if not book.allowed:
            self.sheet.switch.setFocus()
        elif not book.places:
            self.sheet.place.setFocus()
        else:
            self.search.setFocus()

    def grow(self) -> None:
        """Scale the packs and the panel to the size of the page."""
        self.sheet.setFixedWidth(self.length(SHEET))
        self.ribbon.grow(self.grown)
        self.refresh()

    def refresh(self) -> None:
        """Show the first of the packs that are offered now and match the search, or why there are none."""
        found = self.browser.offered(self.search.text())
        self.rows = [self._row_of(offered) for offered in found[:MOST_ROWS]]
        self._scrolling.hold(self._heap_of_rows(found=len(found)))
        self._show_state(len(found))

    def _heap_of_rows(self, found: int) -> QWidget:
        """Return the rows below each other, and how many more packs were found, or why there are none."""
        heap = QWidget()
        lines = QVBoxLayout(heap)
        lines.setContentsMargins(0, 0, self.length(4), 0)
        lines.setSpacing(self.length(6))
        for row in self.rows:
            lines.addWidget(row)
        if not found:
            lines.addWidget(styled(paragraph(self._say(Text(self._key_for_nothing()))), "bar"))
        if found > MOST_ROWS:
            lines.addWidget(paragraph(self._say(text("packs-more", count=found - MOST_ROWS)), "bar"))
        lines.addStretch()
        return heap

    def _show_state(self, found: int) -> None:
        """Update everything beside the list: the sources, the troubles, the button that looks, the ribbon.

        The ribbon says how many packs were `found`, unless there is something newer to say.
        """
        browser = self.browser
        self.sheet.show_book(browser.book, browser.news, self.grown)
        say(self.trouble, "\n".join(browser.troubles))
        self.trouble.setVisible(bool(browser.troubles))
        say_button(self.again, self._say(Text("sources-stop" if browser.working else "sources-look")))
        self.again.setEnabled(browser.book.allowed and bool(browser.book.places))
        prompt, hint = self._prompt_and_hint(found)
        self.ribbon.tell(prompt, hint)

    def _prompt_and_hint(self, found: int) -> tuple[str, str]:
        """Return the ribbon's prompt and hint: on the work, else on what was just installed or found.

        Where visits are off, no one looked, so that is said instead of a number.
        """
        if self.browser.working:
            return self._say(Text("sources-working")), ""
        name = next((pack.name for pack in self.pile.packs if pack.id == self.installed), None)
        if name is not None:
            prompt = self._say(text("sources-installed", name=name))
            return prompt, self._say(Text("sources-installed-how"))
        if not self.browser.book.allowed:
            return self._say(Text("sources-off")), ""
        return self._say(text("sources-found", count=found)), ""

    def _key_for_nothing(self) -> str:
        """Return the key of the message shown instead of packs."""
        browser = self.browser
        if not browser.book.allowed:
            return "sources-off-about"
        if not browser.book.places:
            return "sources-none-about"
        return "sources-working" if browser.working else "sources-nothing"

    def _row_of(self, offered: Offered) -> OfferedRow:
        """Return the row of an offered pack, which can be installed and, once it is, switched on."""
        installed = offered.installed
        on = installed is not None and self.pile.is_on(installed)
        busy = self.browser.fetching == offered.pack.id
        row = OfferedRow(offered, self._captions, on, busy, self.grown)
        later = Qt.ConnectionType.QueuedConnection  # fetching shows all rows again, which deletes this one
        row.wanted.connect(partial(self.browser.fetch, offered), later)
        row.switched.connect(self._switch_pack)
        return row

    def _switch_pack(self, name: str, on: bool) -> None:
        """Switch an installed pack on or off for new games."""
        self.pile.switch(self.pile.pack(name), on)
        self.changed.emit()
        self._show_state(len(self.browser.offered(self.search.text())))

    def _keep_installed(self, name: str) -> None:
        """Remember which pack was just installed, for the ribbon."""
        self.installed = name
        self.changed.emit()

    def _look_or_stop(self) -> None:
        """Ask the sources again for what they offer, or stop asking."""
        self.installed = ""
        if self.browser.working:
            self.browser.stop()
        else:
            self.browser.look()

    def _add_source(self, place: str) -> None:
        """Add a source, and clear the field for its address if that worked."""
        if self.browser.add(place):
            self.sheet.place.clear()

    def _choose_folder(self) -> None:
        """Ask for a folder and add it as a source, unless the dialog is cancelled."""
        folder = QFileDialog.getExistingDirectory(self, self.sheet.choose.text())
        if folder:
            self._add_source(folder)

    def _connect(self) -> None:
        """Connect the parts; a source is removed later, as that deletes the button just pressed."""
        self.browser.changed.connect(self.refresh)
        self.browser.installed.connect(self._keep_installed)
        self.search.textChanged.connect(self.refresh)
        self.sheet.allowed.connect(self.browser.allow)
        self.sheet.added.connect(self._add_source)
        self.sheet.removed.connect(self.browser.remove, Qt.ConnectionType.QueuedConnection)
        self.sheet.folder_wanted.connect(self._choose_folder)

    def _lay_out(self) -> None:
        """Lay title, search, packs and problems at the left, the sources beside, the ribbon below."""
        page, row, left = without_margins(QVBoxLayout(self), 0), QHBoxLayout(), QVBoxLayout()
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(14)
        left.addWidget(paragraph(self._say(Text("sources-title")), "bar"))
        left.addWidget(self.search)
        left.addWidget(self._scrolling, 1)
        left.addWidget(self.trouble)
        row.addLayout(left, 1)
        row.addWidget(self.sheet)
        page.addLayout(row, 1)
        page.addWidget(self.ribbon)
        self.sheet.setFixedWidth(self.length(SHEET))
        self._add_buttons()

    def _add_buttons(self) -> None:
        """Add the buttons of the ribbon."""
        self.again = KeyButton(self._say(Text("sources-look")), "F5", self._look_or_stop)
        self.help = KeyButton(self._say(Text("help-title")), "F1", self.help_wanted)
        self.back = KeyButton(self._say(Text("new-back")), "Esc", self.left)
        self.ribbon.add(self.again, self.help, self.back)


def open_sources(window: VisitedWindow) -> None:
    """Show the page of sources in a window; going back leads to the packs."""
    shelf = window.shelf
    titles = {box.game: box.title for box in shelf.boxes}
    page = SourcesPage(shelf.pile, PackCaptions(shelf.words, titles))
    page.changed.connect(partial(keep_packs, window))
    page.left.connect(window.show_packs)
    page.help_wanted.connect(partial(window.help.open_handbook, PACKS))
    window.pages.visit(page)
    page.focus()


def keep_packs(window: VisitedWindow) -> None:
    """Reload the shelf after a change of the pile, and save the choice of packs."""
    window.shelf.reload_packs()
    window.forget_pages_of_game()
    window.remember(packs=window.shelf.pile.choices)
