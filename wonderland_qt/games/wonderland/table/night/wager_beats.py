"""Beats of wagers: each card comes forward and is turned up on stage, then the wrong ones are paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import ShardsGained, WagersRevealed
from wonderland_qt.games.wonderland.seen.view import TableView

WINNER = ("tower", "capital", "banner", "lead", "leader", "dock")
"""What shows who has won: the tower with all that stands on it, and the dock below."""

DRUM, PAID, LATER = 700, 900, 0.6
"""How long a card comes forward to the drum, and a shard is seen; the part of it that later ones take."""


def about_wagers(event: Event) -> bool:
    """Tell whether an event turns up a wager or is what a wrong one costs (WAGER-2)."""
    return isinstance(event, WagersRevealed) or (isinstance(event, ShardsGained) and event.cause == "wager")


def face_up(event: WagersRevealed, table: TableView) -> TableView:
    """Return the table with a bettor's card face up; the rules have taken all of them up already."""
    if table.battle is None:
        return table
    wagers = {**table.battle.wagers, event.player: event.on}
    return replace(table, battle=replace(table.battle, wagers=wagers))


def turned_up(event: WagersRevealed, before: Beat, after: Beat, first: Sequence[PlayerId]) -> Iterator[Beat]:
    """Yield how a card comes forward and is turned, while who has bet leans out of the box.

    When it is right it points to the winner's tower, which is lit (WAGER-1).
    """
    card, bettor = ids.WAGER(event.player), ids.ONLOOKER(event.player)
    forward = replace(before, milliseconds=DRUM, covers=0, held=card, leaning=bettor, sounds=("drum",))
    yield replace(forward, spotlight=(card, bettor))
    right = [f"{part}:{event.on}" for part in WINNER] if tuple(first) == (event.on,) else []
    turned = replace(after, held=card, turned=True, leaning=bettor, sounds=("card",))
    yield replace(turned, spotlight=(card, bettor, *right), points_to=next(iter(right), ""))


def paid(event: ShardsGained, before: Beat) -> Beat:
    """Return how the shards of a wrong wager come to who has lost it (WAGER-2)."""
    card, bettor = ids.WAGER(event.player), ids.ONLOOKER(event.player)
    shards = Benefit(event.player, "shards/shard", event.shards, lands=(bettor, card))
    flight = Flight(shards, card, "", f"+{event.shards}", burden=True)
    return replace(before, milliseconds=PAID, spotlight=(card, bettor), flights=(flight,))


def quickened(beats: Sequence[Beat]) -> list[Beat]:
    """Return beats in which the second wager that is turned up, and later ones, take less time."""
    cards = list(dict.fromkeys(beat.held for beat in beats if beat.turned))
    return [
        replace(beat, milliseconds=round(beat.milliseconds * LATER)) if beat.held in cards[1:] else beat
        for beat in beats
    ]
