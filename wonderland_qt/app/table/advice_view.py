"""Shows advice at the table: the best answers highlighted with their chances, and a line in the ribbon."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
)

from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.app.table.table_page import TablePage
from wonderland_qt.app.table.table_ribbon import ADVICE_KEY
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.thinking.advice_words import (
    Fact,
    WordedAnswer,
    headline,
    how_sure,
    other_answers_in_words,
    worded,
)
from wonderland_qt.models.thinking.adviser import Adviser
from wonderland_qt.scene.hand.tickets import Line, Ticket, Tickets
from wonderland_qt.scene.pictures.art import Drawing
from wonderland_qt.scene.pictures.emblems import Emblems, picture
from wonderland_qt.scene.table.light.spotlight import Spotlight

DIM, EMBLEM = 0.45, 48
"""The opacity of the shade around the advised pieces, and the size of an emblem in pixels."""


class AdviceView(QObject):
    """Shows an adviser's advice on the drawn or the plain table; a key asks for it or hides it."""

    def __init__(self, table: Table, adviser: Adviser, page: TablePage, emblems: Emblems) -> None:
        """Toggle the advice with its key or its button, and let lights and tickets follow the pieces.

        `_announced` is what a screen reader said last, so that it is not repeated; `_shows_failure` tells
        that the ribbon says that there is no advice, until the table changes.
        """
        super().__init__(page)
        self._table, self._adviser, self._page, self._emblems = table, adviser, page, emblems
        self.light, self.tickets = Spotlight(page.drawn.table_scene, DIM), Tickets(page.drawn.table_scene)
        self.answers: tuple[WordedAnswer, ...] = ()
        self._announced = ""
        self._shows_failure = False
        self._key = QShortcut(QKeySequence(ADVICE_KEY), page, self.toggle)
        page.ribbon.advice_wanted.connect(self.toggle)
        adviser.changed.connect(self._show_advice)
        adviser.failed.connect(self._say_no_advice)
        table.changed.connect(self._offer_advice)
        table.teacher.changed.connect(self._offer_advice)
        for moved in (page.drawn.table_scene.moved, page.drawn.zoomed):
            moved.connect(self._follow_pieces)
        table.staged.connect(self._show_marks)
        self._offer_advice()

    def toggle(self) -> None:
        """Ask for advice, or hide it."""
        self._shows_failure = False
        self._adviser.toggle()

    def _offer_advice(self) -> None:
        """Show whether advice is available now, and if not, why; a message that it failed goes away.

        The page is refreshed if that message goes, or else if the button comes or goes.
        """
        button, offered = self._page.ribbon.advice, self._adviser.offered
        comes_or_goes = offered == button.isHidden()
        self._key.setEnabled(offered)
        button.setVisible(offered)
        self._enable_unless(self._adviser.why_not() if offered else None)
        if self._shows_failure:
            self._shows_failure = False
            self._say_advice("", "")
        elif comes_or_goes:
            self._page.refresh()

    def _enable_unless(self, obstacle: Text | None) -> None:
        """Enable the button, or say in its tooltip why there is no advice."""
        button = self._page.ribbon.advice
        reason = self._table.words.say(obstacle) if obstacle is not None else ""
        button.setEnabled(obstacle is None)
        button.setToolTip(tooltip(reason))
        button.setAccessibleDescription(reason)

    def _show_advice(self) -> None:
        """Show the current advice in words and at the pieces, or remove it; announce it once it is final."""
        adviser, advice = self._adviser, self._adviser.advice
        self.answers = ()
        if advice is not None and adviser.decision is not None:
            self.answers = worded(self._table, adviser.decision, advice)
            certainty = how_sure(self._table, self.answers, advice, adviser.thinking)
            self._say_advice(headline(self._table, self.answers, advice), self._explain(certainty))
        else:
            self._say_advice(self._table.words.say(Text("advice-thinking")) if adviser.asked else "", "")
        self._show_marks()
        if advice is not None and not adviser.thinking:
            self._announce_advice(
                self._page.ribbon.advised,
                other_answers_in_words(self._table, self.answers),
                self._page.advised,
            )

    def _explain(self, certainty: str) -> str:
        """Return how sure the advice is, on the plain page, which marks no pieces, after other answers."""
        others = other_answers_in_words(self._table, self.answers) if self._page.sight == "plain" else ""
        return " ".join(filter(None, (others, certainty)))

    def _say_advice(self, sentence: str, explanation: str) -> None:
        """Show advice in the ribbon: the sentence instead of the prompt, the explanation as the hint."""
        self._page.ribbon.advised, self._page.advised = sentence, explanation
        self._page.refresh()

    def _say_no_advice(self, _problem: str) -> None:
        """Say that there is no advice; the game goes on."""
        self._shows_failure = True
        self._say_advice(self._table.words.say(Text("advice-failed")), "")
        self._announce_advice(self._page.ribbon.advised)

    def _show_marks(self) -> None:
        """Highlight the advised pieces, and show a chance at each of them or on its card."""
        self.tickets.put(list(self._tickets_of_answers()))
        self._light_pieces()
        chances = {answer.answer: (_chance_of(answer), answer.level) for answer in self.answers}
        self._page.drawn.cards.advise(chances)

    def _light_pieces(self) -> None:
        """Highlight the advised pieces, or none without advice.

        An arrow leads from the first piece of the best answer to the second, if no other is as good.
        """
        seen = self._page.drawn.table_scene.seen
        lit = [piece for answer in self.answers for piece in answer.pieces if seen(piece)]
        is_tied = sum(answer.level for answer in self.answers) > 1
        pointed: list[str] = []
        if self.answers and not is_tied:
            pointed = list(filter(seen, self.answers[0].pieces[:2]))
        if lit:
            self.light.shine(lit, pointed if len(pointed) > 1 else (), dim=True)
        else:
            self.light.go_out()

    def _follow_pieces(self) -> None:
        """Move the marks to where the pieces are now, while there is advice."""
        if self.answers:
            self._show_marks()

    def _tickets_of_answers(self) -> Iterator[Ticket]:
        """Yield a ticket for each advised answer, except where a card shows its chance.

        It is put at the last visible piece, where the answer leads to, with words if answers share that.
        """
        seen, cards = self._page.drawn.table_scene.seen, self._page.drawn.cards.options
        at_pieces = [answer for answer in self.answers if answer.answer not in cards]
        last_pieces = [next(filter(seen, reversed(answer.pieces)), "") for answer in at_pieces]
        for answer, piece in zip(at_pieces, last_pieces, strict=True):
            if piece:
                words = [Line(answer.words)] if last_pieces.count(piece) > 1 else []
                lines = (*words, *map(self._line_of, answer.facts))
                yield Ticket(piece, answer.chance, answer.error, answer.level, lines)

    def _line_of(self, fact: Fact) -> Line:
        """Return a fact with the emblem of its player, or else a picture of its piece."""
        if fact.player:
            return Line(fact.words, picture(self._emblems[fact.player], EMBLEM))
        return Line(fact.words, self._picture_of(fact.piece))

    def _picture_of(self, piece: str) -> QPixmap | None:
        """Return the picture on a visible piece as an icon, or None if there is none."""
        scene = self._page.drawn.table_scene
        item = scene.item_of(piece)
        if item is None or not item.seen or not item.look.art:
            return None
        found = scene.oven.book.picture(item.look.kind, item.look.art)
        return _icon_of(found.svg) if found is not None else None

    def _announce_advice(self, *parts: str) -> None:
        """Announce new advice, made of the parts with words, to screen readers while the page is visible."""
        words = ". ".join(filter(None, parts))
        if words != self._announced and self._page.isVisible():
            announce(self._page, words)
        self._announced = words


def _icon_of(drawing: Drawing) -> QPixmap:
    """Return a drawing as an icon: as large as it fits, in the middle."""
    pixmap = blank(QSize(EMBLEM, EMBLEM))
    size = drawing.defaultSize().scaled(pixmap.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(QPointF((EMBLEM - size.width()) / 2, (EMBLEM - size.height()) / 2), size.toSizeF())
    painter = QPainter(pixmap)
    drawing.render(painter, room)
    painter.end()
    return pixmap


def _chance_of(answer: WordedAnswer) -> str:
    """Return the chance of an answer, as its card shows it: a tick if no simulation gave one."""
    return "✓" if answer.chance is None else f"{answer.chance} ±{answer.error}"
