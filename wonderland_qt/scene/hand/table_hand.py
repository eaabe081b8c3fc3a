"""The hand: turns drags, clicks and keys on pieces into answers, as far as the current offer allows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from wonderland_qt.models.offers.offer import NOTHING, Answers, Offer
from wonderland_qt.scene.hand.carried import Carried
from wonderland_qt.scene.hand.refusal import Refusal
from wonderland_qt.scene.hand.ring import Ring
from wonderland_qt.scene.hand.seals import Seals
from wonderland_qt.scene.table.table_scene import TableScene

MOST_TOLD = 3
DRAG = 6.0
"""How many pixels the pointer moves before a press becomes a drag."""

WhyNot = Callable[[str, str], str]


def unexplained(_taken: str, _place: str) -> str:
    """Return no reason."""
    return ""


class TableHand(QObject):
    """Lets the player take pieces up and put them down, and reports the option that this chooses.

    Signals: `chosen` (an option), `asked` (several options that fit, and the point to ask at), `explained`
    (a line of words about the point `at`), `refused` (why the carried piece cannot be put here, or ""),
    `meant` (the only option that letting go here would choose, or ""), `handled` ("lift", "drop" or
    "refuse") and `dropped` (a piece, the place it was put on, and its rectangle).
    `flight` is how many milliseconds a piece takes to glide home, and `why_not` says why a piece does not
    fit a place.
    """

    chosen = Signal(str)
    asked = Signal(tuple, QPointF)
    explained = Signal(str)
    refused = Signal(str)
    meant = Signal(str)
    handled = Signal(str)
    dropped = Signal(str, str, QRectF)

    def __init__(self, scene: TableScene, why_not: WhyNot = unexplained) -> None:
        super().__init__(scene)
        self.scene, self.why_not, self.flight = scene, why_not, 0
        self.offer: Offer = NOTHING
        self.ring, self.seals, self.refusal = Ring(scene), Seals(scene), Refusal(scene)
        self._carried: Carried | None = None
        self._onto = self._over = ""
        self._on_bench = False
        self._pressed, self._begin, self._dragging = "", QPointF(), False
        self._previewed = self._why = ""
        self.at = QPointF()
        scene.moved.connect(self._follow)
        scene.hand = self

    @property
    def taken(self) -> str:
        """Return the carried piece, or ""."""
        return self._carried.piece if self._carried is not None else ""

    @property
    def goals(self) -> tuple[str, ...]:
        """Return what can be touched next: places for the carried piece, else all touchable pieces."""
        return self.offer.places(self.taken) if self.taken else self.offer.touchable

    def _follow(self, piece: str) -> None:
        """Move ring and seals along with a piece that moved."""
        if piece == self.ring.piece:
            self.ring.renew()
        if piece in self.seals.sealed:
            self.seals.put(self.seals.sealed)

    def show(self, offer: Offer) -> None:
        """Accept a new offer; put the carried piece down."""
        self.cancel()
        self._cross("", "")
        self.offer, self._previewed = offer, ""
        self._light()

    def press(self, pieces: list[str], at: QPointF) -> bool:
        """Begin a click or drag; return whether the hand uses it, else it is the table's."""
        self._dragging, self._begin = False, at
        self._pressed = self.offer.first(pieces)
        return bool(self._pressed or self.taken)

    def drag(self, at: QPointF) -> None:
        """Take the pressed piece up once the pointer has moved far enough, and carry it along."""
        if not self._dragging and self._pulled(at) and self._pressed in self.offer.takeable:
            self.take(self._pressed)
            self._dragging = True
        if self._dragging and self._carried is not None:
            pieces = self.scene.pieces_at(at)
            self._carried.follow(at, self._read_at(pieces))
            self.hover(pieces, at)

    def reach(self, goal: str) -> None:
        """Carry the taken piece to the keyboard's goal, and explain what putting it there would do."""
        item = self.scene.item_of(goal)
        if item is None:
            return
        if self._carried is not None and not self._on_bench:
            self._carried.follow(item.body.center(), self._read_at([goal]))
        self.hover([goal], item.body.center())

    def _read_at(self, pieces: list[str]) -> QRectF | None:
        """Return the rectangle of a card with signs at a possible place, which must stay readable."""
        if self._place(pieces):
            kinds = self.scene.oven.book.kinds
            for item in filter(None, map(self.scene.item_of, pieces)):
                if kinds[item.look.kind].signs is not None:
                    return item.body
        return None

    def _pulled(self, at: QPointF) -> bool:
        """Tell whether the pointer has moved too far since the press for a click."""
        away = at - self._begin
        return (abs(away.x()) + abs(away.y())) * self.scene.zoom > DRAG

    def hover(self, pieces: list[str], at: QPointF) -> None:
        """Explain what putting the carried piece here would do, or why it cannot be put here."""
        self.at = at
        if not self.taken:
            self._preview(self.offer.first(pieces))
            return
        place = self._place(pieces)
        self._shine_on(place)
        answers = self.offer.put(self.taken, place)
        self.meant.emit(self.offer.meant(answers))
        why = self.why_not(self.taken, pieces[0]) if pieces and not answers else ""
        self._cross(pieces[0] if why else "", why)
        self.explained.emit(self.offer.words(answers, len(answers)))

    def _cross(self, piece: str, why: str) -> None:
        """Show the cross on a piece that the carried one cannot be put on, and report why; "" hides it."""
        self.refusal.show(piece)
        if why != self._why:
            self._why = why
            self.refused.emit(why)

    def _shine_on(self, place: str) -> None:
        """Light only the place below the carried piece, or all goals when it is over none."""
        if place != self._over:
            self._over = place
            self.scene.outlines.show(frozenset({place} if place else ()))
            self.scene.light_only((place,) if place else self.goals)

    def forget(self) -> None:
        """Forget which piece was explained last, so that pointing at it explains it again."""
        self._previewed = ""

    def _preview(self, piece: str) -> None:
        """Explain what touching a piece would do, once per piece."""
        if piece != self._previewed:
            self._previewed = piece
            answers = self.offer.touch(piece)
            self.meant.emit(self.offer.meant(answers))
            self.explained.emit(self.offer.words(answers, MOST_TOLD))

    def drop(self, at: QPointF) -> None:
        """End a click or drag: put the carried piece here, take or touch a piece, or put it back."""
        pieces, pressed, dragged = self.scene.pieces_at(at), self._pressed, self._dragging
        self._pressed, self._dragging = "", False
        if self.taken:
            self._drop_taken(pieces, pressed, at, dragged)
        elif pressed and (not self._pulled(at) or pressed == self.offer.first(pieces)):
            self.touch(pressed, at)

    def touch(self, piece: str, at: QPointF | None = None) -> None:
        """Handle a click or key on a piece or place: put the carried piece there, take it, or choose it."""
        at = at if at is not None else self._middle(piece)
        if self.taken and piece in self.goals:
            self._put(piece, at)
        elif self.offer.is_lifted_by(piece):
            self.take(piece)
            self._lay_on_bench()
        else:
            self._answer(self.offer.touch(piece), at)

    def take(self, piece: str) -> None:
        """Take a piece up and light the places where it can be put."""
        self.cancel()
        self._cross("", "")
        self._on_bench = False
        self._carried = Carried(self.scene, piece, self.flight)
        self.handled.emit("lift")
        self._light()

    def _lay_on_bench(self) -> None:
        """Move a piece that was taken up by a touch onto the bench, if this stage has one."""
        kinds = self.scene.oven.book.kinds
        benches = (item for item in self.scene.piece_items() if kinds[item.look.kind].bench and item.seen)
        for bench in benches:
            if self._carried is not None:
                self._carried.lie_on(bench.body)
                self._on_bench = True

    def cancel(self) -> None:
        """Let the carried piece glide back to its place."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            carried.fly_home()
            self._report_empty()

    def let_go(self) -> None:
        """Let go of the carried piece after it was answered; its motion starts from here."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            self.dropped.emit(carried.piece, self._onto, carried.rect)
            carried.vanish()
            self._report_empty()

    def _report_empty(self) -> None:
        """Take back all that was shown and reported about the carried piece."""
        self._shine_on("")
        self._cross("", "")
        self.meant.emit("")
        self.explained.emit("")
        self._light()

    def _drop_taken(self, pieces: list[str], pressed: str, at: QPointF, dragged: bool) -> None:
        place = self._place(pieces)
        if self.offer.put(self.taken, place) and not (dragged and place == self.taken):
            self._put(place, at)
        elif not dragged and pressed in self.offer.takeable and pressed != self.taken:
            self.take(pressed)
            self._lay_on_bench()
        else:
            self._refuse(pieces)

    def _refuse(self, pieces: list[str]) -> None:
        """Put the carried piece back, and show why it could not be put here."""
        why = self.why_not(self.taken, pieces[0]) if pieces and self.taken not in pieces else ""
        self.cancel()
        self.handled.emit("refuse" if why else "drop")
        if why:
            self._cross(pieces[0], why)
            self.refusal.fade()

    def _put(self, place: str, at: QPointF) -> None:
        self._onto = place
        self._answer(self.offer.put(self.taken, place), at)

    def _answer(self, answers: Answers, at: QPointF) -> None:
        if len(answers) == 1:
            self.let_go()
            self.handled.emit("drop")
            self.chosen.emit(answers[0])
        elif answers:
            self.asked.emit(answers, at)

    def _place(self, pieces: list[str]) -> str:
        """Return the uppermost of these places where the carried piece can be put, or ""."""
        return next((piece for piece in pieces if self.offer.put(self.taken, piece)), "")

    def _light(self) -> None:
        self.scene.light_only(self.goals if self.taken else (*self.goals, *self.offer.open_places))

    def _middle(self, piece: str) -> QPointF:
        item = self.scene.item_of(piece)
        return item.body.center() if item is not None else QPointF()
