"""What the current decision offers at the table: to drags and clicks, as cards, in words, and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication

from wonderland_qt.app.offers.card_pictures import cards_of
from wonderland_qt.app.offers.choice_card import CardFace
from wonderland_qt.app.offers.stepper import Step
from wonderland_qt.app.paper.key_button import printed
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.offers.all_here import choose_all_here, differ_only_in_effects, without_twins
from wonderland_qt.models.offers.offer import NOTHING, Answers, Offer
from wonderland_qt.models.offers.option_preview import preview_lines
from wonderland_qt.models.offers.pads_at_pieces import PadsAtPieces
from wonderland_qt.models.offers.steps_of_amounts import counted, steps_of
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.tags import Tag
from wonderland_qt.scene.table.table_scene import TableScene

ENDS = (OptionRole.TAKE, OptionRole.PUT)
BOTH = 2
Amount = tuple[str, int]
"""An answer, and its amount where the answers count one thing."""


class Offering:
    """What can be done now on a scene, or at the secret pads that lie there."""

    def __init__(self, table: Table, scene: TableScene, at_pieces: PadsAtPieces) -> None:
        """Note the decision now open, to notice when what was offered is out of date."""
        self._table, self._scene, self._at_pieces = table, scene, at_pieces
        self._offered = table.decision

    @property
    def is_current(self) -> bool:
        """Tell whether the last offer still matches the current decision."""
        return self._offered == self._table.decision

    def offer(self) -> Offer:
        """Return what the pointer may do now: answer the decision, press a secret key, or nothing.

        While several options are picked, pieces are only marked by a touch, not dragged. The decision is
        noted, so that it is known when the offer is out of date.
        """
        decision = self._offered = self._table.decision
        if decision is not None:
            marked = bool(self._table.picks.wanted)
            return Offer(without_twins(decision.options), self._scene.seen, self.preview, marked)
        return self._at_pieces.offer if self._table.pads.shown else NOTHING

    def hint(self, offer: Offer) -> Text:
        """Return the hint that explains how to use an offer: pick, drag, touch or cards."""
        if self._table.picks.wanted:
            return Text("hint-pick")
        if offer.takeable:
            return Text("hint-drag")
        return Text("hint-touch" if offer.touchable else "hint-cards")

    @property
    def space_does_something(self) -> bool:
        """Tell whether Space does something now."""
        return bool(self._table.options.usual or self._table.picks.wanted)

    def with_key(self, key: str, goals: Iterable[str]) -> str:
        """Return the first of the goals that is a piece whose kind has this letter as its key, or ""."""
        kinds = self._scene.kinds
        items = filter(None, map(self._scene.item_of, goals if key else ()))
        return next((item.piece_id for item in items if kinds[item.look.kind].key == key.upper()), "")

    def choose(self, answer: str) -> None:
        """Choose an option (with Shift: hand out everything alike to the same place), or press a pad."""
        if self._table.decision is None:
            self._at_pieces.press(answer)
        elif _is_shift_held() and not self._table.picks.wanted:
            choose_all_here(self._table, answer)
        else:
            self._table.choose(answer)

    def answer_without_asking(self, answers: Answers) -> str:
        """Return the answer to give at once, or "" if the player has to be asked which one is meant.

        With Shift one choice sends all pieces alike to the same place. Then it makes no difference by
        which effect the first one goes, so answers that differ only in that need no question.
        """
        if _is_shift_held() and self._table.decision is not None and differ_only_in_effects(answers):
            return answers[0]
        return ""

    def amounts(self, answers: Answers) -> tuple[Amount, ...]:
        """Return the answers with their amounts, the least first; none unless they count one thing."""
        decision = self._table.decision
        options = steps_of(map(decision.option, answers)) if decision is not None else ()
        return tuple((option.id, option.amount) for option in options)

    @property
    def loose_amounts(self) -> tuple[Amount, ...]:
        """Return the options, and how much each is, for amounts of one thing without a visible piece.

        `counted` leaves out all that is no amount, and puts the least first.

        There are none while several options are to be picked, as an amount is an answer by itself.
        """
        decision = self._table.decision
        if decision is None or self._table.picks.wanted:
            return ()
        options = counted(decision.option(row.data(OptionRole.ID)) for row in self._loose_rows())
        return tuple((option.id, option.amount) for option in options)

    def steps(self, amounts: Iterable[Amount]) -> list[Step]:
        """Return for each amount its answer, its words and what else it would bring."""
        return [
            (answer, capital(self.words_of(answer)), self._words_of_result(answer)) for answer, _ in amounts
        ]

    def _words_of_result(self, answer: str) -> str:
        """Return the preview of an answer without its own words, and without brackets around the rest."""
        preview, words = self.preview(answer), self.words_of(answer)
        if preview.lower().startswith(words.lower()):
            preview = preview[len(words) :]
        return capital(preview.strip(" ()"))

    def loose_cards(self) -> list[CardFace]:
        """Return a card for each option that no piece stands for and that is no amount."""
        stepped = {answer for answer, _ in self.loose_amounts}
        return self._cards_of([row for row in self._loose_rows() if row.data(OptionRole.ID) not in stepped])

    def _loose_rows(self) -> list[QModelIndex]:
        """Return the options that a touch alone cannot choose, and that therefore need cards.

        Either no visible piece stands for the option, or one piece stands for several options. Amounts are
        left out where a piece stands for them: touching it asks for the amount.
        """
        options = self._table.options
        rows = list(map(options.index, range(options.rowCount())))
        answers_at: dict[tuple[str, ...], list[str]] = {}
        for row in rows:
            answers_at.setdefault(self._seen_ends(row), []).append(row.data(OptionRole.ID))
        loose = {ends for ends, answers in answers_at.items() if self._needs_cards(ends, answers)}
        return [row for row in rows if self._seen_ends(row) in loose]

    def _needs_cards(self, ends: Sequence[str], answers: Sequence[str]) -> bool:
        """Tell whether answers with these visible ends (what they take, and where they put it) need cards.

        They do if no end is visible, or if several share one piece and are no amounts for a stepper.
        """
        if not ends:
            return True
        share_one_piece = len(ends) == 1 and len(answers) > 1
        return share_one_piece and not self.amounts(tuple(answers))

    def _seen_ends(self, row: QModelIndex) -> tuple[str, ...]:
        """Return which of the pieces that an option takes and puts are visible: both, one or none."""
        return tuple(end for end in map(row.data, ENDS) if self._scene.seen(end))

    def tags_of_two(self) -> list[Tag]:
        """Return a tag for each of two pieces in places, if the decision is just between them, else none.

        The piece of the usual answer is tagged with the key Space.
        """
        decision = self._table.decision
        if decision is None or not decision.usual:
            return []
        space = printed(Qt.Key.Key_Space)
        return [
            Tag(piece, space if option == decision.usual else "", capital(self.words_of(option)))
            for option, piece in self._pieces_of_two().items()
        ]

    def _pieces_of_two(self) -> dict[str, str]:
        """Return the piece in a place for each of the only two options, none if one has no piece of its own.

        An option that both takes and puts a piece is a move, for which no single piece stands.
        """
        decision = self._table.decision
        if decision is None or len(decision.options) != BOTH:
            return {}
        touches = [option for option in decision.options if bool(option.take) is not bool(option.put)]
        pieces = {option.id: option.take or option.put for option in touches}
        in_places = {option: piece for option, piece in pieces.items() if self._in_a_place(piece)}
        return in_places if len(set(in_places.values())) == BOTH else {}

    def cards(self, answers: Answers) -> list[CardFace]:
        """Return cards for answers among which a sheet asks: the pads' if no decision is shown."""
        if self._table.decision is None:
            return [CardFace(answer, self._at_pieces.words_of(answer), ()) for answer in answers]
        return self._cards_of(list(map(self._row_of, answers)))

    def words_of(self, option: str) -> str:
        """Return the words of an option."""
        return str(self._row_of(option).data())

    def preview(self, option: str) -> str:
        """Return what an option would bring, else its words."""
        return "\n".join(preview_lines(self._table, option)) or self.words_of(option)

    def about(self, option: str) -> tuple[str, ...]:
        """Return the pieces that an option takes, puts or concerns, and those that show what it names."""
        if self._table.decision is None:
            return ()
        row = self._row_of(option)
        ends = (*(row.data(end) for end in ENDS), row.data(OptionRole.ABOUT))
        named = set(row.data(OptionRole.NAMED))
        shown = (item.piece_id for item in self._scene.piece_items() if item.look.art in named)
        return (*filter(None, ends), *shown)

    def _in_a_place(self, piece: str) -> bool:
        """Tell whether a piece is visible and lies in a place of the stage."""
        return self._scene.seen(piece) and self._scene.placing.around(piece).width > 0

    def _row_of(self, option: str) -> QModelIndex:
        return self._table.options.index(self._table.options.row_of(option))

    def _cards_of(self, rows: Sequence[QModelIndex]) -> list[CardFace]:
        return cards_of(rows, self._table.pieces, self._scene.oven.book)


def _is_shift_held() -> bool:
    """Tell whether Shift is held."""
    return bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
