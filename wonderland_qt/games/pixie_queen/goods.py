"""Goods: gaining and paying them, and choosing food (GAME-4, GAME-5, STEAL-3)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeVar

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.content_files import Price, RockFor, SwapFor
from wonderland_qt.games.pixie_queen.content.game_content import GoodId
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules

T = TypeVar("T", bound=str)
Mixture = tuple[tuple[T, int], ...]
"""How many of each of some things, in the order of the things."""


class ChooseFood(PlayerStep):
    """The player takes tokens of food, of any kinds."""

    tokens: int
    cause: str


class Handover(PlayerStep):
    """Tokens of a good go from the supply to the player or back."""

    good: GoodId
    tokens: int
    cause: str


class Gain(Handover):
    """The player takes tokens of a good from the supply."""


class Pay(Handover):
    """The player gives tokens of a good to the supply."""


def with_changed(goods: Mapping[GoodId, int], good: GoodId, by: int) -> Mapping[GoodId, int]:
    """Return goods with the tokens of one good changed by a number."""
    return {**goods, good: goods[good] + by}


@rules.do
def gain(game: Game, step: Gain) -> None:
    """Take tokens from the supply, or as many as there are (GAME-4)."""
    tokens = min(step.tokens, game.state.supply[step.good])
    if not tokens:
        return
    move_tokens(game, step, tokens)
    if game.events is not None:
        game.emit(events.GoodsGained(player=step.player, good=step.good, tokens=tokens, cause=step.cause))


@rules.do
def pay(game: Game, step: Pay) -> None:
    """Give tokens to the supply (GAME-5)."""
    if step.tokens:
        move_tokens(game, step, -step.tokens)
        game.emit(events.GoodsPaid(player=step.player, good=step.good, tokens=step.tokens, cause=step.cause))


def move_tokens(game: Game, step: Handover, tokens: int) -> None:
    """Move tokens from the supply to the player, or back if `tokens` is negative."""
    owner = game.state.players[step.player]
    owner.goods = with_changed(owner.goods, step.good, tokens)
    game.state.supply = with_changed(game.state.supply, step.good, -tokens)


def payment(
    position: Position, player: PlayerId, usual: Price, other_price: type[SwapFor | RockFor], cause: str
) -> Pay | None:
    """Return the payment of the usual price, or of a tile's; None if it is too high (PERM-6, PERM-7)."""
    tile = ability(position, player, other_price)
    tokens = usual.tokens if tile is None else tile.tokens
    can_pay = position.state.players[player].goods[usual.good] >= tokens
    return Pay(player, usual.good, tokens, cause) if can_pay else None


def gain_all(game: Game, player: PlayerId, goods: Mapping[GoodId, int], cause: str) -> None:
    """Take tokens of several goods from the supply."""
    for good, tokens in goods.items():
        gain(game, Gain(player, good, tokens, cause))


@rules.ask
def choose_food(position: Position, step: ChooseFood) -> tuple[Decision, ...]:
    """Offer the mixtures of food that the supply can give, or all of it if it has too little (STEAL-3)."""
    foods, supply = position.content.foods, position.state.supply
    food_left = sum([supply[food] for food in foods])
    tokens = min(step.tokens, food_left)
    mixtures = mixtures_of(foods, tokens) if tokens else ()
    available = [mixture for mixture in mixtures if all(supply[food] >= number for food, number in mixture)]
    options = tuple([food_option(step.player, mixture, step.cause) for mixture in available])
    return (Decision(step.player, text("ask-food", tokens=tokens, cause=Text(step.cause)), options),)


@cache
def mixtures_of(things: tuple[T, ...], number: int) -> tuple[Mixture[T], ...]:
    """Return every way to take this number of things, each way as how many of which thing."""
    ways = combinations_with_replacement(things, number)
    return tuple(tuple(Counter(way).items()) for way in ways)


@cache
def food_option(player: PlayerId, mixture: Mixture[GoodId], cause: str) -> Option:
    """Return the option to take a mixture of food; a single food is chosen on its supply."""
    then = tuple(Gain(player, food, tokens, cause) for food, tokens in mixture)
    first_food, _tokens = mixture[0]
    put = ids.SUPPLY(first_food) if len(mixture) == 1 else ""
    name = ":".join(f"{food}:{tokens}" for food, tokens in mixture)
    label = text("option-food", goods=tuple(tokens_text(food, tokens) for food, tokens in mixture))
    return Option(ids.FOOD(name), then, label, put=put)


@cache
def tokens_text(good: GoodId, tokens: int) -> Text:
    """Return the text for a number of tokens of a good."""
    return text("tokens", good=Text(good), tokens=tokens)
