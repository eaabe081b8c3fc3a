"""The portrait of a performer: leans out of its place, or stands beside the card that is held up."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from wonderland_qt.scene.moving.gliding import Glider
from wonderland_qt.scene.moving.leaning import leaning_rect, lying_over
from wonderland_qt.scene.moving.players_boards import rect_of_board
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

BESIDE_CARD, BEHIND_CARD = 0.6, 0.08
"""The portrait's height by that of the card beside it, and the part of its width that the card hides."""
AT_BOARD, USUAL_ASPECT = 0.16, 0.8
"""The largest height, by the table's, and width by height of a portrait at the left of a board."""
PORTRAIT_Z = LIFTED_Z - 2
NUMBERS_Z = PORTRAIT_Z + 0.1
"""The z values of the portrait, which lies below lifted pieces, and of the numbers over it."""
PORTRAIT = "portrait"


class Portrait:
    """Shows a portrait (`glider`) while a player performs, and above it the numbers that it would cover."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.glider: Glider | None = None
        self._numbers_above: list[LookAlike] = []

    def place(self, performer: str, card: QRectF | None, done: bool) -> None:
        """Move the performer's portrait beside the held card, or to lean in without one, or back when `done`.

        It is drawn for its `largest` size, and numbers that it covers above it; none without a home.
        """
        home = self._home_of(performer) if performer else QRectF()
        if home.isNull():
            self.remove()
            return
        leaning = leaning_rect(self._scene, home)
        on_stage = leaning if card is None else _beside_card(card, leaning)
        if self.glider is None:
            look, largest = Look(PORTRAIT, performer), max(leaning, on_stage, key=QRectF.height)
            self.glider = Glider(self._scene, look, begin=home, largest=largest, above=PORTRAIT_Z)
        self.glider.set_out(home if done else on_stage)
        self._show_above(lying_over(self._scene, home))

    def remove(self) -> None:
        """Remove the portrait, if it is shown, and the numbers above it."""
        glider, self.glider = self.glider, None
        self._show_above([])
        if glider is not None:
            glider.leave()

    def _show_above(self, numbers: list[LookAlike]) -> None:
        """Show these copies of numbers, and no earlier ones, above the portrait that leans over them."""
        for number in self._numbers_above:
            self._scene.removeItem(number)
        self._numbers_above = numbers
        for number in numbers:
            number.setZValue(NUMBERS_Z)
            self._scene.addItem(number)

    def _home_of(self, performer: str) -> QRectF:
        """Return where the performer's portrait lies on the table, else its place at their board."""
        for item in self._scene.piece_items():
            is_portrait = item.look.kind == PORTRAIT and item.look.art == performer
            if is_portrait and item.seen and item.home.width:
                return as_qrectf(item.home)
        return self._left_of_board(performer)

    def _left_of_board(self, performer: str) -> QRectF:
        """Return the place of a portrait at the left of a board; empty if there is no board or picture."""
        board, book = rect_of_board(self._scene, performer), self._scene.oven.book
        if board.isNull() or book.picture(PORTRAIT, performer) is None:
            return QRectF()
        height = min(board.height(), AT_BOARD * self._scene.sceneRect().height())
        width = height * (book.aspect(PORTRAIT, performer) or USUAL_ASPECT)
        return QRectF(board.left(), board.top(), width, height)


def _beside_card(card: QRectF, leaning: QRectF) -> QRectF:
    """Return where a leaning portrait stands: a little behind the left side of a held card."""
    height = BESIDE_CARD * card.height()
    width = height * leaning.width() / leaning.height()
    left = card.left() - (1 - BEHIND_CARD) * width
    return QRectF(left, card.bottom() - height, width, height)
