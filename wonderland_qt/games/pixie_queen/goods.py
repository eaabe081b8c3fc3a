"""Goods: from the supply behind a screen, and back (GAME-4, GAME-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeVar

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.content import Price, RockFor, SwapFor
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.facts import GoodsGained, GoodsPaid
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules

T = TypeVar("T", bound=str)
Mixture = tuple[tuple[T, int], ...]
"""So many of each of some things, in the order of the things."""


class ChooseFood(PlayerStep):
    """The player takes so many tokens of food, of any kinds."""

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


def changed(goods: Mapping[GoodId, int], good: GoodId, by: int) -> Mapping[GoodId, int]:
    """Return goods with so many tokens more, or fewer, of one of them."""
    return {**goods, good: goods[good] + by}


@rules.do
def gain(game: Game, step: Gain) -> None:
    """Take tokens from the supply, or as many as there are (GAME-4)."""
    tokens = min(step.tokens, game.state.supply[step.good])
    if tokens:
        hand_over(game, step, tokens)
        game.emit(GoodsGained(player=step.player, good=step.good, tokens=tokens, cause=step.cause))


@rules.do
def pay(game: Game, step: Pay) -> None:
    """Give tokens to the supply (GAME-5)."""
    if step.tokens:
        hand_over(game, step, -step.tokens)
        game.emit(GoodsPaid(player=step.player, good=step.good, tokens=step.tokens, cause=step.cause))


def hand_over(game: Game, step: Handover, tokens: int) -> None:
    """Move tokens from the supply behind the screen, or back where they are fewer than none."""
    owner = game.state.players[step.player]
    owner.goods = changed(owner.goods, step.good, tokens)
    game.state.supply = changed(game.state.supply, step.good, -tokens)


def payment(
    position: Position, player: PlayerId, usual: Price, own: type[SwapFor | RockFor], cause: str
) -> Pay | None:
    """Return what a player pays at the usual or an own price, None for who cannot (PERM-6, PERM-7)."""
    tile = ability(position, player, own)
    tokens = usual.tokens if tile is None else tile.tokens
    enough = position.state.players[player].goods[usual.good] >= tokens
    return Pay(player, usual.good, tokens, cause) if enough else None


def gain_all(game: Game, player: PlayerId, goods: Mapping[GoodId, int], cause: str) -> None:
    """Take tokens of several goods from the supply."""
    for good, tokens in goods.items():
        gain(game, Gain(player, good, tokens, cause))


@rules.ask
def choose_food(position: Position, step: ChooseFood) -> tuple[Decision, ...]:
    """Offer the mixtures of food that the supply can give (STEAL-3)."""
    foods, supply = position.pack.foods, position.state.supply
    tokens = min(step.tokens, sum([supply[food] for food in foods]))
    mixtures = [m for m in mixtures_of(foods, tokens) if m and all(supply[f] >= n for f, n in m)]
    options = tuple([food_option(step.player, mixture, step.cause) for mixture in mixtures])
    return (Decision(step.player, text("ask-food", tokens=tokens, cause=Text(step.cause)), options),)


@cache
def mixtures_of(things: tuple[T, ...], number: int) -> tuple[Mixture[T], ...]:
    """Return every way to take so many of these things."""
    drawn = combinations_with_replacement(things, number)
    return tuple(tuple((thing, taken.count(thing)) for thing in things if thing in taken) for taken in drawn)


def foods_of_one_kind(position: Position, player: PlayerId, tokens: int, cause: str) -> Iterator[Option]:
    """Yield each food with so many tokens of it, or as many as there are (GAME-4)."""
    supply = position.state.supply
    for food in filter(supply.get, position.pack.foods):
        yield food_option(player, ((food, min(tokens, supply[food])),), cause)


def food_option(player: PlayerId, mixture: Mixture[GoodId], cause: str) -> Option:
    """Return the option to take a mixture of food; one good alone can be touched."""
    then = tuple(Gain(player, good, tokens, cause) for good, tokens in mixture)
    put = f"supply:{mixture[0][0]}" if len(mixture) == 1 else ""
    named = ":".join(f"{good}:{tokens}" for good, tokens in mixture)
    goods = tuple(tokens_text(good, tokens) for good, tokens in mixture)
    return Option(f"food:{named}", then, text("option-food", goods=goods), put=put)


@cache
def tokens_text(good: GoodId, tokens: int) -> Text:
    """Return so many tokens of a good in words."""
    return text("tokens", good=Text(good), tokens=tokens)
