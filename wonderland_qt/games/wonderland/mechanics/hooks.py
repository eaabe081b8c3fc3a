"""Hooks: which of them a trigger fires, and in what order their effects happen."""

from collections.abc import Iterable

import msgspec

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Option, PlayerStep, Step
from wonderland_qt.engine.effects import Bound, Choose, in_order
from wonderland_qt.engine.measures import holds
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import LeaderAbility
from wonderland_qt.games.wonderland.content.game_content import Sources
from wonderland_qt.games.wonderland.content.vocabulary import Hook, Special, Trigger
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.battlefield import fighter
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.state import Battle, Lasting

CHIP_TRIGGERS = frozenset({"reveal", "played", "after_strength", "forged"})
"""Triggers about one chip: hooks that chips bring fire only for that chip."""


class Occasion(msgspec.Struct, frozen=True):
    """The player for whom a trigger fires, and the chip (0: none) and other player that it is about."""

    player: PlayerId
    chip: int = 0
    other: PlayerId = PlayerId("")


class TriggerLater(Step):
    """A trigger fires when this step is reached."""

    when: Trigger
    occasions: tuple[Occasion, ...]


@rules.do
def trigger_later(game: Game, step: TriggerLater) -> None:
    """Fire the trigger, whose time has come: it waited on the agenda for the steps before it."""
    trigger(game, step.when, step.occasions)


def trigger(game: Game, when: Trigger, occasions: Iterable[Occasion]) -> None:
    """Push all hooks that wait for the trigger (BATTLE-18)."""
    if any_hook_waits(game, when):
        _push_together(game, [bound for about in occasions for bound in triggered(game, when, about)])


def trigger_together(game: Game, opened: Iterable[tuple[Trigger, Occasion]]) -> None:
    """Push all hooks that wait for triggers that fire together (BATTLE-18)."""
    _push_together(game, [bound for when, about in opened for bound in triggered(game, when, about)])


def _push_together(game: Game, fired: list[Bound]) -> None:
    """Push hooks that fire together: effects on oneself, then effects on others.

    In each of these two groups the players take turns in the order of GAME-2; each player chooses the order
    of their own effects where it can matter (BATTLE-18).
    """
    if len(fired) == 1:
        game.push(*fired)
    elif fired:
        on_others = game.content.on_others
        own = tuple([bound for bound in fired if not on_others[bound.effect]])
        others = tuple([bound for bound in fired if on_others[bound.effect]])
        game.push(*[TakeTurns(group) for group in (own, others) if group])


class TakeTurns(Step):
    """Effects of several players that happen at the same time, player by player."""

    bounds: tuple[Bound, ...]


@rules.do
def take_turns(game: Game, step: TakeTurns) -> None:
    """Push the effects of the players one after another, in the current order of GAME-2."""
    players = {bound.player for bound in step.bounds}
    game.push(*in_order(step.bounds, order.players_in_order(game, players)))


def any_hook_waits(position: Position, when: Trigger) -> bool:
    """Tell whether any hook could wait for the trigger, to save work when there is none."""
    if when in position.content.triggers:
        return True
    battle = position.state.battle
    return battle is not None and bool(battle.lasting)


def triggered(position: Position, when: Trigger, occasion: Occasion) -> list[Bound]:
    """Return the player's hooks that the trigger fires now; none if busted (BATTLE-8).

    First those of abilities, figures and chips, then those in force for the rest of the battle (BATTLE-19).
    These are about the player who caused them, unless the occasion is about another one.
    """
    found: list[Bound] = []
    content, battle, player = position.content, position.state.battle, occasion.player
    wanted = content.trigger_sources.get(when)
    if wanted is not None:
        for source, piece in sources_in_force(position, player, wanted, occasion.chip, when in CHIP_TRIGGERS):
            for hook in content.triggers[when][source]:
                _add_due(position, hook, source, piece, occasion, found)
    for lasting in battle.lasting if battle else ():
        hook = content.hook(lasting.hook)
        if hook.when == when and lasting.player == player and fighter(position, player):
            about = msgspec.structs.replace(occasion, other=occasion.other or lasting.other)
            _add_due(position, hook, lasting.source, occasion.chip, about, found)
    return found


def _add_due(
    position: Position, hook: Hook, source: str, piece: int, occasion: Occasion, found: list[Bound]
) -> None:
    """Add the hook to `found` if it is about this chip and its conditions hold.

    A hook that happens once at a trigger is left out if it is in `found` already (ALLY-9).
    """
    if hook.once and any(bound.effect == hook.ref for bound in found):
        return
    if hook.chip is None or piece in position.content.hook_chips[hook.ref]:
        bound = Bound(hook.ref, occasion.player, source, battle_region(position), piece, other=occasion.other)
        if holds(position, hook.conditions, bound):
            found.append(bound)


def battle_region(position: Position) -> str:
    """Return the region of the battle being fought, "" at tea."""
    battle = position.state.battle
    return battle.region if battle else ""


Source = tuple[str, int]
"""An ability or card that brings a hook or special rule, and the chip it is about."""


def sources_in_force(
    position: Position, player: PlayerId, wanted: Sources, chip: int = 0, about_chip: bool = False
) -> list[Source]:
    """Return which of the wanted sources are in force for the player, each with the chip it is about.

    In force are unlocked abilities, figures in the battle's region, and chips: only `chip` if the trigger is
    about it, else all active ones, at the battle's end its `rows`. Outside a battle there are no figures, and
    chips only if the trigger is about one. Nothing is in force of who busted (BATTLE-8), nor what the player
    gained by forging in this battle, which is `locked` (BATTLE-22).
    """
    owner, battle = position.state.players[player], position.state.battle
    found: list[Source] = []
    if not wanted.abilities.isdisjoint(owner.abilities):
        found = [(ability, chip) for ability in owner.abilities if ability in wanted.abilities]
    if battle is None:
        if chip and about_chip:
            found += _chip_sources(position, (chip,), wanted)
        return found
    if wanted.figures and owner.figures:
        card_of = position.content.figure_card
        cards = dict.fromkeys([card_of[figure] for figure in owner.figures_in(battle.region)])
        found += [(card, chip) for card in cards if card in wanted.figures]
    if wanted.chips:
        row = (chip,) if about_chip else battle.rows.get(player, owner.active)
        found += _chip_sources(position, row, wanted)
    if not found or fighter(position, player) is None:
        return []
    return [(source, piece) for source, piece in found if source not in battle.locked]


def _chip_sources(position: Position, chips: tuple[int, ...], wanted: Sources) -> list[Source]:
    """Return the wanted ally abilities and item cards that chips bring, each with its chip.

    The kind of an ally chip leads to the ability in use for it; an item chip's kind is its card's id.
    """
    ally_set, printed = position.state.ally_set, position.content.chips
    found = []
    for chip in chips:
        kind = printed[chip].kind
        source = ally_set.get(kind, kind)
        if source in wanted.chips:
            found.append((source, chip))
    return found


def special_in_force(position: Position, player: PlayerId, special: Special) -> str:
    """Return the ability or card that brings the player a special rule now, or ""."""
    wanted = position.content.special_sources.get(special)
    sources = sources_in_force(position, player, wanted) if wanted is not None else ()
    return next((source for source, _ in sources), "")


def leads_by(position: Position, player: PlayerId, ability: LeaderAbility) -> bool:
    """Tell whether the side in use of the player's board shows this leader ability."""
    return position.content.leader_ability[len(position.state.seats)][player] == ability


@verbs.do
def happen(game: Game, effect: Hook, bound: Bound) -> None:
    """Push a hook's effects if it is still in force; ask first if it may be declined (TEA-5)."""
    if effect.may:
        game.push(Choose(bound))
    elif _still_holds(game, effect, bound):
        if bound.effect in game.content.lasting:
            use_up(game, UseUp(bound.player, bound.effect))
        game.push(*[bound.within(part) for part in effect.do])


def _still_holds(position: Position, hook: Hook, bound: Bound) -> bool:
    """Tell whether the hook is still in force: its player not bust, its figure there, its conditions met.

    After a battle's end, a figure that has been taken away still counts (RESULT-7).
    """
    battle = position.state.battle
    if battle is not None:
        if fighter(position, bound.player) is None or (not battle.ended and _is_figure_gone(position, bound)):
            return False
        if hook.ref in position.content.lasting and _find_lasting(battle, bound.player, hook.ref) is None:
            return False
    return holds(position, hook.conditions, bound)


def _is_figure_gone(position: Position, bound: Bound) -> bool:
    """Tell whether an effect comes from a card none of whose figures stands at the effect's place."""
    card = position.content.wonderlandians.get(bound.source)
    if card is None or not card.figures:
        return False
    figures = position.state.players[bound.player].figures
    return all(figures.get(figure.id) != bound.place for figure in card.figures)


def _find_lasting(battle: Battle, player: PlayerId, hook: str) -> Lasting | None:
    """Return the lasting hook in force for a player; None if it is not, or used up (BATTLE-19)."""
    return next((known for known in battle.lasting if known.hook == hook and known.player == player), None)


class UseUp(PlayerStep):
    """A hook that lasts for some uses has been used once."""

    hook: str


@rules.do
def use_up(game: Game, step: UseUp) -> None:
    """Count one use of a lasting hook; after the last one it is no longer in force (BATTLE-19).

    A hook with 0 uses has no limit, and is not counted.
    """
    battle = game.state.battle
    lasting = _find_lasting(battle, step.player, step.hook) if battle else None
    if battle is not None and lasting is not None and lasting.uses > 0:
        battle.lasting = without(battle.lasting, lasting)
        if lasting.uses > 1:
            battle.lasting += (msgspec.structs.replace(lasting, uses=lasting.uses - 1),)


@verbs.choice
def offer_hook(position: Position, effect: Hook, bound: Bound) -> tuple[Option, ...]:
    """Offer the hook's first effect, with the others to follow, and to decline it if it may be declined.

    A hook that must happen is one option. Options of the first effect that do nothing are left out, as to
    decline the hook is the same. A hook that lasts for some uses counts one use if it is accepted, before
    its effects (BATTLE-19).
    """
    if not _still_holds(position, effect, bound):
        return ()
    if not effect.may:
        return (Option("happen", (bound,), text("option-happen", source=Text(bound.source))),)
    first, *others = [bound.within(part) for part in effect.do]
    possible = [option for option in verbs.options(position, first) if option.then]
    if not possible:
        return ()
    used = (UseUp(bound.player, bound.effect),) if effect.ref in position.content.lasting else ()
    accepted = [msgspec.structs.replace(option, then=(*used, *option.then, *others)) for option in possible]
    return (*accepted, Option("decline", (), text("option-decline", source=Text(bound.source))))
