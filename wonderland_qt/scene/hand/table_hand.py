"""The hand: takes pieces up and puts them down, by dragging, by clicks and by keys, as an offer allows."""

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
    """Explain nothing."""
    return ""


class TableHand(QObject):
    """`chosen` tells an option; `asked` several, at a point of the table, of which one is meant.

    `handled` says what the hand has done ("lift", "drop" or "refuse"), `dropped` the piece that it let go of,
    on which place, and what it covered there. `explained` is a line of words about the point `at`; `refused`
    says why a piece cannot be put where it is, "" when it is elsewhere. `flight`
    is how many milliseconds a piece takes to glide home. `why_not` tells why a piece cannot be put
    on a place. `meant` is the one option that letting go or touching would choose here, "" for none.
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
        """Return the piece in the hand, or none."""
        return self._carried.piece if self._carried is not None else ""

    @property
    def goals(self) -> tuple[str, ...]:
        """Return what can be touched next: places for what is in the hand, else pieces and places."""
        return self.offer.places(self.taken) if self.taken else self.offer.touchable

    def _follow(self, piece: str) -> None:
        """Let ring and seals go along with their pieces."""
        if piece == self.ring.piece:
            self.ring.renew()
        if piece in self.seals.sealed:
            self.seals.put(self.seals.sealed)

    def show(self, offer: Offer) -> None:
        """Be offered something else: what was in the hand is put down."""
        self.cancel()
        self._cross("", "")
        self.offer, self._previewed = offer, ""
        self._light()

    def press(self, pieces: list[str], at: QPointF) -> bool:
        """Begin a click or a drag; what cannot be touched is left to the table."""
        self._dragging, self._begin = False, at
        self._pressed = self.offer.first(pieces)
        return bool(self._pressed or self.taken)

    def drag(self, at: QPointF) -> None:
        """Carry the pressed piece along once it is pulled."""
        if not self._dragging and self._pulled(at) and self._pressed in self.offer.takeable:
            self.take(self._pressed)
            self._dragging = True
        if self._dragging and self._carried is not None:
            pieces = self.scene.pieces_at(at)
            self._carried.follow(at, self._read_at(pieces))
            self.hover(pieces, at)

    def reach(self, goal: str) -> None:
        """Carry the taken piece to where the keyboard is, and tell what putting it there would do."""
        item = self.scene.item_of(goal)
        if item is None:
            return
        if self._carried is not None and not self._on_bench:
            self._carried.follow(item.body.center(), self._read_at([goal]))
        self.hover([goal], item.body.center())

    def _read_at(self, pieces: list[str]) -> QRectF | None:
        """Return the card that lies where the piece can be put: its signs are read before that."""
        if self._place(pieces):
            kinds = self.scene.oven.book.kinds
            for item in filter(None, map(self.scene.item_of, pieces)):
                if kinds[item.look.kind].signs is not None:
                    return item.body
        return None

    def _pulled(self, at: QPointF) -> bool:
        """Tell whether the pointer has gone further since the press than a click does."""
        away = at - self._begin
        return (abs(away.x()) + abs(away.y())) * self.scene.zoom > DRAG

    def hover(self, pieces: list[str], at: QPointF) -> None:
        """Tell in a line what putting the piece here would do, or why it cannot be put here."""
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
        """Mark what refuses the taken piece, and say why; nothing for none."""
        self.refusal.show(piece)
        if why != self._why:
            self._why = why
            self.refused.emit(why)

    def _shine_on(self, place: str) -> None:
        """Let what is below the taken piece be all that is lit, and all goals where it can be put nowhere."""
        if place != self._over:
            self._over = place
            self.scene.outlines.show(frozenset({place} if place else ()))
            self.scene.lit((place,) if place else self.goals)

    def forget(self) -> None:
        """Forget what has been told: it is shown again when a pointer comes to it."""
        self._previewed = ""

    def _preview(self, piece: str) -> None:
        """Tell what touching a piece would do, once."""
        if piece != self._previewed:
            self._previewed = piece
            answers = self.offer.touch(piece)
            self.meant.emit(self.offer.meant(answers))
            self.explained.emit(self.offer.words(answers, MOST_TOLD))

    def drop(self, at: QPointF) -> None:
        """End a click or a drag: put, take, touch, or put down."""
        pieces, pressed, dragged = self.scene.pieces_at(at), self._pressed, self._dragging
        self._pressed, self._dragging = "", False
        if self.taken:
            self._drop_taken(pieces, pressed, at, dragged)
        elif pressed and (not self._pulled(at) or pressed == self.offer.first(pieces)):
            self.touch(pressed, at)

    def touch(self, piece: str, at: QPointF | None = None) -> None:
        """Touch a piece or place, by a click or a key: put what is in the hand, take it up, or choose."""
        at = at if at is not None else self._middle(piece)
        if self.taken and piece in self.goals:
            self._put(piece, at)
        elif self.offer.is_lifted_by(piece):
            self.take(piece)
            self._lay_on_bench()
        else:
            self._answer(self.offer.touch(piece), at)

    def take(self, piece: str) -> None:
        """Take a piece up: the places light up where it can be put."""
        self.cancel()
        self._cross("", "")
        self._on_bench = False
        self._carried = Carried(self.scene, piece, self.flight)
        self.handled.emit("lift")
        self._light()

    def _lay_on_bench(self) -> None:
        """Lay what was taken up by a touch on the bench, where there is one on this stage."""
        kinds = self.scene.oven.book.kinds
        benches = (item for item in self.scene.piece_items() if kinds[item.look.kind].bench and item.seen)
        for bench in benches:
            if self._carried is not None:
                self._carried.lie_on(bench.body)
                self._on_bench = True

    def cancel(self) -> None:
        """Put down what is in the hand, where it was."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            carried.fly_home()
            self._shine_on("")
            self._cross("", "")
            self.meant.emit("")
            self.explained.emit("")
            self._light()

    def let_go(self) -> None:
        """Let go of what is in the hand where it is: from there it goes on to where it is put."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            self.dropped.emit(carried.piece, self._onto, carried.rect)
            carried.vanish()
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
        """Put the piece down, and say why it could not go where it was put."""
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
        """Return the uppermost place at a point where the taken piece can be put, or none."""
        return next((piece for piece in pieces if self.offer.put(self.taken, piece)), "")

    def _light(self) -> None:
        self.scene.lit(self.goals if self.taken else (*self.goals, *self.offer.open_places))

    def _middle(self, piece: str) -> QPointF:
        item = self.scene.item_of(piece)
        return item.body.center() if item is not None else QPointF()
