"""The art of a game: finds the picture of a piece by its kind and art."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
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


class ShapeVariant(NamedTuple):
    """A picture for rooms of a certain shape (width by height), and its name."""

    aspect: float
    name: str


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
        """List the pictures of the game and of packs (`over`, the last ones first) by name, without reading.

        Pictures are also listed by art alone, for icons that name a piece of any kind, and by the shape of
        the room that they are drawn for. `_aspects` keeps measured ones, and `unfinished` counts pictures of
        packs that are still drawn.
        """
        self._paints, self._grounds = paints or {}, grounds or {}
        self.kinds, self.lights = Kinds(folder), Lights(folder)
        self.unfinished = 0
        self._files = {_name_of_file(path, folder): path for path in sorted(folder.rglob("*.svg"))}
        self._over: dict[str, Path] = {}
        for pictures_of_pack in over:
            self._over.update(pictures_by_name(pictures_of_pack))
        self._aspects: dict[tuple[str, str, bool], float] = {}
        self._by_art = {_art_of(name): name for name in self._files}
        self._over_by_art = {_art_of(name): name for name in self._over}
        self._variants: dict[str, list[ShapeVariant]] = {}
        names_once = {**self._files, **self._over}
        for name in names_once:
            self._note_variant(name)

    def picture(self, kind: str, art: str, face: bool = True, shape: float = 0.0) -> Picture | None:
        """Return the picture of a piece for a room with this width by height, or None to generate one.

        It is the art's own picture or else a shared ground, of the kind or of its twin kind. A piece that
        lies face down has no ground.
        """
        kinds = tuple(filter(None, (kind, self.kinds[kind].twin)))
        for name in _own_names(kinds, art, face):
            drawn = self._variant_for(name, shape)
            if drawn is not None:
                return Picture(drawn, own=True)
        for name in _names_of_grounds(kinds, art) if face else ():
            drawn = self._variant_for(name, shape, self._colour_of_ground(kind, art))
            if drawn is not None:
                return Picture(drawn, own=False)
        return None

    def icon(self, word: str) -> Drawing | None:
        """Return the icon for a word, or the picture of a piece that the word names, also as "kind/art".

        If the whole word names no piece, a shorter part of it may: of `ally_rose_weak`, `rose` is shown.
        """
        if "/" in word:
            return self.named(word)
        icon = self.named(f"{ICON}/{word}")
        if icon is not None:
            return icon
        pieces = map(self._picture_of_any_kind, (word, *_shorter_names(word)))
        return next((piece for piece in pieces if piece is not None), None)

    def silhouette(self, kind: str) -> Drawing | None:
        """Return the silhouette of a kind."""
        return self.named(f"{SILHOUETTE}/{kind}")

    def drawn_as(self, art: str) -> Drawing | None:
        """Return the icon or the picture of any kind with this name, or None."""
        return self.named(f"{ICON}/{art}") or self._picture_of_any_kind(art)

    def own_files(self, folder: str) -> dict[str, Path]:
        """Return the game's picture files of a folder by name, without those that a pack overrides."""
        names = (name for name in self._files if name.startswith(f"{folder}/") and name not in self._over)
        return {name.removeprefix(f"{folder}/"): self._files[name] for name in names}

    def named(self, name: str, colour: str = "") -> Drawing | None:
        """Return a picture by its file name without suffix, a pack's before the game's, or None.

        A shared one of the game gets this colour.
        """
        if name in self._over:
            drawn = pack_pictures().picture(self._over[name], self._note_unfinished)
            if drawn is not None:
                return drawn
        return _read(self._files[name], self._paint_for(name), colour) if name in self._files else None

    def aspect(self, kind: str, art: str, face: bool = True) -> float:
        """Return a piece's width by height, from its picture or kind; 0 means that it fills its room."""
        key = (kind, art, face)
        if key not in self._aspects:
            self._aspects[key] = self._measure_aspect(kind, art, face)
        return self._aspects[key]

    def _measure_aspect(self, kind: str, art: str, face: bool) -> float:
        """Return the aspect of a piece's picture; that of its kind if it has no picture or fills its room."""
        form = self.kinds[kind]
        drawn = self.picture(kind, art, face) if form.aspect else None
        return _width_by_height(drawn.svg) if drawn is not None else form.aspect

    def _paint_for(self, name: str) -> Paint | None:
        """Return the paint of the player whom a picture or its folder is named after, or None.

        A part of the name is the player alone, or the player followed by a variant or by the shape of a room:
        `rose`, `rose_weak`, `rose~300x360`.
        """
        for player, paint in self._paints.items():
            named_after_player = re.compile(rf"{re.escape(player)}(?![^_~])")
            if any(map(named_after_player.match, name.split("/"))):
                return paint
        return None

    def _colour_of_ground(self, kind: str, art: str) -> str:
        """Return the colour of shared pictures for this art, or "" to leave them grey.

        Art of an owned kind such as `rose_2` gets the colour of `rose`.
        """
        if art in self._grounds or not self.kinds[kind].owned:
            return self._grounds.get(art, "")
        return next((colour for name, colour in self._grounds.items() if art.startswith(f"{name}_")), "")

    def _note_unfinished(self) -> None:
        self.unfinished += 1

    def _picture_of_any_kind(self, art: str) -> Drawing | None:
        """Return the picture with this art, of any kind, or None; one of a pack takes precedence."""
        own, of_pack = self._by_art.get(art), self._over_by_art.get(art)
        drawn = self.named(of_pack) if of_pack is not None else None
        return drawn or (self.named(own) if own is not None else None)

    def _note_variant(self, name: str) -> None:
        """Note a picture for rooms of a certain shape, such as `table~300x360`, under its stem `table`."""
        match = SHAPE.fullmatch(name)
        if match:
            stem, width, height = match.groups()
            self._variants.setdefault(stem, []).append(ShapeVariant(float(width) / float(height), name))

    def _variant_for(self, name: str, shape: float, colour: str = "") -> Drawing | None:
        """Return a picture in the variant whose shape is nearest to this width by height; 0 for any room."""
        usual = self.named(name, colour)
        if usual is None or not shape or name not in self._variants:
            return usual
        variants = [ShapeVariant(_width_by_height(usual), name), *self._variants[name]]
        nearest = min(variants, key=lambda variant: abs(variant.aspect / shape - 1))
        return self.named(nearest.name, colour) or usual


def _own_names(kinds: Iterable[str], art: str, face: bool) -> Iterator[str]:
    """Yield the names of a piece's own picture, best first; if it lies face down, that of its back first."""
    if not face:
        yield from (f"{kind}/{art}_{DOWN}" for kind in kinds)
    yield from (f"{kind}/{art}" for kind in kinds)


def _names_of_grounds(kinds: Iterable[str], art: str) -> Iterator[str]:
    """Yield the names of the shared grounds that a piece is printed on, the most special first."""
    for kind in kinds:
        yield f"{kind}/{art}_{GROUND}"
        yield from (f"{kind}/{ANY}_{part}" for part in art.split("_"))
        yield f"{kind}/{ANY}"


def _width_by_height(drawn: Drawing) -> float:
    """Return a drawing's width by its height; one without a height counts as a pixel high."""
    size = drawn.defaultSize()
    return size.width() / max(size.height(), 1)


@lru_cache(MOST_READ)
def _read(file: Path, paint: Paint | None = None, colour: str = "") -> QSvgRenderer:
    """Read a picture; give a shared grey one this colour (if not ""), and repaint that of a player."""
    if paint is None and not colour:
        return QSvgRenderer(str(file))
    svg = file.read_text(encoding="utf-8")
    if colour:
        svg = coloured(svg, colour)
    if paint is not None:
        svg = repainted(svg, paint)
    return QSvgRenderer(QByteArray(svg.encode()))


def _name_of_file(path: Path, folder: Path) -> str:
    """Return the name of a picture, such as `card/ace`."""
    return path.relative_to(folder).with_suffix("").as_posix()


def _art_of(name: str) -> str:
    """Return the art of a picture's name, without its kind: `ace` of `card/ace`."""
    _kind, _, art = name.rpartition("/")
    return art


def _shorter_names(word: str) -> Iterator[str]:
    """Yield the parts of a word that may name a piece, best first.

    A word may begin with the piece's kind and end with its state: of `ally_rose_weak` the parts are
    `rose_weak`, `rose`, `ally_rose` and `ally`.
    """
    parts = word.split("_")
    for end in range(len(parts), 0, -1):
        without_first, with_first = "_".join(parts[1:end]), "_".join(parts[:end])
        if without_first:
            yield without_first
        if with_first != word:
            yield with_first
