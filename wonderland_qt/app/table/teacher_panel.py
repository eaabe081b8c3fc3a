"""The teacher: a face, and a bubble with a headline and at most two sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import button, paragraph, say, say_button, styled
from wonderland_qt.app.paper.pixmaps import rendered
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.learning.teacher import Teacher

MARGIN, BUBBLE, SMALL_BUBBLE = 12, 480, 420
FACE, SMALL_FACE = (165, 211), (84, 107)
USUAL_HEIGHT = 720
"""The height of the usual window, in pixels."""
DONE, NOW, TO_COME = "●", "◉", "○"
BESIDE = " · "
AWAY_FROM_CORNERS, AWAY_FROM_USUAL = 0.5, 1.0
"""How many more highlighted pieces all corners must cover before the bubble lies anywhere else, and all
usual places before more are tried."""
FINER = 8
STEPS = tuple(product(range(FINER + 1), repeat=2))
"""So many steps from side to side, and from top to bottom, lie the places that are tried where all usual ones
cover something."""

COUNTED = "✓"
"""The sign before a reason that can be counted on the table."""
Sides = tuple[int, int, int, int]
"""The left, upper, right and lower side of a rectangle."""


class TeacherPanel(QWidget):
    """The face of the teacher and the bubble.

    Emits `went_on` when a hint was read, `left` to end lessons, `show_wanted` to see the advised move, and
    `known` if that kind of tip is not needed any more.
    """

    went_on = Signal()
    show_wanted = Signal()
    known = Signal()
    left = Signal()

    def __init__(self, say_text: Callable[[Text], str], art: Path, parent: QWidget) -> None:
        """Begin hidden and without words, as a table may have no hint; `_shown` is the face drawn last."""
        super().__init__(parent)
        self._say, self._art = say_text, art
        self._shown: tuple[str, QSize] = ("", QSize())
        self.setObjectName("teacher")
        self.face = QLabel(self)
        self.face.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble = styled(QFrame(self), "bubble")
        self.headline = paragraph("", "bubble-head")
        self.text = paragraph("", "bubble-text")
        self.reasons = paragraph("", "bubble-reason")
        self.place = styled(QLabel(), "hint")
        self.go_on = button("", self.went_on, "small")
        self.leave = button("", self.left, "small")
        self.show_me = button("", self.show_wanted, "small")
        self.know = button("", self.known, "small")
        self._lay_out()
        self.hide()

    def tell(self, teacher: Teacher, instead: str, ready: bool, can_show: bool, by_key: bool) -> None:
        """Show the hint, or other words after another move (`instead`) or a finished one (`ready`).

        `can_show` offers a demonstration; `by_key` tells that a key would end the lessons now. A lesson has
        its place among the lessons and a large face, other advice neither.
        """
        lesson = teacher.teaches
        self._say_words(teacher, instead, ready)
        self.place.setVisible(lesson)
        number, count = teacher.place
        self._show_place_in_lessons(number, count, teacher.chapter_and_title)
        self._offer_buttons(teacher, can_show)
        self.name_leaving(lesson, by_key)
        self._show_face(f"{teacher.lessons.teacher}_{teacher.face}", FACE if lesson else SMALL_FACE)

    def _say_words(self, teacher: Teacher, instead: str, ready: bool) -> None:
        """Write the headline, the text unless the move is finished (`ready`), and the reasons for it.

        Words `instead` of the text, if not "", are written even then.
        """
        headline, text_below = teacher.headline, teacher.text
        if instead:
            text_below = instead
        elif ready:
            headline, text_below = self._say(Text("lesson-ready")), ""
        say(self.headline, headline)
        say(self.text, text_below)
        self.text.setVisible(bool(text_below))
        reasons = "\n".join(f"{COUNTED} {self._say(reason.text)}" for reason in teacher.reasons)
        say(self.reasons, reasons)
        self.reasons.setVisible(bool(reasons))

    def _offer_buttons(self, teacher: Teacher, can_show: bool) -> None:
        """Offer to go on if the hint is only to be read, and for an advised move a demonstration.

        An advised move can be skipped as known, too. Without a lesson the hint is a coach's tip, which can
        always be put away.
        """
        lesson = teacher.teaches
        self.go_on.setVisible(teacher.is_read or not lesson)
        self.show_me.setVisible(teacher.advises and can_show)
        self.know.setVisible(teacher.advises)
        say_button(self.go_on, self._say(Text("lesson-go-on" if lesson else "coach-read")))
        say_button(self.show_me, self._say(Text("lesson-show-me")))
        say_button(self.know, self._say(Text("lesson-known")))

    def name_leaving(self, lesson: bool, by_key: bool) -> None:
        """Show the key that ends lessons only while it does."""
        ending = "lesson-leave" if by_key else "lesson-leave-by-click"
        say_button(self.leave, self._say(Text(ending if lesson else "coach-leave")))

    def _show_place_in_lessons(self, number: int, count: int, lesson: tuple[str, ...]) -> None:
        """Show the name of the lesson, and its number among all lessons as a row of dots."""
        dots = DONE * (number - 1) + NOW + TO_COME * (count - number)
        name = BESIDE.join(lesson)
        say(self.place, f"{name}  {dots}" if lesson else "")
        place = self._say(text("lesson-place", number=number, of=count))
        self.place.setAccessibleName(f"{name}. {place}")

    def reposition(self, room: QRect, light: list[QRect], grown: float) -> None:
        """Move to where the fewest highlighted rectangles (`light`) are covered, preferably a corner."""
        face = self.face.pixmap().deviceIndependentSize().toSize()
        self._size_bubble(most=room.width() - face.width() - 2 * MARGIN, grown=grown)
        whole = QSize(face.width() + self.bubble.width(), max(face.height(), self.bubble.height()))
        self.resize(whole)
        self.face.setGeometry(QRect(QPoint(0, whole.height() - face.height()), face))
        self.bubble.move(face.width(), whole.height() - self.bubble.height())
        self.move(self._least_covering_corner(room, light))

    def _size_bubble(self, most: int, grown: float) -> None:
        """Make the bubble as wide as its words need, at least its usual width and at `most` this."""
        layout = self.bubble.layout()
        assert layout is not None
        layout.activate()
        lesson = self.place.isVisibleTo(self)
        usual = round((BUBBLE if lesson else SMALL_BUBBLE) * grown)
        self.bubble.setFixedWidth(min(max(usual, layout.totalMinimumSize().width()), most))
        self.bubble.setFixedHeight(layout.totalHeightForWidth(self.bubble.width()))

    def edge_towards(self, goal: QPoint) -> QPoint:
        """Return the point of the panel's edge from which an arrow reaches a goal without crossing it."""
        parts = [part.geometry().translated(self.pos()) for part in (self.face, self.bubble)]
        nearest = [_nearest_point(part, goal) for part in parts]
        return min(nearest, key=lambda point: (point - goal).manhattanLength())

    def _least_covering_corner(self, room: QRect, light: list[QRect]) -> QPoint:
        """Return where in a room the panel covers the least: in a corner, at a side or in the middle.

        The corners and the middle of the lower and upper side are preferred; many more places are tried where
        all of the usual ones cover more than those cost anyway. Rectangles that `light` repeats, as covering
        them is worse, are measured only once for each place.
        """
        upper_left = room.topLeft() + QPoint(MARGIN, MARGIN)
        lower_right = room.bottomRight() - QPoint(self.width() + MARGIN, self.height() + MARGIN)
        low, high = lower_right.y(), upper_left.y()
        middle = room.left() + (room.width() - self.width()) // 2
        columns = (upper_left.x(), lower_right.x(), middle)
        preferred = [QPoint(x, y) for y in (low, high) for x in columns]
        heights_between = [low + (high - low) * quarter // 4 for quarter in (1, 2, 3)]
        others = [QPoint(x, y) for y in heights_between for x in columns]
        covered = partial(self._amount_covered, light=Counter(map(_sides_of, light)))
        costs = {place: covered(place) for place in preferred}
        costs |= {place: covered(place) + AWAY_FROM_CORNERS for place in others}
        if min(costs.values()) > AWAY_FROM_USUAL:
            finer = map(partial(_part_way, upper_left, lower_right), STEPS)
            costs |= {place: covered(place) + AWAY_FROM_USUAL for place in finer}
        return min(costs, key=costs.__getitem__)

    def _amount_covered(self, corner: QPoint, light: Counter[Sides]) -> float:
        """Return how many highlighted rectangles a place would cover, parts of them as fractions."""
        parts = [_sides_of(part.geometry().translated(corner)) for part in (self.face, self.bubble)]
        return sum(times * _part_covered(lit, part) for lit, times in light.items() for part in parts)

    def _show_face(self, name: str, size: tuple[int, int]) -> None:
        """Show a picture of the teacher, if there is one, larger in a window higher than the usual one."""
        window = self.window()
        room = QSize(*size) * max(window.height() / USUAL_HEIGHT, 1.0)
        if self._shown == (name, room):
            return
        self._shown = (name, room)
        file, ratio = self._art / "teacher" / f"{name}.svg", self.devicePixelRatioF()
        picture = _picture_in_file(file, room, ratio) if file.is_file() else QPixmap()
        self.face.setPixmap(picture)

    def _lay_out(self) -> None:
        """Lay the progress in the lessons above headline, text, reasons and the row of buttons."""
        sheet = QVBoxLayout(self.bubble)
        sheet.setContentsMargins(18, 12, 18, 12)
        sheet.setSpacing(6)
        sheet.addWidget(self.place)
        sheet.addWidget(self.headline)
        sheet.addWidget(self.text)
        sheet.addWidget(self.reasons)
        buttons = QHBoxLayout()
        buttons.addStretch()
        for choice in (self.leave, self.show_me, self.know, self.go_on):
            buttons.addWidget(choice)
        sheet.addLayout(buttons)


def _part_way(upper_left: QPoint, lower_right: QPoint, step: tuple[int, int]) -> QPoint:
    """Return the point so many steps of `FINER` from one point to another, across and down."""
    across, down = step
    way = lower_right - upper_left
    return upper_left + QPoint(way.x() * across // FINER, way.y() * down // FINER)


def _nearest_point(part: QRect, goal: QPoint) -> QPoint:
    """Return the point of a rectangle that is nearest to a goal."""
    x = min(max(goal.x(), part.left()), part.right())
    y = min(max(goal.y(), part.top()), part.bottom())
    return QPoint(x, y)


def _sides_of(rect: QRect) -> Sides:
    """Return the sides of a rectangle; the right and lower ones are one pixel beyond those of Qt."""
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()


def _part_covered(covered: Sides, over: Sides) -> float:
    """Return the part of a rectangle that lies under another, from 0 (also if they are apart) to 1."""
    left, top, right, bottom = covered
    over_left, over_top, over_right, over_bottom = over
    width = min(right, over_right) - max(left, over_left)
    height = min(bottom, over_bottom) - max(top, over_top)
    if width <= 0 or height <= 0:
        return 0.0
    return width * height / ((right - left) * (bottom - top))


def _picture_in_file(file: Path, room: QSize, ratio: float) -> QPixmap:
    """Return a picture as large as fits into a room."""
    svg = QSvgRenderer(str(file))
    return rendered(svg, svg.defaultSize().scaled(room, Qt.AspectRatioMode.KeepAspectRatio), ratio)
