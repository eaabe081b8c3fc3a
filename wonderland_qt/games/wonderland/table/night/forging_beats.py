"""Beats of forging: a chip is held up and struck onto its space; gains fly to their numbers, as in draws."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.layout import Rect
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import NightPlan
from wonderland_qt.games.wonderland.events import ChipForged
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.chapters import Chapter, with_plate
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import forge_stage, without_places_to_stop

CHIP_UP, GAINED, LANDED = 1400, 700, 500
"""How long a chip is held up with its price, a gain flies, and its number is seen, in milliseconds."""

PRICE_ROOM = 0.66, 0.42, 0.3, 0.16
"""Where beside a held chip its price stands, as parts of the stage: left, top, width and height."""

PRICE_ORDER = 310
"""The order of the price on the stage: in front of everything else."""


def forging(opening: ChipForged, chapter: Chapter, plan: NightPlan, content: Content) -> Iterator[Beat]:
    """Yield the beats of a forging: the chip held up, struck onto its space, and its gains (FORGE-2).

    The line that it is forged belongs to the chip held up, or to the blow if no one holds it up, so both
    begin at the first event. The gains come after the last one.
    """
    yield _held_up(opening, chapter, content)
    yield _blow(opening, chapter, plan, content)
    end = chapter.begin + len(chapter.events)
    for beat in _gain_beats(opening, chapter, content):
        yield replace(beat, event=end)


def _held_up(opening: ChipForged, chapter: Chapter, content: Content) -> Beat:
    """Return the beat on which the chip is held up, which covers the events of the step that forges it."""
    before = _moment(opening, chapter.before, CHIP_UP, content)
    up = _priced(_with_chip(opening, before, chapter, content))
    first_step = chapter.glimpses[0]
    up = replace(up, event=chapter.begin, covers=len(first_step.events), sounds=("card",))
    return replace(up, held=ids.CHIP(opening.chip))


def _blow(opening: ChipForged, chapter: Chapter, plan: NightPlan, content: Content) -> Beat:
    """Return the beat on which the chip is struck onto its space, which covers all events."""
    look = appearance(opening, content)
    blow = _moment(opening, chapter.opened, plan.beats.forged, content)
    blow = replace(blow, event=chapter.begin, covers=len(chapter.events))
    cues = ((look.cue,),) if look.cue is not None else ()
    sounds = (look.sound,) if look.sound else ()
    return replace(blow, cues=cues, sounds=sounds)


def _with_chip(opening: ChipForged, up: Beat, chapter: Chapter, content: Content) -> Beat:
    """Return a moment with the chip to be forged on no place, if it comes out of a bag, which may be shut."""
    chip, bag = ids.CHIP(opening.chip), ids.BAG(opening.player)
    if not any(piece.id == chip and piece.place == bag for piece in up.pieces):
        return up
    forged = _pieces_by_id(chapter.opened, content)[chip]
    others = (piece for piece in up.pieces if piece.id != chip)
    return replace(up, pieces=(*others, replace(forged, place="")))


def _priced(up: Beat) -> Beat:
    """Return a moment with the price beside the chip that is held up (FORGE-2).

    The price is that chip, which leaves the bag for good, and no shards.
    """
    layout, (left, top, width, height) = up.stage.layout, PRICE_ROOM
    room = Rect(left * layout.width, top * layout.height, width * layout.width, height * layout.height)
    lines = (Text("beat-price-chip"), Text("beat-price-shards"))
    icons = ("any_ally", "shards")
    plate = Piece(
        "price", "price", "price", order=PRICE_ORDER, text=Text("beat-price"), icons=icons, lines=lines
    )
    return with_plate(up, plate, room)


def _moment(opening: ChipForged, table: TableView, milliseconds: int, content: Content) -> Beat:
    """Return a beat that shows the player's forging stage, without stop signs, as no one can stop in it."""
    shown = tuple(piece for piece in pieces(table, content) if piece.kind != "stop")
    stage = forge_stage(table, content, opening.player)
    stage = replace(stage, layout=without_places_to_stop(stage.layout))
    return Beat(stage, shown, milliseconds, performer=opening.player)


def _gain_beats(opening: ChipForged, chapter: Chapter, content: Content) -> Iterator[Beat]:
    """Yield how what a space gives, and what lies between tracks, comes to where it is counted (FORGE-3).

    Each step's gains fly over the table before it; then the changed numbers are seen. These beats cover no
    events, as the blow of the hammer before them covers all.
    """
    before, chip = chapter.step_before, ids.CHIP(opening.chip)
    for glimpse in chapter.glimpses:
        flights = tuple(flights_in(before, glimpse, chip, content))
        if flights:
            yield replace(_moment(opening, before.view, GAINED, content), covers=0, flights=flights)
            yield replace(_moment(opening, glimpse.view, LANDED, content), covers=0)
        before = glimpse


def flights_in(before: Glimpse, after: Glimpse, chip: str, content: Content) -> Iterator[Flight]:
    """Yield the flight of each gain in a step from the forged chip to the number that it changes.

    Only gains that a number counts fly (`lands`), not those that come to a place on the board. A loss flies
    only if it changes a number that is shown.
    """
    pieces_before, pieces_after = _pieces_by_id(before.view, content), _pieces_by_id(after.view, content)
    for event in after.events:
        gain = appearance(event, content).gain
        if gain is not None and gain.lands and not gain.place:
            flight = _flight(gain, chip, pieces_before, pieces_after)
            if flight.now or not gain.lost:
                yield flight


def _flight(gain: Benefit, chip: str, before: Mapping[str, Piece], after: Mapping[str, Piece]) -> Flight:
    """Return the flight of a gain from its own piece if that lay face up, else from the forged chip.

    It lands on the first piece of its `lands` that is there, and says the number on it if that changes.
    """
    origin, own_piece = chip, before.get(gain.piece)
    if own_piece is not None and own_piece.face:
        origin = own_piece.id
        gain = replace(gain, picture=f"{own_piece.kind}/{own_piece.art}")
    goal = next((piece for piece in gain.lands if piece in after), "")
    was, now = _badge_of(goal, before), _badge_of(goal, after)
    if was == now:
        return Flight(gain, origin)
    return Flight(gain, origin, was, now)


def _badge_of(piece: str, shown: Mapping[str, Piece]) -> str:
    """Return the number on a piece, "" if the piece is not shown."""
    return shown[piece].badge if piece in shown else ""


def _pieces_by_id(table: TableView, content: Content) -> dict[str, Piece]:
    """Return the pieces of a table by id."""
    return {piece.id: piece for piece in pieces(table, content)}


SHARD = "shards/shard"
"""The picture of a shard that flies."""


def shards_in(chapter: Chapter, last: int, content: Content) -> Iterator[Flight]:
    """Yield how shards fly in the last steps of a chapter; `last` is the number of these steps.

    No chip is forged in them from which they could fly.
    """
    steps = (chapter.step_before, *chapter.glimpses)[-last - 1 :]
    for before, after in pairwise(steps):
        flown = flights_in(before, after, "", content)
        yield from (flight for flight in flown if flight.gain.picture == SHARD)


def not_counted_yet(shown: Beat, before: TableView, flown: Sequence[Flight], content: Content) -> Beat:
    """Return a beat on which the numbers to which shards fly only after it are still those of `before`."""
    gains = [flight.gain for flight in flown]
    counted = {piece for gain in gains for piece in (*gain.lands, *gain.across)}
    was = {piece.id: piece.badge for piece in pieces(before, content) if piece.id in counted}
    as_before = [replace(piece, badge=was.get(piece.id, piece.badge)) for piece in shown.pieces]
    return replace(shown, pieces=tuple(as_before))
