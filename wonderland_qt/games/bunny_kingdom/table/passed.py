"""The beats in which the viewer's hand goes to a neighbour, and another one comes."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.components.seat_order import neighbour
from wonderland_qt.components.zones import Pile
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Appear, Cue, Leave
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.events import HandReceived, HandsPassed
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.player_pieces import HAND
from wonderland_qt.games.bunny_kingdom.table.stages import stage

PASSED = 500
"""How long the cards are seen on their way, in milliseconds."""


def beats_of_passed_hand(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield a beat in which the viewer's cards go to a neighbour, and one in which others come (DRAFT-3)."""
    event_number, viewer = 0, looking.viewer
    if viewer is None:
        return
    for glimpse in glimpses:
        for event in glimpse.events:
            if isinstance(event, HandsPassed):
                taker = neighbour(looking.seats, viewer, event.side)
                without = _with_empty_hand(glimpse.view, viewer)
                yield _beat(without, content, looking, Leave(HAND, ids.LORD(taker)), event_number)
            elif isinstance(event, HandReceived):
                come = Appear(HAND, ids.LORD(event.giver))
                yield _beat(glimpse.view, content, looking, come, event_number)
            event_number += 1


def _beat(view: TableView, content: Content, looking: Looking, cue: Cue, event: int) -> Beat:
    """Return the beat in which cards are on their way; `event` is the number of its event."""
    return Beat(stage(view, content, looking), pieces(view, content), PASSED, cues=((cue,),), event=event)


def _with_empty_hand(view: TableView, player: PlayerId) -> TableView:
    """Return a view in which a player holds no cards."""
    emptied = replace(view.players[player], hand=Pile(0))
    return replace(view, players={**view.players, player: emptied})
