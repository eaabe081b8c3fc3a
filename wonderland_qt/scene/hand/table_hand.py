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

MOST_EXPLAINED = 3
"""Of how many answers the words are shown for a piece that the pointer is on."""
DRAG = 6.0
"""How many pixels the pointer moves before a press becomes a drag."""

WhyNot = Callable[[str, str], str]
"""Returns why a piece cannot be put on a place, or ""."""


def unexplained(_taken: str, _place: str) -> str:
    """Give no reason why a piece does not fit a place."""
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
        """Become the scene's hand, with nothing taken and no option on offer.

        `why_not` says why a piece does not fit a place, and `flight` is how many milliseconds it glides home.
        A piece taken up by a touch lies `_on_bench`, others follow the pointer. `_lit_place` is the goal that
        is under it, and `_put_on` is where it was put at last. What a piece does (`_previewed`) and why it
        cannot be put down (`_reported_why`) are each reported once, not with every move of the pointer `at`.
        """
        super().__init__(scene)
        self.scene, self.why_not, self.flight = scene, why_not, 0
        self.offer: Offer = NOTHING
        self.ring, self.seals, self.refusal = Ring(scene), Seals(scene), Refusal(scene)
        self._carried: Carried | None = None
        self._put_on = self._lit_place = ""
        self._on_bench = False
        self._pressed, self._pressed_at, self._dragging = "", QPointF(), False
        self._previewed = self._reported_why = ""
        self.at = QPointF()
        scene.moved.connect(self._follow_moved)
        scene.hand = self

    @property
    def taken(self) -> str:
        """Return the carried piece, or ""."""
        return self._carried.piece if self._carried is not None else ""

    @property
    def goals(self) -> tuple[str, ...]:
        """Return what can be touched next: places for the carried piece, else all touchable pieces."""
        return self.offer.places(self.taken) if self.taken else self.offer.touchable

    def _follow_moved(self, piece: str) -> None:
        """Move ring and seals along with a piece that moved, if they are on it."""
        if piece == self.ring.piece:
            self.ring.renew()
        if piece in self.seals.sealed:
            self.seals.renew()

    def show(self, offer: Offer) -> None:
        """Accept a new offer; put the carried piece down."""
        self.cancel()
        self._hide_cross()
        self.offer, self._previewed = offer, ""
        self._light_goals()

    def press(self, pieces: list[str], at: QPointF) -> bool:
        """Begin a click or drag; return whether the hand uses it, else it is the table's."""
        self._dragging, self._pressed_at = False, at
        self._pressed = self.offer.first(pieces)
        return bool(self._pressed or self.taken)

    def drag(self, at: QPointF) -> None:
        """Take the pressed piece up once the pointer has moved far enough, and carry it along."""
        if not self._dragging and self._is_too_far_for_click(at) and self._pressed in self.offer.takeable:
            self.take(self._pressed)
            self._dragging = True
        if self._dragging and self._carried is not None:
            pieces = self.scene.pieces_at(at)
            self._carried.follow(at, self._card_to_read(pieces))
            self.hover(pieces, at)

    def reach(self, goal: str) -> None:
        """Carry the taken piece to the keyboard's goal, and explain what putting it there would do.

        A piece on the bench stays there. A goal that is not on the table is ignored.
        """
        item = self.scene.item_of(goal)
        if item is None:
            return
        if self._carried is not None and not self._on_bench:
            there = self.scene.pieces_at(item.body.center())
            self._carried.follow(item.body.center(), self._card_to_read([goal, *there]))
        self.hover([goal], item.body.center())

    def _card_to_read(self, pieces: list[str]) -> QRectF | None:
        """Return the rectangle of a card with signs among these pieces, which the carried one must not hide.

        None if there is none, or if the carried piece cannot be put on any of them.
        """
        if self._place_for_taken(pieces):
            kinds = self.scene.kinds
            for item in filter(None, map(self.scene.item_of, pieces)):
                if kinds[item.look.kind].signs is not None:
                    return item.body
        return None

    def _is_too_far_for_click(self, at: QPointF) -> bool:
        """Tell whether the pointer has moved so far since the press that this is a drag."""
        return (at - self._pressed_at).manhattanLength() * self.scene.zoom > DRAG

    def hover(self, pieces: list[str], at: QPointF) -> None:
        """Explain what putting the carried piece here would do, or why it cannot be put here.

        Without one, explain what touching the uppermost piece that can be chosen would do.
        """
        self.at = at
        if not self.taken:
            self._explain_touching(self.offer.first(pieces))
            return
        place = self._place_for_taken(pieces)
        self._light_place(place)
        answers = self.offer.put(self.taken, place)
        self.meant.emit(self.offer.meant(answers))
        why = self.why_not(self.taken, pieces[0]) if pieces and not answers else ""
        self._show_cross(pieces[0] if why else "", why)
        self.explained.emit(self.offer.words(answers, len(answers)))

    def _show_cross(self, piece: str, why: str) -> None:
        """Show the cross on a piece that the carried one cannot be put on, and report why; "" hides it."""
        self.refusal.show(piece)
        if why != self._reported_why:
            self._reported_why = why
            self.refused.emit(why)

    def _hide_cross(self) -> None:
        self._show_cross("", "")

    def _light_place(self, place: str) -> None:
        """Light only the place below the carried piece, or all goals when it is over none ("")."""
        if place == self._lit_place:
            return
        self._lit_place = place
        places = (place,) if place else ()
        self.scene.outlines.show(frozenset(places))
        self.scene.light_only(places or self.goals)

    def forget(self) -> None:
        """Forget which piece was explained last, so that pointing at it explains it again."""
        self._previewed = ""

    def _explain_touching(self, piece: str) -> None:
        """Explain what touching a piece would do, once until another piece is explained."""
        if piece != self._previewed:
            self._previewed = piece
            answers = self.offer.touch(piece)
            self.meant.emit(self.offer.meant(answers))
            self.explained.emit(self.offer.words(answers, MOST_EXPLAINED))

    def drop(self, at: QPointF) -> None:
        """End a click or drag: put the carried piece here, take or touch a piece, or put it back."""
        pieces, pressed, dragged = self.scene.pieces_at(at), self._pressed, self._dragging
        self._pressed, self._dragging = "", False
        if self.taken:
            self._drop_taken(pieces, pressed, at, dragged)
        elif pressed:
            released_on_pressed = pressed == self.offer.first(pieces)
            if released_on_pressed or not self._is_too_far_for_click(at):
                self.touch(pressed, at)

    def touch(self, piece: str, at: QPointF | None = None) -> None:
        """Handle a click or key on a piece or place: put the carried piece there, take it, or choose it."""
        at = at if at is not None else self._middle_of(piece)
        if self.taken and piece in self.goals:
            self._put_taken(piece, at)
        elif self.offer.is_lifted_by(piece):
            self.take(piece)
            self._lay_on_bench()
        else:
            self._answer(self.offer.touch(piece), at)

    def take(self, piece: str) -> None:
        """Take a piece up and light the places where it can be put.

        It follows the pointer, and lies on no bench yet. A cross that refused the last piece vanishes.
        """
        self.cancel()
        self._hide_cross()
        self._on_bench = False
        self._carried = Carried(self.scene, piece, self.flight)
        self.handled.emit("lift")
        self._light_goals()

    def _lay_on_bench(self) -> None:
        """Move a piece that was taken up by a touch onto the bench, if this stage has one."""
        kinds = self.scene.kinds
        benches = (item for item in self.scene.piece_items() if kinds[item.look.kind].bench and item.seen)
        bench = next(benches, None)
        if bench is not None and self._carried is not None:
            self._carried.lie_on(bench.body)
            self._on_bench = True

    def cancel(self) -> None:
        """Let the carried piece, if there is one, glide back to its place."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            carried.fly_home()
            self._report_empty()

    def let_go(self) -> None:
        """Let go of the carried piece after it was answered; its motion starts from here."""
        if self._carried is not None:
            carried, self._carried = self._carried, None
            self.dropped.emit(carried.piece, self._put_on, carried.rect)
            carried.vanish()
            self._report_empty()

    def _report_empty(self) -> None:
        """Take back all that was shown and reported about the carried piece.

        Now that none is carried, the goals are the pieces that can be touched, so these are lit.
        """
        self._light_place("")
        self._hide_cross()
        self.meant.emit("")
        self.explained.emit("")
        self._light_goals()

    def _drop_taken(self, pieces: list[str], pressed: str, at: QPointF, dragged: bool) -> None:
        """Put the carried piece on one of these pieces, take the clicked one instead, or put it back.

        A piece that was dragged back onto itself is put back, even where touching it would be an answer.
        """
        place = self._place_for_taken(pieces)
        dragged_back = dragged and place == self.taken
        clicked_another = not dragged and pressed in self.offer.takeable and pressed != self.taken
        if self.offer.put(self.taken, place) and not dragged_back:
            self._put_taken(place, at)
        elif clicked_another:
            self.take(pressed)
            self._lay_on_bench()
        else:
            self._put_back(pieces)

    def _put_back(self, dropped_on: list[str]) -> None:
        """Put the carried piece back, and show why it could not be put on the uppermost piece here.

        A piece that was dropped on its own place is put back without a reason.
        """
        uppermost = dropped_on[0] if dropped_on and self.taken not in dropped_on else ""
        why = self.why_not(self.taken, uppermost) if uppermost else ""
        self.cancel()
        if why:
            self.handled.emit("refuse")
            self._show_cross(uppermost, why)
            self.refusal.fade()
        else:
            self.handled.emit("drop")

    def _put_taken(self, place: str, at: QPointF) -> None:
        """Put the carried piece on a place, which chooses an option or asks at a point for one."""
        self._put_on = place
        self._answer(self.offer.put(self.taken, place), at)

    def _answer(self, answers: Answers, at: QPointF) -> None:
        """Choose the only option that fits, or ask at a point which of several the player means."""
        if len(answers) == 1:
            self.let_go()
            self.handled.emit("drop")
            self.chosen.emit(answers[0])
        elif answers:
            self.asked.emit(answers, at)

    def _place_for_taken(self, pieces: list[str]) -> str:
        """Return the uppermost of these places where the carried piece can be put, or ""."""
        return next((piece for piece in pieces if self.offer.put(self.taken, piece)), "")

    def _light_goals(self) -> None:
        """Light what can be touched next; if nothing is carried, also places that all takeable pieces fit."""
        self.scene.light_only(self.goals if self.taken else (*self.goals, *self.offer.open_places))

    def _middle_of(self, piece: str) -> QPointF:
        """Return the middle of a piece, or the origin if it is not on the table."""
        item = self.scene.item_of(piece)
        return item.body.center() if item is not None else QPointF()
