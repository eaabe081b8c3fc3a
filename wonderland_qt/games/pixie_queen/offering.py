"""The offering phase: the Queen demands a food, and all players offer in secret (OFFER)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from wonderland_qt.components.deck import without
from wonderland_qt.components.phases import begin_phase
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids, pixies, tiles
from wonderland_qt.games.pixie_queen.content.content_files import MoreKinds
from wonderland_qt.games.pixie_queen.content.game_content import GoodId
from wonderland_qt.games.pixie_queen.goods import tokens_text, with_changed
from wonderland_qt.games.pixie_queen.rules import Game, Position, rules, table_of
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State


class OfferingPhase(Step):
    """The offering phase of a round."""


class DemandFood(Step):
    """The Queen demands a food, which all then offer or not."""


class DeclareKinds(PlayerStep):
    """The player says whether a tile for more kinds is used."""


class AllowKinds(PlayerStep):
    """The player may offer more kinds of goods."""

    kinds: int


class Offer(Step):
    """All players choose kind number `kind` of their offerings, in secret and at the same time."""

    kind: int


class LayOffering(PlayerStep):
    """The player lays down tokens of a good, hidden."""

    good: GoodId
    tokens: int


class ShowOfferings(Step):
    """All show their offerings."""


class MeetDemand(Step):
    """It is checked whether anybody offered the demanded food."""


class DemoteLast(Step):
    """The last player, from this place forward, who can demote a pixie does so."""

    place: int


@rules.do
def offering_phase(game: Game, step: OfferingPhase) -> None:
    """Let all take their discs back before a food is demanded (ROUND-3, TWO-2).

    Offerings are made in secret again, of so many kinds as the number of players demands.
    """
    state = game.state
    begin_phase(game, "offering")
    state.discs, state.shown = {}, False
    for player in state.players.values():
        player.discs, player.passed = 0 if player.out else game.content.settings.discs, False
        player.kinds = table_of(game).kinds_offered
    game.push(DemandFood())


@rules.do
def demand_food(game: Game, step: DemandFood) -> None:
    """Turn up a round tile, ask who uses a tile, and let all offer (OFFER-1, OFFER-2, OFFER-5).

    There is a step for each kind that anyone may offer; it asks only those who may offer so many.
    """
    state = game.state
    food = game.chance.pick("round_tiles", state.round_tiles)
    state.round_tiles, state.demanded = without(state.round_tiles, food), (*state.demanded, food)
    game.emit(events.FoodDemanded(good=food))
    most_kinds = 1 + len(TRACKS)  # the demanded food and the metals
    offers = map(Offer, range(1, most_kinds + 1))
    game.push(*map(DeclareKinds, state.large), *offers, ShowOfferings(), MeetDemand())


def demand(state: State[Any]) -> GoodId:
    """Return the food that the Queen demands in this round (OFFER-1)."""
    return state.demanded[-1]


@rules.ask
def declare_kinds(position: Position, step: DeclareKinds) -> tuple[Decision, ...]:
    """Ask a player with a tile for more kinds openly whether to use it (OFFER-5)."""
    player, found = step.player, tiles.usable_tile(position, step.player, MoreKinds)
    if found is None:
        return ()
    tile, more = found
    use = (tiles.UseTile(player, tile), AllowKinds(player, more.kinds))
    options = (
        Option(ids.USE(tile), use, text("option-kinds", tile=Text(tile)), ids.TILE(tile, player)),
        Option("keep", (AllowKinds(player, 0),), text("option-keep-tile", tile=Text(tile))),
    )
    return (Decision(player, Text("ask-kinds"), options),)


@rules.do
def allow_kinds(game: Game, step: AllowKinds) -> None:
    """Let the player offer more kinds (OFFER-5, TWO-2)."""
    game.state.players[step.player].kinds += step.kinds
    game.emit(events.KindsDeclared(player=step.player, used=bool(step.kinds)))


@rules.ask
def offer(position: Position, step: Offer) -> tuple[Decision, ...]:
    """Ask all at the same time, in secret, for one kind of the offering (OFFER-2, OFFER-3, OFFER-6).

    Who declared fewer kinds than this one is done.
    """
    food, owners = demand(position.state), position.state.players
    prompt = text("ask-offering", good=Text(food), kind=step.kind)
    decisions = []
    for player in position.state.large:
        if owners[player].kinds >= step.kind:
            options = tuple(offers(position, owners[player], step.kind))
            decisions.append(Decision(player, prompt, options, private=True, asks_everyone=True))
    return tuple(decisions)


def offers(position: Position, owner: Player, kind: int) -> Iterator[Option]:
    """Yield the options to offer any number of a good not offered yet, and to offer nothing more.

    Who offers nothing as the first kind offers no second one. Rules: OFFER-3, OFFER-4, TWO-2.
    """
    may_offer = kind == 1 or owner.offering
    goods = (demand(position.state), *TRACKS) if may_offer else ()
    for good in goods:
        if good not in owner.offering:
            for tokens in range(1, owner.goods[good] + 1):
                yield offer_option(owner.id, good, tokens)
    penalty = position.content.penalties.empty_hand
    nothing = Text("option-no-more") if owner.offering else text("option-nothing", penalty=penalty)
    yield Option("nothing", (), nothing, put="nothing")


@cache
def offer_option(player: PlayerId, good: GoodId, tokens: int) -> Option:
    """Return the option to offer tokens of a good (OFFER-3)."""
    label = text("option-offer", goods=tokens_text(good, tokens))
    then, take, put = (LayOffering(player, good, tokens),), ids.GOOD(good, player), ids.COURT(player)
    return Option(ids.OFFER(good, tokens), then, label, take, put, amount=tokens)


@rules.do
def lay_offering(game: Game, step: LayOffering) -> None:
    """Lay the tokens down, hidden until all are shown (OFFER-2)."""
    owner = game.state.players[step.player]
    owner.goods = with_changed(owner.goods, step.good, -step.tokens)
    owner.offering = {**owner.offering, step.good: step.tokens}


@rules.do
def show_offerings(game: Game, step: ShowOfferings) -> None:
    """Show all offerings, then punish empty hands in order (OFFER-2, OFFER-4, OFFER-11)."""
    state = game.state
    state.shown = True
    game.emit(events.OfferingsShown())
    for player in state.large:
        offering = state.players[player].offering
        if not offering:
            game.emit(events.NothingOffered(player=player))
            game.push(pixies.TakePenalty(player, game.content.penalties.empty_hand, "empty_hand"))
        for good, tokens in offering.items():
            state.supply = with_changed(state.supply, good, tokens)
            game.emit(events.GoodsOffered(player=player, good=good, tokens=tokens))


@rules.do
def meet_demand(game: Game, step: MeetDemand) -> None:
    """Let the last player demote if no one offered the demanded food (OFFER-8, OFFER-9)."""
    state = game.state
    if not any(demand(state) in state.players[player].offering for player in state.large):
        game.emit(events.DemandUnmet())
        last_place = len(state.large) - 1
        game.push(DemoteLast(last_place))


@rules.ask
def demote_last(position: Position, step: DemoteLast) -> tuple[Decision, ...]:
    """Ask the last player who has a pixie to demote it; Mercy passes it to the one before (OFFER-10).

    The favourite, who is the first, is never asked.
    """
    for place in range(step.place, 0, -1):
        player = position.state.large[place]
        options = pixies.demotions(position, player, DemoteLast(place - 1))
        if options:
            return (Decision(player, Text("ask-demotion-for-queen"), options),)
    return ()
