"""The seats of a new game: chairs round the table, and the shelf of roles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import msgspec
from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import CENTRED, button, paragraph, without_margins
from wonderland_qt.app.seating.bot_card import BotCard
from wonderland_qt.app.seating.carried_portrait import HOME, LANDING, CarriedPortrait
from wonderland_qt.app.seating.chair import Chair
from wonderland_qt.app.seating.faces import Faces
from wonderland_qt.app.seating.portrait_button import PortraitButton
from wonderland_qt.app.seating.portraits import Portraits
from wonderland_qt.app.seating.role_shelf import RoleShelf
from wonderland_qt.app.seating.round_table import RoundTable
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest
from wonderland_qt.models.lobby.seat_plan import SeatPlan
from wonderland_qt.models.narration.bot_kinds import BotKind
from wonderland_qt.models.pieces.tooltips import tooltip

EDGE, GAP = 10, 6
"""The margin around shelf and table, and the gap between them, in unscaled pixels."""


class Seats(QWidget):
    """Holds the seating `plan`; emits `changed` with every new plan, and `announced` with a description.

    A game whose roles are always all in play has no shelf.
    """

    changed = Signal()
    announced = Signal(str)

    def __init__(
        self,
        words: Words,
        roster: tuple[PlayerId, ...],
        sizes: Sequence[int],
        portraits: Portraits,
        bots: Sequence[BotKind],
        usual_bot: str,
        faces: Faces | None = None,
    ) -> None:
        """Make a chair for each seat of the largest size; a smaller game leaves some of them out.

        `_chosen` is the seat for the next role, None while none was clicked. A shelf holds the roles without
        a seat, so there is none if all have one in every game. Portraits do not glide until `set_tempo`.
        """
        super().__init__()
        self._say, self._sizes, self._tempo = words.say, sizes, 0.0
        faces = faces or Faces()
        self._newcomers = _newcomers(bots, usual_bot)
        self._chosen: int | None = None
        self.plan = SeatPlan(roster)
        chair_of = partial(
            Chair, words=words, portraits=portraits, faces=faces, bots=bots, usual_bot=usual_bot
        )
        self.chairs = [chair_of(seat + 1) for seat in range(max(sizes))]
        self.sizes = QButtonGroup(self)
        self.has_shelf = len(roster) > min(sizes)
        self.table = RoundTable(self.chairs, self._make_middle(self.has_shelf))
        self.shelf = RoleShelf(roster, words, portraits)
        self.carried = CarriedPortrait(self)
        self.card = BotCard(words, faces, bots, self)
        self._lay_out()
        self.shelf.setVisible(self.has_shelf)
        self._connect_signals()

    def seat(self, guests: Sequence[Guest]) -> None:
        """Seat these guests, and add or remove some to reach a possible number of players."""
        count = min((size for size in self._sizes if size >= len(guests)), default=max(self._sizes))
        self._set_plan(replace(self.plan, guests=tuple(guests)).sized(count, *self._newcomers))

    def set_size(self, count: int) -> None:
        """Set the number of players."""
        self._set_plan(self.plan.sized(count, *self._newcomers))

    def set_tempo(self, tempo: float) -> None:
        """Set the duration of animations, as a factor of the usual; 0 shows none."""
        self._tempo = tempo

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self.shelf.grow(grown)
        self.table.grow(grown)
        self.card.grow(grown)
        sheet = self.layout()
        assert sheet is not None
        edge = round(EDGE * grown)
        sheet.setContentsMargins(edge, edge, edge, edge)
        sheet.setSpacing(round(GAP * grown))

    def take(self, role: PlayerId) -> None:
        """Seat a role on the chosen chair, or the next free one.

        A role that sits is removed instead if its own chair or none is chosen.
        """
        seat = self.plan.seat_of(role)
        goal = self._chosen if self._chosen is not None else self.plan.free_chair
        if seat is not None and self._chosen in {None, seat}:
            self.free(seat)
        elif goal is not None:
            self.put(role, goal)
        else:
            self.announced.emit(self._say(Text("new-no-free-chair")))

    def put(self, role: PlayerId, seat: int) -> None:
        """Seat a role on a chair, if it is one of those in use; the role there changes places with it."""
        if seat < len(self.plan.guests):
            self._chosen = None
            self._set_plan(self.plan.put(role, seat))
            self._announce("new-sits", role, seat)

    def free(self, seat: int) -> None:
        """Remove a role from its chair, if there is a shelf to return to; a seat left to chance has none."""
        role = self.plan.guests[seat].role
        if self.has_shelf and role != BY_CHANCE:
            self._chosen = None
            self._set_plan(self.plan.freed(seat))
            self._announce("new-gets-up", role, seat)

    def free_all(self) -> None:
        """Make all roles random."""
        self._chosen = None
        guests = tuple(guest.playing(BY_CHANCE) for guest in self.plan.guests)
        self._set_plan(replace(self.plan, guests=guests))
        self.announced.emit(self._say(Text("new-all-by-chance")))

    def _choose_chair(self, seat: int) -> None:
        """Choose a chair for the next role taken from the shelf, or cancel the choice.

        Without a shelf, choosing a second chair swaps the roles of both.
        """
        if not self.has_shelf and self._chosen not in {None, seat}:
            self.put(self.plan.guests[seat].role, self._chosen)
            return
        self._chosen = None if self._chosen == seat else seat
        self._show_plan()
        if self._chosen is not None:
            self.announced.emit(self._say(text("new-chair-chosen", number=seat + 1)))

    def _turn_role(self, seat: int, step: int) -> None:
        """Replace the role at a seat by the next one of the roster (`step` 1) or the previous one (-1)."""
        self._set_plan(self.plan.turned(seat, step))
        self._announce("new-sits", self.plan.guests[seat].role, seat)

    def _announce(self, key: str, role: PlayerId, seat: int) -> None:
        """Say what happened with a role at a seat, in the words of `key`."""
        self.announced.emit(self._say(text(key, role=Text(role), number=seat + 1)))

    def _set_plan(self, plan: SeatPlan) -> None:
        """Seat the guests as this plan says, and tell the page."""
        self.plan = plan
        self._show_plan()
        self.changed.emit()

    def _show_plan(self) -> None:
        """Show the plan on the chairs, the shelf and the buttons for the number of players."""
        for seat, (chair, guest) in enumerate(zip(self.chairs, self.plan.guests, strict=False)):
            chair.show_guest(guest, lit=seat == self._chosen)
        self.shelf.show_plan(self.plan)
        self.table.seat(len(self.plan.guests))
        chosen = self.sizes.button(len(self.plan.guests))
        if chosen is not None:
            chosen.setChecked(True)

    def _seat_guest(self, seat: int, guest: Guest) -> None:
        self._set_plan(self.plan.seated(seat, guest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bot card centred."""
        self.card.recentre()

    def _ask_for_bot(self, seat: int) -> None:
        self.card.open(seat, self.plan.guests[seat].bot)

    def _seat_bot(self, seat: int, kind: str) -> None:
        """Let another kind of bot play at a seat."""
        guest = msgspec.structs.replace(self.plan.guests[seat], bot=kind)
        self._set_plan(self.plan.seated(seat, guest))

    def _lift_portrait(self, portrait: PortraitButton) -> None:
        self.carried.lift(portrait.card())

    def _carry_portrait(self, point: QPoint) -> None:
        """Move a dragged portrait with the pointer, and highlight the chair below it."""
        self.carried.follow(self.mapFromGlobal(point))
        below = self.table.chair_at(point)
        for seat, guest in enumerate(self.plan.guests):
            self.chairs[seat].portrait.show_role(guest.role, lit=seat == below)

    def _drop_portrait(self, portrait: PortraitButton, point: QPoint) -> None:
        """Seat a dragged role on the chair below; off the table, return it to the shelf; else leave it there.

        The portrait glides to where the role is now.
        """
        goal = self._put_dropped(portrait, self.table.chair_at(point))
        self._show_plan()
        milliseconds = HOME if goal is portrait else LANDING
        goal_rect = QRect(goal.mapTo(self, QPoint(0, 0)), goal.size())
        self.carried.glide(goal_rect, round(milliseconds * self._tempo))

    def _put_dropped(self, portrait: PortraitButton, below: int | None) -> PortraitButton:
        """Put a dropped role on the chair below or the shelf, and return the portrait that it has there.

        A seated role also has a portrait on the shelf: dragging that one off the table frees no chair.
        """
        role, seat = portrait.role, self.plan.seat_of(portrait.role)
        if below is not None and below != seat:
            self.put(role, below)
            return self.chairs[below].portrait
        from_chair = seat is not None and portrait is self.chairs[seat].portrait
        if self.has_shelf and below is None and seat is not None and from_chair:
            self.free(seat)
            return self.shelf.portraits[role]
        return portrait

    def _connect_signals(self) -> None:
        """Connect chairs and portraits to handlers, each for its seat, role or portrait."""
        for seat, chair in enumerate(self.chairs):
            self._connect_chair(seat, chair)
        for role, portrait in self.shelf.portraits.items():
            portrait.clicked.connect(partial(self.take, role))
            portrait.digit.connect(partial(self._put_by_digit, role))
            self._connect_dragging(portrait)
        self.sizes.idClicked.connect(self.set_size)
        self.card.chosen.connect(self._seat_bot)
        self.changed.connect(self.card.close_card)

    def _connect_chair(self, seat: int, chair: Chair) -> None:
        """Pass on each act at a chair with its number, as only the plan knows who sits where."""
        chair.changed.connect(partial(self._seat_guest, seat))
        chair.bot_wanted.connect(partial(self._ask_for_bot, seat))
        chair.portrait.clicked.connect(partial(self._choose_chair, seat))
        chair.portrait.turned.connect(partial(self._turn_role, seat))
        chair.portrait.freed.connect(partial(self.free, seat))
        self._connect_dragging(chair.portrait)

    def _connect_dragging(self, portrait: PortraitButton) -> None:
        portrait.lifted.connect(partial(self._lift_portrait, portrait))
        portrait.carried.connect(self._carry_portrait)
        portrait.dropped.connect(partial(self._drop_portrait, portrait))

    def _put_by_digit(self, role: PlayerId, digit: int) -> None:
        """Seat a role of the shelf on the chair of this number, counted from 1; ignore 0."""
        if digit:
            self.put(role, digit - 1)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.shelf)

    def _make_middle(self, with_shelf: bool) -> QWidget:
        """Return the widget on the cloth: the question, the numbers of players, and the random button.

        A single number of players needs no buttons. The random button returns all roles to the shelf, from
        which they are drawn when the game begins; without a shelf roles are never random.
        """
        middle = QWidget()
        sheet, row = without_margins(QVBoxLayout(middle)), QHBoxLayout()
        sheet.addWidget(paragraph(self._say(Text("new-title")), "question", CENTRED))
        sheet.addWidget(paragraph(self._say(Text("new-hint")), "hint", CENTRED))
        row.addStretch()
        if len(self._sizes) > 1:
            for size in self._sizes:
                row.addWidget(self._size_button(size))
        row.addStretch()
        sheet.addLayout(row)
        if with_shelf:
            by_chance = button(self._say(Text("new-by-chance")), self.free_all, "small")
            sheet.addWidget(by_chance, 0, CENTRED)
        return middle

    def _size_button(self, size: int) -> QPushButton:
        """Return the button that sets this number of players."""
        made = QPushButton(str(size), autoDefault=True)
        made.setObjectName("size")
        made.setCheckable(True)
        made.setAccessibleName(self._say(text("new-so-many", count=size)))
        made.setToolTip(tooltip(made.accessibleName()))
        self.sizes.addButton(made, size)
        return made


def _newcomers(bots: Sequence[BotKind], usual_bot: str) -> list[Guest]:
    """Return who fills further chairs in turn: all kinds of bots from the last, the strongest, to the first.

    If you usually play against another kind than the strongest, only that one, since you prefer it.
    """
    if bots[-1].kind != usual_bot:
        return [Guest("", usual_bot)]
    return [Guest("", bot.kind) for bot in reversed(bots)]
