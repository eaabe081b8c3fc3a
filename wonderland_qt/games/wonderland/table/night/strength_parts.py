"""The parts of a fighter's strength that no chip gives, as plates in the row of the active chips."""

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.battlefield import starting_strength
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView
from wonderland_qt.games.wonderland.state import OpenParticipant, RegionId

BEFORE_CHIPS = -9
"""The order on a dock of the first part, so that all lie before the active chips, which begin with 0."""


class StrengthPart(NamedTuple):
    """A part of a strength: its name, its icon, and how much it gives."""

    name: str
    icon: str
    strength: int


def strength_part_pieces(content: Content, battle: BattleView, owner: PlayerView) -> Iterator[Piece]:
    """Yield a plate for each part of a fighter's strength that no chip gives, before the active chips."""
    parts = strength_parts(content, battle, owner)
    for order, (name, icon, strength) in enumerate(parts, start=BEFORE_CHIPS):
        yield Piece(
            id=ids.STRENGTH_PART(owner.id, name),
            kind="strength_part",
            art=icon,
            place=ids.DOCK(owner.id),
            order=order,
            badge=numeral(strength),
            text=text("piece-strength-part", player=Text(owner.id), part=name, strength=strength),
            icons=(icon,),
        )


def strength_parts(content: Content, battle: BattleView, owner: PlayerView) -> Iterator[StrengthPart]:
    """Yield what of the strength comes from units, a castle, abilities, and chips that were forged since.

    Nothing for a fighter who bust or whose marker has been put away. Rules: BATTLE-1, BATTLE-12, FORGE-2.
    """
    part = battle.participants[owner.id]
    is_put_away = battle.ended and not part.strength
    if part.fight == "busted" or is_put_away:
        return
    castle = _castle_strength(content, owner, part, battle.region)
    if part.base > castle:
        yield StrengthPart("units", _icon_of_units(owner, battle.region), part.base - castle)
    if castle:
        yield StrengthPart("castle", "castle", castle)
    abilities = _ability_strength(content, owner, part)
    if abilities:
        yield StrengthPart("abilities", "ability", abilities)
    if part.forged:
        yield StrengthPart("forged", "forge", part.forged)


def _icon_of_units(owner: PlayerView, region: RegionId) -> str:
    """Return the leader if it leads the units in a region, or if none of the player's Wonderlandians does."""
    leads = owner.leader == region or region not in owner.figures.values()
    return "leader" if leads else "wonderlandian"


def _ability_strength(content: Content, owner: PlayerView, part: OpenParticipant) -> int:
    """Return what abilities gave: all that neither the start of the battle, an active chip nor forging did.

    That is not known where the strength is cut off, at 0 and at the end of the track: then it is 0.
    """
    at_start, from_forging = part.base, part.forged
    from_active_chips = sum(content.chips[chip].strength for chip in owner.active)
    is_cut_off = not 0 < part.strength < content.board.track_end
    return 0 if is_cut_off else part.strength - at_start - from_active_chips - from_forging


def _castle_strength(content: Content, owner: PlayerView, part: OpenParticipant, region: RegionId) -> int:
    """Return what a castle gave when the battle began.

    One built in this battle gave nothing: with it, the strength at the start would be more than it was.
    """
    castle = content.board.castle_strength if region in owner.castles else 0
    return castle if starting_strength(content, owner, region) <= part.base else 0
