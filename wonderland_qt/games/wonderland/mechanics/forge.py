"""Forging: a chip goes onto a forge track for the rest of the game, and its reward is gained (FORGE)."""

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from wonderland_qt.components.deck import without
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.effects import Bound, together
from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.content_files import ForgeTrack
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.events import ChipForged, ChipGained
from wonderland_qt.games.wonderland.mechanics import hooks
from wonderland_qt.games.wonderland.mechanics.battlefield import the_battle, unbusted
from wonderland_qt.games.wonderland.mechanics.special.allies import UNTOUCHED, has_special
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import ChipId, Player, less

NEVER_FORGED = frozenset({"madness", "poison"})
FORGE_CHIP = "forge"


class OfferForging(Step):
    """Step 4 of a battle's result: every player who did not bust may forge (RESULT-7)."""


class ForgeChip(PlayerStep):
    """The player forges: at tea from the bag, in a battle an active chip (REWARD-21, FORGE-2).

    `freely` counts forgings by a forge symbol and at tea, which may forge any chip; `by_chips` those by
    active forge chips or a reward in a battle, which may not forge some chips (FORGE-7); `may` tells that
    each can be declined (FORGE-1).
    """

    in_battle: bool
    freely: int = 1
    by_chips: int = 0
    may: bool = False


class LayForged(PlayerStep):
    """The chip goes onto the leftmost free space of the track, with all that follows from it."""

    chip: ChipId
    track: str
    in_battle: bool


class TakeArtifact(PlayerStep):
    """The artifact chip at the end of a full track goes into the bag."""

    track: str


@known_of_content()
def tracks(content: Content, faction: str, seats: int) -> dict[str, ForgeTrack]:
    """Return by id the forge tracks on the side of the board in use."""
    return {track.id: track for track in content.side(faction, seats).tracks}


@rules.do
def offer_forging(game: Game, step: OfferForging) -> None:
    """Count everybody's forgings, then let the players forge one after another (FORGE-1, FORGE-7).

    From now on active chips are those that lie there now, no longer the rows kept for earlier steps. Each of
    the forgings may be declined.
    """
    the_battle(game).rows = {}
    for player in unbusted(game):
        strength = the_battle(game).participants[player].strength
        freely, by_chips = forgings(game.content, game.state.players[player].active, strength)
        if freely or by_chips:
            game.push(ForgeChip(player, in_battle=True, freely=freely, by_chips=by_chips, may=True))


def forgings(content: Content, active: tuple[ChipId, ...], strength: int) -> tuple[int, int]:
    """Return how many forgings a forge symbol at this strength and the active forge chips give (FORGE-1)."""
    by_chips = sum(content.chips[chip].kind == FORGE_CHIP for chip in active)
    return int(strength in content.forge_symbols), by_chips


@rules.ask
def forge_chip(position: Position, step: ForgeChip) -> tuple[Decision, ...]:
    """Offer every chip for every track that is not full (FORGE-2), and to forge no more if that is optional.

    After each option the forgings that are left are asked. A forging by a forge chip is used up first, but
    some chips can only be forged by a forge symbol, so that they use up one of those (FORGE-7).
    """
    content, player, seats = position.content, position.state.players[step.player], len(position.state.seats)
    spaces = _free_spaces(content, player, seats)
    options: list[Option] = []
    for chip in _chips_to_forge(position, step):
        uses_forge_chip = step.by_chips > 0 and not has_special(position, chip, UNTOUCHED)
        further = _further_forgings(step, uses_forge_chip)
        for track, column in spaces:
            option = _forge_option(content, seats, player.id, chip, track, column, step.in_battle)
            options.append(option.followed_by(*further) if further else option)
    if options and step.may:
        options.append(FORGE_NO_MORE)
    return (Decision(step.player, ASK_FORGE, tuple(options)),)


ASK_FORGE = Text("ask-forge")
FORGE_NO_MORE = Option("forge-no-more", (), Text("option-forge-no-more"), put="stop")


def _free_spaces(content: Content, player: Player, seats: int) -> list[tuple[str, int]]:
    """Return the tracks that are not full, each with the number of its leftmost free space, from 1."""
    printed = tracks(content, player.id, seats)
    columns = [(track, len(chips) + 1) for track, chips in player.tracks.items()]
    return [(track, column) for track, column in columns if column <= len(printed[track].spaces)]


def _chips_to_forge(position: Position, step: ForgeChip) -> Iterator[ChipId]:
    """Yield the chips that may be forged; of equal chips in the bag, one (FORGE-2, FORGE-6).

    In a battle, some chips can only be forged by a forge symbol (ALLY-A4, FORGE-7).
    """
    chips, player = position.content.chips, position.state.players[step.player]
    pool: Iterable[ChipId] = player.active
    if not step.in_battle:
        first_of_face = {chips[chip].face: chip for chip in reversed(player.bag)}
        pool = sorted(first_of_face.values())
    for chip in pool:
        may_be_forged = step.freely or not has_special(position, chip, UNTOUCHED)
        if may_be_forged and chips[chip].kind not in NEVER_FORGED:
            yield chip


@known_of_content()
def _forge_label(content: Content, player: PlayerId, seats: int, face: str, track: str, column: int) -> Text:
    """Return the text of the option to forge a chip with this face on a space."""
    rewards = tracks(content, player, seats)[track].spaces[column - 1]
    return text("option-forge", chip=Text(face), track=Text(track), rewards=describe_all(rewards))


@known_of_content(8192)
def _forge_option(
    content: Content, seats: int, player: PlayerId, chip: ChipId, track: str, column: int, in_battle: bool
) -> Option:
    """Return the option to forge a chip on a space."""
    label = _forge_label(content, player, seats, content.chips[chip].face, track, column)
    then = (LayForged(player, chip, track, in_battle),)
    return Option(ids.FORGE(chip, track), then, label, ids.CHIP(chip), ids.SPACE(player, track, column))


@cache
def _further_forgings(step: ForgeChip, uses_forge_chip: bool) -> tuple[ForgeChip, ...]:
    """Return the step for the forgings that are left; those by forge chips are used up first (FORGE-7)."""
    used = {"by_chips": step.by_chips - 1} if uses_forge_chip else {"freely": step.freely - 1}
    left = replace(step, **used)
    return (left,) if left.freely or left.by_chips else ()


@rules.do
def lay_forged(game: Game, step: LayForged) -> None:
    """Lay the chip and gain the space's reward, the rewards between tracks and the artifact, in this order.

    Hooks that wait for a forged chip happen together with the space's reward, in the player's order. In a
    battle the chip comes from the active ones, and the battle keeps the strength forged to account for it.
    Rules: FORGE-2, FORGE-3, FORGE-4, FORGE-7.
    """
    player = game.state.players[step.player]
    if step.in_battle:
        player.active = without(player.active, step.chip)
        the_battle(game).participants[step.player].forged += game.content.chips[step.chip].strength
    else:
        player.bag = without(player.bag, step.chip)
    player.tracks = {**player.tracks, step.track: (*player.tracks[step.track], step.chip)}
    game.emit(ChipForged(player=step.player, chip=step.chip, track=step.track))
    _gain_rewards(game, player, step)


def _gain_rewards(game: Game, player: Player, step: LayForged) -> None:
    """Push the rewards of the space, of those between tracks now covered, and a full track's artifact.

    The chip is laid already, so its space is the last one filled. A track has its artifact only until it is
    taken. Rules: FORGE-2, FORGE-3, FORGE-4.
    """
    seats = len(game.state.seats)
    spaces = tracks(game.content, player.id, seats)[step.track].spaces
    column = len(player.tracks[step.track])
    rewards = _bind_rewards(game, step, spaces[column - 1], step.track)
    fired = hooks.triggered(game, "forged", hooks.Occasion(player.id, step.chip))
    game.push(together(player.id, (*rewards, *fired)))
    for between in game.content.side(player.id, seats).between:
        if _now_covered(player, between.above, between.below, between.column, step.track):
            game.push(together(player.id, _bind_rewards(game, step, between.rewards, between.id)))
    if column == len(spaces) and step.track in player.artifacts:
        game.push(TakeArtifact(player.id, step.track))


def _now_covered(player: Player, above: str, below: str, column: int, track: str) -> bool:
    """Tell whether the chip just laid on `track` is the second of the two that cover a reward (FORGE-4)."""
    if track not in (above, below) or len(player.tracks[track]) != column:
        return False
    return min(len(player.tracks[above]), len(player.tracks[below])) >= column


def _bind_rewards(game: Game, step: LayForged, rewards: tuple[Effect, ...], source: str) -> tuple[Bound, ...]:
    """Return rewards of a forging as effects bound to the player, the place and the chip forged."""
    place = hooks.battle_region(game)
    return tuple([Bound(reward.ref, step.player, source, place, step.chip) for reward in rewards])


@rules.do
def take_artifact(game: Game, step: TakeArtifact) -> None:
    """Put the artifact chip from the end of the full track into the bag (FORGE-3)."""
    player = game.state.players[step.player]
    chip, player.artifacts = player.artifacts[step.track], less(player.artifacts, step.track)
    player.bag += (chip,)
    game.emit(ChipGained(player=step.player, chip=chip, cause=step.track))
