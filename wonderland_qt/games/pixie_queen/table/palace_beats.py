"""Beats at the palace: markers drawn from the bag, and discs that go home at the end of the actions."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.components.table_plan import stage_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Appear, Handful
from wonderland_qt.engine.table.gains import Flight
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import PALACE, rooms

READ, EACH, KEPT, HOME = 900, 250, 900, 1200
"""How long drawn markers are shown in all and each, and how long goods and discs fly, in milliseconds."""

DRAWN = "drawn"
"""The board on which drawn markers lie."""


def palace_beats(
    before: Glimpse, glimpse: Glimpse, first: int, content: Content, looking: Looking
) -> Iterator[Beat]:
    """Yield the beats of one step, whose events are numbered from `first`."""
    for number, event in enumerate(glimpse.events, start=first):
        if isinstance(event, PhaseBegun) and event.phase == "offering":
            stage = stage_of(content, PALACE, looking, rooms)
            yield _beat_of_discs(before.view, glimpse.view, content, stage, number)
        elif isinstance(event, events.MarkersDrawn):
            gained = [gain for gain in glimpse.events if isinstance(gain, events.GoodsGained)]
            yield from Draw(before.view, glimpse.view, content, looking).beats(event, gained, number)


def _beat_of_discs(before: TableView, after: TableView, content: Content, stage: Stage, number: int) -> Beat:
    """Return the beat in which all discs go back from the spaces to their players (ROUND-3)."""
    home = tuple(
        Handful(ids.DISC(owner), ids.SPACE(space), ids.DISC(owner), len(list(discs)))
        for space, owners in before.discs.items()
        for owner, discs in groupby(owners)
    )
    return Beat(stage, pieces(after, content), HOME, cues=(home,) if home else (), event=number)


class Draw:
    """What a player draws from the bag, and what the player keeps of it (MINE-3)."""

    def __init__(self, before: TableView, after: TableView, content: Content, looking: Looking) -> None:
        self._before, self._after, self._content, self._looking = before, after, content, looking

    def beats(
        self, drawn: events.MarkersDrawn, gained: Sequence[events.GoodsGained], number: int
    ) -> Iterator[Beat]:
        """Yield a beat with all markers in light, and one in which the goods among them are kept.

        `number` is that of the event `drawn`; those of the goods gained follow it.
        """
        shown = self._beat_with(drawn, number)
        time = READ + EACH * len(drawn.markers)
        in_light = (DRAWN, *map(ids.DRAWN, range(len(drawn.markers))))
        yield replace(shown, milliseconds=time, cues=((Appear(DRAWN, "bag"),),), spotlight=in_light)
        if gained:
            flights = tuple(filter(None, map(self._flight, gained)))
            yield replace(shown, flights=flights, event=number + 1, covers=len(gained))

    def _beat_with(self, drawn: events.MarkersDrawn, number: int) -> Beat:
        """Return a beat of the table before goods are counted, with the markers on their board.

        The bag is shown as it is after the draw. A person at this table, who has drawn by hand, is not shown
        as the one who performs it.
        """
        is_here = drawn.player in self._looking.persons
        table = replace(self._before, bag=self._after.bag)
        return Beat(
            stage_of(self._content, PALACE, self._looking, rooms),
            (*pieces(table, self._content), *drawn_pieces(drawn.markers)),
            KEPT,
            event=number,
            performer=PlayerId("") if is_here else drawn.player,
        )

    def _flight(self, event: events.GoodsGained) -> Flight | None:
        """Return the flight of goods from the board to their player, with the numbers if they are seen.

        They fly from the board of drawn markers, not from where their event says that goods come from. The
        numbers are how many the player had and has now, "" behind the screen of another player.
        """
        gain = appearance(event, self._content).gain
        if gain is None:
            return None
        was, now = (self._tokens(view, event) for view in (self._before, self._after))
        return Flight(replace(gain, across=(DRAWN,)), DRAWN, was, now)

    def _tokens(self, view: TableView, event: events.GoodsGained) -> str:
        """Return how many tokens of a good its player has, "" if that is hidden."""
        screen = view.players[event.player].screen
        return str(screen.goods.get(event.good, 0)) if screen is not None else ""


def drawn_pieces(markers: Sequence[str]) -> Iterator[Piece]:
    """Yield the board of drawn markers, and these markers on it."""
    yield Piece(DRAWN, "drawn_board", art="board-drawn", text=Text("board-drawn"))
    for place, marker in enumerate(markers):
        kind = "rock" if marker == ROCK else "good"
        yield Piece(ids.DRAWN(place), kind, art=marker, place=DRAWN, order=place, text=Text(marker))
