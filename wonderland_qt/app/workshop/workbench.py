"""The workbench of the workshop: adds, duplicates and removes entries, and fills in the form of one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.workshop.entry_form import EntryForm
from wonderland_qt.app.workshop.shape_chooser import ShapeChooser
from wonderland_qt.app.workshop.word_pictures import WordPictures
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.pictures.wrong_picture import WrongPicture
from wonderland_qt.models.workshop.entry_draft import EntryDraft
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.makings import (
    GROUND,
    Made,
    make_duplicate,
    make_new,
    remove,
    restore,
    take_picture,
)
from wonderland_qt.models.workshop.taking_back import ChangedElsewhere
from wonderland_qt.models.workshop.workshop_entries import WITHOUT_PICTURE, WorkshopEntry
from wonderland_qt.models.workshop.workshop_model import Workshop
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.pictures.shape_pictures import shape_picture
from wonderland_qt.scene.style.palette import PRINTING

Settling = Callable[[Callable[[], object]], None]
"""Does what writes, as soon as it is settled into which pack."""


def do_at_once(act: Callable[[], object]) -> None:
    """Call an act that writes at once; a visit of the workshop replaces this by asking for a pack first."""
    act()


class Workbench(QObject):
    """Belongs to a page, which shows the messages `told` and the entry `made`.

    `shown` says that the form was opened or closed, `closed` that the page has the keyboard again.
    """

    shown = Signal()
    closed = Signal()
    told = Signal(str)
    made = Signal(object)

    def __init__(self, page: QWidget, workshop: Workshop, say: Say, oven: Callable[[], Oven]) -> None:
        """Offer to fill in, add, duplicate or remove an entry; the form stays hidden until it is opened.

        The window replaces `settle`, so that it is asked into which pack to write before an act writes.
        `offer` sets the `_entry` that the buttons act on.
        """
        super().__init__(page)
        self._page, self._workshop, self._say, self._oven = page, workshop, say, oven
        self.buttons, self.form = Flowing(), EntryForm(workshop, say, oven)
        self.settle: Settling = do_at_once
        self._add_buttons()
        self._entry: WorkshopEntry
        self.form.hide()
        self._connect_form()
        workshop.read.connect(self._follow_content)

    def _add_buttons(self) -> None:
        """Add the buttons that fill in, add, duplicate or remove an entry."""
        self.new = self._key_button("making-add", "N", self.make_new)
        self.double = self._key_button("making-duplicate", "Ctrl+D", self.make_duplicate)
        self.remove = self._key_button("making-remove", "Alt+Del", self.ask_to_remove)
        self.fill_in = self._key_button("form-open", "F2", self.open_form, "keyed-chief")
        for button in (self.fill_in, self.new, self.double, self.remove):
            self.buttons.add(button)

    def _connect_form(self) -> None:
        """Do what the form asks for."""
        self.form.saved.connect(self._follow_saved)
        self.form.left.connect(self.leave_form)
        self.form.pictured.connect(self.take_picture)
        self.form.shape_wanted.connect(self.choose_shape)

    def _key_button(
        self, key: str, pressed: str, act: Callable[[], object], kind: str = "keyed"
    ) -> KeyButton:
        """Return a button whose act writes, and therefore waits until a pack is chosen."""
        return KeyButton(self._say(Text(key)), pressed, lambda: self.settle(act), kind=kind)

    @property
    def _maker(self) -> Maker:
        return Maker(self._workshop.edited, self._workshop.tweaks)

    @property
    def open(self) -> bool:
        """Tell whether a form is open."""
        return not self.form.isHidden()

    def offer(self, entry: WorkshopEntry) -> None:
        """Enable what can be done with an entry: nothing while the content has mistakes."""
        self._entry = entry
        well = not self._workshop.mistakes
        can_make = self._maker.can_make(entry.path)
        for button in (self.new, self.double, self.remove):
            button.setEnabled(well and can_make)
        self.fill_in.setEnabled(well)

    def make_new(self) -> None:
        """Add an entry of the kind of the chosen one, and open its form."""
        self._make_entry(lambda: make_new(self._workshop, self._entry))

    def make_duplicate(self) -> None:
        """Duplicate the chosen entry, and open the form of the copy."""
        self._make_entry(lambda: make_duplicate(self._workshop, self._entry))

    def ask_to_remove(self) -> QuestionDialog | None:
        """Remove the chosen entry; ask first if it overrides another, which could be restored instead."""
        entry = self._entry

        def remove_whole() -> None:
            self._change(lambda: remove(self._workshop, entry), "making-removed")

        def restore_other() -> None:
            self._change(lambda: restore(self._workshop, entry), "making-restored")

        if not self._maker.is_over_another(entry.path):
            remove_whole()
            return None
        title = self._say(text("making-remove-title", name=self._name_of(entry)))
        asked = QuestionDialog(title, self._say(Text("making-remove-told")), self._page)
        asked.add_answer(self._say(Text("making-restore")), restore_other)
        asked.add_answer(self._say(Text("making-remove-whole")), remove_whole)
        asked.add_answer(self._say(Text("settings-cancel")), asked.reject)
        asked.open()
        return asked

    def open_form(self) -> None:
        """Show the form of the chosen entry, with the keyboard on its first field, if it has one."""
        entry, edited = self._entry, self._workshop.edited
        self.form.open(EntryDraft(edited, self._maker, entry.path), self._name_of(entry))
        self.form.enable_pictures(entry.shown.kind not in WITHOUT_PICTURE)
        self.form.show()
        self.shown.emit()
        first = next((view.editor for view in self.form.rows if view.editor is not None), None)
        if first is not None:
            first.setFocus()

    def _name_of(self, entry: WorkshopEntry) -> str:
        return self._workshop.edited.name_of(entry.shown.name, self._workshop.language)

    def leave_form(self) -> None:
        """Close the form; ask first if unsaved changes would be lost, which with mistakes cannot be saved."""
        draft = self.form.draft
        if draft is None or not draft.changed:
            self._close()
            return
        asked = QuestionDialog(
            self._say(Text("form-leave-title")), self._say(Text("form-leave-told")), self._page
        )
        if not draft.wrong:
            asked.add_answer(self._say(Text("form-save")), self._save_and_close, "chief")
        asked.add_answer(self._say(Text("form-discard")), self._close)
        asked.add_answer(self._say(Text("settings-cancel")), asked.reject)
        asked.open()

    def take_picture(self, picture: Path) -> None:
        """Use this picture for the chosen entry."""
        self._store_picture(picture, lambda: take_picture(self._workshop, self._entry, picture.read_bytes()))

    def choose_shape(self) -> ShapeChooser:
        """Ask for a shape and a colour for the picture of the chosen entry."""
        piece, book = self._entry.shown.piece, self._oven().book
        outline, aspect = book.kinds[piece.kind].shape, book.aspect(piece.kind, piece.art) or 1.0
        beneath = self._lies_beneath
        asked = ShapeChooser(
            partial(shape_picture, outline=outline, aspect=aspect, beneath=beneath),
            PRINTING,
            WordPictures(self._oven),
            self._say,
            self._page,
        )
        asked.made.connect(lambda drawn: self._take_shape(drawn.encode(), beneath))
        asked.open()
        return asked

    @property
    def _lies_beneath(self) -> bool:
        """Tell whether others lie on the picture of the chosen entry, which is paler then.

        They are icons that are printed on pieces of its kind, or the pieces that stand on a board.
        """
        kind = self._entry.shown.piece.kind
        pieces = (entry.shown.piece for entry in self._workshop.edited.checked.entries)
        has_icons = any(other.icons for other in pieces if other.kind == kind)
        return has_icons or self._entry.shown.stage is not None

    def _take_shape(self, drawn: bytes, beneath: bool) -> None:
        """Use a drawn shape for the chosen entry; one `beneath` icons or pieces leaves these to be seen.

        As it comes from no file, a message about it names the entry.
        """
        entry = self._entry
        self._store_picture(Path(entry.id), lambda: take_picture(self._workshop, entry, drawn, beneath))

    def _store_picture(self, source: Path, take: Callable[[], Path]) -> None:
        """Store a picture by calling `take`, and say where it is now, or what is wrong with its `source`."""
        try:
            file = take()
        except OSError as error:
            self.told.emit(error_in_words(error, self._workshop.language, source))
            return
        except WrongPicture as wrong:
            self.told.emit(f"{source.name}:{wrong.line}: {self._say(wrong.reason)}")
            return
        self._workshop.read_again()
        key = "making-pictured-beneath" if file.stem.endswith(GROUND) else "making-pictured"
        self.told.emit(self._say(text(key, file=file.name)))

    def _save_and_close(self) -> None:
        """Save the form, and close it unless mistakes keep it from being saved."""
        self.form.write()
        draft = self.form.draft
        if draft is not None and not draft.changed:
            self._close()

    def _close(self) -> None:
        """Close the form without saving."""
        self.form.draft = None
        self.form.hide()
        self.shown.emit()
        self.closed.emit()

    def _follow_saved(self) -> None:
        """Say that the entry was saved; if its id changed, show it again and name packs with the old id.

        An id is the end of an entry's path, so that the path tells whether it changed. The entry was written
        even if the form is closed by now (no draft), or if the content read again lacks it.
        """
        path_before, draft = self._entry.path, self.form.draft
        self._workshop.read_again()
        entry = self._workshop.edited.at(draft.path) if draft is not None else None
        if entry is not None:
            self.form.head(self._name_of(entry))
        if entry is None or entry.path == path_before:
            self.told.emit(self._say(Text("form-saved")))
            return
        self.made.emit(entry)
        self._tell_renamed(entry, str(path_before[-1]))

    def _tell_renamed(self, entry: WorkshopEntry, id_before: str) -> None:
        """Say that an entry has another id now, and which packs still use the one that it had before."""
        elsewhere = self._workshop.packs_using(entry.path, id_before)
        key = "form-saved-used-elsewhere" if elsewhere else "form-saved-renamed"
        renamed = text(key, was=id_before, now=entry.id, packs=", ".join(elsewhere))
        self.told.emit(self._say(renamed))

    def _follow_content(self) -> None:
        """After the content was read again, refresh an unchanged form, and check a changed one.

        The form of an entry that is gone is closed.
        """
        draft = self.form.draft
        if draft is None:
            return
        if self._workshop.edited.at(draft.path) is None:
            self._close()
        elif draft.changed:
            self.form.check()
        else:
            self.form.draft = EntryDraft(self._workshop.edited, self._maker, draft.path)
            self.form.show_rows()

    def _make_entry(self, make: Callable[[], Made]) -> None:
        """Add an entry beside the chosen one, and open its form, unless it has mistakes.

        In a list, its place is its id. The page answers `made` by choosing the entry, so its form is opened.
        """
        *section, _id = self._entry.path
        is_listed = self._maker.is_listed(self._entry.path)
        made, edited = self._change(make, "making-made"), self._workshop.edited
        if made is None:
            return
        entry = edited.at((*section, int(made.id))) if is_listed else edited.entry(made.id)
        if entry is not None:
            self.made.emit(entry)
            self.open_form()

    def _change(self, change: Callable[[], Made], key: str) -> Made | None:
        """Change the content and return what was made; if that fails, say why and return None."""
        try:
            made = change()
        except (OSError, ChangedElsewhere) as error:
            self.told.emit(error_in_words(error, self._workshop.language, self._workshop.edited.own))
            return None
        if made.why:
            self.told.emit(self._say(text("making-refused", why=made.why)))
            return None
        self._workshop.read_again()
        self.told.emit(self._say(Text(key)))
        return made
