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
from wonderland_qt.scene.pictures.generated import draw_generated
from wonderland_qt.scene.pictures.letters import draw_badge
from wonderland_qt.scene.pictures.lines import print_doing, print_lines
from wonderland_qt.scene.pictures.picture_cache import Baked, PictureCache
from wonderland_qt.scene.pictures.printed_icons import part_of, print_icons
from wonderland_qt.scene.pictures.printed_signs import own_of, print_signs
from wonderland_qt.scene.pictures.printed_words import print_name_and_badge
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.style.palette import WOOD

MOST_PIXELS = 2048
"""The largest width or height of a picture."""
FOOT = 0.42
"""The width of an emblem below a standing piece, as a part of the piece."""
MARGIN = 0.14
LEAST_MARGIN, MOST_MARGIN = 1.5, 6.0
"""The margin for shadow and badge, as a part of the piece, at least and at most in millimetres."""
TAG_ENDS, TAG_DIGIT = 0.75, 0.45
"""The room for the round ends of a tag and for each of its digits, as parts of its height."""
SHADOW, LIFTED_SHADOW = 0.32, 0.9
"""How far shadows of pieces and of lifted ones fall, as parts of the margin."""
VEIL_OPACITY = 0.55
SHADOW_COLOUR = QColor(20, 12, 6, 150)
SHADOW_STEEP, SHADOW_SOFT, LEAST_SOFT = 1.15, 0.9, 2
"""How far a shadow falls downwards and how blurred it is, by how far it falls to the right; least blur."""
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
        """Use the cache `kept`, which several ovens may share, or one of its own.

        `things` has the owner of each art that is not called like its owner; a role owns its own art.
        """
        self.book = book
        self._emblems, self._owners = emblems, {**(things or {}), **{role: role for role in emblems}}
        self._kept = kept if kept is not None else PictureCache()
        self.baked = 0

    def bake(self, look: Look, width: float, height: float, scale: float, ratio: float = 1.0) -> Baked:
        """Return the picture of a look; size in millimetres, `scale` in pixels per millimetre.

        Screens with a `ratio` have so many real pixels for each of these.
        A picture whose longer side would be more than MOST_PIXELS is baked with fewer pixels per millimetre.
        """
        scale = min(scale, MOST_PIXELS / ratio / max(width, height, 1.0))
        size = (max(round(width * scale * ratio), 1), max(round(height * scale * ratio), 1))
        key = (self, look, *size, round(scale, 4), ratio)
        return self.cached(key, lambda: self._bake_new(look, width, height, scale, ratio))

    def cached(self, key: Hashable, bake: Callable[[], Baked]) -> Baked:
        """Return the cached picture of a key, and bake it first if there is none.

        A picture with parts that are still being drawn is not cached.
        """
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
        """Return a badge as a picture of its own, in the lower right corner of its pixmap.

        The pixmap is wide enough for any digits, with a margin of some pixels, so that the rim, half of which
        lies around the tag, is not cut off. As the tag is in the corner, there is no margin to report.
        """
        pixels, margin, half_rim = height * scale, 2, 1
        widest = pixels * (TAG_ENDS + TAG_DIGIT * len(count))
        image = _empty_image(widest + 2 * margin, pixels + 2 * margin, ratio)
        painter = _smooth_painter(image)
        right, bottom = image.width() / ratio, image.height() / ratio
        draw_badge(painter, count, QPointF(right - half_rim, bottom - half_rim), bottom - 2 * half_rim)
        painter.end()
        return Baked(QPixmap.fromImage(image), scale, margin=0)

    def _bake_new(self, look: Look, width: float, height: float, scale: float, ratio: float) -> Baked:
        """Return a new picture of a look: its flat body, raised with shadow, with words and light on top.

        Only thick or lifted pieces have a shadow; a dimmed one is dimmed at last, with everything on it.
        """
        self.baked += 1
        form = self.book.kinds[look.kind]
        margin = max(min(MARGIN * min(width, height), MOST_MARGIN), LEAST_MARGIN) * scale
        room = QRectF(margin, margin, width * scale, height * scale)
        body = _empty_image(room.width() + 2 * margin, room.height() + 2 * margin, ratio)
        painter = _smooth_painter(body)
        self._draw_body(painter, look, room, scale)
        painter.end()
        image = _with_shadow(body, look, thickness=form.thick * scale, margin=margin)
        painter = _smooth_painter(image)
        print_name_and_badge(painter, look, room, form, scale)
        print_doing(painter, look, room, form)
        if look.cells and form.shining:
            light_area(painter, look, room, scale)
        painter.end()
        if look.state is State.DIMMED:
            _dim(image)
        return Baked(QPixmap.fromImage(image), scale, margin)

    def _draw_body(self, painter: QPainter, look: Look, room: QRectF, scale: float) -> None:
        """Paint everything that lies flat on a piece: picture, emblem, foot, lines, signs or icons.

        Icons are left out if lines or the piece's own picture already say the same, unless they are `apart`.
        No foot shows the owner if the signs do so themselves (`signed`).
        """
        if look.cells:
            draw_area(painter, look, room, self.book, self._emblem_on(look))
            return
        form = self.book.kinds[look.kind]
        drawn = self._draw_picture(painter, look, room)
        if look.owner and not form.signed:
            self._draw_foot(painter, look.owner, room)
        has_lines = print_lines(painter, look, room, form=form, scale=scale, book=self.book)
        if not (look.face and look.icons):
            return
        if form.signs is not None:
            print_signs(painter, look.icons, part_of(room, form.signs), self.book, own_of(form, look.owner))
            return
        says_it_already = has_lines or (drawn is not None and drawn.own)
        if form.apart or not says_it_already:
            print_icons(painter, pictures_among(look.icons), room, form, self.book)

    def _draw_picture(self, painter: QPainter, look: Look, room: QRectF) -> Picture | None:
        """Paint the drawn picture of a piece and return it, or paint a generated one and return None.

        A drawn one is stretched to the room, for whose shape the variant closest to it was chosen.
        """
        body = part_of(room, self.book.kinds[look.kind].drawn)
        aspect = body.width() / max(body.height(), 1)
        drawn = self.book.picture(look.kind, look.art, look.face, aspect)
        if drawn is None:
            draw_generated(painter, look, body, self.book, self._emblem_on(look))
            return None
        drawn.svg.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
        drawn.svg.render(painter, body)
        self._draw_seal(painter, look, drawn, room)
        return drawn

    def _draw_foot(self, painter: QPainter, owner: str, room: QRectF) -> None:
        """Paint the foot of a standing piece: its owner's picture of one, or the owner's emblem."""
        foot = self.book.named(f"foot/{owner}")
        if foot is not None:
            foot.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            foot.render(painter, room)
        elif owner in self._emblems:
            side = min(room.width(), room.height()) * FOOT
            emblem = picture(self._emblems[owner], max(round(side), 1))
            painter.drawPixmap(QPointF(room.center().x() - side / 2, room.bottom() - side), emblem)

    def _draw_seal(self, painter: QPainter, look: Look, drawn: Picture, room: QRectF) -> None:
        """Paint the owner's emblem on a shared picture, if its kind has room for one."""
        form, emblem = self.book.kinds[look.kind], self._emblem_on(look)
        if form.seal is None or drawn.own or emblem is None:
            return
        seal_room = part_of(room, form.seal)
        side = min(seal_room.width(), seal_room.height())
        seal = picture(emblem, max(round(side), 1))
        painter.drawPixmap(seal_room.center() - QPointF(side, side) / 2, seal)

    def _emblem_on(self, look: Look) -> Emblem | None:
        """Return the emblem of the player whom a piece's art names, if its kind shows owners."""
        form = self.book.kinds[look.kind]
        owner = self._owners.get(look.art, "") if form.owned or form.seal else ""
        return self._emblems.get(owner)


def _empty_image(width: float, height: float, ratio: float) -> QImage:
    """Return a transparent image of a size in pixels, each of which is `ratio` device pixels wide."""
    image = QImage(QSize(max(round(width * ratio), 1), max(round(height * ratio), 1)), FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _smooth_painter(image: QImage) -> QPainter:
    """Return a painter with smooth edges, pictures and letters; the caller ends it."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    return painter


def _silhouette_in(image: QImage, colour: QColor) -> QImage:
    """Return the silhouette of an image in one colour."""
    tinted = image.copy()
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(tinted.rect(), colour)
    painter.end()
    return tinted


def _blurred(image: QImage, softness: float) -> QImage:
    """Return a blurred image, by scaling it down by the factor `softness` and up again."""
    smooth, any_shape = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    size = image.size()
    small = QSize(max(round(size.width() / softness), 1), max(round(size.height() / softness), 1))
    blurred = image.scaled(small, any_shape, smooth).scaled(size, any_shape, smooth)
    blurred.setDevicePixelRatio(image.devicePixelRatio())
    return blurred


def _with_shadow(body: QImage, look: Look, thickness: float, margin: float) -> QImage:
    """Return the image of a thick or lifted piece with its shadow, or the body of any other one itself."""
    is_lifted = look.state is State.LIFTED and not look.cells
    if not thickness and not is_lifted:
        return body
    shadow = margin * (LIFTED_SHADOW if is_lifted else SHADOW)
    return _raised_image(body, thickness=thickness, shadow=shadow)


def _raised_image(body: QImage, *, thickness: float, shadow: float) -> QImage:
    """Return a piece with the edge of its thickness, and its shadow, which falls so far aside; in pixels."""
    raised = body.copy()
    raised.fill(Qt.GlobalColor.transparent)
    painter = QPainter(raised)
    softness = max(shadow * SHADOW_SOFT, LEAST_SOFT)
    blurred = _blurred(_silhouette_in(body, SHADOW_COLOUR), softness)
    painter.drawImage(QPointF(shadow, shadow * SHADOW_STEEP), blurred)
    _draw_edge(painter, body, thickness)
    painter.drawImage(QPointF(0, 0), body)
    painter.end()
    return raised


def _draw_edge(painter: QPainter, body: QImage, thickness: float) -> None:
    """Draw the edge of a thick piece at its lower right: brown copies of it, each shifted a little less.

    There is one for each pixel, but at most four, as they overlap anyway; less than half a pixel is no edge.
    """
    if thickness < 0.5:
        return
    edge = _silhouette_in(body, QColor("#5b4634"))
    copies = max(min(round(thickness), 4), 1)
    for copy in range(copies, 0, -1):
        painter.drawImage(QPointF(0.5, 1) * (thickness * copy / copies), edge)


def _dim(image: QImage) -> None:
    """Cover the pixels of a piece with a veil in the colour of the table."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    veil = QColor(WOOD)
    veil.setAlphaF(VEIL_OPACITY)
    painter.fillRect(image.rect(), veil)
    painter.end()
