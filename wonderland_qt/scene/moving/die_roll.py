"""The roll of a die: it tumbles large over the table, shows face after face, and lies still to be read."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import (
    LIFTED_Z,
    LookAlike,
    PieceItem,
    picture_item,
    show_baked,
    turn_item,
)
from wonderland_qt.scene.table.table_scene import TableScene

TURNS, FACES_SHOWN, ROLLS, HOP = 2, 9, 0.4, 0.5
"""How often it turns and shows another face while it rolls, for which part of the time, how high it hops."""

HEIGHT, ACROSS, DOWN = 0.19, 0.7, 0.52
"""The die's height, and where its middle is, as parts of the table: beside a card that is held up."""
NUMBER = 0.6
"""The height of the number on a die without faces, as a part of the die."""
DIE_Z, NUMBER_Z = LIFTED_Z + 2, LIFTED_Z + 3
"""The die tumbles over all pieces and pills in the air, and its number lies on it."""
MOST_FACES = 6
PASSING_NUMBERS = 4
"""How many numbers from 0 pass by on a die without faces while it rolls."""


class DieRoll:
    """One roll, which shows a face or a number in the end where it has one.

    A die without faces has one picture, listed as face 0, on which a number may stand.
    """

    def __init__(self, scene: TableScene, die: PieceItem, shows: int | None) -> None:
        """Prepare the pictures of the die: its faces if one of them is what it `shows`, else the only one.

        A die without faces shows a number on that picture, or nothing if `shows` is None.
        """
        self._scene, self._shows = scene, shows
        table = scene.sceneRect()
        self._side = HEIGHT * table.height()
        self._middle = QPointF(table.left() + ACROSS * table.width(), table.top() + DOWN * table.height())
        faces = self._pictures_of_faces(die.look) if shows is not None else {}
        self._has_faces = shows in faces
        self._pictures = faces if self._has_faces else {0: self._picture_of(die.look)}
        self._thrown: list[LookAlike] = []
        self._number: QGraphicsPixmapItem | None = None

    @property
    def body(self) -> QRectF:
        """Return what the die covers where it lies still."""
        half = QPointF(self._side / 2, self._side / 2)
        return QRectF(self._middle - half, self._middle + half)

    @property
    def shown(self) -> int | None:
        """Return the face that is up now; None before it is rolled, and for a die without faces."""
        up = (face for face, picture in self._pictures.items() if picture.isVisible())
        return next(up, None) if self._has_faces and self._thrown else None

    def show(self, part: float) -> None:
        """Show the die as it is after this part (0 to 1) of the time: it hops and turns less and less.

        On a die without faces, numbers pass by until the rolled one stays.
        """
        left = 1 - min(part / ROLLS, 1.0)
        face_up = self._face_shown(left)
        height = HOP * self._side * abs(sin(2 * pi * left)) * left
        for face, picture in self._pictures.items():
            if picture not in self._thrown:
                self._scene.addItem(picture)
                self._thrown.append(picture)
            picture.setVisible(face == face_up)
            picture.setPos(self.body.topLeft() - QPointF(0, height))
            turn_item(picture, 360 * TURNS * left * left)
        if not self._has_faces and self._shows is not None:
            passing = (self._shows + int(FACES_SHOWN * left)) % PASSING_NUMBERS
            self._show_number(str(passing if left else self._shows))

    def rest(self) -> None:
        """Remove the die and its number from the table."""
        for picture in self._thrown:
            self._scene.removeItem(picture)
        if self._number is not None:
            self._scene.removeItem(self._number)
        self._thrown, self._number = [], None

    def _face_shown(self, left: float) -> int:
        """Return the face that is up when a part of the roll is left (1 to 0), in the end what was rolled."""
        faces = sorted(self._pictures)
        last = faces.index(self._shows) if self._has_faces and self._shows is not None else 0
        return faces[(last + int(FACES_SHOWN * left)) % len(faces)]

    def _pictures_of_faces(self, look: Look) -> dict[int, LookAlike]:
        """Return the pictures of the faces that are drawn, by number, without borrowed pictures."""
        book, kind = self._scene.oven.book, look.kind
        pictures = ((face, book.picture(kind, str(face))) for face in range(MOST_FACES + 1))
        drawn = [face for face, picture in pictures if picture is not None and picture.own]
        return {face: self._picture_of(Look(kind, str(face))) for face in drawn}

    def _picture_of(self, look: Look) -> LookAlike:
        """Return a picture of the die's size, above everything else on the table."""
        picture = LookAlike(self._scene.bake_loose(look, self._side, self._side), self._side)
        picture.setZValue(DIE_Z)
        return picture

    def _show_number(self, number: str) -> None:
        """Show a number in the middle of a die that has no faces."""
        if self._number is None:
            self._number = picture_item()
            self._number.setZValue(NUMBER_Z)
            self._scene.addItem(self._number)
        show_baked(self._number, self._scene.bake_tag(number, NUMBER * self._side))
        size = self._number.mapRectToScene(self._number.boundingRect()).size()
        middle = self.body.center()
        self._number.setPos(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
