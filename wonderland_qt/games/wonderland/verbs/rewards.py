"""Verbs of rewards by tea cards, forge tracks and abilities (REWARD)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pydantic import model_validator

from wonderland_qt.components.amounts import Count
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import amount
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import ability_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import EVERYTHING, AllyType, Amount, Effect, Level
from wonderland_qt.games.wonderland.events import AbilityUnlocked, CastleValueRaised, SupportersJoined
from wonderland_qt.games.wonderland.mechanics import supply
from wonderland_qt.games.wonderland.mechanics.allies import ally_options, gain_ally
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip
from wonderland_qt.games.wonderland.mechanics.market import market_option
from wonderland_qt.games.wonderland.mechanics.quests import ChooseDiscard, draw_quests
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.war.madness import mend_shield


class UnlockAbility(PlayerStep):
    """The disc of a faction ability is taken off."""

    ability: str


class Vp(Effect, word="vp", shorthand="vp", adds={"vp"}):
    """{vp: 3}: gain victory points at once (REWARD-22)."""

    vp: Amount


@verbs.do
def vp(game: Game, effect: Vp, bound: Bound) -> None:
    """Gain the VP (REWARD-22)."""
    supply.gain_vp(game, bound.player, amount(game, effect.vp, bound), bound.source)


class Shards(Effect, word="shards", shorthand="shards", adds={"shards"}):
    """{shards: 2}: gain shards."""

    shards: Amount


@verbs.do
def shards(game: Game, effect: Shards, bound: Bound) -> None:
    """Gain the shards (COMP-3)."""
    supply.gain_shards(game, bound.player, amount(game, effect.shards, bound), bound.source)


class DiscardSomeShards(
    Effect, word="discard_shards", shorthand="shards", reads={"shards", "abilities"}, adds={"shards"}
):
    """{discard_shards: 2}: discard that many shards, or as many as there are (REWARD-13)."""

    shards: Amount


@verbs.do
def discard_some_shards(game: Game, effect: DiscardSomeShards, bound: Bound) -> None:
    """Discard the shards (REWARD-13)."""
    supply.discard_shards(game, bound.player, amount(game, effect.shards, bound), bound.source)


class Die(Effect, word="die", adds={"shards"}):
    """Roll the shard die and gain that many shards (REWARD-6)."""


@verbs.do
def die(game: Game, effect: Die, bound: Bound) -> None:
    """Roll the shard die (REWARD-6, LEAD-7)."""
    supply.roll_die(game, supply.RollDie(bound.player, bound.source))


class Ally(Effect, word="ally", adds={"bag", "supply"}):
    """{ally: {type: rose, level: weak}}: gain this ally chip (REWARD-4)."""

    type: AllyType | Literal["forge"]
    level: Level = "weak"

    @model_validator(mode="after")
    def _check_level(self) -> Ally:
        """Refuse a strong forge chip, as there are only weak ones (GAME-9)."""
        if self.type == "forge" and self.level != "weak":
            raise WrongValue(Text("no-strong-forge-chip"))
        return self


@verbs.do
def ally(game: Game, effect: Ally, bound: Bound) -> None:
    """Gain the ally chip, or another of its level when none is left (REWARD-4, GAME-6)."""
    gain_ally(game, bound.player, effect.type, effect.level, bound.source)


class AnyAlly(Effect, word="any_ally", shorthand="level", adds={"bag", "supply"}):
    """{any_ally: weak}: gain an ally chip of choice (REWARD-5, GAME-9)."""

    level: Level


@verbs.choice
def any_ally(position: Position, effect: AnyAlly, bound: Bound) -> tuple[Option, ...]:
    """Offer every ally chip of the level that is left (REWARD-5, GAME-9)."""
    return tuple(ally_options(position, bound.player, effect.level, bound.source))


class Shield(Effect, word="shield", sets={"shield"}):
    """Turn a broken shield whole (REWARD-7, REWARD-8)."""


@verbs.do
def shield(game: Game, effect: Shield, bound: Bound) -> None:
    """Turn the shield whole, if it is broken (REWARD-7, REWARD-8)."""
    mend_shield(game, bound.player, bound.source)


class WonderlandianCard(
    Effect, word="wonderlandian", reads={"market"}, adds={"bag", "units"}, sets={"market"}
):
    """Take a card of the market (REWARD-9)."""


@verbs.choice
def wonderlandian(position: Position, effect: WonderlandianCard, bound: Bound) -> tuple[Option, ...]:
    """Offer the cards of the market; an empty one gives nothing (REWARD-9)."""
    return tuple([market_option(position.content, bound.player, card) for card in position.state.market])


class UnlockOne(Effect, word="ability", reads={"abilities"}, adds={"abilities"}):
    """Unlock a faction ability (REWARD-12)."""


@verbs.choice
def ability(position: Position, effect: UnlockOne, bound: Bound) -> tuple[Option, ...]:
    """Offer the abilities that are still covered by a disc (REWARD-12)."""
    unlocked = position.state.players[bound.player].abilities
    side = position.content.side(bound.player, len(position.state.seats))
    locked = [ability.id for ability in side.abilities if ability.id not in unlocked]
    return tuple([_disc_option(position.content, bound.player, ability) for ability in locked])


@known_of_content()
def _disc_option(content: Content, player: PlayerId, locked: str) -> Option:
    label = text("option-ability", ability=ability_text(content, locked, locked=False))
    return Option(ids.ABILITY(locked), (UnlockAbility(player, locked),), label, take=ids.DISC(locked))


@rules.do
def unlock_ability(game: Game, step: UnlockAbility) -> None:
    """Unlock the ability, which in a battle works only after that battle (REWARD-12, BATTLE-22)."""
    state = game.state
    state.players[step.player].abilities += (step.ability,)
    if state.battle is not None:
        state.battle.locked += (step.ability,)
    game.emit(AbilityUnlocked(player=step.player, ability=step.ability))


class RemoveMadness(Effect, word="remove_madness", reads={"madness"}, adds={"madness"}):
    """Return one single madness chip from the bag to the supply (REWARD-16)."""


@verbs.do
def remove_madness(game: Game, effect: RemoveMadness, bound: Bound) -> None:
    """Return a single madness chip if the bag holds one (REWARD-16)."""
    supply.remove_madness(game, bound.player, bound.source)


class GainMadness(Effect, word="gain_madness", shorthand="chips", adds={"madness"}):
    """{gain_madness: 1}: put single madness chips from the supply into the bag."""

    chips: Amount = 1


@verbs.do
def gain_madness(game: Game, effect: GainMadness, bound: Bound) -> None:
    """Gain the chips, as many as the supply has (TEA-5)."""
    supply.gain_madness(game, bound.player, amount(game, effect.chips, bound), bound.source)


class DrawQuest(Effect, word="quest", reads={"quests"}, adds={"quests"}):
    """`quest`: draw one; {quest: {draw: 2, discard: 1}}: then discard from hand (REWARD-17, REWARD-18)."""

    draw: Count = 1
    discard: Count = 0


@verbs.do
def quest(game: Game, effect: DrawQuest, bound: Bound) -> None:
    """Draw quests, then let the player discard any in hand (REWARD-17, REWARD-18)."""
    draw_quests(game, bound.player, effect.draw)
    game.push(*[ChooseDiscard(bound.player)] * effect.discard)


class Forge(Effect, word="forge", reads=EVERYTHING, sets=EVERYTHING):
    """Forge one chip: at tea from the bag, in a battle an active one (REWARD-21)."""


@verbs.do
def forge(game: Game, effect: Forge, bound: Bound) -> None:
    """Let the player forge a chip; in a battle, as by a forge chip (REWARD-21, FORGE-2, FORGE-7).

    So in a battle it may not forge those chips that a forge chip may not.
    """
    if game.state.battle is None:
        game.push(ForgeChip(bound.player, in_battle=False))
    else:
        game.push(ForgeChip(bound.player, in_battle=True, freely=0, by_chips=1))


class Supporters(Effect, word="supporters", shorthand="supporters", adds={"units"}):
    """{supporters: 1}: supporters from the forge track join the pool (FORGE-5)."""

    supporters: Count


def waiting(space: Iterable[Effect]) -> int:
    """Return how many supporters stand on a space of a forge track until it is covered (SETUP-8, FORGE-5)."""
    return sum(reward.supporters for reward in plain(space) if isinstance(reward, Supporters))


@verbs.do
def supporters(game: Game, effect: Supporters, bound: Bound) -> None:
    """Add the supporters to the pool (FORGE-5)."""
    game.state.players[bound.player].supporters += effect.supporters
    game.emit(SupportersJoined(player=bound.player, supporters=effect.supporters, cause=bound.source))


class CastleValue(Effect, word="castle_value", shorthand="vp", adds={"track"}):
    """{castle_value: 1}: own castles are worth that many VP more at the end (FORGE-5)."""

    vp: Count


@verbs.do
def castle_value(game: Game, effect: CastleValue, bound: Bound) -> None:
    """Raise the value of castles (FORGE-5)."""
    game.state.players[bound.player].castle_value += effect.vp
    game.emit(CastleValueRaised(player=bound.player, vp=effect.vp, cause=bound.source))
