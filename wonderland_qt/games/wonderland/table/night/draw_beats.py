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
    draw, table = chapters.drawn_in(chapter), chapter.before
    revealed_by = len(heard(draw.drawn))
    if draw.drawn:
        table = draw.drawn[-1].view
        yield DrawPart(_revealed(draw, plan, content), end=revealed_by)
    harmed = _harmed(draw, table, chapter, plan, content)
    if harmed is not None:
        table = draw.struck[-1].view
        yield DrawPart(harmed, end=revealed_by + len(heard(draw.struck)))
    for strengthened in _strengthened(draw, table, chapter, plan, content):
        yield DrawPart(strengthened, end=len(chapter.events))
    stopped = _stopped(chapter, plan, content)
    if stopped is not None:
        yield DrawPart(stopped, end=len(chapter.events))


def _revealed(draw: chapters.Draw, plan: NightPlan, content: Content) -> Beat:
    """Return the beat on which the chips drawn come to light."""
    drawn = [event for event in heard(draw.drawn) if isinstance(event, events.ChipDrawn)]
    labels = {event.player: chip_labels.label_of_face(content, event.chip) for event in drawn}
    return moment(draw.drawn[-1].view, plan.battle, content, plan.beats.revealed, labels)


def _harmed(
    draw: chapters.Draw, latest: TableView, chapter: chapters.Chapter, plan: NightPlan, content: Content
) -> Beat | None:
    """Return the beat of what madness and poison did; None if they did nothing.

    Units fall from where they stand on the `latest` table shown.
    """
    struck = heard(draw.struck)
    kept = chip_labels.who_kept_shields(struck, chapter.before, content)
    labels = chip_labels.harm_labels(struck, kept, chapter.before)
    if not labels:
        return None
    harmed = moment(draw.struck[-1].view, plan.battle, content, plan.beats.harmed, labels)
    broken = chip_labels.who_broke_shields(struck)
    shown = tuple(chip_labels.with_signs_of_shields(harmed.pieces, kept, broken))
    falls = tuple(_falls(struck, latest))
    return replace(harmed, cues=(falls,), pieces=shown)


def _strengthened(
    draw: chapters.Draw, latest: TableView, chapter: chapters.Chapter, plan: NightPlan, content: Content
) -> Iterator[Beat]:
    """Yield the beat on which strength grows from that on the `latest` table shown, if it does.

    Shards that come meanwhile fly on a beat of their own after it; without a change of strength none fly.
    """
    if not draw.grown:
        return
    after = draw.grown[-1].view
    gains = _gains(heard(draw.grown), latest, after)
    if not gains:
        return
    labels = chip_labels.gain_labels(gains)
    grown = moment(after, plan.battle, content, plan.beats.strengthened, labels, gains)
    shards = tuple(shards_in(chapter, len(draw.grown), content))
    yield not_counted_yet(grown, latest, shards, content)
    if shards:
        yield replace(moment(after, plan.battle, content, chapters.PAID), flights=shards)


def _stopped(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Beat | None:
    """Return the beat with a stop sign at each fighter who draws no more, and their strength (BATTLE-15).

    Return None if everybody goes on.
    """
    stops = [event for event in chapter.events if isinstance(event, events.PlayerStopped)]
    if not stops:
        return None
    labels = chip_labels.stop_labels(stops, _strengths(chapter.after))
    shown = moment(chapter.after, plan.battle, content, plan.beats.stopped, labels)
    for player, label in labels.items():
        sign = Piece(ids.HALT(player), "stop", "stop", order=chip_labels.LABEL_ORDER, text=label.lines[0])
        place_of_chip = shown.stage.layout.slots[ids.DRAWN(player)].rect
        shown = chapters.with_plate(shown, sign, place_of_chip)
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
    in_both = [player for player in moved if player in was and player in now]
    return {player: now[player] - was[player] for player in in_both if now[player] != was[player]}


def _strengths(table: TableView) -> dict[PlayerId, int]:
    """Return the strengths of the fighters by player, none without a battle."""
    fighters = table.battle.participants if table.battle else {}
    return {player: part.strength for player, part in fighters.items()}
