"""Notices: boards that tell for a moment who passes, and who is skipped without discs."""

from collections.abc import Iterator, Sequence

from wonderland_qt.components.table_plan import stage_of
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import PALACE, rooms

NOTICE = "notice"
"""The board of a notice."""

READ = 1300
"""How long a notice is shown, in milliseconds at the usual pace."""


def notice_beats(glimpse: Glimpse, first: int, content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield the notices of one step, whose events are numbered from `first`.

    Each player who passes has a notice; all who are skipped share one.
    """
    for number, event in enumerate(glimpse.events, start=first):
        if isinstance(event, events.PlayerPassed):
            words = text("notice-passed", player=Text(event.player))
            performer = PlayerId("") if event.player in looking.persons else event.player
            yield _beat(glimpse, [event], words, number, content, looking, performer)
    skipped = [event for event in glimpse.events if isinstance(event, events.PlayerSkipped)]
    if skipped:
        words = text("notice-skipped", players=tuple(Text(event.player) for event in skipped))
        number = first + list[Event](glimpse.events).index(skipped[0])
        yield _beat(glimpse, skipped, words, number, content, looking)


def _beat(
    glimpse: Glimpse,
    told: Sequence[events.PlayerPassed | events.PlayerSkipped],
    words: Text,
    number: int,
    content: Content,
    looking: Looking,
    performer: PlayerId = PlayerId(""),  # noqa: B008 an id is a string
) -> Beat:
    """Return the beat of a notice about some events, in light together with the boards of their players."""
    notice = Piece(NOTICE, "notice", art="any", text=words, icons=("pass",), lines=(words,))
    return Beat(
        stage_of(content, PALACE, looking, rooms),
        (*pieces(glimpse.view, content), notice),
        READ,
        event=number,
        covers=len(told),
        performer=performer,
        spotlight=(NOTICE, *(ids.PLAYER(event.player) for event in told)),
    )
