"""The page of the workshop: browse entries, change their numbers, and try what the changes do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import paragraph, say, say_button, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.workshop.editors import open_at
from wonderland_qt.app.workshop.entry_sheet import EntrySheet
from wonderland_qt.app.workshop.file_sheet import FileSheet
from wonderland_qt.app.workshop.gallery import Gallery
from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures
from wonderland_qt.app.workshop.trial_sheet import TrialSheet
from wonderland_qt.app.workshop.workbench import Workbench
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.workshop.gallery_model import ALL, CHANGED
from wonderland_qt.models.workshop.workshop_entries import Number, Place, WorkshopEntry
from wonderland_qt.models.workshop.workshop_model import Workshop
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

GALLERY, FILE, TRIAL = 352, 412, 224
EDGE, BETWEEN, LONGEST = 10, 8, 24


class WorkshopPage(GrowingPage):
    """Browses and changes the content of a game; `tried` asks for a new game with it."""

    share, lamp = 0.8, True
    left = Signal()
    tried = Signal()
    scenario_wanted = Signal()
    laying_wanted = Signal()
    sighting_wanted = Signal()
    help_wanted = Signal()
    into_wanted = Signal()
    share_wanted = Signal()

    def __init__(
        self, workshop: Workshop, words: Words, box: Box, oven: Callable[[], Oven], languages: list[str]
    ) -> None:
        """Begin at the first entry, with the gallery, the entry, its file and the trial of the changes."""
        super().__init__()
        self.workshop, self._say, self._box, self._oven = workshop, words.say, box, oven
        self._pictures = self._new_pictures()
        self._make_panels(languages)
        self.ribbon, self.title = Ribbon(), styled(paragraph(""), "bar")
        self.writing = KeyButton(self._pack_written_into, "W", self.into_wanted, kind="quiet")
        self.back = KeyButton(self._say(Text("workshop-back")), "", self._leave, kind="quiet", cap="Esc")
        QShortcut(QKeySequence("Esc"), self, self._leave)
        self.entry: WorkshopEntry = workshop.edited.checked.entries[0]
        self._lay_out()
        self._connect()
        self.grow()
        self.show_entry(self.entry)
        self.tell()

    def _make_panels(self, languages: list[str]) -> None:
        """Make the gallery, and the panels of the entry, its form, its file and the trial."""
        workshop, say = self.workshop, self._say
        self.gallery = Gallery(
            workshop.gallery, lambda: self._pictures, self._say_kind, say(Text("workshop-search"))
        )
        self.sheet = EntrySheet(workshop, say, languages)
        self.workbench = Workbench(self, workshop, say, self._oven)
        self.file, self.trial = FileSheet(workshop, say), TrialSheet(workshop, say)

    def show_entry(self, entry: WorkshopEntry) -> None:
        """Show an entry, and the place where it is written."""
        self.entry = entry
        self.sheet.show_entry(entry, self._pictures)
        self.file.show_entry(entry)
        self.workbench.offer(entry)

    def jump(self, entry: WorkshopEntry) -> None:
        """Show an entry, and select it in the gallery."""
        self.gallery.show_entry(entry)
        self.show_entry(entry)

    def _show_picked(self, entry: WorkshopEntry) -> None:
        """Show the entry selected in the gallery, unless unsaved changes are in the form.

        Then the gallery selects the entry of the form again. An open form follows to another entry.
        """
        draft = self.workbench.form.draft
        if draft is not None and draft.changed:
            self.gallery.show_entry(self.entry)
            return
        self.show_entry(entry)
        if self.workbench.open:
            self.workbench.open_form()

    def focus(self) -> None:
        """Give the keyboard to the gallery."""
        self.gallery.list.setFocus()

    def grow(self) -> None:
        """Scale everything to the size of the page, and draw the entry again unless the page is hidden."""
        for part in (self.gallery, self.sheet, self.file, self.trial, self.ribbon, self.workbench.form):
            part.grow(self.grown)
        self.gallery.setFixedWidth(self.length(GALLERY))
        self.file.setFixedWidth(self.length(FILE))
        self.trial.setFixedHeight(self.length(TRIAL))
        edge = self.length(EDGE)
        self._page.setSpacing(self.length(BETWEEN))
        self._body.setContentsMargins(edge, 0, edge, 0)
        self._body.setSpacing(self.length(BETWEEN))
        self._bar.setContentsMargins(edge, self.length(6), edge, 0)
        if self.isVisible():
            self.show_entry(self.entry)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop a running trial."""
        super().hideEvent(event)
        self.workshop.trial.stop()

    def _follow_content(self) -> None:
        """Show the content after it was read again; after a mistake the last valid one stays.

        If the shown entry is gone, the first one is shown instead.
        """
        self._pictures = self._new_pictures()
        self.gallery.offer_kinds(self.workshop.gallery.counts)
        edited = self.workshop.edited
        self.show_entry(edited.at(self.entry.path) or edited.checked.entries[0])
        self.gallery.list.viewport().update()
        self.trial.offer()
        self.try_it.setEnabled(not self.workshop.mistakes)
        say_button(self.writing, self._pack_written_into)
        self.tell()

    @property
    def _pack_written_into(self) -> str:
        """Return in words which pack the changes go to, also if its folder does not exist yet."""
        nowhere = not self.workshop.edited.own.is_dir()
        key = "workshop-writing-nowhere" if nowhere else "workshop-writing"
        return self._say(text(key, pack=_shorten(self.workshop.into)))

    def _draw_again(self) -> None:
        """Paint again, because pictures of packs have arrived."""
        self._pictures = self._new_pictures()
        self.show_entry(self.entry)
        self.gallery.list.viewport().update()

    def tell(self, words: str = "") -> None:
        """Show these words in the ribbon, or else the number of changes or that there are mistakes."""
        changed = self.workshop.gallery.counts.get(CHANGED, 0)
        if self.workshop.mistakes:
            key, hint = "workshop-mistaken", "workshop-mistaken-how"
        else:
            key = "workshop-changed" if changed else "workshop-unchanged"
            hint = "workshop-untouched"  # it says that built-in files never change
        self.ribbon.tell(words or self._say(text(key, changed=changed)), self._say(Text(hint)))

    def _settle_and_write(self, shown: Number, value: int) -> None:
        """Write a number of the entry once it is settled to which pack."""
        self.workbench.settle(partial(self._write_number, shown.label, value))

    def _write_number(self, label: str, value: int) -> None:
        """Write a number of the entry, as that is in the pack by now, and say what it was before."""
        numbers = self.workshop.edited.numbers(self.entry)
        number = next((number for number in numbers if number.label == label), None)
        if number is None:
            return
        before = number.value
        if self.workshop.set_number(number, value) and not self.workshop.mistakes:
            self.tell(self._say(text("workshop-wrote", place=label, before=before, after=value)))

    def _edit_own_copy(self) -> None:
        """Open the entry in your own pack, copying it there first if necessary."""
        self.workbench.settle(lambda: self._open_in_editor(self.workshop.own_place(self.entry)))

    def _open_in_editor(self, place: Place) -> None:
        """Open a place in the user's editor, or say that none was found."""
        file, line, column = place
        if not open_at(file, line, column):
            self.tell(self._say(text("workshop-no-editor", file=str(file))))

    def _toggle_gallery(self) -> None:
        """Show or hide the gallery."""
        self.gallery.setVisible(not self.gallery.isVisible())

    def _leave(self) -> None:
        """Close the form, or stop a trial, or leave the page."""
        if self.workbench.open:
            self.workbench.leave_form()
        elif not self.trial.cancel():
            self.left.emit()

    def _make_room(self) -> None:
        """Show the form instead of the entry and the trial, or these again."""
        self.sheet.setVisible(not self.workbench.open)
        self.trial.setVisible(not self.workbench.open)

    def _say_kind(self, kind: str) -> str:
        """Return the words on the button that filters the gallery by a kind, or shows all or changed ones."""
        if kind == ALL:
            return self._say(Text("workshop-all"))
        if kind == CHANGED:
            return self._say(Text("workshop-own-entries"))
        return self.workshop.edited.heading_of_kind(kind, self.workshop.language)

    def _new_pictures(self) -> GalleryPictures:
        """Return pictures of entries as the content and the packs' art are now."""
        return GalleryPictures(self._oven(), self.workshop.edited.words(self.workshop.language))

    def _connect(self) -> None:
        """Follow the content and the chosen entry; what writes first asks for a pack, if need be."""
        self.workshop.read.connect(self._follow_content)
        pack_pictures().came.connect(self._draw_again)
        self.workshop.unwritten.connect(self.tell)
        self.workshop.trial.ended.connect(self._follow_content)
        self.gallery.picked.connect(self._show_picked)
        self.workbench.shown.connect(self._make_room)
        self.workbench.closed.connect(self.focus)
        self.workbench.told.connect(self.tell)
        self.workbench.made.connect(self.jump)
        self.sheet.written.connect(self._settle_and_write)
        self.sheet.jumped.connect(self.jump)
        self.sheet.see_wanted.connect(self.sighting_wanted)
        self.file.edited.connect(self._edit_own_copy)
        self.file.opened.connect(self._open_in_editor)

    def _lay_out(self) -> None:
        """Lay the gallery at the left, the entry with its form and file beside it, the trial below."""
        self._page, self._bar, self._body = without_margins(QVBoxLayout(self)), QHBoxLayout(), QHBoxLayout()
        self._fill_bar()
        middle, top = QVBoxLayout(), QHBoxLayout()
        top.addWidget(self.sheet, 1)
        top.addWidget(self.workbench.form, 1)
        top.addWidget(self.file)
        middle.addLayout(top, 1)
        middle.addWidget(self.trial)
        self._body.addWidget(self.gallery)
        self._body.addLayout(middle, 1)
        self._page.addLayout(self._bar)
        self._page.addLayout(self._body, 1)
        self._page.addWidget(self.ribbon)
        self._add_buttons()

    def _fill_bar(self) -> None:
        """Fill the bar: back, fold the gallery, the title, and which pack the changes go to."""
        say(self.title, self._say(text("workshop-title", game=self._box.title)))
        self.fold = KeyButton(self._say(Text("workshop-gallery")), "G", self._toggle_gallery, kind="quiet")
        self._bar.addWidget(self.back)
        self._bar.addWidget(self.fold)
        self._bar.addWidget(self.title, 1)
        self._bar.addWidget(self.writing)

    def _add_buttons(self) -> None:
        """Fill the ribbon, and the foot of the gallery; `lay` appears once a scenario was checked."""
        self.try_it = KeyButton(self._say(Text("workshop-try")), "T", self.tried, kind="keyed-chief")
        self.gallery.sheet.addWidget(self.workbench.buttons)
        self.scenario = KeyButton(self._say(Text("workshop-scenario")), "S", self.scenario_wanted)
        self.lay = KeyButton(self._say(Text("workshop-lay")), "L", self.laying_wanted)
        self.lay.hide()
        self.help = KeyButton(self._say(Text("help-title")), "F1", self.help_wanted)
        self.share_it = KeyButton(self._say(Text("workshop-share-pack")), "Ctrl+S", self.share_wanted)
        self.ribbon.add(self.help, self.share_it, self.scenario, self.lay, self.try_it)


def _shorten(name: str) -> str:
    """Return the name of a pack, shortened if it is too long to leave room for the title."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
