"""Beats after a draft: the cards that each player kept, with the new squares lit."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.events import (
    BuildingGained,
    CardsOpened,
    ParchmentLaid,
    ParchmentSeen,
    ProvisionsPlayed,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.seen.log import NARRATION
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.card_pieces import card_piece
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.player_pieces import HAND
from wonderland_qt.games.bunny_kingdom.table.stages import stage

OPENED = "opened"
SHOWN, MORE, FEW = 1400, 250, 2
"""How long up to FEW cards are shown, and how much longer for each more, in milliseconds."""
CLOSED = 200
"""How long the hand is shown without the chosen cards, in milliseconds."""

OWN = 0.7
"""How long one's own cards, which one has chosen oneself, are shown, as a part of that time."""

Played = SquareTaken | BuildingGained | ParchmentLaid | ProvisionsPlayed


@dataclass(frozen=True)
class _Play:
    """A played card: its player, its event, all events of the step, and the table after it.

    `first_number` is that of the step's first event among all events on the way.
    """

    player: PlayerId
    event: Played
    events: tuple[Event, ...]
    first_number: int
    after: TableView


def beats_of_opened_cards(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield a beat in which the hand closes up, and one with the cards that each player played (PLAY-1)."""
    yield from _beats_of_closing_hand(glimpses, content, looking)
    for player, plays in groupby(_cards_played(glimpses), key=lambda play: play.player):
        yield _beat_of_cards(player, list(plays), content, looking)


def _beats_of_closing_hand(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield the table with the viewer's chosen cards laid aside, before boards cover the hand.

    It is as dark as the beats before and after it, so that the light does not flicker.
    """
    number = 0
    for glimpse in glimpses:
        for event in glimpse.events:
            if looking.viewer is not None and isinstance(event, CardsOpened):
                lit = (HAND, ids.PLAYER(looking.viewer))
                shown, layout = pieces(glimpse.view, content), stage(glimpse.view, content, looking)
                yield Beat(layout, shown, CLOSED, event=number, spotlight=lit)
            number += 1


def _cards_played(glimpses: Sequence[Glimpse]) -> Iterator[_Play]:
    """Yield the cards that were played, in order; all are played when the laid ones are opened (PLAY-1)."""
    number = 0
    for glimpse in glimpses:
        played = next((event for event in glimpse.events if isinstance(event, Played)), None)
        if played is not None:
            yield _Play(played.player, played, glimpse.events, first_number=number, after=glimpse.view)
        number += len(glimpse.events)


def _beat_of_cards(player: PlayerId, plays: Sequence[_Play], content: Content, looking: Looking) -> Beat:
    """Return the beat with the cards of one player, and their new squares lit.

    More cards are shown longer, and the viewer's own not as long, as the viewer has chosen them.
    """
    first, last = plays[0], plays[-1]
    events = [event for play in plays for event in play.events]
    squares = [square_id(play.event.square) for play in plays if isinstance(play.event, SquareTaken)]
    number_after_last = last.first_number + len(last.events)
    milliseconds = SHOWN + MORE * max(len(plays) - FEW, 0)
    if player == looking.viewer:
        milliseconds = round(OWN * milliseconds)
    return Beat(
        stage(last.after, content, looking),
        pieces=(*pieces(last.after, content), *_board_with_cards(player, plays, content)),
        milliseconds=milliseconds,
        lines=_lines_of_log(events, content),
        cues=(_cues_of(events, content),),
        event=first.first_number,
        covers=number_after_last - first.first_number,
        spotlight=(OPENED, ids.PLAYER(player), *squares),
    )


def _lines_of_log(events: Iterable[Event], content: Content) -> tuple[Text, ...]:
    """Return the lines of those events that the log tells."""
    lines = (NARRATION.log_text(event, content, names={}) for event in events)
    return tuple([line for line in lines if line is not None])


def _cues_of(events: Iterable[Event], content: Content) -> tuple[Cue, ...]:
    """Return the motions of those events that have one."""
    cues = (appearance(event, content).cue for event in events)
    return tuple([cue for cue in cues if cue is not None])


def _board_with_cards(player: PlayerId, plays: Sequence[_Play], content: Content) -> Iterator[Piece]:
    """Yield a board in the player's colour, held up at the player's lord, with the lord and the cards on it.

    The cards point at no squares, which the board may cover.
    """
    words = text("piece-opened", player=Text(player))
    yield Piece(OPENED, OPENED, art=player, place=f"lord:{player}", text=words)
    yield Piece(f"{OPENED}:lord", "lord", art=player, place=OPENED, text=words)
    for order, play in enumerate(plays):
        yield replace(_played_card(player, play, content, order), id=f"{OPENED}:{order}", about=())


def _played_card(player: PlayerId, play: _Play, content: Content, order: int) -> Piece:
    """Return the piece of a played card; a parchment that the viewer may not know is face down (PLAY-10)."""
    card = _card_of_play(content, play)
    if not card:
        words = text("piece-sealed", player=Text(player))
        return Piece("", "parchment", art="sealed", place=OPENED, order=order, face=False, text=words)
    return card_piece(play.after, content, owner=player, card=card, place=OPENED, order=order)


def _card_of_play(content: Content, play: _Play) -> str:
    """Return the card that was played, or "" for a parchment that the viewer has not seen."""
    match play.event:
        case BuildingGained(building=building):
            return building
        case ParchmentLaid():
            seen = (event.parchment for event in play.events if isinstance(event, ParchmentSeen))
            return next(seen, "")
        case event:
            return _card_behind_event(content, event)


def _card_behind_event(content: Content, event: SquareTaken | ProvisionsPlayed) -> str:
    """Return the card of the square taken, or the first card of provisions, which all look alike."""
    for card in content.cards.values():
        if isinstance(event, SquareTaken) and card.kind == "territory" and card.of == event.square:
            return card.id
        if isinstance(event, ProvisionsPlayed) and card.kind == "provisions":
            return card.id
    raise LookupError(f"no card behind {event}")
