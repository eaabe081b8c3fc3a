"""Beats of a war: chips as they come to light, what madness costs, strength that grows, and each result.

Each moment is the table as it was after a step of the rules, so none can run ahead of another.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue, Fall
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan, NightPlan
from wonderland_qt.games.wonderland.seen.view import BattleView, TableView
from wonderland_qt.games.wonderland.table.night import battle_layout, chapters
from wonderland_qt.games.wonderland.table.night import labels as chip_labels
from wonderland_qt.games.wonderland.table.night.feats import feat_shown
from wonderland_qt.games.wonderland.table.night.forging_beats import forging, not_counted_yet, shards_in
from wonderland_qt.games.wonderland.table.night.prizes import prize_in, prize_shown
from wonderland_qt.games.wonderland.table.night.result import Result, result_layout, result_pieces
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import without_places_to_stop
from wonderland_qt.games.wonderland.war.madness import LEADER, SUPPORTER

CLEARED = 600
"""How long in milliseconds the towers of a battle still stand as they were when it was decided."""


class DrawPart(NamedTuple):
    """A beat of a draw, and the number of the chapter's events after which the table looks so."""

    beat: Beat
    end: int


STONE_ORDER = 202
"""The order of stones on the stage, at the towers."""


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the beats on the way from one view to the next; none when the whole table is shown."""
    plan = content.files.table.night if content.files.table else None
    if plan is None or looking.whole:
        return ()
    read = chapters.chapters(glimpses)
    told = (_beats_with_events(chapter, plan, content, looking.persons) for chapter in read)
    return chapters.quickened(list(chain.from_iterable(told)))


def _beats_with_events(
    chapter: chapters.Chapter, plan: NightPlan, content: Content, persons: Sequence[PlayerId]
) -> Iterator[Beat]:
    """Yield the beats of a chapter, each with the events that it covers.

    Beats of wagers and feats cover one event each, those of a draw and a forging the events of their part of
    it; any other covers the whole chapter.
    """
    if chapter.about_wagers:
        yield from _wager_beats(chapter, plan, content)
    elif chapter.is_draw:
        yield from _with_events_of_parts(list(_parts_of_draw(chapter, plan, content)), chapter)
    elif isinstance(chapter.opening, events.ChipForged):
        yield from forging(chapter.opening, chapter, plan, content)
    elif isinstance(chapter.opening, events.FeatRevealed) and chapter.opened.battle is not None:
        moment = _moment(chapter.opened, plan.battle, content, milliseconds=0)  # the feat sets how long
        yield replace(feat_shown(chapter.opening, moment), event=chapter.begin)
    else:
        for beat in _beats_by_opening(chapter, plan, content, persons):
            yield replace(beat, event=chapter.begin, covers=len(chapter.events))


def _with_events_of_parts(parts: Sequence[DrawPart], chapter: chapters.Chapter) -> Iterator[Beat]:
    """Yield the beats of a draw, each covering the events since the one before.

    The last one covers all the rest, as nothing else shows the events after its part.
    """
    begin, last = 0, len(parts) - 1
    for number, part in enumerate(parts):
        end = len(chapter.events) if number == last else part.end
        yield replace(part.beat, event=chapter.begin + begin, covers=end - begin)
        begin = end


def _beats_by_opening(
    chapter: chapters.Chapter, plan: NightPlan, content: Content, persons: Sequence[PlayerId]
) -> Iterator[Beat]:
    """Yield the beats of what a chapter is about: the start of a battle, a result, a prize, or its clean-up.

    A battle that no one contests has no event of its end; its card is shown if somebody is rewarded. A person
    who has just chosen a prize need not be shown it.
    """
    opening, battle, prize = chapter.opening, chapter.before.battle, prize_in(chapter)
    if isinstance(opening, events.BattleBegun):
        yield _moment(chapter.after, plan.battle, content, plan.beats.begins)
    elif isinstance(opening, events.BattleEnded):
        yield from _card_once_known(opening, chapter, plan, content, persons)
    elif battle is not None and chapter.is_clean_up:
        yield _moment(chapter.before, plan.battle, content, CLEARED)
    elif prize is not None and prize.player not in persons:
        yield prize_shown(prize, chapter.before, _moment(chapter.after, plan.battle, content, milliseconds=0))
    elif battle is not None and not battle.contested and _has_reward(chapter.events):
        result = Result(chapter.before, chapter.after, battle, chapter.events, persons)
        yield _result_card(result, plan, content)


def _wager_beats(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of wagers: each is turned up, and wrong ones are paid (RESULT-7, WAGER-2).

    Each beat has the number of its event in the game, and the state `before` it takes no time by itself.
    """
    table, battle = chapter.before, chapter.before.battle
    if battle is None:
        return
    for number, event in enumerate(chapter.events, start=chapter.begin):
        before = replace(_moment(table, plan.battle, content, milliseconds=0), event=number)
        if isinstance(event, events.WagersRevealed):
            known = bool(battle.wagers.get(event.player))  # to the viewer, even before it is turned up
            table = chapters.face_up(event, table)
            after = replace(_moment(table, plan.battle, content, plan.beats.uncovered), event=number)
            yield from chapters.turned_up(event, before, after, battle.first, known)
        elif isinstance(event, events.ShardsGained):
            yield chapters.paid(event, before, table.players[event.player].shards)


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
        yield DrawPart(_moment(table, plan.battle, content, plan.beats.revealed, revealed), revealed_by)
    struck = heard(draw.struck)
    kept = chip_labels.who_kept_shields(struck, chapter.before, content)
    labels = chip_labels.harm_labels(struck, kept, chapter.before)
    if labels:
        falls = (tuple(_falls(struck, table)),)
        table = draw.struck[-1].view
        harmed = _moment(table, plan.battle, content, plan.beats.harmed, labels)
        broken = chip_labels.who_broke_shields(struck)
        shown = tuple(chip_labels.with_signs_of_shields(harmed.pieces, kept, broken))
        yield DrawPart(replace(harmed, cues=falls, pieces=shown), revealed_by + len(struck))
    if draw.grown:
        before, table = table, draw.grown[-1].view
        gains = _gains(heard(draw.grown), before, table)
        if gains:
            labels = chip_labels.gain_labels(gains)
            grown = _moment(table, plan.battle, content, plan.beats.strengthened, labels, gains)
            shards = tuple(shards_in(chapter, len(draw.grown), content))
            yield DrawPart(not_counted_yet(grown, before, shards, content), len(chapter.events))
            if shards:
                flown = _moment(table, plan.battle, content, chapters.PAID)
                yield DrawPart(replace(flown, flights=shards), len(chapter.events))
    stops = [event for event in chapter.events if isinstance(event, events.PlayerStopped)]
    if stops:
        yield DrawPart(_stopped(stops, chapter.after, plan, content), len(chapter.events))


def _stopped(stops: list[events.PlayerStopped], table: TableView, plan: NightPlan, content: Content) -> Beat:
    """Return a beat with a stop sign at each fighter who draws no more, and their strength (BATTLE-15)."""
    labels = chip_labels.stop_labels(stops, _strengths(table))
    shown = _moment(table, plan.battle, content, plan.beats.stopped, labels)
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


def _moment(
    table: TableView,
    plan: BattlePlan,
    content: Content,
    milliseconds: int,
    labels: chip_labels.Labels | None = None,
    gains: dict[PlayerId, int] | None = None,
) -> Beat:
    """Return a beat that shows the battle, with labels about chips and stones for strength gained.

    Rays surround a chip only as long as it is not placed.
    """
    battle, labels, gains = table.battle, labels or {}, gains or {}
    assert battle is not None, "a moment of a battle"
    layout = battle_layout.battle_layout(plan, content, table, battle)
    stones = list(_stones(plan, content, layout, battle, gains))
    stone_slots = {slot.id: slot for _piece, slot in stones}
    layout = without_places_to_stop(replace(layout, slots={**layout.slots, **stone_slots}))
    drawn = {player: label for player, label in labels.items() if battle.participants[player].drawn}
    shown = [chip_labels.rays(player, label) for player, label in drawn.items()]
    shown += _without_stop_signs(pieces(table, content))
    for player, label in labels.items():
        shown += chip_labels.label_pieces(player, label)
    shown += [piece for piece, _slot in stones]
    stage = Stage("battle", layout, battle.region, light="night", forms=battle_layout.BY_NIGHT, steady=True)
    return Beat(stage, tuple(shown), milliseconds)


def _without_stop_signs(all_pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces without the stop signs of fighters, as no one decides during a beat.

    The sign at which players forge no more may stay, as these stages have no place for it.
    """
    yield from (piece for piece in all_pieces if piece.kind != "stop" or piece.id == "stop")


def _stones(
    plan: BattlePlan, content: Content, layout: Layout, battle: BattleView, gains: dict[PlayerId, int]
) -> Iterator[tuple[Piece, Slot]]:
    """Yield a golden stone, with its slot, for each point of strength gained, right below the capital.

    The tower has its new height already, so that the stones cover its uppermost courses.
    """
    course = battle_layout.course_of(plan, content)
    _width, capital_height = plan.capital
    for player, gain in gains.items():
        tower = layout.slots.get(ids.TOWER(player))
        if tower is None:
            continue
        words = text("beat-strength", strength=gain)
        top_of_tower = battle_layout.top_of(plan, content, battle.participants[player].strength)
        below_capital = top_of_tower + capital_height
        for number in range(gain):
            name = ids.STONE(player, number)
            rect = Rect(tower.rect.x, below_capital + number * course, tower.rect.width, course)
            yield Piece(name, "stone", "gold", order=STONE_ORDER, text=words), Slot(name, rect)


def _card_once_known(
    ended: events.BattleEnded,
    chapter: chapters.Chapter,
    plan: NightPlan,
    content: Content,
    persons: Sequence[PlayerId],
) -> Iterator[Beat]:
    """Yield the card of a result; for an uncontested region, once its reward is known.

    Before that, such a region has no result to show.
    """
    battle = chapter.opened.battle
    assert battle is not None
    assert battle.region == ended.region, "the battle that has ended"
    if battle.contested or _has_reward(chapter.events):
        result = Result(chapter.opened, chapter.after, battle, chapter.events, persons)
        yield _result_card(result, plan, content)


def _has_reward(chapter: Sequence[Event]) -> bool:
    """Tell whether somebody gains VP or a castle in a chapter."""
    return any(isinstance(event, events.VpGained | events.CastleBuilt) for event in chapter)


def _result_card(result: Result, plan: NightPlan, content: Content) -> Beat:
    """Return the beat of a result card, which waits until somebody goes on."""
    layout = result_layout(plan.result, result.battle)
    stage = Stage("result", layout, result.battle.region, light="night", filled_by="result")
    return Beat(stage, tuple(result_pieces(result, content)), plan.beats.result, waits=True)
