"""Signs: what a card brings and costs, without words: icons with figures, boxes for choices, red costs.

Marks among the signs say what belongs together, what costs and what is good (engine/table/signs.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from wonderland_qt.models.pieces.layout_types import CHOICE, COSTS, END, GOOD, NEXT, TRIED
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import LEAST_LETTERS, draw_outlined, typeface
from wonderland_qt.scene.pictures.printed_icons import print_icon
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.palette import COST, CREAM, GAIN, INK, see_through

FIGURE, SIGN_GAP, BOX_EDGE, BOX_GAP = 0.62, 0.06, 0.05, 0.26
"""Height of a figure, gap between signs, edge of a box, gap between boxes, as parts of a row's height."""
BOX_CORNER, BOX_RIM, DISC_BY_GAP = 0.14, 0.03, 1.4
"""A box's corner radius and the width of its rim, by a row's height; a letter's disc by the gap it covers."""
LARGEST_ROW, HEIGHTS_TO_TRY = 0.46, 24
"""The largest height of a row, as a part of the room, and how many smaller heights are tried."""
OR, TRY = "/", "?"
"""The letters between boxes to choose from, and between a reward and its price."""


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with its figure, which is red for a cost and green for a gain that lowers a number."""

    icon: str
    figure: str = ""
    costs: bool = False
    good: bool = False

    def width(self, height: float) -> float:
        """Return its width in a row of this height: a square for the icon, and its figure at the right."""
        return height + _width_of_figure(self.figure, height) if self.figure else height


@dataclass(slots=True)
class SignBox:
    """Signs that belong together in a band: one choice of several, a reward, or its price."""

    signs: list[Sign] = field(default_factory=list)

    @property
    def costs(self) -> bool:
        """Tell whether it is a price."""
        return bool(self.signs) and all(sign.costs for sign in self.signs)


@dataclass(slots=True)
class SignBand:
    """A row of boxes: choices, or if `tried` a reward and its price."""

    boxes: list[SignBox]
    tried: bool = False


class PartedSigns(NamedTuple):
    """The signs of a card: plain gains, and below them the bands of choices and costs."""

    plain: list[Sign]
    bands: list[SignBand]


def own_of(form: Kind, owner: str) -> Mapping[str, str]:
    """Return the owner's pictures ("kind/owner") by the words of signs that show the owner's own pieces.

    A piece without an owner ("") has none.
    """
    return {word: f"{kind}/{owner}" for word, kind in form.signed.items()} if owner else {}


def print_signs(
    painter: QPainter, icons: Sequence[str], room: QRectF, book: ArtBook, own: Mapping[str, str] | None = None
) -> None:
    """Paint the signs of a card as large as they fit, with the owner's pictures (`own`) if there are some."""
    plain, bands = _parted_signs([_with_own_picture(icon, own or {}, book) for icon in icons])
    height = _height_of_rows(plain, bands, room)
    rows = _rows_of(plain, height, room.width())
    top = room.center().y() - height * (len(rows) + len(bands)) / 2
    for row in rows:
        _print_row(painter, row, QRectF(room.x(), top, room.width(), height), book)
        top += height
    for band in bands:
        _print_band(painter, band, QRectF(room.x(), top, room.width(), height), book)
        top += height


def _with_own_picture(icon: str, own: Mapping[str, str], book: ArtBook) -> str:
    """Return a sign with its word replaced by the owner's picture, if that is drawn.

    The mark of a cost or gain before the word stays, and so does the number after it.
    """
    bare = icon.lstrip(COSTS + GOOD)
    word, colon, figure = bare.partition(":")
    picture = own.get(word, "")
    if not picture or book.named(picture) is None:
        return icon
    return icon.removesuffix(bare) + picture + colon + figure


def _parted_signs(icons: Sequence[str]) -> PartedSigns:
    """Part the signs of a card into plain gains and the bands of choices and costs below them.

    CHOICE or TRIED opens a band, NEXT begins its next box, and END closes it. In a tried band each price
    has a box of its own, and a price outside any band makes a band.
    """
    plain, bands, open_boxes = list[Sign](), list[SignBand](), list[SignBox]()
    for icon in icons:
        sign = _sign_of(icon)
        if icon in {CHOICE, TRIED}:
            open_boxes = [SignBox()]
            bands.append(SignBand(open_boxes, tried=icon == TRIED))
        elif icon == NEXT:
            open_boxes.append(SignBox())
        elif icon == END:
            open_boxes = []
        elif open_boxes:
            if bands[-1].tried and sign.costs:
                open_boxes.append(SignBox())
            open_boxes[-1].signs.append(sign)
        elif sign.costs:
            bands.append(SignBand([SignBox([sign])], tried=True))
        else:
            plain.append(sign)
    return PartedSigns(plain, bands)


def _sign_of(icon: str) -> Sign:
    """Return the sign of an icon such as "coin:3", which a mark before it says to be a cost or good."""
    word, _, figure = icon.lstrip(COSTS + GOOD).partition(":")
    return Sign(word, figure, costs=icon.startswith(COSTS), good=icon.startswith(GOOD))


def _height_of_rows(plain: list[Sign], bands: list[SignBand], room: QRectF) -> float:
    """Return the largest height of rows with which all of them fit, else the smallest that is tried.

    Plain signs are broken into rows of the room's width. A band is one row below them, whose boxes share
    that width, so only its height counts.
    """
    for step in range(HEIGHTS_TO_TRY, 0, -1):
        height = room.height() * LARGEST_ROW * step / HEIGHTS_TO_TRY
        rows = _rows_of(plain, height, room.width())
        fits_across = all(_width_of_row(row, height) <= room.width() for row in rows)
        if fits_across and (len(rows) + len(bands)) * height <= room.height():
            return height
    return room.height() * LARGEST_ROW / HEIGHTS_TO_TRY


def _rows_of(signs: list[Sign], height: float, width: float) -> list[list[Sign]]:
    """Break signs into rows of this height and at most this width."""
    rows: list[list[Sign]] = []
    for sign in signs:
        if rows and _width_of_row([*rows[-1], sign], height) <= width:
            rows[-1].append(sign)
        else:
            rows.append([sign])
    return rows


def _width_of_row(signs: Sequence[Sign], height: float) -> float:
    """Return the width of signs in a row of this height, with the gaps between them."""
    gaps = max(len(signs) - 1, 0)
    return sum(sign.width(height) for sign in signs) + SIGN_GAP * height * gaps


def _width_of_figure(figure: str, row_height: float) -> float:
    """Return the width of a figure, with the gap between it and its icon."""
    metrics = QFontMetricsF(typeface(max(row_height * FIGURE, 1)))
    return metrics.horizontalAdvance(figure) + row_height * SIGN_GAP


def _print_row(painter: QPainter, signs: Sequence[Sign], room: QRectF, book: ArtBook) -> None:
    """Paint signs in the middle of a row, smaller if they are too wide."""
    height = room.height() * min(1.0, room.width() / max(_width_of_row(signs, room.height()), 1.0))
    left, top = room.center().x() - _width_of_row(signs, height) / 2, room.center().y() - height / 2
    for sign in signs:
        print_icon(painter, sign.icon, QRectF(left, top, height, height), book)
        if sign.figure:
            beside_icon = QRectF(left + height, top, sign.width(height) - height, height)
            _print_figure(painter, sign, beside_icon)
        left += sign.width(height) + SIGN_GAP * height


def _print_figure(painter: QPainter, sign: Sign, room: QRectF) -> None:
    """Paint a sign's figure: pale if it costs, because it is on red then, else with a pale outline."""
    letters = _height_of_figure(sign.figure, room)
    if sign.costs:
        painter.setFont(typeface(letters))
        painter.setPen(QColor(CREAM))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, sign.figure)
    else:
        draw_outlined(painter, sign.figure, room, letters, GAIN if sign.good else INK)


def _height_of_figure(figure: str, room: QRectF) -> float:
    """Return the height of a figure, at least readable if it then fits its room."""
    usual = room.height() * FIGURE
    least_width = QFontMetricsF(typeface(LEAST_LETTERS)).horizontalAdvance(figure)
    return max(usual, LEAST_LETTERS) if least_width <= room.width() else usual


def _print_band(painter: QPainter, band: SignBand, room: QRectF, book: ArtBook) -> None:
    """Paint the boxes of a band side by side, prices in red, with letters between them.

    The letters say that one of the boxes is chosen, or is tried.
    """
    gap = room.height() * BOX_GAP
    rects = list(_rects_of_boxes(band.boxes, room, gap))
    for box, rect in zip(band.boxes, rects, strict=True):
        _print_box(painter, box, rect, room.height(), book)
    letter = TRY if band.tried else OR
    for left, right in pairwise(rects):
        middle_of_gap = QPointF((left.right() + right.left()) / 2, room.center().y())
        _print_letter_on_disc(painter, letter, middle_of_gap, width=gap * DISC_BY_GAP)


def _print_box(painter: QPainter, box: SignBox, rect: QRectF, row_height: float, book: ArtBook) -> None:
    """Paint a box with its signs, in a row of this height: red for a price, else slightly darkened."""
    corner, rim = row_height * BOX_CORNER, max(row_height * BOX_RIM, 1)
    shape = QPainterPath()
    shape.addRoundedRect(rect, corner, corner)
    painter.fillPath(shape, QColor(COST) if box.costs else see_through(INK, 0.08))
    painter.strokePath(shape, QPen(see_through(INK, 0.45), rim))
    edge = row_height * BOX_EDGE
    _print_row(painter, box.signs, rect.adjusted(edge, edge, -edge, -edge), book)


def _print_letter_on_disc(painter: QPainter, letter: str, middle: QPointF, width: float) -> None:
    """Paint the letter between two boxes on a disc of paper."""
    disc = QRectF(middle.x() - width / 2, middle.y() - width / 2, width, width)
    painter.setPen(QPen(QColor(INK), max(width * 0.06, 1)))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(typeface(width * 0.74))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)


def _rects_of_boxes(boxes: Sequence[SignBox], room: QRectF, gap: float) -> Iterator[QRectF]:
    """Yield the rectangles of boxes side by side, whose widths are in proportion to their signs.

    A box has twice the usual edge at its left and at its right, so that its signs are not cramped.
    """
    edge = room.height() * BOX_EDGE
    edges = 2 * 2 * edge
    shares = [_width_of_row(box.signs, room.height()) + edges for box in boxes]
    left, free = room.x(), room.width() - gap * (len(boxes) - 1)
    for share in shares:
        width = free * share / sum(shares)
        yield QRectF(left, room.y() + edge / 2, width, room.height() - edge)
        left += width + gap
