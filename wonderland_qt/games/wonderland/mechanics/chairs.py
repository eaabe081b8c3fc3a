"""The tea table: its chairs, the cards on them, and taking one."""

from functools import cache

from wonderland_qt.components.deck import draw
from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.engine.effects import Bound, together
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import LeaderMoved, TeaCardLaid, TeaCardTaken
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, triggered
from wonderland_qt.games.wonderland.mechanics.special import poison
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import HEAD, CardId, less


class TakeCard(PlayerStep):
    """The player takes the card of a chair."""

    chair: str


def chairs_in_play(position: Position) -> tuple[str, ...]:
    """Return the chairs that are not blocked, clockwise from the head (SETUP-4)."""
    return position.content.chairs(len(position.state.seats))


@cache
def chairs_ahead(chairs: tuple[str, ...], leader: str, backwards: bool) -> tuple[str, ...]:
    """Return the chairs between a leader and the head, in the direction in which it moves (TEA-1, LEAD-6)."""
    row = chairs[::-1] if backwards else chairs
    return row if leader == HEAD else row[row.index(leader) + 1 :]


def chairs_beside(chairs: tuple[str, ...], chair: str) -> tuple[str, ...]:
    """Return the chairs beside a chair; the head of the table, at both ends of the row, is no chair."""
    seat = chairs.index(chair)
    return chairs[max(seat - 1, 0) : seat] + chairs[seat + 1 : seat + 2]


def move_leader(game: Game, player: PlayerId, place: str, way: tuple[str, ...] = (), cause: str = "") -> None:
    """Move a leader and say so, unless it is there already; `way` are the chairs that it passes.

    Lookahead keeps no events, so it saves the time to make one.
    """
    owner = game.state.players[player]
    if owner.leader != place:
        owner.leader = place
        if game.events is not None:
            game.emit(LeaderMoved(player=player, place=place, way=way, cause=cause))


def free_chairs(position: Position, chairs: tuple[str, ...]) -> list[str]:
    """Return those of the chairs that hold a card and no leader (TEA-1, TEA-2)."""
    laid = position.state.chairs
    leaders = [player.leader for player in position.state.players.values()]
    return [chair for chair in chairs if chair in laid and chair not in leaders]


def empty_chairs(position: Position) -> list[str]:
    """Return the chairs in play without card and leader, clockwise from the head (TEA-3)."""
    laid = position.state.chairs
    leaders = [player.leader for player in position.state.players.values()]
    return [chair for chair in chairs_in_play(position) if chair not in laid and chair not in leaders]


def can_take(position: Position) -> bool:
    """Tell whether a leader can reach a card, if need be by passing the head of the table (TEA-6).

    With more cards than leaders one of them is free; else a free chair, or one that the head would refill.
    """
    state = position.state
    if len(state.chairs) > len(state.players) or free_chairs(position, chairs_in_play(position)):
        return True
    return bool(tea_deck(position) and empty_chairs(position))


def tea_deck(position: Position) -> tuple[CardId, ...]:
    """Return the cards left in this round's tea deck (LAY-1)."""
    return position.state.tea_decks[str(position.state.round)]


def refill(game: Game) -> None:
    """Deal a card to every empty chair as long as the deck lasts (LAY-2, TEA-3)."""
    state, chairs = game.state, empty_chairs(game)
    cards, left = draw(game.chance, "tea", tea_deck(game), len(chairs))
    dealt = dict(zip(chairs, cards, strict=False))
    state.chairs = {**state.chairs, **dealt}
    state.tea_decks = {**state.tea_decks, str(state.round): left}
    if game.events is not None:
        for chair, card in dealt.items():
            game.emit(TeaCardLaid(chair=chair, card=card))


@rules.do
def take_card(game: Game, step: TakeCard) -> None:
    """Take the card, the poison on it, and its rewards in the order of choice (TEA-1, TEA-5, LEAD-2).

    Its event is made only where events are kept, as bots that play out games take very many cards.
    """
    state, player = game.state, step.player
    card, state.chairs = state.chairs[step.chair], less(state.chairs, step.chair)
    state.players[player].tea_cards += (card,)
    state.tea.taken = {**state.tea.taken, player: state.tea.taken[player] + 1}
    if game.events is not None:
        game.emit(TeaCardTaken(player=player, card=card))
    if card in state.poisoned:
        poison.take(game, player, card)
    gained = bound_rewards(player, card, game.content.rewards[card])
    fired = triggered(game, "card_taken", Occasion(player))
    game.push(together(player, (*gained, *fired)))


@cache
def bound_rewards(player: PlayerId, card: CardId, effects: tuple[str, ...]) -> tuple[Bound, ...]:
    """Return a card's rewards as effects bound to the player."""
    return tuple(Bound(effect, player, card) for effect in effects)
