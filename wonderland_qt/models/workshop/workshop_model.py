"""The workshop of a game: reads the content again whenever a file changes, and applies the user's edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.comparison import Verdict
from wonderland_qt.engine.content.folders.packs import Pack
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.remedies import Remedy, remedy_of
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.file_watch import FileWatch
from wonderland_qt.models.workshop.gallery_model import GalleryModel
from wonderland_qt.models.workshop.own_packs import OwnFolder
from wonderland_qt.models.workshop.taking_back import ChangedElsewhere
from wonderland_qt.models.workshop.trial_games import Trial
from wonderland_qt.models.workshop.tweaks import Tweaks
from wonderland_qt.models.workshop.verb_uses import is_used_in
from wonderland_qt.models.workshop.workshop_entries import Number, Place, WorkshopEntry


class Workshop(QObject):
    """The content of a game for browsing and editing; emits `read` after reading it again.

    `unwritten` has the reason why a change could not be written. Raises ContentMistakes if even the content
    below the user's cannot be read.
    """

    read = Signal()
    unwritten = Signal(str)

    def __init__(
        self,
        ruleset: AnyRuleset,
        below: Sequence[Path],
        own: Path,
        language: str,
        parent: QObject | None = None,
    ) -> None:
        """Read the content of `below` and of the user's pack `own`, and again when their files change.

        `into` is that pack's name, and `others` returns the packs that could be changed instead. The verdict
        is about the games that were played with `_data_on_trial`.
        """
        super().__init__(parent)
        self.language, self.into = language, own.name
        self.edited = EditedContent(ruleset, below, own)
        self.tweaks = Tweaks(self.edited)
        self.gallery = GalleryModel(self.edited, language, self)
        self.trial = Trial(self)
        self.others: Callable[[], Sequence[Pack]] = tuple
        self.verdict: Verdict | None = None
        self._data_on_trial: Any = None
        self.trial.counted.connect(self._keep_verdict)
        self.watch = FileWatch([*below, own], self)
        self.watch.changed.connect(self.read_again)

    @property
    def game(self) -> str:
        """Return the id of the game."""
        return self.edited.ruleset.id

    @property
    def mistakes(self) -> Sequence[Mistake]:
        """Return the mistakes in the user's changes."""
        return self.edited.mistakes

    def write_into(self, own: OwnFolder) -> None:
        """Switch to another pack; raises ContentMistakes."""
        self.edited.lay(own.folders_below, own.folder)
        self.into, self._data_on_trial = own.name, None
        self.tweaks.forget()
        self.watch.follow([*own.folders_below, own.folder])
        self._show_content()

    def read_again(self) -> None:
        """Read the files again, and emit `read`."""
        self.edited.read()
        self._show_content()

    def set_number(self, number: Number, value: int) -> bool:
        """Change a number in the user's folder; return whether that worked."""
        return self._write(partial(self.tweaks.set_number, number, value))

    def suggested_word(self, row: int) -> str:
        """Return the suggested word for the mistake in this row of `mistakes`, or ""; row -1 is none."""
        remedy = self._remedy(row)
        return remedy.meant if remedy is not None else ""

    def put_right(self, row: int) -> None:
        """Fix the misspelt word of the mistake in this row of `mistakes`; row -1 is none."""
        remedy = self._remedy(row)
        if remedy is not None:
            self._write(partial(self.tweaks.put_right, remedy))

    def _remedy(self, row: int) -> Remedy | None:
        """Return the remedy of a mistake in the user's files, or None."""
        if row not in range(len(self.mistakes)):
            return None
        mistake = self.mistakes[row]
        return remedy_of(mistake) if mistake.path.is_relative_to(self.edited.own) else None

    def own_place(self, entry: WorkshopEntry) -> Place:
        """Return the place of an entry in the user's folder, where it is copied to if needed and possible.

        Where the copy cannot be written, that is said (`_write`), and the place stays the present one.
        """
        place = entry.place

        def copy_into_own_folder() -> None:
            nonlocal place
            place = self.tweaks.own_place(entry)

        self._write(copy_into_own_folder)
        return place

    def packs_using(self, path: DocumentPath, earlier_name: str) -> tuple[str, ...]:
        """Return the names of other packs that use the verb at a path under its earlier name."""
        packs = (pack for pack in self.others() if pack.path != self.edited.own)
        return tuple(pack.name for pack in packs if is_used_in(self.edited, path, earlier_name, pack.folder))

    def undo(self) -> None:
        """Undo the last change, if there is one."""
        if self.tweaks.can_undo:
            self._write(self.tweaks.undo)

    def try_out(self, games: int) -> None:
        """Play games with and without the user's changes."""
        edited = self.edited
        self.verdict, self._data_on_trial = None, edited.checked.sections.data
        self.trial.start(self.game, edited.folders_below, edited.own, games, self.language)

    def _write(self, change: Callable[[], None]) -> bool:
        """Make a change, then emit `read`, and `unwritten` if it failed; return whether it worked."""
        try:
            change()
        except (OSError, ChangedElsewhere) as error:
            self._show_content()
            self.unwritten.emit(error_in_words(error, self.language, self.edited.own))
            return False
        self._show_content()
        return True

    def _show_content(self) -> None:
        """Show the content as it is now in all parts of the workshop, and emit `read`."""
        if self._data_on_trial != self.edited.checked.sections.data:
            self.trial.stop()
            self.verdict = None  # games with another content say nothing of this one
        self.watch.look()
        self.gallery.read()
        self.read.emit()

    def _keep_verdict(self, verdict: Verdict) -> None:
        self.verdict = verdict
