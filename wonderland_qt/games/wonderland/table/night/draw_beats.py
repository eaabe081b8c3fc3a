"""Beats of a draw: chips as they come to light, what madness costs, strength that grows, and who stops."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue, Fall
from wonderland_qt.engine.table.glimpses import heard
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import NightPlan
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night import chapters
from wonderland_qt.games.wonderland.table.night import labels as chip_labels
from wonderland_qt.games.wonderland.table.night.battle_moment import moment
from wonderland_qt.games.wonderland.table.night.forging_beats import not_counted_yet, shards_in
from wonderland_qt.games.wonderland.war.madness import LEADER, SUPPORTER


class DrawPart(NamedTuple):
    """A beat of a draw, and the number of the chapter's events after which the table looks so."""

    beat: Beat
    end: int


def drawing(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of a draw, each with the events that it covers (BATTLE-23)."""
    yield from _with_events(list(_parts_of_draw(chapter, plan, content)), chapter)


def _with_events(parts: Sequence[DrawPart], chapter: chapters.Chapter) -> Iterator[Beat]:
    """Yield the beats of a draw, each covering the events since the one before.

    The last one covers all the rest, as nothing else shows the events after its part.
    """
    begin, last = 0, len(parts) - 1
    for number, part in enumerate(parts):
        end = len(chapter.events) if number == last else part.end
        yield replace(part.beat, event=chapter.begin + begin, covers=end - begin)
        begin = end


def _parts_of_draw(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Iterator[DrawPart]:
    """Yield the parts of a draw (BATTLE-23): chips revealed, harm, strength that grows, and who stops.

    `table` is the view that the latest part shows, from which the next one starts.
    """
    draw = chapters.drawn_in(chapter)
    table, revealed_by = chapter.before, len(heard(draw.drawn))
    if draw.drawn:
        drawn = [event for event in heard(draw.drawn) if isinstance(event, events.ChipDrawn)]
        revealed = {event.player: chip_labels.label_of_face(content, event.chip) for event in drawn}
        table = draw.drawn[-1].view
        yield DrawPart(moment(table, plan.battle, content, plan.beats.revealed, revealed), revealed_by)
    struck = heard(draw.struck)
    kept = chip_labels.who_kept_shields(struck, chapter.before, content)
    labels = chip_labels.harm_labels(struck, kept, chapter.before)
    if labels:
        falls = (tuple(_falls(struck, table)),)
        table = draw.struck[-1].view
        harmed = moment(table, plan.battle, content, plan.beats.harmed, labels)
        broken = chip_labels.who_broke_shields(struck)
        shown = tuple(chip_labels.with_signs_of_shields(harmed.pieces, kept, broken))
        yield DrawPart(replace(harmed, cues=falls, pieces=shown), revealed_by + len(struck))
    if draw.grown:
        before, table = table, draw.grown[-1].view
        gains = _gains(heard(draw.grown), before, table)
        if gains:
            labels = chip_labels.gain_labels(gains)
            grown = moment(table, plan.battle, content, plan.beats.strengthened, labels, gains)
            shards = tuple(shards_in(chapter, len(draw.grown), content))
            yield DrawPart(not_counted_yet(grown, before, shards, content), len(chapter.events))
            if shards:
                flown = moment(table, plan.battle, content, chapters.PAID)
                yield DrawPart(replace(flown, flights=shards), len(chapter.events))
    stops = [event for event in chapter.events if isinstance(event, events.PlayerStopped)]
    if stops:
        yield DrawPart(_stopped(stops, chapter.after, plan, content), len(chapter.events))


def _stopped(stops: list[events.PlayerStopped], table: TableView, plan: NightPlan, content: Content) -> Beat:
    """Return a beat with a stop sign at each fighter who draws no more, and their strength (BATTLE-15)."""
    labels = chip_labels.stop_labels(stops, _strengths(table))
    shown = moment(table, plan.battle, content, plan.beats.stopped, labels)
    for player, label in labels.items():
        sign = Piece(ids.HALT(player), "stop", "stop", order=chip_labels.LABEL_ORDER, text=label.lines[0])
        shown = chapters.with_plate(shown, sign, shown.stage.layout.slots[ids.DRAWN(player)].rect)
    return shown


def _falls(happened: Iterable[Event], table: TableView) -> Iterator[Cue]:
    """Yield how each lost unit falls: of supporters the last of those that stand singly (BATTLE-6).

    `fallen` counts the supporters alone, as only they have numbered pieces in a region.
    """
    fallen = Counter[tuple[PlayerId, str]]()
    for event in happened:
        if isinstance(event, events.UnitLost):
            stood = table.players[event.player].placed.get(event.region, 0)
            standing = stood - fallen[event.player, event.region]
            yield Fall(_piece_of_lost_unit(event, standing))
            fallen[event.player, event.region] += event.unit == SUPPORTER


def _piece_of_lost_unit(event: events.UnitLost, standing: int) -> str:
    """Return the id of the piece of a unit that is lost while so many supporters are `standing` there.

    All but the first of them are singly numbered pieces, from 1; the first is the piece of the stack.
    """
    if event.unit == LEADER:
        return ids.LEADER(event.player)
    if event.unit != SUPPORTER:
        return ids.FIGURE(event.unit)
    if standing > 1:
        return ids.UNIT(event.player, event.region, standing - 1)
    return ids.supporters(event.player, event.region)


def _gains(happened: Sequence[Event], before: TableView, after: TableView) -> dict[PlayerId, int]:
    """Return by player the change of strength, for those whose strength changed."""
    was, now = _strengths(before), _strengths(after)
    moved = dict.fromkeys(event.player for event in happened if isinstance(event, events.StrengthChanged))
    gains = {player: now[player] - was[player] for player in moved if player in was and player in now}
    return {player: gain for player, gain in gains.items() if gain}


def _strengths(table: TableView) -> dict[PlayerId, int]:
    """Return the strengths of the fighters by player, none without a battle."""
    fighters = table.battle.participants if table.battle else {}
    return {player: part.strength for player, part in fighters.items()}
