"""One draw of a battle, resolved for all who drew together, step by step (BATTLE-23)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland import order
from wonderland_qt.games.wonderland.battlefield import move_marker, the_battle
from wonderland_qt.games.wonderland.chips import refresh
from wonderland_qt.games.wonderland.facts import ChipDrawn, ChipPlaced, PlayerStopped
from wonderland_qt.games.wonderland.hooks import Occasion, open_window, waits
from wonderland_qt.games.wonderland.madness import AfterMadness, TakeMadness
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.state import Battle, Participant
from wonderland_qt.games.wonderland.supply import draw_chip
from wonderland_qt.games.wonderland.vocabulary import Window


class DrawChips(Step):
    """Everybody who is still fighting draws a chip."""


class ResolveMadness(Step):
    """Madness and poison of this draw take effect, player by player (BATTLE-23 a)."""


class PlayChips(Step):
    """What waits for the other chips being played happens (BATTLE-23 b)."""


class PlaceChips(Step):
    """The chips are placed, then all markers move (BATTLE-23 c, d)."""


class FinishDraw(Step):
    """What waits for the whole draw happens: units lost in it."""


RESOLVE_MADNESS, AFTER_MADNESS = ResolveMadness(), AfterMadness()
PLAY_CHIPS, PLACE_CHIPS, FINISH_DRAW = PlayChips(), PlaceChips(), FinishDraw()


@rules.do
def draw_chips(game: Game, step: DrawChips) -> None:
    """Let all who fight on draw and reveal one chip at the same time.

    Rules: BATTLE-2, BATTLE-14, BATTLE-21, BATTLE-23 a.
    """
    battle = the_battle(game)
    drawing = []
    for player, participant in battle.participants.items():
        _begin_draw(participant)
        if participant.fight == "fighting" and _draw(game, player, participant):
            drawing.append(player)
    battle.drawing = tuple(drawing)
    if not drawing:
        _compare_as_they_stand(battle)
        return
    battle.draws += 1
    if waits(game, "reveal"):
        open_window(game, "reveal", _occasions(battle))
    if not game.pack.harmful.isdisjoint([battle.participants[player].played for player in drawing]):
        game.push(RESOLVE_MADNESS)
    game.push(PLAY_CHIPS)


def _begin_draw(participant: Participant) -> None:
    """Note the marker for all that compares until the chips are placed (BATTLE-23)."""
    participant.before = participant.strength
    participant.played = participant.struck = 0
    participant.lost_now = 0


def _compare_as_they_stand(battle: Battle) -> None:
    """Let all that compares see the markers where they are from now on (BATTLE-23)."""
    for participant in battle.participants.values():
        participant.before = -1


def _draw(game: Game, player: PlayerId, participant: Participant) -> bool:
    """Draw the player's chip; an empty bag is refreshed first, and if still empty stops the player."""
    owner = game.state.players[player]
    if not owner.bag:
        if owner.exhausted or owner.madness:
            refresh(game, player)
        else:
            stop_drawing(game, player, must=True)
            return False
    chip = draw_chip(game, player)
    participant.drawn = (chip,)
    participant.played = chip
    participant.becomes, participant.plus, participant.times = -1, 0, 1
    if game.facts is not None:
        game.emit(ChipDrawn(player=player, chip=chip))
    return True


def stop_drawing(game: Game, player: PlayerId, must: bool = False) -> None:
    """Let the player draw no more in this battle (BATTLE-15)."""
    battle = the_battle(game)
    participant = battle.participants[player]
    participant.fight = "stopped"
    participant.stopped = battle.draws
    battle.stopped += (player,)
    game.emit(PlayerStopped(player=player, must=must))


def _occasions(battle: Battle) -> list[Occasion]:
    """Return the occasion of each player who holds a chip of this draw or has placed one."""
    participants = battle.participants
    return [
        Occasion(player, participants[player].played)
        for player in battle.drawing
        if participants[player].fight != "busted"
    ]


@rules.do
def resolve_madness(game: Game, step: ResolveMadness) -> None:
    """Let each player who drew madness or poison resolve it, before what waits for it (BATTLE-18)."""
    battle, harmful = the_battle(game), game.pack.harmful
    struck = [player for player in battle.drawing if battle.participants[player].played in harmful]
    for player in order.in_order(game) if len(struck) > 1 else struck:
        if player in struck:
            game.push(TakeMadness(player, battle.participants[player].played))
    game.push(AFTER_MADNESS)
    battle.drawing = tuple([player for player in battle.drawing if player not in struck])


@rules.do
def play_chips(game: Game, step: PlayChips) -> None:
    """Open the window for chips being played; their strengths are read when they are placed (BATTLE-11)."""
    _open_for_chips(game, "played")
    game.push(PLACE_CHIPS)


@rules.do
def place_chips(game: Game, step: PlaceChips) -> None:
    """Place all the chips, then move all the markers (BATTLE-11, BATTLE-12, BATTLE-23 c and d)."""
    battle = the_battle(game)
    placed = [
        (player, _place(game, player, participant))
        for player in battle.drawing
        if (participant := battle.participants[player]).drawn
    ]
    for player, strength in placed:
        move_marker(game, player, strength, "chip")
    _compare_as_they_stand(battle)
    _open_for_chips(game, "after_strength")
    game.push(FINISH_DRAW)


def _place(game: Game, player: PlayerId, participant: Participant) -> int:
    """Put the player's chip on the active row; return its strength at this moment (BATTLE-11)."""
    chip = participant.played
    strength = chip_strength(game.pack, participant)
    participant.drawn = ()
    game.state.players[player].active += (chip,)
    if game.facts is not None:
        game.emit(ChipPlaced(player=player, chip=chip, strength=strength))
    return strength


def chip_strength(pack: Pack, participant: Participant) -> int:
    """Return the strength of the chip being played, all changes in their fixed order (ALLY-7, ALLY-8)."""
    strength = pack.chips[participant.played].strength if participant.becomes < 0 else participant.becomes
    return max(strength + participant.plus, 0) * participant.times


def _open_for_chips(game: Game, window: Window) -> None:
    if waits(game, window):
        open_window(game, window, _occasions(the_battle(game)))


@rules.do
def finish_draw(game: Game, step: FinishDraw) -> None:
    """Let what waits for lost units see all that the draw cost a player (CLAR-7)."""
    if waits(game, "units_lost"):
        participants = the_battle(game).participants
        open_window(game, "units_lost", [Occasion(p) for p, part in participants.items() if part.lost_now])
