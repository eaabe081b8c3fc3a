"""The battle: draw or stop, shield or suffer, which unit to lose, on whom to wager (BATTLE, WAGER)."""

from functools import cache, lru_cache
from math import exp

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.weights import BattleWeights
from wonderland_qt.games.wonderland.evaluation import odds
from wonderland_qt.games.wonderland.evaluation.context import VP, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.prospects import castle_value, tile_value
from wonderland_qt.games.wonderland.evaluation.rewards import best_ally
from wonderland_qt.games.wonderland.measures.battle import Strength
from wonderland_qt.games.wonderland.seen.view import BattleView
from wonderland_qt.games.wonderland.state import CardId, RegionId
from wonderland_qt.games.wonderland.verbs.battle import MoveMarker
from wonderland_qt.games.wonderland.war import madness
from wonderland_qt.games.wonderland.war.battle import Stop
from wonderland_qt.games.wonderland.war.draw import KeepDrawn
from wonderland_qt.games.wonderland.war.result import TakeVp
from wonderland_qt.games.wonderland.war.wagers import SHARDS_FOR_A_WRONG_WAGER, LayWager

NEXT_DRAWS = 2
"""Over how many more draws the chance of a bust is counted."""

PLANNED = 14
"""Over how much more strength plans go: the next decision comes long before that."""

LAST_UNITS = 2
"""With no more units than this a double madness chip may be the end (BATTLE-8)."""

NOBODY_AHEAD = [(1.0, 0.0)] * PLANNED
"""The chances that no opponent and that exactly one ends above, when there is no opponent."""

BUST = 1.0 * VP
"""What a bust costs besides the units lost and the prize missed (BATTLE-8)."""

STRENGTH_IN_RESERVE = VP / 10
"""What each strength counts besides what it pays: where more pays nothing yet, the stronger chip is kept."""

SUPPORTER_LOST = VP / 10
"""What losing a supporter costs; a figure costs so much and more for its strength (BATTLE-4)."""

Opponents = tuple[tuple[int, str], ...]
"""By how much each other player who has not bust is ahead, and whether they still fight."""


def the_battle(context: Context) -> BattleView:
    """Return the battle being fought; fails when there is none."""
    battle = context.view.battle
    assert battle is not None, "no battle is being fought"
    return battle


@evaluator
def stop(context: Context, step: Stop) -> float:
    """Return how much more stopping pays than drawing on, which has the value 0 (BATTLE-14).

    Where one of them is clearly better, the most that stopping can pay stands for the difference; but with
    few `lives` drawing on is never clearly better, as a bust may be the end (BATTLE-8). Who draws `extra`
    chips keeps the best of them, but only at the next draw (ALLY-C1). If even a single draw pays more
    than to stop, that is enough to know; else the draws after it are considered, too.
    """
    if step.player != context.player:
        return 0.0
    battle = the_battle(context)
    pays = stopping_pays(context, battle)
    stopped, most, weights = pays[0], max(pays), context.weights.battle
    if stopped >= weights.enough * most:
        return most
    lives = context.me.units_in(battle.region) + context.me.shield
    if stopped <= weights.hardly * most and lives > LAST_UNITS:
        return -most
    bag, unit = odds.lots(context.content, context.me), unit_value(context)
    gamble = odds.Gamble(bag, pays, unit=unit, bust=unit, enough=weights.enough)
    extra = battle.participants[context.player].extra
    next_draw = gamble._replace(bag=odds.best_of(gamble.bag, 1 + extra)) if extra else gamble
    drawn_once = next_draw.drawing_once(0, lives)
    return stopped - (drawn_once if drawn_once > stopped else gamble.drawing(0, lives))


def unit_value(context: Context) -> float:
    """Return the cost of losing a unit that is not the last one (BATTLE-5, BATTLE-8)."""
    weights = context.weights.battle
    return weights.unit_in_the_next_war * min(context.wars_to_come, 1) + weights.unit_in_this_battle


def stopping_pays(context: Context, battle: BattleView) -> list[float]:
    """Return what stopping pays at the current strength, at one strength more, and so on.

    It counts places, forgings and feats (RESULT-1, RESULT-2, FORGE-1, QUEST-2).
    """
    return paying_from(context, battle, battle.participants[context.player].strength)


def paying_from(context: Context, battle: BattleView, strength: int) -> list[float]:
    """Return what stopping pays at a strength, at one strength more, and so on.

    It pays first and second place, forge symbols and feats; forge chips in play pay at every strength.
    """
    pays = _places_pay(context, battle, strength, kept=_active_forgings_value(context))
    for paid_by_space in (_symbols_pay(context), _feats_pay(context, battle)):
        for space, value in paid_by_space.items():
            if 0 <= space - strength < len(pays):
                pays[space - strength] += value
    return pays


def _places_pay(context: Context, battle: BattleView, strength: int, kept: float) -> list[float]:
    """Return what first and second place are likely to pay at each strength, plus what is `kept` anyway.

    The first place pays if no opponent ends ahead, the second if one does, with half the VP and no castle
    (RESULT-1, RESULT-2). Below the local resistance they pay nothing; level with it the winner has VP or a
    castle, here the better of the two (TWO-10).
    """
    tile = tile_value(context, battle.region, context.view.round)
    castle = castle_value(context, battle.region)
    first, second = tile + castle, tile / 2
    opponents = _leads_of_opponents(context, battle, strength)
    ahead = _chances_ahead(opponents, context.weights.battle)
    spaces_left = context.content.board.track_end - strength + 1
    pays = [none * first + one * second + kept for none, one in ahead[:spaces_left]]
    level = context.view.resistance - strength
    if level >= 0:
        nobody_ahead, _ = ahead[level]
        pays[level] -= nobody_ahead * min(tile, castle)
        pays[:level] = [kept] * level
    return pays


def _leads_of_opponents(context: Context, battle: BattleView, strength: int) -> Opponents:
    """Return by how much each other player who has not bust is ahead of `strength`, and if they still fight.

    They are sorted, so that the chances of equal battles are worked out once.
    """
    others = [
        (part.strength - strength, part.fight)
        for name, part in battle.participants.items()
        if name != context.player and part.fight != "busted"
    ]
    others.sort()
    return tuple(others)


def _active_forgings_value(context: Context) -> float:
    """Return the value of the forgings that active forge chips allow on any space (FORGE-1)."""
    lot_by_chip = odds.lots_of_one(context.content)
    return sum([lot_by_chip[chip].bonus for chip in context.me.active])


def _symbols_pay(context: Context) -> dict[int, float]:
    """Return by strength what stopping on a forge symbol pays; nothing without a chip to forge (FORGE-1)."""
    if not context.me.active:
        return {}
    return dict.fromkeys(context.content.forge_symbols, context.weights.battle.forging)


@lru_cache(maxsize=4096)
def _chances_ahead(opponents: Opponents, weights: BattleWeights) -> tuple[tuple[float, float], ...]:
    """Return for each strength gained the chances that no opponent, and that exactly one, ends above it."""
    chances = NOBODY_AHEAD
    for lead, fight in opponents:
        passed = zip(chances, _chances_to_pass(lead, fight, weights), strict=True)
        chances = [(none * (1 - above), one * (1 - above) + none * above) for (none, one), above in passed]
    return tuple(chances)


@cache
def _chances_to_pass(lead: int, fight: str, weights: BattleWeights) -> tuple[float, ...]:
    """Return for each strength gained the chance that an opponent with this lead ends above it."""
    return tuple([_chance_to_pass(more - lead, fight, weights) for more in range(PLANNED)])


def _chance_to_pass(lead: int, fight: str, weights: BattleWeights) -> float:
    """Return the chance that an opponent who is `lead` behind ends above; a tie counts half.

    It falls by e with each `drawn` strength, the weight for what such an opponent still draws. At a tie the
    opponent draws on with a chance of `draws_on`, and else stays level.
    """
    if lead < 0:
        return 1.0
    if fight != "fighting":
        return 0.0 if lead else 0.5
    return weights.draws_on * exp(-lead / weights.drawn) if lead else (1 + weights.draws_on) / 2


def _feats_pay(context: Context, battle: BattleView) -> dict[int, float]:
    """Return by strength what the feats in hand pay that need exactly that strength (QUEST-2)."""
    paid: dict[int, float] = {}
    for quest in context.me.hand:
        if context.content.quests[quest].region == battle.region:
            for strength, value in _feat_pays(context.content, quest).items():
                paid[strength] = paid.get(strength, 0.0) + value
    return paid


@known_of_content()
def _feat_pays(content: Content, quest: CardId) -> dict[int, float]:
    """Return what a feat is likely to pay at each strength that does it; nothing if it asks for none.

    What else it asks for holds with a chance from the weights.
    """
    feat = content.quests[quest].feat
    asked = [measure for measure in feat if isinstance(measure, Strength)]
    chance = 1.0 if len(asked) == len(feat) else content.weights.battle.unread_feat
    spaces = range(content.board.track_end + 1) if asked else ()
    strengths = [space for space in spaces if all(measure.met_by(space) for measure in asked)]
    return dict.fromkeys(strengths, chance * VP * content.board.feat_vp)


@evaluator
def move_marker(context: Context, step: MoveMarker) -> float:
    """Return how much more stopping on the new space pays than stopping on the current one (ALLY-C2).

    An opponent's marker is not valued.
    """
    if step.player != context.player:
        return 0.0
    battle = the_battle(context)
    stands = battle.participants[context.player].strength
    pays_there, *_beyond = paying_from(context, battle, step.space)
    pays_here, *_beyond = paying_from(context, battle, stands)
    return pays_there - pays_here


@evaluator
def keep_drawn(context: Context, step: KeepDrawn) -> float:
    """Return what playing this drawn chip pays; madness costs what suffering it costs (ALLY-C1).

    What a chip pays is the difference that its strength makes to stopping (`pays` begins at the strength of
    now and ends at the highest one). Every strength counts a little, so that of two chips that pay the same
    now the stronger one is kept.
    """
    battle = the_battle(context)
    if step.chip in context.content.harmful:
        return suffer(context, madness.SufferMadness(step.player, step.chip))
    chip, pays = odds.lots_of_one(context.content)[step.chip], stopping_pays(context, battle)
    gained = pays[min(chip.strength, len(pays) - 1)] - pays[0]
    return gained + chip.bonus + STRENGTH_IN_RESERVE * chip.strength


@evaluator
def block(context: Context, step: madness.BlockMadness) -> float:
    """Return the cost of losing the shield and having the chip in the bag again (BATTLE-6).

    The shield counts in full while two wars or more are to come (`share_to_come` is 1), and less after; the
    chip may bring a bust at one of the next draws.
    """
    battle = the_battle(context)
    bag = (*odds.lots(context.content, context.me), odds.lots_of_one(context.content)[step.chip])
    bust = odds.chance_to_bust(bag, context.me.units_in(battle.region), NEXT_DRAWS)
    shield = context.weights.battle.shield_afterwards * min(context.share_to_come, 1.0)
    return -shield - _risked(context, battle, bust)


@evaluator
def suffer(context: Context, step: madness.SufferMadness) -> float:
    """Return the cost of the units lost and, with the last one, of what the battle promises (BATTLE-8)."""
    battle = the_battle(context)
    harm, units = madness.harm_of(context.content, step.chip), context.me.units_in(battle.region)
    lost = min(harm, units) * unit_value(context)
    if harm >= units:
        return -lost - _at_stake(context, battle.region) - BUST
    # Who suffers has kept the shield: it takes none of this harm, but blocks a chip later (BATTLE-6).
    lives = units - harm + context.me.shield
    bust = odds.chance_to_bust(odds.lots(context.content, context.me), lives, NEXT_DRAWS)
    return -lost - _risked(context, battle, bust)


def _risked(context: Context, battle: BattleView, bust: float) -> float:
    """Return what a later bust is likely to cost, from its chance in case that the player draws again."""
    return bust * _chance_of_another_draw(context, battle) * _at_stake(context, battle.region)


@remembered
def _at_stake(context: Context, _region: RegionId) -> float:
    """Return what stopping now would pay, which a bust loses (BATTLE-8).

    `_region` is there for `remembered` alone, which keeps one answer for each argument.
    """
    at_current_strength, *_at_more = stopping_pays(context, the_battle(context))
    return at_current_strength


def reinforcement(context: Context, units: int) -> float:
    """Return the value of more units in the current battle, which make a bust less likely (BATTLE-8)."""
    battle = context.view.battle
    if battle is None or battle.ended:
        return 0.0
    bag, here = odds.lots(context.content, context.me), context.me.units_in(battle.region)
    before, after = [odds.chance_to_bust(bag, lives, NEXT_DRAWS) for lives in (here, here + units)]
    return _risked(context, battle, before - after)


def _chance_of_another_draw(context: Context, battle: BattleView) -> float:
    """Return the chance that the player draws again; alone, the player is sure to, as this is asked for."""
    fighting = sum([part.fight == "fighting" for part in battle.participants.values()])
    return context.weights.battle.draws_on if fighting > 1 else 1.0


@evaluator
def lose_unit(context: Context, step: madness.LoseUnit) -> float:
    """Return the cost of losing this unit: least for a supporter, most for the leader (BATTLE-4)."""
    if step.unit == madness.SUPPORTER:
        return -SUPPORTER_LOST
    if step.unit == madness.LEADER:
        return -context.weights.battle.leader
    strength = context.content.figures[step.unit].strength
    return -SUPPORTER_LOST - context.weights.battle.figure_per_strength * strength


@evaluator
def take_vp(context: Context, step: TakeVp) -> float:
    """Return the value of the VP (RESULT-3)."""
    return VP * step.vp


@evaluator
def lay_wager(context: Context, step: LayWager) -> float:
    """Return the likely gain of a wager: an ally chip if the player wins, else a shard (WAGER-1, WAGER-2)."""
    chance = _chances_to_win(context, context.view.marker).get(step.on, 0.0)
    return chance * best_ally(context, "weak") - (1 - chance) * SHARDS_FOR_A_WRONG_WAGER * VP


@remembered
def _chances_to_win(context: Context, _region: RegionId) -> dict[PlayerId, float]:
    """Return each participant's chance to win, in proportion to the squares of their likely strengths.

    `_region` is there for `remembered` alone, which keeps one answer for each argument: one for each battle.
    If no one is likely to have any strength, all chances are 0.
    """
    battle = the_battle(context)
    strengths = {name: _likely_strength(context, battle, name) for name in battle.participants}
    squares = {name: strength * strength for name, strength in strengths.items()}
    total = sum(squares.values()) or 1.0
    return {name: square / total for name, square in squares.items()}


def _likely_strength(context: Context, battle: BattleView, name: PlayerId) -> float:
    """Return about how strong a participant will be when the battle ends, as far as their bag tells.

    The shield counts like a unit, as it blocks one madness, which else costs a unit.
    """
    player = context.view.players[name]
    units = player.units_in(battle.region) + player.shield
    gain = odds.likely_gain(odds.lots(context.content, player), units, context.weights.battle.usual_draws)
    return battle.participants[name].strength + gain
