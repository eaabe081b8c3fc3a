"""Signs: what a card brings and costs, without words: icons with figures, boxes for choices, red costs.

Marks among the signs say what belongs together, what costs and what is good (engine/table/signs.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from wonderland_qt.models.pieces.layout_types import CHOICE, COSTS, END, GOOD, NEXT, TRIED
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import LEAST_LETTERS, outlined, typeface
from wonderland_qt.scene.pictures.printed_icons import print_icon
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.palette import COST, CREAM, GAIN, INK, see_through

FIGURE, BETWEEN, EDGE, JOINT = 0.62, 0.06, 0.05, 0.26
"""Height of a figure, gap between signs, edge of a box, gap between boxes, as parts of a row's height."""
MOST = 0.46
"""The largest height of a row, as a part of the room."""
OR, TRY = "/", "?"
"""The letters between boxes to choose from, and between a reward and its price."""
STEPS = 24


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with its figure, which is red for a cost and green for a gain that lowers a number."""

    icon: str
    figure: str = ""
    costs: bool = False
    good: bool = False

    def width(self, high: float) -> float:
        """Return its width in a row of this height."""
        return high + _figure_width(self.figure, high) if self.figure else high


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


def own_of(form: Kind, owner: str) -> Mapping[str, str]:
    """Return the owner's pictures for those signs of a kind that show the owner's own pieces."""
    return {word: f"{kind}/{owner}" for word, kind in form.signed.items()} if owner else {}


def print_signs(
    painter: QPainter, icons: Sequence[str], room: QRectF, book: ArtBook, own: Mapping[str, str] | None = None
) -> None:
    """Paint the signs of a card as large as they fit, with the owner's pictures (`own`) if there are some."""
    plain, bands = _parted([_owned(icon, own or {}, book) for icon in icons])
    high = _row_height(plain, bands, room)
    rows = _rows(plain, high, room.width())
    top = room.center().y() - high * (len(rows) + len(bands)) / 2
    for number, row in enumerate(rows):
        at = QRectF(room.x(), top + number * high, room.width(), high)
        _print_row(painter, row, at, book)
    for number, band in enumerate(bands, start=len(rows)):
        _print_band(painter, band, QRectF(room.x(), top + number * high, room.width(), high), book)


def _owned(icon: str, own: Mapping[str, str], book: ArtBook) -> str:
    """Return a sign with its word replaced by the owner's picture, if that is drawn."""
    bare = icon.lstrip(COSTS + GOOD)
    word, colon, figure = bare.partition(":")
    picture = own.get(word, "")
    if not picture or book.named(picture) is None:
        return icon
    return icon.removesuffix(bare) + picture + colon + figure


def _parted(icons: Sequence[str]) -> tuple[list[Sign], list[SignBand]]:
    """Split the signs of a card into plain gains and the bands of choices and costs below them."""
    plain, bands, within = list[Sign](), list[SignBand](), list[SignBox]()
    for icon in icons:
        if icon in {CHOICE, TRIED}:
            within = [SignBox()]
            bands.append(SignBand(within, icon == TRIED))
        elif icon == NEXT:
            within.append(SignBox())
        elif icon == END:
            within = []
        elif within:
            if bands[-1].tried and _sign(icon).costs:
                within.append(SignBox())
            within[-1].signs.append(_sign(icon))
        elif _sign(icon).costs:
            bands.append(SignBand([SignBox([_sign(icon)])], tried=True))
        else:
            plain.append(_sign(icon))
    return plain, bands


def _sign(icon: str) -> Sign:
    word, _, figure = icon.lstrip(COSTS + GOOD).partition(":")
    return Sign(word, figure, icon.startswith(COSTS), icon.startswith(GOOD))


def _row_height(plain: list[Sign], bands: list[SignBand], room: QRectF) -> float:
    """Return the largest height of rows with which all of them fit."""
    for step in range(STEPS, 0, -1):
        high = room.height() * MOST * step / STEPS
        rows = _rows(plain, high, room.width())
        fits = all(_width(row, high) <= room.width() for row in rows)
        if fits and (len(rows) + len(bands)) * high <= room.height():
            return high
    return room.height() * MOST / STEPS


def _rows(signs: list[Sign], high: float, wide: float) -> list[list[Sign]]:
    """Break signs into rows of this width."""
    rows: list[list[Sign]] = []
    for sign in signs:
        if rows and _width([*rows[-1], sign], high) <= wide:
            rows[-1].append(sign)
        else:
            rows.append([sign])
    return rows


def _width(signs: Sequence[Sign], high: float) -> float:
    return sum(sign.width(high) for sign in signs) + BETWEEN * high * max(len(signs) - 1, 0)


def _figure_width(figure: str, high: float) -> float:
    return QFontMetricsF(typeface(max(high * FIGURE, 1))).horizontalAdvance(figure) + high * BETWEEN


def _print_row(painter: QPainter, signs: Sequence[Sign], room: QRectF, book: ArtBook) -> None:
    """Paint signs in the middle of a row, smaller if they are too wide."""
    high = room.height() * min(1.0, room.width() / max(_width(signs, room.height()), 1.0))
    left, top = room.center().x() - _width(signs, high) / 2, room.center().y() - high / 2
    for sign in signs:
        print_icon(painter, sign.icon, QRectF(left, top, high, high), book)
        at = QRectF(left + high, top, sign.width(high) - high, high)
        if sign.figure:
            _print_figure(painter, sign, at, high)
        left += sign.width(high) + BETWEEN * high


def _print_figure(painter: QPainter, sign: Sign, room: QRectF, high: float) -> None:
    tall = _figure_height(sign.figure, room, high)
    if sign.costs:
        painter.setFont(typeface(tall))
        painter.setPen(QColor(CREAM))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, sign.figure)
    else:
        outlined(painter, sign.figure, room, tall, GAIN if sign.good else INK)


def _figure_height(figure: str, room: QRectF, high: float) -> float:
    """Return the height of a figure, at least readable if it then fits its room."""
    wide = QFontMetricsF(typeface(LEAST_LETTERS)).horizontalAdvance(figure)
    return max(high * FIGURE, LEAST_LETTERS) if wide <= room.width() else high * FIGURE


def _print_band(painter: QPainter, band: SignBand, room: QRectF, book: ArtBook) -> None:
    """Paint the boxes of a band side by side, prices in red, with letters between them."""
    joint = room.height() * JOINT
    rooms = [at for _, at in _rooms(band.boxes, room, joint)]
    for box, at in zip(band.boxes, rooms, strict=True):
        shape = QPainterPath()
        shape.addRoundedRect(at, room.height() * 0.14, room.height() * 0.14)
        painter.fillPath(shape, QColor(COST) if box.costs else see_through(INK, 0.08))
        painter.strokePath(shape, QPen(see_through(INK, 0.45), max(room.height() * 0.03, 1)))
        inset = room.height() * EDGE
        _print_row(painter, box.signs, at.adjusted(inset, inset, -inset, -inset), book)
    for left, right in pairwise(rooms):
        middle = QPointF((left.right() + right.left()) / 2, room.center().y())
        _print_joint(painter, TRY if band.tried else OR, middle, joint * 1.4)


def _print_joint(painter: QPainter, sign: str, middle: QPointF, side: float) -> None:
    """Paint the letter between two boxes on a disc of paper."""
    at = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(INK), max(side * 0.06, 1)))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(at)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(typeface(side * 0.74))
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, sign)


def _rooms(boxes: Sequence[SignBox], room: QRectF, joint: float) -> Iterator[tuple[SignBox, QRectF]]:
    """Yield boxes with their rectangles, whose widths are in proportion to their signs."""
    high, edge = room.height(), room.height() * EDGE
    shares = [_width(box.signs, high) + 4 * edge for box in boxes]
    left, wide = room.x(), room.width() - joint * (len(boxes) - 1)
    for box, share in zip(boxes, shares, strict=True):
        across = wide * share / sum(shares)
        yield box, QRectF(left, room.y() + edge / 2, across, high - edge)
        left += across + joint
