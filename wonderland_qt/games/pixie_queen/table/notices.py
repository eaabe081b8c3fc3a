"""Notices: boards that tell for a moment who passes, who is skipped without discs, and who takes a prize."""

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.components.table_plan import stage_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.log import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import PALACE, rooms

NOTICE = "notice"
"""The board of a notice."""

READ = 1300
"""How long a notice is shown, in milliseconds at the usual pace."""


def notice_beats(
    before: Glimpse, glimpse: Glimpse, first: int, content: Content, looking: Looking
) -> Iterator[Beat]:
    """Yield the notices of one step, whose events are numbered from `first`.

    Each player who passes and each prize that flies away has a notice; all who are skipped share one. Who
    takes a prize at this screen needs none, and prizes of the reward phase are shown in the hall.
    """
    board, is_action = NoticeBoard(content, looking), glimpse.view.phase == "action"
    skipped_by_number: dict[int, PlayerId] = {}
    for event_number, event in enumerate(glimpse.events, start=first):
        if isinstance(event, events.PlayerPassed):
            yield board.passing(glimpse.view, event, event_number)
        elif isinstance(event, events.PlayerSkipped):
            skipped_by_number[event_number] = event.player
        elif isinstance(event, events.PrizeTaken) and is_action and event.player not in looking.persons:
            yield board.prize(before.view, event, event_number)
    if skipped_by_number:
        yield board.skipping(glimpse.view, [*skipped_by_number.values()], min(skipped_by_number))


class NoticeBoard:
    """Makes beats in which a board with a notice lies in light, together with the boards of its players."""

    def __init__(self, content: Content, looking: Looking) -> None:
        self._content, self._looking = content, looking

    def passing(self, view: TableView, event: events.PlayerPassed, event_number: int) -> Beat:
        """Return the beat of a player who passes (TURN-9)."""
        words = text("notice-passed", player=Text(event.player))
        shown = self._beat(view, [event.player], words, icon="pass", event_number=event_number)
        return replace(shown, performer=self._performer(event.player))

    def skipping(self, view: TableView, skipped: list[PlayerId], event_number: int) -> Beat:
        """Return the beat of players who are skipped, one event for each (TURN-1)."""
        words = text("notice-skipped", players=tuple(map(Text, skipped)))
        shown = self._beat(view, skipped, words, icon="pass", event_number=event_number)
        return replace(shown, covers=len(skipped))

    def prize(self, view: TableView, event: events.PrizeTaken, event_number: int) -> Beat:
        """Return the beat of a prize that flies from its row, which is lit, to a player (ACT-13, ACT-19).

        `view` is the table before it was taken.
        """
        player, row = event.player, self._content.prizes[event.prize].row
        words = text("event-PrizeTaken", player=Text(player), prize=prize_text(self._content, event.prize))
        shown = self._beat(view, [player], words, icon=row, event_number=event_number)
        return replace(
            shown,
            performer=self._performer(player),
            flights=(self._flight_of_prize(event),),
            spotlight=(*shown.spotlight, ids.ROW(row)),
        )

    def _flight_of_prize(self, event: events.PrizeTaken) -> Flight:
        """Return the flight of a prize to a player's portrait, behind whose screen only its back is seen."""
        tile = ids.PRIZE(event.prize)
        back = "prize/golden" if self._content.prizes[event.prize].golden else "prize/plain"
        landing = (ids.PORTRAIT(event.player),)
        return Flight(Benefit(event.player, back, piece=tile, lands=landing, across=(tile,)), origin=tile)

    def _performer(self, player: PlayerId) -> PlayerId:
        """Return a player who is not at this screen, who steps forward, else no one."""
        return PlayerId("") if player in self._looking.persons else player

    def _beat(
        self, view: TableView, players: list[PlayerId], words: Text, icon: str, event_number: int
    ) -> Beat:
        """Return the beat of a notice about some players, which shows the event of this number."""
        notice = Piece(NOTICE, "notice", art="any", text=words, icons=(icon,), lines=(words,))
        return Beat(
            stage_of(self._content, PALACE, self._looking, rooms=rooms),
            (*pieces(view, self._content), notice),
            READ,
            event=event_number,
            spotlight=(NOTICE, *map(ids.PLAYER, players)),
        )
