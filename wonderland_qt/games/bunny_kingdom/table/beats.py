"""Beats: cards kept and passed on, and fiefs and parchments counted one by one."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from wonderland_qt.components.zones import Pile
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.events import FiefHarvested, ParchmentScored
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.table.last_cards import beats_of_last_cards
from wonderland_qt.games.bunny_kingdom.table.opened import beats_of_opened_cards
from wonderland_qt.games.bunny_kingdom.table.passed import beats_of_passed_hand
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.reckoning import (
    fief_counted,
    gain_piece,
    parchment_counted,
    sums_marked,
)
from wonderland_qt.games.bunny_kingdom.table.stages import stage

FIEF, PARCHMENT = 1500, 1700
"""How long a fief and a parchment are shown, in milliseconds at the usual pace."""


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the beats on the way from one view to the next."""
    return [
        *beats_of_last_cards(glimpses, content, looking),
        *beats_of_opened_cards(glimpses, content, looking),
        *beats_of_passed_hand(glimpses, content, looking),
        *_beats_of_harvest(glimpses, content, looking),
        *_beats_of_scoring(heard(glimpses), glimpses[-1].view, content, looking),
    ]


def _beats_of_harvest(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield a beat for each fief that scores points (HARVEST-3).

    A fief is known by its first square. Points are added up from those before the harvest, as each view
    already holds all points of its step.
    """
    begun: TableView = glimpses[0].view
    points = {seat: player.points for seat, player in begun.players.items()}
    counted: set[Square] = set()
    for number, (event, view) in enumerate(_events_with_tables(glimpses)):
        if isinstance(event, FiefHarvested) and event.points:
            points[event.player] += event.points
            table = _table_during_harvest(begun, view, points)
            yield _beat(
                table,
                content,
                looking,
                shown=tuple(_pieces_with_account(table, content, event, counted)),
                milliseconds=FIEF,
                words=_words_of_fief(event),
                event=number,
            )
            counted.add(event.squares[0])


def _pieces_with_account(
    table: TableView, content: Content, event: FiefHarvested, counted: Collection[Square]
) -> Iterator[Piece]:
    """Yield the table while a fief is counted; `counted` are the first squares of those before it."""
    yield from sums_marked(pieces(table, content), counted, now=event.squares[0])
    yield from fief_counted(table, content, event)
    yield gain_piece(event.player, event.points)


def _words_of_fief(event: FiefHarvested) -> Text:
    """Return the line about a fief that scores, named by its first square."""
    return text(
        "beat-fief",
        player=Text(event.player),
        square=event.squares[0],
        strength=event.strength,
        wealth=event.wealth,
        points=event.points,
    )


def _events_with_tables(glimpses: Sequence[Glimpse]) -> Iterator[tuple[Event, TableView]]:
    """Yield every event with the table after its step."""
    for glimpse in glimpses:
        for event in glimpse.events:
            yield event, glimpse.view


def _table_during_harvest(begun: TableView, after: TableView, points: Mapping[PlayerId, int]) -> TableView:
    """Return the table during the harvest, with the points counted so far and parchments hidden as before."""
    players = {
        seat: replace(
            player, points=points[seat], parchments=begun.players[seat].parchments, scored={}, copies={}
        )
        for seat, player in after.players.items()
    }
    return replace(after, phase="harvest", players=players)


def _beats_of_scoring(
    events: Sequence[Event], after: TableView, content: Content, looking: Looking
) -> Iterator[Beat]:
    """Yield a beat for each parchment that scores, after which its points count (SCORE-3)."""
    table = _table_before_scores(after, [event for event in events if isinstance(event, ParchmentScored)])
    for number, event in enumerate(events):
        if isinstance(event, ParchmentScored):
            scorer = _player_after_score(table.players[event.player], event)
            table = replace(table, players={**table.players, event.player: scorer})
            yield _beat_of_parchment(table, content, looking, event, number)


def _table_before_scores(after: TableView, scored: Iterable[ParchmentScored]) -> TableView:
    """Return the table before these parchments scored, each of which is sealed unless it was seen before.

    The viewer's own were seen, and all once a player has copied one, as copying opens them.
    """
    seen_by_all = any(player.copies for player in after.players.values())
    players = {
        seat: _player_before_scores(player, scored, opened=seen_by_all or seat == after.viewer)
        for seat, player in after.players.items()
    }
    return replace(after, phase="scoring", players=players)


def _beat_of_parchment(
    table: TableView, content: Content, looking: Looking, event: ParchmentScored, number: int
) -> Beat:
    """Return the beat of a parchment that scores: it leans out of its place, enlarged."""
    account = (*parchment_counted(content, event), gain_piece(event.player, event.points))
    words = text(
        "beat-parchment", player=Text(event.player), parchment=Text(event.parchment), points=event.points
    )
    beat = _beat(
        table,
        content,
        looking,
        shown=(*pieces(table, content), *account),
        milliseconds=PARCHMENT,
        words=words,
        event=number,
    )
    return replace(beat, leaning=ids.CARD(event.parchment))


def _player_after_score(player: PlayerView, event: ParchmentScored) -> PlayerView:
    """Return a player after a parchment has scored, which lies open."""
    scored = {**player.scored, event.parchment: event.points}
    opened = tuple(dict.fromkeys((*player.parchments.cards, event.parchment)))
    pile = Pile(player.parchments.count, opened)
    return replace(player, points=player.points + event.points, scored=scored, parchments=pile)


def _player_before_scores(
    player: PlayerView, scored: Iterable[ParchmentScored], *, opened: bool
) -> PlayerView:
    """Return a player before these parchments scored; if they are not `opened`, they are sealed."""
    own = {event.parchment: event.points for event in scored if event.player == player.id}
    points_before = player.points - sum(own.values())
    scored_before = {card: points for card, points in player.scored.items() if card not in own}
    known = [card for card in player.parchments.cards if opened or card not in own]
    pile = Pile(player.parchments.count, tuple(known))
    return replace(player, points=points_before, scored=scored_before, parchments=pile)


def _beat(
    table: TableView,
    content: Content,
    looking: Looking,
    shown: tuple[Piece, ...],
    milliseconds: int,
    words: Text,
    event: int,
) -> Beat:
    """Return the beat of something counted; `event` is the number of its event."""
    seen = stage(table, content, looking)
    return Beat(seen, shown, milliseconds, sounds=("count",), lines=(words,), event=event)
