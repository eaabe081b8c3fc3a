"""Actions that take and change goods (ACT-1, ACT-2, ACT-4, ACT-5, ACT-12, ACT-14, ACT-17)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.actions.doing import carry_out, possible
from wonderland_qt.games.pixie_queen.content.pack import GoodId, SpaceId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act, CheaperGold, GoodRef, Some
from wonderland_qt.games.pixie_queen.facts import DieRolled, GoodsRobbed
from wonderland_qt.games.pixie_queen.goods import Gain, Pay, food_option, gain, gain_all, tokens_text
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules
from wonderland_qt.games.pixie_queen.state import Player, Track

SILVER: Track = "silver"
GOLD: Track = "gold"


class TakeAlike(Act, word="take_alike", shorthand="tokens"):
    """{take_alike: 2}: take tokens of one food (ACT-1)."""

    tokens: Some


class Take(Act, word="take"):
    """{take: {good: silver, tokens: 2}}: take tokens of a good (ACT-2)."""

    good: GoodRef
    tokens: Some


class Trade(Act, word="trade"):
    """{trade: {most: 7, goods: [...]}}: give tokens of one good and take as many of another (ACT-4)."""

    most: Some
    goods: tuple[GoodRef, ...]


class SilverToGold(Act, word="silver_to_gold"):
    """Pay silver for gold, as often as wanted (ACT-5)."""


class Casino(Act, word="casino"):
    """Roll the casino die and take what it shows (ACT-12)."""


class Rob(Act, word="rob"):
    """Take from another player what the space of a pixie shows (ACT-14)."""


class DropOrTake(Act, word="drop_or_take"):
    """{drop_or_take: {drop: 3, take: 1}}: throw goods away or take food (ACT-17)."""

    drop: Some
    take: Some


class ChooseAlike(PlayerStep):
    """The player chooses a food to take tokens of."""

    tokens: int


class ChooseTrade(PlayerStep):
    """The player chooses what to give for what."""

    act: str


class ChooseTradeNumber(PlayerStep):
    """The player chooses how many tokens to trade."""

    given: GoodId
    taken: GoodId
    most: int


class ChooseExchanges(PlayerStep):
    """The player chooses how much silver becomes gold."""


class ChooseVictim(PlayerStep):
    """The player chooses a pixie to rob."""


class RobPixie(PlayerStep):
    """The player robs the pixie of a space."""

    space: SpaceId


class ChooseDrop(PlayerStep):
    """The player throws goods away one by one, or takes food instead."""

    left: int
    take: int = 0


@possible.register
def food_is_there(act: TakeAlike, position: Position, player: PlayerId) -> bool:
    """Tell whether the supply has food (ACT-1)."""
    return any(position.state.supply[food] for food in position.pack.foods)


@carry_out.register
def take_alike(act: TakeAlike, game: Game, player: PlayerId) -> None:
    """Let the player choose the food (ACT-1)."""
    game.push(ChooseAlike(player, act.tokens))


@rules.ask
def choose_alike(position: Position, step: ChooseAlike) -> tuple[Decision, ...]:
    """Offer each food, as many tokens as there are (ACT-1, GAME-4)."""
    supply = position.state.supply
    amounts = [(food, min(step.tokens, supply[food])) for food in position.pack.foods if supply[food]]
    options = tuple([food_option(step.player, (amount,), "steal_food") for amount in amounts])
    return (Decision(step.player, Text("ask-alike"), options),)


@possible.register
def good_is_there(act: Take, position: Position, player: PlayerId) -> bool:
    """Tell whether the supply has the good (ACT-2)."""
    return position.state.supply[act.good] > 0


@carry_out.register
def take(act: Take, game: Game, player: PlayerId) -> None:
    """Take the tokens (ACT-2)."""
    gain(game, player, act.good, act.tokens, "steal_silver")


@possible.register
def trade_is_possible(act: Trade, position: Position, player: PlayerId) -> bool:
    """Tell whether there is a token to give and another to take (ACT-4)."""
    return any(True for _ in trades(act, position, player))


def trades(act: Trade, position: Position, player: PlayerId) -> list[tuple[GoodId, GoodId, int]]:
    """Return what can be given for what, and how many tokens at most (ACT-4)."""
    goods, supply = position.state.players[player].goods, position.state.supply
    return [
        (given, taken, min(act.most, goods[given], supply[taken]))
        for given in act.goods
        if goods[given]
        for taken in act.goods
        if taken != given and supply[taken]
    ]


@carry_out.register
def trade(act: Trade, game: Game, player: PlayerId) -> None:
    """Let the player choose what to trade (ACT-4)."""
    game.push(ChooseTrade(player, act.ref))


@rules.ask
def choose_trade(position: Position, step: ChooseTrade) -> tuple[Decision, ...]:
    """Offer each good to be given for each other one (ACT-4)."""
    act = position.pack.acts[step.act]
    assert isinstance(act, Trade)
    options = tuple([trade_option(step.player, *found) for found in trades(act, position, step.player)])
    return (Decision(step.player, text("ask-trade", most=act.most), options),)


@cache
def trade_option(player: PlayerId, given: GoodId, taken: GoodId, most: int) -> Option:
    """Return the option to give one good for another."""
    wording = text("option-trade", given=Text(given), taken=Text(taken), most=most)
    then = (ChooseTradeNumber(player, given, taken, most),)
    return Option(f"trade:{given}:{taken}", then, wording, f"good:{given}:{player}", f"supply:{taken}")


@rules.ask
def choose_trade_number(position: Position, step: ChooseTradeNumber) -> tuple[Decision, ...]:
    """Offer every number of tokens (ACT-4)."""
    numbers = range(1, step.most + 1)
    options = tuple([number_option(step.player, step.given, step.taken, tokens) for tokens in numbers])
    prompt = text("ask-trade-number", given=Text(step.given), taken=Text(step.taken))
    return (Decision(step.player, prompt, options),)


@cache
def number_option(player: PlayerId, given: GoodId, taken: GoodId, tokens: int) -> Option:
    """Return the option to trade so many tokens."""
    wording = text("option-trade-number", given=tokens_text(given, tokens), taken=tokens_text(taken, tokens))
    then = (Pay(player, given, tokens, "trade"), Gain(player, taken, tokens, "trade"))
    return Option(f"number:{tokens}", then, wording)


def silver_for_gold(position: Position, player: PlayerId) -> int:
    """Return how much silver the player pays for 1 gold (ACT-5, PERM-1)."""
    field = position.pack.fields[position.state.players[player].tracks[SILVER] - 1]
    smelter = ability(position, player, CheaperGold)
    price = field.silver_for_gold
    return price if smelter is None else max(price - smelter.by, min(smelter.least, price))


def exchanges_possible(position: Position, player: PlayerId) -> int:
    """Return how often the player can turn silver into gold (ACT-5)."""
    silver = position.state.players[player].goods[SILVER]
    return min(silver // silver_for_gold(position, player), position.state.supply[GOLD])


@possible.register
def gold_is_possible(act: SilverToGold, position: Position, player: PlayerId) -> bool:
    """Tell whether one such exchange is possible (ACT-5)."""
    return exchanges_possible(position, player) > 0


@carry_out.register
def silver_to_gold(act: SilverToGold, game: Game, player: PlayerId) -> None:
    """Let the player choose how often (ACT-5, TURN-8)."""
    game.push(ChooseExchanges(player))


@rules.ask
def choose_exchanges(position: Position, step: ChooseExchanges) -> tuple[Decision, ...]:
    """Offer every number of exchanges (ACT-5)."""
    price = silver_for_gold(position, step.player)
    numbers = range(1, exchanges_possible(position, step.player) + 1)
    options = tuple([gold_option(step.player, price, gold) for gold in numbers])
    return (Decision(step.player, text("ask-gold", price=price), options),)


@cache
def gold_option(player: PlayerId, price: int, gold: int) -> Option:
    """Return the option to take so much gold for silver."""
    silver = price * gold
    wording = text("option-gold", silver=tokens_text(SILVER, silver), gold=tokens_text(GOLD, gold))
    cause = "silver_to_gold"
    return Option(
        f"gold:{gold}", (Pay(player, SILVER, silver, cause), Gain(player, GOLD, gold, cause)), wording
    )


@possible.register
def casino_is_open(act: Casino, position: Position, player: PlayerId) -> bool:
    """Tell that the casino is always open (ACT-12)."""
    return True


@carry_out.register
def casino(act: Casino, game: Game, player: PlayerId) -> None:
    """Roll, and take what the die shows (ACT-12)."""
    face = game.chance.pick("casino", game.pack.casino)
    game.emit(DieRolled(player=player, die="casino", shows=face))
    gain_all(game, player, game.pack.casino_gives[face], "casino")


def victims(position: Position, player: PlayerId) -> list[tuple[SpaceId, PlayerId]]:
    """Return the pixies of other players on the pyramid, none of the dummy (ACT-14, TWO-5)."""
    state = position.state
    return [(space, owner) for space, owner in state.pixies.items() if owner not in (player, state.dummy)]


@possible.register
def somebody_can_be_robbed(act: Rob, position: Position, player: PlayerId) -> bool:
    """Tell whether another player's pixie is on the pyramid (ACT-14)."""
    return bool(victims(position, player))


@carry_out.register
def rob(act: Rob, game: Game, player: PlayerId) -> None:
    """Let the player choose whom to rob (ACT-14)."""
    game.push(ChooseVictim(player))


@rules.ask
def choose_victim(position: Position, step: ChooseVictim) -> tuple[Decision, ...]:
    """Offer each pixie of another player (ACT-14)."""
    found = victims(position, step.player)
    options = [rob_option(step.player, owner, space) for space, owner in found]
    return (Decision(step.player, Text("ask-rob"), tuple(options)),)


@cache
def rob_option(player: PlayerId, owner: PlayerId, space: SpaceId) -> Option:
    """Return the option to rob the pixie of a space."""
    wording = text("option-rob", player=Text(owner), space=Text(space))
    return Option(f"rob:{space}", (RobPixie(player, space),), wording, put=f"pixie:{space}")


@rules.do
def rob_pixie(game: Game, step: RobPixie) -> None:
    """Take what the space shows from the pixie's owner, as far as it is there (ACT-14)."""
    state = game.state
    owner, robber = state.players[state.pixies[step.space]], state.players[step.player]
    for good, shown in Counter(game.pack.spaces[step.space].shows).items():
        tokens = min(shown, owner.goods[good])
        if tokens:
            owner.goods = {**owner.goods, good: owner.goods[good] - tokens}
            robber.goods = {**robber.goods, good: robber.goods[good] + tokens}
            game.emit(GoodsRobbed(player=step.player, other=owner.id, good=good, tokens=tokens))


@possible.register
def drop_or_take_is_possible(act: DropOrTake, position: Position, player: PlayerId) -> bool:
    """Tell whether there is something to throw away or to take (ACT-17)."""
    foods = any(position.state.supply[food] for food in position.pack.foods)
    return foods or any(position.state.players[player].goods.values())


@carry_out.register
def drop_or_take(act: DropOrTake, game: Game, player: PlayerId) -> None:
    """Let the player drop goods or take food (ACT-17)."""
    game.push(ChooseDrop(player, act.drop, act.take))


@rules.ask
def choose_drop(position: Position, step: ChooseDrop) -> tuple[Decision, ...]:
    """Offer to take food or, one by one, what to throw away; one thing at least (ACT-17)."""
    player, supply = step.player, position.state.supply
    held = droppable(position.state.players[player])
    options = [drop_option(player, good, step.left - 1) for good in held if step.left]
    if step.take:
        foods = [food for food in position.pack.foods if supply[food]]
        options += [
            food_option(player, ((food, min(step.take, supply[food])),), "drop_or_take") for food in foods
        ]
    elif options:
        options.append(enough_option())
    prompt = Text("ask-drop-or-take") if step.take else text("ask-drop", left=step.left)
    return (Decision(player, prompt, tuple(options), usual="enough"),)


def droppable(owner: Player) -> list[GoodId]:
    """Return the goods of which the player has any."""
    return [good for good, tokens in owner.goods.items() if tokens]


@cache
def drop_option(player: PlayerId, good: GoodId, left: int) -> Option:
    """Return the option to throw away a token."""
    then = (Pay(player, good, 1, "drop_or_take"), *([ChooseDrop(player, left)] if left else []))
    wording = text("option-drop", good=tokens_text(good, 1))
    return Option(f"drop:{good}", then, wording, take=f"good:{good}:{player}", put=f"supply:{good}")


@cache
def enough_option() -> Option:
    """Return the option to throw away no more."""
    return Option("enough", (), Text("option-enough"), put="done")
