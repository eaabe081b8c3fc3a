"""Hooks: which effects wait for a window, for whom they are in force, and in what order they happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.effects import Bound, Choose, in_order
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import Text, text
from wonderland_qt.games.wonderland import order
from wonderland_qt.games.wonderland.measuring import holds
from wonderland_qt.games.wonderland.pack import matches
from wonderland_qt.games.wonderland.rules import Game, Position, verbs
from wonderland_qt.games.wonderland.state import Player
from wonderland_qt.games.wonderland.vocabulary import Hook, Window

CHIP_WINDOWS = frozenset({"reveal", "played", "after_strength", "forged"})
"""Windows about one chip: there a chip's own hooks open for that chip alone."""


class Occasion(msgspec.Struct, frozen=True):
    """For whom a window opens, about which chip (0: none) and which other player ("": none)."""

    player: PlayerId
    chip: int = 0
    other: PlayerId = PlayerId("")


def open_window(game: Game, window: Window, occasions: Iterable[Occasion]) -> None:
    """Push all that waits for the window: effects on oneself first, then those on others (BATTLE-18).

    The order among players is that of GAME-2, fixed now; each player chooses the order of their own where
    it can matter.
    """
    waiting = [bound for occasion in occasions for bound in triggered(game, window, occasion)]
    if waiting:
        players = order.in_order(game)
        own = [bound for bound in waiting if not game.pack.on_others[bound.effect]]
        others = [bound for bound in waiting if game.pack.on_others[bound.effect]]
        game.push(*in_order(own, players), *in_order(others, players))


def triggered(position: Position, window: Window, occasion: Occasion) -> list[Bound]:
    """Return the hooks of one player that wait for the window and whose conditions hold now."""
    pack = position.pack
    if window not in pack.windows and not _lasting(position):
        return []
    player = position.state.players[occasion.player]
    found = []
    for source, hook, piece in _in_force(position, window, player, occasion.chip):
        if hook.chip is None or matches(pack.chips[piece], hook.chip):
            bound = Bound(hook.ref, player.id, source, place(position), piece, occasion.other)
            if holds(position, hook.conditions, bound):
                found.append(bound)
    return found


def place(position: Position) -> str:
    """Return the region of the battle being fought, "" at tea."""
    battle = position.state.battle
    return battle.region if battle else ""


def _lasting(position: Position) -> bool:
    battle = position.state.battle
    return bool(battle and battle.lasting)


def _in_force(
    position: Position, window: Window, player: Player, chip: int
) -> Iterator[tuple[str, Hook, int]]:
    """Yield source, hook and chip of everything of the player's that waits for the window."""
    hooks = position.pack.windows.get(window, {})
    for source, piece in sources(position, player, chip, window in CHIP_WINDOWS):
        for hook in hooks.get(source, ()):
            yield source, hook, piece
    battle = position.state.battle
    for lasting in battle.lasting if battle else ():
        hook = position.pack.hook(lasting.hook)
        if lasting.player == player.id and hook.when == window:
            yield lasting.source, hook, chip


def sources(position: Position, player: Player, chip: int, about_chip: bool) -> Iterator[tuple[str, int]]:
    """Yield what is in force for the player, with the chip it is about.

    Abilities unlocked, figures in the battle's region, and chips: the one the window is about, else every
    active one. What was gained by forging in this battle is not in force in it (BATTLE-22), nothing of a
    busted player's is (BATTLE-8).
    """
    battle = position.state.battle
    if battle is None:
        yield from ((ability, chip) for ability in player.abilities)
        return
    participant = battle.participants.get(player.id)
    if participant is None or participant.fight == "busted":
        return
    yield from ((ability, chip) for ability in player.abilities if ability not in battle.locked)
    if player.figures:
        here = {position.pack.figure_card[f] for f in player.figures_in(battle.region)}
        yield from ((card, chip) for card in sorted(here) if card not in battle.locked)
    for active in (chip,) if about_chip else player.active:
        source = chip_source(position, active)
        if source and source not in battle.locked:
            yield source, active


def chip_source(position: Position, chip: int) -> str:
    """Return what a chip's hooks are listed under: the ally ability of this game, or the item card."""
    printed = position.pack.chips[chip]
    return position.state.ally_set.get(printed.kind, printed.kind)


def in_force(position: Position, player: PlayerId, special: str) -> str:
    """Return the ability or card by which the player has a `special` rule now, or ""."""
    owner = position.state.players[player]
    for source in position.pack.specials.get(special, ()):
        if any(source == mine for mine, _ in sources(position, owner, 0, about_chip=False)):
            return source
    return ""


@verbs.do
def happen(game: Game, effect: Hook, bound: Bound) -> None:
    """Let a hook's effects happen if its conditions still hold; ask first where it says "may" (TEA-5)."""
    if effect.may:
        game.push(Choose(bound))
    elif holds(game, effect.conditions, bound):
        game.push(*(bound.within(part) for part in effect.do))


@verbs.choice
def offer_hook(position: Position, effect: Hook, bound: Bound) -> tuple[Option, ...]:
    """Offer what the hook does, and to decline it where it says "may"."""
    if not holds(position, effect.conditions, bound):
        return ()
    if not effect.may:
        return (Option("happen", (bound,), text("option-happen", source=Text(bound.source))),)
    first = verbs.options(position, bound.within(effect.do[0]))
    if not first:
        return ()
    rest = tuple(bound.within(part) for part in effect.do[1:])
    accepted = tuple(Option(o.id, (*o.then, *rest), o.text, o.take, o.put) for o in first)
    return (*accepted, Option("decline", (), text("option-decline", source=Text(bound.source))))
