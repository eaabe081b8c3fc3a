"""A battle: who takes part, wagers, and draws until it ends (BATTLE)."""

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
    """A contested battle is fought."""


class DrawOrStop(Step):
    """All players who still fight decide to draw another chip or to stop."""


class Stop(PlayerStep):
    """The player stops."""


class CheckEnd(Step):
    """The battle ends, or another draw follows."""


DRAW_OR_STOP, DRAW_CHIPS, CHECK_END = DrawOrStop(), DrawChips(), CheckEnd()


def begin_battle(game: Game, region: RegionId, players: tuple[PlayerId, ...]) -> Battle:
    """Fix participants and starting strengths; with two players all battles are contested (WAR-6, TWO-8)."""
    participants = {player: _participant(game, game.state.players[player], region) for player in players}
    battle = Battle(region, contested=len(players) > 1 or resists(game), participants=participants)
    game.state.battle = battle
    return battle


def _participant(game: Game, player: Player, region: RegionId) -> Participant:
    """Return a fighter with the starting strength, which the track limits (BATTLE-1, BATTLE-16)."""
    strength = min(starting_strength(game.content, player, region), game.content.board.track_end)
    return Participant("fighting", base=strength, strength=strength)


@rules.do
def fight(game: Game, step: Fight) -> None:
    """Announce the battle, then take wagers and draw for the first time (WAR-5, BATTLE-2)."""
    battle = the_battle(game)
    game.emit(BattleBegun(region=battle.region, players=tuple(battle.participants)))
    for player, participant in battle.participants.items():
        if participant.strength and game.events is not None:
            game.emit(StrengthChanged(player=player, strength=participant.strength, cause=START))
    start = TriggerLater("battle_start", tuple([Occasion(player) for player in battle.participants]))
    game.push(start, MakeWagers(), DRAW_CHIPS, CHECK_END)


@rules.do
def check_end(game: Game, step: CheckEnd) -> None:
    """Settle the battle if it has ended, else ask for another draw.

    At the end, players who still fight must stop, unless their marker is at the end of the track; that does
    not count as stopping first.
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
    """Tell whether a marker is at the track's end, no one fights, or the only fighter is ahead of all.

    Rules: BATTLE-13, BATTLE-16, BATTLE-17, TWO-11.
    """
    end = position.content.board.track_end
    fighting = [p for p, participant in battle.participants.items() if participant.fight == "fighting"]
    if not fighting or (len(fighting) == 1 and _is_ahead_of_all(position, fighting[0])):
        return True
    return max([participant.strength for participant in battle.participants.values()]) >= end


def _is_ahead_of_all(position: Position, player: PlayerId) -> bool:
    """Tell whether the player is ahead of all others and of the local resistance (BATTLE-13, TWO-11)."""
    strength = the_battle(position).participants[player].strength
    return strength > resistance(position) and in_lead(position, player)


@rules.ask
def draw_or_stop(position: Position, step: DrawOrStop) -> tuple[Decision, ...]:
    """Ask all players who still fight at the same time, in secret (BATTLE-14, GAME-11).

    A player without any chip to draw is not asked and stops when the others draw (BATTLE-21).
    """
    players, participants = position.state.players, the_battle(position).participants
    fighting = [players[name] for name, part in participants.items() if part.fight == "fighting"]
    return tuple([_draw_or_stop(player.id) for player in fighting if _has_chips(player)])


def _has_chips(player: Player) -> bool:
    """Tell whether a player can draw: from the bag, or from what refills it (BATTLE-21)."""
    return bool(player.bag or player.exhausted or player.madness)


@cache
def _draw_or_stop(player: PlayerId) -> Decision:
    """Return the decision of a fighter to draw, which takes no step of its own, or to stop."""
    draw = Option("draw", (), Text("option-draw"), take=ids.BAG(player))
    stop = Option("stop", (Stop(player),), Text("option-stop"), put=ids.STOP(player))
    return Decision(player, Text("ask-draw-or-stop"), (draw, stop), usual=draw.id)


@rules.do
def stop(game: Game, step: Stop) -> None:
    """Let the player draw no more in this battle (BATTLE-15)."""
    stop_drawing(game, step.player)
