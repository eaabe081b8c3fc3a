"""Retelling: what a view would have looked like on the way, told fact by fact from the one before.

It serves the eye alone: the view that a game gives in the end is the truth.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.facts import (
    START,
    BagRefreshed,
    BattleBegun,
    BattleEnded,
    CastleBuilt,
    ChipDrawn,
    ChipForged,
    ChipGained,
    ChipLeft,
    ChipPlaced,
    ChipReturned,
    ChipsExhausted,
    MadnessPlaced,
    PlayerBusted,
    PlayerStopped,
    ShieldTurned,
    StrengthChanged,
    UnitLost,
    UnitsPlaced,
    VpGained,
    WagerLaid,
    WagersRevealed,
)
from wonderland_qt.games.wonderland.seen.view import BattleView, ParticipantView, PlayerView, TableView
from wonderland_qt.games.wonderland.state import POOL, ChipId, less
from wonderland_qt.games.wonderland.table.player_pieces import CHIP_PLACES
from wonderland_qt.games.wonderland.war.madness import LEADER, SUPPORTER

IN_BATTLE = ParticipantView("fighting", 0, 0, (), 0, 0, 0)


@singledispatch
def retold(_fact: Fact, table: TableView) -> TableView:
    """Return the view after a fact; most facts change nothing that is shown on the way."""
    return table


def _with_player(table: TableView, player: PlayerId, **changes: Any) -> TableView:
    return replace(table, players={**table.players, player: replace(table.players[player], **changes)})


def _with_battle(table: TableView, **changes: Any) -> TableView:
    return table if table.battle is None else replace(table, battle=replace(table.battle, **changes))


def _parts(table: TableView) -> Mapping[PlayerId, ParticipantView]:
    return table.battle.participants if table.battle else {}


def _with_part(table: TableView, player: PlayerId, **changes: Any) -> TableView:
    parts = _parts(table)
    if player not in parts:
        return table
    return _with_battle(table, participants={**parts, player: replace(parts[player], **changes)})


def _drawn(table: TableView, player: PlayerId) -> tuple[ChipId, ...]:
    part = _parts(table).get(player)
    return part.drawn if part is not None else ()


def _with_wager(table: TableView, player: PlayerId, on: str) -> TableView:
    wagers = table.battle.wagers if table.battle else {}
    return _with_battle(table, wagers={**wagers, player: on})


def _without_chip(table: TableView, chip: ChipId) -> TableView:
    """Return the view with a chip taken from where it is: the table, a player's board or a draw."""
    players = {name: _owner_without(owner, chip) for name, owner in table.players.items()}
    supply = {face: _others(chips, chip) for face, chips in table.supply.items()}
    poisoned = {card: poison for card, poison in table.poisoned.items() if poison != chip}
    table = replace(table, players=players, supply=supply, poisoned=poisoned, box=_others(table.box, chip))
    parts = {name: replace(part, drawn=_others(part.drawn, chip)) for name, part in _parts(table).items()}
    return _with_battle(table, participants=parts)


def _owner_without(owner: PlayerView, chip: ChipId) -> PlayerView:
    places = {name: _others(getattr(owner, name), chip) for name in CHIP_PLACES}
    tracks = {track: _others(forged, chip) for track, forged in owner.tracks.items()}
    artifacts = {track: artifact for track, artifact in owner.artifacts.items() if artifact != chip}
    return replace(owner, **places, tracks=tracks, artifacts=artifacts)


def _others(chips: tuple[ChipId, ...], chip: ChipId) -> tuple[ChipId, ...]:
    return tuple(each for each in chips if each != chip)


def _moved(table: TableView, player: PlayerId, chip: ChipId, place: str) -> TableView:
    """Return the view with a chip put last into one of the player's places ("": none of them)."""
    table = _without_chip(table, chip)
    if not place:
        return table
    return _with_player(table, player, **{place: (*getattr(table.players[player], place), chip)})


WENT: dict[type[Fact], str] = {
    ChipGained: "bag",
    ChipReturned: "bag",
    ChipPlaced: "active",
    MadnessPlaced: "madness",
    ChipLeft: "",
}
"""Where chips go by these facts, of the places of their player ("": none of them)."""


def _chip_went(fact: Any, table: TableView) -> TableView:
    return _moved(table, fact.player, fact.chip, WENT[type(fact)])


for _kind in WENT:
    retold.register(_kind)(_chip_went)


@retold.register
def _(fact: ChipForged, table: TableView) -> TableView:
    table = _without_chip(table, fact.chip)
    tracks = table.players[fact.player].tracks
    forged = {**tracks, fact.track: (*tracks[fact.track], fact.chip)}
    return _with_player(table, fact.player, tracks=forged)


@retold.register
def _(fact: BattleBegun, table: TableView) -> TableView:
    parts = dict.fromkeys(fact.players, IN_BATTLE)
    begun = BattleView(fact.region, True, False, 0, (), (), (), (), parts, {}, ())
    return replace(table, battle=begun)


@retold.register
def _(fact: BattleEnded, table: TableView) -> TableView:
    return _with_battle(table, ended=True, first=fact.first, second=fact.second)


@retold.register
def _(fact: StrengthChanged, table: TableView) -> TableView:
    base = {"base": fact.strength} if fact.cause == START else {}
    return _with_part(table, fact.player, strength=fact.strength, **base)


@retold.register
def _(fact: WagerLaid, table: TableView) -> TableView:
    known = table.battle.wagers.get(fact.player, "") if table.battle else ""
    return _with_wager(table, fact.player, known)


@retold.register
def _(fact: WagersRevealed, table: TableView) -> TableView:
    return _with_wager(table, fact.player, fact.on)


@retold.register
def _(fact: ChipDrawn, table: TableView) -> TableView:
    table = _without_chip(table, fact.chip)
    return _with_part(table, fact.player, drawn=(*_drawn(table, fact.player), fact.chip))


@retold.register
def _(fact: ChipsExhausted, table: TableView) -> TableView:
    owner, drawn = table.players[fact.player], _drawn(table, fact.player)
    table = _with_part(table, fact.player, drawn=())
    spent = (*owner.exhausted, *owner.active, *drawn)
    return _with_player(table, fact.player, active=(), exhausted=spent)


@retold.register
def _(fact: BagRefreshed, table: TableView) -> TableView:
    owner = table.players[fact.player]
    bag = (*owner.bag, *owner.madness, *owner.exhausted)
    return _with_player(table, fact.player, bag=bag, madness=(), exhausted=())


@retold.register
def _(fact: ShieldTurned, table: TableView) -> TableView:
    return _with_player(table, fact.player, shield=fact.whole)


@retold.register
def _(fact: PlayerStopped, table: TableView) -> TableView:
    return _with_part(table, fact.player, fight="stopped")


@retold.register
def _(fact: PlayerBusted, table: TableView) -> TableView:
    return _with_part(table, fact.player, fight="busted", strength=0)


@retold.register
def _(fact: UnitLost, table: TableView) -> TableView:
    owner, part = table.players[fact.player], _parts(table).get(fact.player)
    if part is not None:
        table = _with_part(table, fact.player, lost=part.lost + 1)
    if fact.unit == LEADER:
        return _with_player(table, fact.player, leader=POOL)
    if fact.unit != SUPPORTER:
        return _with_player(table, fact.player, figures={**owner.figures, fact.unit: POOL})
    left = owner.placed.get(fact.region, 0) - 1
    placed = {**owner.placed, fact.region: left} if left > 0 else less(owner.placed, fact.region)
    return _with_player(table, fact.player, placed=placed, supporters=owner.supporters + 1)


@retold.register
def _(fact: UnitsPlaced, table: TableView) -> TableView:
    owner = table.players[fact.player]
    if fact.figure:
        return _with_player(table, fact.player, figures={**owner.figures, fact.figure: fact.region})
    placed = {**owner.placed, fact.region: owner.placed.get(fact.region, 0) + fact.units}
    if fact.origin == POOL:
        return _with_player(table, fact.player, placed=placed, supporters=owner.supporters - fact.units)
    placed[fact.origin] = placed.get(fact.origin, 0) - fact.units
    return _with_player(table, fact.player, placed={region: n for region, n in placed.items() if n > 0})


@retold.register
def _(fact: VpGained, table: TableView) -> TableView:
    return _with_player(table, fact.player, vp=table.players[fact.player].vp + fact.vp)


@retold.register
def _(fact: CastleBuilt, table: TableView) -> TableView:
    standing = "standing" if fact.standing else "lying"
    castles = {**table.players[fact.player].castles, fact.region: standing}
    return _with_player(table, fact.player, castles=castles)
