"""The art of a game: finds the SVG of a picture, and says which have none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.scene.pictures.kinds import Kinds
from wonderland_qt.scene.pictures.lights import Lights

ANY, DOWN, ICON, SILHOUETTE = "any", "down", "icon", "silhouette"


class Picture(NamedTuple):
    """A picture, and whether it shows just this piece or the ground that all of its kind are printed on."""

    svg: QSvgRenderer
    own: bool


class ArtBook:
    """The pictures of one game: `<kind>/<art>.svg` in a folder, each read when first asked for.

    `any` stands for all of a kind, `any_2` for those with `_2_` in their name; `~300x360` is for a room of
    that shape; `_down` is the other face. A picture in one of the folders `over` it counts instead.
    """

    def __init__(self, folder: Path, *over: Path) -> None:
        self.kinds, self.lights = Kinds(folder), Lights(folder)
        self._files = {
            path.relative_to(top).with_suffix("").as_posix(): path
            for top in (folder, *over)
            for path in sorted(top.rglob("*.svg"))
        }
        self._read: dict[str, QSvgRenderer] = {}
        self._aspects: dict[tuple[str, str, bool], float] = {}
        self._by_art = {name.rpartition("/")[2]: name for name in self._files}
        self._shapes: dict[str, list[tuple[float, str]]] = {}
        for name in self._files:
            self._note_shape(name)

    def picture(self, kind: str, art: str, face: bool = True, shape: float = 0.0) -> Picture | None:
        """Return the picture of a piece for a room of this width by height; None when it has to be made."""
        kinds = tuple(filter(None, (kind, self.kinds[kind].twin)))
        lying = [] if face else [f"{one}/{art}_{DOWN}" for one in kinds]
        own = [*lying, *(f"{one}/{art}" for one in kinds)]
        words = (*(f"{ANY}_{part}" for part in art.split("_")), ANY)
        grounds = [f"{ground}/{word}" for ground in kinds for word in words]
        for name in own:
            if name in self._files:
                return Picture(self._renderer(self._shaped(name, shape)), True)
        for name in grounds if face else ():
            if name in self._files:
                return Picture(self._renderer(self._shaped(name, shape)), False)
        return None

    def icon(self, word: str) -> QSvgRenderer | None:
        """Return the icon for a word, or the picture of the piece that it is about."""
        if f"{ICON}/{word}" in self._files:
            return self._renderer(f"{ICON}/{word}")
        for part in (word, *_parts(word)):
            name = self._by_art.get(part)
            if name is not None:
                return self._renderer(name)
        return None

    def silhouette(self, kind: str) -> QSvgRenderer | None:
        """Return the silhouette of a kind."""
        name = f"{SILHOUETTE}/{kind}"
        return self._renderer(name) if name in self._files else None

    def drawn_as(self, art: str) -> QSvgRenderer | None:
        """Return the icon or the picture of whatever kind that bears this name; None when there is none."""
        name = f"{ICON}/{art}" if f"{ICON}/{art}" in self._files else self._by_art.get(art)
        return self._renderer(name) if name is not None else None

    def named(self, name: str) -> QSvgRenderer | None:
        """Return a picture by the name of its file."""
        return self._renderer(name) if name in self._files else None

    def aspect(self, kind: str, art: str, face: bool = True) -> float:
        """Return the width of a piece by its height, as its picture or its kind has it; 0: as its room is."""
        known = (kind, art, face)
        if known not in self._aspects:
            self._aspects[known] = self._measured(kind, art, face)
        return self._aspects[known]

    def _measured(self, kind: str, art: str, face: bool) -> float:
        form = self.kinds[kind]
        drawn = self.picture(kind, art, face) if form.aspect else None
        if drawn is None:
            return form.aspect
        size = drawn.svg.defaultSize()
        return size.width() / max(size.height(), 1)

    def _note_shape(self, name: str) -> None:
        stem, tilde, size = name.partition("~")
        if tilde:
            width, _, height = size.partition("x")
            self._shapes.setdefault(stem, []).append((float(width) / float(height), name))

    def _shaped(self, name: str, shape: float) -> str:
        """Return the variant of a picture whose shape is nearest."""
        if not shape or name not in self._shapes:
            return name
        size = self._renderer(name).defaultSize()
        variants = [(size.width() / max(size.height(), 1), name), *self._shapes[name]]
        return min(variants, key=lambda variant: abs(variant[0] / shape - 1))[1]

    def _renderer(self, name: str) -> QSvgRenderer:
        if name not in self._read:
            self._read[name] = QSvgRenderer(str(self._files[name]))
        return self._read[name]


def _parts(word: str) -> Iterator[str]:
    """Yield shorter and shorter parts of `ally_rose_weak`: what it is about is in its middle."""
    parts = word.split("_")
    yield "_".join(parts[1:])
    for end in range(len(parts) - 1, 0, -1):
        yield "_".join(parts[1:end])
        yield "_".join(parts[:end])
