"""The value of chips by themselves, the same for every player, and which ally chips players gather."""

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Chip, Content
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter
from wonderland_qt.games.wonderland.evaluation.abilities import ally_value
from wonderland_qt.games.wonderland.evaluation.context import AVERAGE_WARS, Context
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.newgame.ally_sets import option_of
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import POISON

Mix = tuple[str, ...]
"""The ally abilities of a game."""


def plain_values(context: Context) -> tuple[float, ...]:
    """Return the value of each chip of the content over two wars, the same for every player."""
    if context.plain is None:
        context.plain = _plain_values(context.content, context.mix, len(context.view.seats))
    return context.plain


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
    opening.chip_strength = chip.strength
    return value + (ally_value(opening, ability, chip.id) if ability else 0)


def _opening_context(content: Content, mix: Mix, players: int) -> Context:
    """Return the context of a new game for this number of players, with two wars to come."""
    seats = tuple([PlayerId(name) for name in content.factions])[:players]
    first = seats[0]
    state = starting_state(content, NewGame(seats, options=option_of(content, mix)))
    context = Context(view(Game(rules, state, content), first), content, first)
    context.wars_to_come, context.future = AVERAGE_WARS, 1.0
    return context


def share_gathered(context: Context, meant: ChipFilter) -> float:
    """Return what part of the ally chips that players gather (mostly the better ones) matches a filter."""
    return _share_gathered(context.content, context.mix, len(context.view.seats), meant)


@known_of_content()
def _share_gathered(content: Content, mix: Mix, players: int, meant: ChipFilter) -> float:
    """Return the matching allies' share of the appeal of all allies; appeal grows with a chip's value."""
    appeal: dict[int, float] = {
        chip.id: max(value, 0.0) ** content.weights.chips.choosy
        for chip, value in zip(content.chips, _plain_values(content, mix, players), strict=True)
        if "ally" in chip.tags and chip.kind != FORGE_CHIP
    }
    matching = content.matching(meant)
    meant_appeal = sum([value for chip, value in appeal.items() if chip in matching])
    return meant_appeal / max(sum(appeal.values()), 1.0)
