"""Actions with goods: taking, trading, robbing and throwing them away (ACT)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations

from wonderland_qt.components.amounts import Some
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.content_files import Act, CheaperGold, GoodRef
from wonderland_qt.games.pixie_queen.content.game_content import GoodId, SpaceId
from wonderland_qt.games.pixie_queen.goods import Gain, Pay, food_option, gain_all, tokens_text, with_changed
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules


class TakeAlike(Act, word="take_alike", shorthand="tokens"):
    """{take_alike: 2}: take tokens of one food (ACT-1)."""

    tokens: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer each food, as far as there are tokens (ACT-1, GAME-4)."""
        return foods_of_one_kind(position, player, self.tokens, "steal_food")


class Take(Act, word="take"):
    """{take: {good: silver, tokens: 2}}: take tokens of a good (ACT-2)."""

    good: GoodRef
    tokens: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Take the tokens, shown to come from the action's space, if the supply has at least one (ACT-2)."""
        if position.state.supply[self.good]:
            yield self.only_way(Gain(player, self.good, self.tokens, "steal_silver"))


def foods_of_one_kind(position: Position, player: PlayerId, tokens: int, cause: str) -> Iterator[Option]:
    """Yield for each food the option to take this many tokens of it, or all that are left (GAME-4)."""
    for food in position.content.foods:
        taken = min(tokens, position.state.supply[food])
        if taken:
            yield food_option(player, ((food, taken),), cause)


class Trade(Act, word="trade"):
    """{trade: {most: 7, goods: [...]}}: give tokens of one good and take as many of another (ACT-4)."""

    most: Some
    goods: tuple[GoodRef, ...]

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer each good to be given for each other one (ACT-4)."""
        goods, supply = position.state.players[player].goods, position.state.supply
        for given, taken in permutations(self.goods, 2):
            most = min(self.most, goods[given], supply[taken])
            if most:
                yield trade_option(player, given, taken, most)


@cache
def trade_option(player: PlayerId, given: GoodId, taken: GoodId, most: int) -> Option:
    """Return the option to give up to `most` tokens of one good for another (ACT-4)."""
    label = text("option-trade", given=Text(given), taken=Text(taken), most=most)
    then = (ChooseTradeNumber(player, given, taken, most),)
    take, put = ids.GOOD(given, player), ids.SUPPLY(taken)
    return Option(ids.TRADE(given, taken), then, label, take, put)


class ChooseTradeNumber(PlayerStep):
    """The player chooses how many tokens to trade."""

    given: GoodId
    taken: GoodId
    most: int


@rules.ask
def choose_trade_number(position: Position, step: ChooseTradeNumber) -> tuple[Decision, ...]:
    """Offer every number of tokens (ACT-4)."""
    prompt = text("ask-trade-number", given=Text(step.given), taken=Text(step.taken))
    return (Decision(step.player, prompt, tuple(trade_number_options(step))),)


def trade_number_options(step: ChooseTradeNumber) -> Iterator[Option]:
    """Yield for each number of tokens the option to trade that many (ACT-4)."""
    for tokens in range(1, step.most + 1):
        given, taken = tokens_text(step.given, tokens), tokens_text(step.taken, tokens)
        label = text("option-trade-number", given=given, taken=taken)
        pay = Pay(step.player, step.given, tokens, "trade")
        gain = Gain(step.player, step.taken, tokens, "trade")
        yield Option(ids.NUMBER(tokens), (pay, gain), label, amount=tokens)


class SilverToGold(Act, word="silver_to_gold"):
    """Pay silver for gold, as often as wanted (ACT-5)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer every number of exchanges (ACT-5, TURN-8)."""
        price, silver = silver_for_gold(position, player), position.state.players[player].goods["silver"]
        for gold in range(1, min(silver // price, position.state.supply["gold"]) + 1):
            yield gold_option(player, price * gold, gold)

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player can pay for 1 gold, and there is any (ACT-5)."""
        silver = position.state.players[player].goods["silver"]
        return position.state.supply["gold"] > 0 and silver >= silver_for_gold(position, player)


@cache
def gold_option(player: PlayerId, silver: int, gold: int) -> Option:
    """Return the option to pay silver for gold (ACT-5)."""
    label = text("option-gold", silver=tokens_text("silver", silver), gold=tokens_text("gold", gold))
    then = (Pay(player, "silver", silver, "silver_to_gold"), Gain(player, "gold", gold, "silver_to_gold"))
    return Option(ids.GOLD(gold), then, label, amount=gold)


def silver_for_gold(position: Position, player: PlayerId) -> int:
    """Return how much silver the player pays for 1 gold, less with a tile's ability (ACT-5, PERM-1)."""
    field = position.content.fields[position.state.players[player].tracks["silver"] - 1]
    usual, smelter = field.silver_for_gold, ability(position, player, CheaperGold)
    if smelter is None:
        return usual
    return max(usual - smelter.by, min(smelter.least, usual))  # never dearer than usual


class Casino(Act, word="casino"):
    """Roll the casino die and take what it shows (ACT-12)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player roll; the casino is always open (ACT-12)."""
        yield self.only_way(RollCasino(player))

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Return True, as rolling is always possible (ACT-12)."""
        return True


class RollCasino(PlayerStep):
    """The player rolls the casino die."""


@rules.do
def roll_casino(game: Game, step: RollCasino) -> None:
    """Roll, and take what the die shows (ACT-12)."""
    face = game.chance.pick("casino", game.content.casino)
    game.emit(events.DieRolled(player=step.player, die="casino", shows=face))
    gain_all(game, step.player, game.content.casino_gives[face], "casino")


class Rob(Act, word="rob"):
    """Take from another player what the space of a pixie shows (ACT-14)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer each pixie of another player, but not of the dummy (ACT-14, TWO-5)."""
        for space, owner in position.state.pixies.items():
            if owner not in (player, position.state.dummy):
                yield rob_option(player, owner, space)


@cache
def rob_option(player: PlayerId, owner: PlayerId, space: SpaceId) -> Option:
    """Return the option to rob the pixie of a space (ACT-14)."""
    label = text("option-rob", player=Text(owner), space=Text(space))
    return Option(ids.ROB(space), (RobPixie(player, space),), label, put=ids.PIXIE(space))


class RobPixie(PlayerStep):
    """The player robs the pixie of a space."""

    space: SpaceId


@rules.do
def rob_pixie(game: Game, step: RobPixie) -> None:
    """Take what the space shows from the pixie's owner, as far as they have it (ACT-14)."""
    owner, robber = game.state.players[game.state.pixies[step.space]], game.state.players[step.player]
    for good, shown in Counter(game.content.spaces[step.space].shows).items():
        tokens = min(shown, owner.goods[good])
        if tokens:
            owner.goods = with_changed(owner.goods, good, -tokens)
            robber.goods = with_changed(robber.goods, good, tokens)
            game.emit(events.GoodsRobbed(player=step.player, other=owner.id, good=good, tokens=tokens))


class DropOrTake(Act, word="drop_or_take"):
    """{drop_or_take: {drop: 3, take: 1}}: throw goods away or take food (ACT-17)."""

    drop: Some
    take: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer to throw away a first good, or to take food (ACT-17)."""
        yield from drop_options(position, player, self.drop)
        yield from foods_of_one_kind(position, player, self.take, "drop_or_take")

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether there is anything to throw away, or any food to take (ACT-17)."""
        supply = position.state.supply
        has_goods = any(position.state.players[player].goods.values())
        return has_goods or any(supply[food] for food in position.content.foods)


class ChooseDrop(PlayerStep):
    """The player may throw away up to `left` more goods."""

    left: int


def drop_options(position: Position, player: PlayerId, left: int) -> Iterator[Option]:
    """Yield an option for each good of which the player can throw away a token."""
    for good, tokens in position.state.players[player].goods.items():
        if tokens:
            yield drop_option(player, good, left)


@cache
def drop_option(player: PlayerId, good: GoodId, left: int) -> Option:
    """Return the option to throw away a token of a good, after which `left - 1` more may follow."""
    label = text("option-drop", good=tokens_text(good, 1))
    then = (Pay(player, good, 1, "drop_or_take"), ChooseDrop(player, left - 1))
    return Option(ids.DROP(good), then, label, take=ids.GOOD(good, player), put=ids.SUPPLY(good))


@rules.ask
def choose_drop(position: Position, step: ChooseDrop) -> tuple[Decision, ...]:
    """Offer to throw away another good, or to stop (ACT-17); with nothing to throw away no one is asked."""
    options = [*drop_options(position, step.player, step.left)] if step.left else []
    if options:
        options.append(Option("enough", (), Text("option-enough"), put="done"))
    return (Decision(step.player, text("ask-drop", left=step.left), tuple(options), usual="enough"),)
