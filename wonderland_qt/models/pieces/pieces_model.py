"""The pieces on the table as a Qt item model: a tree by place with precise change signals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from itertools import chain
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

HasWords = Callable[[str], bool]
"""Tells whether there are words for a key."""
FEW = 3
"""The most pieces on a piece that are described with it."""


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


def _has_no_words(_key: str) -> bool:
    """Tell that there are no words for any key, so that no piece has a name or an explanation."""
    return False


def capital(words: str) -> str:
    """Return words with a capital first letter."""
    return words[:1].upper() + words[1:]


class PiecesModel(QAbstractItemModel):
    """Pieces as children of the place that they are on; only changes are signalled.

    `shown` is emitted after the last edit of `show`. In its methods a node is the id of a piece.
    """

    shown = Signal()

    def __init__(self, say: Say, parent: QObject | None = None, has: HasWords = _has_no_words) -> None:
        """Number the nodes, because an index of Qt carries a number and not an id.

        Only keys that it `has` words for give names and explanations to pieces.
        """
        super().__init__(parent)
        self._say, self._has_words = say, has
        self._tree = PiecesTree()
        self._number_of_node: dict[str, int] = {}
        self._node_of_number: dict[int, str] = {}

    def show(self, pieces: Iterable[Piece]) -> None:
        """Change the model to these pieces, edit by edit."""
        for edit in edits(self._tree, PiecesTree.from_pieces(pieces)):
            self._apply(edit)
        self.shown.emit()

    def index_of(self, node: str) -> QModelIndex:
        """Return the index of a piece or place, invalid if it is not on the table."""
        if node not in self._tree.pieces:
            return QModelIndex()
        return self.createIndex(self._tree.row(node), 0, self._number_for_index(node))

    def piece_at(self, index: Index) -> Piece:
        """Return the piece of a row."""
        return self._tree.pieces[self._node_of_number[index.internalId()]]

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
        nodes: list[str] = []
        for node in self._nodes_on(parent)[first : last + 1]:
            nodes += self._tree.branch(node)
        return nodes

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
        pieces_on_it = self._tree.children[piece]
        described = [piece, *pieces_on_it] if len(pieces_on_it) <= FEW else [piece]
        words = (self.index_of(node).data() for node in described)
        return list(dict.fromkeys(words))

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 Qt's default
        """Return the index of a row in a place, an invalid one if there is no such row."""
        nodes = self._nodes_on(parent)
        if column != 0 or not 0 <= row < len(nodes):
            return QModelIndex()
        return self.createIndex(row, column, self._number_for_index(nodes[row]))

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008 Qt overloads it
        """Return the index of the place that a piece is on, an invalid one for a piece on none."""
        if not index.isValid():
            return QModelIndex()
        return self.index_of(self._tree.parents[self._node_of_number[index.internalId()]])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of pieces on a place."""
        return len(self._nodes_on(parent))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return 1: a piece is one row."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a piece for a role: its name, words or a field; None for other roles."""
        if not index.isValid():
            return None
        if role in EXPLAINING:
            return in_role(self._explanation_of(self.piece_at(index)), role)
        if role == PieceRole.NAME:
            return self._name_of(self.piece_at(index))
        if role == PieceRole.LINES:
            return tuple(map(self._say, self.piece_at(index).lines))
        field = FIELD_OF_ROLE.get(role)
        value = getattr(self.piece_at(index), field) if field is not None else None
        return capital(self._say(value)) if isinstance(value, Text) else value

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the roles."""
        return {role.value: role.name.lower().encode() for role in PieceRole}

    def name_of_thing(self, thing: str) -> str:
        """Return the name of a thing or a player's role, "" if it has none."""
        return capital(self._say(Text(thing))) if thing and self._has_words(thing) else ""

    def _name_of(self, piece: Piece) -> str:
        """Return the name of a piece's art, "" if it has none or is face down."""
        return self.name_of_thing(piece.art) if piece.face else ""

    def _explanation_of(self, piece: Piece) -> str:
        """Return what a piece does and why it matters, by its art if face up, or its kind, or "".

        A piece without a text of its own is not worth an explanation.
        """
        if not piece.text.key:
            return ""
        by_art, by_kind = f"why-{piece.art}", f"why-{piece.kind}"
        keys = (by_art, by_kind) if piece.face else (by_kind,)
        return next((self._say(Text(key)) for key in keys if self._has_words(key)), "")

    def _nodes_on(self, parent: Index) -> list[str]:
        """Return the nodes on a place in order; only the first column of a tree has children in Qt."""
        if not parent.isValid():
            return self._tree.children[ROOT]
        return self._tree.children[self._node_of_number[parent.internalId()]] if parent.column() == 0 else []

    def _number_for_index(self, node: str) -> int:
        """Return the number by which Qt's indexes identify a node, always the same one; the first is 1."""
        number = self._number_of_node.get(node)
        if number is None:
            next_number = len(self._number_of_node) + 1
            number = self._number_of_node[node] = next_number
            self._node_of_number[number] = node
        return number

    def _apply(self, edit: Edit) -> None:
        """Make one edit of the tree, and report it to the views."""
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
        """Move a piece; Qt wants the row of the sibling before which it goes, counted before the move."""
        parent_before, row_before = self._tree.parents[edit.id], self._tree.row(edit.id)
        moves_down_in_place = parent_before == edit.parent and edit.row > row_before
        row_of_next = edit.row + 1 if moves_down_in_place else edit.row
        source, target = self.index_of(parent_before), self.index_of(edit.parent)
        self.beginMoveRows(source, row_before, row_before, target, row_of_next)
        self._tree.move(edit.id, edit.parent, edit.row)
        self.endMoveRows()

    def _remove(self, edit: Remove) -> None:
        """Take a piece off the tree, between the two signals that Qt asks for."""
        row = self._tree.row(edit.id)
        self.beginRemoveRows(self.index_of(self._tree.parents[edit.id]), row, row)
        self._tree.take(edit.id)
        self.endRemoveRows()

    def _change(self, edit: PieceChange) -> None:
        """Change a piece, and report only the roles that its changed fields are shown in."""
        self._tree.pieces[edit.id] = edit.piece
        roles = list(chain.from_iterable(ROLES_OF_FIELD[field] for field in edit.fields))
        index = self.index_of(edit.id)
        self.dataChanged.emit(index, index, roles)
