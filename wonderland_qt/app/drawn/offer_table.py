"""The drawn table with what an offer lays over it: a line of words, cards of options, questions and pads."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.drawn.drawn_table import DrawnTable
from wonderland_qt.app.offers.choice_cards import ChoiceCards
from wonderland_qt.app.offers.current_offer import Offering
from wonderland_qt.app.offers.hand_line import HandLine
from wonderland_qt.app.offers.meanings import Meanings
from wonderland_qt.app.offers.pads_sheet import PadsSheet
from wonderland_qt.models.offers.option_preview import explain
from wonderland_qt.models.offers.pads_at_pieces import PadsAtPieces
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.table_hand import TableHand
from wonderland_qt.scene.hand.tags import Tags
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import as_qrectf

CARD = "card of "
"""The prefix of an option's card in lists that also contain pieces."""
WORDS, CHOICES = "words", "choices"
"""The rooms that a stage may reserve: for words about what a click would do, and for cards of options."""


class OfferTable(DrawnTable):
    """A drawn table that shows what can be done on it.

    `line` says what a drop would do, or why it is not possible; `meanings` asks when a drag or click fits
    several options or an amount; `cards` are options that no piece stands for; `pads` those of people who
    answer in secret, but not at pieces.
    """

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Split the pads first: the offering takes those answered at pieces, the sheet the others."""
        super().__init__(table, emblems, parent)
        self.line, self.cards = HandLine(self), ChoiceCards(self)
        self._at_pieces = PadsAtPieces(table, self.table_scene.seen)
        self._offering = Offering(table, self.table_scene, self._at_pieces)
        self.meanings = Meanings(self._offering, self)
        self.pads = PadsSheet(table, emblems, self._at_pieces, self)
        self.hand, self.tags = TableHand(self.table_scene, partial(explain, table)), Tags(self.table_scene)
        self.enlarged.connect(self._place_words_again)

    def shine_on(self, pieces: Sequence[str]) -> None:
        """Highlight these pieces, and no others."""
        self.table_scene.outlines.show(frozenset(filter(self.table_scene.seen, pieces)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place again what lies over the table."""
        super().resizeEvent(event)
        self.line.reposition()
        self._place_cards()
        self.pads.reposition()

    def _rect_of_goal(self, goal: str) -> QRectF:
        """Return the rectangle of a piece, place or card on the table."""
        if goal.startswith(CARD):
            return self.mapToScene(self.cards.body(goal.removeprefix(CARD))).boundingRect()
        item = self.table_scene.item_of(goal)
        return item.body if item is not None else QRectF()

    def _light_option(self, option: str) -> None:
        """Highlight the pieces that an option is about, and preview what it would change; nothing for ""."""
        self.preview_option(option)
        self.shine_on(self._offering.about(option) if option else ())

    def _show_words(self, words: str) -> None:
        """Show words beside the held piece, without covering goals or names.

        They wait for a long rest if the table shows the foreseen changes itself. Whether the player uses the
        keyboard decides where the line says them.
        """
        under = next(iter(self.table_scene.pieces_at(self.hand.at)), "") if words else ""
        about = self._rect_of_goal(under) if under else QRectF(self.hand.at, self.hand.at)
        spared = list(self._rects_to_spare({*self.hand.goals, self.hand.taken})) if words else ()
        table_shows_it = not self.forecast.empty
        self.line.by_keys = self.hand.ring.by_keys
        self.line.tell(words, self.on_view(about), spared, self._room_for_words, wait=table_shows_it)

    def _place_words_again(self) -> None:
        """Place the words again, as something was enlarged."""
        self._show_words(self.line.text())

    def _place_cards(self) -> None:
        """Move the cards and the stepper to where they cover the least."""
        self.cards.reposition(self._room_for_cards, self._rects_to_leave_free())
        self.meanings.reposition(self._rects_to_leave_free())

    def _rects_to_leave_free(self) -> list[QRect]:
        """Return the rectangles of the goals and of previewed changes."""
        bodies = [*map(self._rect_of_goal, self.hand.goals), *self.forecast.bodies]
        return list(map(self.on_view, bodies))

    def _rects_to_spare(self, goals: Container[str]) -> Iterator[QRect]:
        """Yield the rectangles that words must not cover: goals, titled pieces, ghosts and a close-up."""
        for item in self.table_scene.piece_items():
            if item.seen and (item.piece_id in goals or self._has_title(item.look)):
                yield self.on_view(item.body)
        for ghost in self.ghosts.seen.values():
            yield self.on_view(ghost.sceneBoundingRect())
        if self.close_up.isVisible():
            yield self.close_up.geometry()

    def _has_title(self, look: Look) -> bool:
        """Tell whether a piece shows a name, or lines in the typeface of titles."""
        return bool(look.label or (look.lines and self.table_scene.kinds[look.kind].display))

    @property
    def _room_for_words(self) -> QRect:
        """Return the room that a stage reserves for words about a click, empty if it has none."""
        return self._rect_of_place(WORDS)

    @property
    def _room_for_cards(self) -> QRect:
        """Return the room that a stage reserves for cards of options, or else the whole view."""
        room = self._rect_of_place(CHOICES)
        return room if room.isValid() else self.viewport().rect()

    def _rect_of_place(self, place: str) -> QRect:
        """Return the rectangle in the view of a place that the stage reserves, empty if it has none."""
        room = self.table_scene.placing.room(place)
        return self.on_view(as_qrectf(room)) if room.width else QRect()
