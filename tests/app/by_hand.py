"""Who plays on the drawn table by drags, by clicks or by keys; for tests with `pytest.mark.window`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.app.keyboard import Keyboard

OFTEN = 1
"""So often each kind of decision is answered by those who skip what is known."""


class ByHand(Keyboard):
    """Plays what the drawn table offers by hand; `touched` counts it. Cards serve what lies nowhere."""

    def __init__(self, application: Any, window: Any, seed: int = 1) -> None:
        super().__init__(application, window, seed)
        self.touched = 0

    def choose(self, option: int) -> None:
        """Do an option by hand; one that touches nothing on the table is clicked on its card."""
        options, asked = self.window.table.options, self.window.table.decision
        chosen = asked.options[option]
        take, put = (
            piece if self.drawn.table_scene.seen(piece) else "" for piece in (chosen.take, chosen.put)
        )
        words = options.index(option).data()
        if not (take or put) or not self.within_reach(take, put):
            self.choose_otherwise(option)
            return
        if self.window.table.picks.wanted:
            self.mark(take, put)
        else:
            self.play(take, put)
        if not put and self.drawn.hand.taken == take:
            self.play(take, "")
        self.touched += 1
        if self.window.table.decision is asked and self.is_led_to_cards(chosen.id):
            self.choose_otherwise(option)
            self.played -= 1  # the touch led to the card
            return
        self.pick(words)
        self.settle()

    def within_reach(self, *pieces: str) -> bool:
        """Tell whether each piece can be pointed at: nothing else that can be touched covers it wholly."""
        return all(self.spot(piece) is not None for piece in pieces if piece)

    def play(self, take: str, put: str) -> None:
        """Play the option's pieces; for those who use other means."""
        raise NotImplementedError

    def mark(self, take: str, put: str) -> None:
        """Pick an option for an answer of several: a touch is enough."""
        self.play(take or put, "")

    def seal(self) -> None:
        """Click Ready."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.mouseClick(self.window.table_page.ribbon.end_turn, Qt.MouseButton.LeftButton)
        self.settle()

    def pick(self, words: str) -> None:
        """Choose from the sheet when the table asks which option is meant."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        sheet, stepper = self.drawn.meanings.sheet, self.drawn.meanings.stepper
        if words in stepper.offered:
            while stepper.take.accessibleName() != words:
                QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
            QTest.mouseClick(stepper.take, Qt.MouseButton.LeftButton)
        elif sheet.isVisible():
            meant = next(button for button in sheet.buttons if button.words == words)
            QTest.mouseClick(meant, Qt.MouseButton.LeftButton)

    def spot(self, piece: str) -> Any:
        """Return a point of the window at which the piece is what a press would touch, or None."""
        from PySide6.QtCore import QPointF

        scene, body = self.drawn.table_scene, self.drawn.table_scene.item_of(piece).body
        for across in (0.5, 0.25, 0.75, 0.1, 0.9):
            for down in (0.5, 0.25, 0.75, 0.1, 0.9):
                at = QPointF(body.x() + across * body.width(), body.y() + down * body.height())
                goals = [found for found in scene.pieces_at(at) if found in self.reachable(piece)]
                if goals[:1] == [piece]:
                    return self.drawn.mapFromScene(at)
        return None

    def reachable(self, piece: str) -> set[str]:
        """Return what competes with a piece for a press: what can be touched before and after taking."""
        offer = self.drawn.hand.offer
        places = {place for taken in offer.takeable for place in offer.places(taken)}
        return {piece, *(places if piece in places and piece not in offer.touchable else offer.touchable)}

    def choose_otherwise(self, option: int) -> None:
        """Click the card of an option; what no pointer can reach is walked to by keys."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        wanted = self.window.table.decision.options[option].id
        cards = self.drawn.cards
        card = next((card for card in cards.cards if card.option == wanted), None)
        words = self.window.table.options.index(option).data()
        if words in self.drawn.meanings.stepper.offered:
            self.pick(words)
        elif card is None:
            self.walk_to(option)
        else:
            cards.ensureWidgetVisible(card)
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        self.played += 1
        self.settle()

    def click(self, piece: str) -> None:
        """Click a piece or place on the table."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        viewport, where = self.drawn.viewport(), self.spot(piece)
        assert where is not None, f"{piece} cannot be pointed at"
        QTest.mouseMove(viewport, where)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
        self.application.processEvents()


class Dragger(ByHand):
    """Drags pieces to places, and clicks what is only touched."""

    def play(self, take: str, put: str) -> None:
        """Drag a piece to a place."""
        if take and put:
            self.drag(take, put)
        else:
            self.click(take or put)

    def mark(self, take: str, put: str) -> None:
        """Drag a piece to where what is picked lies."""
        self.play(take, put)

    def drag(self, take: str, put: str) -> None:
        """Press on a piece, pull it to a place, and let go."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        viewport, button = self.drawn.viewport(), Qt.MouseButton.LeftButton
        begin, end = self.spot(take), self.spot(put)
        QTest.mousePress(viewport, button, Qt.KeyboardModifier.NoModifier, begin)
        for part in (1, 2, 3):
            QTest.mouseMove(viewport, begin + (end - begin) * part / 3)
        QTest.mouseRelease(viewport, button, Qt.KeyboardModifier.NoModifier, end)
        self.application.processEvents()


class Clicker(ByHand):
    """Clicks a piece, then its place."""

    def play(self, take: str, put: str) -> None:
        """Click both."""
        for piece in filter(None, (take, put)):
            self.click(piece)


class Wanderer(ByHand):
    """Walks over the table by keys, takes and puts with Enter."""

    def within_reach(self, *_pieces: str) -> bool:
        """Tell that keys reach everything."""
        return True

    def play(self, take: str, put: str) -> None:
        """Go to the piece and to its place."""
        for piece in filter(None, (take, put)):
            self.enter(piece)

    def seal(self) -> None:
        """Press Enter on the table."""
        self.drawn.setFocus()
        self.press_on(self.drawn, "Return")
        self.settle()

    def pick(self, words: str) -> None:
        """Go down on the sheet and take the option."""
        self.pick_by_keys(words)

    def choose_otherwise(self, option: int) -> None:
        """Walk to the card."""
        Keyboard.choose(self, option)


class Skipping(Keyboard):
    """Goes on unseen from what was answered often enough to what was not; for any way of playing."""

    def __init__(self, application: Any, window: Any, seed: int = 1) -> None:
        super().__init__(application, window, seed)
        self.answered: Counter[str] = Counter()

    def act(self) -> None:
        """Act, and skip what is known."""
        if self.page is not self.window.curtain:
            self.answered.update(prompts_of(self.window.table.session))
        super().act()
        self.settle()
        session = self.window.table.session
        if not session.over and not self._is_new(session):
            self.play_unseen(self._is_new)

    def _is_new(self, session: Any) -> bool:
        return any(self.answered[prompt] < OFTEN for prompt in prompts_of(session))


def prompts_of(session: Any) -> set[str]:
    """Return what players are asked now."""
    return {decision.prompt.key for decision in session.decisions}
