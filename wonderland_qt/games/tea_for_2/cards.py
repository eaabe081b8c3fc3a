"""Moves of cards, stars and tokens: decks, destroyed cards, the track, the supply (DECK, STAR, TOKEN)."""

from wonderland_qt.components.deck import draw_one
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.events import CardEvent
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2 import events, ids
from wonderland_qt.games.tea_for_2.content_files import Token
from wonderland_qt.games.tea_for_2.events import CardDiscarded
from wonderland_qt.games.tea_for_2.game_content import CardId, StackId
from wonderland_qt.games.tea_for_2.rules import Game, Position, rules
from wonderland_qt.games.tea_for_2.state import COVERED


def make_deck(game: Game, player: PlayerId) -> None:
    """Make a new deck from the discard pile and a White Rabbit; without a rabbit the game will end.

    Rules: DECK-2, DECK-5 to DECK-7.
    """
    state, owner = game.state, game.state.players[player]
    if not state.rabbits:
        state.rabbit_missing = True
        game.emit(events.RabbitMissing(player=player))
        return
    rabbit, *left = state.rabbits
    state.rabbits = tuple(left)
    owner.deck, owner.discard = (*owner.discard, rabbit), ()
    game.emit(events.DeckMade(player=player, cards=len(owner.deck)))


def from_deck(game: Game, player: PlayerId) -> CardId:
    """Draw from a deck, making a new one if it is empty; "" if that is impossible (DECK-3, DECK-6)."""
    owner = game.state.players[player]
    if not owner.deck:
        make_deck(game, player)
    if not owner.deck:
        return ""
    card, owner.deck = draw_one(game.chance, ids.DECK(player), owner.deck)
    return card


def discard_from_deck(game: Game, player: PlayerId, event: type[CardEvent] = CardDiscarded) -> CardId:
    """Discard the top card of a deck without its effect and return it; "" if there is none.

    `event` says why: a card revealed for a duel, too, lies on the discard.
    """
    card = from_deck(game, player)
    if card:
        game.state.players[player].discard += (card,)
        if game.events is not None:
            game.emit(event(player=player, card=card))
    return card


class Uncover(Step):
    """The next card of a market stack is turned face up."""

    stack: StackId


def from_stack(game: Game, stack: StackId) -> CardId:
    """Take the top card of a market stack.

    If cards are left, the stack shows a back (`COVERED`) on top of them until the next step turns one up.
    """
    *below, card = game.state.market[stack]
    covered = (COVERED,) if below else ()
    game.state.market = {**game.state.market, stack: (*below, *covered)}
    game.push(Uncover(stack))
    return card


@rules.do
def uncover(game: Game, step: Uncover) -> None:
    """Turn a random card of the stack face up, or announce that the stack is empty (SETUP-3).

    Until then the mark COVERED stands on top of the stack in place of the card that was taken.
    """
    state = game.state
    left = tuple([card for card in state.market[step.stack] if card != COVERED])
    if left:
        top, below = draw_one(game.chance, ids.STACK(step.stack), left)
        state.market = {**state.market, step.stack: (*below, top)}
    else:
        game.emit(events.StackEmptied(stack=step.stack, mission=state.missions[step.stack]))


def destroy(game: Game, player: PlayerId, card: CardId) -> None:
    """Add a card to those that the player has destroyed, and gain its stars (STAR-2, STAR-3)."""
    game.state.players[player].destroyed += (card,)
    game.emit(events.CardDestroyed(player=player, card=card))
    gain_stars(game, player, game.content.cards[card].stars)


def gain_stars(game: Game, player: PlayerId, stars: int) -> None:
    """Move the pawn, and take a cup for each lap while cups are left (STAR-1, STAR-4).

    Exactly on the end of the track no cup is taken yet.
    """
    if not stars:
        return
    owner, track = game.state.players[player], game.content.files.track
    owner.stars += stars
    game.emit(events.StarsGained(player=player, stars=stars))
    cups_left = track.cups - sum(each.cups for each in game.state.players.values())
    while cups_left and owner.stars > track.end * (owner.cups + 1):
        owner.cups, cups_left = owner.cups + 1, cups_left - 1
        game.emit(events.CupTaken(player=player))


def in_supply(position: Position, token: Token) -> int:
    """Return how many tokens of a kind are left in the supply (SETUP-6, TOKEN-2)."""
    held: int = sum(getattr(player, token) for player in position.state.players.values())
    return position.content.tokens[token] - held


def take(game: Game, player: PlayerId, token: Token, number: int) -> None:
    """Take tokens from the supply, and the rest from the opponent as far as possible (TOKEN-1)."""
    taken = min(number, in_supply(game, token))
    if taken:
        _change_tokens(game, player, token, taken)
        game.emit(events.TokensTaken(player=player, token=token, number=taken))
    steal(game, player, token, number - taken)


def steal(game: Game, player: PlayerId, token: Token, number: int) -> None:
    """Take tokens from the opponent, as many as the opponent has (TOKEN-1, CARD-5)."""
    victim = game.state.rival(player)
    stolen = min(number, getattr(game.state.players[victim], token))
    if stolen:
        _change_tokens(game, player, token, stolen)
        _change_tokens(game, victim, token, -stolen)
        game.emit(events.TokensStolen(player=player, victim=victim, token=token, number=stolen))


def spend(game: Game, player: PlayerId, token: Token, number: int) -> None:
    """Put tokens back into the supply (TOKEN-2)."""
    if number:
        _change_tokens(game, player, token, -number)
        game.emit(events.TokensSpent(player=player, token=token, number=number))


def _change_tokens(game: Game, player: PlayerId, token: Token, by: int) -> None:
    """Add to a player's tokens of a kind, or take some away with a negative number."""
    owner = game.state.players[player]
    setattr(owner, token, getattr(owner, token) + by)


def take_flamingo(game: Game, player: PlayerId) -> None:
    """Take the flamingo from the player who holds it (TOKEN-3)."""
    game.state.flamingo = player
    game.emit(events.FlamingoTaken(player=player))
