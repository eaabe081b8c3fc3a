"""Encodes sums over games as JSON and decodes them; maps with records as keys become lists."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.statistics import Thing
from wonderland_qt.lab.figures import Figure, Shares
from wonderland_qt.lab.paired_games import Paired, PairsOfFigures
from wonderland_qt.lab.rates import Count, Ledger
from wonderland_qt.lab.runner import Played
from wonderland_qt.lab.shares import Pairs, Share
from wonderland_qt.lab.tally import Sums, Tally
from wonderland_qt.lab.work.work_journal import Packing


class _PackedPlayed(msgspec.Struct):
    games: int
    decisions: int
    score: int
    seats: int
    games_by_player: Sums
    parts_by_player: Sums
    parts_by_seat: Sums
    parts_by_bot: Sums
    score_by_player: Sums
    things: list[tuple[Thing, Count]]
    played: dict[str, Sums]
    by_variant: dict[str, Sums]
    shares: list[tuple[Figure, Share]]


class _PackedPairs(msgspec.Struct):
    games: int
    different: int
    pairs: list[tuple[Figure, Pairs]]


def _pack_played(played: Played) -> bytes:
    """Return the sums of games as JSON."""
    tally, ledger = played.tally, played.tally.ledger
    counted = {name: getattr(tally, name) for name in _COUNTED}
    packed = _PackedPlayed(
        **counted,
        things=list(ledger.things.items()),
        played=ledger.played,
        by_variant=ledger.by_variant,
        shares=list(played.shares.items()),
    )
    return msgspec.json.encode(packed)


def _unpack_played(packed: bytes) -> Played:
    """Return the sums of games from JSON; raises msgspec.ValidationError.

    The fields of a tally, its ledger and the shares lie side by side in the JSON.
    """
    read = msgspec.json.decode(packed, type=_PackedPlayed)
    counted = {name: value for name, value in msgspec.structs.asdict(read).items() if name in _COUNTED}
    ledger = Ledger()
    ledger.things.update(read.things)
    ledger.played.update(read.played)
    ledger.by_variant.update(read.by_variant)
    return Played(Tally(**counted, ledger=ledger), Shares(read.shares))


_COUNTED = set(_PackedPlayed.__struct_fields__) - {"things", "played", "by_variant", "shares"}
"""The fields that a tally has itself; the others are those of its ledger, and the shares."""


def _pack_pairs(paired: Paired) -> bytes:
    return msgspec.json.encode(_PackedPairs(paired.games, paired.different, list(paired.pairs.items())))


def _unpack_pairs(packed: bytes) -> Paired:
    read = msgspec.json.decode(packed, type=_PackedPairs)
    return Paired(read.games, read.different, PairsOfFigures(read.pairs))


PLAYED = Packing(Played, _pack_played, _unpack_played)
PAIRED = Packing(Paired, _pack_pairs, _unpack_pairs)
