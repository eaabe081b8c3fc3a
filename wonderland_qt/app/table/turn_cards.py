"""The turns of others since yours, as a row of small cards at the foot of the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from wonderland_qt.app.paper.panels import discard, without_margins
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.performing.others_turns import PlayedTurn
from wonderland_qt.models.pieces.layout_types import Benefit
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.emblems import Emblems, fill, picture
from wonderland_qt.scene.pictures.letters import draw_outlined, typeface
from wonderland_qt.scene.style.palette import INK, PAPER

HIGH, GAP, EDGE = 43, 4, 6
"""The height of a card, the gap between two, and the margin, in unscaled pixels."""

FIELD, UNDER, GAIN, LEAST_GAIN = 27, 30, 36, 20
"""The widths of the colour on a card, of the number of turns under it, of a gain, and of a gain in little
room, in unscaled pixels."""

STACKED = 3
"""The space between the edges of the cards that lie under the first one, in unscaled pixels."""

MOST_ROW = 0.34
"""The part of the page's width that all cards together may take before gains get narrower."""

MOST_CARDS, MOST_GAINS = 4, 4
GOLD, NUMBER, GIVER, LEAST_LETTERS = "#ffd25e", 0.5, 0.5, 12
ASIDE = 0.18
"""How far the amount stands right of and below the middle of a gain, as a part of its sides."""

EMBLEM = 0.85
"""The side of the player's emblem, as a part of the width of the colour that it is on."""

UNDER_LETTERS = 0.36
"""The height of letters of the number of turns under a card, as a part of the card's."""


class TurnCard(QPushButton):
    """A turn: the player's colour and emblem, then what was gained; `more` earlier turns lie under it."""

    pointed = Signal(tuple)

    def __init__(self, turn: PlayedTurn, more: int, words: str, emblems: Emblems, book: ArtBook) -> None:
        """Give `words` to screen readers and the tooltip; so many `more` turns lie under the painted card."""
        super().__init__(autoDefault=True)
        self.turn, self.more = turn, more
        self._emblem, self._emblems, self._book = emblems[turn.player], emblems, book
        self.setAccessibleName(words)
        self.setToolTip(tooltip(words))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit the pieces that the turn changed."""
        super().enterEvent(event)
        self.pointed.emit(self.turn.about)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that no turn is pointed at."""
        super().leaveEvent(event)
        self.pointed.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit the pieces that the turn changed."""
        super().focusInEvent(event)
        self.pointed.emit(self.turn.about)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that no turn is pointed at."""
        super().focusOutEvent(event)
        self.pointed.emit(())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the player's emblem at the left and the gains beside it, with a golden edge if pointed at."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.height() / HIGH
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.hasFocus() or self.underMouse()
        edge = QPen(QColor(GOLD if lit else INK), 3 if lit else 1.5)
        if self.more:
            body = self._paint_cards_under(painter, body, unit, edge)
        card, field = _rounded(body), QPainterPath()
        left = QRectF(body.x(), body.y(), body.height() * FIELD / HIGH, body.height())
        field.addRect(left)
        painter.fillPath(card, QColor(PAPER))
        fill(painter, self._emblem, field & card)
        self._paint_sign(painter, left)
        self._paint_gains(painter, body.adjusted(left.width(), 0, 0, 0))
        painter.strokePath(card, edge)

    def _paint_cards_under(self, painter: QPainter, room: QRectF, unit: float, edge: QPen) -> QRectF:
        """Paint the cards under this one, with their number at the left; return the room for this card."""
        for card in range(2):
            under = _rounded(room.adjusted(card * STACKED * unit, 0, 0, 0))
            painter.fillPath(under, QColor(PAPER))
            painter.strokePath(under, edge)
        number = QRectF(room.x() + STACKED * unit, room.y(), (UNDER - STACKED) * unit, room.height())
        painter.setFont(typeface(max(UNDER_LETTERS * room.height(), LEAST_LETTERS)))
        painter.setPen(QColor(INK))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, f"+{self.more}")
        return room.adjusted(UNDER * unit, 0, 0, 0)

    def _paint_sign(self, painter: QPainter, field: QRectF) -> None:
        """Paint the player's emblem.

        It fills whole pixels: between them, its edge would depend on how much is repainted.
        """
        side = max(round(EMBLEM * field.width()), 1)
        sign = picture(self._emblem, round(side * self.devicePixelRatioF()))
        corner = (field.center() - QPointF(side / 2, side / 2)).toPoint()
        painter.drawPixmap(QRect(corner, QSize(side, side)), sign, sign.rect())

    @property
    def width_beside_gains(self) -> int:
        """Return the unscaled width of all but the gains: the colour, and the number of turns under it."""
        return FIELD + (UNDER if self.more else 0)

    @property
    def shown_gains(self) -> tuple[Benefit, ...]:
        """Return the gains for which there is room, or the player's portrait if there were none."""
        portrait = Benefit(self.turn.player, f"portrait/{self.turn.player}")
        return self.turn.gains[:MOST_GAINS] or (portrait,)

    def _paint_gains(self, painter: QPainter, room: QRectF) -> None:
        """Paint the gains side by side."""
        gains = self.shown_gains
        side = min(room.width() / len(gains), room.height() * 0.84)
        left = room.center().x() - side * len(gains) / 2
        for place, gain in enumerate(gains):
            square = QRectF(left + place * side, room.center().y() - side / 2, side, side)
            self._paint_gain(painter, gain, square)

    def _paint_gain(self, painter: QPainter, gain: Benefit, square: QRectF) -> None:
        """Paint the picture of a gain, with the player who caused it, and the amount unless it is one."""
        self._paint_picture(painter, gain.picture, square)
        if gain.because in self._emblems:
            side = max(round(square.width() * GIVER), 1)
            giver = picture(self._emblems[gain.because], round(side * self.devicePixelRatioF()))
            painter.drawPixmap(QRect(square.topLeft().toPoint(), QSize(side, side)), giver, giver.rect())
        if gain.amount != 1:
            _paint_amount(painter, gain.amount, square)

    def _paint_picture(self, painter: QPainter, name: str, square: QRectF) -> None:
        """Paint the picture of what was gained, if the game has one."""
        kind, _, art = name.partition("/")
        drawn = self._book.picture(kind, art)
        if drawn is not None:
            edge = square.width() * 0.08
            drawn.svg.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            drawn.svg.render(painter, square.adjusted(edge, edge, -edge, -edge))


class TurnCards(QWidget):
    """The row of cards; emits `pointed` with the pieces that the turn under the pointer changed."""

    pointed = Signal(tuple)

    def __init__(self, table: Table, emblems: Emblems, book: ArtBook, page: QWidget) -> None:
        """Begin hidden and without cards; they appear in the lower left corner of the page."""
        super().__init__(page)
        self._table, self._emblems, self._book = table, emblems, book
        self._page, self._grown = page, 1.0
        self.cards: list[TurnCard] = []
        self._turns: tuple[PlayedTurn, ...] = ()
        self._row = without_margins(QHBoxLayout(self))
        self.setAccessibleName(table.words.say(Text("since-your-turn")))
        self.hide()

    @property
    def room(self) -> int:
        """Return the width that the cards cover at the left end of the foot."""
        return self.width() + 2 * round(EDGE * self._grown) if self.cards else 0

    def refresh(self) -> None:
        """Show a card for each turn that is over; none comes or grows while a bot still has its turn.

        Nor does any while a beat is shown, as the card would give away what comes. A turn taken together
        with others is over at once.
        """
        turns = self._turns_to_show()
        if turns != self._turns:
            self._turns = turns
            self._remake_cards()

    def _turns_to_show(self) -> tuple[PlayedTurn, ...]:
        """Return the turns that are over, and of those that go on as much as their cards show already."""
        turns = self._table.others_turns
        if self._table.showing.beat is not None:
            return self._as_shown(turns)
        last_goes_on = bool(turns) and turns[-1].player == self._table.session.next_bot()
        if last_goes_on and not turns[-1].together:
            return (*turns[:-1], *self._as_shown(turns[-1:]))
        return turns

    def _as_shown(self, turns: Sequence[PlayedTurn]) -> tuple[PlayedTurn, ...]:
        """Return those of the turns that have a card, as far as it shows them."""
        begun = {(turn.player, turn.answers.start) for turn in turns}
        return tuple(turn for turn in self._turns if (turn.player, turn.answers.start) in begun)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self._remake_cards()

    def keep_at_foot(self) -> None:
        """Fit each card to its gains, and move all to the lower left corner of the page."""
        edge = round(EDGE * self._grown)
        high, gap = round(HIGH * self._grown), round(GAP * self._grown)
        wide = self._width_of_gain()
        for card in self.cards:
            beside = round(card.width_beside_gains * self._grown)
            card.setFixedSize(beside + wide * len(card.shown_gains), high)
        self.resize(sum(card.width() + gap for card in self.cards), high)
        self.move(edge, self._page.height() - self.height() - gap // 2)
        self._row.activate()
        self.raise_()

    def _width_of_gain(self) -> int:
        """Return the width of each gain on all cards, narrower if there are many, in pixels."""
        gains = sum(len(card.shown_gains) for card in self.cards)
        beside = sum(card.width_beside_gains + GAP for card in self.cards)
        room = MOST_ROW * self._page.width() - beside * self._grown
        most, least = GAIN * self._grown, LEAST_GAIN * self._grown
        return round(max(min(most, room / max(gains, 1)), least))

    def play_all(self) -> None:
        """Replay all these turns, unless a beat is shown."""
        if self._turns and self._table.showing.beat is None:
            self._table.play_again(range(self._turns[0].answers.start, self._turns[-1].answers.stop))

    def play(self, turn: PlayedTurn) -> None:
        """Replay one turn, unless a beat is shown."""
        if self._table.showing.beat is None:
            self._table.play_again(turn.answers)

    def _remake_cards(self) -> None:
        """Make all cards again: one for each of the last turns, and earlier ones under the first card."""
        self.pointed.emit(())
        for card in self.cards:
            self._row.removeWidget(card)
        discard(self.cards)
        under = max(len(self._turns) - MOST_CARDS, 0)
        self.cards = [
            self._card_of_turn(turn, under if place == 0 else 0)
            for place, turn in enumerate(self._turns[under:])
        ]
        self._row.setSpacing(round(GAP * self._grown))
        for card in self.cards:
            self._row.addWidget(card)
            card.show()
        self.setVisible(bool(self.cards))
        self.keep_at_foot()

    def _card_of_turn(self, turn: PlayedTurn, more: int) -> TurnCard:
        """Return the card of a turn, with so many `more` turns under it."""
        card = TurnCard(turn, more, self._words_of_turn(turn), self._emblems, self._book)
        card.clicked.connect(partial(self._play_card, turn, more))
        card.pointed.connect(self.pointed)
        return card

    def _play_card(self, turn: PlayedTurn, more: int) -> None:
        """Replay a turn; for the first card, also those under it."""
        if more:
            self._table.play_again(range(self._turns[0].answers.start, turn.answers.stop))
        else:
            self.play(turn)

    def _words_of_turn(self, turn: PlayedTurn) -> str:
        """Return who had the turn and what happened in it."""
        told = " ".join(map(self._table.voice.say, turn.told))
        return self._table.words.say(text("since-turn", name=self._table.title_of(turn.player), told=told))


def _rounded(body: QRectF) -> QPainterPath:
    """Return the outline of a card."""
    card = QPainterPath()
    card.addRoundedRect(body, body.height() / 6, body.height() / 6)
    return card


def _paint_amount(painter: QPainter, amount: int, square: QRectF) -> None:
    """Write an amount over the lower right corner of its picture."""
    painter.setFont(QFont("PT Sans"))
    lower_right = square.translated(square.width() * ASIDE, square.height() * ASIDE)
    height = max(square.height() * NUMBER, LEAST_LETTERS)
    draw_outlined(painter, numeral(amount), lower_right, height)
