"""The enlarged picture of a piece, as large as the close-up has room for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from wonderland_qt.scene.style.look import State
from wonderland_qt.scene.table.close_up import CloseUp
from wonderland_qt.scene.table.piece_item import PieceItem
from wonderland_qt.scene.table.table_scene import TableScene


def enlarged_picture(table: TableScene, item: PieceItem, close_up: CloseUp, ratio: float) -> QPixmap | None:
    """Return a picture of a piece for the close-up, or None if it is large enough, or an empty place.

    Its shadow makes it wider than the piece, so that it may have to be narrowed to the close-up's room.
    """
    home = item.home
    scale = close_up.scale_for(QRectF(0, 0, home.width, home.height))
    is_empty_place = table.kinds[item.look.kind].shape == "trace"
    if not scale or is_empty_place:
        return None
    look = replace(item.look, state=State.PLAIN)
    picture = table.oven.bake(look, home.width, home.height, scale, ratio).pixmap
    width_with_shadow = picture.deviceIndependentSize().width()
    if width_with_shadow > close_up.room:
        narrower = scale * close_up.room / width_with_shadow
        picture = table.oven.bake(look, home.width, home.height, narrower, ratio).pixmap
    return picture
