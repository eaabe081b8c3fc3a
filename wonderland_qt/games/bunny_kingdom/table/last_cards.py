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

    It shows no event itself, but comes after those of the step in which the hand was seen.
    """
    number = 0
    for glimpse in glimpses:
        number += len(glimpse.events)
        seen = next((event for event in glimpse.events if isinstance(event, HandSeen)), None)
        if seen is None or not 0 < len(seen.cards) <= content.deals[len(looking.seats)].play:
            continue
        words = text("plate-last-cards", cards=len(seen.cards))
        shown = (*pieces(glimpse.view, content), _sign(words))
        stage_now = stage(glimpse.view, content, looking)
        yield Beat(stage_now, shown, READ, lines=(words,), event=number, covers=0, spotlight=(HAND,))


def _sign(words: Text) -> Piece:
    return Piece(LAST, LAST, art=LAST, place=HAND, text=words, lines=(words,))
