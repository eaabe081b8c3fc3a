"""A battle: starting strength, wagers, draws until it ends (BATTLE)."""

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import START, BattleBegun, PlayerStopped, StrengthChanged
from wonderland_qt.games.wonderland.mechanics.battlefield import in_lead, starting_strength, the_battle
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, TriggerLater
from wonderland_qt.games.wonderland.mechanics.two_players import resistance, resists
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import Battle, Participant, Player, RegionId
from wonderland_qt.games.wonderland.war.draw import DrawChips, stop_drawing
from wonderland_qt.games.wonderland.war.result import SettleBattle
from wonderland_qt.games.wonderland.war.wagers import MakeWagers


class Fight(Step):
    """The battle that has begun is fought to its end."""


class DrawOrStop(Step):
    """Everybody still fighting draws another chip or stops."""


class Stop(PlayerStep):
    """The player stops."""


class CheckEnd(Step):
    """The battle ends, or another draw follows."""


DRAW_OR_STOP, DRAW_CHIPS, CHECK_END = DrawOrStop(), DrawChips(), CheckEnd()


def begin_battle(game: Game, region: RegionId, players: tuple[PlayerId, ...]) -> Battle:
    """Settle who takes part and the starting strengths, once; none is uncontested for two (WAR-6, TWO-8)."""
    participants = {player: _participant(game, game.state.players[player], region) for player in players}
    battle = Battle(region, contested=len(players) > 1 or resists(game), participants=participants)
    game.state.battle = battle
    return battle


def _participant(game: Game, player: Player, region: RegionId) -> Participant:
    strength = min(starting_strength(game.content, player, region), game.content.board.track_end)
    return Participant("fighting", base=strength, strength=strength)


@rules.do
def fight(game: Game, step: Fight) -> None:
    """Take wagers, draw for the first time, and go on until the battle ends (WAR-5, BATTLE-2)."""
    battle = the_battle(game)
    game.emit(BattleBegun(region=battle.region, players=tuple(battle.participants)))
    for player, participant in battle.participants.items():
        if participant.strength and game.events is not None:
            game.emit(StrengthChanged(player=player, strength=participant.strength, cause=START))
    start = TriggerLater("battle_start", tuple([Occasion(player) for player in battle.participants]))
    game.push(start, MakeWagers(), DRAW_CHIPS, CHECK_END)


@rules.do
def check_end(game: Game, step: CheckEnd) -> None:
    """End the battle when no one may go on, else ask for another draw.

    Those who still fight must stop, but for those who have reached the end of the track; no one is first
    to stop by that.
    Rules: BATTLE-13, BATTLE-14, BATTLE-16, BATTLE-23 f.
    """
    battle = the_battle(game)
    if not has_ended(game, battle):
        game.push(DRAW_OR_STOP, DRAW_CHIPS, CHECK_END)
        return
    battle.ended = True
    for player, participant in battle.participants.items():
        if participant.fight == "fighting" and participant.strength < game.content.board.track_end:
            participant.fight = "stopped"
            game.emit(PlayerStopped(player=player, must=True))
    game.push(SettleBattle(battle.region))


def has_ended(position: Position, battle: Battle) -> bool:
    """Tell whether the track's end is reached, no one fights on, or the last who does is ahead of all.

    Rules: BATTLE-13, BATTLE-16, BATTLE-17, TWO-11.
    """
    end = position.content.board.track_end
    fighting = [p for p, participant in battle.participants.items() if participant.fight == "fighting"]
    if len(fighting) < 2 and (not fighting or _ahead_of_all(position, fighting[0])):
        return True
    return max([participant.strength for participant in battle.participants.values()]) >= end


def _ahead_of_all(position: Position, player: PlayerId) -> bool:
    """Tell whether the player is past all others and past the local resistance (BATTLE-13, TWO-11)."""
    strength = the_battle(position).participants[player].strength
    return strength > resistance(position) and in_lead(position, player)


@rules.ask
def draw_or_stop(position: Position, step: DrawOrStop) -> tuple[Decision, ...]:
    """Ask everybody still fighting at the same time, in secret (BATTLE-14, GAME-11).

    Who has no chip left anywhere is not asked, but stops when the chip would be drawn (BATTLE-21).
    """
    players = position.state.players
    return tuple(
        [
            _draw_or_stop(player)
            for player, participant in the_battle(position).participants.items()
            if participant.fight == "fighting" and _has_chips(players[player])
        ]
    )


def _has_chips(player: Player) -> bool:
    return bool(player.bag or player.exhausted or player.madness)


@cache
def _draw_or_stop(player: PlayerId) -> Decision:
    draw = Option("draw", (), Text("option-draw"), take=ids.BAG(player))
    stop = Option("stop", (Stop(player),), Text("option-stop"), put=ids.STOP(player))
    return Decision(player, Text("ask-draw-or-stop"), (draw, stop), usual=draw.id)


@rules.do
def stop(game: Game, step: Stop) -> None:
    """Take the player out of all further draws (BATTLE-15)."""
    stop_drawing(game, step.player)
