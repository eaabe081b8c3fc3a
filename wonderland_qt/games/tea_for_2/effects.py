"""Effects of cards and watch spaces, each model next to its rule (CARD, WATCH)."""

from wonderland_qt.components.amounts import Count, Some
from wonderland_qt.components.deck import without
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.decisions import Option, PlayerStep, Step
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import cards, events, ids
from wonderland_qt.games.tea_for_2.content_files import CharacterRef, ComposedEffect, Effect, Token
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rules import Game, Position, rules, verbs


def option_on_piece(piece: str, label: Text, *then: Step) -> Option:
    """Return an option that is chosen by touching a piece, and has the id of that piece."""
    return Option(piece, then, label, put=piece)


def bound_of(effects: tuple[Effect, ...], player: PlayerId, source: str) -> tuple[Bound, ...]:
    """Return effects of a card or watch space as steps for a player, one after another."""
    return tuple([Bound(effect.ref, player, source) for effect in effects])


@verbs.do
def composed_is_done(game: Game, effect: ComposedEffect, bound: Bound) -> None:
    """Do all effects that the verb is composed of, one after another."""
    game.push(*[bound.within(part) for part in effect.do])


class Take(Effect, word="take"):
    """{take: {tarts: 2}}: take tokens."""

    tarts: Count = 0
    hourglasses: Count = 0


@verbs.do
def tokens_are_taken(game: Game, effect: Take, bound: Bound) -> None:
    """Take the tokens (CARD-2, CARD-8, TOKEN-1)."""
    cards.take(game, bound.player, "tarts", effect.tarts)
    cards.take(game, bound.player, "hourglasses", effect.hourglasses)


class GainStars(Effect, word="gain_stars", shorthand="number"):
    """{gain_stars: 2}: gain stars at once."""

    number: Some


@verbs.do
def stars_are_gained(game: Game, effect: GainStars, bound: Bound) -> None:
    """Gain the stars (WATCH-4)."""
    cards.gain_stars(game, bound.player, effect.number)


class TakeFlamingo(Effect, word="take_flamingo"):
    """{take_flamingo: {if_held: [{take: {tarts: 1}}]}}: take the flamingo, or do `if_held`."""

    if_held: tuple[Effect, ...] = ()


@verbs.do
def flamingo_is_taken(game: Game, effect: TakeFlamingo, bound: Bound) -> None:
    """Take the flamingo, or do `if_held` if the player already holds it (CARD-7, WATCH-5)."""
    if game.state.flamingo == bound.player:
        game.push(*[bound.within(instead) for instead in effect.if_held])
    else:
        cards.take_flamingo(game, bound.player)


class DiscardOpponent(Effect, word="discard_opponent", shorthand="cards"):
    """{discard_opponent: 3}: the opponent discards cards from the top of the deck."""

    cards: Some


@verbs.do
def opponent_discards(game: Game, effect: DiscardOpponent, bound: Bound) -> None:
    """Discard the opponent's top cards one after the other (CARD-3, DECK-3, DECK-6)."""
    game.push(*[DiscardTop(game.state.rival(bound.player))] * effect.cards)


class DiscardTop(PlayerStep):
    """The top card of the player's deck is discarded."""


@rules.do
def discard_top(game: Game, step: DiscardTop) -> None:
    """Discard the player's top card, if there is one left (DECK-3, DECK-6)."""
    cards.discard_from_deck(game, step.player)


class DestroyOpponentTop(Effect, word="destroy_opponent_top"):
    """{destroy_opponent_top: {spares: [queen_of_hearts]}}: destroy the top card of the opponent's deck."""

    spares: tuple[CharacterRef, ...] = ()


@verbs.do
def opponent_top_is_destroyed(game: Game, effect: DestroyOpponentTop, bound: Bound) -> None:
    """Destroy the opponent's top card, but discard one that is spared (CARD-4, STAR-5)."""
    rival = game.state.rival(bound.player)
    card = cards.from_deck(game, rival)
    if card and game.content.cards[card].character in effect.spares:
        game.state.players[rival].discard += (card,)
        game.emit(events.CardSpared(player=bound.player, card=card))
    elif card:
        cards.destroy(game, bound.player, card)


class DiscardOwnForStars(Effect, word="discard_own_for_stars", shorthand="cards"):
    """{discard_own_for_stars: 2}: discard top cards of the player's deck, and gain the stars on them."""

    cards: Some


@verbs.do
def own_discard_brings_stars(game: Game, effect: DiscardOwnForStars, bound: Bound) -> None:
    """Discard the player's top cards one after the other and gain their stars (WATCH-7, STAR-6, DECK-3)."""
    game.push(*[DiscardTopForStars(bound.player)] * effect.cards)


class DiscardTopForStars(PlayerStep):
    """The top card of the player's deck is discarded, and its stars are gained."""


@rules.do
def discard_top_for_stars(game: Game, step: DiscardTopForStars) -> None:
    """Discard the player's top card and gain the stars on it (WATCH-7, STAR-6)."""
    card = cards.discard_from_deck(game, step.player)
    if card:
        cards.gain_stars(game, step.player, game.content.cards[card].stars)


class CopyOpponentDiscard(Effect, word="copy_opponent_discard"):
    """{copy_opponent_discard}: do what the top card of the opponent's discard pile does."""


@verbs.do
def opponent_discard_is_copied(game: Game, effect: CopyOpponentDiscard, bound: Bound) -> None:
    """Resolve the effect of the opponent's last discard, once in a chain of effects (WATCH-8, WATCH-11)."""
    state = game.state
    pile = state.players[state.rival(bound.player)].discard
    if not pile or state.copied:
        return
    state.copied, card = True, pile[-1]
    game.emit(events.EffectCopied(player=bound.player, card=card))
    game.push(*bound_of(game.content.cards[card].effect, bound.player, card))


class Steal(Effect, word="steal"):
    """{steal: {tarts: 2, hourglasses: 1}}: take tokens of one kind from the opponent."""

    tarts: Count = 0
    hourglasses: Count = 0


class TakeFromOpponent(PlayerStep):
    """The player takes tokens of one kind from the opponent."""

    token: Token
    number: int


@verbs.choice
def tokens_are_stolen(position: Position, effect: Steal, bound: Bound) -> tuple[Option, ...]:
    """Offer each kind of token that the opponent has, up to the given number (CARD-5)."""
    player, rival = bound.player, position.state.players[position.state.rival(bound.player)]
    wanted: dict[Token, int] = {"tarts": effect.tarts, "hourglasses": effect.hourglasses}
    options = []
    for token, most in wanted.items():
        number = min(most, getattr(rival, token))
        if number:
            options.append(_option_to_steal(player, rival.id, token, number))
    return tuple(options)


def _option_to_steal(player: PlayerId, rival: PlayerId, token: Token, number: int) -> Option:
    label = text("option-steal", token=token, number=number)
    return option_on_piece(f"{token}:{rival}", label, TakeFromOpponent(player, token, number))


@rules.do
def take_from_opponent(game: Game, step: TakeFromOpponent) -> None:
    """Take the tokens from the opponent (CARD-5)."""
    cards.steal(game, step.player, step.token, step.number)


class TurnWatch(PlayerStep):
    """The hand of the watch moves to a space, which is resolved."""

    space: str


@rules.do
def turn_watch(game: Game, step: TurnWatch) -> None:
    """Move the hand and resolve the space (WATCH-2, CARD-1, CARD-6)."""
    game.state.space = step.space
    game.emit(events.WatchTurned(player=step.player, space=step.space))
    game.push(*bound_of(game.content.spaces[step.space].effect, step.player, step.space))


def space_after(ring: tuple[str, ...], space: str, spaces: int) -> str:
    """Return the space that lies a number of spaces clockwise of another (WATCH-1, WATCH-10)."""
    return ring[(ring.index(space) + spaces) % len(ring)]


class StepWatch(Effect, word="step_watch", shorthand="spaces"):
    """{step_watch: 1}: move the hand of the watch clockwise, and resolve its new space."""

    spaces: Some


@verbs.do
def watch_goes_on(game: Game, effect: StepWatch, bound: Bound) -> None:
    """Move the hand clockwise and resolve its space (CARD-6, WATCH-1, WATCH-3)."""
    game.push(TurnWatch(bound.player, space_after(game.content.ring, game.state.space, effect.spaces)))


class SetWatch(Effect, word="set_watch"):
    """{set_watch}: put the hand of the watch on any space, and resolve it."""


@verbs.choice
def watch_is_set(position: Position, effect: SetWatch, bound: Bound) -> tuple[Option, ...]:
    """Offer every space, including the one where the hand is (CARD-1, WATCH-1)."""
    ring, hand = position.content.ring, position.state.space
    options = []
    for space in clockwise(ring, ring.index(hand)):
        label, then = text("option-set_watch", space=Text(space)), TurnWatch(bound.player, space)
        options.append(option_on_piece(ids.SPACE(space), label, then))
    return tuple(options)


class DestroyMarket(Effect, word="destroy_market"):
    """{destroy_market}: destroy the top card of any market stack."""


class DestroyTop(PlayerStep):
    """The player destroys the top card of a stack of the market."""

    stack: StackId


@verbs.choice
def market_is_destroyed(position: Position, effect: DestroyMarket, bound: Bound) -> tuple[Option, ...]:
    """Offer the top card of every stack that is not empty (CARD-9, CARD-10)."""
    options = []
    for stack, pile in position.state.market.items():
        if pile:
            label, then = _label_to_destroy(position.content, pile[-1]), DestroyTop(bound.player, stack)
            options.append(option_on_piece(ids.DESTROY(stack), label, then))
    return tuple(options)


def _label_to_destroy(content: Content, card: CardId) -> Text:
    known = content.cards[card]
    return text("option-destroy", character=Text(known.character), stars=known.stars)


@rules.do
def destroy_top(game: Game, step: DestroyTop) -> None:
    """Destroy the top card of the stack (CARD-9, CARD-10, STAR-5)."""
    cards.destroy(game, step.player, cards.from_stack(game, step.stack))


class DestroyOwnDiscard(Effect, word="destroy_own_discard"):
    """{destroy_own_discard}: destroy any one card of the player's discard pile."""


class DestroyDiscarded(PlayerStep):
    """The player destroys a card of the player's discard pile."""

    card: CardId


@verbs.choice
def own_is_destroyed(position: Position, effect: DestroyOwnDiscard, bound: Bound) -> tuple[Option, ...]:
    """Offer every card of the player's discard pile; an empty pile offers nothing (WATCH-6)."""
    content, player = position.content, bound.player
    pile = position.state.players[player].discard
    return tuple(
        [
            option_on_piece(ids.CARD(card), _label_to_destroy(content, card), DestroyDiscarded(player, card))
            for card in pile
        ]
    )


@rules.do
def destroy_discarded(game: Game, step: DestroyDiscarded) -> None:
    """Remove the card from the discard pile and destroy it (WATCH-6, STAR-5)."""
    owner = game.state.players[step.player]
    owner.discard = without(owner.discard, step.card)
    cards.destroy(game, step.player, step.card)
