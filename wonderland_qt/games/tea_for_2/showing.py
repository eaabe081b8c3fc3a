"""The display of the table: stages, moments to show, refusals, and statistics."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.components.narration import Narration
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.components.table_plan import stage_of
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.statistics import Statistics, Thing
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import events, ids
from wonderland_qt.games.tea_for_2.content_files import STAGES
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.rules import Game, Position
from wonderland_qt.games.tea_for_2.table.cards import card_piece
from wonderland_qt.games.tea_for_2.table.pieces import pieces
from wonderland_qt.games.tea_for_2.view import BUYING, TIDYING, TableView

DUEL, CHOICE, TIDY, FINAL = STAGES
SHOWN = 1300
"""The time for which a duel is shown before the winner decides, in milliseconds."""

CHOSEN = 1100
"""The time for which the winner's choice is shown, in milliseconds."""

PAID = 700
"""The time in which points fly to what a person here buys with them, in milliseconds."""

HeldUp = events.EffectCopied | events.CardDestroyed | events.CardSpared
"""What happens to cards that are held up meanwhile."""

HELD_UP = 1000
"""The time for which such a card is held up, in milliseconds."""

TICK = 250
"""The time that the hand of the watch takes for each space, in milliseconds."""


def stage(view: TableView, content: Content, looking: Looking) -> Stage:
    """Return the layout of a view: for a duel, a choice, a discard to destroy, or the end.

    Players keep their sides, no matter who acts: near is always the viewer, or without one the first seat.
    One who plays alone is on the left. Discards are laid out only for their owner, who chooses one.
    """
    asked = {decision.player for decision in looking.asked}
    tidying = view.choosing == (TIDYING,) and looking.viewer in asked
    choosing = TIDY if tidying else CHOICE
    name = {"reveal": DUEL, "over": FINAL}.get(view.phase, choosing)
    return stage_of(content, name, replace(looking, near=looking.viewer or looking.seats[0]))


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the moments to show: the winner's choice, a duel, each step of the watch, a card destroyed.

    The top card of a stack that is destroyed has been shown by the choice of its plate. Beats are numbered by
    events; a duel, which shows a whole step, by the first one of it.
    """
    if looking.whole:
        return ()
    found = list(_beats_of_choice(glimpses, content, looking))
    looking = replace(looking, asked=())
    first = 0
    for before, glimpse in pairwise(glimpses):
        for number, event in enumerate(glimpse.events, start=first):
            if isinstance(event, events.RoundWon):
                found.append(_beat_of_duel(glimpse, content, looking, first))
            elif isinstance(event, events.WatchTurned):
                found.extend(_beats_of_watch(before.view, event, content, looking, number))
            elif isinstance(event, HeldUp):
                found.extend(_beats_of_held_card(before.view, event, content, looking, number))
        first += len(glimpse.events)
    return found


def _beat_of_duel(glimpse: Glimpse, content: Content, looking: Looking, first: int) -> Beat:
    """Return the table with both cards revealed; `first` is the number of the first event of the step.

    The view has both cards, but its phase has gone on, so the layout of the duel is asked for by its phase.
    All events of the step are shown together.
    """
    duel = stage(replace(glimpse.view, phase="reveal"), content, looking)
    cues = [appearance(event, content).cue for event in glimpse.events]
    together = tuple([cue for cue in cues if cue is not None])
    shown = pieces(glimpse.view, content)
    return Beat(duel, shown, SHOWN, cues=(together,), event=first, covers=len(glimpse.events))


def _performer(player: PlayerId, looking: Looking) -> PlayerId:
    """Return a player who acts, unless a person at this screen does."""
    return PlayerId("") if player in looking.persons else player


def _beats_of_choice(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Iterator[Beat]:
    """Yield the table as it was when the winner chose, with only the choice lit.

    Of the choice of a person at this table, who has seen it, only the points that were paid fly. The beats
    cover no events, as these are shown after the choice.
    """
    before, happened = glimpses[0].view, heard(glimpses)
    if BUYING not in before.choosing or not happened:
        return
    shown = pieces(before, content)
    chosen = _chosen_piece(before, happened, shown)
    if not chosen:
        return
    winner, layout = before.winner, stage(before, content, looking)
    flights = _points_paid(before, content, chosen)
    if winner not in looking.persons:
        lit = (chosen, ids.DUEL(winner), *(flight.origin for flight in flights))
        yield Beat(layout, shown, CHOSEN, covers=0, performer=winner, flights=flights, spotlight=lit)
    elif flights:
        yield Beat(layout, shown, PAID, covers=0, flights=flights)


def _chosen_piece(before: TableView, happened: Iterable[Event], shown: Iterable[Piece]) -> str:
    """Return the piece that the winner has touched, "" if none of the table.

    The plate of the effect stands for a choice that touches no other piece.
    """
    on_table = {piece.id for piece in shown}
    return next((piece for piece in (*_pieces_touched(before, happened), "effect") if piece in on_table), "")


def _points_paid(before: TableView, content: Content, plate: str) -> tuple[Flight, ...]:
    """Return the flight of the points of the verdict to the card that they pay for (BUY-1, BUY-3)."""
    kind, stack = read_id(plate)
    paid = min(before.points, content.price[stack]) if kind == ids.BUY else 0
    points = Benefit(before.winner, "icon/point", paid, lands=(plate,))
    return (Flight(points, "verdict", now=str(paid)),) if paid else ()


def _pieces_touched(before: TableView, happened: Iterable[Event]) -> Iterator[str]:
    """Yield the ids of what the winner has touched: a plate, a heap of tokens, or a space of the watch.

    Tokens are stolen and the watch is turned without a choice, too, so these count only if they were asked.
    """
    stack_of = {card: stack for stack, card in before.tops.items()}
    for event in happened:
        match event:
            case events.CardBought(card=card) if card in stack_of:
                yield ids.BUY(stack_of[card])
            case events.CardDestroyed(card=card) if card in stack_of:
                yield ids.DESTROY(stack_of[card])
            case events.TokensStolen(token=token, victim=victim) if "steal" in before.choosing:
                yield f"{token}:{victim}"
            case events.WatchTurned(space=space) if "set_watch" in before.choosing:
                yield ids.SPACE(space)


def _beats_of_watch(
    before: TableView, event: events.WatchTurned, content: Content, looking: Looking, number: int
) -> Iterator[Beat]:
    """Yield the table with the hand of the watch on each space that it passes; only the last one is lit.

    The event has happened with the last beat, so those before cover no event.
    """
    spaces = clockwise(content.ring, content.ring.index(before.space) + 1)
    performer = _performer(event.player, looking)
    for space in spaces[: spaces.index(event.space) + 1]:
        table = replace(before, space=space)
        is_last = space == event.space
        turned = pieces(table, content)
        shown = turned if is_last else _lit_as_before(turned, before, content)
        layout = stage(table, content, looking)
        yield Beat(layout, shown, TICK, event=number, covers=int(is_last), performer=performer)


def _lit_as_before(shown: Iterable[Piece], before: TableView, content: Content) -> tuple[Piece, ...]:
    """Return the pieces with the light of the watch on the space that took effect last."""
    lights = {piece.id: piece for piece in pieces(before, content) if piece.kind == "watch_light"}
    return tuple([lights.get(piece.id, piece) for piece in shown])


def _beats_of_held_card(
    before: TableView,
    event: HeldUp,
    content: Content,
    looking: Looking,
    number: int,
) -> Iterator[Beat]:
    """Yield the table while a card is held up that is copied or spared, or that is destroyed next.

    Two are not held up: one of the market (`tops`), which falls where it lies, and one on the table that a
    person at this screen has chosen and so has read. A card that is not on the table yet comes from the
    rival's deck, and was chosen by no one. A beat before a card is destroyed covers no event, as that is
    shown after it.
    """
    shown, card = pieces(before, content), ids.CARD(event.card)
    is_on_table = any(piece.id == card for piece in shown)
    falls_in_market = event.card in before.tops.values()
    was_chosen_here = is_on_table and event.player in looking.persons
    if falls_in_market or was_chosen_here:
        return
    if not is_on_table:
        (rival,) = (seat for seat in before.seats if seat != event.player)
        shown = (*shown, card_piece(content, event.card, ids.DECK(rival), order=0))
    layout, performer = stage(before, content, looking), _performer(event.player, looking)
    covers = 0 if isinstance(event, events.CardDestroyed) else 1
    yield Beat(layout, shown, HELD_UP, event=number, covers=covers, performer=performer, held=card)


def why_not(position: Position, decision: Decision, _piece: str, place: str) -> Text | None:
    """Return why a card cannot be bought, or None if no price is to blame (BUY-2, BUY-3).

    It is asked only after a piece was refused at the place, so the price is not compared again.
    """
    kind, stack = read_id(place)
    if kind != ids.BUY or decision.prompt.key != "ask-action":
        return None
    points, tarts = position.state.points, position.state.players[decision.player].tarts
    return text("refusal-price", price=position.content.price[stack], points=points, tarts=tarts)


NARRATION: Narration[Content] = Narration(
    {"card": lambda content, card: Text(content.cards[card].character)}, {"token", "reason"}
)


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return what each option offers: a card to buy, the winning card's effect, or a space of the watch."""
    if decision.prompt.key == "ask-hourglasses":
        return {option.id: Thing("watch", ids.SPACE.names(option.put)) for option in decision.options}
    if decision.prompt.key == "ask-action":
        return _card_or_effect(position, decision)
    return {}


def _card_or_effect(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return a bought card for each option "buy:STACK", and the effect for any other option."""
    winning_card = position.content.cards[position.state.revealed[decision.player]]
    found = {}
    for option in decision.options:
        if ids.BUY.begins(option.id):
            found[option.id] = Thing("bought", ids.BUY.names(option.id))
        else:
            found[option.id] = Thing("effect", winning_card.character)
    return found


def statistics(game: Game) -> Statistics:
    """Return the missions that each player scored in a finished game, and who held the flamingo."""
    held = {
        name: [Thing("mission", mission) for mission in player.scored]
        for name, player in game.state.players.items()
    }
    held[game.state.flamingo].append(Thing("token", "flamingo"))
    return Statistics(variant="", held=held)
