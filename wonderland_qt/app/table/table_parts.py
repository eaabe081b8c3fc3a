"""The parts of the page of a table: players, tables and ribbon in rows, and what lies on top of them."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from wonderland_qt.app.drawn.played_table import PlayedTable
from wonderland_qt.app.paper.panels import restyle
from wonderland_qt.app.paper.scaled_pages import TABLE_SHARE, GrowingPage
from wonderland_qt.app.plain.plain_table import PlainTable
from wonderland_qt.app.table.history import History
from wonderland_qt.app.table.interlude import InterludeSheet
from wonderland_qt.app.table.players_strip import PlayersStrip
from wonderland_qt.app.table.seat_menu import SeatMenu
from wonderland_qt.app.table.table_ribbon import TableRibbon
from wonderland_qt.app.table.turn_cards import TurnCards
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pieces.layout_types import Stage
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems


class TableParts(GrowingPage):
    """A page with everything that is seen of a table, laid out for its size and coloured for its light."""

    least, share = 1.0, TABLE_SHARE

    def __init__(
        self, table: Table, emblems: Emblems, bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Lay out strip, table and ribbon first: history, turn cards and interlude lie on top of them."""
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self._make_strip(emblems, bots)
        self._make_table(emblems)
        self._lay_out()
        self._lay_on_top(emblems)

    def _make_strip(self, emblems: Emblems, bots: tuple[str, ...]) -> None:
        """Make the strip of the players, with a menu for each seat."""
        self.players_strip = PlayersStrip(emblems)
        self.players_strip.setModel(self._table.players)
        self.players_strip.setAccessibleName(self._say(Text("pane-players")))
        self.seat_menu = SeatMenu(self._table, self.players_strip, bots, self)

    def _make_table(self, emblems: Emblems) -> None:
        """Make the drawn and the plain table, and the ribbon."""
        self.drawn = PlayedTable(self._table, emblems)
        self.plain = PlainTable(self._table, emblems)
        self.choice, self.outline, self.log = self.plain.choice, self.plain.outline, self.plain.log
        self.ribbon = TableRibbon(self._table, emblems, self.drawn.thinking_prompt)

    def _lay_out(self) -> None:
        """Lay the drawn or the plain view, whichever is shown, between the players and the ribbon."""
        self.sights = QStackedWidget()
        self.sights.addWidget(self.drawn)
        self.sights.addWidget(self.plain)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.players_strip)
        rows.addWidget(self.sights, 1)
        rows.addWidget(self.ribbon)

    def _lay_on_top(self, emblems: Emblems) -> None:
        """Make what lies on top of the page: history, turn cards and interlude."""
        self.history = History(self._table, self, self.ribbon)
        self.turn_cards = TurnCards(self._table, emblems, self.drawn.table_scene.oven.book, self)
        self.interlude = InterludeSheet(self)

    def grow(self) -> None:
        """Scale players, ribbon, options and scores to the size of the page, and lay them out at once."""
        for part in (self.players_strip, self.drawn, self.plain, self.ribbon, self.turn_cards):
            part.grow(self.grown)
        self.ribbon.leave_room(self.turn_cards.room)
        if layout := self.layout():
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place again what lies over the page."""
        super().resizeEvent(event)
        self.history.keep_at_edge()
        self.turn_cards.keep_at_foot()
        self.ribbon.leave_room(self.turn_cards.room)
        self.interlude.cover()

    def lay_over(self, bar: QWidget) -> None:
        """Add a bar above the table."""
        self._rows.insertWidget(0, bar)

    def _show_strip(self, shown: bool) -> None:
        """Show or hide the strip of players, and lay out the page at once, as the table is measured next."""
        changed = shown == self.players_strip.isHidden()
        self.players_strip.setVisible(shown)
        if changed and (layout := self.layout()):
            layout.activate()

    def _show_interlude(self) -> None:
        """Show or hide the interlude of the current beat."""
        beat = self._table.showing.beat
        interlude = beat.interlude if beat is not None else None
        if interlude is None:
            self.interlude.hide()
            return
        say, book = self._table.voice.say, self.drawn.table_scene.oven.book
        picture, face = book.named(interlude.picture), book.lights[interlude.light].face
        self.interlude.show_over(say(interlude.title), say(interlude.text), picture, face)

    def _colour_for(self, stage: Stage) -> None:
        """Apply the colours of day or night to the ribbon, the history and the cards."""
        face = self.drawn.table_scene.oven.book.lights[stage.light].face
        if face != self.property("light"):
            self.setProperty("light", face)
            drawn = self.drawn
            for part in (self.ribbon, self.history, drawn.cards, drawn.line, *drawn.meanings.parts):
                for widget in (part, *part.findChildren(QWidget)):
                    restyle(widget)
