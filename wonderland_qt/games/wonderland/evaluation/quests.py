"""The value of quests (QUEST), and of chips: by themselves, the same for every player, and for quests."""

from collections.abc import Iterable
from math import prod

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Chip, Content
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation import readings
from wonderland_qt.games.wonderland.evaluation.abilities import ally_value
from wonderland_qt.games.wonderland.evaluation.context import AVERAGE_WARS, VP, Context, evaluator
from wonderland_qt.games.wonderland.measures.battle import Strength
from wonderland_qt.games.wonderland.measures.battle_chips import Chips, Forged
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.mechanics.quests import DiscardQuest
from wonderland_qt.games.wonderland.newgame.ally_sets import option_of
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import POISON, CardId


def quest_value(context: Context, quest: CardId, feat_done: bool = False) -> float:
    """Return the likely value of a quest: feat, objective, and the bonus for both (QUEST-4)."""
    board, card = context.content.board, context.content.quests[quest]
    met = likely_met(context, card.objective)
    feat = 1.0 if feat_done else _likely_done(context, quest)
    return VP * (board.objective_vp * met + feat * (board.feat_vp + board.both_vp * met))


def _likely_done(context: Context, quest: CardId) -> float:
    """Return the chance to do the feat in one of the wars to come (QUEST-2).

    It is higher for a feat that asks for strengths alone, as a player can stop at one of these.
    """
    card, weights = context.content.quests[quest], context.weights.quests
    aimed = weights.aimed if all(isinstance(measure, Strength) for measure in card.feat) else 1.0
    still_this_war = context.view.phase == "war" and card.region in context.battles_to_come
    wars = context.wars_to_come + still_this_war
    missed_in_a_war = max(1 - weights.fought * aimed * readings.chance(context, card.feat), 0.0)
    return 1 - missed_in_a_war**wars


def value_for_objectives(context: Context, chip: int) -> float:
    """Return the value of a chip for the objectives of the player's quests (QUEST-3)."""
    wanted = _chips_wanted(context, context.player)
    return sum([value for chips, value in wanted if chip in chips]) if wanted else 0.0


Wanted = tuple[frozenset[int], float]
"""The chips that would serve an objective, and the value of each of them."""


@remembered
def _chips_wanted(context: Context, name: PlayerId) -> list[Wanted]:
    """Return the chips that the objectives of a player's quests still need, with the value of each such chip.

    That is an equal part of what the objective pays, and with the feat done also of the bonus for both.
    """
    board, player = context.content.board, context.view.players[name]
    wanted: list[Wanted] = []
    for quest in (*player.hand, *player.feats):
        pays = board.objective_vp + (board.both_vp if quest in player.feats else 0)
        for measure in context.content.quests[quest].objective:
            if isinstance(measure, Chips) and measure.at_least:
                missing = measure.at_least - readings.chips_meant(context, measure)
                if missing > 0:
                    value = context.weights.quests.serving * VP * pays / missing
                    wanted.append((context.content.matching(measure.chips_meant), value))
    return wanted


@evaluator
def discard_quest(context: Context, step: DiscardQuest) -> float:
    """Return the cost of discarding a quest: its likely value (SETUP-13, REWARD-18)."""
    return -quest_value(context, step.quest)


def chip_value(context: Context, number: int) -> float:
    """Return the value of a chip in the player's bag for the rest of the game."""
    return plain_values(context)[number] * context.share_to_come + value_for_objectives(context, number)


@remembered
def face_value(context: Context, face: str) -> float:
    """Return the value of a new chip with this face; 0 when none is left."""
    left = context.view.supply.get(face, ())
    return chip_value(context, left[0]) if left else 0.0


ALL_CHIPS = Chips()
"""Any chip."""


def likely_met(context: Context, conditions: Iterable[Measure]) -> float:
    """Return the chance that all conditions of an objective are met at the end of the game (QUEST-3)."""
    return prod([_likely_met(context, condition) for condition in conditions])


def _likely_met(context: Context, condition: Measure) -> float:
    """Return the chance that a condition is met at the end, from the value now and the growth expected.

    For some measures the weights say what to expect at the end, whatever the value now.
    """
    reading, at_the_end = readings.READINGS.get(type(condition)), context.weights.growth.at_the_end
    if condition.word in at_the_end:
        now, more = 0, at_the_end[condition.word]
    elif reading is not None:
        now, more = int(reading(context, condition)), _likely_growth(context, condition)
    else:
        return context.weights.measures.unknown
    rounded_for_cache = round(more, 1)
    grown = readings.chances_around(rounded_for_cache, context.content.board.track_end)
    chances = enumerate(grown, start=now)
    return sum([likely for value, likely in chances if condition.met_by(value)])


def _likely_growth(context: Context, measure: Measure) -> float:
    """Return by how much a measure is likely to grow in the rest of the game."""
    rounds, weights = context.share_to_come * AVERAGE_WARS, context.weights.growth
    if isinstance(measure, Chips):
        return rounds * _gained_in_a_round(context, measure.chips_meant)
    if isinstance(measure, Forged):
        return rounds * weights.forgings * _share_counted(context, measure)
    return rounds * weights.measures.get(measure.word, 0.0)


def _share_counted(context: Context, measure: FilterMeasure) -> float:
    """Return what part of the chips in the player's bag a measure counts, with those still to be gained.

    Chips still to be gained count half, as they come in the course of the game.
    """
    half_of_rounds = context.share_to_come * AVERAGE_WARS / 2
    gained, allies = _gained_in_a_round(context, measure.chips_meant), context.weights.growth.allies
    counted = readings.chips_to_draw(context, measure) + half_of_rounds * gained
    return min(counted / (readings.chips_to_draw(context, ALL_CHIPS) + half_of_rounds * allies), 1.0)


def _gained_in_a_round(context: Context, meant: ChipFilter) -> float:
    """Return how many chips that match a filter the player is likely to gain in a round."""
    weights = context.weights.growth
    by_tag = sum([number for tag, number in weights.groups.items() if tag in meant.tags])
    return by_tag + weights.allies * weights.pursued * share_gathered(context, meant)


Mix = tuple[str, ...]
"""The ally abilities of a game."""


def plain_values(context: Context) -> tuple[float, ...]:
    """Return the value of each chip of the content over two wars, the same for every player."""
    if context.plain_values is None:
        context.plain_values = _plain_values(context.content, context.ally_abilities, len(context.view.seats))
    return context.plain_values


@known_of_content()
def _plain_values(content: Content, mix: Mix, players: int) -> tuple[float, ...]:
    """Return the value of each chip with these ally abilities; the same in all games of the mix."""
    ability_of_type: dict[str, str] = {content.ally_abilities[name].type: name for name in mix}
    opening = _opening_context(content, mix, players)
    return tuple([_plain_value(opening, chip, ability_of_type.get(chip.kind)) for chip in content.chips])


def _plain_value(opening: Context, chip: Chip, ability: str | None) -> float:
    """Return the value of a chip with its ally ability, if it has one, as seen from a game's opening.

    It sets the strength of the chip in that context, as hooks may ask for it.
    """
    weights, harm = opening.weights.chips, chip.madness or int(chip.kind == POISON)
    if harm:
        return weights.harm * harm
    value = weights.usual + weights.per_strength * (chip.strength - weights.strength_in_a_bag)
    if chip.kind == FORGE_CHIP:
        return value + weights.forge
    opening.strength_of_chip = chip.strength
    return value + (ally_value(opening, ability, chip.id) if ability else 0)


def _opening_context(content: Content, mix: Mix, players: int) -> Context:
    """Return the context of a new game for this number of players, with `AVERAGE_WARS` to come.

    The whole future (1.0) counts, whatever part of it the game in question still has.
    """
    seats = tuple([PlayerId(name) for name in content.factions])[:players]
    first = seats[0]
    state = starting_state(content, NewGame(seats, options=option_of(content, mix)))
    context = Context(view(Game(rules, state, content), first), content, first)
    context.wars_to_come, context.share_to_come = AVERAGE_WARS, 1.0
    return context


def share_gathered(context: Context, meant: ChipFilter) -> float:
    """Return what part of the ally chips that players gather (mostly the better ones) matches a filter."""
    return _share_gathered(context.content, context.ally_abilities, len(context.view.seats), meant)


@known_of_content()
def _share_gathered(content: Content, mix: Mix, players: int, meant: ChipFilter) -> float:
    """Return the matching allies' share of the appeal of all allies; appeal grows with a chip's value.

    The weight `choosy` says how much. An appeal of all below 1 counts as 1, so that poor allies add little.
    """
    appeal: dict[int, float] = {
        chip.id: max(value, 0.0) ** content.weights.chips.choosy
        for chip, value in zip(content.chips, _plain_values(content, mix, players), strict=True)
        if "ally" in chip.tags and chip.kind != FORGE_CHIP
    }
    matching = content.matching(meant)
    meant_appeal = sum([value for chip, value in appeal.items() if chip in matching])
    return meant_appeal / max(sum(appeal.values()), 1.0)
