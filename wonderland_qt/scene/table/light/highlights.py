"""Highlights: light around the pieces that can be chosen, and shade on similar pieces beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsScene

from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.style.kinds import Kinds
from wonderland_qt.scene.style.look import State
from wonderland_qt.scene.style.rims import LEGAL, MEANT
from wonderland_qt.scene.table.light.contours import Contours, common_area
from wonderland_qt.scene.table.piece_item import Highlight, Lit, PieceItem

SHADE_Z, LIGHT_Z, MEANT_Z = 40_000.0, 50_000.0, 60_000.0
HIDDEN = 0.1
"""A card is behind another one of its hand if at least this part of it is covered."""


class BakedScene(Protocol):
    """A scene of baked pieces."""

    oven: Oven
    kinds: Kinds

    @property
    def sharpness(self) -> float:
        """Return the device pixels per millimetre."""
        ...

    def item_of(self, piece: str) -> PieceItem | None:
        """Return the item of a piece, or None."""
        ...

    def piece_items(self) -> Iterator[PieceItem]:
        """Yield all items."""
        ...


class Highlights(QObject):
    """Shows which pieces are `lit` (can be chosen), `meant` (pointed at) or `shaded` (similar to lit ones).

    Each highlight is a picture around a piece and everything on it, and follows the piece. Printed pieces of
    one place share a shade, which belongs to the first of them. Changes are drawn when the table is at rest;
    a travelling piece has no highlight.
    """

    def __init__(self, scene: QGraphicsScene, table: BakedScene) -> None:
        """Begin without any; the timer gathers the changes of one moment into one drawing.

        `_drawn` are the pieces that have a highlight on the table now, `_shades` those that bear a shade.
        """
        super().__init__(scene)
        self._scene, self._table = scene, table
        self.lit: frozenset[str] = frozenset()
        self.meant: frozenset[str] = frozenset()
        self.shaded: frozenset[str] = frozenset()
        self._drawn: set[str] = set()
        self._shades: set[str] = set()
        self._lit_items: list[PieceItem] = []
        self._shaded_items: list[PieceItem] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._renew_highlights)

    def light(self, pieces: Iterable[str]) -> None:
        """Light these pieces, which can be chosen, and no others; some are seen only while they are lit."""
        self.lit = frozenset(pieces)
        kinds = self._table.kinds
        for item in self._table.piece_items():
            if kinds[item.look.kind].lit_only:
                item.make_solid(item.piece_id in self.lit)
        self.renew_soon()

    def mean(self, pieces: frozenset[str]) -> None:
        """Light these pieces, which are pointed at or spoken of, more brightly, and no others.

        Only what changes is drawn, and nothing if all highlights are to be drawn soon anyway.
        """
        changed, self.meant = self.meant ^ pieces, pieces
        if self._soon.isActive() or not changed:
            return
        contours = self._contours_of_table()
        self._put_out(changed - self.lit - self.meant)
        if changed & self.shaded:
            self._draw_shades(contours)
        self._draw_lights(self._resting_items(changed & (self.lit | self.meant)), contours)

    def renew_soon(self) -> None:
        """Draw all changes before the table is painted next, unless nothing is lit now or was before."""
        if (self.lit or self.meant or self._drawn) and not self._soon.isActive():
            self._soon.start()

    def draw_changes(self) -> None:
        """Draw all changes now, if any are waiting."""
        if self._soon.isActive():
            self._renew_highlights()

    def leave(self, item: PieceItem) -> None:
        """Remove the highlight of a piece that travels or is removed."""
        if item.highlight is not None:
            self._remove_highlight(item)
            self.renew_soon()

    def _renew_highlights(self) -> None:
        """Choose the lit and shaded pieces again, and draw their highlights.

        Shaded are pieces that look like a lit one, and those instead of which a lit one is chosen. Former
        lights go out here, former shades in `_draw_shades`. What is pointed at (`meant`) is lit, too.
        """
        self._soon.stop()
        contours = self._contours_of_table()
        self._lit_items = self._resting_items(self.lit)
        like, beside = _pieces_like(self._lit_items, contours), self._pieces_beside(self._lit_items)
        self._shaded_items = list({item.piece_id: item for item in (*like, *beside)}.values())
        self.shaded = frozenset(item.piece_id for item in self._shaded_items)
        bright = {item.piece_id: item for item in (*self._lit_items, *self._resting_items(self.meant))}
        self._put_out(self._drawn - self._shades - bright.keys())
        self._draw_shades(contours)
        self._draw_lights(bright.values(), contours)
        self._repaint_views()

    def _pieces_beside(self, lit: Sequence[PieceItem]) -> list[PieceItem]:
        """Return the pieces to shade because others are lit that are chosen instead, though of another kind.

        The form of each kind names those `beside` which it is shaded. A piece that is lit or bears a lit one
        stays bright, as does one that looks lifted or dimmed already; one without a picture has no shade.
        """
        lit_kinds = {item.look.kind for item in lit}
        stays_bright = {item.piece_id for item in lit} | {item.place for item in lit}
        kinds = self._table.kinds
        plain = (item for item in self._table.piece_items() if _is_plain(item))
        others = (item for item in plain if item.piece_id not in stays_bright)
        return [item for item in others if not lit_kinds.isdisjoint(kinds[item.look.kind].beside)]

    def _repaint_views(self) -> None:
        """Paint everything visible: light that changes during a paint would be cut at the painted area."""
        for view in self._scene.views():
            view.viewport().update()

    def _contours_of_table(self) -> Contours:
        """Return the contours of all pieces as they are now; of none if no piece is lit or meant."""
        items = self._table.piece_items() if self.lit or self.meant else ()
        return Contours(items, self._table.oven, self._scene.width(), self._table.sharpness)

    def _resting_items(self, pieces: frozenset[str]) -> list[PieceItem]:
        """Return the items of those pieces that are seen, have a picture and do not travel, sorted by id."""
        items = filter(None, map(self._table.item_of, sorted(pieces)))
        return [item for item in items if item.seen and not item.travelling and item.baked_for]

    def _put_out(self, pieces: Iterable[str]) -> None:
        """Remove the light or shade of these pieces."""
        for item in filter(None, map(self._table.item_of, pieces)):
            self._remove_highlight(item)

    def _remove_highlight(self, item: PieceItem) -> None:
        """Remove the light or shade of a piece, if it has one."""
        if item.highlight is not None:
            self._scene.removeItem(item.highlight)
            item.highlight = None
            self._drawn.discard(item.piece_id)

    def _draw_lights(self, items: Iterable[PieceItem], contours: Contours) -> None:
        """Light pieces: meant ones brightly and whole, lit ones without the cards that cover them.

        Only lit cards count as covering, as they have a light of their own.
        """
        for item in items:
            if item.piece_id in self.meant:
                self._show_highlight(item, MEANT_Z, contours.light(contours.contour_of([item]), MEANT))
            else:
                over = _cards_covering(item, self._lit_items)
                self._show_highlight(item, LIGHT_Z, contours.light(contours.contour_of([item], over), LEGAL))

    def _groups_to_shade(self) -> list[list[PieceItem]]:
        """Return the pieces to shade in groups that share a shade, which the first of each group bears.

        What is printed on a place is shaded as one area with it. What the player points at stays bright.
        """
        groups: dict[str, list[PieceItem]] = {}
        for item in self._shaded_items:
            if item.piece_id not in self.meant:
                groups.setdefault(item.place if item.printed else item.piece_id, []).append(item)
        return list(groups.values())

    def _draw_shades(self, contours: Contours) -> None:
        """Shade the pieces that are similar to lit ones; printed ones of a place share one shade.

        Shades that no group bears any more go, unless a light has taken their place; those of before are used
        again where nothing changed.
        """
        groups = self._groups_to_shade()
        shades_before, self._shades = self._shades, {bearer.piece_id for bearer, *_ in groups}
        self._put_out(shades_before - self._shades - self.lit - self.meant)
        for group in groups:
            bearer = group[0]
            contour = contours.contour_of(
                group, _pieces_covering(group, (*self._lit_items, *self._shaded_items))
            )
            before = bearer.highlight.lit if bearer.highlight is not None else None
            self._show_highlight(bearer, SHADE_Z, contours.shade(contour, before))

    def _show_highlight(self, item: PieceItem, height: float, lit: Lit) -> None:
        """Show a light or shade around a piece, at this z value above the piece's own."""
        if item.highlight is None:
            item.highlight = Highlight()
            self._scene.addItem(item.highlight)
            self._drawn.add(item.piece_id)
        item.highlight.setZValue(height + item.resting_z)
        item.highlight.show_lit(lit, item.home)
        item.highlight.follow(item.pos(), item.size_factor)


def _is_plain(item: PieceItem) -> bool:
    """Tell whether a piece is seen with a picture, and neither lifted nor dimmed."""
    return item.seen and bool(item.baked_for) and item.state is State.PLAIN


def _pieces_like(lit: Iterable[PieceItem], contours: Contours) -> list[PieceItem]:
    """Return the pieces of the same kind and place as a lit one that are neither lit nor on a lit one.

    They are to be shaded, because they look as if they could be chosen, too.
    """
    spared = {part.piece_id for item in lit for part in (item, *contours.borne_by(item))}
    one_by_kind_and_place = {(item.look.kind, item.place): item for item in lit}
    similar: list[PieceItem] = []
    for item in one_by_kind_and_place.values():
        candidates = (other for other in contours.beside(item) if _can_be_shaded(other, item))
        similar += [other for other in candidates if other.piece_id not in spared]
    return similar


def _can_be_shaded(other: PieceItem, lit: PieceItem) -> bool:
    """Tell whether a piece looks as if it could be chosen like the lit one, and is shown at all (baked)."""
    return other.look.kind == lit.look.kind and other.state is State.PLAIN and bool(other.baked_for)


def _pieces_covering(items: Sequence[PieceItem], others: Iterable[PieceItem]) -> Iterator[PieceItem]:
    """Yield the other pieces that cover any of these."""
    themselves = {item.piece_id for item in items}
    for other in others:
        if other.piece_id not in themselves and any(_lies_over(other, item) for item in items):
            yield other


def _lies_over(other: PieceItem, item: PieceItem) -> bool:
    """Tell whether a piece lies higher than another and covers a part of it."""
    return other.resting_z > item.resting_z and common_area(other.home, item.home) > 0


def _cards_covering(item: PieceItem, others: Iterable[PieceItem]) -> Iterator[PieceItem]:
    """Yield the cards of the same hand that cover more than a little of a card."""
    most_area = HIDDEN * item.home.width * item.home.height
    for other in others:
        is_above = other.place == item.place and other.resting_z > item.resting_z
        if is_above and common_area(other.home, item.home) > most_area:
            yield other
