"""The view of the drawn table: fits its window, zooms, pans, shows boards close up and enlarges pieces."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from wonderland_qt.scene.table.close_up import CloseUp
from wonderland_qt.scene.table.contents import picture_of_contents, words_with_contents
from wonderland_qt.scene.table.enlarged import enlarged_picture
from wonderland_qt.scene.table.table_scene import TableScene

STEP, WHEEL_STEP, MOST_ZOOM, LEAST_ZOOM = 1.25, 1.0015, 8.0, 0.01
"""The factors of a key press and of an eighth of a degree of the wheel; the largest zoom by the least;
the least zoom, for a window without any room."""
BAKING_DELAY, SLICE, LIVE = 140, 0.012, 300
"""Milliseconds after the last change of zoom before pictures are baked; seconds of baking between other
events; milliseconds between two changes of size while the user resizes the window."""
NEVER = -1
HOVER = 600
AT_FIT = 1.002
"""How much larger than the least zoom one may be and still show the whole table."""
NEAR_PART = 0.96
"""The part of the window that a board fills which is shown close up."""


ENLARGING = {Qt.Key.Key_E, Qt.Key.Key_Escape}
"""Keys that show or close the enlarged piece themselves."""


class TableView(QGraphicsView):
    """A view of the table; `hover` is the delay in milliseconds before a piece is enlarged, or NEVER."""

    enlarged = Signal(str)
    zoomed = Signal(float)

    def __init__(self, scene: TableScene, hover: int = HOVER, parent: QWidget | None = None) -> None:
        """Show the whole table; one timer enlarges what the pointer rests on, one bakes after a zoom.

        The first paint at a size bakes all pictures before (`_bakes_before_paint`).
        """
        super().__init__(scene, parent)
        self.table_scene = scene
        self.close_up = CloseUp(self)
        self._pointed_piece, self._bakes_before_paint = "", True
        self._resized = QElapsedTimer()
        self._hover = QTimer(self, singleShot=True)
        self._hover.timeout.connect(self.enlarge_pointed)
        self._baking_timer = QTimer(self, singleShot=True)
        self._baking_timer.timeout.connect(self._bake_for_a_moment)
        self.set_hover(hover)
        self._set_up()

    @property
    def fitting(self) -> float:
        """Return the zoom at which the whole table fits the window."""
        room, table = self.viewport().size(), self.sceneRect()
        return max(min(room.width() / table.width(), room.height() / table.height()), LEAST_ZOOM)

    @property
    def zoom(self) -> float:
        """Return the pixels per millimetre."""
        return self.transform().m11()

    @property
    def shows_whole(self) -> bool:
        """Tell whether the whole table is visible."""
        return self.zoom <= self.fitting * AT_FIT

    def set_hover(self, hover: int) -> None:
        """Set the delay in milliseconds before a piece is enlarged, or NEVER."""
        self._hover.setInterval(max(hover, 0))
        self._hovers = hover != NEVER

    def fit(self) -> None:
        """Show all of the stage."""
        self._cover_ground()
        self._zoom_to(self.fitting)
        self.centerOn(self.sceneRect().center())

    def _cover_ground(self) -> None:
        """Let the ground cover the whole window when it shows the whole stage."""
        room = QRectF(QPointF(), QSizeF(self.viewport().size()) / self.fitting)
        room.moveCenter(self.sceneRect().center())
        self.table_scene.ground.fit(room, self.fitting, self.devicePixelRatioF())

    def zoom_by(self, factor: float) -> None:
        """Zoom in or out, at most until the whole table is visible."""
        wanted = min(self.zoom * factor, self.fitting * MOST_ZOOM)
        if wanted <= self.fitting * AT_FIT:
            self.fit()
        else:
            self._zoom_to(wanted)

    def bring_near(self, area: QRectF) -> None:
        """Zoom to a part of the table, or back to the whole table if that part is already shown so."""
        room = self.viewport().size()
        wanted = min(room.width() / area.width(), room.height() / area.height()) * NEAR_PART
        has_this_zoom = abs(self.zoom / wanted - 1) < 0.01
        if has_this_zoom and self._visible_rect().contains(area.center()):
            self.fit()
            return
        self._zoom_to(wanted)
        self.centerOn(area.center())

    def leave_near(self) -> bool:
        """Close the enlarged piece and show the whole stage; return whether that changed anything."""
        near = not self.shows_whole or self.close_up.isVisible()
        if near:
            self.close_up.hide()
            self.fit()
        return near

    def enlarge_pointed(self) -> None:
        """Enlarge the piece that the pointer rests on."""
        self.enlarge()

    def enlarge(self, piece: str = "") -> None:
        """Enlarge a piece, or the one below the pointer, with its text, if it has one."""
        piece = piece or self._pointed_piece
        item = self.table_scene.item_of(piece)
        words = self.table_scene.text_of(piece)
        if item is None or not words:
            return
        picture = enlarged_picture(self.table_scene, item, self.close_up, self.devicePixelRatioF())
        why, beside = self.table_scene.why_of(piece), self.mapFromScene(item.body).boundingRect()
        self.close_up.open(picture, words, why, beside, contents=self._picture_of_contents(piece))
        spoken = words_with_contents(self.table_scene, piece)
        self.setAccessibleDescription(f"{spoken}\n{why}" if why else spoken)
        self.enlarged.emit(piece)

    def bake_visible(self) -> None:
        """Bake everything visible for the current zoom."""
        self._baking_timer.stop()
        self.table_scene.ground.catch_up()
        self.table_scene.bake_for(self.zoom, self.devicePixelRatioF(), self._visible_rect())

    def _bake_for_a_moment(self) -> None:
        """Bake for a moment, then continue after other events have been handled."""
        end = perf_counter() + SLICE

        def is_time_up() -> bool:
            return perf_counter() > end

        ratio = self.devicePixelRatioF()
        done = self.table_scene.bake_for(self.zoom, ratio, self._visible_rect(), is_time_up)
        if not done:
            self._baking_timer.start(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep showing the whole table, or the current part of it.

        The next paint bakes everything sharp, unless the user is still drawing at the window's edge.
        """
        was_whole = not event.oldSize().isValid() or self._showed_whole
        super().resizeEvent(event)
        if was_whole:
            self.fit()
        else:
            self._cover_ground()
        user_is_resizing = self._resized.isValid() and self._resized.elapsed() < LIVE
        self._resized.start()
        self._bakes_before_paint = self._bakes_before_paint or not user_is_resizing
        self._bake_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the table before the first paint, unless the user has zoomed into it.

        That paint bakes everything sharp, as no one watches yet.
        """
        super().showEvent(event)
        if self._showed_whole:
            self.fit()
        self._bakes_before_paint = True
        self._bake_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop baking while the view is hidden."""
        super().hideEvent(event)
        self._baking_timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bake everything before the first paint at a size, except while the user resizes the window."""
        if self._bakes_before_paint:
            self._bakes_before_paint = False
            self.bake_visible()
        self.table_scene.highlights.draw_changes()
        super().paintEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.zoom_by(WHEEL_STEP ** event.angleDelta().y())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Zoom with pinch gestures of touch screens and touch pads; close the enlarged piece on most keys.

        A touch pad says by how much the zoom changes, a touch screen by which factor.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.close_up.setVisible(self.close_up.isVisible() and event.key() in ENLARGING)
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor())
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + - 0, enlarge with E, and go back with Esc, unless there is nothing to go back from."""
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(STEP)
            case Qt.Key.Key_Minus:
                self.zoom_by(1 / STEP)
            case Qt.Key.Key_0:
                self.fit()
            case Qt.Key.Key_E:
                self.enlarge()
            case Qt.Key.Key_Escape if self.leave_near():
                pass
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the enlarged piece, so that it does not cover the effect of the press."""
        self._hover.stop()
        self.close_up.hide()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Zoom to a board, or back to the whole table; nothing is enlarged any more."""
        self._point_at_nothing()
        for piece in self.table_scene.pieces_at(self.mapToScene(event.position().toPoint())):
            item = self.table_scene.item_of(piece)
            can_be_shown_near = item is not None and self.table_scene.kinds[item.look.kind].near
            if item is not None and can_be_shown_near:
                self.bring_near(item.body)
                return
        if not self.shows_whole:
            self.fit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Accept every release, also if its press took no piece up, lest Qt passes it on to the window."""
        super().mouseReleaseEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Note the piece under the pointer, to enlarge it when the pointer rests."""
        super().mouseMoveEvent(event)
        self._point_at("" if event.buttons() else self._piece_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Close the enlarged piece."""
        super().leaveEvent(event)
        self._point_at_nothing()

    def _set_up(self) -> None:
        """Set how Qt paints and scrolls the view: smooth, without frame and bars, with a cached ground.

        At first the whole table is visible (`_showed_whole`), so that a new size of the view fits it again.
        """
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._showed_whole = True

    def _zoom_to(self, zoom: float) -> None:
        """Zoom to so many pixels per millimetre at once, and bake sharp pictures soon.

        A table that is whole in view is fitted again when its window is resized, a closer look at it is kept.
        """
        self.scale(zoom / self.zoom, zoom / self.zoom)
        self._showed_whole = self.shows_whole
        self.close_up.hide()
        self._bake_soon()
        self.zoomed.emit(zoom)

    def _bake_soon(self) -> None:
        self._baking_timer.start(BAKING_DELAY)

    def _visible_rect(self) -> QRectF:
        """Return the part of the scene that the window shows."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _piece_at(self, point: QPoint) -> str:
        """Return the uppermost piece at a point of the window, or "" if there is none."""
        return next(iter(self.table_scene.pieces_at(self.mapToScene(point))), "")

    def _point_at_nothing(self) -> None:
        """Close the enlarged piece, and put out what the piece under the pointer was about."""
        self._point_at("")

    def _point_at(self, piece: str) -> None:
        """Light what the piece under the pointer is about, and enlarge it when the pointer rests."""
        if piece == self._pointed_piece:
            return
        self._pointed_piece = piece
        self.close_up.hide()
        self.table_scene.outlines.point_at(piece)
        self._hover.stop()
        if piece and self._hovers:
            self._hover.start()

    def _picture_of_contents(self, piece: str) -> QPixmap | None:
        """Return a picture of what is in a closed piece, or None."""
        if not self.table_scene.is_closed(piece):
            return None
        return picture_of_contents(self.table_scene, piece, self.close_up.room, self.devicePixelRatioF())
