"""Verbs of battles: strength, lost units, shields, feats, hooks for the rest of the battle."""

from functools import cache

from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import amount
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.vocabulary import Amount, Change, Effect, LastingHook
from wonderland_qt.games.wonderland.mechanics.battlefield import fighter, move_marker
from wonderland_qt.games.wonderland.mechanics.quests import OfferAnyFeat
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.state import Lasting
from wonderland_qt.games.wonderland.war.madness import LoseUnits, break_shield


class Strength(Effect, word="strength", shorthand="by", adds={"strength"}):
    """{strength: 2}: the player's marker moves; no chip multiplies it (CLAR-15)."""

    by: Change


@verbs.do
def strength(game: Game, effect: Strength, bound: Bound) -> None:
    """Move the marker, never below 0 (BATTLE-20)."""
    move_marker(game, bound.player, amount(game, effect.by, bound), bound.source)


class MoveMarker(PlayerStep):
    """The player's marker moves to a space of the strength track."""

    space: int
    source: str


class ToSymbol(Effect, word="to_symbol", reads={"strength"}, sets={"strength"}):
    """{to_symbol}: the marker moves to the nearest forge symbol, backwards too."""


@verbs.choice
def to_symbol(position: Position, effect: ToSymbol, bound: Bound) -> tuple[Option, ...]:
    """Offer the nearest symbol, or both if equally near; nothing if the marker stands on one (ALLY-C2).

    The marker stands on the space that equals its player's strength.
    """
    participant = fighter(position, bound.player)
    if participant is None or participant.strength in position.content.forge_symbols:
        return ()
    symbols, strength = position.content.board.forge_symbols, participant.strength
    distances = {space: abs(space - strength) for space in symbols}
    shortest = min(distances.values(), default=0)
    nearest = [space for space, distance in distances.items() if distance == shortest]
    return tuple([_symbol_option(bound.player, space, bound.source) for space in nearest])


@cache
def _symbol_option(player: PlayerId, space: int, source: str) -> Option:
    """Return the option to move the player's marker to the forge symbol on a space."""
    then = (MoveMarker(player, space, source),)
    return Option(f"space-{space}", then, text("option-symbol", space=space), take=ids.STRENGTH(player))


@rules.do
def move_to_space(game: Game, step: MoveMarker) -> None:
    """Move the marker there (ALLY-C2)."""
    participant = fighter(game, step.player)
    if participant is not None:
        move_marker(game, step.player, step.space - participant.strength, step.source)


SET_BY_A_BUST = {"units", "strength", "active", "exhausted", "madness", "bag", "shield"}
"""What changes when a player loses the last unit in a battle (BATTLE-8)."""


class LosesUnits(Effect, word="lose_units", shorthand="units", sets=SET_BY_A_BUST):
    """{lose_units: 1}: the player loses units in the battle's region (BATTLE-4), and may bust by it."""

    units: Amount


@verbs.do
def lose_units(game: Game, effect: LosesUnits, bound: Bound) -> None:
    """Let a player who fights choose units to lose; others lose none (BATTLE-4, BATTLE-24)."""
    if fighter(game, bound.player):
        game.push(LoseUnits(bound.player, amount(game, effect.units, bound), bound.source))


class BreakShield(Effect, word="break_shield", sets={"shield"}):
    """{break_shield}: the player's shield, if whole, breaks."""


@verbs.do
def shield_breaks(game: Game, effect: BreakShield, bound: Bound) -> None:
    """Break the shield."""
    break_shield(game, bound.player, bound.source)


@verbs.do
def lasting(game: Game, effect: LastingHook, bound: Bound) -> None:
    """Put a hook in force for a player who fights, until it is used up or the battle ends (BATTLE-19)."""
    battle = game.state.battle
    if battle is not None and fighter(game, bound.player):
        hook = Lasting(effect.hook_ref, bound.player, bound.source, other=bound.other, uses=effect.uses)
        battle.lasting += (hook,)


class AnyFeat(Effect, word="any_feat", reads={"quests"}, adds={"quests"}):
    """{any_feat}: one more feat in hand may be claimed, whatever its region and condition."""


@verbs.do
def any_feat(game: Game, effect: AnyFeat, bound: Bound) -> None:
    """Let the player claim any feat, asked in secret (ALLY-C3, GAME-11)."""
    game.push(OfferAnyFeat(bound.player))
