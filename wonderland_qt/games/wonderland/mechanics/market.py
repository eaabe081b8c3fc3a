"""Wonderlandian cards: the market, and taking a card with its figures or item chips."""

from functools import cache

from wonderland_qt.components.deck import draw, without
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.card_texts import wonderlandian_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import POOL, CardId, RegionId


class TakeWonderlandian(PlayerStep):
    """The player takes a card of the market."""

    card: CardId


class PlaceFigure(PlayerStep):
    """The player chooses a region for a figure that stands nowhere yet."""

    figure: str


class SetFigure(PlayerStep):
    """A figure comes from the pool to a region."""

    figure: str
    region: RegionId


def fill_market(game: Game) -> None:
    """Deal Wonderlandians until the market is full or the deck is empty (SETUP-3, REWARD-9).

    A scenario may have laid out more than fill it.
    """
    state = game.state
    missing = max(game.content.board.market - len(state.market), 0)
    cards, state.wonderland_deck = draw(game.chance, "wonderlandians", state.wonderland_deck, missing)
    state.market += cards
    for card in cards:
        game.emit(events.WonderlandianShown(card=card))


@known_of_content()
def market_option(content: Content, player: PlayerId, card: CardId) -> Option:
    """Return the option to take a card of the market."""
    then = (TakeWonderlandian(player, card),)
    label = text("option-wonderlandian", card=wonderlandian_text(content, card))
    return Option(ids.TAKE(card), then, label, take=ids.CARD(card))


@rules.do
def take_wonderlandian(game: Game, step: TakeWonderlandian) -> None:
    """Take the card, refill the market, and place the figures or bag the chips (REWARD-9 to REWARD-11).

    A card gained in a battle does nothing in that battle (BATTLE-22).
    """
    state, player = game.state, game.state.players[step.player]
    state.market = without(state.market, step.card)
    player.wonderlandians += (step.card,)
    if state.battle is not None:
        state.battle.locked += (step.card,)
    game.emit(events.WonderlandianTaken(player=step.player, card=step.card))
    fill_market(game)
    place_figures(game, step.player, step.card)
    for chip in game.content.chips_of(step.card):
        player.bag += (chip,)
        game.emit(events.ChipGained(player=step.player, chip=chip, cause=step.card))


def place_figures(game: Game, player: PlayerId, card: CardId) -> None:
    """Let the player place each figure of a card in any region; until then it is in the pool (REWARD-10)."""
    for figure in game.content.wonderlandians[card].figures:
        owner = game.state.players[player]
        owner.figures = {**owner.figures, figure.id: POOL}
        game.push(PlaceFigure(player, figure.id))


@rules.ask
def place_figure(position: Position, step: PlaceFigure) -> tuple[Decision, ...]:
    """Offer every region for the figure (REWARD-10)."""
    options = tuple([figure_option(step.player, step.figure, region) for region in position.state.ring])
    return (Decision(step.player, text("ask-figure", figure=Text(step.figure)), options),)


@cache
def figure_option(player: PlayerId, figure: str, region: RegionId) -> Option:
    """Return the option to place a figure in a region."""
    label = text("option-figure", figure=Text(figure), region=Text(region))
    then = (SetFigure(player, figure, region),)
    return Option(ids.FIGURE(region), then, label, take=ids.FIGURE(figure), put=ids.REGION(region))


@rules.do
def set_figure(game: Game, step: SetFigure) -> None:
    """Place the figure (REWARD-10)."""
    owner = game.state.players[step.player]
    owner.figures = {**owner.figures, step.figure: step.region}
    game.emit(events.UnitsPlaced(player=step.player, region=step.region, origin=POOL, figure=step.figure))
