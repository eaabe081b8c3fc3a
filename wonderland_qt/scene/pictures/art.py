"""The art of a game: finds the picture of a piece by its kind and art."""

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
"""A picture of the game, or one of a pack, which a separate process draws."""

MOST_READ = 128
"""How many pictures stay in memory: each takes 170 kB, or a third of a millisecond to read again."""


class Picture(NamedTuple):
    """A picture, and whether it is the piece's `own` or the shared ground of its kind."""

    svg: Drawing
    own: bool


class ArtBook:
    """The pictures of one game: files `<kind>/<art>.svg` in a folder, each read on first use.

    Names: `any` is for all art of a kind, `any_2` for art with a part `2`, `ace_ground` is the ground that
    `ace` is printed on, `~300x360` is a variant for rooms of that shape, and `_down` is the back.
    Pictures in the folders `over` take precedence as soon as they are drawn; asking for one earlier
    increases `unfinished`. The game's pictures that are named after a player in `paints` are repainted,
    and shared ones take the colour that `grounds` has for the art.
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
        """Return the picture of a piece for a room with this width by height, or None to generate one."""
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
        """Return the icon for a word, or the picture of a piece that the word names, also as "kind/art"."""
        if "/" in word:
            return self.named(word)
        drawn = (self._of_art(part) for part in (word, *_parts(word)))
        return self.named(f"{ICON}/{word}") or next((one for one in drawn if one is not None), None)

    def silhouette(self, kind: str) -> Drawing | None:
        """Return the silhouette of a kind."""
        return self.named(f"{SILHOUETTE}/{kind}")

    def drawn_as(self, art: str) -> Drawing | None:
        """Return the icon or the picture of any kind with this name, or None."""
        return self.named(f"{ICON}/{art}") or self._of_art(art)

    def own_files(self, folder: str) -> dict[str, Path]:
        """Return the game's picture files of a folder by name, without those that a pack overrides."""
        names = (name for name in self._files if name.startswith(f"{folder}/") and name not in self._over)
        return {name.removeprefix(f"{folder}/"): self._files[name] for name in names}

    def named(self, name: str, colour: str = "") -> Drawing | None:
        """Return a picture by its file name without suffix; a shared one of the game gets this colour."""
        if name in self._over:
            drawn = pack_pictures().picture(self._over[name], self._note_unfinished)
            if drawn is not None:
                return drawn
        return _read(self._files[name], self._paint(name), colour) if name in self._files else None

    def aspect(self, kind: str, art: str, face: bool = True) -> float:
        """Return a piece's width by height, from its picture or kind; 0 means that it fills its room."""
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
        """Return the paint of the player whom a picture or its folder is named after, or None."""
        owned = (
            paint
            for player, paint in self._paints.items()
            if any(re.match(rf"{re.escape(player)}(?![^_~])", part) for part in name.split("/"))
        )
        return next(owned, None)

    def _ground(self, kind: str, art: str) -> str:
        """Return the colour of shared pictures for this art, or "" to leave them grey."""
        if art in self._grounds or not self.kinds[kind].owned:
            return self._grounds.get(art, "")
        return next((colour for name, colour in self._grounds.items() if art.startswith(f"{name}_")), "")

    def _note_unfinished(self) -> None:
        self.unfinished += 1

    def _of_art(self, art: str) -> Drawing | None:
        """Return the picture of any kind with this art, or None."""
        names = (self._over_by_art.get(art), self._by_art.get(art))
        drawn = (self.named(name) for name in names if name is not None)
        return next((one for one in drawn if one is not None), None)

    def _note_shape(self, name: str) -> None:
        shaped = SHAPE.fullmatch(name)
        if shaped:
            stem, width, height = shaped.groups()
            self._shapes.setdefault(stem, []).append((float(width) / float(height), name))

    def _shaped(self, name: str, shape: float, colour: str) -> Drawing | None:
        """Return a picture in the variant whose shape is nearest to this width by height."""
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
    """Yield shorter and shorter parts of a word like `ally_rose_weak`, whose middle names a piece."""
    parts = word.split("_")
    yield "_".join(parts[1:])
    for end in range(len(parts) - 1, 0, -1):
        yield "_".join(parts[1:end])
        yield "_".join(parts[:end])
