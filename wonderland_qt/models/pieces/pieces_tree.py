"""The tree of pieces by place, and the edits that turn one such tree into another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from wonderland_qt.engine.table.pieces import Piece, astray
from wonderland_qt.engine.words.worded_errors import in_words

ROOT = ""
FIELDS_THAT_CHANGE = (
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
    def from_pieces(cls, pieces: Iterable[Piece]) -> PiecesTree:
        """Return the tree of these pieces; raises ValueError for a repeated id or a missing place."""
        tree, all_pieces = cls(), tuple(pieces)
        problem = astray(all_pieces)
        if problem:
            raise ValueError(in_words(problem))
        for piece in all_pieces:
            tree.put(piece.id, piece, piece.place)
        tree._sort_by_order()
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

    def _sort_by_order(self) -> None:
        for siblings in self.children.values():
            siblings.sort(key=lambda node: self.pieces[node].order)


def edits(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Edit]:
    """Yield the edits that turn `tree` into `wanted`; each must be applied before the next is asked for.

    Pieces move away from a place before it is removed, and get their order only when all are there.
    """
    yield from _edits_of_arrivals(tree, wanted)
    yield from _removals(tree, wanted)
    for place in (ROOT, *wanted.downward()):
        yield from _moves_within_place(tree, wanted, place)
    yield from _changes_of_pieces(tree, wanted)


def _edits_of_arrivals(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Insert | PieceMove]:
    """Yield an edit for each piece that is new or comes from another place, after that of its place."""
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


def _removals(tree: PiecesTree, wanted: PiecesTree) -> Iterator[Remove]:
    """Yield an edit for each piece that is gone, but not for the pieces on it."""
    for node in tuple(tree.downward()):
        if node in tree.pieces and node not in wanted.pieces:
            yield Remove(node)


def _moves_within_place(tree: PiecesTree, wanted: PiecesTree, place: str) -> Iterator[PieceMove]:
    """Yield the fewest moves that bring the pieces on a place into the wanted order.

    Each goes behind the previous piece. It must be applied to `tree` before the next one is asked for.
    """
    order = wanted.children[place]
    if tree.children[place] == order:
        return
    staying = _longest_rising(tree.children[place], {node: row for row, node in enumerate(order)})
    for number, node in enumerate(order):
        if node not in staying:
            row_of_previous = tree.row(order[number - 1]) if number else -1
            was_before_it = tree.row(node) < row_of_previous  # so the previous one moves a row up
            yield PieceMove(node, place, row_of_previous if was_before_it else row_of_previous + 1)


def _longest_rising(nodes: list[str], rank: dict[str, int]) -> set[str]:
    """Return a longest subsequence of nodes with rising rank: these need not move.

    For each length it keeps the rising subsequence that ends with the lowest rank (patience sorting); a node
    replaces the last one of its length, or is appended to the longest.
    """
    last_ranks: list[int] = []
    last_nodes: list[str] = []
    node_before: dict[str, str | None] = {}
    for node in nodes:
        length_before = bisect_left(last_ranks, rank[node])
        node_before[node] = last_nodes[length_before - 1] if length_before else None
        if length_before == len(last_nodes):
            last_ranks.append(rank[node])
            last_nodes.append(node)
        else:
            last_ranks[length_before], last_nodes[length_before] = rank[node], node
    return set(_back_from(last_nodes[-1], node_before)) if last_nodes else set()


def _back_from(last: str, node_before: Mapping[str, str | None]) -> Iterator[str]:
    """Yield the last node of a subsequence, then the one before each, up to the first."""
    node: str | None = last
    while node is not None:
        yield node
        node = node_before[node]


def _changes_of_pieces(tree: PiecesTree, wanted: PiecesTree) -> Iterator[PieceChange]:
    """Yield a change for each piece that differs from before, with the names of its changed fields."""
    for node, piece in wanted.pieces.items():
        before = tree.pieces[node]
        if before != piece:
            yield PieceChange(node, piece, _changed_fields(before, piece))


def _changed_fields(before: Piece, after: Piece) -> tuple[str, ...]:
    """Return the names of the fields in which a piece differs from before."""
    return tuple(name for name in FIELDS_THAT_CHANGE if getattr(before, name) != getattr(after, name))
