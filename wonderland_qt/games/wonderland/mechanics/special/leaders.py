"""Leader abilities at tea (section 8 of the rules), except poison."""

from functools import cache

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import tea_card_rewards
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import ShardsGiven, TeaPartyHeld
from wonderland_qt.games.wonderland.mechanics import chairs
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.mechanics.hooks import leads_by
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import CardId

GIFT_FROM = 2
GIFT = 1
KEEP_ALL = Option("decline", (), Text("option-no-gift"))


class HoldParty(PlayerStep):
    """The player gives a tea party instead of moving."""


class ChooseAnyCard(PlayerStep):
    """The player takes any card on the table without moving."""


class OfferGift(PlayerStep):
    """The player may give away one of the shards just rolled."""


class GiveShard(PlayerStep):
    """The player gives a shard to another player."""

    other: PlayerId


def moves_backwards(position: Position, player: PlayerId) -> bool:
    """Tell whether the player's leader goes counter-clockwise (LEAD-6)."""
    return leads_by(position, player, "counter_clockwise")


def spreads(position: Position, bound: Bound) -> bool:
    """Tell whether the units of an effect of a tea card may go to several regions (LEAD-5)."""
    taken = position.state.players[bound.player].tea_cards
    return bound.source in taken and leads_by(position, bound.player, "spread")


def may_hold_party(position: Position, player: PlayerId) -> bool:
    """Tell whether the player can still give this tea's party (LEAD-4)."""
    return leads_by(position, player, "tea_party") and player not in position.state.tea.parties


@cache
def party_option(player: PlayerId) -> Option:
    """Return the option to give the tea party."""
    return Option("party", (HoldParty(player),), Text("option-party"))


@rules.do
def hold_party(game: Game, step: HoldParty) -> None:
    """Refill the chairs, then let the player take any card without moving the leader (LEAD-4)."""
    game.state.tea.parties += (step.player,)
    game.emit(TeaPartyHeld(player=step.player))
    chairs.refill(game)
    game.push(ChooseAnyCard(step.player))


@rules.ask
def choose_any_card(position: Position, step: ChooseAnyCard) -> tuple[Decision, ...]:
    """Offer every card on the table (LEAD-4)."""
    laid = position.state.chairs.items()
    options = tuple([card_option(position.content, step.player, chair, card) for chair, card in laid])
    return (Decision(step.player, Text("ask-party-card"), options),)


@known_of_content()
def card_option(content: Content, player: PlayerId, chair: str, card: CardId) -> Option:
    """Return the option to take a card without moving."""
    label = text("option-party-card", card=Text(card), rewards=tea_card_rewards(content, card))
    return Option(ids.CARD(card), (TakeCard(player, chair),), label, take=ids.CARD(card))


def may_give(game: Game, player: PlayerId, roll: int) -> None:
    """Let the Cat give away a shard after rolling 2 or 3 at tea (LEAD-7)."""
    if roll >= GIFT_FROM and game.state.phase == "tea" and leads_by(game, player, "gift"):
        game.push(OfferGift(player))


@rules.ask
def offer_gift(position: Position, step: OfferGift) -> tuple[Decision, ...]:
    """Offer to give the shard to each other player, and to keep it (LEAD-7)."""
    others = [seat for seat in position.state.seats if seat != step.player]
    options = (KEEP_ALL, *[gift_option(step.player, other) for other in others])
    return (Decision(step.player, Text("ask-gift"), options),)


@cache
def gift_option(player: PlayerId, other: PlayerId) -> Option:
    """Return the option to give a shard to a player."""
    label = text("option-gift", player=Text(other))
    return Option(ids.GIFT(other), (GiveShard(player, other),), label, put=ids.LEADER(other))


@rules.do
def give_shard(game: Game, step: GiveShard) -> None:
    """Move the shard to the other player, which is no discard (LEAD-7)."""
    game.state.players[step.player].shards -= GIFT
    game.state.players[step.other].shards += GIFT
    game.emit(ShardsGiven(player=step.player, to=step.other, shards=GIFT, cause="gift"))
