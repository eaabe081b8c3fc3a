"""A mock of the map of Bunny Kingdom with a hand of cards, for the preview.

Who holds which squares and what is built there is dealt at random. It is no scene: it shows whether all
that is shown of a square can be seen at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from art.bunny_kingdom.map_frame import CELL, LEFT, TOP, WHOLE
from art.bunny_kingdom.marks import COLOURS, colour
from art.contact import Art, draw
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.reading import load_content
from wonderland_qt.models.pieces.layout_types import Rect

BAND = 9.0
HAND = ("territory_card/forest", "building_card/city_2", "parchment/lord_of_the_tides", "territory_card/city",
        "building_card/spice_farm", "parchment/royal_crown", "provisions_card/provisions",
        "building_card/camp_4", "parchment/sealed", "card/back")  # fmt: skip
CARD_HIGH = 250.0


class MockMap:
    """A map whose squares are held and built on at random."""

    def __init__(self, art: Art, scale: float) -> None:
        self.art, self.content = art, load_content([paths.content()])
        size = WHOLE * scale, (WHOLE + CARD_HIGH) * scale
        self.image = QImage(round(size[0]), round(size[1]), QImage.Format.Format_ARGB32)
        self.image.fill(QColor("#3c5a45"))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(scale, scale)
        self.held = _held(self.content)

    def lay(self) -> None:
        """Draw the whole map, and a row of cards below."""
        self._put("map/map", 0, 0, WHOLE, WHOLE)
        for number, square in enumerate(self.content.grid.squares):
            self._square(number, square)
        for one, other in self.content.files.board.lava:
            self._lava(one, other)
        wide = WHOLE / len(HAND)
        for number, name in enumerate(HAND):
            self._put(name, number * wide + 3, WHOLE + 6, wide - 6, CARD_HIGH - 12)
        self.painter.end()

    def _put(self, name: str, x: float, y: float, width: float, height: float) -> None:
        found = self.art.named(name)
        assert found is not None, name
        draw(self.painter, found, Rect(x, y, width, height))

    def _corner(self, square: str) -> tuple[float, float]:
        row, column = divmod(self.content.grid.order[square], 10)
        return LEFT + column * CELL, TOP + row * CELL

    def _square(self, number: int, square: str) -> None:
        x, y = self._corner(square)
        row, column = divmod(number, 10)
        terrain = self.content.terrain[square]
        self._put(f"square/{terrain.id}_{1 + (row + column) % 3}", x, y, CELL, CELL)
        lord = self.held.get(square)
        if lord is not None:
            self._hold(square, lord, x, y)
        elif terrain.city:
            self._put("city/printed", x + 17, y + 17, 66, 66)
        if terrain.produces:
            self._put(f"resource/{terrain.produces}", x + 62, y + 4, 34, 34)

    def _hold(self, square: str, lord: str, x: float, y: float) -> None:
        veil = QColor(colour(lord))
        veil.setAlphaF(0.15)
        self.painter.fillRect(QRectF(x, y, CELL, CELL), veil)
        self._bands(square, lord, x, y)
        self._put(f"rabbit/{lord}", x + 8, y + 44, 48, 48)
        building = "city/printed" if self.content.terrain[square].city else _building(square)
        if building:
            self._put(building, x + 47, y + 46, 47, 47)

    def _bands(self, square: str, lord: str, x: float, y: float) -> None:
        mates = {other for other in self.content.grid.neighbours[square] if self.held.get(other) == lord}
        at = {(right, down): other for other, right, down in self._beside(square)}
        sides = (((0, -1), "", 0, 0), ((0, 1), "", 0, CELL - BAND), ((-1, 0), "_upright", 0, 0),
                 ((1, 0), "_upright", CELL - BAND, 0))  # fmt: skip
        for way, suffix, right, down in sides:
            if at.get(way) not in mates:
                size = (CELL, BAND) if not suffix else (BAND, CELL)
                self._stretched(f"band/{lord}{suffix}", QRectF(x + right, y + down, *size))

    def _stretched(self, name: str, room: QRectF) -> None:
        found = self.art.named(name)
        assert found is not None, name
        found.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
        found.render(self.painter, room)

    def _beside(self, square: str) -> Iterator[tuple[str, int, int]]:
        x, y = self._corner(square)
        for other in self.content.grid.beside[square]:
            far, low = self._corner(other)
            yield other, round((far - x) / CELL), round((low - y) / CELL)

    def _lava(self, one: str, other: str) -> None:
        (x, y), (far, low) = self._corner(one), self._corner(other)
        if x == far:
            self._put("lava/across", x - 10, max(y, low) - 14, 120, 28)
        else:
            self._put("lava/upright", max(x, far) - 14, y - 10, 28, 120)


def _held(content: Content) -> Mapping[str, str]:
    """Return who holds which squares: three in five, grown from neighbours."""
    chance, held = OwnChance(7), dict[str, str]()
    for lord in COLOURS * 15:
        own = [s for s, holder in held.items() if holder == lord]
        free = sorted({n for s in own[-4:] for n in content.grid.neighbours[s] if n not in held})
        everywhere = [s for s in content.grid.squares if s not in held]
        held[chance.pick("square", free if free and len(own) % 5 else everywhere)] = lord
    return held


BUILT = ("city/city_1", "", "farm/fish_farm", "city/city_2", "", "sky_tower/sky_tower_green", "camp/camp_3",
         "", "farm/gold_farm", "city/city_3", "", "farm/trading_post", "")  # fmt: skip


def _building(square: str) -> str:
    return BUILT[(ord(square[0]) * 5 + int(square[1:]) * 3) % len(BUILT)]


def maps(art: Art, folder: Path) -> None:
    """Draw the map as on a large screen, and as on a small one."""
    for name, scale in (("map", 1.0), ("map-small", 0.55)):
        mock = MockMap(art, scale)
        mock.lay()
        mock.image.save(str(folder / f"art-{name}.png"))
