"""The beat in which the last cards of a hand are played without a question."""

from collections.abc import Iterator, Sequence

from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.events import HandSeen
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.player_pieces import HAND
from wonderland_qt.games.bunny_kingdom.table.stages import stage

LAST = "last_cards"
READ = 1600
"""How long the sign at the last cards is shown, in milliseconds."""


def beats_of_last_cards(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield a beat with a sign at the viewer's hand if all its cards are played (DRAFT-6).

    They are if the hand has no more cards than are played at once. The beat covers no event itself, but comes
    after those of the step in which the hand was seen.
    """
    events_so_far, played_at_once = 0, content.deals[len(looking.seats)].play
    for glimpse in glimpses:
        events_so_far += len(glimpse.events)
        cards = next((len(event.cards) for event in glimpse.events if isinstance(event, HandSeen)), 0)
        if 0 < cards <= played_at_once:
            words = text("plate-last-cards", cards=cards)
            layout, shown = stage(glimpse.view, content, looking), pieces(glimpse.view, content)
            yield Beat(
                layout,
                (*shown, _sign(words)),
                READ,
                lines=(words,),
                event=events_so_far,
                covers=0,
                spotlight=(HAND,),
            )


def _sign(words: Text) -> Piece:
    return Piece(LAST, LAST, art=LAST, place=HAND, text=words, lines=(words,))
