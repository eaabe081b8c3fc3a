"""The scene of the drawn table: shows the pieces of the model, and follows its changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout_types import Rect, Stage
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.pictures.letters import badge_height
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.pictures.picture_cache import Baked
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.table.ground import Ground
from wonderland_qt.scene.table.hands import HandledScene
from wonderland_qt.scene.table.light.highlights import Highlights
from wonderland_qt.scene.table.light.outlines import Outlines
from wonderland_qt.scene.table.looks import LOOK_ROLES, Doing, Looks, Title, idle, untitled
from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, as_qrectf, picture_item, show_baked
from wonderland_qt.scene.table.placement import PLACE_ROLES, Placing
from wonderland_qt.scene.table.printed import PrintedPieces

MOST_TAG, STRETCHED = 13.0, -1.0
"""The largest height of a tag in millimetres; the sharpness of a picture that is to be baked again."""
AT_ONCE = 8_000
"""Pieces with fewer pixels are always baked at once, because stretching them distorts small words."""


class TableScene(HandledScene):
    """Shows every piece of the model as an item.

    Signals: `moved` (a piece, its rectangle before and now), `came` (a piece that is visible now), `going`
    (one that is about to disappear), `faced` (the light's new face), and `stretched` (a picture was scaled
    instead of baked for a new size, because the scene is `hurried`). `title` returns the player's name for
    a role, and `doing` their activity.
    """

    moved = Signal(str, QRectF, QRectF)
    came, going, faced, stretched = Signal(str), Signal(str), Signal(str), Signal()

    def __init__(
        self,
        pieces: PiecesModel,
        stage: Stage,
        oven: Oven,
        title: Title = untitled,
        doing: Doing = idle,
        parent: QObject | None = None,
    ) -> None:
        """Lay out the pieces the model has now, then follow its changes; without a view `_scale` is 0."""
        super().__init__(parent)
        self.pieces, self.oven, self.kinds = pieces, oven, oven.book.kinds
        self._items: dict[str, PieceItem] = {}
        self.outlines, self.highlights = Outlines(self), Highlights(self, self)
        self._scale, self._ratio, self.hurried = 0.0, 1.0, False
        self._leaving: list[str] = []  # the pieces that the model is about to remove
        self._unsettled: dict[str, None] = {}  # those that came or changed since the last layout
        self.ground = Ground(self, oven.book)
        self.printed = PrintedPieces(self.ground.expose, self.ground.repaint)
        self.placing = Placing(pieces, stage, oven.book, self._lay_piece)
        self._looks = Looks(pieces, self.placing, oven.book, title, doing)
        self._show_ground(stage)
        self._add_pieces(pieces.branch(QModelIndex(), 0, pieces.rowCount() - 1))
        self._lay_out_changed()
        self._connect_model()

    def show_stage(self, stage: Stage) -> None:
        """Lay out every piece for another stage, hide what lies in closed ones, and show its backdrop."""
        reshaped = self.placing.lay_out_stage(stage)  # pieces whose form there is another, perhaps closed
        for piece in reshaped:
            self._refresh_look(piece)
        for piece in [piece for piece, item in self._items.items() if item.place in reshaped]:
            self.tuck(piece)
        self._show_ground(stage)

    def _show_ground(self, stage: Stage) -> None:
        """Show a stage's size (never 0) and backdrop, and report another face of its light, day or night."""
        layout, face = stage.layout, self.ground.light.face
        self.setSceneRect(0, 0, max(layout.width, 1), max(layout.height, 1))
        self.ground.show(stage)
        if self.ground.light.face != face:
            self.faced.emit(self.ground.light.face)

    def item_of(self, piece: str) -> PieceItem | None:
        """Return the item of a piece, or None."""
        return self._items.get(piece)

    def seen(self, piece: str) -> bool:
        """Tell whether this stage shows a piece."""
        item = self._items.get(piece)
        return item is not None and item.seen and bool(item.home.width)

    def piece_items(self) -> Iterator[PieceItem]:
        """Yield all items."""
        yield from self._items.values()

    def places(self) -> dict[str, QRectF]:
        """Return the rectangles of all places and pieces by id."""
        return {piece: as_qrectf(self.placing.room(piece)) for piece in self._items}

    def around(self, piece: str) -> QRectF:
        """Return the rectangle that labels of a piece stay within: the place around it, or the table."""
        place = self.placing.around(piece)
        return as_qrectf(place) if place.width else self.sceneRect()

    def pieces_at(self, at: QPointF) -> list[str]:
        """Return the pieces and places under a point, without areas, the uppermost first."""
        x, y = at.x(), at.y()
        no_areas = (item for item in self._items.values() if not item.look.cells)
        under = [item for item in no_areas if item.covers(x, y) and item.seen and item.solid]
        return [item.piece_id for item in sorted(under, key=lambda item: item.resting_z, reverse=True)]

    def text_of(self, piece: str) -> str:
        """Return the description of a piece, "" if it has none."""
        return self.pieces.index_of(piece).data(PieceRole.TEXT) or ""

    def why_of(self, piece: str) -> str:
        """Return what a piece does and why it matters, "" if that is not described."""
        return self.pieces.index_of(piece).data(PieceRole.WHY) or ""

    def is_closed(self, piece: str) -> bool:
        """Tell whether a piece hides its contents."""
        item = self._items.get(piece)
        return item is not None and self.kinds[item.look.kind].closed

    def light_only(self, pieces: Iterable[str]) -> None:
        """Light these pieces and places, and no others."""
        self.highlights.light(pieces)

    def bake_alone(self, piece: str, state: State = State.PLAIN) -> Baked:
        """Return the picture of a piece without its badge, as if taken from its stack."""
        item = self._items[piece]
        look = replace(item.look, state=state, badge="")
        return self.oven.bake(look, item.home.width, item.home.height, self.zoom, self._ratio)

    def bake_loose(self, look: Look, width: float, height: float, grown: float = 1.0) -> Baked:
        """Return the picture of a look without a piece, for a size in millimetres times `grown`."""
        return self.oven.bake(look, width, height, self.zoom * grown, self._ratio)

    def bake_tag(self, number: str, height: float) -> Baked:
        """Return the picture of a number on a tag of this height in millimetres."""
        return self.oven.tag(number, height, self.zoom, self._ratio)

    @property
    def sharpness(self) -> float:
        """Return the device pixels per millimetre, or 0 before a view has set them."""
        return self._scale * self._ratio

    @property
    def zoom(self) -> float:
        """Return the pixels per millimetre for baking, or 1 before a view has set them."""
        return self._scale or 1.0

    def lift(self, piece: str) -> None:
        """Lift a piece above all others."""
        self.show_as(piece, State.LIFTED)

    def lower(self, piece: str) -> None:
        """Put a lifted piece, if it is still on the table, back on its place, and print it on the ground."""
        self.show_as(piece, State.PLAIN)
        item = self._items.get(piece)
        if item is not None:
            item.lie(item.home, item.resting_z, item.tilt)
            self.printed.renew(item)

    def show_as(self, piece: str, state: State) -> None:
        """Show a piece, if it is on the table, in a state."""
        item = self._items.get(piece)
        if item is not None:
            item.state = state
            item.setZValue(LIFTED_Z if state is State.LIFTED else item.resting_z)
            self._refresh_look(piece)

    def retitle(self) -> None:
        """Refresh all pieces that show a player's name or activity."""
        for piece, item in self._items.items():
            form = self.kinds[item.look.kind]
            if form.titled or form.doing:
                self._refresh_look(piece)

    def bake_for(
        self, scale: float, ratio: float, seen: QRectF, is_time_up: Callable[[], bool] | None = None
    ) -> bool:
        """Bake visible pieces for a zoom and a screen, until time is up, if ever; return whether all are."""
        self._scale, self._ratio = scale, ratio
        for item in self._items.values():
            if item.baked_for != scale * ratio and item.isVisible() and item.body.intersects(seen):
                if is_time_up is not None and is_time_up():
                    return False
                self._bake_item(item)
        return True

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground and the printed pieces; the view caches this picture."""
        self.ground.paint(painter, QRectF(rect))
        self.printed.paint(painter, QRectF(rect))

    def _connect_model(self) -> None:
        self.pieces.rowsInserted.connect(self._add_inserted)
        self.pieces.rowsAboutToBeRemoved.connect(self._about_to_remove)
        self.pieces.rowsRemoved.connect(self._drop_removed)
        self.pieces.rowsMoved.connect(self._move_row)
        self.pieces.dataChanged.connect(self._update_piece)
        self.pieces.shown.connect(self._lay_out_changed)

    def _add_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        self._add_pieces(self.pieces.branch(parent, first, last))

    def _about_to_remove(self, parent: QModelIndex, first: int, last: int) -> None:
        """Note which pieces the model will remove, and report those that are seen."""
        self._leaving = self.pieces.branch(parent, first, last)
        for piece in filter(self.seen, self._leaving):
            self.going.emit(piece)

    def _drop_removed(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        """Remove the items of the noted pieces, with their tags and all that is shown of them."""
        for piece in self._leaving:
            item = self._items.pop(piece)
            self.highlights.leave(item)
            self.printed.forget(item)
            self.removeItem(item)
            if item.tag is not None:
                self.removeItem(item.tag)
        self.placing.forget(self._leaving)

    def _move_row(self, _from: QModelIndex, _first: int, _last: int, onto: QModelIndex, row: int) -> None:
        """Place a piece again that moved onto another one; it may have become the last there."""
        index = self.pieces.index(min(row, self.pieces.rowCount(onto) - 1), 0, onto)
        if index.isValid():
            self.placing.change(index.data(PieceRole.ID))

    def _update_piece(self, first: QModelIndex, _last: QModelIndex, roles: list[int]) -> None:
        """Follow a change of a piece: draw it again for a changed look; lay it out later for a place."""
        piece = first.data(PieceRole.ID)
        self._items[piece].place = first.data(PieceRole.PLACE)
        if LOOK_ROLES & set(roles):
            self._refresh_look(piece)
        if PLACE_ROLES & set(roles):
            self.placing.change(piece)
            self._unsettled[piece] = None

    def _add_pieces(self, pieces: list[str]) -> None:
        """Add items for new pieces, which get their rectangles once the model has shown all changes."""
        for piece in pieces:
            place = self.pieces.index_of(piece).data(PieceRole.PLACE)
            item = self._items[piece] = PieceItem(piece, place, self._looks.look_of(piece, State.PLAIN))
            self.addItem(item)
            self._apply_kind(item)
        self.placing.enter(pieces)
        self._unsettled |= dict.fromkeys(pieces)

    def _lay_out_changed(self) -> None:
        """Lay out pieces that came or changed once the model has shown all changes; redraw moved areas."""
        self.placing.lay_out_unsettled()
        unsettled, self._unsettled = self._unsettled, {}
        for piece in filter(self._items.__contains__, unsettled):
            self.tuck(piece)
            if self._items[piece].look.cells:
                self._refresh_look(piece)

    def _lay_piece(self, piece: str, rect: Rect, resting_z: float, tilt: float) -> None:
        """Lay an item where its piece is placed (width 0: nowhere), and report if it moves, comes or goes."""
        item = self._items[piece]
        before, was_seen = item.home, self.seen(piece)
        if (before, item.resting_z, item.tilt) == (rect, resting_z, tilt):
            return
        if was_seen and not rect.width:
            self.going.emit(piece)
        item.lie(rect, resting_z, tilt)
        self.highlights.renew_soon()
        look_depends_on_size = item.look.cells or self.kinds[item.look.kind].shape == "cells"
        if look_depends_on_size:
            item.look = self._looks.look_of(piece, item.state)
        self.tuck(piece)
        if (before.width, before.height) != (rect.width, rect.height):
            self._bake_or_stretch(item)
        stays_on_table = bool(before.width and rect.width)
        if stays_on_table and (was_seen or item.seen):
            self.moved.emit(piece, as_qrectf(before), as_qrectf(rect))
        elif item.seen:
            self.came.emit(piece)

    def tuck(self, piece: str) -> None:
        """Hide a piece that is in a closed one or has no place on this stage; show any other."""
        item = self._items[piece]
        item.seen = bool(item.home.width) and not self.is_closed(item.place)
        if item.tag is not None and not item.seen:
            item.tag.hide()
        self.highlights.renew_soon()
        if item.seen != item.isVisible():
            item.setVisible(item.seen)
            self._bake_or_stretch(item)
        self.printed.renew(item)

    def _apply_kind(self, item: PieceItem) -> None:
        """Set what a piece's kind decides: printed, seen unlit, and a tag if its badge stays above others.

        A piece that changes to another kind keeps its tag, which is hidden when it is baked.
        """
        form = self.kinds[item.look.kind]
        item.printed = form.printed
        item.make_solid(not form.lit_only or item.piece_id in self.highlights.lit)
        if form.above and item.tag is None:
            item.tag = picture_item()
            self.addItem(item.tag)

    def _refresh_look(self, piece: str) -> None:
        """Make the look of a piece again, and bake it."""
        item = self._items[piece]
        item.look = self._looks.look_of(piece, item.state)
        self._apply_kind(item)
        self._bake_item(item)

    def _bake_or_stretch(self, item: PieceItem) -> None:
        """Bake an item again; while the scene is hurried, only stretch the last picture of a large one.

        `stretched` has it baked later. A piece that fills cells has another outline at each size, so its
        picture is never stretched.
        """
        small = item.home.width * item.home.height * self._scale**2 < AT_ONCE
        if self.hurried and item.baked_for and not item.look.cells and not small:
            item.baked_for = STRETCHED
            self.stretched.emit()
        else:
            self._bake_item(item)

    def _bake_item(self, item: PieceItem) -> None:
        """Bake the picture of a visible item, and of its tag if it has one, if a view has set the zoom."""
        home, wanted = item.home, self.sharpness
        if not (wanted and home.width and item.isVisible()):
            return
        baked = self.oven.bake(item.look, home.width, home.height, self._scale, self._ratio)
        item.show_baked(baked, wanted)
        self.highlights.renew_soon()
        self.printed.renew(item)
        if item.tag is not None:
            self._bake_tag(item, item.tag)

    def _bake_tag(self, item: PieceItem, tag: QGraphicsPixmapItem) -> None:
        """Bake an item's tag, high enough to be read, and show it if the item has a badge to stay above."""
        form = self.kinds[item.look.kind]
        tag.setVisible(bool(item.look.badge) and form.above)
        readable_pixels = badge_height(min(form.badge * item.home.height, MOST_TAG) * self._scale)
        height = readable_pixels / self._scale
        show_baked(tag, self.oven.tag(item.look.badge, height, self._scale, self._ratio))
        item.lay_tag()
