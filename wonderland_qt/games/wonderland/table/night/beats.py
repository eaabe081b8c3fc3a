"""Beats of a war: chips as they come to light, what madness costs, strength that grows, and each result.

Each moment is the table as it was after a step of the rules, so none can run ahead of another.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue, Fall
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import BattlePlan, NightPlan
from wonderland_qt.games.wonderland.seen.view import BattleView, TableView
from wonderland_qt.games.wonderland.table.night import chapters
from wonderland_qt.games.wonderland.table.night.battle_layout import (
    BY_NIGHT,
    battle_layout,
    course_of,
    height_of,
)
from wonderland_qt.games.wonderland.table.night.forging_beats import forging
from wonderland_qt.games.wonderland.table.night.result import Result, result_layout, result_pieces
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.war.madness import LEADER, SUPPORTER

Label = tuple[str, tuple[Text, ...]]
"""A label about a chip: the picture of its plate, and its lines of text."""
Labels = dict[PlayerId, Label]
RAYS = {"strength": "gold", "madness": "madness", "bust": "bust", "shield": "gold"}
"""The picture of the rays around a chip, by the plate of its label."""


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the beats on the way from one view to the next; none when the whole table is shown."""
    plan = content.files.table.night if content.files.table else None
    if plan is None or looking.whole:
        return ()
    read = chapters.chapters(glimpses)
    return chapters.quickened([beat for chapter in read for beat in _told(chapter, plan, content, looking)])


def _told(chapter: chapters.Chapter, plan: NightPlan, content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield the beats of a chapter, each with the events that it covers.

    Beats of wagers cover one event each, those of a draw the events of their part of it; of the others, one
    covers the whole chapter.
    """
    if chapter.about_wagers:
        yield from _wagers(chapter, plan, content)
        return
    if chapter.is_draw:
        yield from _each_with_its_own(list(_draw(chapter, plan, content)), chapter)
        return
    whole, told = len(chapter.events), 0
    for beat in _beats_of(chapter, plan, content, looking.persons):
        at = chapter.begin if beat.covers else chapter.begin + told
        yield replace(beat, event=at, covers=whole if beat.covers else 0)
        told = whole if beat.covers else told


def _each_with_its_own(parts: Sequence[tuple[Beat, int]], chapter: chapters.Chapter) -> Iterator[Beat]:
    """Yield beats that each cover the events up to the number given beside it, the last one all the rest."""
    begin = 0
    for number, (beat, end) in enumerate(parts, start=1):
        end = len(chapter.events) if number == len(parts) else end
        yield replace(beat, event=chapter.begin + begin, covers=end - begin)
        begin = end


def _beats_of(
    chapter: chapters.Chapter, plan: NightPlan, content: Content, persons: Sequence[PlayerId]
) -> Iterator[Beat]:
    opening, battle = chapter.opening, chapter.before.battle
    if isinstance(opening, events.ChipForged):
        yield from forging(opening, chapter, plan, content)
    elif isinstance(opening, events.BattleBegun):
        yield _moment(chapter.after, plan.battle, content, plan.beats.begins, {})
    elif isinstance(opening, events.BattleEnded):
        yield from _result(opening, chapter, plan, content, persons)
    elif battle is not None and not battle.contested and _rewarded(chapter.events):
        yield _card(Result(chapter.before, chapter.after, battle, chapter.events, persons), plan, content)


def _wagers(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of wagers: each is turned up, and wrong ones are paid (RESULT-7, WAGER-2)."""
    table, battle = chapter.before, chapter.before.battle
    if battle is None:
        return
    for number, event in enumerate(chapter.events, start=chapter.begin):
        before = replace(_moment(table, plan.battle, content, 0, {}), event=number)
        if isinstance(event, events.WagersRevealed):
            table = chapters.face_up(event, table)
            after = _moment(table, plan.battle, content, plan.beats.uncovered, {})
            yield from chapters.turned_up(event, before, replace(after, event=number), battle.first)
        elif isinstance(event, events.ShardsGained):
            yield chapters.paid(event, before, table.players[event.player].shards)


def _draw(chapter: chapters.Chapter, plan: NightPlan, content: Content) -> Iterator[tuple[Beat, int]]:
    """Yield the beats of a draw: chips are revealed, madness strikes, strength grows (BATTLE-23).

    Beside each is the number of the chapter's events after which the table looks so.
    """
    draw = chapters.drawn_in(chapter)
    table, revealed_by = chapter.before, len(heard(draw.drawn))
    if draw.drawn:
        drawn = [event for event in heard(draw.drawn) if isinstance(event, events.ChipDrawn)]
        revealed: Labels = {event.player: _face(content, event.chip) for event in drawn}
        table = draw.drawn[-1].view
        yield _moment(table, plan.battle, content, plan.beats.revealed, revealed), revealed_by
    struck = heard(draw.struck)
    labels = _harm(struck, kept := _who_kept_shields(struck, chapter.before, content))
    if labels:
        falls = (tuple(_falls(struck, table)),)
        table = draw.struck[-1].view
        harmed = _moment(table, plan.battle, content, plan.beats.harmed, labels)
        harmed = replace(harmed, cues=falls, pieces=tuple(_with_kept_shields(harmed.pieces, kept)))
        yield harmed, revealed_by + len(struck)
    if draw.grown:
        before, table = table, draw.grown[-1].view
        gains = _gains(heard(draw.grown), before, table)
        if gains:
            grown = _moment(table, plan.battle, content, plan.beats.strengthened, _gain_labels(gains), gains)
            yield grown, len(chapter.events)


def _face(content: Content, chip: int) -> Label:
    return "madness" if chip in content.harmful else "strength", (Text(content.chips[chip].face),)


def _falls(happened: Iterable[Event], table: TableView) -> Iterator[Cue]:
    """Yield how each lost unit falls: of supporters the last of those that stand singly (BATTLE-6)."""
    fallen = Counter[tuple[PlayerId, str]]()
    for event in happened:
        if isinstance(event, events.UnitLost):
            standing = table.players[event.player].placed.get(event.region, 0)
            yield Fall(_falling(event, standing - fallen[event.player, event.region]))
            fallen[event.player, event.region] += event.unit == SUPPORTER


def _falling(event: events.UnitLost, standing: int) -> str:
    if event.unit == LEADER:
        return ids.LEADER(event.player)
    if event.unit != SUPPORTER:
        return ids.FIGURE(event.unit)
    if standing > 1:
        return ids.UNIT(event.player, event.region, standing - 1)
    return ids.supporters(event.player, event.region)


def _who_kept_shields(happened: Sequence[Event], before: TableView, content: Content) -> Collection[PlayerId]:
    """Return the players who suffered a chip although their whole shield could have blocked it (BATTLE-6)."""
    harms = {content.chips[chip].face for chip in content.harmful}
    suffered = [
        event.player
        for event in happened
        if isinstance(event, events.MadnessPlaced)
        or (isinstance(event, events.UnitLost) and event.cause in harms)
    ]
    broken = [event.player for event in happened if isinstance(event, events.ShieldTurned)]
    return {player for player in suffered if before.players[player].shield and player not in broken}


def _with_kept_shields(shown: Iterable[Piece], kept: Collection[PlayerId]) -> Iterator[Piece]:
    """Yield pieces, of which the signs of whole shields say that their owners kept them."""
    signs, words = set(map(ids.GUARD, kept)), Text("guarded-kept")
    for piece in shown:
        yield replace(piece, art="kept", text=words, lines=(words,)) if piece.id in signs else piece


def _harm(happened: Sequence[Event], kept: Collection[PlayerId]) -> Labels:
    """Return what madness and poison did: a shield held or was kept, units fell, somebody is out.

    Rules: BATTLE-3, BATTLE-6, BATTLE-7, BATTLE-8.
    """
    labels: Labels = {}
    lost = Counter(event.player for event in happened if isinstance(event, events.UnitLost))
    for event in happened:
        if isinstance(event, events.MadnessPlaced | events.UnitLost):
            units = (text("beat-lost", units=lost[event.player]),) if lost[event.player] else ()
            spared = (Text("beat-shield-kept"),) if event.player in kept else ()
            labels[event.player] = ("madness", (Text("beat-madness"), *units, *spared))
        elif isinstance(event, events.ShieldTurned) and not event.whole:
            labels[event.player] = ("shield", (Text("beat-shield"),))
    out = [event.player for event in happened if isinstance(event, events.PlayerBusted)]
    return {**labels, **dict.fromkeys(out, ("bust", (Text("beat-bust"), Text("beat-last-unit"))))}


def _gains(happened: Sequence[Event], before: TableView, after: TableView) -> dict[PlayerId, int]:
    """Return by player the change of strength, for those whose strength changed."""
    was = before.battle.participants if before.battle else {}
    now = after.battle.participants if after.battle else {}
    moved = dict.fromkeys(event.player for event in happened if isinstance(event, events.StrengthChanged))
    return {
        player: now[player].strength - was[player].strength
        for player in moved
        if player in now and player in was and now[player].strength != was[player].strength
    }


def _gain_labels(gains: dict[PlayerId, int]) -> Labels:
    return {player: ("strength", (text("beat-strength", strength=gain),)) for player, gain in gains.items()}


def _moment(
    table: TableView,
    plan: BattlePlan,
    content: Content,
    milliseconds: int,
    labels: Labels,
    gains: dict[PlayerId, int] | None = None,
) -> Beat:
    """Return a beat that shows the battle, with labels about chips and stones for strength gained."""
    battle = table.battle
    assert battle is not None, "a moment of a battle"
    layout = battle_layout(plan, content, table, battle)
    label_pieces = [piece for player, label in labels.items() for piece in _label(player, *label)]
    rays = [_rays(player, art) for player, (art, _) in labels.items() if battle.participants[player].drawn]
    stones = list(_stones(plan, content, layout, battle, gains or {}))
    layout = Layout(layout.width, layout.height, {**layout.slots, **{slot.id: slot for _, slot in stones}})
    shown = (*rays, *_undecided(pieces(table, content)), *label_pieces, *(stone for stone, _ in stones))
    return Beat(Stage("battle", layout, battle.region, "night", BY_NIGHT), shown, milliseconds)


def _label(player: PlayerId, art: str, lines: tuple[Text, ...]) -> Iterator[Piece]:
    yield Piece(ids.LABEL(player), "label", art, order=300, text=lines[0])
    yield Piece(ids.SAID(player), "said", "said", order=301, text=lines[0], lines=lines)


def _rays(player: PlayerId, art: str) -> Piece:
    return Piece(ids.RAYS(player), "rays", RAYS[art], order=190, text=Text("piece-rays"))


def _undecided(all_pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces without stop signs, as no one decides during a beat."""
    yield from (piece for piece in all_pieces if piece.kind != "stop" or piece.id == "stop")


def _stones(
    plan: BattlePlan, content: Content, layout: Layout, battle: BattleView, gains: dict[PlayerId, int]
) -> Iterator[tuple[Piece, Slot]]:
    """Yield a golden stone, with its slot, for each point of strength gained, right below the capital."""
    course = course_of(plan, content)
    for player, gain in gains.items():
        tower = layout.slots.get(ids.TOWER(player))
        if tower is None:
            continue
        top = height_of(plan, content, battle.participants[player].strength) + plan.capital[1]
        for number in range(gain):
            name = ids.STONE(player, number)
            rect = Rect(tower.rect.x, top + number * course, tower.rect.width, course)
            piece = Piece(name, "stone", "gold", order=202, text=text("beat-strength", strength=gain))
            yield piece, Slot(name, rect)


def _result(
    opening: events.BattleEnded,
    chapter: chapters.Chapter,
    plan: NightPlan,
    content: Content,
    persons: Sequence[PlayerId],
) -> Iterator[Beat]:
    """Yield the card of a result; for an uncontested region, once its reward is known."""
    battle = chapter.opened.battle
    assert battle is not None
    assert battle.region == opening.region, "the battle that has ended"
    if battle.contested or _rewarded(chapter.events):
        yield _card(Result(chapter.opened, chapter.after, battle, chapter.events, persons), plan, content)


def _rewarded(chapter: Sequence[Event]) -> bool:
    return any(isinstance(event, events.VpGained | events.CastleBuilt) for event in chapter)


def _card(result: Result, plan: NightPlan, content: Content) -> Beat:
    battle = result.battle
    stage = Stage("result", result_layout(plan.result, battle), battle.region, "night")
    return Beat(stage, tuple(result_pieces(result, content)), plan.beats.result, waits=True)
