"""The performance of another player's turn: their portrait leans in, shows the chosen card, and gains fly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from wonderland_qt.models.pieces.layout_types import Beat
from wonderland_qt.scene.moving.flown_gains import FlownGains
from wonderland_qt.scene.moving.gliding import Glider, about
from wonderland_qt.scene.moving.leaning import leaning as leaning_out
from wonderland_qt.scene.moving.leaning import lying_over
from wonderland_qt.scene.moving.pointing import Pointing
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import see_through
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

DARKNESS, AROUND_SPOTLIGHT, NIGHT = 0.36, 0.66, "#0d0805"
HIGH, LOW = 0.52, 0.1
"""How high a card is held up and put away, as parts of the table's height."""

OUT = 1.6
"""The factor by which a piece grows that leans out of its place."""

BESIDE = 0.6
"""The height of the portrait beside a card, as a part of the card's."""

RISING, COMING_FORWARD, TURNING = 220, 300, 450
"""Milliseconds for holding a card up, coming into a spotlight, and turning the card over."""

PANEL = 0.6
"""The board of those who look on is a panel of their own when it covers such a part of the table's width."""

FILLING = 0.4
"""The part of a stage that a board covers at least to fill it."""

PORTRAIT, FIGURE = "portrait", "token"
"""The kind of portraits, and the shape of pieces with an outline other than a rectangle."""


class Performance(QObject):
    """Dims the table around the `performer`'s board, shows their portrait and the `held` card.

    The panel of the player whose board lies `near` is never dimmed.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.performer = self.held = self.near = ""
        self._dark = QGraphicsPathItem()
        self._dark.setZValue(LIFTED_Z - 4)
        self._dark.setPen(see_through(NIGHT, 0))
        self._dark.setBrush(see_through(NIGHT, DARKNESS))
        self._dark.hide()
        scene.addItem(self._dark)
        self.card: Glider | None = None
        self.back: Glider | None = None
        self.portrait: Glider | None = None
        self.leaner: Glider | None = None
        self.leaning, self._late = "", 0.0
        self._raised: list[LookAlike] = []
        self._over: list[LookAlike] = []
        self.pointing = Pointing(scene)
        self.gains = FlownGains(scene)
        self.clock, self.flying = QVariantAnimation(self), QVariantAnimation(self)
        for clock, show in ((self.clock, self._move_held_up), (self.flying, self._show_gains)):
            clock.setStartValue(0.0)
            clock.setEndValue(1.0)
            clock.valueChanged.connect(show)

    def show(self, beat: Beat, part: float, late: int = 0) -> None:
        """Show one beat of a performance; durations are multiplied by `part`, 0 means without animation.

        Gains set out after `late` milliseconds, when what covers the table is gone.
        """
        self._end_flights()
        self._darken(beat.performer, beat.spotlight, [flight.gain.place for flight in beat.flights])
        if beat.held != self.held:
            self._put_down()
            self._hold_up(beat.held)
        elif beat.turned:
            self._turn_over()
        elif self.card is not None:
            self.card.set_out(self.card.goal)
        self._place_portrait(beat.done)
        self._lean_out(beat.leaning)
        self._point_to(beat.points_to)
        if beat.done and self.card is not None:
            self.card.set_out(self._put_away(self.card.rect))
        self.clock.setDuration(round(self._duration_of(beat) * part))
        self._move_held_up(0.0)
        self.clock.start()
        self._let_fly(beat, round(beat.milliseconds * part), late)

    def _duration_of(self, beat: Beat) -> int:
        if beat.done:
            return beat.milliseconds
        return TURNING if beat.turned else COMING_FORWARD if beat.spotlight else RISING

    def wait_for(self, performer: str) -> None:
        """Keep the light on the board of a performer who thinks; "" ends the performance."""
        if performer != self.performer or not performer:
            self._put_down()
        self._lean_out("")
        self._point_to("")
        self._end_flights()
        self._darken(performer)

    def _end_flights(self) -> None:
        self.flying.stop()
        if self.gains.lit:
            self._scene.outlines.show(frozenset())
        self.gains.end()

    def _darken(self, performer: str, spotlight: Sequence[str] = (), arriving: Sequence[str] = ()) -> None:
        """Darken the table except the performer's boards, the spotlight and where gains arrive."""
        if performer != self.performer or not performer:
            self._step_back()
        self.performer = performer
        around = performer and not self._has_the_stage(performer)
        shining = self._copy_figures(list(self._in_light(spotlight)))
        lit = [*(self._boards_of(performer) if around else ()), *shining]
        lit += self._in_light(arriving) if lit or self._raised else ()
        lit += self._own_panel() if lit and not spotlight else ()
        self._dark.setPath(self._table_without(lit))
        self._dark.setBrush(see_through(NIGHT, AROUND_SPOTLIGHT if spotlight else DARKNESS))
        self._dark.setVisible(bool(lit or self._raised))

    def _own_panel(self) -> Iterator[PieceItem]:
        """Yield the panel on which those who look on read what is theirs, all the while."""
        least = PANEL * self._scene.sceneRect().width()
        yield from (item for item in self._boards_of(self.near) if item.home.width >= least)

    def _copy_figures(self, lit: Sequence[PieceItem]) -> list[PieceItem]:
        """Show copies of lit figures above the darkness; return the other lit pieces, to be cut out of it."""
        for raised in self._raised:
            self._scene.removeItem(raised)
        kinds = self._scene.oven.book.kinds
        free = [item for item in lit if kinds[item.look.kind].shape == FIGURE]
        figures = [item for item in free if item.baked_for and item.tag is None]
        self._raised = [item.look_alike() for item in figures]
        for item, raised in zip(figures, self._raised, strict=True):
            raised.setPos(as_qrectf(item.home).topLeft())
            raised.setScale(item.resting_scale)
            raised.setZValue(LIFTED_Z - 3.9 + item.ground / LIFTED_Z)
            self._scene.addItem(raised)
        return [item for item in lit if item not in figures]

    def _has_the_stage(self, performer: str) -> bool:
        """Tell whether the performer's own board fills the stage, so that nothing is darkened."""
        table, kinds = self._scene.sceneRect(), self._scene.oven.book.kinds
        for item in self._scene.piece_items():
            large = item.home.width * item.home.height > FILLING * table.width() * table.height()
            if large and item.seen and item.look.art == performer and kinds[item.look.kind].owned:
                return True
        return False

    def _lean_out(self, piece: str) -> None:
        """Let this piece lean out of its place, and the earlier one sink back; "" for none."""
        item = self._scene.item_of(piece) if piece else None
        if piece != self.leaning or item is None:
            self._let_leaner_go()
        if self.leaner is not None:
            self.leaner.set_out(self.leaner.goal)
        if item is None or self.leaner is not None:
            return
        body, goal = item.body, QRectF(0, 0, item.body.width() * OUT, item.body.height() * OUT)
        goal.moveCenter(body.center())
        goal.moveBottom(body.bottom())
        self.leaning = piece
        self.leaner = Glider(self._scene, item.look, body, goal, LIFTED_Z - 3)
        self.leaner.set_out(goal)

    def _let_leaner_go(self) -> None:
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

    def _let_fly(self, beat: Beat, time: int, late: int) -> None:
        if not beat.flights:
            return
        players = {flight.gain.player for flight in beat.flights}
        boards = self._board_rect(next(iter(players)))
        self.gains.set_out(beat.flights, self._rect_of_source(beat.flights[0].origin), boards)
        if self.gains.lit:
            self._scene.outlines.show(self.gains.lit)
        self._late = min(late / max(time + late, 1), 0.99)
        self.flying.setDuration(time + late)
        self._show_gains(0.0)
        self.flying.start()

    def _rect_of_source(self, origin: str) -> QRectF:
        """Return where gains start: held card, else origin, else the performer's portrait or board."""
        if self.card is not None:
            return self.card.goal
        if pieces := list(self._in_light((origin,))):
            return QRectF(pieces[0].body)
        if self.portrait is not None:
            return self.portrait.goal
        return self._board_rect(self.performer) if self.performer else QRectF()

    def _in_light(self, spotlight: Sequence[str]) -> Iterator[PieceItem]:
        items = map(self._scene.item_of, spotlight)
        yield from (item for item in items if item is not None and item.seen and item.home.width)

    def _table_without(self, lit: Iterable[PieceItem]) -> QPainterPath:
        """Return the shape of the table without the lit pieces."""
        table = self._scene.sceneRect()
        around = table.adjusted(-table.width(), -table.height(), table.width(), table.height())
        dark, light = QPainterPath(), QPainterPath()
        dark.addRect(around)
        light.setFillRule(Qt.FillRule.WindingFill)
        for item in lit:
            light.addRect(as_qrectf(item.home))
        return dark.subtracted(light)

    def _board_rect(self, player: str) -> QRectF:
        """Return the rectangle of a player's first visible board, or a null one."""
        return next((QRectF(item.body) for item in self._boards_of(player)), QRectF())

    def _boards_of(self, performer: str) -> Iterator[PieceItem]:
        kinds = self._scene.oven.book.kinds
        for item in self._scene.piece_items():
            if item.seen and item.home.width and item.look.art == performer and kinds[item.look.kind].titled:
                yield item

    def _place_portrait(self, done: bool) -> None:
        """Let the performer's portrait lean in, stand beside the card, or go back when `done`."""
        home = self._at_home() if self.performer else QRectF()
        if home.isNull():
            self._step_back()
            return
        leaning = leaning_out(self._scene, home)
        if self.portrait is None:
            largest = max(leaning, self._beside_card(leaning), key=QRectF.height)
            self.portrait = Glider(self._scene, Look(PORTRAIT, self.performer), home, largest, LIFTED_Z - 2)
        goal = self._beside_card(leaning) if self.card is not None else leaning
        self.portrait.set_out(home if done else goal)
        self._keep_over(lying_over(self._scene, home))

    def _keep_over(self, numbers: list[LookAlike]) -> None:
        """Show copies of the numbers on a portrait above the leaning portrait."""
        for number in self._over:
            self._scene.removeItem(number)
        self._over = numbers
        for number in numbers:
            number.setZValue(LIFTED_Z - 1.9)
            self._scene.addItem(number)

    def _at_home(self) -> QRectF:
        """Return the rectangle of the performer's portrait, or a place at the left of their board."""
        for item in self._scene.piece_items():
            if (
                item.look.kind == PORTRAIT
                and item.look.art == self.performer
                and item.seen
                and item.home.width
            ):
                return as_qrectf(item.home)
        board, book = self._board_rect(self.performer), self._scene.oven.book
        if board.isNull() or book.picture(PORTRAIT, self.performer) is None:
            return QRectF()
        high = min(board.height(), 0.16 * self._scene.sceneRect().height())
        return QRectF(board.left(), board.top(), high * (book.aspect(PORTRAIT, self.performer) or 0.8), high)

    def _beside_card(self, leaning: QRectF) -> QRectF:
        if self.card is None:
            return leaning
        card = self.card.goal
        high = BESIDE * card.height()
        wide = high * leaning.width() / leaning.height()
        return QRectF(card.left() - 0.92 * wide, card.bottom() - high, wide, high)

    def _step_back(self) -> None:
        portrait, self.portrait = self.portrait, None
        self._keep_over([])
        if portrait is not None:
            portrait.leave()

    def _hold_up(self, piece: str) -> None:
        item = self._scene.item_of(piece) if piece else None
        if item is None:
            return
        self.held = piece
        goal = self._rect_in_middle(item)
        begin = as_qrectf(item.home) if item.home.width else about(goal, goal.width() / 4, goal.height() / 4)
        self.card = Glider(self._scene, self._look_of_taker(item.look), begin, goal, LIFTED_Z - 1)
        self.card.set_out(goal)

    def _look_of_taker(self, look: Look) -> Look:
        """Return a card's look for the performer, whose colours its signs take."""
        signed = self.performer and self._scene.oven.book.kinds[look.kind].signed
        return replace(look, owner=self.performer) if signed else look

    def _turn_over(self) -> None:
        """Begin to turn the held card about its vertical axis to its current look."""
        item = self._scene.item_of(self.held)
        if self.card is None or item is None:
            return
        goal = self.card.goal
        if self.back is not None:
            self.back.leave()
        self.back, self.card = self.card, Glider(self._scene, item.look, goal, goal, LIFTED_Z - 1)
        self.card.set_out(goal)

    def _rect_in_middle(self, item: PieceItem) -> QRectF:
        """Return the rectangle of a held piece, in the middle of the table."""
        table, home, book = self._scene.sceneRect(), item.home, self._scene.oven.book
        drawn = book.aspect(item.look.kind, item.look.art) or 1.0
        height = HIGH * table.height()
        return about(table, height * (home.width / home.height if home.height else drawn), height)

    def _put_away(self, card: QRectF) -> QRectF:
        """Return the rectangle of a card that was put away: at the lower left, beside the small cards."""
        table = self._scene.sceneRect()
        high = LOW * table.height()
        return QRectF(table.left(), table.bottom() - high, high * card.width() / card.height(), high)

    def _move_held_up(self, part: float) -> None:
        for glider in (self.card, self.portrait, self.leaner):
            if glider is not None:
                glider.glide(part)
        self.pointing.reach(part)
        if self.back is not None and self.card is not None:
            self.back.lean(2 * part)
            self.card.lean(2 - 2 * part)

    def _show_gains(self, part: float) -> None:
        self.gains.show(max(part - self._late, 0.0) / (1 - self._late))

    def _put_down(self) -> None:
        self.clock.stop()
        cards, self.card, self.back, self.held = (self.card, self.back), None, None, ""
        for card in filter(None, cards):
            card.leave()
