"""The performance of another player's turn: their portrait leans in, shows the chosen card, and gains fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPathItem

from wonderland_qt.models.pieces.layout_types import Beat, Flight
from wonderland_qt.scene.moving.darkness import arriving_in, darkness_around
from wonderland_qt.scene.moving.flown_gains import FlownGains
from wonderland_qt.scene.moving.gliding import Glider, centred_on
from wonderland_qt.scene.moving.players_boards import (
    board_fills_stage,
    boards_of,
    buttons_of,
    panels_of,
    rect_of_board,
    visible_items,
)
from wonderland_qt.scene.moving.pointing import Pointing
from wonderland_qt.scene.moving.portrait import PORTRAIT_Z, Portrait
from wonderland_qt.scene.moving.raised_copies import RaisedCopies
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import see_through
from wonderland_qt.scene.table.piece_item import PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

DARKNESS, AROUND_SPOTLIGHT, NIGHT = 0.36, 0.66, "#0d0805"
"""The opacity of darkness around a performer and around a spotlight, and its colour."""
HELD_UP, PUT_AWAY = 0.52, 0.1
"""The heights of a card that is held up and one that was put away, as parts of the table's height."""
LEANING_OUT = 1.6
"""The size of a piece that leans out of its place, as a multiple of its size there."""
RISING, COMING_FORWARD, TURNING = 220, 300, 450
"""Milliseconds for holding a card up, coming into a spotlight, and turning the card over."""
MOST_WAITING = 0.99
"""The largest part of their time that gains wait before they fly; what is left may not be 0."""
DARK_Z, LEANER_Z, CARD_Z = PORTRAIT_Z - 2, PORTRAIT_Z - 1, PORTRAIT_Z + 1
"""The heights of darkness, leaning piece and held card: below and above the portrait."""


class Performance(QObject):
    """Dims the table around the `performer`'s board, shows their portrait and the `held` card.

    The panel of the player whose board lies `near` is never dimmed.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin with a bright table; one clock moves card, portrait and leaning piece, another the gains."""
        super().__init__(scene)
        self._scene = scene
        self.performer = self.held = self.near = ""
        self._dark = _new_darkness()
        scene.addItem(self._dark)
        self.card: Glider | None = None
        self.back: Glider | None = None  # the old look of the card while it turns over
        self._portrait = Portrait(scene)
        self.leaner: Glider | None = None  # the copy of the piece `leaning` that grows out of its place
        self.leaning, self._part_before_gains = "", 0.0
        self._raised = RaisedCopies(scene)
        self.pointing = Pointing(scene)
        self.gains = FlownGains(scene)
        self.clock = self._new_clock(self._move_held_up)
        self.flying = self._new_clock(self._show_gains)

    def _new_clock(self, show: Callable[[float], None]) -> QVariantAnimation:
        """Return a clock that lets `show` show the part (0 to 1) of its duration that is over."""
        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.valueChanged.connect(show)
        return clock

    @property
    def portrait(self) -> Glider | None:
        """Return the performer's portrait, or None if none is shown."""
        return self._portrait.glider

    @property
    def _goal_of_card(self) -> QRectF | None:
        """Return where the held card is going, or None if no card is held up."""
        return self.card.goal if self.card is not None else None

    def show(self, beat: Beat, part: float, late: int = 0) -> None:
        """Show one beat of a performance; durations are multiplied by `part`, 0 means without animation.

        Gains set out after `late` milliseconds, when what covers the table is gone.
        """
        self._end_flights()
        self._darken(beat.performer, beat.spotlight, arriving_in(beat))
        self._show_card(beat)
        self._portrait.place(beat.performer, self._goal_of_card, beat.done)
        self._lean_out(beat.leaning)
        self._point_to(beat.points_to)
        if beat.done and self.card is not None:
            self.card.set_out(self._rect_put_away(self.card.rect))
        self.clock.setDuration(round(self._duration_of(beat) * part))
        self._move_held_up(0.0)  # the clock moves them only from its first tick on
        self.clock.start()
        self._start_gains(beat, round(beat.milliseconds * part), late)

    def _show_card(self, beat: Beat) -> None:
        """Hold up another card, turn over the one that is held, or let it stay."""
        if beat.held != self.held:
            self._put_down()
            self._hold_up(beat.held)
        elif beat.turned:
            self._turn_over()
        elif self.card is not None:
            self._remove_back()
            self.card.set_out(self.card.goal)  # it stays, while the others move

    def _duration_of(self, beat: Beat) -> int:
        """Return in how many milliseconds cards and portraits move in a beat.

        A finished beat takes its whole time. Portraits, which come with a spotlight, take longer than cards.
        """
        if beat.done:
            return beat.milliseconds
        if beat.turned:
            return min(TURNING, beat.milliseconds)
        return COMING_FORWARD if beat.spotlight else RISING

    def wait_for(self, performer: str) -> None:
        """Keep a thinking performer's board light; end all else, but for a card that they hold up already."""
        if performer != self.performer or not performer:
            self._put_down()
        self._lean_out("")
        self._point_to("")
        self._end_flights()
        self._darken(performer)

    def _end_flights(self) -> None:
        """Remove flying gains, and the light on the places that count them."""
        self.flying.stop()
        if self.gains.lit:
            self._scene.outlines.show(frozenset())
        self.gains.end()

    def _darken(self, performer: str, spotlight: Sequence[str] = (), arriving: Sequence[str] = ()) -> None:
        """Darken the table except the performer's boards, the spotlight and what is `arriving`.

        Without a board or a spotlight to see, nothing is dark. The panel of those who look on is dark only in
        a spotlight, and their buttons while somebody else acts. A board that fills the stage counts as none.
        """
        if performer != self.performer or not performer:
            self._portrait.remove()
        self.performer = performer
        scene = self._scene
        holes = self._raised.show(list(visible_items(scene, spotlight)))  # the others are raised above it
        if performer and not board_fills_stage(scene, performer):
            holes += boards_of(scene, performer)
        is_dark = bool(holes or self._raised.copies)
        if is_dark:
            holes += visible_items(scene, arriving)
        if is_dark and not spotlight:
            holes += panels_of(scene, self.near)
        buttons = buttons_of(scene) if performer else ()
        self._dark.setPath(darkness_around(scene.sceneRect(), holes, buttons))
        self._dark.setBrush(see_through(NIGHT, AROUND_SPOTLIGHT if spotlight else DARKNESS))
        self._dark.setVisible(is_dark)

    def _lean_out(self, piece: str) -> None:
        """Let this piece lean out of its place, and the earlier one sink back; "" for none."""
        item = self._scene.item_of(piece) if piece else None
        if piece != self.leaning or item is None:
            self._remove_leaner()
        if self.leaner is not None:
            self.leaner.set_out(self.leaner.goal)  # it stays, while the others move
        elif item is not None:
            body = item.body
            goal = centred_on(body, body.width() * LEANING_OUT, body.height() * LEANING_OUT)
            goal.moveBottom(body.bottom())
            self.leaning = piece
            self.leaner = Glider(self._scene, item.look, begin=body, largest=goal, above=LEANER_Z)
            self.leaner.set_out(goal)

    def _remove_leaner(self) -> None:
        """Remove the piece that leans out, if there is one, so that only its item in its place is seen."""
        leaner, self.leaner, self.leaning = self.leaner, None, ""
        if leaner is not None:
            leaner.leave()

    def _point_to(self, piece: str) -> None:
        """Point dots of light from the held card to a piece; "" for none."""
        item = self._scene.item_of(piece) if piece else None
        if self.card is None or item is None or not item.seen:
            self.pointing.vanish()
        else:
            self.pointing.point(self.card.goal, item.body)

    def _start_gains(self, beat: Beat, duration: int, late: int) -> None:
        """Let the gains of a beat fly for `duration` milliseconds, after waiting for `late` milliseconds."""
        if not beat.flights:
            return
        first = beat.flights[0]
        board = rect_of_board(self._scene, first.gain.player)
        self.gains.set_out(beat.flights, self._rect_of_source(first), board)
        if self.gains.lit:
            self._scene.outlines.show(self.gains.lit)
        self._part_before_gains = min(late / max(duration + late, 1), MOST_WAITING)
        self.flying.setDuration(duration + late)
        self._show_gains(0.0)
        self.flying.start()

    def _rect_of_source(self, first: Flight) -> QRectF:
        """Return where gains start: held card, else origin, else the performer's portrait, else a board."""
        if self.card is not None:
            return self.card.goal
        source = next(visible_items(self._scene, (first.origin,)), None)
        if source is not None:
            return QRectF(source.body)
        if self.portrait is not None:
            return self.portrait.goal
        return rect_of_board(self._scene, self.performer or first.gain.player)

    def _hold_up(self, piece: str) -> None:
        """Let a card rise from its place to the middle of the table, or grow there if it has no place."""
        item = self._scene.item_of(piece) if piece else None
        if item is None:
            return
        self.held = piece
        goal = self._rect_in_middle(item)
        has_place_on_table = item.home.width > 0
        if has_place_on_table:
            begin = as_qrectf(item.home)
        else:
            begin = centred_on(goal, goal.width() / 4, goal.height() / 4)
        look = self._look_for_performer(item.look)
        self.card = Glider(self._scene, look, begin=begin, largest=goal, above=CARD_Z)
        self.card.set_out(goal)

    def _look_for_performer(self, look: Look) -> Look:
        """Return a card's look with the performer's own pieces among its signs, as the performer takes it."""
        signs_show_owners_pieces = bool(self._scene.kinds[look.kind].signed)
        if self.performer and signs_show_owners_pieces:
            return replace(look, owner=self.performer)
        return look

    def _turn_over(self) -> None:
        """Begin to turn the held card, if there is one, about its vertical axis to its current look."""
        item = self._scene.item_of(self.held)
        if self.card is None or item is None:
            return
        goal = self.card.goal
        self._remove_back()
        self.back = self.card
        self.card = Glider(self._scene, item.look, begin=goal, largest=goal, above=CARD_Z)
        self.card.set_out(goal)

    def _remove_back(self) -> None:
        """Remove the back of a card that was turned over, lest it turns once more; the face lies flat."""
        back, self.back = self.back, None
        if back is not None:
            back.leave()
            if self.card is not None:
                self.card.lean(0.0)

    def _rect_in_middle(self, item: PieceItem) -> QRectF:
        """Return the rectangle of a held piece, in the middle of the table, in its shape or its picture's."""
        table, home = self._scene.sceneRect(), item.home
        if home.height:
            aspect = home.width / home.height
        else:
            aspect = self._scene.oven.book.aspect(item.look.kind, item.look.art) or 1.0
        height = HELD_UP * table.height()
        return centred_on(table, height * aspect, height)

    def _rect_put_away(self, card: QRectF) -> QRectF:
        """Return the rectangle of a card that was put away: at the lower left, beside the small cards."""
        table = self._scene.sceneRect()
        height = PUT_AWAY * table.height()
        width = height * card.width() / card.height()
        return QRectF(table.left(), table.bottom() - height, width, height)

    def _move_held_up(self, part: float) -> None:
        """Move card, portrait and leaning piece to this part (0 to 1) of their ways.

        A card turned over shows its back until half time, then its face; what leans by 1 or more is hidden.
        """
        for glider in (self.card, self.portrait, self.leaner):
            if glider is not None:
                glider.glide(part)
        self.pointing.reach(part)
        if self.back is not None and self.card is not None:
            self.back.lean(2 * part)
            self.card.lean(2 - 2 * part)

    def _show_gains(self, part: float) -> None:
        """Show the gains after this part (0 to 1) of waiting and flying together."""
        waiting = self._part_before_gains
        self.gains.show(max(part - waiting, 0.0) / (1 - waiting))

    def _put_down(self) -> None:
        """Remove the held card at once."""
        self.clock.stop()
        for side in (self.card, self.back):
            if side is not None:
                side.leave()
        self.card, self.back, self.held = None, None, ""


def _new_darkness() -> QGraphicsPathItem:
    """Return the darkness over a table, without a shape yet."""
    dark = QGraphicsPathItem()
    dark.setZValue(DARK_Z)
    dark.setPen(see_through(NIGHT, 0))
    dark.setBrush(see_through(NIGHT, DARKNESS))
    dark.hide()
    return dark
