"""The war phase: a battle in each region, then the end of the war (WAR, WAREND)."""

from wonderland_qt.components.phases import begin_phase
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.wonderland.events import BattleMarkerMoved, ResistanceStood
from wonderland_qt.games.wonderland.mechanics.chairs import move_leader
from wonderland_qt.games.wonderland.mechanics.chips import refresh
from wonderland_qt.games.wonderland.mechanics.market import fill_market
from wonderland_qt.games.wonderland.mechanics.special.alice import return_borrowed
from wonderland_qt.games.wonderland.mechanics.two_players import resistance, resists
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.state import HEAD, RegionId
from wonderland_qt.games.wonderland.war.battle import Fight, begin_battle
from wonderland_qt.games.wonderland.war.result import SettleBattle


class PlayWar(Step):
    """The war phase: all regions, one after another."""


class FightIn(Step):
    """It is this region's turn."""

    region: RegionId


class EndWar(Step):
    """The war is over and another round follows."""


@rules.do
def play_war(game: Game, step: PlayWar) -> None:
    """Begin the war: one region after another, clockwise from the battle marker (WAR-1, TWO-9)."""
    begin_phase(game, "war")
    if resists(game):
        game.emit(ResistanceStood(strength=resistance(game)))
    ring = game.state.ring
    game.push(*[FightIn(region) for region in clockwise(ring, ring.index(game.state.marker))])


@rules.do
def fight_in(game: Game, step: FightIn) -> None:
    """Begin the battle of a region if any player has units there; one player alone wins uncontested.

    Rules: WAR-2, WAR-3, WAR-4.
    """
    players = tuple([p.id for p in game.state.players.values() if p.units_in(step.region)])
    if not players:
        return
    battle = begin_battle(game, step.region, players)
    game.push(Fight() if battle.contested else SettleBattle(step.region))


@rules.do
def end_war(game: Game, step: EndWar) -> None:
    """Move the marker, return chips and leaders, deal a new market; shields stay (WAREND-2 to WAREND-6)."""
    move_battle_marker(game)
    return_borrowed(game, *game.state.ring)
    for player in game.state.players.values():
        if player.exhausted or player.madness:
            refresh(game, player.id)
        move_leader(game, player.id, HEAD)
    state = game.state
    state.wonderland_deck, state.market = state.wonderland_deck + state.market, ()
    fill_market(game)


def move_battle_marker(game: Game) -> None:
    """Move the battle marker clockwise by a roll that gives no shards (SETUP-6, WAREND-2)."""
    ring, roll = game.state.ring, game.chance.pick("die", game.content.board.die)
    place = ring.index(game.state.marker) + roll
    game.state.marker = ring[place % len(ring)]
    game.emit(BattleMarkerMoved(region=game.state.marker))
