"""Pads at pieces: secret answers that players give by touching a piece or by the key shown there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import msgspec

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.offers.offer import Offer, OnTable
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.pads import Pad
from wonderland_qt.models.table.table_model import Table

BEFORE_NUMBER = " "
"""In ids of the offer, the separator between player and option number."""


class KeyAtPiece(NamedTuple):
    """A key of a pad at its option's piece, with the option's or the player's name as words.

    `ready` means that this pad has answered.
    """

    piece: str
    key: str
    words: str
    ready: bool


class PadsAtPieces:
    """Splits the pads of a table into those that are answered at pieces and the others."""

    def __init__(self, table: Table, on_table: OnTable) -> None:
        self._table, self._on_table = table, on_table

    @property
    def keys(self) -> tuple[KeyAtPiece, ...]:
        """Return every key at its piece, with the option's words, or the player's name if others share it."""
        options = chain.from_iterable(pad.decision.options for pad in self._at_pieces)
        keys_at_piece = Counter(map(self._piece_of, options))
        keys: list[KeyAtPiece] = []
        for pad in self._at_pieces:
            for key, option in zip(pad.keys, pad.decision.options, strict=True):
                piece = self._piece_of(option)
                is_shared = keys_at_piece[piece] > 1
                words = self._table.name_of(pad.player) if is_shared else self._words_of_option(option)
                keys.append(KeyAtPiece(piece, key, words, pad.ready))
        return tuple(keys)

    @property
    def elsewhere(self) -> tuple[Pad, ...]:
        """Return the pads with an option that touches no visible piece."""
        return tuple(pad for pad in self._table.pads.shown if pad not in self._at_pieces)

    @property
    def offer(self) -> Offer:
        """Return the offer of all pads' options, with ids of player and option number.

        Touches only mark them, as all persons answer in secret at the same time.
        """
        return Offer(self._options_of_all(), self._on_table, self.words_of, marked=True)

    def words_of(self, answer: str) -> str:
        """Return the player's name and the option's words."""
        player, number = _player_and_number(answer)
        pad = next(pad for pad in self._table.pads.shown if pad.player == player)
        option = pad.decision.options[number]
        return f"{self._table.name_of(player)}: {self._words_of_option(option)}"

    def press(self, answer: str) -> None:
        """Give the answer with this id of the offer."""
        player, number = _player_and_number(answer)
        self._table.press(player, number)

    @property
    def _at_pieces(self) -> tuple[Pad, ...]:
        """Return the pads whose options all touch a visible piece, where their keys can be shown."""
        pads = self._table.pads.shown
        return tuple(pad for pad in pads if all(map(self._piece_of, pad.decision.options)))

    def _words_of_option(self, option: Option) -> str:
        return capital(self._table.voice.say(option.text))

    def _piece_of(self, option: Option) -> str:
        """Return the piece on the table that an option takes or puts on, or ""."""
        return next((piece for piece in (option.take, option.put) if piece and self._on_table(piece)), "")

    def _options_of_all(self) -> Iterator[Option]:
        """Yield the options of all pads with ids of player and number, as players may have the same ones."""
        for pad in self._at_pieces:
            for number, option in enumerate(pad.decision.options):
                yield msgspec.structs.replace(option, id=f"{pad.player}{BEFORE_NUMBER}{number}")


def _player_and_number(answer: str) -> tuple[PlayerId, int]:
    """Return the player and the number of the option in an id of the offer."""
    player, _, number = answer.rpartition(BEFORE_NUMBER)
    return PlayerId(player), int(number)
