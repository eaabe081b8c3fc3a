"""Exploration: cards are dealt, chosen, played and passed on (DRAFT, TWO)."""

from collections.abc import Mapping

from wonderland_qt.components.deck import draw, without
from wonderland_qt.components.phases import begin_phase
from wonderland_qt.components.seat_order import neighbour
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.content_files import Deal
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.events import (
    CardDrawnFromReserve,
    CardsDealt,
    CardsDiscarded,
    CardsOpened,
    DiscardSeen,
    HandReceived,
    HandSeen,
    HandsPassed,
)
from wonderland_qt.games.bunny_kingdom.playing import PlayCard
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, passing_side, rules
from wonderland_qt.games.bunny_kingdom.seen.naming import giving_text


class Explore(Step):
    """The exploration phase of a round."""


class NextChoice(Step):
    """The next choice from the hands begins, if there is a card left."""


class ChooseCards(Step):
    """Everybody chooses cards of the hand, in secret and at the same time."""


class LayCard(PlayerStep):
    """The player lays a card of the hand face down."""

    card: CardId


class OpenCards(Step):
    """All players reveal the cards that they laid."""


class PassHands(Step):
    """Everybody passes the hand to a neighbour."""


def deal_of(position: Position) -> Deal:
    """Return the deal for this number of players."""
    return position.content.deals[len(position.state.seats)]


@rules.do
def explore(game: Game, step: Explore) -> None:
    """Deal to every player a hand and, with two players, a reserve that even its owner does not see.

    Rules: GAME-6, DRAFT-1, TWO-1.
    """
    state, deal = game.state, deal_of(game)
    begin_phase(game, "exploration")
    for player in state.players.values():
        player.hand, state.deck = draw(game.chance, "deck", state.deck, deal.hand)
        player.reserve, state.deck = draw(game.chance, "deck", state.deck, deal.reserve)
    game.emit(CardsDealt(hand=deal.hand, reserve=deal.reserve))
    game.push(NextChoice())


@rules.do
def next_choice(game: Game, step: NextChoice) -> None:
    """Draw from the reserves, then choose, play and pass, until all cards are played (DRAFT-6, TWO-2, TWO-5).

    If the hands have no more cards than are played, all are laid without asking.
    """
    deal = deal_of(game)
    if deal.reserve:
        for player in game.state.seats:
            draw_from_reserve(game, player)
    hands = {player.id: player.hand for player in game.state.players.values()}
    if not any(hands.values()):
        return
    if game.events is not None:
        for player, hand in hands.items():
            game.emit(HandSeen(player=player, cards=hand, audience=(player,)))
    all_are_played = all(len(hand) <= deal.play for hand in hands.values())
    if all_are_played:
        game.push(*[LayCard(player, card) for player, hand in hands.items() for card in hand])
    else:
        game.push(ChooseCards())
    game.push(OpenCards(), PassHands(), NextChoice())


def draw_from_reserve(game: Game, player: PlayerId) -> None:
    """Draw a random card from the player's reserve (TWO-2)."""
    owner = game.state.players[player]
    drawn, owner.reserve = draw(game.chance, ids.RESERVE(player), owner.reserve, 1)
    owner.hand += drawn
    for card in drawn:
        game.emit(CardDrawnFromReserve(player=player, card=card, audience=(player,)))


@rules.ask
def choose_cards(position: Position, step: ChooseCards) -> tuple[Decision, ...]:
    """Ask all players at once for cards in order: those to play, then those to discard (DRAFT-2, TWO-3)."""
    state, decisions = position.state, []
    prompt, picked = _cards_wanted(position.content, len(state.seats))
    for player, owner in state.players.items():
        options = tuple(map(_lay_options(position.content, player).__getitem__, owner.hand))
        decisions.append(Decision(player, prompt, options, private=True, pick_count=picked))
    return tuple(decisions)


@known_of_content()
def _cards_wanted(content: Content, players: int) -> tuple[Text, int]:
    """Return what so many players are asked, and how many cards each of them chooses."""
    deal = content.deals[players]
    return text("ask-cards", play=deal.play, discard=deal.choose - deal.play), deal.choose


@known_of_content()
def _lay_options(content: Content, player: PlayerId) -> Mapping[CardId, Option]:
    """Return by card the options to lay it, as hands are asked about again and again."""
    return {card: _lay_option(content, player, card) for card in content.cards}


def _lay_option(content: Content, player: PlayerId, card: CardId) -> Option:
    then, label = (LayCard(player, card),), giving_text(content, card)
    return Option(ids.CARD(card), then, label, take=ids.CARD(card), put=ids.LAID(player))


@rules.do
def lay_card(game: Game, step: LayCard) -> None:
    """Lay a chosen card face down; it is revealed when all have chosen (DRAFT-2, PLAY-1)."""
    player = game.state.players[step.player]
    player.hand = without(player.hand, step.card)
    player.laid += (step.card,)


@rules.do
def open_cards(game: Game, step: OpenCards) -> None:
    """Play the cards seat by seat from seat 1, in the order in which they were laid.

    With two players the first is played and the second discarded, which takes it from `laid`.
    Rules: PLAY-1, PLAY-2, DRAFT-5, TWO-3.
    """
    number_to_play = deal_of(game).play
    game.emit(CardsOpened())
    for player, owner in game.state.players.items():
        if discarded := owner.laid[number_to_play:]:
            discard(game, player, discarded)
        game.push(*[PlayCard(player, card) for card in owner.laid])


def discard(game: Game, player: PlayerId, cards: tuple[CardId, ...]) -> None:
    """Discard cards face down on the player's used pile (TWO-4)."""
    owner = game.state.players[player]
    for card in cards:
        owner.laid = without(owner.laid, card)
        owner.discarded += (card,)
        game.emit(DiscardSeen(player=player, card=card, audience=(player,)))
    game.emit(CardsDiscarded(player=player, cards=len(cards)))


@rules.do
def pass_hands(game: Game, step: PassHands) -> None:
    """Pass the hands, in each round to one side; reserves are never passed.

    All hands have equally many cards. Each player alone hears from whom a hand came.

    Rules: DRAFT-3, DRAFT-4, TWO-3, TWO-7.
    """
    state = game.state
    side = passing_side(game)
    hands = {player.id: player.hand for player in state.players.values()}
    takers = {player: neighbour(state.seats, player, side) for player in hands}
    for player, hand in hands.items():
        state.players[takers[player]].hand = hand
    cards = len(hands[state.seats[0]])
    if cards:
        game.emit(HandsPassed(side=side, cards=cards))
        for giver, taker in takers.items():
            game.emit(HandReceived(player=taker, giver=giver, audience=(taker,)))
