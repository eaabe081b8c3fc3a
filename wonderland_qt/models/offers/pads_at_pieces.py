"""Pads at pieces: secret answers that players give by touching a piece or by the key shown there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.offers.offer import Offer, OnTable
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.pads import Pad
from wonderland_qt.models.table.table_model import Table


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
        """Return every key at its piece."""
        keys = [
            (self._piece(option), key, option, pad)
            for pad in self._at_pieces
            for key, option in zip(pad.keys, pad.decision.options, strict=True)
        ]
        shared = Counter(piece for piece, *_ in keys)
        return tuple(
            KeyAtPiece(piece, key, self._words(pad, option, whose=shared[piece] > 1), pad.ready)
            for piece, key, option, pad in keys
        )

    @property
    def elsewhere(self) -> tuple[Pad, ...]:
        """Return the pads with an option that touches no visible piece."""
        return tuple(pad for pad in self._table.pads.shown if pad not in self._at_pieces)

    @property
    def offer(self) -> Offer:
        """Return the offer of all pads' options, with ids of player and option number."""
        return Offer(self._options(), self._on_table, self.words_of, marked=True)

    def words_of(self, answer: str) -> str:
        """Return the player's name and the option's words."""
        player, number = answer.rsplit(" ", 1)
        pad = next(pad for pad in self._table.pads.shown if pad.player == player)
        option = pad.decision.options[int(number)]
        return f"{self._table.name_of(pad.player)}: {capital(self._table.voice.say(option.text))}"

    def press(self, answer: str) -> None:
        """Give the answer with this id of the offer."""
        player, number = answer.rsplit(" ", 1)
        self._table.press(PlayerId(player), int(number))

    @property
    def _at_pieces(self) -> tuple[Pad, ...]:
        pads = self._table.pads.shown
        return tuple(pad for pad in pads if all(map(self._piece, pad.decision.options)))

    def _words(self, pad: Pad, option: Option, whose: bool) -> str:
        return self._table.name_of(pad.player) if whose else capital(self._table.voice.say(option.text))

    def _piece(self, option: Option) -> str:
        return next((piece for piece in (option.take, option.put) if piece and self._on_table(piece)), "")

    def _options(self) -> Iterator[Option]:
        for pad in self._at_pieces:
            for number, option in enumerate(pad.decision.options):
                yield msgspec.structs.replace(option, id=f"{pad.player} {number}")
