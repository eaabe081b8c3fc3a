"""The browser of sources, which visits them in a separate process, so that the window never waits."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, error_in_words, in_words
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.sources import COMMAND
from wonderland_qt.models.sources.fetching import SECONDS
from wonderland_qt.models.sources.installing import install_fetched
from wonderland_qt.models.sources.needed_packs import nowhere, with_needed
from wonderland_qt.models.sources.source_book import SourceBook, keep_book, load_book
from wonderland_qt.models.sources.source_index import OfferedPack, SourceIndex
from wonderland_qt.models.sources.standing import Offered, found_by, offered_by
from wonderland_qt.models.sources.visiting_program import SPARE_SECONDS, SourceVisit, VisitAnswer
from wonderland_qt.models.workshop.own_program import end, own_program, process_of

MILLISECONDS = round((SECONDS + 2 * SPARE_SECONDS) * 1000)
"""The time after which a process is killed."""


class SourceBrowser(QObject):
    """Lists and installs the packs that sources offer; emits `changed` when its state changes.

    One source is visited at a time. `installed` is emitted with the id of a newly installed pack.
    """

    changed = Signal()
    installed = Signal(str)

    def __init__(self, pile: PackPile, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pile, self._language = pile, language
        self.book = load_book()
        self.troubles: list[str] = []
        self.news: tuple[str, ...] = ()
        """The changes of the pack that was updated last."""

        self._found: dict[str, tuple[OfferedPack, ...]] = {}
        self._waiting: list[tuple[SourceVisit, Offered | None]] = []
        self._now: tuple[SourceVisit, Offered | None] | None = None
        self._process = process_of(self)
        self._process.finished.connect(self._hear)
        self._process.errorOccurred.connect(self._hear_failure)
        self._late = QTimer(self, singleShot=True, interval=MILLISECONDS)
        self._late.timeout.connect(self._give_up)

    @property
    def working(self) -> bool:
        """Tell whether a source is being visited."""
        return self._now is not None

    @property
    def fetching(self) -> str:
        """Return the id of the pack that is being fetched, or ""."""
        offered = self._now[1] if self._now is not None else None
        return offered.pack.id if offered is not None else ""

    def offered(self, words: str = "") -> list[Offered]:
        """Return the offered packs that contain all words of a search, source by source."""
        found = [
            one
            for place, packs in self._found.items()
            for one in offered_by(place, packs, self.book, self.pile.packs)
        ]
        return found_by(words, found)

    def allow(self, allowed: bool) -> None:
        """Allow visits and visit all sources, or forbid visits."""
        self._keep(msgspec.structs.replace(load_book(), allowed=allowed))
        if allowed:
            self.look()
        else:
            self.stop()
            self._found.clear()
            self.changed.emit()

    def add(self, given: str) -> bool:
        """Add a source, and visit it if visits are allowed; return whether it was added."""
        try:
            kept = self._keep(load_book().adding(given))
        except WordedError as error:
            self.troubles = [f"{given}: {error.in_words(self._language)}"]
            self.changed.emit()
            return False
        if kept and self.book.allowed:
            self._queue([SourceVisit(self.book.places[-1], self._language)])
        self.changed.emit()
        return kept

    def remove(self, place: str) -> None:
        """Remove a source; packs installed from it stay."""
        self._found.pop(place, None)
        self._keep(load_book().removing(place))
        self.changed.emit()

    def look(self) -> None:
        """Visit all sources, if visits are allowed."""
        self.stop()
        self.troubles, self.book = [], load_book()
        self._found = {place: found for place, found in self._found.items() if place in self.book.places}
        if self.book.allowed:
            self._queue([SourceVisit(place, self._language) for place in self.book.places])
        self.changed.emit()

    def fetch(self, offered: Offered) -> None:
        """Fetch a pack and those that it needs, and install each one that matches its index."""
        along = with_needed(offered, self.offered())
        missing = nowhere(along, {pack.id for pack in self.pile.packs})
        told = text("source-needs-nowhere", id=offered.pack.id, needed=", ".join(missing))
        self.troubles = [in_words(told, self._language)] if missing else []
        for one in along:
            folder = str(one.installed.folder) if one.installed is not None else ""
            pack = one.pack.model_dump_json()
            self._waiting.append((SourceVisit(one.place, self._language, pack, folder), one))
        self._go_on()
        self.changed.emit()

    def stop(self) -> None:
        """Cancel the current and all waiting visits."""
        self._waiting.clear()
        self._let_go()
        self.changed.emit()

    def _queue(self, visits: Sequence[SourceVisit]) -> None:
        self._waiting += [(visit, None) for visit in visits]
        self._go_on()

    def _go_on(self) -> None:
        if self._now is not None or not self._waiting:
            return
        self._now = self._waiting.pop(0)
        program, *before = own_program()
        self._process.start(program, [*before, COMMAND])
        self._process.write(msgspec.json.encode(self._now[0]))
        self._process.closeWriteChannel()
        self._late.start()

    def _let_go(self) -> None:
        self._late.stop()
        self._now = None
        end(self._process)

    def _hear_failure(self, error: QProcess.ProcessError) -> None:
        """Take a process that could not start as one without an answer; others end with `finished`."""
        if error == QProcess.ProcessError.FailedToStart:
            self._hear()

    def _give_up(self) -> None:
        self._process.kill()

    def _hear(self) -> None:
        """Handle the answer of the process: a problem, an index, or a fetched pack."""
        if self._now is None:
            return
        said = bytes(self._process.readAllStandardOutput().data())
        visit, offered = self._now
        self._let_go()
        answer = self._understood(visit, said)
        if answer.problem:
            self.troubles.append(answer.problem)
        elif offered is None:
            self._found[visit.place] = SourceIndex.model_validate_json(answer.index).packs
        else:
            self._install(offered, answer)
        self._go_on()
        self.changed.emit()

    def _understood(self, visit: SourceVisit, said: bytes) -> VisitAnswer:
        try:
            return msgspec.json.decode(said, type=VisitAnswer)
        except msgspec.MsgspecError:
            return VisitAnswer(problem=f"{visit.place}: {in_words(Text('source-failed'), self._language)}")

    def _install(self, offered: Offered, answer: VisitAnswer) -> None:
        try:
            pack = install_fetched(self.pile, offered, Path(answer.archive))
        except ContentMistakes as mistakes:
            self.troubles.append(mistakes.mistakes[0].in_words(self._language))
        except OSError as error:
            self.troubles.append(error_in_words(error, self._language))
        else:
            self.book, self.news = load_book(), answer.changes
            self.installed.emit(pack.id)

    def _keep(self, book: SourceBook) -> bool:
        self.troubles = []
        try:
            keep_book(book)
        except OSError as error:
            self.troubles = [error_in_words(error, self._language)]
            return False
        self.book = book
        return True
