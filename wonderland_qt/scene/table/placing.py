"""Where every piece lies now: who shares a slot with whom, how they are spread, and how high they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QModelIndex

from wonderland_qt.models.layout import Layout, Rect, Slot
from wonderland_qt.models.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.table.piece_item import HEIGHT_BY_DEPTH
from wonderland_qt.scene.table.spreading import Lying, fitted, spread, within

SPREAD_Z = 500
NOWHERE = Slot("", Rect(0, 0, 0, 0))
Laid = Callable[[str, Rect, float], None]


class Placing:
    """Knows the slot of every piece; `laid` is told of each piece that has to lie somewhere."""

    def __init__(self, pieces: PiecesModel, layout: Layout, book: ArtBook, laid: Laid) -> None:
        self._pieces, self._layout, self._book, self._laid = pieces, layout, book, laid
        self._slots: dict[str, Slot] = {}
        self._sharing: dict[str, set[str]] = {}
        self._rects: dict[str, Rect] = {}

    def slot(self, place: str) -> Slot | None:
        """Return the slot of a place."""
        return self._layout.slots.get(place)

    def room(self, piece: str) -> Rect:
        """Return the room of a place, or what a piece covers."""
        own = self.slot(piece)
        return own.rect if own is not None else self._rects.get(piece, NOWHERE.rect)

    def lay_anew(self, layout: Layout) -> None:
        """Let all pieces lie where another layout has them."""
        self._layout, pieces = layout, list(self._slots)
        self._slots, self._sharing, self._rects = {}, {}, {}
        self.enter(pieces)

    def enter(self, pieces: Iterable[str]) -> None:
        """Let new pieces lie in their slots, and those that share these make room."""
        self._settle({self._join(piece) for piece in pieces})

    def change(self, piece: str) -> None:
        """Let a piece lie where it belongs now, and its old and new neighbours too."""
        left = self._leave(piece)
        self._settle({left, self._join(piece)})

    def forget(self, pieces: Iterable[str]) -> None:
        """Close the gaps that pieces have left."""
        emptied = {self._leave(piece) for piece in pieces}
        self._settle({slot for slot in emptied if slot in self._sharing})

    def _join(self, piece: str) -> str:
        found = self._layout.slot(self._pieces.piece_at(self._pieces.index_of(piece)))
        slot = found if found is not None else self._bearer(piece)
        self._slots[piece] = slot
        self._sharing.setdefault(slot.id, set()).add(piece)
        return slot.id

    def _leave(self, piece: str) -> str:
        slot = self._slots.pop(piece, NOWHERE)
        self._sharing.get(slot.id, set()).discard(piece)
        self._rects.pop(piece, None)
        return slot.id

    def _bearer(self, piece: str) -> Slot:
        """Return a slot on the piece that bears this one."""
        bearer = self._pieces.index_of(piece).parent().data(PieceRole.ID) or ""
        return Slot(f"on {bearer}", NOWHERE.rect, bearer)

    def _settle(self, slots: Iterable[str]) -> None:
        """Lay out the pieces of slots anew, and then what lies on these."""
        waiting = [slot for slot in slots if slot]
        waiting.sort(key=lambda slot: slot.startswith("on "))
        for slot in waiting:
            for piece, rect, ground in self._spread(slot):
                self._rects[piece] = rect
                self._laid(piece, rect, ground)
                if f"on {piece}" in self._sharing and f"on {piece}" not in waiting:
                    waiting.append(f"on {piece}")

    def _spread(self, name: str) -> Iterator[tuple[str, Rect, float]]:
        sharing = sorted(self._sharing.get(name, ()), key=self._rank)
        own = [piece for piece in sharing if piece == name]
        others = [piece for piece in sharing if piece != name]
        for piece in own:
            yield piece, fitted(self._slots[piece].rect, self._lying(piece)), self._ground(piece, 0)
        if not others:
            return
        slot = self._slots[others[0]]
        lying = [self._lying(piece) for piece in others]
        bearer = self._rects.get(slot.inside)
        borne = name.startswith("on ") and bearer is not None
        rects = [within(bearer, one) for one in lying] if borne and bearer else spread(slot, lying)
        for number, (piece, rect) in enumerate(zip(others, rects, strict=True)):
            yield piece, rect, self._ground(piece, SPREAD_Z + number)

    def _rank(self, piece: str) -> tuple[int, int]:
        index = self._pieces.index_of(piece)
        return index.data(PieceRole.ORDER), index.row()

    def _lying(self, piece: str) -> Lying:
        at = self._pieces.piece_at(self._pieces.index_of(piece))
        return Lying(at.order, self._book.aspect(at.kind, at.art, at.face), self._book.kinds[at.kind].part)

    def _ground(self, piece: str, rank: int) -> float:
        return depth(self._pieces.index_of(piece)) * HEIGHT_BY_DEPTH + rank


def depth(index: QModelIndex) -> int:
    """Return on how many others a piece lies."""
    parent = index.parent()
    return depth(parent) + 1 if parent.isValid() else 0
