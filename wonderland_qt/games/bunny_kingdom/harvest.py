"""Harvest: trading posts choose resources, and every fief scores (HARVEST, FARM-4)."""

from functools import cache

from wonderland_qt.components.phases import begin_phase
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import ResourceId
from wonderland_qt.games.bunny_kingdom.events import FiefHarvested, Harvested, PostTraded
from wonderland_qt.games.bunny_kingdom.fiefs import Fief, fiefs
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, in_order, rules


class Harvest(Step):
    """The harvest phase of a round."""


class ChooseTrade(PlayerStep):
    """The player chooses what a trading post produces in this harvest."""

    square: Square


class Trade(PlayerStep):
    """A trading post produces a resource."""

    square: Square
    resource: ResourceId


class HarvestFiefs(Step):
    """The fiefs of all players score."""


@rules.do
def harvest(game: Game, step: Harvest) -> None:
    """Ask what each trading post produces, one after another, then score (HARVEST-5)."""
    begin_phase(game, "harvest")
    players, buildings = game.state.players, game.content.buildings
    for player in in_order(game):
        for square, card in players[player].squares.items():
            if card and buildings[card].produces_one_of:
                game.push(ChooseTrade(player, square))
    game.push(HarvestFiefs())


@rules.ask
def choose_trade(position: Position, step: ChooseTrade) -> tuple[Decision, ...]:
    """Offer the resources that the trading post can produce (FARM-4, HARVEST-5)."""
    card = position.state.players[step.player].squares[step.square]
    can_produce = position.content.buildings[card].produces_one_of
    options = [trade_option(step.player, step.square, resource) for resource in can_produce]
    prompt = text("ask-trade", building=Text(position.content.cards[card].of), square=step.square)
    return (Decision(step.player, prompt, tuple(options)),)


@cache
def trade_option(player: PlayerId, square: Square, resource: ResourceId) -> Option:
    """Return the option to let a trading post produce a resource."""
    label = text("option-trade", square=square, resource=Text(resource))
    then = (Trade(player, square, resource),)
    return Option(ids.TRADE(square, resource), then, label, put=ids.SQUARE(square))


@rules.do
def trade(game: Game, step: Trade) -> None:
    """Let the trading post produce this resource until the next harvest (FARM-4, HARVEST-6, CLAR-2)."""
    owner = game.state.players[step.player]
    owner.trade = {**owner.trade, step.square: step.resource}
    game.emit(PostTraded(player=step.player, square=step.square, resource=step.resource))


@rules.do
def harvest_fiefs(game: Game, step: HarvestFiefs) -> None:
    """Score every fief of every player: strength times wealth, added at once (HARVEST-3, HARVEST-4).

    Without a list of events, as in games that bots play out, none are made, which saves time.
    """
    for player, owner in game.state.players.items():
        harvested = fiefs(game.content, owner)
        points = sum([fief.points for fief in harvested])
        owner.harvests += (points,)
        if game.events is not None:
            tell_harvest(game, player, harvested)


def tell_harvest(game: Game, player: PlayerId, harvested: tuple[Fief, ...]) -> None:
    """Emit the events of each fief that scored, and of their sum."""
    for fief in harvested:
        game.emit(
            FiefHarvested(
                player=player,
                squares=fief.squares,
                strength=fief.strength,
                wealth=fief.wealth,
                points=fief.points,
            )
        )
    game.emit(Harvested(player=player, points=game.state.players[player].harvests[-1]))
