"""Shows an entry on its table: searches random games for a moment at which it is there."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonderland_qt.app.drawn.drawn_table import DrawnTable
from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import ScaledDialog
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import raised
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.sightings import GAMES, Sighting, sightings, table_of
from wonderland_qt.models.workshop.workshop_entries import WorkshopEntry
from wonderland_qt.scene.pictures.emblems import emblems_of
from wonderland_qt.scene.table.light.spotlight import Spotlight

SHARE = 0.92
"""The part of the window's width and height that the dialog covers."""


class OnTheTable(ScaledDialog):
    """A dialog with the table as seen by the player who decides, and the entry highlighted.

    Emits `play_wanted` with the moment to play on from; the other players are bots of the kind `bot`.
    """

    play_wanted = Signal(object)

    def __init__(
        self, edited: EditedContent, entry: WorkshopEntry, words: Words, bot: str, parent: QWidget
    ) -> None:
        """Start searching at once; until a moment is found, the dialog shows only its ribbon."""
        self._entry_name = edited.name_of(entry.shown.name, words.language)
        super().__init__(self._entry_name, parent)
        self.resize(parent.size() * SHARE)
        self._edited, self._entry, self._words, self._bot = edited, entry, words, bot
        self.sighting: Sighting | None = None
        self.seen: Seen | None = None
        self.ribbon, self._rows = Ribbon(), without_margins(QVBoxLayout(self), 0)
        self._add_buttons()
        self._rows.addStretch()
        self._rows.addWidget(self.ribbon)
        self._search = self._new_search()
        self._searching = QTimer(self)
        self._searching.timeout.connect(self._search_one_moment)
        self.finished.connect(self._close_table)
        self.look_on()

    def _add_buttons(self) -> None:
        """Add the buttons of the ribbon: look for another moment, play on from this one, or go back."""
        words = self._words
        self.another = KeyButton(words.say(Text("sighting-another")), "N", self.look_on)
        self.play = KeyButton(words.say(Text("sighting-play")), "P", self._play_on, kind="keyed-chief")
        self.back = KeyButton(words.say(Text("workshop-back")), "", self.reject, cap="Esc")
        self.ribbon.add(self.back, self.another, self.play)
        self.ribbon.grow(self.grown)

    @property
    def looking(self) -> bool:
        """Tell whether games are being searched."""
        return self._searching.isActive()

    def look_on(self) -> None:
        """Search the next games for the entry."""
        self.play.setEnabled(False)
        self.ribbon.tell(self._entry_name, self._words.say(Text("sighting-looks")))
        self._searching.start()

    def search_again(self) -> None:
        """Search again on content that was just read, if it has changed."""
        if self._edited.checked.sections.data != self._checked.sections.data:
            self._search = self._new_search()
            self.look_on()

    def _new_search(self) -> Iterator[Sighting | None]:
        """Return a search for the entry through random games, one moment at a time.

        It passes over moments at which the entry's piece lies inside a closed one, which hides it.
        """
        self._checked = self._edited.checked
        ruleset, content = self._edited.ruleset, self._checked.content
        kinds = oven_of(self._edited.cast, self._edited.art).book.kinds
        return sightings(ruleset, content, self._entry.shown.piece, lambda kind: kinds[kind].closed)

    def _search_one_moment(self) -> None:
        """Search one moment of a game, and show it if the entry can be seen there.

        After the last game, start again with the first, or stop if no moment was found in any. Stop, too, if
        the content fails.
        """
        try:
            found = next(self._search)
        except StopIteration:
            self._search = self._new_search()
            if self.sighting is None:
                self._stop_searching(text("sighting-none", games=GAMES))
        except Exception as error:  # content that somebody is writing can fail in any rule
            self._search = self._new_search()
            self._stop_searching(text("sighting-fails", why=raised(error)))
        else:
            if found is not None:
                self._show_moment(found)

    def _stop_searching(self, outcome: Text) -> None:
        """Stop the search, and say in the ribbon what came of it."""
        self._searching.stop()
        self.ribbon.tell(self._entry_name, self._words.say(outcome))

    def _show_moment(self, sighting: Sighting) -> None:
        """Show a moment, replacing the previous one; it can be played on unless the content has mistakes."""
        if self.seen is not None:
            self.seen.let_go()
        self.sighting = sighting
        self.seen = Seen(self._edited, sighting, self._bot, self._words.language, self)
        self._rows.insertWidget(0, self.seen.drawn, 1)
        self.play.setEnabled(not self._edited.mistakes)
        moment = self._edited.ruleset.narration.moment(sighting.state)
        self._stop_searching(text("sighting-moment", moment=capital(self.seen.table.words.say(moment))))

    def _close_table(self) -> None:
        """Stop the search, and close the table of the moment that is shown, if one is."""
        self._searching.stop()
        if self.seen is not None:
            self.seen.let_go()

    def _play_on(self) -> None:
        self.accept()
        self.play_wanted.emit(self.sighting)


class Seen(QObject):
    """The table at a moment, without decisions, and with pieces highlighted.

    The first of them is raised if it is in a hand.
    """

    def __init__(
        self, edited: EditedContent, sighting: Sighting, bot: str, language: str, parent: QWidget
    ) -> None:
        """Show the table of the moment, with the entry's pieces highlighted and a card raised from its fan.

        The highlights follow the pieces while the view moves or zooms.
        """
        super().__init__(parent)
        self.table = table_of(edited, sighting, bot, language, self)
        self.drawn = DrawnTable(self.table, emblems_of(edited.cast))
        self.light, self._pieces = Spotlight(self.drawn.table_scene), sighting.pieces
        self.light.still = True
        for moved in (self.drawn.table_scene.moved, self.drawn.zoomed):
            moved.connect(self._highlight_pieces)
        self.drawn.table_scene.placing.hold_up(sighting.pieces[0])
        self._highlight_pieces()

    def let_go(self) -> None:
        """Close the table."""
        self.table.close()
        self.drawn.hide()
        self.drawn.deleteLater()
        self.deleteLater()

    def _highlight_pieces(self) -> None:
        """Highlight the entry's pieces where they are now, without an arrow."""
        self.light.shine(self._pieces, (), dim=False)
        self.light.lay(QPointF())
