"""Baking: paints the picture of a piece once for a size and a screen, with thickness, shadow and light.

Qt's graphics effects in the scene would cost fifty times as much in every frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from wonderland_qt.models.pieces.layout_types import pictures_among
from wonderland_qt.scene.pictures.areas import draw_area, light_area
from wonderland_qt.scene.pictures.art import ArtBook, Picture
from wonderland_qt.scene.pictures.emblems import Emblem, Emblems, picture
from wonderland_qt.scene.pictures.generated import generate
from wonderland_qt.scene.pictures.letters import badge
from wonderland_qt.scene.pictures.lines import print_doing, print_lines
from wonderland_qt.scene.pictures.picture_cache import Baked, PictureCache
from wonderland_qt.scene.pictures.printed_icons import part_of, print_icons
from wonderland_qt.scene.pictures.printed_signs import own_of, print_signs
from wonderland_qt.scene.pictures.printed_words import letter
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.style.palette import WOOD

MOST_PIXELS = 2048
FOOT = 0.42
MARGIN = 0.14
LEAST_MARGIN, MOST_MARGIN = 1.5, 6.0
CLEAR = Qt.GlobalColor.transparent
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class Oven:
    """Bakes pictures of pieces and caches them; `baked` counts those that were not cached.

    `things` has the owner of each art that is not called like its owner.
    """

    def __init__(
        self,
        book: ArtBook,
        emblems: Emblems,
        kept: PictureCache | None = None,
        things: Mapping[str, str] | None = None,
    ) -> None:
        self.book = book
        self._emblems, self._owners = emblems, {**(things or {}), **{role: role for role in emblems}}
        self._kept = kept if kept is not None else PictureCache()
        self.baked = 0

    def bake(self, look: Look, width: float, height: float, scale: float, ratio: float = 1.0) -> Baked:
        """Return the picture of a look; size in millimetres, `scale` in pixels per millimetre."""
        scale = min(scale, MOST_PIXELS / ratio / max(width, height, 1.0))
        size = (max(round(width * scale * ratio), 1), max(round(height * scale * ratio), 1))
        key = (self, look, *size, round(scale, 4), ratio)
        return self.kept(key, lambda: self._fresh(look, width, height, scale, ratio))

    def kept(self, key: Hashable, bake: Callable[[], Baked]) -> Baked:
        """Return the cached picture of a key, and bake it first if there is none."""
        found = self._kept.find(key)
        if found is None:
            unfinished = self.book.unfinished
            found = bake()
            if self.book.unfinished == unfinished:
                self._kept.keep(key, found)
        return found

    def forget(self) -> None:
        """Remove all pictures of this oven from the cache."""
        self._kept.forget(self)

    def tag(self, count: str, height: float, scale: float, ratio: float = 1.0) -> Baked:
        """Return a badge as a picture of its own, in the lower right corner of its pixmap."""
        image = _canvas(QRectF(0, 0, height * scale * (0.75 + 0.45 * len(count)), height * scale), 2, ratio)
        painter = _painter(image)
        across, down = image.width() / ratio, image.height() / ratio
        badge(painter, count, QPointF(across - 1, down - 1), down - 2)
        painter.end()
        return Baked(QPixmap.fromImage(image), scale, 0)

    def _fresh(self, look: Look, width: float, height: float, scale: float, ratio: float) -> Baked:
        """Return a new picture of a look: its flat body, raised with shadow, with words and light on top."""
        self.baked += 1
        margin = max(min(MARGIN * min(width, height), MOST_MARGIN), LEAST_MARGIN) * scale
        room = QRectF(margin, margin, width * scale, height * scale)
        body = _canvas(room, margin, ratio)
        painter = _painter(body)
        self._draw(painter, look, room, scale)
        painter.end()
        thick = self.book.kinds[look.kind].thick * scale
        whole = _raised(body, thick, margin, State.PLAIN if look.cells else look.state)
        painter = _painter(whole)
        letter(painter, look, room, self.book.kinds[look.kind], scale)
        print_doing(painter, look, room, self.book.kinds[look.kind])
        if look.cells and self.book.kinds[look.kind].shining:
            light_area(painter, look, room, scale)
        painter.end()
        if look.state is State.DIMMED:
            _dim(whole)
        return Baked(QPixmap.fromImage(whole), scale, margin)

    def _draw(self, painter: QPainter, look: Look, room: QRectF, scale: float) -> None:
        """Paint everything that lies flat on a piece: picture, emblem, foot, lines, signs or icons."""
        if look.cells:
            draw_area(painter, look, room, self.book, self._emblem(look))
            return
        form = self.book.kinds[look.kind]
        body = part_of(room, form.drawn)
        shape = body.width() / max(body.height(), 1)
        drawn = self.book.picture(look.kind, look.art, look.face, shape)
        if drawn is not None:
            drawn.svg.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            drawn.svg.render(painter, body)
            self._seal(painter, look, drawn, room)
        else:
            generate(painter, look, body, self.book, self._emblem(look))
        if look.owner and not form.signed:
            self._stand(painter, look.owner, room)
        written = print_lines(painter, look, room, form, scale, self.book)
        if look.face and look.icons and form.signs is not None:
            print_signs(painter, look.icons, part_of(room, form.signs), self.book, own_of(form, look.owner))
        elif look.face and look.icons and (form.apart or not (written or (drawn and drawn.own))):
            print_icons(painter, pictures_among(look.icons), room, form, self.book)

    def _stand(self, painter: QPainter, owner: str, room: QRectF) -> None:
        """Paint the foot of a standing piece: its owner's picture of one, or the owner's emblem."""
        foot = self.book.named(f"foot/{owner}")
        if foot is not None:
            foot.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            foot.render(painter, room)
        elif owner in self._emblems:
            side = min(room.width(), room.height()) * FOOT
            emblem = picture(self._emblems[owner], max(round(side), 1))
            painter.drawPixmap(QPointF(room.center().x() - side / 2, room.bottom() - side), emblem)

    def _seal(self, painter: QPainter, look: Look, drawn: Picture, room: QRectF) -> None:
        """Paint the owner's emblem on a shared picture."""
        form, emblem = self.book.kinds[look.kind], self._emblem(look)
        if form.seal is None or drawn.own or emblem is None:
            return
        spot = part_of(room, form.seal)
        side = min(spot.width(), spot.height())
        seal = picture(emblem, max(round(side), 1))
        painter.drawPixmap(spot.center() - QPointF(side, side) / 2, seal)

    def _emblem(self, look: Look) -> Emblem | None:
        form = self.book.kinds[look.kind]
        owner = self._owners.get(look.art, "") if form.owned or form.seal else ""
        return self._emblems.get(owner)


def _canvas(room: QRectF, margin: float, ratio: float) -> QImage:
    across, down = room.width() + 2 * margin, room.height() + 2 * margin
    image = QImage(QSize(max(round(across * ratio), 1), max(round(down * ratio), 1)), FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(CLEAR)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    return painter


def _tinted(image: QImage, colour: QColor) -> QImage:
    """Return the silhouette of an image in one colour."""
    tinted = image.copy()
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(tinted.rect(), colour)
    painter.end()
    return tinted


def _soft(image: QImage, softness: float) -> QImage:
    """Return a blurred image, by scaling it down and up again."""
    smooth, all_of_it = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    size = image.size()
    small = QSize(max(round(size.width() / softness), 1), max(round(size.height() / softness), 1))
    soft = image.scaled(small, all_of_it, smooth).scaled(size, all_of_it, smooth)
    soft.setDevicePixelRatio(image.devicePixelRatio())
    return soft


def _raised(body: QImage, thick: float, margin: float, state: State) -> QImage:
    """Return the piece with its edge and shadow."""
    if not thick and state in {State.PLAIN, State.DIMMED}:
        return body
    whole = body.copy()
    whole.fill(CLEAR)
    painter = QPainter(whole)
    if thick or state is State.LIFTED:
        depth = margin * (0.9 if state is State.LIFTED else 0.32)
        shadow = _soft(_tinted(body, QColor(20, 12, 6, 150)), max(depth * 0.9, 2))
        painter.drawImage(QPointF(depth, depth * 1.15), shadow)
    _edge(painter, body, thick)
    painter.drawImage(QPointF(0, 0), body)
    painter.end()
    return whole


def _edge(painter: QPainter, body: QImage, thick: float) -> None:
    """Draw the edge of a thick piece below it, at its lower right."""
    if thick < 0.5:
        return
    edge = _tinted(body, QColor("#5b4634"))
    steps = max(round(min(thick, 4)), 1)
    for step in range(steps, 0, -1):
        painter.drawImage(QPointF(0.5, 1) * (thick * step / steps), edge)


def _dim(image: QImage) -> None:
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    veil = QColor(WOOD)
    veil.setAlphaF(0.55)
    painter.fillRect(image.rect(), veil)
    painter.end()
