"""Placement: the position and height of every piece, from the slots of the stage and who shares them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set

import msgspec

from wonderland_qt.models.pieces.layout_types import Piece, Rect, Slot, Stage
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.table.fan import Held, fanned
from wonderland_qt.scene.table.piece_item import HEIGHT_BY_DEPTH
from wonderland_qt.scene.table.spread import PieceInSlot, fitted, spread, within

SPREAD_Z, HELD_UP_Z = 500, 900
"""How much higher, in z value, pieces in a place are than the place, and a held-up card than that."""
LATEST = 999
"""Pieces of this order and of later ones count as equally late."""
DEEPEST = 4
"""The most levels of pieces on pieces."""
ON = "on "
"""The prefix of the ids of slots that are on another piece, their bearer."""
PLACE_ROLES = {PieceRole.KIND, PieceRole.ART, PieceRole.PLACE, PieceRole.ORDER, PieceRole.COVERS}
"""What of a piece decides where it lies."""
NOWHERE = Slot("", Rect(0, 0, 0, 0))
LayPiece = Callable[[str, Rect, float, float], None]
"""Shows a piece at a rectangle, at a height (z value), and turned by degrees."""
InOrder = dict[str, None]
"""Ids without repetition, in the order in which they came: a set would lay out in another order each time."""


class Placing:
    """Assigns a slot and a position to every piece.

    It calls `lay_piece` with the rectangle, height and tilt of each piece that moves. Pieces that enter,
    change or leave are laid out when `lay_out_unsettled` is called.
    """

    def __init__(self, pieces: PiecesModel, stage: Stage, book: ArtBook, lay_piece: LayPiece) -> None:
        """Begin with empty slots; `lay_piece` is called for each piece that gets another position.

        In fans the card `_held_up` and the `_chosen` ones stand out. The `_unsettled` slots are
        still to be laid out.
        """
        self._pieces, self._book, self._lay_piece = pieces, book, lay_piece
        self._layout, self.forms = stage.layout, stage.forms
        self._slots: dict[str, Slot] = {}
        self._pieces_in_slot: dict[str, InOrder] = {}
        self._slots_on_piece: dict[str, InOrder] = {}
        self._rects: dict[str, Rect] = {}
        self._held_up, self._chosen = "", frozenset[str]()
        self._unsettled: InOrder = {}

    def slot(self, place: str) -> Slot | None:
        """Return the slot of a place, or None if this stage has none for it."""
        return self._layout.slots.get(place)

    def room(self, piece: str) -> Rect:
        """Return the rectangle of a place's slot, or of a piece."""
        own = self.slot(piece)
        return own.rect if own is not None else self._rects.get(piece, NOWHERE.rect)

    def around(self, piece: str) -> Rect:
        """Return the rectangle of the place around a piece's slot; an empty one means the table."""
        return self.room(self._slots.get(piece, NOWHERE).inside)

    def beside(self, piece: str) -> Set[str]:
        """Return all pieces in the slot of a piece, with the piece itself."""
        return self._pieces_in_slot.get(self._slots.get(piece, NOWHERE).id, {}).keys()

    def lay_out_stage(self, stage: Stage) -> list[str]:
        """Lay out all pieces for another stage; return those that have another form there.

        Pieces that keep their slot and their form stay where they are.
        """
        forms_before, self.forms, self._layout = self.forms, stage.forms, stage.layout
        kinds = {piece: self._pieces.piece(piece).kind for piece in self._slots}
        reformed = [piece for piece, kind in kinds.items() if forms_before.get(kind) != self.forms.get(kind)]
        changed = dict.fromkeys((*reformed, *filter(self._may_lie_elsewhere, self._slots)))
        slots_left = [self._leave_slot(piece) for piece in changed]
        slots_joined = [self._join_slot(piece) for piece in changed]
        self._lay_out_slots([*slots_left, *slots_joined])
        return reformed

    def _may_lie_elsewhere(self, piece: str) -> bool:
        """Tell whether a piece gets another slot on this stage; an area may have moved with its places."""
        return bool(self._pieces.piece(piece).covers) or self._slot_of(piece) != self._slots[piece]

    def enter(self, pieces: Iterable[str]) -> None:
        """Add new pieces to their slots; `lay_out_unsettled` lays them out."""
        self._unsettled |= dict.fromkeys(map(self._join_slot, pieces))

    def cells_of(self, piece: Piece) -> tuple[Rect, ...]:
        """Return the rectangles that an area covers, relative to its corner; none for other pieces."""
        if not piece.covers:
            return ()
        area = self._rect_of_area(piece)
        places = map(self.room, piece.covers)
        return tuple(Rect(place.x - area.x, place.y - area.y, place.width, place.height) for place in places)

    def previewed(self, piece: Piece) -> Rect:
        """Return the rectangle that a piece would get, or an empty one if this stage has no place for it."""
        if piece.covers:
            return self._rect_of_area(piece)
        own = self._layout.own_slot(piece)
        if own is not None:
            return spread(own, [self._piece_in_slot(piece)])[0]
        bearer = self.room(piece.place)
        part = self._layout.part(self._pieces.kind_of(piece.place), piece.kind)
        if part is None or not bearer.width:
            return NOWHERE.rect
        return fitted(part.rect.within(bearer), self._piece_in_slot(piece))

    def change(self, piece: str) -> None:
        """Assign a changed piece and those on it to their slots again; `lay_out_unsettled` lays them out."""
        changed = [piece, *self._borne_by(piece)]
        slots_left = [self._leave_slot(moved) for moved in changed]
        slots_joined = [self._join_slot(moved) for moved in changed]
        self._unsettled |= dict.fromkeys((*slots_left, *slots_joined))

    def hold_up(self, piece: str) -> None:
        """Hold a card of a fan up, for which the others make room; "" for none."""
        if piece == self._held_up:
            return
        before, self._held_up = self._held_up, piece
        slots = (self._slots.get(card, NOWHERE) for card in (before, piece))
        self._lay_out_slots(slot.id for slot in slots if slot.spread == "fan")

    def draw_out(self, chosen: Iterable[str]) -> None:
        """Let these cards stand out of their fans, and no others."""
        before, self._chosen = self._chosen, frozenset(chosen)
        moved_in_or_out = sorted(before ^ self._chosen)
        slots = (self._slots.get(card, NOWHERE) for card in moved_in_or_out)
        self._lay_out_slots(slot.id for slot in slots if slot.spread == "fan")

    def forget(self, pieces: Iterable[str]) -> None:
        """Remove pieces from their slots; `lay_out_unsettled` closes the gaps."""
        for piece in pieces:
            slot_left = self._leave_slot(piece)
            self._unsettled[slot_left] = None

    def lay_out_unsettled(self) -> None:
        """Lay out the slots whose pieces entered, changed or left since the last call."""
        unsettled, self._unsettled = self._unsettled, {}
        self._lay_out_slots(slot for slot in unsettled if slot in self._pieces_in_slot)

    def _join_slot(self, piece: str) -> str:
        """Add a piece to its slot, and return the slot's id.

        A slot on another piece, its bearer, is also listed by that, to be laid out again when the bearer is.
        """
        slot = self._slot_of(piece)
        self._slots[piece] = slot
        self._pieces_in_slot.setdefault(slot.id, {})[piece] = None
        if slot.id.startswith(ON):
            bearer = slot.inside
            self._slots_on_piece.setdefault(bearer, {})[slot.id] = None
        return slot.id

    def _slot_of(self, piece: str) -> Slot:
        """Return the slot of a piece: its own, a part of its bearer's kind, or anywhere on its bearer.

        An area has a slot for itself, whose rectangle is that of the places it covers.
        """
        shown, bearer = self._pieces.piece(piece), self._pieces.place_of(piece)
        if shown.covers:
            return Slot(f"{ON}{bearer}: {piece}", NOWHERE.rect, bearer)
        part = self._layout.part(self._pieces.kind_of(bearer), shown.kind)
        if part is None or self._layout.own_slot(shown) is not None:
            return self._layout.slot(shown) or Slot(f"{ON}{bearer}", NOWHERE.rect, bearer)
        return msgspec.structs.replace(part, id=f"{ON}{bearer}: {part.id}", inside=bearer)

    def _leave_slot(self, piece: str) -> str:
        """Remove a piece from its slot, and return the slot's id."""
        slot = self._slots.pop(piece, NOWHERE)
        self._pieces_in_slot.get(slot.id, {}).pop(piece, None)
        self._rects.pop(piece, None)
        return slot.id

    def _borne_by(self, piece: str) -> list[str]:
        """Return the other pieces on a piece, and in the slot of the same id if it is a place, too."""
        slots = {piece, *self._slots_on_piece.get(piece, ())}
        borne = [other for slot in sorted(slots) for other in sorted(self._pieces_in_slot.get(slot, ()))]
        return [other for other in borne if other != piece]

    def _lay_out_slots(self, slots: Iterable[str]) -> None:
        """Lay out the pieces of these slots, then those on them; slots on pieces come after their bearers.

        A slot that waits is laid out once, even if it is reached again through its bearer.
        """
        waiting = dict.fromkeys(sorted(filter(None, slots), key=lambda slot: slot.startswith(ON)))
        while waiting:
            slot = next(iter(waiting))
            del waiting[slot]
            for piece, (rect, tilt), resting_z in self._spread_pieces(slot):
                self._rects[piece] = rect
                self._lay_piece(piece, rect, resting_z, tilt)
                waiting |= dict.fromkeys(sorted(self._slots_on_piece.get(piece, ())))

    def _spread_pieces(self, slot: str) -> Iterator[tuple[str, Held, float]]:
        """Yield the pieces of a slot with their positions and heights; the place itself is the lowest.

        A place that is a piece, too, has the same id as its slot.
        """
        sharing = sorted(self._pieces_in_slot.get(slot, ()), key=self._rank_of)
        if slot in sharing:
            rect = fitted(self._slots[slot].rect, self._piece_in_slot(self._pieces.piece(slot)))
            yield slot, Held(rect, 0.0), self._height_of(slot, 0)
        others = [piece for piece in sharing if piece != slot]
        for number, (piece, held) in enumerate(zip(others, self._rects_sharing_slot(others), strict=True)):
            base = HELD_UP_Z if piece == self._held_up else SPREAD_Z
            yield piece, held, self._height_of(piece, base + number)

    def _rects_sharing_slot(self, pieces: list[str]) -> list[Held]:
        """Return the rectangles and tilts of pieces that share a slot; only cards in a fan are tilted."""
        slot = self._slots[pieces[0]] if pieces else NOWHERE
        if slot.spread == "fan":
            return self._cards_in_fan(slot.rect, pieces)
        return [Held(rect, tilt=0.0) for rect in self._rects_in_slot(pieces)]

    def _cards_in_fan(self, room: Rect, cards: list[str]) -> list[Held]:
        """Return the rectangles and tilts of the cards of a hand, all of which have the first one's shape.

        Cards that would fill any room, which have no aspect, are square.
        """
        held_up = cards.index(self._held_up) if self._held_up in cards else None
        chosen = [number for number, card in enumerate(cards) if card in self._chosen]
        aspect = self._piece_in_slot(self._pieces.piece(cards[0])).aspect or 1.0
        return fanned(room, aspect, len(cards), held_up=held_up, chosen=chosen)

    def _rects_in_slot(self, pieces: list[str]) -> list[Rect]:
        """Return the rectangles of pieces that share a slot, in the order of their rank.

        Pieces that cover cells lie on those; others share the slot, or a part of their bearer. An area
        has a slot for itself, so the first piece tells which it is.
        """
        if not pieces:
            return []
        slot = self._slots[pieces[0]]
        if self._pieces.piece(pieces[0]).covers:
            return [self._rect_of_area(self._pieces.piece(piece)) for piece in pieces]
        in_slot = [self._piece_in_slot(self._pieces.piece(piece)) for piece in pieces]
        return self._rects_on_bearer(slot, in_slot) if slot.id.startswith(ON) else spread(slot, in_slot)

    def _rects_on_bearer(self, slot: Slot, pieces: list[PieceInSlot]) -> list[Rect]:
        """Return the rectangles of pieces on another one: in the slot's part of it, or at its corner.

        They lie at its corner if the slot has no width, and nowhere if the bearer has none.
        """
        bearer = self._rects.get(slot.inside, NOWHERE.rect)
        if not bearer.width:
            return [NOWHERE.rect] * len(pieces)
        if not slot.rect.width:
            return [within(bearer, piece) for piece in pieces]
        return spread(msgspec.structs.replace(slot, rect=slot.rect.within(bearer)), pieces)

    def _rect_of_area(self, piece: Piece) -> Rect:
        """Return the rectangle around all places that an area covers."""
        rects = [self.room(place) for place in piece.covers]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        right = max(rect.x + rect.width for rect in rects)
        bottom = max(rect.y + rect.height for rect in rects)
        return Rect(left, top, right - left, bottom - top)

    def form_of(self, piece: Piece) -> str:
        """Return the kind that decides how a piece looks on this stage."""
        return self.forms.get(piece.kind, piece.kind)

    def _rank_of(self, piece: str) -> tuple[int, int]:
        """Return the key by which pieces of a slot are sorted: their order, then their row in the model."""
        return self._pieces.piece(piece).order, self._pieces.row_of(piece)

    def _piece_in_slot(self, piece: Piece) -> PieceInSlot:
        """Return what decides where and how large a piece lies in its slot."""
        kind = self.form_of(piece)
        aspect = self._book.aspect(kind, piece.art, piece.face)
        return PieceInSlot(piece.order, aspect=aspect, part=self._book.kinds[kind].part)

    def _height_of(self, piece: str, rank: int) -> float:
        """Return the height (z value) of a piece: by its depth, then its rank, then its order."""
        order = min(max(self._pieces.piece(piece).order, 0), LATEST)
        return self._pieces_below(piece) * HEIGHT_BY_DEPTH + rank + order / (LATEST + 1)

    def _pieces_below(self, piece: str) -> int:
        """Return the number of pieces below a piece; `places_of` also counts the piece itself.

        Pieces of a kind that covers its neighbours (`over`), and those on it, count as deeper than any other.
        """
        kinds = [self._book.kinds[self._pieces.kind_of(place)] for place in self._pieces.places_of(piece)]
        return len(kinds) - 1 + DEEPEST * sum(kind.over for kind in kinds)
