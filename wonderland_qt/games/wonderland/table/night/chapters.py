"""Chapters: events of a war that are shown together; battles, draws, wagers and results begin new ones."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.layout import Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.seen.view import TableView

WINNER = ("tower", "capital", "banner", "lead", "leader", "dock")
"""The pieces lit for the winner: the tower with all that stands on it, and the dock below."""

VERDICT = "verdict"
VERDICT_WIDE, VERDICT_HIGH, VERDICT_TOP = 0.32, 0.075, 0.183
"""Where above a wager that is held up it is said whether it is right, as parts of the stage."""

DRUM, PAID, LATER = 700, 900, 0.6
"""How long a card comes forward to the drum, and a shard is seen; the part of it that later ones take."""


def about_wagers(event: Event) -> bool:
    """Tell whether an event reveals a wager or pays a wrong one (WAGER-2)."""
    return isinstance(event, events.WagersRevealed) or (
        isinstance(event, events.ShardsGained) and event.cause == "wager"
    )


def face_up(event: events.WagersRevealed, table: TableView) -> TableView:
    """Return the table with a bettor's wager face up, as the rules reveal all wagers at once."""
    if table.battle is None:
        return table
    wagers = {**table.battle.wagers, event.player: event.on}
    return replace(table, battle=replace(table.battle, wagers=wagers))


def turned_up(
    event: events.WagersRevealed, before: Beat, after: Beat, first: Sequence[PlayerId]
) -> Iterator[Beat]:
    """Yield how a card comes forward and is turned, while who has bet leans out of the box.

    When it is right it points to the winner's tower, which is lit (WAGER-1).
    """
    card, bettor = ids.WAGER(event.player), ids.ONLOOKER(event.player)
    forward = replace(before, milliseconds=DRUM, covers=0, held=card, leaning=bettor, sounds=("drum",))
    yield replace(forward, spotlight=(card, bettor))
    right = [f"{part}:{event.on}" for part in WINNER] if tuple(first) == (event.on,) else []
    turned = replace(after, held=card, turned=True, leaning=bettor, sounds=("card",))
    lit = replace(turned, spotlight=(card, bettor, *right), points_to=next(iter(right), ""))
    verdict = "beat-wager-wrong" if len(first) == 1 else "beat-wager-tie"
    yield _judged(lit, "beat-wager-right" if right else verdict)


def paid(event: events.ShardsGained, before: Beat, shards: int) -> Beat:
    """Return how the shards of a wrong wager come to who has lost it, and had so many before (WAGER-2)."""
    player, number = event.player, ids.COUNT(event.player, "shards")
    card, bettor = ids.WAGER(player), ids.ONLOOKER(player)
    gain = Benefit(player, "shards/shard", event.shards, lands=(number, bettor, card))
    flight = Flight(gain, card, str(shards), str(shards + event.shards), burden=True)
    lit = (card, bettor, number)
    shown = replace(before, milliseconds=PAID, held=card, leaning=bettor, spotlight=lit, flights=(flight,))
    return _judged(shown, "beat-wager-wrong")


def _judged(shown: Beat, key: str) -> Beat:
    """Return a moment of a wager with what is said of it above the card."""
    layout, words = shown.stage.layout, Text(key)
    wide = VERDICT_WIDE * layout.width
    high = VERDICT_HIGH * layout.height
    room = Rect((layout.width - wide) / 2, VERDICT_TOP * layout.height, wide, high)
    slots = {**layout.slots, VERDICT: Slot(VERDICT, room)}
    said = Piece(VERDICT, "scroll", "note", order=310, text=words, lines=(words,))
    stage = replace(shown.stage, layout=replace(layout, slots=slots))
    return replace(shown, stage=stage, pieces=(*shown.pieces, said), spotlight=(*shown.spotlight, VERDICT))


def quickened(beats: Sequence[Beat]) -> list[Beat]:
    """Return the beats with less time for the second and later wagers."""
    cards = list(dict.fromkeys(beat.held for beat in beats if beat.turned))
    return [
        replace(beat, milliseconds=round(beat.milliseconds * LATER)) if beat.held in cards[1:] else beat
        for beat in beats
    ]


OPENING = events.BattleBegun | events.BattleEnded | PhaseBegun | events.ChipForged


def _table(glimpse: Glimpse) -> TableView:
    view: TableView = glimpse.view
    return view


@dataclass(frozen=True)
class Chapter:
    """Steps that are shown together: the last one before them, and the number of their first event."""

    last: Glimpse
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
    def before(self) -> TableView:
        """Return the table before the chapter."""
        return _table(self.last)

    @property
    def opened(self) -> TableView:
        """Return the table after the first step of the chapter."""
        return _table(self.glimpses[0])

    @property
    def after(self) -> TableView:
        """Return the table after the chapter."""
        return _table(self.glimpses[-1])


def chapters(glimpses: Sequence[Glimpse]) -> Iterator[Chapter]:
    """Yield the chapters of a list of steps, of which the first is the table before them."""
    last, chapter, begin = glimpses[0], list[Glimpse](), 0
    for glimpse in glimpses[1:]:
        if not glimpse.events:
            continue
        if chapter and _begins(glimpse, chapter[-1]):
            yield Chapter(last, chapter, begin)
            begin += len(heard(chapter))
            last, chapter = chapter[-1], []
        chapter.append(glimpse)
    if chapter:
        yield Chapter(last, chapter, begin)


def _begins(glimpse: Glimpse, last: Glimpse) -> bool:
    """Tell whether a step begins a new chapter: a draw, an opening event, the first or last wager."""
    wagers = about_wagers(glimpse.events[0]) != about_wagers(last.events[0])
    drawn = _tells(glimpse, events.ChipDrawn) and not _tells(last, events.ChipDrawn)
    return drawn or wagers or any(isinstance(event, OPENING) for event in glimpse.events)


def _tells(glimpse: Glimpse, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in glimpse.events)


class Draw(NamedTuple):
    """The steps of a draw: chips are revealed, madness strikes, strength grows."""

    drawn: Sequence[Glimpse]
    struck: Sequence[Glimpse]
    grown: Sequence[Glimpse]


def drawn_in(chapter: Chapter) -> Draw:
    """Return the steps of a chapter's draw in three parts, each of which may be empty."""
    drawn = list(takewhile(lambda glimpse: _tells(glimpse, events.ChipDrawn), chapter.glimpses))
    rest = chapter.glimpses[len(drawn) :]
    struck = list(takewhile(lambda glimpse: not _tells(glimpse, events.ChipPlaced), rest))
    return Draw(drawn, struck, rest[len(struck) :])
