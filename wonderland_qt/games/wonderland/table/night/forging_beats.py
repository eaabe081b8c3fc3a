"""Beats of forging: a chip is held up and struck onto its space; gains fly to their numbers."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import NightPlan
from wonderland_qt.games.wonderland.events import ChipForged
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.chapters import Chapter
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import forge_stage

CHIP_UP, GAINED, LANDED = 900, 700, 500
"""How long a chip is held up, how long a gain flies, and how long its number is seen, in milliseconds."""


def forging(opening: ChipForged, chapter: Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of a forging: the chip held up, struck onto its space, and its gains (FORGE-2)."""
    up = _moment(opening, chapter.before, CHIP_UP, content)
    yield replace(up, covers=0, held=ids.CHIP(opening.chip))
    strike = appearance(opening, content).cue
    cues = ((strike,),) if strike is not None else ()
    yield replace(_moment(opening, chapter.opened, plan.beats.forged, content), cues=cues)
    yield from _gain_beats(opening, chapter, content)


def _moment(opening: ChipForged, table: TableView, milliseconds: int, content: Content) -> Beat:
    """Return a beat that shows the player's forging stage, without stop signs."""
    shown = tuple(piece for piece in pieces(table, content) if piece.kind != "stop")
    return Beat(forge_stage(table, content, opening.player), shown, milliseconds, performer=opening.player)


def _gain_beats(opening: ChipForged, chapter: Chapter, content: Content) -> Iterator[Beat]:
    """Yield how what a space gives, and what lies between tracks, comes to where it is counted (FORGE-3)."""
    before, chip = chapter.step_before, ids.CHIP(opening.chip)
    for glimpse in chapter.glimpses:
        flights = tuple(_flights(before, glimpse, chip, content))
        if flights:
            yield replace(_moment(opening, before.view, GAINED, content), covers=0, flights=flights)
            yield replace(_moment(opening, glimpse.view, LANDED, content), covers=0)
        before = glimpse


def _flights(before: Glimpse, after: Glimpse, chip: str, content: Content) -> Iterator[Flight]:
    """Yield the flight of each gain in a step from the forged chip to the number that it changes.

    A loss flies only if it changes a number that is shown.
    """
    pieces_before, pieces_after = (_pieces_by_id(glimpse.view, content) for glimpse in (before, after))
    for event in after.events:
        gain = appearance(event, content).gain
        if gain is not None and gain.lands and not gain.place:
            flight = _flight(gain, chip, pieces_before, pieces_after)
            if flight.now or not gain.lost:
                yield flight


def _flight(gain: Benefit, chip: str, before: Mapping[str, Piece], after: Mapping[str, Piece]) -> Flight:
    """Return the flight of a gain from its own piece if that lay face up, else from the forged chip."""
    origin, piece = chip, before.get(gain.piece)
    if piece is not None and piece.face:
        gain, origin = replace(gain, picture=f"{piece.kind}/{piece.art}"), piece.id
    goal = next((piece for piece in gain.lands if piece in after), "")
    was, now = _badge_of(goal, before), _badge_of(goal, after)
    return Flight(gain, origin, was, now) if was != now else Flight(gain, origin)


def _badge_of(piece: str, shown: Mapping[str, Piece]) -> str:
    return shown[piece].badge if piece in shown else ""


def _pieces_by_id(table: TableView, content: Content) -> dict[str, Piece]:
    return {piece.id: piece for piece in pieces(table, content)}
