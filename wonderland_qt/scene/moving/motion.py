"""Motion: animates pieces from where they were to where the model has already put them."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainterPath, QTransform

from wonderland_qt.models.pieces.cue_types import Cue
from wonderland_qt.scene.moving.dotted import DOTS_APART, dots_item
from wonderland_qt.scene.moving.itinerary import GatheredMoves, Gone, Itinerary
from wonderland_qt.scene.moving.motion_steps import MotionStep
from wonderland_qt.scene.moving.passages import LANDING
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, as_qrectf, turn_item
from wonderland_qt.scene.table.table_scene import TableScene

LEAST_MOVE = 1.0
"""The least distance in millimetres that is animated."""
SHORTEST, FAR = 0.4, 0.7
"""The part of the duration that the shortest way takes, and the part of the diagonal that takes all of it."""
PAUSE = 0.12
"""The pause between steps, as a part of the duration."""
STRIDE = 0.075
"""The part of the duration that each stride of a walk takes, and its landing."""
COMING_LAST = 0.15
"""The part of the duration in which pieces come into sight once all others lie."""
DIE_ROLL = 1.75
"""The duration of a die roll, as a multiple of `Motion.milliseconds`; the die lies still in the end."""
LONGEST = 4.0
"""The longest duration of all steps together, as a multiple of `Motion.milliseconds`."""


class Motion(QObject):
    """Animates moved pieces; the longest way takes `milliseconds`, and 0 means no animation.

    The scene reports moves one by one. `settle` ends the moves of one change, and `play` animates them
    step by step, for changes of the game and not only of the view. `began` reports the duration in
    milliseconds; `moving` is emitted with True then, and with False once all pieces lie at their places.
    `positions_changed` is emitted whenever shown positions change. While `looking_away`, moves are not
    animated.
    """

    began, moving = Signal(int), Signal(bool)
    positions_changed = Signal()

    def __init__(self, scene: TableScene, milliseconds: int = 0) -> None:
        """Follow the scene, whose moves are gathered, settled at the end of a change, and then played.

        Without `milliseconds` pieces jump. Their `dotted_ways` lie below all that is lifted.
        Animations finish before pieces are removed, since a step holds their items.
        """
        super().__init__(scene)
        self.scene, self.milliseconds = scene, milliseconds
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._show_steps)
        self.clock.finished.connect(self._end_all_steps)
        self._gathered, self._settled = GatheredMoves(), GatheredMoves()
        self._steps: list[MotionStep] = []
        self.looking_away = False
        self.dotted_ways = dots_item(LIFTED_Z - 3)
        self.dotted_ways.hide()
        scene.addItem(self.dotted_ways)
        scene.moved.connect(self._gather_move)
        scene.came.connect(self._gather_coming)
        scene.going.connect(self._gather_going)
        scene.pieces.rowsAboutToBeRemoved.connect(self.finish)

    @property
    def playing(self) -> bool:
        """Tell whether an animation is running."""
        return bool(self._steps)

    def settle(self) -> None:
        """End the gathering of one change's moves, so that `play` can animate them.

        The dropped piece is kept: the player let go of it before the change began.
        """
        dropped = self._gathered.dropped or self._settled.dropped
        self._settled, self._gathered = self._gathered, GatheredMoves()
        self._settled.dropped = dropped

    def drop(self, piece: str, place: str, rect: QRectF) -> None:
        """Start the next motion of a piece from where the player let go of it."""
        self._settled.dropped = (piece, place, rect)

    def forget_dropped(self) -> None:
        """Forget which piece the player let go of, as its next move does not begin there."""
        self._settled.dropped = self._gathered.dropped = None

    def map_positions(self, view: QTransform) -> None:
        """Map all starting rectangles into a new layout: motion starts where the player saw the pieces."""
        for gathered in (self._gathered, self._settled):
            gathered.seen_by(view)

    def forget_all_but_dropped(self) -> None:
        """Forget all gathered moves but the dropped piece, because the whole table is new."""
        dropped = self._gathered.dropped or self._settled.dropped
        self._gathered, self._settled = GatheredMoves(dropped=dropped), GatheredMoves()

    def play(
        self,
        shown: Sequence[Sequence[Cue]] = (),
        leaving: bool = True,
        most: int = 0,
        covered: bool = False,
    ) -> None:
        """Animate the settled moves in the order of the cues, within `most` milliseconds (0 for the default).

        Without `leaving`, removed pieces are not animated, because the current viewer may not know them.
        While another scene still covers the table, moves that no cue names are not animated, either. The
        clock goes back to 0 first: a new duration would show new steps as far on as the last ones came. If
        nothing is animated (`milliseconds` is 0), the settled moves are only forgotten.
        """
        self.finish()
        self.clock.setCurrentTime(0)
        gathered, self._settled = self._settled, GatheredMoves()
        if not self.milliseconds:
            return
        if not leaving:
            gathered.went.clear()
        self._steps = Itinerary(self.scene, gathered).steps(shown, cued_only=covered)
        if self._steps:
            self._start_clock(most or round(LONGEST * self.milliseconds))

    def forget(self) -> None:
        """Forget the settled moves, because the viewer has not seen where the pieces were before."""
        self.finish()
        self._settled = GatheredMoves()

    def finish(self) -> None:
        """End all motion at once, with all pieces at their places."""
        if self.playing:
            self.clock.stop()
            self._end_all_steps()

    def _start_clock(self, most: int) -> None:
        """Start the scheduled steps, which together take at most so many milliseconds."""
        time = self._schedule_steps(most)
        passages = [passage for step in self._steps for passage in step.passages]
        for number, passage in enumerate(sorted(passages, key=lambda passage: passage.height)):
            self._set_out(passage.item)
            passage.prepare(above=number / len(passages))
        self._light_ways_of_walks()
        self.clock.setDuration(time)
        self.clock.start()
        self.began.emit(time)
        self.moving.emit(True)
        self.positions_changed.emit()

    def _light_ways_of_walks(self) -> None:
        """Show dotted lines of light along all walks: passages of pieces that hop from place to place."""
        dots = QPainterPath()
        apart = DOTS_APART * self.scene.sceneRect().height()
        for step in self._steps:
            for walk in step.walks:
                dots.addPath(walk.dots(apart))
        self.dotted_ways.setPath(dots)
        self.dotted_ways.setVisible(not dots.isEmpty())

    def _set_out(self, item: PieceItem | LookAlike) -> None:
        """Add a temporary picture to the table, or take light, tag and print from a piece that sets out."""
        if isinstance(item, LookAlike):
            self.scene.addItem(item)
            return
        item.travelling = True
        self.scene.highlights.leave(item)
        if item.tag is not None:
            item.tag.hide()
        self.scene.printed.renew(item)

    def _schedule_steps(self, most: int) -> int:
        """Schedule the steps one after another, and return their total duration, at most `most`.

        It is at least 1 ms, because Qt's clock does not run for 0.
        """
        table = self.scene.sceneRect()
        far, end = FAR * hypot(table.width(), table.height()), 0.0
        for step in self._steps:
            step.begin, step.time = end, self.milliseconds * _part_of_duration(step, far)
            end += step.time + self.milliseconds * PAUSE
        shortening = min(most / end, 1.0)
        for step in self._steps:
            step.begin, step.time = step.begin * shortening, step.time * shortening
        last = self._steps[-1]
        return max(round(last.begin + last.time), 1)

    def _show_steps(self, value: float) -> None:
        """Show every step as it is after this part of the total duration."""
        now = value * self.clock.duration()
        for step in self._steps:
            part = min(max((now - step.begin) / step.time, 0.0), 1.0)
            if part and not step.over:
                step.show(part)
                step.over = part == 1
                if step.over:
                    self._end_step(step)
        self.positions_changed.emit()

    def _end_all_steps(self) -> None:
        """Put all pieces to rest, and remove all temporary pictures, dice and lines.

        Steps that are over have their pieces at rest already, but their dice lie there until all have ended.
        """
        steps, self._steps = self._steps, []
        self.dotted_ways.hide()
        for step in steps:
            if not step.over:
                self._end_step(step)
            if step.roll is not None:
                step.roll.rest()
        self.positions_changed.emit()
        self.moving.emit(False)

    def _end_step(self, step: MotionStep) -> None:
        """Put the pieces of a finished step to rest, and remove its temporary pictures."""
        for item in [passage.item for passage in step.passages]:
            if isinstance(item, LookAlike):
                self.scene.removeItem(item)
            else:
                self._come_to_rest(item)

    def _come_to_rest(self, item: PieceItem) -> None:
        """Put a piece that travelled on its place, and show its tag and print again.

        It is hidden again (`tuck`) if its place is closed, or there is none on this stage.
        """
        item.travelling = False
        item.setOpacity(item.solid)
        turn_item(item, 0)
        item.show()
        item.lie(item.home, item.resting_z, item.tilt)
        self.scene.tuck(item.piece_id)
        if item.tag is not None:
            item.tag.setVisible(bool(item.look.badge) and item.isVisible())
        self.scene.printed.renew(item)

    def _gather_move(self, piece: str, before: QRectF, after: QRectF) -> None:
        """Note where a piece was before its first move in this change, if moves are to be animated.

        The animation of the change before ends at once.
        """
        if self.looking_away:
            return
        self.finish()
        way = before.topLeft() - after.topLeft()
        if way.manhattanLength() <= LEAST_MOVE and before.size() == after.size():
            return
        if self._is_seen_last(piece):
            self._gathered.last[piece] = None
        else:
            self._gathered.moved.setdefault(piece, before)

    def _gather_coming(self, piece: str) -> None:
        """Note a new piece, if it fades in or is seen last; one that went in the same change has only moved.

        An animation of an earlier change ends at once.
        """
        self.finish()
        if self._is_seen_last(piece):
            self._gathered.last[piece] = None
            return
        if self._comes_at_once(piece):
            return
        if piece in self._gathered.went:
            self._gathered.moved[piece] = self._gathered.went.pop(piece).before
        else:
            self._gathered.came[piece] = None

    def _gather_going(self, piece: str) -> None:
        """Note the picture of a piece that is about to disappear, and where it was before this change.

        A piece that was never drawn (`baked_for` is 0) has no picture that could be moved. One that moved
        earlier in this change leaves from where it was before that.
        """
        self.finish()
        item = self.scene.item_of(piece)
        if self.milliseconds and item is not None and item.baked_for and not self._comes_at_once(piece):
            before = self._gathered.moved.pop(piece, as_qrectf(item.home))
            self._gathered.went[piece] = Gone(item.look_alike(), before, item.place)

    def _is_seen_last(self, piece: str) -> bool:
        """Tell whether a piece is of a kind that is seen at a new place only when all others lie."""
        return self.scene.kinds[self.scene.pieces.kind_of(piece)].last

    def _comes_at_once(self, piece: str) -> bool:
        """Tell whether a piece is of a kind that comes and goes without fading, or lies on such a piece."""
        pieces, kinds = self.scene.pieces, self.scene.kinds
        return any(kinds[pieces.kind_of(below)].at_once for below in pieces.places_of(piece))


def _part_of_duration(step: MotionStep, far: float) -> float:
    """Return the duration of a step, as a part of that of the longest way (`far` millimetres).

    A walk takes its time for each stride, however far these are; a die lies where it rolls.
    """
    if step.walks:
        most_strides = max(walk.strides for walk in step.walks)
        return STRIDE * (most_strides + LANDING)
    if step.roll is not None:
        return DIE_ROLL
    if step.still:
        return COMING_LAST
    return SHORTEST + (1 - SHORTEST) * min(step.length / far, 1.0)
