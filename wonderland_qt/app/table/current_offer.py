"""What is offered at the table now: as an offer to the hand, as cards, in words, and where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, Qt

from wonderland_qt.app.paper.key_button import printed
from wonderland_qt.app.table.card_pictures import card_of
from wonderland_qt.app.table.choice_card import Picture
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.offers.offer import NOTHING, Offer
from wonderland_qt.models.offers.option_preview import preview_lines
from wonderland_qt.models.offers.pads_at_pieces import PadsAtPieces
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.tags import Tag
from wonderland_qt.scene.table.table_scene import TableScene

ENDS = (OptionRole.TAKE, OptionRole.PUT)
BOTH = 2
Card = tuple[str, str, Picture]
"""An answer, its words and its picture."""


class Offering:
    """What of the decision of a table can be done on a scene, or at the pads that lie there."""

    def __init__(self, table: Table, scene: TableScene, at_pieces: PadsAtPieces) -> None:
        self._game, self._scene, self._at_pieces = table, scene, at_pieces

    def offer(self) -> Offer:
        """Return what a hand may do now."""
        decision = self._game.decision
        if decision is not None:
            marked = bool(self._game.picks.wanted)
            return Offer(decision.options, self._scene.seen, self.preview, marked)
        return self._at_pieces.offer if self._game.pads.shown else NOTHING

    def hint(self, offer: Offer) -> Text:
        """Return how that is done which is offered to a hand."""
        if self._game.picks.wanted:
            return Text("hint-pick")
        if offer.takeable:
            return Text("hint-drag")
        return Text("hint-touch" if offer.touchable else "hint-cards")

    @property
    def prints_space(self) -> bool:
        """Tell whether Space is printed on something that can be done now."""
        return bool(self._game.options.usual or self._game.picks.wanted)

    def with_key(self, key: str, goals: Iterable[str]) -> str:
        """Return which of what can be touched has a key printed on it, or none."""
        kinds = self._scene.oven.book.kinds
        items = filter(None, map(self._scene.item_of, goals if key else ()))
        return next((item.piece_id for item in items if kinds[item.look.kind].key == key.upper()), "")

    def choose(self, answer: str) -> None:
        """Choose an option, or answer at a pad."""
        if self._game.decision is not None:
            self._game.choose(answer)
        else:
            self._at_pieces.press(answer)

    def loose(self) -> list[Card]:
        """Return a card for each option that touches nothing that is seen, or only what others touch too."""
        options = self._game.options
        ends = {row: self._seen_ends(options.index(row)) for row in range(options.rowCount())}
        shared = Counter[tuple[str, ...]](seen for seen in ends.values() if len(seen) == 1)
        rows = (row for row, seen in ends.items() if not seen or shared[seen] > 1)
        return [self._card_of(options.index(row)) for row in rows]

    def _seen_ends(self, row: QModelIndex) -> tuple[str, ...]:
        return tuple(end for end in map(row.data, ENDS) if self._scene.seen(end))

    def usual_or_other(self) -> list[Tag]:
        """Return what the usual answer and the other are, at pieces in a place that are touched for them."""
        decision = self._game.decision
        if decision is None or not decision.usual or len(decision.options) != BOTH:
            return []
        touches = (option for option in decision.options if bool(option.take) is not bool(option.put))
        ends = {option.id: option.take or option.put for option in touches}
        touched = {option: end for option, end in ends.items() if self._in_a_place(end)}
        if len(set(touched.values())) != BOTH:
            return []
        keys = {decision.usual: printed(Qt.Key.Key_Space)}
        return [Tag(end, keys.get(it, ""), capital(self.words_of(it))) for it, end in touched.items()]

    def card(self, answer: str) -> Card:
        """Return the card of an answer."""
        if self._game.decision is None:
            return answer, self._at_pieces.words_of(answer), None
        return self._card_of(self._row_of(answer))

    def words_of(self, option: str) -> str:
        """Return what an option is."""
        return str(self._row_of(option).data())

    def preview(self, option: str) -> str:
        """Return what an option would bring, else what it is."""
        return "\n".join(preview_lines(self._game, option)) or self.words_of(option)

    def about(self, option: str) -> tuple[str, ...]:
        """Return the pieces that an option takes, where it puts them, and those that show what it names."""
        if self._game.decision is None:
            return ()
        row = self._row_of(option)
        ends = (*(row.data(end) for end in ENDS), row.data(OptionRole.ABOUT))
        named = set(row.data(OptionRole.NAMED))
        shown = (item.piece_id for item in self._scene.piece_items() if item.look.art in named)
        return (*filter(None, ends), *shown)

    def _in_a_place(self, piece: str) -> bool:
        return self._scene.seen(piece) and self._scene.placing.around(piece).width > 0

    def _row_of(self, option: str) -> QModelIndex:
        return self._game.options.index(self._game.options.row_of(option))

    def _card_of(self, row: QModelIndex) -> Card:
        return card_of(row, self._game.pieces, self._scene.oven.book)
