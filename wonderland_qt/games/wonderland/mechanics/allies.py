"""Gaining ally chips: of the type shown, of choice, or as a replacement (GAME-6, GAME-9)."""

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.vocabulary import Kind, Level
from wonderland_qt.games.wonderland.mechanics.supply import gain_chip
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import ChipId


class GainAlly(PlayerStep):
    """The player gains a chip with this face."""

    face: str
    source: str


class ReplaceAlly(PlayerStep):
    """No ally chip of the type shown is left: the player may take another of its level."""

    level: Level
    source: str


def gain_ally(game: Game, player: PlayerId, kind: Kind, level: Level, source: str) -> None:
    """Gain the ally chip shown; when none is left, another of its level may be taken (REWARD-4, GAME-6)."""
    if not gain_chip(game, player, game.content.ally_face[kind, level], source):
        game.push(ReplaceAlly(player, level, source))


def ally_options(position: Position, player: PlayerId, level: Level, source: str) -> list[Option]:
    """Return an option for each ally chip of a level that is left in the supply (GAME-9)."""
    supply, faces = position.state.supply, position.content.ally_faces[level]
    return [ally_option(player, face, supply[face][0], source) for face in faces if supply[face]]


@cache
def ally_option(player: PlayerId, face: str, chip: ChipId, source: str) -> Option:
    """Return the option to gain a chip with this face; `chip` is the next one in the supply."""
    then = (GainAlly(player, face, source),)
    label = text("option-ally", face=Text(face))
    return Option(ids.ALLY(face), then, label, take=ids.CHIP(chip), put=ids.BAG(player))


DECLINE_ALLY = Option("decline", (), Text("option-no-ally"))


@rules.do
def take_ally(game: Game, step: GainAlly) -> None:
    """Gain the chip chosen (REWARD-5)."""
    gain_chip(game, step.player, step.face, step.source)


@rules.ask
def replace_ally(position: Position, step: ReplaceAlly) -> tuple[Decision, ...]:
    """Offer every ally chip of the level that is left, and to decline; ask nothing if none is (GAME-6)."""
    options = ally_options(position, step.player, step.level, step.source)
    if not options:
        return ()
    return (Decision(step.player, Text("ask-replace-ally"), (*options, DECLINE_ALLY)),)
