"""The itinerary: orders the moves of a change into steps that the eye can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from wonderland_qt.models.pieces.cue_types import Appear, Cue, Fall, Handful, Leave, Roll, Strike, Travel
from wonderland_qt.scene.moving.die_roll import DieRoll
from wonderland_qt.scene.moving.motion_steps import MotionStep
from wonderland_qt.scene.moving.passages import IN_HAND, SMALL, Arrival, Passage, Pose, Walk
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LookAlike, PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

MOST_OF_A_HANDFUL = 5
FALL_TURN, FALL_DOWN, FALL_SIDEWAYS = 110.0, 0.9, 0.5
"""Degrees by which a falling piece turns; how far it falls down and sideways, as parts of its size."""
TOOL_WIDTH, RAISED_TURN, SPARKS_GROW = 1.5, 50.0, 1.4
"""A tool's width by that of its target; its degrees when raised; how much the sparks grow."""
STRIKES_FROM, SWINGS_FROM = QPointF(0.4, -0.25), QPointF(0.3, -0.5)
"""Where a striking tool lies from its target, and a raised one from where it strikes, by its width: both
times at the upper right."""


@dataclass(slots=True)
class Gone:
    """A removed piece: its picture, its rectangle before, and the place it lay on."""

    picture: LookAlike
    before: QRectF
    place: str


@dataclass(slots=True)
class GatheredMoves:
    """The changes of one update: rectangles where pieces were before, new pieces, and removed ones.

    New or moved pieces that are to be seen when all others lie are in `last` alone. `dropped` is the piece
    that the player let go of, the place it was put on, and its rectangle then.
    """

    moved: dict[str, QRectF] = field(default_factory=dict)
    came: dict[str, None] = field(default_factory=dict)
    last: dict[str, None] = field(default_factory=dict)
    went: dict[str, Gone] = field(default_factory=dict)
    dropped: tuple[str, str, QRectF] | None = None

    def seen_by(self, view: QTransform) -> None:
        """Map all rectangles into another layout, so that motion starts where the player saw the pieces."""
        self.moved = {piece: view.mapRect(before) for piece, before in self.moved.items()}
        for gone in self.went.values():
            gone.before = view.mapRect(gone.before)
        if self.dropped is not None:
            piece, place, rect = self.dropped
            self.dropped = (piece, place, view.mapRect(rect))


class Itinerary:
    """Orders gathered changes into steps by their cues; changes without a cue join the first step."""

    def __init__(self, scene: TableScene, gathered: GatheredMoves) -> None:
        """Begin with all changes; each one is used up by the first passage that shows it.

        A board that comes at once and over its neighbours is held up: what it covers does not travel.
        """
        self._scene, self._gathered = scene, gathered
        self._dropped = gathered.dropped
        kinds = scene.kinds
        shown = [(item, kinds[item.look.kind]) for item in scene.piece_items() if item.seen]
        self._boards_held_up = [item for item, kind in shown if kind.at_once and kind.over]

    def steps(self, shown: Sequence[Sequence[Cue]], cued_only: bool = False) -> list[MotionStep]:
        """Return the non-empty steps for these groups of cues that are shown together.

        Moves without a cue join the first step, or are a step of their own if there is no other. With
        `cued_only` they are left out, as for what has happened while the table was covered. Pieces that
        are seen when all others lie are the last step, if there is another one.
        """
        steps = [step for together in shown for step in self._steps_of(together)]
        if not cued_only:
            self._add_others(steps, [*self._passages_without_cue(), *self._passages_of_dropped()])
        seen_last = self._passages_of_last() if steps else []
        return [*steps, MotionStep(seen_last)] if seen_last else steps

    def _add_others(self, steps: list[MotionStep], others: list[Passage]) -> None:
        """Let moves without a cue, if there are any, join the first step; without one they are a new step."""
        if others and steps:
            steps[0].passages += others
        elif others:
            steps.append(MotionStep(others))

    def _steps_of(self, together: Sequence[Cue]) -> Iterator[MotionStep]:
        """Yield the steps of cues that are shown together: die rolls, then passages, then strikes."""
        for cue in together:
            die = self._scene.item_of(cue.die) if isinstance(cue, Roll) else None
            if die is not None and isinstance(cue, Roll):
                yield MotionStep(roll=DieRoll(self._scene, die, cue.shows))
        passages = [passage for cue in together for passage in self._passages_of(cue)]
        if passages:
            yield MotionStep(passages)
        for cue in together:
            if isinstance(cue, Strike):
                yield from self._steps_of_strike(cue)

    def _passages_of(self, cue: Cue) -> Iterator[Passage]:
        """Yield the passages that a cue names; a die roll has none, and a strike only its target's."""
        match cue:
            case Travel():
                yield from self._passage_of_piece(cue.piece, cue.origin, cue.way)
            case Strike():
                yield from self._passage_of_piece(cue.piece)
            case Appear():
                candidates = [*self._gathered.moved, *self._gathered.came]
                for piece in candidates:
                    if self._lies_on(piece, cue.place):
                        yield from self._passage_of_piece(piece, cue.origin)
            case Leave():
                yield from self._passages_of_leaving(cue)
            case Handful():
                yield from self._passages_of_handful(cue)
            case Fall():
                yield from self._passage_of_fall(cue.piece)
            case _:
                return

    def _passage_of_piece(self, piece: str, origin: str = "", way: Sequence[str] = ()) -> Iterator[Passage]:
        """Yield the passage of a piece that moved, came or went, at most once per piece.

        One that came begins at `origin`, one that moved goes by the places of `way`, if any are given. A
        piece whose place has no room has no passage, nor has one below a board that is held up.
        """
        item = self._scene.item_of(piece)
        if self._is_below_board(piece):
            return
        if piece in self._gathered.went:
            gone = self._gathered.went.pop(piece)
            begin = self._first_pose(piece, gone.before)
            yield Passage(gone.picture, begin, begin.about(begin.rect.center(), SMALL, solid=0.0))
        elif item is None or not item.home.width:
            return
        elif piece in self._gathered.moved:
            yield self._passage_of_moved(item, self._gathered.moved.pop(piece), way)
        elif piece in self._gathered.came:
            del self._gathered.came[piece]
            yield self._passage_of_new(item, origin)

    def _is_below_board(self, piece: str) -> bool:
        """Tell whether a held-up board covers where a piece, not on the board, lies or lay last."""
        item, gone = self._scene.item_of(piece), self._gathered.went.get(piece)
        if item is not None:
            rect = as_qrectf(item.home)
            boards_above = [board for board in self._boards_held_up if board.resting_z > item.resting_z]
        elif gone is not None:
            rect, boards_above = gone.before, self._boards_held_up
        else:
            return False
        return any(board.body.contains(rect) for board in boards_above)

    def _passage_of_moved(self, item: PieceItem, before: QRectF, way: Sequence[str]) -> Passage:
        """Return the passage of a moved piece: a walk along its way, unless the player dragged it there."""
        begin = self._first_pose(item.piece_id, before)
        middles = [middle for middle in map(self._middle_of_place, way) if middle is not None]
        was_dragged = begin.rect != before
        if middles and not was_dragged:
            return Walk(item, begin, _pose_at_home(item), middles)
        return Passage(item, begin, _pose_at_home(item))

    def _first_pose(self, piece: str, before: QRectF) -> Pose:
        """Return a passage's first pose: where the player let go of the piece, or where it was before."""
        held = self._rect_of_drop(piece)
        return Pose(before) if held is None else Pose(held, turn=IN_HAND)

    def _passage_of_new(self, item: PieceItem, origin: str) -> Passage:
        """Return the passage of a new piece: out of its origin, or growing at its own place."""
        home, begin = _pose_at_home(item), self._middle_of_place(origin)
        if begin is None:
            return Passage(item, home.about(home.rect.center(), SMALL, solid=0.0), home, waits=False)
        return Passage(item, home.about(begin, SMALL), home, waits=False)

    def _passages_of_leaving(self, cue: Leave) -> Iterator[Passage]:
        """Yield the passages of all pieces that left a place into a goal; those of an unseen one are left."""
        end, went = self._middle_of_place(cue.goal), self._gathered.went
        leaving = [piece for piece, gone in went.items() if gone.place == cue.place]
        if end is None:
            return
        for piece in leaving:
            gone = went.pop(piece)
            begin = Pose(gone.before)
            yield Passage(gone.picture, begin, begin.about(end, SMALL))

    def _passages_of_handful(self, cue: Handful) -> Iterator[Passage]:
        """Yield passages of copies that look like one piece, from one visible place to another one.

        There are none unless both places and the piece are on the table. A copy is hidden until it starts
        (it does not wait in sight), and is small, because a handful leaves and enters a heap.
        """
        begin, end = self._middle_of_place(cue.origin), self._middle_of_place(cue.goal)
        pattern = self._scene.item_of(cue.like)
        if begin is None or end is None or pattern is None or begin == end:
            return
        pose = _pose_at_home(pattern)
        for _ in range(min(cue.count, MOST_OF_A_HANDFUL)):
            picture = LookAlike(self._scene.bake_alone(cue.like), pattern.home.width)
            yield Passage(picture, pose.about(begin, SMALL), pose.about(end, SMALL), waits=False)

    def _passage_of_fall(self, piece: str) -> Iterator[Passage]:
        """Yield the passage of a copy that falls and fades where a piece is or was, towards the middle."""
        item = self._scene.item_of(piece)
        if piece in self._gathered.went:
            gone = self._gathered.went.pop(piece)
            picture, before = gone.picture, gone.before
        elif item is not None and item.isVisible():
            picture = LookAlike(self._scene.bake_alone(piece), item.home.width)
            before = _pose_at_home(item).rect
        else:
            return
        yield Passage(picture, Pose(before), self._fallen_from(before))

    def _fallen_from(self, before: QRectF) -> Pose:
        """Return the last pose of a fall: below, towards the middle of the table, turned and faded."""
        inwards = 1 if before.center().x() < self._scene.sceneRect().center().x() else -1
        sideways = before.width() * FALL_SIDEWAYS * inwards
        below = before.center() + QPointF(sideways, before.height() * FALL_DOWN)
        return Pose(before).about(below, solid=0.0, turn=FALL_TURN * inwards)

    def _steps_of_strike(self, cue: Strike) -> Iterator[MotionStep]:
        """Yield two steps if the piece is on the table: a tool strikes it, then sparks grow and fade."""
        item = self._scene.item_of(cue.piece)
        if item is None or not item.home.width:
            return
        target = _pose_at_home(item).rect
        width = target.width() * TOOL_WIDTH
        tool, sparks = self._picture_of(cue.tool, width), self._picture_of(cue.flies, width)
        yield MotionStep([_passage_of_tool(tool, target.center(), width)])
        yield MotionStep([_passage_of_sparks(sparks, target.center(), width)])

    def _picture_of(self, name: str, width: float) -> LookAlike:
        """Return a picture by its name "kind/art", `width` millimetres wide."""
        kind, _, art = name.partition("/")
        aspect = self._scene.oven.book.aspect(kind, art) or 1.0
        return LookAlike(self._scene.bake_loose(Look(kind, art), width, width / aspect), width)

    def _passages_without_cue(self) -> list[Passage]:
        """Return the passages of all changes that no cue has named; pieces ride on what they lie on."""
        gathered = self._gathered
        passages: dict[str, Passage] = {}
        for piece in (*gathered.moved, *gathered.went, *gathered.came):  # copied, as passages use them up
            for passage in self._passage_of_piece(piece):
                passages[piece] = passage
        for piece, passage in passages.items():
            for below in self._pieces_below(piece):
                passage.ride_on(passages.get(below))
        return list(passages.values())

    def _passages_of_last(self) -> list[Passage]:
        """Return the passages of pieces that come into sight at their own places when all others lie."""
        items = filter(None, map(self._scene.item_of, self._gathered.last))
        return [Arrival(item) for item in items if item.seen and item.home.width]

    def _pieces_below(self, piece: str) -> Iterator[str]:
        """Yield what a piece lies on, and what that lies on in turn, up to a piece that is its own place."""
        item = self._scene.item_of(piece)
        while item is not None and item.place != item.piece_id:
            yield item.place
            item = self._scene.item_of(item.place)

    def _passages_of_dropped(self) -> list[Passage]:
        """Return the passage of a dropped piece into its new place, if it did not travel otherwise.

        Its other passages begin in the hand, too, and clear `_dropped`.
        """
        if self._dropped is None:
            return []
        piece, place, rect = self._dropped
        item, end = self._scene.item_of(piece), self._middle_of_place(place)
        if item is None or end is None or not item.home.width:
            return []
        picture = LookAlike(self._scene.bake_alone(piece), item.home.width)
        swallowed = _pose_at_home(item).about(end, SMALL, solid=0.0)
        return [Passage(picture, Pose(rect, turn=IN_HAND), swallowed)]

    def _rect_of_drop(self, piece: str) -> QRectF | None:
        """Return where the player let go of this piece, or None; only the first call gets the answer."""
        if self._dropped is None:
            return None
        dropped, _place, rect = self._dropped
        if dropped != piece:
            return None
        self._dropped = None
        return rect

    def _middle_of_place(self, piece: str) -> QPointF | None:
        """Return the middle of a place, or the point where the player just let go of it, or None."""
        held = self._rect_of_drop(piece) if piece else None
        if held is not None:
            return held.center()
        item = self._scene.item_of(piece)
        return _pose_at_home(item).rect.center() if item is not None and item.home.width else None

    def _lies_on(self, piece: str, place: str) -> bool:
        """Tell whether a piece is on the table, directly on a place."""
        item = self._scene.item_of(piece)
        return item is not None and item.place == place


def _passage_of_tool(tool: LookAlike, target: QPointF, width: float) -> Passage:
    """Return the passage of a raised tool down to its target."""
    down = Pose(_rect_around(tool, target + STRIKES_FROM * width, width))
    raised = down.about(down.rect.center() + SWINGS_FROM * width, turn=RAISED_TURN)
    return Passage(tool, raised, down, waits=False)


def _passage_of_sparks(sparks: LookAlike, target: QPointF, width: float) -> Passage:
    """Return the passage of sparks that grow and fade at a target."""
    burst = Pose(_rect_around(sparks, target, width))
    faded = burst.about(target, SPARKS_GROW, solid=0.0)
    return Passage(sparks, burst.about(target, SMALL), faded, waits=False)


def _rect_around(picture: LookAlike, middle: QPointF, width: float) -> QRectF:
    """Return the rectangle of a picture of this width around a point; an empty picture has no height."""
    body = picture.boundingRect()
    rect = QRectF(0, 0, width, width * body.height() / max(body.width(), 1.0))
    rect.moveCenter(middle)
    return rect


def _pose_at_home(item: PieceItem) -> Pose:
    return Pose(as_qrectf(item.home))
