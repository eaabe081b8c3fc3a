"""The animation of gains: their pictures fly to where they are counted, and a pill shows the new number.

Lost things fly to the player who gets them, or fall off the board if no one does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wonderland_qt.models.pieces.layout_types import Flight
from wonderland_qt.scene.moving.gliding import Glider, centred_on, staggered
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import INK
from wonderland_qt.scene.table.piece_item import LIFTED_Z, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

PICTURE_HEIGHT, LETTERS = 0.075, 0.034
"""The heights of a gain and of its number, as parts of the table's height."""
LANDED = 0.7
"""The size of a picture that has landed, as a part of its size in flight."""

UNCOUNTED = 1.5
"""How much larger a gain is that no number counts, because it is seen only on its way."""

MOST_PICTURES, STAGGER, HOP = 5, 0.4, 0.08
"""The most pictures of one gain, the delay of the last one, and how high they hop by the table's height."""
BELOW = 2
"""The millimetres from a piece that counts to the pill below it."""
FALL, FADING = 0.16, 0.35
"""How far a loss that no one gets falls, as a part of the table's height; the last part in which it fades."""
GAINED, BURDEN, NEUTRAL, PAPER = "#2f7d43", "#b13a30", "#4c5666", "#fff8e4"


@dataclass(slots=True)
class Flying:
    """The flying pictures of one gain, and the pill with its number."""

    gliders: list[Glider]
    numbers: list[NumberPill]
    label: NumberPill | None = None
    cause: NumberPill | None = None
    falls: bool = False

    @property
    def pills(self) -> list[NumberPill]:
        """Return all its pills: those with numbers, then its label and its cause, if it has them."""
        return [*self.numbers, *(pill for pill in (self.label, self.cause) if pill is not None)]

    def show(self, part: float, hop: float) -> None:
        """Show the pictures after this part of the duration; each one starts a little later than the last.

        They hop `hop` millimetres high on their way, or fade while they fall, and vanish together at the end.
        The label rides on the first one.
        """
        for number, glider in enumerate(self.gliders):
            own_part = staggered(part, number, len(self.gliders), STAGGER)
            glider.glide(own_part)
            glider.item.setVisible(part < 1)
            if self.falls:
                glider.item.setOpacity(min((1 - own_part) / FADING, 1.0))
            else:
                glider.item.moveBy(0, -hop * sin(pi * own_part))
        if self.label is not None:
            self.label.ride(self.gliders[0].item.sceneBoundingRect())


class NumberPill(QGraphicsItem):
    """A pill such as "3 → 4" that says how a number changes, in red if `burden`, else in green.

    A number that is `supplied` belongs to no one, and is neither.
    """

    def __init__(self, words: str, letters: float, burden: bool = False, supplied: bool = False) -> None:
        """Make the pill as wide as its words need; `letters` is the size of their font.

        It is red for a `burden`, a change for the worse, grey if the number is the supply's, else green.
        """
        super().__init__()
        self.burden = burden and not supplied
        self.colour = NEUTRAL if supplied else BURDEN if burden else GAINED
        self._words, self._font = words, QFont("PT Sans")
        self._font.setBold(True)
        self._font.setPixelSize(max(round(letters), 1))
        width = QFontMetricsF(self._font).horizontalAdvance(words)
        self._body = QRectF(0, 0, width + letters, letters * 1.5)
        self.setZValue(LIFTED_Z + 1)

    @property
    def words(self) -> str:
        """Return the words on the pill."""
        return self._words

    def ride(self, piece: QRectF) -> None:
        """Move to the upper right corner of a flying picture, but not over the edge of the table."""
        corner = QPointF(piece.right() - self._body.width() / 4, piece.top() - self._body.height() / 2)
        if (scene := self.scene()) is not None:
            table, reach = scene.sceneRect(), self.boundingRect()
            corner.setX(min(corner.x(), table.right() - reach.right()))
            corner.setY(max(corner.y(), table.top() - reach.top()))
        self.setPos(corner)

    def boundingRect(self) -> QRectF:
        """Return the rectangle that the pill covers, with its outline."""
        return self._body.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the pill and its words."""
        body = QPainterPath()
        body.addRoundedRect(self._body, self._body.height() / 2, self._body.height() / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(body, QColor(self.colour))
        painter.strokePath(body, QPen(QColor(INK), 1.2))
        painter.setFont(self._font)
        painter.setPen(QColor(PAPER))
        painter.drawText(self._body, Qt.AlignmentFlag.AlignCenter, self._words)


class FlownGains:
    """Animates the gains of one moment from their origin to where each is counted."""

    def __init__(self, scene: TableScene) -> None:
        """Begin with nothing in the air; `lit` are the places where the flying gains arrive."""
        self._scene = scene
        self._flying: list[Flying] = []
        self.lit: frozenset[str] = frozenset()

    @property
    def numbers(self) -> list[str]:
        """Return the words of the pills beside changed numbers."""
        return [pill.words for flying in self._flying for pill in flying.numbers]

    @property
    def costs(self) -> list[bool]:
        """Return for each of `numbers` whether it changes for the worse."""
        return [pill.burden for flying in self._flying for pill in flying.numbers]

    @property
    def labels(self) -> list[str]:
        """Return the words of the pills on lost things, and on gains that no number counts."""
        return [flying.label.words for flying in self._flying if flying.label is not None]

    @property
    def causes(self) -> list[str]:
        """Return the words of the pills that name what brought a gain or a loss."""
        return [flying.cause.words for flying in self._flying if flying.cause is not None]

    @property
    def pills(self) -> list[NumberPill]:
        """Return all pills."""
        return [pill for flying in self._flying for pill in flying.pills]

    @property
    def largest(self) -> float:
        """Return the height of the largest flying picture at its start, in millimetres."""
        gliders = (glider for flying in self._flying for glider in flying.gliders)
        return max((glider.begun.height() for glider in gliders), default=0.0)

    @property
    def pictures(self) -> int:
        """Return the number of flying pictures."""
        return sum(len(flying.gliders) for flying in self._flying)

    def set_out(self, flights: Sequence[Flight], origin: QRectF, board: QRectF) -> None:
        """Start the flights, and note as `lit` the places where they arrive.

        They come from the common `origin` if no player's piece gives them. Gains that this stage counts
        nowhere fly to `board`, that of their player.
        """
        self.end()
        for flight in flights:
            begin, goal = self._rects_of_flight(flight, origin, board)
            if not goal.isNull() and not begin.isNull():
                self._flying.append(self._flying_at_start(flight, begin, goal))
        self.lit = frozenset(flight.gain.place for flight in flights if flight.gain.place)

    def _rects_of_flight(self, flight: Flight, origin: QRectF, board: QRectF) -> tuple[QRectF, QRectF]:
        """Return where a flight begins and ends: gains fly to where they are counted, losses from there.

        A loss flies to the other player's thing, or falls off the board if no one gets it.
        """
        counted, of_other = self._rect_counted(flight, board), self._first_visible_rect(flight.gain.across)
        if not flight.gain.lost:
            return self._rect_of_origin(flight, of_other, origin), counted
        return counted, self._rect_after_fall(counted) if self._falls(flight) else of_other

    def _falls(self, flight: Flight) -> bool:
        """Tell whether a loss falls, as no piece of another player to which it would go is visible."""
        return flight.gain.lost and self._first_visible_rect(flight.gain.across).isNull()

    def show(self, part: float) -> None:
        """Show all flights after this part of their duration."""
        hop = HOP * self._scene.sceneRect().height()
        for flying in self._flying:
            flying.show(part, hop)

    def end(self) -> None:
        """Remove all pictures and pills."""
        for flying in self._flying:
            for glider in flying.gliders:
                glider.leave()
            for pill in flying.pills:
                self._scene.removeItem(pill)
        self._flying, self.lit = [], frozenset()

    def _flying_at_start(self, flight: Flight, begin: QRectF, goal: QRectF) -> Flying:
        """Return the pictures and pills of a flight at its start.

        A label with the amount rides on a loss, on what is unwanted, and on a gain that no number counts. The
        pill of the cause names what brought the gain.
        """
        gliders = self._gliders_of(flight, begin, goal)
        unwanted, lost = self._is_unwanted(flight), flight.gain.lost
        counted = begin if lost else goal
        numbers = list(self._pills_of_numbers(flight, counted, begin))
        needs_label = lost or unwanted or _is_uncounted(flight)
        label = self._new_pill(flight.gain.signed_amount, burden=unwanted) if needs_label else None
        cause = self._pill_of_cause(flight, counted, numbers)
        return Flying(gliders, numbers, label, cause, falls=self._falls(flight))

    def _pill_of_cause(
        self, flight: Flight, counted: QRectF, numbers: Sequence[NumberPill]
    ) -> NumberPill | None:
        """Return a pill with the name of what brought a gain, below its number, or None without a name."""
        name = self._scene.pieces.name_of_thing(flight.gain.because)
        if not name:
            return None
        above = numbers[0].sceneBoundingRect() if numbers else counted
        return self._put_below(above, self._new_pill(name, burden=self._is_unwanted(flight)))

    def _gliders_of(self, flight: Flight, begin: QRectF, goal: QRectF) -> list[Glider]:
        """Return as many pictures as things are gained or lost, up to the most that can be counted."""
        kind, _, art = flight.gain.picture.partition("/")
        enlarged = UNCOUNTED if _is_uncounted(flight) else 1.0
        height = PICTURE_HEIGHT * self._scene.sceneRect().height() * enlarged
        width = height * (self._scene.oven.book.aspect(kind, art) or 1.0)
        start = centred_on(begin, width, height)
        gliders = []
        for _ in range(min(abs(flight.gain.amount), MOST_PICTURES)):
            glider = Glider(self._scene, Look(kind, art), start, start, LIFTED_Z)
            glider.set_out(centred_on(goal, width * LANDED, height * LANDED))
            gliders.append(glider)
        return gliders

    def _pills_of_numbers(self, flight: Flight, counted: QRectF, taken_from: QRectF) -> Iterator[NumberPill]:
        """Yield pills with the changed numbers where a gain is counted, and where it was taken away.

        What is good for the one who gets it is bad for the other, and the other way round. A loss is counted
        where it is taken away, so it has only the first pill.
        """
        unwanted = self._is_unwanted(flight)
        if flight.now:
            words = f"{flight.was} → {flight.now}" if flight.was else flight.now
            pill = self._put_below(counted, self._new_pill(words, unwanted))
            yield self._kept_within(self._visible_rect(flight.gain.place), pill)
        if any(flight.left) and not flight.gain.lost:
            pill = self._new_pill(" → ".join(flight.left), not unwanted, flight.supplied)
            yield self._put_below(taken_from, pill)

    def _new_pill(self, words: str, burden: bool, supplied: bool = False) -> NumberPill:
        """Add a pill to the table and return it: red for a `burden`, grey for a number of the supply."""
        pill = NumberPill(words, LETTERS * self._scene.sceneRect().height(), burden, supplied)
        self._scene.addItem(pill)
        return pill

    def _put_below(self, counted: QRectF, pill: NumberPill) -> NumberPill:
        """Put a pill below the piece that counts, but within the table, and return it."""
        table, size = self._scene.sceneRect(), pill.boundingRect().size()
        centred = counted.center().x() - size.width() / 2
        x = min(max(centred, table.left()), table.right() - size.width())
        y = min(counted.bottom() + BELOW, table.bottom() - size.height())
        pill.setPos(QPointF(x, y))
        return pill

    def _kept_within(self, place: QRectF, pill: NumberPill) -> NumberPill:
        """Move a pill up into the place of its gain, and return it.

        Below that place it could hide the names of others. A pill stays if its place is not seen.
        """
        if not place.isNull():
            lowest = max(place.bottom() - pill.boundingRect().bottom(), place.top())
            pill.setY(min(pill.y(), lowest))
        return pill

    def _is_unwanted(self, flight: Flight) -> bool:
        """Tell whether a number changes for the worse: the player gains a burden, or loses what is wanted.

        Art that its kind lists as unwanted is bad to gain and good to lose. Where the kind of what flies or
        of the piece that it lands on says whether its number should rise or fall, that decides; else every
        loss is for the worse.
        """
        kinds = self._scene.kinds
        landed = next((piece for piece in flight.gain.lands if not self._visible_rect(piece).isNull()), "")
        kind, _, art = flight.gain.picture.partition("/")
        counting, gained = kinds[self._scene.pieces.kind_of(landed)], kinds[kind]
        if art in gained.unwanted:
            return not flight.gain.lost
        if counting.wanted or gained.wanted:
            costs = counting.costs(flight.rises) or gained.costs(flight.rises)
            return flight.burden or costs
        return flight.burden or flight.gain.lost

    def _rect_counted(self, flight: Flight, board: QRectF) -> QRectF:
        """Return the rectangle of the piece that counts a gain, or `board` if this stage shows none."""
        return _first_not_null((self._first_visible_rect((*flight.gain.lands, flight.gain.place)), board))

    def _rect_of_origin(self, flight: Flight, of_other: QRectF, origin: QRectF) -> QRectF:
        """Return where a gain starts: at another player's piece, the common origin, or else its own."""
        return _first_not_null((of_other, origin, self._visible_rect(flight.origin)))

    def _rect_after_fall(self, counted: QRectF) -> QRectF:
        """Return where a loss that no one gets ends: straight below where it was counted."""
        return counted.translated(0, FALL * self._scene.sceneRect().height())

    def _first_visible_rect(self, pieces: Sequence[str]) -> QRectF:
        """Return the rectangle of the first visible one of these pieces, or a null one."""
        return _first_not_null(map(self._visible_rect, pieces))

    def _visible_rect(self, piece: str) -> QRectF:
        """Return the rectangle of a piece, or a null one if this stage does not show it."""
        item = self._scene.item_of(piece) if piece else None
        return as_qrectf(item.home) if item is not None and item.seen and item.home.width else QRectF()


def _is_uncounted(flight: Flight) -> bool:
    """Tell whether a gain comes to somebody who has no number for it that all can see.

    The number would be `now`. A gain that comes to a `place` of the board, or has a `piece`, is seen there.
    """
    return bool(flight.gain.lands) and not (flight.now or flight.gain.place or flight.gain.piece)


def _first_not_null(rects: Iterable[QRectF]) -> QRectF:
    """Return the first rectangle with an area, or an empty one if there is none."""
    return next((rect for rect in rects if not rect.isNull()), QRectF())
