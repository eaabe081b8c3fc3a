"""The beats of wagers: each card comes forward and is turned up, and wrong ones are paid."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import NightPlan
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.battle_moment import moment
from wonderland_qt.games.wonderland.table.night.chapters import PAID, Chapter, pieces_of_fighter, with_verdict

DRUM, TURNING = 700, 450
"""How long a card comes forward to the drum, and how long it turns, in milliseconds."""


def wagering(chapter: Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of wagers: each is turned up, and wrong ones are paid (RESULT-7, WAGER-2).

    Each beat has the number of its event in the game, and the state `before` it takes no time by itself.
    """
    table, battle = chapter.before, chapter.before.battle
    if battle is None:
        return
    for number, event in enumerate(chapter.events, start=chapter.begin):
        before = replace(moment(table, plan.battle, content, milliseconds=0), event=number)
        if isinstance(event, events.WagersRevealed):
            known = bool(battle.wagers.get(event.player))  # to the viewer, even before it is turned up
            table = _face_up(event, table)
            after = replace(moment(table, plan.battle, content, plan.beats.uncovered), event=number)
            yield from _turned_up(event, before, after, battle.first, known)
        elif isinstance(event, events.ShardsGained):
            yield _paid(event, before, table.players[event.player].shards)


def _face_up(event: events.WagersRevealed, table: TableView) -> TableView:
    """Return the table with a bettor's wager face up, as the rules reveal all wagers at once."""
    if table.battle is None:
        return table
    wagers = {**table.battle.wagers, event.player: event.on}
    return replace(table, battle=replace(table.battle, wagers=wagers))


def _turned_up(
    event: events.WagersRevealed, before: Beat, after: Beat, first: Sequence[PlayerId], known: bool
) -> Iterator[Beat]:
    """Yield how a wager card comes forward and is turned, while the bettor leans out of the box.

    One that the viewer has `known` all along lies face up already, and is not turned. Nothing is said of it
    before it can be seen: the beat on which it turns covers its event. `first` are the players in first
    place.
    """
    card, bettor = ids.WAGER(event.player), ids.ONLOOKER(event.player)
    lit = (card, bettor)
    forward = replace(before, milliseconds=DRUM, covers=0, held=card, leaning=bettor, sounds=("drum",))
    yield replace(forward, spotlight=lit)
    seen = replace(after, held=card, leaning=bettor, spotlight=lit)
    if not known:
        yield replace(seen, milliseconds=TURNING, turned=True, sounds=("card",))
        seen = replace(seen, milliseconds=after.milliseconds - TURNING, event=after.event + 1, covers=0)
    yield _with_verdict_on_wager(event, seen, first)


def _with_verdict_on_wager(event: events.WagersRevealed, seen: Beat, first: Sequence[PlayerId]) -> Beat:
    """Return the moment at which a wager is seen, with the verdict on it (WAGER-1, WAGER-3).

    A right one points to the winner's tower, which is lit; with no winner at all a wager is wrong, and after
    a tie neither.
    """
    if tuple(first) == (event.on,):
        lit = (*seen.spotlight, *pieces_of_fighter(event.on))
        right = replace(seen, spotlight=lit, points_to=ids.TOWER(event.on))
        return with_verdict(right, "beat-wager-right", event.player)
    is_tie = len(first) > 1
    return with_verdict(seen, "beat-wager-tie" if is_tie else "beat-wager-wrong", event.player)


def _paid(event: events.ShardsGained, before: Beat, shards: int) -> Beat:
    """Return how shards fly from a wrong wager to the bettor's number of `shards` until then (WAGER-2).

    Shards are a burden. Where that number is not on the stage, they land on the bettor or on the card.
    """
    player, shard_number = event.player, ids.COUNT(event.player, "shards")
    card, bettor = ids.WAGER(player), ids.ONLOOKER(player)
    gain = Benefit(player, "shards/shard", event.shards, lands=(shard_number, bettor, card))
    flight = Flight(gain, card, str(shards), str(shards + event.shards), burden=True)
    lit = (card, bettor, shard_number)
    shown = replace(before, milliseconds=PAID, held=card, leaning=bettor, spotlight=lit, flights=(flight,))
    return with_verdict(shown, "beat-wager-wrong", player)
