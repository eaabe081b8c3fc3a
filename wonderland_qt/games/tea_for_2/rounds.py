"""Rounds: both players reveal a card, the winner acts and may turn the watch (ROUND, DUEL, BUY, END)."""

from functools import cache

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import events, ids
from wonderland_qt.games.tea_for_2.cards import discard_from_deck, from_stack, make_deck, spend
from wonderland_qt.games.tea_for_2.effects import TurnWatch, bound_of, option_on_piece, space_after
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rules import Game, Position, rules, verbs
from wonderland_qt.games.tea_for_2.scoring import EndGame, scored_stacks
from wonderland_qt.games.tea_for_2.state import with_more


class TurnOver(PlayerStep):
    """A player starts the next round."""


class Reveal(Step):
    """Both players reveal a card; the winner acts."""


class TakeAction(PlayerStep):
    """The winner of the round takes one action."""


class Buy(PlayerStep):
    """The winner buys the top card of a stack with the points and some tarts."""

    stack: StackId
    tarts: int


class UseHourglasses(PlayerStep):
    """The winner may spend hourglasses."""


class SpendHourglasses(PlayerStep):
    """The winner spends hourglasses to move the hand of the watch."""

    number: int


class CloseRound(Step):
    """The round ends: empty decks are replaced, and the game may end."""


@rules.ask
def turn_over(position: Position, step: TurnOver) -> tuple[Decision, ...]:
    """Wait until the player who lost the last round starts the next one (ROUND-1)."""
    return (_decision_to_reveal(step.player),)


@cache
def _decision_to_reveal(player: PlayerId) -> Decision:
    """Return the decision to turn the top card, which a person makes even without a choice."""
    turning = Option("reveal", (Reveal(),), Text("option-reveal"), put=ids.DECK(player))
    return Decision(player, Text("ask-reveal"), (turning,), shown=True, usual="reveal")


@rules.do
def reveal(game: Game, step: Reveal) -> None:
    """Discard both top cards; the higher one wins, with the difference as points.

    Of two equal cards, that of the flamingo's holder wins, with no points. The action begins a new chain of
    effects, in which no card was `copied` yet.
    Rules: ROUND-1, DUEL-1 to DUEL-4, BUY-1, BUY-5.
    """
    state = game.state
    state.round += 1
    state.revealed = {seat: discard_from_deck(game, seat, events.CardRevealed) for seat in state.seats}
    values = {player: game.content.cards[card].value for player, card in state.revealed.items()}
    state.winner = winner = with_more(values, state.flamingo)
    state.points = points = values[winner] - values[state.rival(winner)]
    if game.events is not None:
        game.emit(events.RoundWon(player=winner, points=points, by_flamingo=not points, round=state.round))
    game.push(TakeAction(winner), UseHourglasses(winner), CloseRound())
    state.phase, state.copied = "action", False


@rules.ask
def take_action(position: Position, step: TakeAction) -> tuple[Decision, ...]:
    """Offer the effect of the winning card and the cards to buy; the winner must choose (DUEL-5, DUEL-6)."""
    card = position.state.revealed[step.player]
    options = (*_effect_options(position, step.player, card), *_buying_options(position, step.player))
    return (Decision(step.player, _prompt(position.content, card), options, shown=True),)


@known_of_content()
def _prompt(content: Content, card: CardId) -> Text:
    return text("ask-action", card=Text(content.cards[card].character))


def _effect_options(position: Position, player: PlayerId, card: CardId) -> tuple[Option, ...]:
    """Return one option to use the effect, or the choices of a single effect at once (DUEL-6, CARD-11)."""
    effect = position.content.cards[card].effect
    if len(effect) == 1 and type(effect[0]) in verbs.choices:
        (bound,) = bound_of(effect, player, card)
        choices = verbs.options(position, bound)
        if choices:
            return choices
    return (_effect_option(position.content, player, card),)


@known_of_content()
def _effect_option(content: Content, player: PlayerId, card: CardId) -> Option:
    """Return the option to use the effect of a card."""
    known = content.cards[card]
    label = text("option-effect", character=Text(known.character))
    return option_on_piece("effect", label, *bound_of(known.effect, player, card))


def _buying_options(position: Position, player: PlayerId) -> tuple[Option, ...]:
    """Return options to buy with the points and as few tarts as needed (BUY-2 to BUY-5, BUY-7)."""
    state = position.state
    owned, options = state.players[player].tarts, []
    for stack, price in position.content.price.items():
        tarts = max(price - state.points, 0)
        if tarts <= owned and state.market[stack]:
            options.append(_option_to_buy(player, stack, tarts))
    return tuple(options)


@cache
def _option_to_buy(player: PlayerId, stack: StackId, tarts: int) -> Option:
    label = text("option-buy", character=Text(stack), tarts=tarts)
    return option_on_piece(ids.BUY(stack), label, Buy(player, stack, tarts))


@rules.do
def buy(game: Game, step: Buy) -> None:
    """Pay the tarts and lay the card on the player's discard pile (BUY-3, BUY-6)."""
    spend(game, step.player, "tarts", step.tarts)
    card = from_stack(game, step.stack)
    game.state.players[step.player].discard += (card,)
    game.emit(events.CardBought(player=step.player, card=card, tarts=step.tarts))


@rules.ask
def use_hourglasses(position: Position, step: UseHourglasses) -> tuple[Decision, ...]:
    """Offer to spend any number of hourglasses, once a round (WATCH-2, WATCH-3, WATCH-9)."""
    state, ring = position.state, position.content.ring
    owned = state.players[step.player].hourglasses
    if not owned:
        return ()
    options = [option_on_piece("keep", Text("option-keep"))]
    for number in range(1, owned + 1):
        space = space_after(ring, state.space, number)
        options.append(_option_to_spend(step.player, number, space))
    return (Decision(step.player, Text("ask-hourglasses"), tuple(options), usual="keep"),)


@cache
def _option_to_spend(player: PlayerId, number: int, space: str) -> Option:
    label = text("option-spend", number=number, space=Text(space))
    return Option(ids.SPEND(number), (SpendHourglasses(player, number),), label, put=ids.SPACE(space))


@rules.do
def spend_hourglasses(game: Game, step: SpendHourglasses) -> None:
    """Turn the hand one space for each; a new chain of effects begins (WATCH-2, WATCH-10, WATCH-11)."""
    spend(game, step.player, "hourglasses", step.number)
    game.state.copied = False
    game.push(TurnWatch(step.player, space_after(game.content.ring, game.state.space, step.number)))


@rules.do
def close_round(game: Game, step: CloseRound) -> None:
    """Replace empty decks, the flamingo's holder first; then end the game or go on.

    The loser of this round starts the next one.
    Rules: ROUND-2, DECK-4, END-1, END-2.
    """
    state = game.state
    for player in (state.flamingo, state.rival(state.flamingo)):
        if not state.players[player].deck:
            make_deck(game, player)
    state.revealed, state.phase = {}, "reveal"
    empty_stacks = [*scored_stacks(state.market)]
    if state.rabbit_missing or len(empty_stacks) >= game.content.files.empty_stacks_at_end:
        game.push(EndGame())
    else:
        game.push(TurnOver(state.rival(state.winner)))
