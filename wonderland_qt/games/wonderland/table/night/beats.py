"""Beats of a war: how each battle begins, its draws and wagers, feats and forgings, and each result.

Each moment is the table as it was after a step of the rules, so none can run ahead of another.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import NightPlan
from wonderland_qt.games.wonderland.table.night import chapters
from wonderland_qt.games.wonderland.table.night.battle_moment import moment
from wonderland_qt.games.wonderland.table.night.draw_beats import drawing
from wonderland_qt.games.wonderland.table.night.feats import feat_shown
from wonderland_qt.games.wonderland.table.night.forging_beats import forging
from wonderland_qt.games.wonderland.table.night.prizes import prize_in, prize_shown
from wonderland_qt.games.wonderland.table.night.result import Result, result_layout, result_pieces
from wonderland_qt.games.wonderland.table.night.wager_beats import wagering

CLEARED = 600
"""How long in milliseconds the towers of a battle still stand as they were when it was decided."""


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the beats on the way from one view to the next; none when the whole table is shown."""
    plan = content.files.table.night if content.files.table else None
    if plan is None or looking.whole:
        return ()
    found = chapters.chapters(glimpses)
    shown = (_beats_with_events(chapter, plan, content, looking.persons) for chapter in found)
    return chapters.quickened(list(chain.from_iterable(shown)))


def _beats_with_events(
    chapter: chapters.Chapter, plan: NightPlan, content: Content, persons: Sequence[PlayerId]
) -> Iterator[Beat]:
    """Yield the beats of a chapter, each with the events that it covers.

    Beats of wagers and feats cover one event each, those of a draw and a forging the events of their part of
    it; any other covers the whole chapter.
    """
    if chapter.about_wagers:
        yield from wagering(chapter, plan, content)
    elif chapter.is_draw:
        yield from drawing(chapter, plan, content)
    elif isinstance(chapter.opening, events.ChipForged):
        yield from forging(chapter.opening, chapter, plan, content)
    elif isinstance(chapter.opening, events.FeatRevealed) and chapter.opened.battle is not None:
        shown = moment(chapter.opened, plan.battle, content, milliseconds=0)  # the feat sets how long
        yield replace(feat_shown(chapter.opening, shown), event=chapter.begin)
    else:
        for beat in _beats_by_opening(chapter, plan, content, persons):
            yield replace(beat, event=chapter.begin, covers=len(chapter.events))


def _beats_by_opening(
    chapter: chapters.Chapter, plan: NightPlan, content: Content, persons: Sequence[PlayerId]
) -> Iterator[Beat]:
    """Yield the beats of what a chapter is about: the start of a battle, a result, a prize, or its clean-up.

    A battle that no one contests has no event of its end; its card is shown if somebody is rewarded. A person
    who has just chosen a prize need not be shown it.
    """
    opening, battle, prize = chapter.opening, chapter.before.battle, prize_in(chapter)
    if isinstance(opening, events.BattleBegun):
        yield moment(chapter.after, plan.battle, content, plan.beats.begins)
    elif isinstance(opening, events.BattleEnded):
        yield from _card_once_known(opening, chapter, plan, content, persons)
    elif battle is not None and chapter.is_clean_up:
        yield moment(chapter.before, plan.battle, content, CLEARED)
    elif prize is not None and prize.player not in persons:
        yield prize_shown(prize, chapter.before, moment(chapter.after, plan.battle, content, milliseconds=0))
    elif battle is not None and not battle.contested and _has_reward(chapter.events):
        result = Result(chapter.before, chapter.after, battle, chapter.events, persons)
        yield _result_card(result, plan, content)


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
