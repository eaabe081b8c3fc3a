"""Chapters: events of a war that are shown together; battles, draws, wagers and results begin new ones."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple, TypeGuard

from msgspec.structs import replace

from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.layout import Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.seen.view import TableView

FIGHTER = ("tower", "capital", "banner", "lead", "leader", "dock")
"""The pieces lit for a fighter: the tower with all that stands on it, and the dock below."""

Prize = events.CastleBuilt | events.VpGained
"""What somebody in first place may choose after a tie (RESULT-3)."""

VERDICT = "verdict"
VERDICT_WIDE, VERDICT_HIGH, VERDICT_TOP = 0.42, 0.07, 0.187
"""Where above a card that is held up it is said what it brings, as parts of the stage."""

VERDICT_ORDER = 310
"""The order of that message on the stage, in front of all else."""

PAID = 1200
"""How long shards are seen to be paid, in milliseconds."""

LATER = 0.6
"""The part of the time that the second and later wagers take."""


def about_wagers(event: Event) -> bool:
    """Tell whether an event reveals a wager or pays a wrong one (WAGER-2)."""
    is_payment = isinstance(event, events.ShardsGained) and event.cause == "wager"
    return is_payment or isinstance(event, events.WagersRevealed)


def is_prize(event: Event, table: TableView) -> TypeGuard[Prize]:
    """Tell whether an event is the VP or the castle of a battle for somebody in first place (RESULT-3).

    What another card or ability brings is none. `table` is a view after the end of the battle.
    """
    battle = table.battle
    if battle is None or not (battle.ended and battle.contested) or not isinstance(event, Prize):
        return False
    return event.cause == battle.region and event.player in battle.first


def pieces_of_fighter(player: PlayerId) -> tuple[str, ...]:
    """Return the pieces lit for a fighter; not all of them need be on the stage."""
    return tuple(f"{kind}:{player}" for kind in FIGHTER)


def with_verdict(shown: Beat, message: str, player: PlayerId, **amounts: int) -> Beat:
    """Return a beat with a message about a player above the card that is held up, such as a right wager."""
    layout, words = shown.stage.layout, text(message, player=Text(player), **amounts)
    width, height = VERDICT_WIDE * layout.width, VERDICT_HIGH * layout.height
    left, top = (layout.width - width) / 2, VERDICT_TOP * layout.height
    room = Rect(left, top, width, height)
    verdict = Piece(VERDICT, "scroll", "note", order=VERDICT_ORDER, text=words, lines=(words,))
    return replace(with_plate(shown, verdict, room), spotlight=(*shown.spotlight, VERDICT))


def with_plate(shown: Beat, plate: Piece, room: Rect) -> Beat:
    """Return a moment with one more piece, which lies there for that moment alone."""
    layout = shown.stage.layout
    slots = {**layout.slots, plate.id: Slot(plate.id, room)}
    stage = replace(shown.stage, layout=replace(layout, slots=slots))
    return replace(shown, stage=stage, pieces=(*shown.pieces, plate))


def quickened(beats: Sequence[Beat]) -> list[Beat]:
    """Return the beats with less time for the second and later wagers.

    Beats of one wager hold up the same card while its bettor leans out; without wagers all stay as they are.
    """
    cards = list(dict.fromkeys(beat.held for beat in beats if beat.leaning))
    later_cards = cards[1:]
    return [_shortened(beat) if beat.held in later_cards else beat for beat in beats]


def _shortened(beat: Beat) -> Beat:
    """Return a beat of a later wager with the time it takes."""
    return replace(beat, milliseconds=round(beat.milliseconds * LATER))


OPENING = events.BattleBegun | events.BattleEnded | PhaseBegun | events.ChipForged
"""The events that begin a chapter, whatever happened before."""


def _table(glimpse: Glimpse) -> TableView:
    """Return the view of a glimpse with its type, which glimpses of any game do not know."""
    view: TableView = glimpse.view
    return view


@dataclass(frozen=True)
class Chapter:
    """Steps that are shown together: the last one before them, and the number of their first event."""

    step_before: Glimpse
    glimpses: Sequence[Glimpse]
    begin: int

    @cached_property
    def events(self) -> Sequence[Event]:
        """Return all events of the chapter."""
        return heard(self.glimpses)

    @property
    def opening(self) -> Event:
        """Return the event that opens the chapter, such as the start of a battle, else its first event."""
        heard_first = self.glimpses[0].events
        return next((event for event in heard_first if isinstance(event, OPENING)), heard_first[0])

    @property
    def about_wagers(self) -> bool:
        """Tell whether the chapter reveals or pays wagers."""
        return about_wagers(self.events[0])

    @property
    def is_draw(self) -> bool:
        """Tell whether fighters draw in the chapter, or go on with what they drew."""
        battle = self.before.battle
        going_on = battle is not None and not battle.ended
        return going_on and not isinstance(self.opening, OPENING)

    @property
    def is_clean_up(self) -> bool:
        """Tell whether chips and markers are put away in the chapter, after all was told of the battle."""
        return _clears_up(self.glimpses[0])

    @property
    def before(self) -> TableView:
        """Return the table before the chapter."""
        return _table(self.step_before)

    @property
    def opened(self) -> TableView:
        """Return the table after the first step of the chapter."""
        return _table(self.glimpses[0])

    @property
    def after(self) -> TableView:
        """Return the table after the chapter."""
        return _table(self.glimpses[-1])


def chapters(glimpses: Sequence[Glimpse]) -> Iterator[Chapter]:
    """Yield the chapters of a list of steps, of which the first is the table before them.

    Steps without events are left out, as no one hears of them. A chapter ends before a step that begins
    another one, and the last with the list. Each has the number of its first event among all of them.
    """
    step_before, *steps = glimpses
    chapter, first_event = list[Glimpse](), 0
    for glimpse in steps:
        if not glimpse.events:
            continue
        if chapter and (_begins_chapter(glimpse, chapter[-1]) or _begins_clean_up(glimpse, chapter)):
            yield Chapter(step_before, chapter, first_event)
            first_event += len(heard(chapter))
            step_before, chapter = chapter[-1], []
        chapter.append(glimpse)
    if chapter:
        yield Chapter(step_before, chapter, first_event)


def _begins_chapter(glimpse: Glimpse, previous: Glimpse) -> bool:
    """Tell whether a step begins a new chapter: an opening event, a draw, the first wager or what follows.

    After a `previous` step that drew, too, it goes on with the same draw. Of prizes each has its chapter, as
    one who can take only one of them is not asked, and takes it right after another player.
    """
    if any(isinstance(event, OPENING) for event in glimpse.events):
        return True
    if all(is_prize(step.events[0], _table(step)) for step in (previous, glimpse)):
        return True
    if _has_event(glimpse, events.ChipDrawn) and not _has_event(previous, events.ChipDrawn):
        return True
    return about_wagers(glimpse.events[0]) != about_wagers(previous.events[0])


def _begins_clean_up(glimpse: Glimpse, chapter: Sequence[Glimpse]) -> bool:
    """Tell whether a step is the first to put chips and markers away after what no other beat shows."""
    is_told = any(isinstance(event, OPENING) for event in chapter[0].events) or any(map(_clears_up, chapter))
    return _clears_up(glimpse) and not is_told


def _clears_up(glimpse: Glimpse) -> bool:
    """Tell whether a step puts the chips or the marker of a battle away (WAREND-1)."""
    battle = _table(glimpse).battle
    if battle is None or not (battle.ended and battle.contested):
        return False
    return _has_event(glimpse, events.ChipsExhausted) or _has_event(glimpse, events.StrengthChanged)


def _has_event(glimpse: Glimpse, kind: type[Event]) -> bool:
    """Tell whether a step has an event of a class."""
    return any(isinstance(event, kind) for event in glimpse.events)


class Draw(NamedTuple):
    """The steps of a draw: chips are revealed, madness strikes, strength grows."""

    drawn: Sequence[Glimpse]
    struck: Sequence[Glimpse]
    grown: Sequence[Glimpse]


def drawn_in(chapter: Chapter) -> Draw:
    """Return the steps of a chapter's draw in three parts, each of which may be empty.

    First chips are drawn, then madness strikes, and from the first chip placed on strength grows.
    """
    drawn = list(takewhile(lambda glimpse: _has_event(glimpse, events.ChipDrawn), chapter.glimpses))
    rest = chapter.glimpses[len(drawn) :]
    struck = list(takewhile(lambda glimpse: not _has_event(glimpse, events.ChipPlaced), rest))
    return Draw(drawn, struck, grown=rest[len(struck) :])
