"""The browser of sources, which visits them in a separate process, so that the window never waits."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, error_in_words, in_words
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.sources import COMMAND
from wonderland_qt.models.sources.fetching import SECONDS
from wonderland_qt.models.sources.installing import install_fetched
from wonderland_qt.models.sources.needed_packs import offered_nowhere, with_needed
from wonderland_qt.models.sources.source_book import SourceBook, keep_book, load_book
from wonderland_qt.models.sources.source_index import OfferedPack, SourceIndex
from wonderland_qt.models.sources.standing import Offered, found_by, offered_by
from wonderland_qt.models.sources.visiting_program import SPARE_SECONDS, SourceVisit, VisitAnswer
from wonderland_qt.models.workshop.own_program import end, own_program, process_of

MILLISECONDS = round((SECONDS + 2 * SPARE_SECONDS) * 1000)
"""The time after which a process is killed."""


class PlannedVisit(NamedTuple):
    """A visit to a source: for the pack that is `offered` there, or for its index."""

    visit: SourceVisit
    offered: Offered | None = None


class SourceBrowser(QObject):
    """Lists and installs the packs that sources offer; emits `changed` when its state changes.

    One source is visited at a time. `installed` is emitted with the id of a newly installed pack.
    """

    changed = Signal()
    installed = Signal(str)

    def __init__(self, pile: PackPile, language: str, parent: QObject | None = None) -> None:
        """Read the user's book of sources, but visit none yet."""
        super().__init__(parent)
        self.pile, self._language = pile, language
        self.book = load_book()
        self.troubles: list[str] = []
        self.news: tuple[str, ...] = ()
        """The changes of the pack that was updated last."""

        self._packs_of_sources: dict[str, tuple[OfferedPack, ...]] = {}
        self._waiting: list[PlannedVisit] = []
        self._under_way: PlannedVisit | None = None
        self._process = process_of(self)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._take_failure_as_answer)
        self._time_limit = QTimer(self, singleShot=True, interval=MILLISECONDS)
        self._time_limit.timeout.connect(self._kill_late_process)

    @property
    def working(self) -> bool:
        """Tell whether a source is being visited."""
        return self._under_way is not None

    @property
    def fetching(self) -> str:
        """Return the id of the pack that is being fetched, or ""."""
        if self._under_way is None or self._under_way.offered is None:
            return ""
        return self._under_way.offered.pack.id

    def offered(self, words: str = "") -> list[Offered]:
        """Return the offered packs that contain all words of a search, source by source."""
        offered = [
            pack
            for place, packs in self._packs_of_sources.items()
            for pack in offered_by(place, packs, self.book, self.pile.packs)
        ]
        return found_by(words, offered)

    def allow(self, allowed: bool) -> None:
        """Allow visits and visit all sources, or forbid visits."""
        self._save_book(msgspec.structs.replace(load_book(), allowed=allowed))
        if allowed:
            self.look()
        else:
            self.stop()
            self._packs_of_sources.clear()
            self.changed.emit()

    def add(self, given: str) -> bool:
        """Add a source, and visit it if visits are allowed; return whether it was added."""
        try:
            saved = self._save_book(load_book().adding(given))
        except WordedError as error:
            self.troubles = [f"{given}: {error.in_words(self._language)}"]
            self.changed.emit()
            return False
        if saved and self.book.allowed:
            added = self.book.places[-1:]
            self._visit_for_index(added)
        self.changed.emit()
        return saved

    def remove(self, place: str) -> None:
        """Remove a source; packs installed from it stay."""
        self._packs_of_sources.pop(place, None)
        self._save_book(load_book().removing(place))
        self.changed.emit()

    def look(self) -> None:
        """Visit all sources, if visits are allowed."""
        self.stop()
        self.troubles, self.book = [], load_book()
        self._packs_of_sources = {
            place: found for place, found in self._packs_of_sources.items() if place in self.book.places
        }
        if self.book.allowed:
            self._visit_for_index(self.book.places)
        self.changed.emit()

    def fetch(self, offered: Offered) -> None:
        """Fetch a pack and those that it needs, and install each one that matches its index."""
        wanted = with_needed(offered, self.offered())
        missing = offered_nowhere(wanted, {pack.id for pack in self.pile.packs})
        trouble = text("source-needs-nowhere", id=offered.pack.id, needed=", ".join(missing))
        self.troubles = [in_words(trouble, self._language)] if missing else []
        for offer in wanted:
            folder = str(offer.installed.folder) if offer.installed is not None else ""
            visit = SourceVisit(offer.place, self._language, offer.pack.model_dump_json(), folder)
            self._waiting.append(PlannedVisit(visit, offer))
        self._begin_next_visit()
        self.changed.emit()

    def stop(self) -> None:
        """Cancel the current and all waiting visits."""
        self._waiting.clear()
        self._end_visit()
        self.changed.emit()

    def _visit_for_index(self, places: Sequence[str]) -> None:
        """Plan a visit to each of these sources for its index, and begin the first if none is under way."""
        self._waiting += [PlannedVisit(SourceVisit(place, self._language)) for place in places]
        self._begin_next_visit()

    def _begin_next_visit(self) -> None:
        """Begin the first of the waiting visits, unless one is under way."""
        if self._under_way is not None or not self._waiting:
            return
        self._under_way = self._waiting.pop(0)
        self._time_limit.start()
        program, *arguments = own_program()
        self._process.start(program, [*arguments, COMMAND])
        if self._under_way is not None:  # else the process could not start, which ends the visit at once
            self._process.write(msgspec.json.encode(self._under_way.visit))
            self._process.closeWriteChannel()

    def _end_visit(self) -> None:
        """End the visit that is under way and its process, so that the next one can begin."""
        self._time_limit.stop()
        self._under_way = None
        end(self._process)

    def _take_failure_as_answer(self, error: QProcess.ProcessError) -> None:
        """End the visit of a process that could not start; all others report their end as `finished`."""
        if error == QProcess.ProcessError.FailedToStart:
            self._take_answer()

    def _kill_late_process(self) -> None:
        self._process.kill()

    def _take_answer(self) -> None:
        """Handle the answer of the process: a problem, an index, or a fetched pack.

        A visit that is for no pack asks for the index. An answer is ignored if its visit has ended already.
        """
        if self._under_way is None:
            return
        output = bytes(self._process.readAllStandardOutput().data())
        visit, offered = self._under_way
        self._end_visit()
        answer = self._decoded_answer(visit, output)
        if answer.problem:
            self.troubles.append(answer.problem)
        elif offered is None:
            self._packs_of_sources[visit.place] = SourceIndex.model_validate_json(answer.index).packs
        else:
            self._install_fetched_pack(offered, answer)
        self._begin_next_visit()
        self.changed.emit()

    def _decoded_answer(self, visit: SourceVisit, output: bytes) -> VisitAnswer:
        """Return the answer in the output of a process, or one that says that the visit failed."""
        try:
            return msgspec.json.decode(output, type=VisitAnswer)
        except msgspec.MsgspecError:
            return VisitAnswer(problem=f"{visit.place}: {in_words(Text('source-failed'), self._language)}")

    def _install_fetched_pack(self, offered: Offered, answer: VisitAnswer) -> None:
        """Install the pack and keep its changes as news; a failure becomes one of the `troubles`."""
        try:
            pack = install_fetched(self.pile, offered, Path(answer.archive))
        except ContentMistakes as mistakes:
            self.troubles.append(mistakes.mistakes[0].in_words(self._language))
        except OSError as error:
            self.troubles.append(error_in_words(error, self._language))
        else:
            self.book, self.news = load_book(), answer.changes
            self.installed.emit(pack.id)

    def _save_book(self, book: SourceBook) -> bool:
        """Save the book and use it; return whether that worked, and note the trouble if not."""
        self.troubles = []
        try:
            keep_book(book)
        except OSError as error:
            self.troubles = [error_in_words(error, self._language)]
            return False
        self.book = book
        return True
