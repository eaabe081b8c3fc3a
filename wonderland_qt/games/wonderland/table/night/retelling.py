"""Retelling: what a view would have looked like on the way, told event by event from the one before.

It serves the eye alone: the view that a game gives in the end is the truth.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import (
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
    PoisonPlaced,
    PoisonReturned,
    ShieldTurned,
    StrengthChanged,
    UnitLost,
    UnitsPlaced,
    VpGained,
    WagerLaid,
    WagersRevealed,
)
from wonderland_qt.games.wonderland.seen.view import BattleView, ParticipantView, PlayerView, TableView
from wonderland_qt.games.wonderland.state import POISON, POOL, ChipId, less
from wonderland_qt.games.wonderland.table.player_pieces import CHIP_PLACES
from wonderland_qt.games.wonderland.war.madness import LEADER, SUPPORTER

IN_BATTLE = ParticipantView("fighting", 0, 0, (), 0, 0, 0)


@singledispatch
def retold(_event: Event, table: TableView) -> TableView:
    """Return the view after an event; most events change nothing that is shown on the way."""
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


WENT: dict[type[Event], str] = {
    ChipGained: "bag",
    ChipReturned: "bag",
    ChipPlaced: "active",
    MadnessPlaced: "madness",
    ChipLeft: "",
}
"""Where chips go by these events, of the places of their player ("": none of them)."""


def _chip_went(event: Any, table: TableView) -> TableView:
    return _moved(table, event.player, event.chip, WENT[type(event)])


for _kind in WENT:
    retold.register(_kind)(_chip_went)


@retold.register
def _(event: ChipForged, table: TableView) -> TableView:
    table = _without_chip(table, event.chip)
    tracks = table.players[event.player].tracks
    forged = {**tracks, event.track: (*tracks[event.track], event.chip)}
    return _with_player(table, event.player, tracks=forged)


@retold.register
def _(event: PoisonPlaced, table: TableView) -> TableView:
    table = _without_chip(table, event.chip)
    return replace(table, poisoned={**table.poisoned, event.card: event.chip})


@retold.register
def _(event: PoisonReturned, table: TableView) -> TableView:
    table = _without_chip(table, event.chip)
    supply = tuple(sorted((*table.supply.get(POISON, ()), event.chip)))
    return replace(table, supply={**table.supply, POISON: supply})


@retold.register
def _(event: BattleBegun, table: TableView) -> TableView:
    parts = dict.fromkeys(event.players, IN_BATTLE)
    begun = BattleView(event.region, True, False, 0, (), (), (), (), parts, {}, ())
    return replace(table, battle=begun)


@retold.register
def _(event: BattleEnded, table: TableView) -> TableView:
    return _with_battle(table, ended=True, first=event.first, second=event.second)


@retold.register
def _(event: StrengthChanged, table: TableView) -> TableView:
    base = {"base": event.strength} if event.cause == START else {}
    return _with_part(table, event.player, strength=event.strength, **base)


@retold.register
def _(event: WagerLaid, table: TableView) -> TableView:
    known = table.battle.wagers.get(event.player, "") if table.battle else ""
    return _with_wager(table, event.player, known)


@retold.register
def _(event: WagersRevealed, table: TableView) -> TableView:
    return _with_wager(table, event.player, event.on)


@retold.register
def _(event: ChipDrawn, table: TableView) -> TableView:
    table = _without_chip(table, event.chip)
    return _with_part(table, event.player, drawn=(*_drawn(table, event.player), event.chip))


@retold.register
def _(event: ChipsExhausted, table: TableView) -> TableView:
    owner, drawn = table.players[event.player], _drawn(table, event.player)
    table = _with_part(table, event.player, drawn=())
    spent = (*owner.exhausted, *owner.active, *drawn)
    return _with_player(table, event.player, active=(), exhausted=spent)


@retold.register
def _(event: BagRefreshed, table: TableView) -> TableView:
    owner = table.players[event.player]
    bag = (*owner.bag, *owner.madness, *owner.exhausted)
    return _with_player(table, event.player, bag=bag, madness=(), exhausted=())


@retold.register
def _(event: ShieldTurned, table: TableView) -> TableView:
    return _with_player(table, event.player, shield=event.whole)


@retold.register
def _(event: PlayerStopped, table: TableView) -> TableView:
    return _with_part(table, event.player, fight="stopped")


@retold.register
def _(event: PlayerBusted, table: TableView) -> TableView:
    return _with_part(table, event.player, fight="busted", strength=0)


@retold.register
def _(event: UnitLost, table: TableView) -> TableView:
    owner, part = table.players[event.player], _parts(table).get(event.player)
    if part is not None:
        table = _with_part(table, event.player, lost=part.lost + 1)
    if event.unit == LEADER:
        return _with_player(table, event.player, leader=POOL)
    if event.unit != SUPPORTER:
        return _with_player(table, event.player, figures={**owner.figures, event.unit: POOL})
    left = owner.placed.get(event.region, 0) - 1
    placed = {**owner.placed, event.region: left} if left > 0 else less(owner.placed, event.region)
    return _with_player(table, event.player, placed=placed, supporters=owner.supporters + 1)


@retold.register
def _(event: UnitsPlaced, table: TableView) -> TableView:
    owner = table.players[event.player]
    if event.figure:
        return _with_player(table, event.player, figures={**owner.figures, event.figure: event.region})
    placed = {**owner.placed, event.region: owner.placed.get(event.region, 0) + event.units}
    if event.origin == POOL:
        return _with_player(table, event.player, placed=placed, supporters=owner.supporters - event.units)
    placed[event.origin] = placed.get(event.origin, 0) - event.units
    return _with_player(table, event.player, placed={region: n for region, n in placed.items() if n > 0})


@retold.register
def _(event: VpGained, table: TableView) -> TableView:
    return _with_player(table, event.player, vp=table.players[event.player].vp + event.vp)


@retold.register
def _(event: CastleBuilt, table: TableView) -> TableView:
    standing = "standing" if event.standing else "lying"
    castles = {**table.players[event.player].castles, event.region: standing}
    return _with_player(table, event.player, castles=castles)
