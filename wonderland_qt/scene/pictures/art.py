"""The art of a game: finds the picture of a piece, and says which have none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.models.packs.folders import pictures_by_name
from wonderland_qt.scene.pictures.pack_pictures import PackPicture, pack_pictures
from wonderland_qt.scene.style.kinds import Kinds
from wonderland_qt.scene.style.lights import Lights
from wonderland_qt.scene.style.repainting import Paint, coloured, repainted

ANY, DOWN, GROUND, ICON, SILHOUETTE = "any", "down", "ground", "icon", "silhouette"
SHAPE = re.compile(r"(.*)~([1-9][0-9]{0,4})x([1-9][0-9]{0,4})")
Drawing = QSvgRenderer | PackPicture
"""A picture of our own, or one that somebody else drew."""

MOST_READ = 128
"""How many pictures of all games stay read: each takes 170 kB, or a third of a millisecond to read again."""


class Picture(NamedTuple):
    """A picture, and whether it shows just this piece or the ground that all of its kind are printed on."""

    svg: Drawing
    own: bool


class ArtBook:
    """The pictures of one game: `<kind>/<art>.svg` in a folder, each read when it is asked for.

    `any` stands for all of a kind, `any_2` for those with `_2_` in their name, `ace_ground` is beneath what
    is printed on `ace` alone; `~300x360` is for a room of
    that shape; `_down` is the other face. A picture in one of the folders `over` it counts instead, as soon
    as it is drawn; looking for it before raises `unfinished`. Own pictures that bear the name of somebody in
    `paints` are seen in their paint, and those for anybody in the colour that `grounds` has for the art.
    """

    def __init__(
        self,
        folder: Path,
        *over: Path,
        paints: Mapping[str, Paint] | None = None,
        grounds: Mapping[str, str] | None = None,
    ) -> None:
        self._paints, self._grounds = paints or {}, grounds or {}
        self.kinds, self.lights = Kinds(folder), Lights(folder)
        self.unfinished = 0
        self._files = {_name(path, folder): path for path in sorted(folder.rglob("*.svg"))}
        self._over = {name: path for top in over for name, path in pictures_by_name(top).items()}
        self._aspects: dict[tuple[str, str, bool], float] = {}
        self._by_art = {name.rpartition("/")[2]: name for name in self._files}
        self._over_by_art = {name.rpartition("/")[2]: name for name in self._over}
        self._shapes: dict[str, list[tuple[float, str]]] = {}
        for name in dict.fromkeys((*self._files, *self._over)):
            self._note_shape(name)

    def picture(self, kind: str, art: str, face: bool = True, shape: float = 0.0) -> Picture | None:
        """Return the picture of a piece for a room of this width by height; None when it has to be made."""
        kinds = tuple(filter(None, (kind, self.kinds[kind].twin)))
        lying = [] if face else [f"{one}/{art}_{DOWN}" for one in kinds]
        own = [*lying, *(f"{one}/{art}" for one in kinds)]
        words = (f"{art}_{GROUND}", *(f"{ANY}_{part}" for part in art.split("_")), ANY)
        grounds = [f"{ground}/{word}" for ground in kinds for word in words] if face else []
        for name in (*own, *grounds):
            drawn = self._shaped(name, shape, "" if name in own else self._ground(kind, art))
            if drawn is not None:
                return Picture(drawn, name in own)
        return None

    def icon(self, word: str) -> Drawing | None:
        """Return the icon for a word, or the picture of the piece that it is about or names as kind/art."""
        if "/" in word:
            return self.named(word)
        drawn = (self._of_art(part) for part in (word, *_parts(word)))
        return self.named(f"{ICON}/{word}") or next((one for one in drawn if one is not None), None)

    def silhouette(self, kind: str) -> Drawing | None:
        """Return the silhouette of a kind."""
        return self.named(f"{SILHOUETTE}/{kind}")

    def drawn_as(self, art: str) -> Drawing | None:
        """Return the icon or the picture of whatever kind that bears this name; None when there is none."""
        return self.named(f"{ICON}/{art}") or self._of_art(art)

    def own_files(self, folder: str) -> dict[str, Path]:
        """Return the files of a folder by the names of its pictures, but for those that a pack draws."""
        names = (name for name in self._files if name.startswith(f"{folder}/") and name not in self._over)
        return {name.removeprefix(f"{folder}/"): self._files[name] for name in names}

    def named(self, name: str, colour: str = "") -> Drawing | None:
        """Return a picture by the name of its file; one of ours for anybody is seen in a colour."""
        if name in self._over:
            drawn = pack_pictures().picture(self._over[name], self._note_unfinished)
            if drawn is not None:
                return drawn
        return _read(self._files[name], self._paint(name), colour) if name in self._files else None

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

    def _paint(self, name: str) -> Paint | None:
        """Return in which paint a picture is seen that is named after a player, or whose kind is."""
        owned = (
            paint
            for player, paint in self._paints.items()
            if any(re.match(rf"{re.escape(player)}(?![^_~])", part) for part in name.split("/"))
        )
        return next(owned, None)

    def _ground(self, kind: str, art: str) -> str:
        """Return in which colour pictures for anybody are seen on this art, "" where they stay grey."""
        if art in self._grounds or not self.kinds[kind].owned:
            return self._grounds.get(art, "")
        return next((colour for name, colour in self._grounds.items() if art.startswith(f"{name}_")), "")

    def _note_unfinished(self) -> None:
        self.unfinished += 1

    def _of_art(self, art: str) -> Drawing | None:
        """Return the picture of whatever kind that bears a name."""
        names = (self._over_by_art.get(art), self._by_art.get(art))
        drawn = (self.named(name) for name in names if name is not None)
        return next((one for one in drawn if one is not None), None)

    def _note_shape(self, name: str) -> None:
        shaped = SHAPE.fullmatch(name)
        if shaped:
            stem, width, height = shaped.groups()
            self._shapes.setdefault(stem, []).append((float(width) / float(height), name))

    def _shaped(self, name: str, shape: float, colour: str) -> Drawing | None:
        """Return a picture, in the variant whose shape is nearest."""
        usual = self.named(name, colour)
        if usual is None or not shape or name not in self._shapes:
            return usual
        size = usual.defaultSize()
        variants = [(size.width() / max(size.height(), 1), name), *self._shapes[name]]
        _, nearest = min(variants, key=lambda variant: abs(variant[0] / shape - 1))
        return self.named(nearest, colour) or usual


@lru_cache(MOST_READ)
def _read(file: Path, paint: Paint | None = None, colour: str = "") -> QSvgRenderer:
    if paint is None and not colour:
        return QSvgRenderer(str(file))
    drawn = file.read_text(encoding="utf-8")
    seen = coloured(drawn, colour) if colour else drawn
    return QSvgRenderer(QByteArray((repainted(seen, paint) if paint else seen).encode()))


def _name(path: Path, top: Path) -> str:
    return path.relative_to(top).with_suffix("").as_posix()


def _parts(word: str) -> Iterator[str]:
    """Yield shorter and shorter parts of `ally_rose_weak`: what it is about is in its middle."""
    parts = word.split("_")
    yield "_".join(parts[1:])
    for end in range(len(parts) - 1, 0, -1):
        yield "_".join(parts[1:end])
        yield "_".join(parts[:end])
