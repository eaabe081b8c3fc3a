"""The pieces on the table as a Qt item model: a tree by place with precise change signals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt, Signal

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Say, Text
from wonderland_qt.models.pieces.pieces_tree import (
    ROOT,
    Edit,
    Insert,
    PieceChange,
    PieceMove,
    PiecesTree,
    Remove,
    edits,
)
from wonderland_qt.models.pieces.tooltips import in_role
from wonderland_qt.models.qt_index import Index

Has = Callable[[str], bool]
FEW = 3


class PieceRole(IntEnum):
    """Roles of a piece beside its words."""

    ID = Qt.ItemDataRole.UserRole + 1
    KIND = Qt.ItemDataRole.UserRole + 2
    ART = Qt.ItemDataRole.UserRole + 3
    PLACE = Qt.ItemDataRole.UserRole + 4
    ORDER = Qt.ItemDataRole.UserRole + 5
    FACE = Qt.ItemDataRole.UserRole + 6
    BADGE = Qt.ItemDataRole.UserRole + 7
    TEXT = Qt.ItemDataRole.UserRole + 8
    NAME = Qt.ItemDataRole.UserRole + 9
    ICONS = Qt.ItemDataRole.UserRole + 10
    OWNER = Qt.ItemDataRole.UserRole + 11
    COVERS = Qt.ItemDataRole.UserRole + 12
    ABOUT = Qt.ItemDataRole.UserRole + 13
    LINES = Qt.ItemDataRole.UserRole + 14
    WHY = Qt.ItemDataRole.UserRole + 15


ROLES_OF_FIELD: dict[str, tuple[int, ...]] = {
    "id": (PieceRole.ID,),
    "place": (PieceRole.PLACE,),
    "kind": (PieceRole.KIND,),
    "art": (PieceRole.ART, PieceRole.NAME),
    "order": (PieceRole.ORDER,),
    "face": (PieceRole.FACE, PieceRole.NAME),
    "badge": (PieceRole.BADGE,),
    "icons": (PieceRole.ICONS,),
    "lines": (PieceRole.LINES,),
    "owner": (PieceRole.OWNER,),
    "covers": (PieceRole.COVERS,),
    "about": (PieceRole.ABOUT,),
    "text": (PieceRole.TEXT, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole),
}
EXPLAINING = {PieceRole.WHY, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}
FIELD_OF_ROLE = {role: name for name, roles in ROLES_OF_FIELD.items() for role in roles}


def _nameless(_key: str) -> bool:
    return False


def capital(words: str) -> str:
    """Return words with a capital first letter."""
    return words[:1].upper() + words[1:]


class PiecesModel(QAbstractItemModel):
    """Pieces as children of the place that they are on; only changes are signalled.

    `shown` is emitted after the last edit of `show`.
    """

    shown = Signal()

    def __init__(self, say: Say, parent: QObject | None = None, has: Has = _nameless) -> None:
        super().__init__(parent)
        self._say, self._has = say, has
        self._tree = PiecesTree()
        self._keys: dict[str, int] = {}
        self._nodes: dict[int, str] = {}

    def show(self, pieces: Iterable[Piece]) -> None:
        """Change the model to these pieces, edit by edit."""
        for edit in edits(self._tree, PiecesTree.of(pieces)):
            self._apply(edit)
        self.shown.emit()

    def index_of(self, node: str) -> QModelIndex:
        """Return the index of a piece or place, invalid if it is not on the table."""
        if node not in self._tree.pieces:
            return QModelIndex()
        return self.createIndex(self._tree.row(node), 0, self._key(node))

    def piece_at(self, index: Index) -> Piece:
        """Return the piece of a row."""
        return self._tree.pieces[self._nodes[index.internalId()]]

    def piece(self, node: str) -> Piece:
        """Return a piece by id; raises KeyError if it is not on the table."""
        return self._tree.pieces[node]

    def kind_of(self, node: str) -> str:
        """Return the kind of a piece, "" for the table and unknown pieces."""
        piece = self._tree.pieces.get(node)
        return piece.kind if piece is not None else ""

    def place_of(self, node: str) -> str:
        """Return the place that a piece is on, "" for the table and for unknown pieces."""
        return self._tree.parents.get(node, ROOT)

    def row_of(self, node: str) -> int:
        """Return the row of a piece among those in the same place."""
        return self._tree.row(node)

    def branch(self, parent: Index, first: int, last: int) -> list[str]:
        """Return the pieces in these rows of a place, each followed by those on it."""
        return [node for top in self._rows(parent)[first : last + 1] for node in self._tree.branch(top)]

    def areas(self) -> dict[str, tuple[str, ...]]:
        """Return the areas on the table with the places that each covers."""
        return {name: piece.covers for name, piece in self._tree.pieces.items() if piece.covers}

    def places_of(self, piece: str) -> list[str]:
        """Return a piece followed by the ones below it, down to the table; nothing for an unknown piece."""
        found: list[str] = []
        while piece in self._tree.pieces:
            found.append(piece)
            piece = self._tree.parents[piece]
        return found

    def about(self, piece: str) -> list[str]:
        """Return the words of a piece and, if there are few, of the pieces on it, without repetitions."""
        if piece not in self._tree.pieces:
            return []
        lying = self._tree.children[piece]
        described = (piece, *lying) if len(lying) <= FEW else (piece,)
        return list(dict.fromkeys(self.index_of(node).data() for node in described))

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 Qt's default
        """Return the index of a row in a place."""
        rows = self._rows(parent)
        if column != 0 or not 0 <= row < len(rows):
            return QModelIndex()
        return self.createIndex(row, column, self._key(rows[row]))

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008 Qt overloads it
        """Return the index of the place that a piece is on."""
        if not index.isValid():
            return QModelIndex()
        return self.index_of(self._tree.parents[self._nodes[index.internalId()]])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of pieces on a place."""
        return len(self._rows(parent))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return 1: a piece is one row."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a piece for a role."""
        if not index.isValid():
            return None
        if role in EXPLAINING:
            return in_role(self._why(self.piece_at(index)), role)
        if role == PieceRole.NAME:
            return self._name(self.piece_at(index))
        if role == PieceRole.LINES:
            return tuple(map(self._say, self.piece_at(index).lines))
        field = FIELD_OF_ROLE.get(role)
        value = getattr(self.piece_at(index), field) if field is not None else None
        return capital(self._say(value)) if isinstance(value, Text) else value

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the roles."""
        return {role.value: role.name.lower().encode() for role in PieceRole}

    def _name(self, piece: Piece) -> str:
        """Return the name of a piece's art, "" if it has none or is face down."""
        return capital(self._say(Text(piece.art))) if piece.face and self._has(piece.art) else ""

    def _why(self, piece: Piece) -> str:
        """Return what a piece does and why it matters, by its art or its kind, or ""."""
        keys = (f"why-{piece.art}", f"why-{piece.kind}") if piece.face else (f"why-{piece.kind}",)
        key = next(filter(self._has, keys), "") if piece.text.key else ""
        return self._say(Text(key)) if key else ""

    def _rows(self, parent: Index) -> list[str]:
        if not parent.isValid():
            return self._tree.children[ROOT]
        return self._tree.children[self._nodes[parent.internalId()]] if parent.column() == 0 else []

    def _key(self, node: str) -> int:
        key = self._keys.get(node)
        if key is None:
            key = self._keys[node] = len(self._keys) + 1
            self._nodes[key] = node
        return key

    def _apply(self, edit: Edit) -> None:
        match edit:
            case Insert():
                self._insert(edit)
            case PieceMove():
                self._move(edit)
            case Remove():
                self._remove(edit)
            case PieceChange():
                self._change(edit)

    def _insert(self, edit: Insert) -> None:
        self.beginInsertRows(self.index_of(edit.parent), edit.row, edit.row)
        self._tree.put(edit.id, edit.piece, edit.parent, edit.row)
        self.endInsertRows()

    def _move(self, edit: PieceMove) -> None:
        before, row = self._tree.parents[edit.id], self._tree.row(edit.id)
        onto = edit.row + 1 if before == edit.parent and edit.row > row else edit.row
        self.beginMoveRows(self.index_of(before), row, row, self.index_of(edit.parent), onto)
        self._tree.move(edit.id, edit.parent, edit.row)
        self.endMoveRows()

    def _remove(self, edit: Remove) -> None:
        row = self._tree.row(edit.id)
        self.beginRemoveRows(self.index_of(self._tree.parents[edit.id]), row, row)
        self._tree.take(edit.id)
        self.endRemoveRows()

    def _change(self, edit: PieceChange) -> None:
        self._tree.pieces[edit.id] = edit.piece
        roles = [role for name in edit.fields for role in ROLES_OF_FIELD[name]]
        index = self.index_of(edit.id)
        self.dataChanged.emit(index, index, roles)
