"""The tree of pieces by place, and the edits that turn one such tree into another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from wonderland_qt.engine.table.pieces import Piece, astray
from wonderland_qt.engine.words.worded_errors import in_words

ROOT = ""
CHANGING = (
    "place",
    "kind",
    "art",
    "order",
    "face",
    "badge",
    "text",
    "icons",
    "lines",
    "owner",
    "covers",
    "about",
)


@dataclass(frozen=True, slots=True)
class Insert:
    """A piece is added."""

    id: str
    piece: Piece
    parent: str
    row: int


@dataclass(frozen=True, slots=True)
class Remove:
    """A piece is removed with all pieces on it."""

    id: str


@dataclass(frozen=True, slots=True)
class PieceMove:
    """A piece moves to another row, counted after the move."""

    id: str
    parent: str
    row: int


@dataclass(frozen=True, slots=True)
class PieceChange:
    """Some `fields` of a piece change, without a move."""

    id: str
    piece: Piece
    fields: tuple[str, ...]


Edit = Insert | Remove | PieceMove | PieceChange


@dataclass(slots=True)
class PiecesTree:
    """Pieces as children of their places; a place is another piece or the table itself, `ROOT`.

    `pieces` maps ids to pieces, `parents` ids to places, and `children` places to ids in order.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    parents: dict[str, str] = field(default_factory=dict)
    children: dict[str, list[str]] = field(default_factory=lambda: {ROOT: []})

    @classmethod
    def of(cls, pieces: Iterable[Piece]) -> PiecesTree:
        """Return the tree of these pieces; raises ValueError for a repeated id or a missing place."""
        tree, lying = cls(), tuple(pieces)
        if problem := astray(lying):
            raise ValueError(in_words(problem))
        for piece in lying:
            tree.put(piece.id, piece, piece.place)
        tree._sort()
        return tree

    def put(self, node: str, piece: Piece, parent: str, row: int | None = None) -> None:
        """Add a node to a place, at the end if no row is given."""
        self.pieces[node] = piece
        self.parents[node] = parent
        self.children.setdefault(node, [])
        siblings = self.children.setdefault(parent, [])
        siblings.insert(len(siblings) if row is None else row, node)

    def row(self, node: str) -> int:
        """Return the row of a node in its place."""
        return self.children[self.parents[node]].index(node)

    def take(self, node: str) -> None:
        """Remove a node with all nodes on it."""
        for child in tuple(self.children[node]):
            self.take(child)
        self.children[self.parents[node]].remove(node)
        del self.pieces[node], self.parents[node], self.children[node]

    def move(self, node: str, parent: str, row: int) -> None:
        """Move a node to a row of a place."""
        self.children[self.parents[node]].remove(node)
        self.children[parent].insert(row, node)
        self.parents[node] = parent

    def downward(self) -> Iterator[str]:
        """Yield all nodes, each after its place."""
        waiting = list(self.children[ROOT])
        while waiting:
            yield from waiting
            waiting = [child for node in waiting for child in self.children[node]]

    def branch(self, node: str) -> Iterator[str]:
        """Yield a node and all nodes on it, each after its place."""
        yield node
        for child in self.children[node]:
            yield from self.branch(child)

    def _sort(self) -> None:
        for siblings in self.children.values():
            siblings.sort(key=lambda node: self.pieces[node].order)


def edits(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Edit]:
    """Yield the edits that turn `tree` into `wanted`; each must be applied before the next is asked for."""
    yield from _arrivals(tree, wanted)
    yield from _departures(tree, wanted)
    for place in (ROOT, *wanted.downward()):
        yield from _reorder(tree, wanted, place)
    yield from _changes(tree, wanted)


def _arrivals(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Edit]:
    for node in wanted.downward():
        parent = wanted.parents[node]
        if node not in tree.pieces:
            yield Insert(node, wanted.pieces[node], parent, _row_for(tree, wanted, node))
        elif tree.parents[node] != parent:
            yield PieceMove(node, parent, _row_for(tree, wanted, node))


def _row_for(tree: PiecesTree, wanted: PiecesTree, node: str) -> int:
    """Return the row after the nearest earlier sibling that is already in the tree."""
    parent = wanted.parents[node]
    for earlier in reversed(wanted.children[parent][: wanted.row(node)]):
        if tree.parents.get(earlier) == parent:
            return tree.row(earlier) + 1
    return 0


def _departures(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Edit]:
    for node in tuple(tree.downward()):
        if node in tree.pieces and node not in wanted.pieces:
            yield Remove(node)


def _reorder(tree: PiecesTree, wanted: PiecesTree, place: str) -> Iterator[Edit]:
    if tree.children[place] == wanted.children[place]:
        return
    order = wanted.children[place]
    staying = _longest_rising(tree.children[place], {node: row for row, node in enumerate(order)})
    for row, node in enumerate(order):
        if node not in staying:
            behind = tree.row(order[row - 1]) if row else -1
            yield PieceMove(node, place, behind + (tree.row(node) > behind))


def _longest_rising(nodes: list[str], rank: dict[str, int]) -> set[str]:
    """Return a longest subsequence of nodes with rising rank: these need not move."""
    tails: list[int] = []
    ends: list[str] = []
    before: dict[str, str | None] = {}
    for node in nodes:
        at = bisect_left(tails, rank[node])
        before[node] = ends[at - 1] if at else None
        tails[at : at + 1] = [rank[node]]
        ends[at : at + 1] = [node]
    rising: set[str] = set()
    node_: str | None = ends[-1] if ends else None
    while node_ is not None:
        rising.add(node_)
        node_ = before[node_]
    return rising


def _changes(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Edit]:
    for node, piece in wanted.pieces.items():
        before = tree.pieces[node]
        if before != piece:
            yield PieceChange(node, piece, _changed(before, piece))


def _changed(before: Piece, after: Piece) -> tuple[str, ...]:
    return tuple(name for name in CHANGING if getattr(before, name) != getattr(after, name))
