"""The result of a battle in six steps, each done for all players before the next (RESULT)."""

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.phrasing import NOTHING
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.vocabulary import Special, Trigger
from wonderland_qt.games.wonderland.events import BattleEnded, StrengthChanged
from wonderland_qt.games.wonderland.mechanics import hooks, order
from wonderland_qt.games.wonderland.mechanics.battlefield import first_and_second, the_battle, unbusted
from wonderland_qt.games.wonderland.mechanics.castles import castle_options, castle_regions
from wonderland_qt.games.wonderland.mechanics.chips import exhaust
from wonderland_qt.games.wonderland.mechanics.forge import OfferForging
from wonderland_qt.games.wonderland.mechanics.quests import OfferFeats
from wonderland_qt.games.wonderland.mechanics.special.alice import return_borrowed
from wonderland_qt.games.wonderland.mechanics.supply import gain_vp
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.war.wagers import RevealWagers

CASTLE_ANYWHERE: Special = "castle_anywhere"
"""The special rule by which the castle of a win may stand in any region (CLAR-8)."""


class SettleBattle(Step):
    """A battle that has ended, or an uncontested region, gets its result."""

    region: RegionId


class RewardRegion(Step):
    """Step 1: the region's VP and castle."""


class ChooseReward(PlayerStep):
    """The player chooses the region's full VP or a castle."""

    vp: int


class TakeVp(PlayerStep):
    """The player takes VP of the region's score tile."""

    vp: int


class PlaceWonCastle(PlayerStep):
    """The winner's castle: in the battle's region, or where a special rule lets it stand."""


class EndAbilities(Step):
    """Step 3: abilities at the end of a battle."""


class BeginCleanUp(Step):
    """Step 6: the trigger for the clean-up fires, then the clean-up happens."""


class PutAway(PlayerStep):
    """The player's active chips and marker are put away."""


class LeaveRegion(Step):
    """The battle is over."""


class CleanUp(Step):
    """The battle's chips and markers are put away."""


STEPS_OF_RESULT = RewardRegion(), OfferFeats(), EndAbilities(), OfferForging(), RevealWagers(), BeginCleanUp()
STEPS_UNCONTESTED = RewardRegion(), EndAbilities(), BeginCleanUp()


@rules.do
def settle_battle(game: Game, step: SettleBattle) -> None:
    """Work out who is first and second and go through the steps of the result (RESULT-7).

    An uncontested region gives its reward and triggers for winning, but no feats and no forging (WAR-4).
    """
    battle = the_battle(game)
    battle.ended = True
    battle.first, battle.second = first_and_second(game)
    game.emit(BattleEnded(region=step.region, first=battle.first, second=battle.second))
    game.push(*(STEPS_OF_RESULT if battle.contested else STEPS_UNCONTESTED))


@rules.do
def reward_region(game: Game, step: RewardRegion) -> None:
    """Give the region's VP and castle, in the order of GAME-2.

    The one winner of a contested battle gets both; others in the first place choose one of them. Those in the
    second place share half of the VP.
    Rules: RESULT-1, RESULT-2, RESULT-3, RESULT-4, RESULT-5, WAR-4.
    """
    battle, full_vp = the_battle(game), region_vp(game)
    gets_only_one = len(battle.first) > 1 or not battle.contested
    for player in order.players_in_order(game, battle.first + battle.second):
        if player in battle.second:
            game.push(TakeVp(player, _share_rounded_up(half_of(full_vp), len(battle.second))))
        elif player in battle.first and gets_only_one:
            game.push(ChooseReward(player, full_vp))
        elif player in battle.first:
            game.push(TakeVp(player, full_vp), PlaceWonCastle(player))


def region_vp(position: Position) -> int:
    """Return what the score tile of the battle's region pays its winner in this round (RESULT-1)."""
    state = position.state
    tile = state.tiles[the_battle(position).region]
    return position.content.tiles[tile].values[state.round - 1]


def half_of(vp: int) -> int:
    """Return half of the winner's VP, rounded up, for second place (RESULT-2)."""
    return _share_rounded_up(vp, 2)


def _share_rounded_up(vp: int, players: int) -> int:
    """Return an equal share of VP; fractions are rounded up (RESULT-4)."""
    return -(-vp // players)


@rules.do
def take_vp(game: Game, step: TakeVp) -> None:
    """Gain the VP of the region's score tile (RESULT-1, RESULT-2)."""
    gain_vp(game, step.player, step.vp, the_battle(game).region)


@rules.ask
def choose_reward(position: Position, step: ChooseReward) -> tuple[Decision, ...]:
    """Offer the full VP or a castle, which must be one that can be placed (RESULT-3, WAR-4)."""
    regions = won_castle_regions(position, step.player)
    options = (_vp_option(step), *castle_options(position, step.player, regions, the_battle(position).region))
    return (Decision(step.player, Text("ask-region-reward"), options),)


@cache
def _vp_option(step: ChooseReward) -> Option:
    """Return the option of the VP, in the words of the effect that gains VP, so that it shows their star."""
    words = Text("effect-vp", (("vp", step.vp), ("vp-per", NOTHING)))
    return Option("vp", (TakeVp(step.player, step.vp),), words)


@rules.ask
def place_won_castle(position: Position, step: PlaceWonCastle) -> tuple[Decision, ...]:
    """Offer the regions for the winner's castle, elsewhere only by the special rule (RESULT-1, CLAR-8).

    Where one stands already, its winner may place it elsewhere, and so may also go without it.
    """
    here, regions = the_battle(position).region, won_castle_regions(position, step.player)
    options = castle_options(position, step.player, regions, here)
    if options and here not in regions:
        options.append(NO_CASTLE)
    return (Decision(step.player, ASK_WON_CASTLE, tuple(options)),)


ASK_WON_CASTLE = Text("ask-won-castle")
NO_CASTLE = Option("no-castle", (), Text("option-no-castle"))


def won_castle_regions(position: Position, player: PlayerId) -> list[RegionId]:
    """Return the regions where the player can place the castle of this battle (RESULT-6, CLAR-8).

    It is the battle's region, or any if the player is first alone and has the special rule for it.
    """
    battle, possible = the_battle(position), castle_regions(position, player)
    if battle.first == (player,) and hooks.special_in_force(position, player, CASTLE_ANYWHERE):
        return possible
    return [region for region in possible if region == battle.region]


@rules.do
def end_abilities(game: Game, step: EndAbilities) -> None:
    """Fire the triggers for winning the battle (sole first place) and for its end.

    They count the active chips of this moment, even if some leave the row meanwhile. `hooks` leave out
    players who bust.
    Rules: RESULT-7, RESULT-8, WAR-4, CLAR-8, BATTLE-8.
    """
    battle = the_battle(game)
    triggers: list[tuple[Trigger, hooks.Occasion]] = []
    if len(battle.first) == 1:
        triggers += [("victory", hooks.Occasion(winner)) for winner in battle.first]
    if battle.contested:
        battle.rows = {player: game.state.players[player].active for player in battle.participants}
        triggers += [("battle_end", hooks.Occasion(player)) for player in battle.participants]
    hooks.trigger_together(game, triggers)


@rules.do
def begin_clean_up(game: Game, step: BeginCleanUp) -> None:
    """Fire the trigger for the clean-up, then clean up (RESULT-7).

    Without a battle between players no chips were drawn that could return.
    """
    if the_battle(game).contested:
        hooks.trigger(game, "clean_up", map(hooks.Occasion, the_battle(game).participants))
    game.push(CleanUp())


@rules.do
def clean_up(game: Game, step: CleanUp) -> None:
    """Let the players put their pieces away in the order of GAME-2, then end the battle (WAREND-1).

    The order matters, because exhausted chips may need the last chip of the supply (ALLY-A5).
    """
    game.push(*map(PutAway, unbusted(game)), LeaveRegion())


@rules.do
def put_away(game: Game, step: PutAway) -> None:
    """Exhaust the player's active chips and return the marker to 0 (WAREND-1, ALLY-A5)."""
    exhaust(game, step.player, game.state.players[step.player].active)
    participant = the_battle(game).participants[step.player]
    if participant.strength:
        participant.strength = 0
        game.emit(StrengthChanged(player=step.player, strength=0))


@rules.do
def leave_region(game: Game, step: LeaveRegion) -> None:
    """Return borrowed figures to the deck; the battle is over (CLAR-11)."""
    return_borrowed(game, the_battle(game).region)
    game.state.battle = None
