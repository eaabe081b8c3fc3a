"""Madness and poison: shields, lost units, busts and refreshed bags (BATTLE-3 to BATTLE-10)."""

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Trigger
from wonderland_qt.games.wonderland.mechanics.battlefield import fighter, the_battle
from wonderland_qt.games.wonderland.mechanics.chips import exhaust, refresh
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, trigger, trigger_together
from wonderland_qt.games.wonderland.mechanics.supply import return_to_supply
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import NO_DRAW, POISON, POOL, ChipId, Player, less

SUPPORTER = "supporter"
LEADER = "leader"
POISON_UNITS = 1


class TakeMadness(PlayerStep):
    """The player has drawn a madness or poison chip, which the shield may block."""

    chip: ChipId


class ChooseShield(PlayerStep):
    """The player breaks the shield against the chip or suffers it."""

    chip: ChipId


class BlockMadness(PlayerStep):
    """The shield breaks, and the chip goes back to the bag without effect."""

    chip: ChipId


class SufferMadness(PlayerStep):
    """The madness or poison chip takes effect."""

    chip: ChipId


class AfterMadness(Step):
    """All madness and poison of the draw is resolved: the triggers for it fire."""


class LoseUnits(PlayerStep):
    """The player loses that many units in the battle's region, or all there are."""

    units: int
    cause: str


class ChooseLoss(PlayerStep):
    """The player chooses which unit is lost."""

    cause: str


class LoseUnit(PlayerStep):
    """A unit of the player's in the battle's region is lost: "supporter", "leader" or a figure."""

    unit: str
    cause: str


class RefreshIfFull(PlayerStep):
    """The player's bag is refreshed when the madness track is full."""


def harm_of(content: Content, chip: ChipId) -> int:
    """Return how many units a chip costs: its madness symbols, or 1 for poison (BATTLE-3, BATTLE-7)."""
    printed = content.chips[chip]
    return POISON_UNITS if printed.kind == POISON else printed.madness


@rules.do
def take_madness(game: Game, step: TakeMadness) -> None:
    """Ask the owner of a whole shield whether to block the chip, else let it take effect (BATTLE-6).

    Nothing happens to a player who has busted meanwhile.
    """
    if fighter(game, step.player) is None:
        return
    if game.state.players[step.player].shield:
        game.push(ChooseShield(step.player, step.chip))
    else:
        suffer_madness(game, SufferMadness(step.player, step.chip))


@rules.ask
def choose_shield(position: Position, step: ChooseShield) -> tuple[Decision, ...]:
    """Ask whether the shield breaks against the chip (BATTLE-6, BATTLE-7)."""
    return (_shield_decision(step.player, step.chip, position.content.chips[step.chip].face),)


@cache
def _shield_decision(player: PlayerId, chip: ChipId, face: str) -> Decision:
    """Return the decision between a broken shield and the harm of a chip with this face."""
    piece, named = ids.CHIP(chip), Text(face)
    label = text("option-block", chip=named)
    block = Option("block", (BlockMadness(player, chip),), label, take=piece, put=ids.BAG(player))
    label = text("option-suffer", chip=named)
    suffer = Option("suffer", (SufferMadness(player, chip),), label, take=piece)
    return Decision(player, text("ask-shield", chip=named), (block, suffer))


@rules.do
def block_madness(game: Game, step: BlockMadness) -> None:
    """Break the shield; the chip goes back to the bag with no effect at all (BATTLE-6, BATTLE-7)."""
    owner = game.state.players[step.player]
    break_shield(game, step.player, game.content.chips[step.chip].face)
    _put_down_drawn(game, step.player)
    owner.bag += (step.chip,)
    game.emit(events.ChipReturned(player=step.player, chip=step.chip, cause="shield"))


def break_shield(game: Game, player: PlayerId, cause: str) -> None:
    """Turn a whole shield to its broken side."""
    owner = game.state.players[player]
    if owner.shield:
        owner.shield = False
        game.emit(events.ShieldTurned(player=player, whole=False, cause=cause))


@rules.do
def suffer_madness(game: Game, step: SufferMadness) -> None:
    """Put madness on its track or poison into the supply, lose the units, then refresh a full track.

    The chip counts as drawn no longer, and as `struck` until the triggers of this draw have fired; only
    madness counts as suffered. Rules: BATTLE-3, BATTLE-7, BATTLE-9.
    """
    player, chip = step.player, game.content.chips[step.chip]
    _put_down_drawn(game, player)
    participant = the_battle(game).participants[player]
    participant.struck = step.chip
    if chip.kind == "madness":
        participant.suffered += 1
        game.state.players[player].madness += (step.chip,)
        game.emit(events.MadnessPlaced(player=player, chip=step.chip))
    else:
        return_to_supply(game, player, step.chip, chip.face)
    lose_units(game, LoseUnits(player, harm_of(game.content, step.chip), chip.face))
    game.push(RefreshIfFull(player))


def _put_down_drawn(game: Game, player: PlayerId) -> None:
    """End the draw for a player whose chip has gone elsewhere: it is no longer one of those drawn."""
    the_battle(game).participants[player].drawn = ()


@rules.do
def after_madness(game: Game, step: AfterMadness) -> None:
    """Fire the triggers for all madness, poison and busts of this draw together (BATTLE-18).

    `struck` is the chip that took effect; it becomes 0, which is no chip, so that it fires them only once.
    """
    struck = {p: part for p, part in the_battle(game).participants.items() if part.struck}
    triggers: list[tuple[Trigger, Occasion]] = []
    for player, participant in struck.items():
        triggers.append(("madness", Occasion(player, participant.struck)))
        if game.content.chips[participant.struck].kind == POISON:
            triggers += [("opponent_poisoned", occasion) for occasion in _occasions_of_others(game, player)]
        if participant.fight == "busted":
            triggers += [("opponent_busted", occasion) for occasion in _occasions_of_others(game, player)]
        participant.struck = 0
    trigger_together(game, triggers)


def _occasions_of_others(game: Game, player: PlayerId) -> tuple[Occasion, ...]:
    """Return an occasion for every other participant, with this player as the other player."""
    participants = the_battle(game).participants
    return tuple([Occasion(other, other=player) for other in participants if other != player])


@rules.do
def lose_units(game: Game, step: LoseUnits) -> None:
    """Let the player lose the units one at a time (BATTLE-3, BATTLE-4).

    Where all are of one kind no one is asked; without any unit left nothing happens.
    """
    losable = units_to_lose(game.state.players[step.player], the_battle(game).region)
    if step.units <= 0 or not losable:
        return
    if len(losable) == 1:
        lose_unit(game, LoseUnit(step.player, losable[0], step.cause))
    else:
        game.push(ChooseLoss(step.player, step.cause))
    if step.units > 1:
        game.push(LoseUnits(step.player, step.units - 1, step.cause))


def units_to_lose(player: Player, region: str) -> tuple[str, ...]:
    """Return the kinds of units the player may lose in a region, the leader when alone (BATTLE-4)."""
    supporters = (SUPPORTER,) if player.placed.get(region) else ()
    figures = tuple(player.figures_in(region)) if player.figures else ()
    if not supporters and not figures and player.leader == region:
        return (LEADER,)
    return supporters + figures


@rules.ask
def choose_loss(position: Position, step: ChooseLoss) -> tuple[Decision, ...]:
    """Ask which unit is lost (BATTLE-4)."""
    region = the_battle(position).region
    losable = units_to_lose(position.state.players[step.player], region)
    options = tuple([_loss_option(step.player, unit, region, step.cause) for unit in losable])
    return (Decision(step.player, text("ask-loss", cause=Text(step.cause)), options),)


@cache
def _loss_option(player: PlayerId, unit: str, region: str, cause: str) -> Option:
    """Return the option to lose a unit; supporters are taken from their stack."""
    piece = ids.supporters(player, region) if unit == SUPPORTER else ids.FIGURE(unit)
    label = text("option-lose", unit=Text(unit))
    return Option(ids.LOSE(unit), (LoseUnit(player, unit, cause),), label, take=piece)


@rules.do
def lose_unit(game: Game, step: LoseUnit) -> None:
    """Move the unit to the pool; a player who loses the last one busts (BATTLE-5, BATTLE-24).

    Who busts has no abilities left, so only another loss triggers `unit_lost`. Units of players who do not
    fight can be lost, too. A fighter's losses are counted in the battle (`lost`) and the draw (`lost_now`).
    """
    battle, owner = the_battle(game), game.state.players[step.player]
    _move_to_pool(owner, step.unit, battle.region)
    game.emit(events.UnitLost(player=step.player, region=battle.region, unit=step.unit, cause=step.cause))
    participant = battle.participants.get(step.player)
    if participant is not None:
        participant.lost += 1
        participant.lost_now += 1
        participant.lost_last = step.unit
    if owner.units_in(battle.region):
        trigger(game, "unit_lost", (Occasion(step.player),))
    else:
        bust_if_gone(game, step.player)


def take_supporters(owner: Player, origin: str, supporters: int) -> None:
    """Take supporters of a player from the pool or a region."""
    if origin == POOL:
        owner.supporters -= supporters
    else:
        left = owner.placed[origin] - supporters
        owner.placed = {**owner.placed, origin: left} if left else less(owner.placed, origin)


def _move_to_pool(owner: Player, unit: str, region: str) -> None:
    """Move a lost unit to its owner's pool; supporters are counted there, the others keep their names."""
    if unit == SUPPORTER:
        owner.supporters += 1
        take_supporters(owner, region, 1)
    elif unit == LEADER:
        owner.leader = POOL
    else:
        owner.figures = {**owner.figures, unit: POOL}


def bust_if_gone(game: Game, player: PlayerId) -> None:
    """Bust a participant who has no unit left in the region of a battle still going on.

    Strength drops to 0, also as it was before a draw that is going on. Active chips and the one just drawn
    become exhausted, a full madness track is refreshed, and the shield is turned whole (BATTLE-8, BATTLE-10,
    BATTLE-24); where the owner is asked in which order exhausted chips change, the track waits for that.
    The trigger for a bust by a drawn chip (`struck`) fires after all madness of the draw (BATTLE-18).
    """
    battle, owner = the_battle(game), game.state.players[player]
    participant = fighter(game, player)
    if participant is None or battle.ended or owner.units_in(battle.region):
        return
    participant.fight, participant.strength = "busted", 0
    if participant.before != NO_DRAW:
        participant.before = 0
    game.emit(events.PlayerBusted(player=player))
    all_changed = exhaust(game, player, owner.active + participant.drawn)
    participant.drawn = ()
    if all_changed:
        refresh_if_full(game, RefreshIfFull(player))
    else:
        game.push(RefreshIfFull(player))
    mend_shield(game, player, "bust")
    if not participant.struck:
        trigger(game, "opponent_busted", _occasions_of_others(game, player))


def mend_shield(game: Game, player: PlayerId, cause: str) -> None:
    """Turn a broken shield to its whole side (REWARD-7)."""
    owner = game.state.players[player]
    if not owner.shield:
        owner.shield = True
        game.emit(events.ShieldTurned(player=player, whole=True, cause=cause))


@rules.do
def refresh_if_full(game: Game, step: RefreshIfFull) -> None:
    """Refresh the bag if the madness track is full (BATTLE-9)."""
    if len(game.state.players[step.player].madness) >= game.content.board.madness_spaces:
        refresh(game, step.player)
