"""Special rules of ally chips: some cannot be changed by other chips, some change their level."""

from collections.abc import Mapping

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Level, Special
from wonderland_qt.games.wonderland.events import ChipGained
from wonderland_qt.games.wonderland.mechanics.supply import return_to_supply
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import ChipId

Faces = tuple[str, ...]

UNTOUCHED: Special = "untouched"
SWAPPED: Special = "swapped"


def has_special(position: Position, chip: ChipId, special: Special) -> bool:
    """Tell whether a chip's ally ability in this game is this special rule."""
    holders = position.content.specials.get(special)
    if not holders:
        return False
    return position.state.ally_set.get(position.content.chips[chip].kind) in holders


def untouchable(position: Position, chip: ChipId, bound: Bound) -> bool:
    """Tell whether a chip is immune to an effect, as it is to other chips of its player (ALLY-A4)."""
    if not has_special(position, chip, UNTOUCHED):
        return False
    kind = position.content.chips[chip].kind
    return bound.source != position.state.ally_set[kind] and _comes_from_own_chip(position, bound)


def _comes_from_own_chip(position: Position, bound: Bound) -> bool:
    """Tell whether an effect comes from a chip of the player whom it works on.

    It does if it is an ally's, of a Wonderlandian of the player with chips, or of the artifact of the
    player's faction, which has the player's id (ALLY-A4).
    """
    content, source = position.content, bound.source
    if source in content.ally_abilities:
        return True
    if source in content.wonderlandians:
        own = source in position.state.players[bound.player].wonderlandians
        return own and content.wonderlandians[source].chips is not None
    ability = content.abilities.get(source)
    return ability is not None and ability.artifact and content.ability_faction[source] == bound.player


class ChooseNextLevel(PlayerStep):
    """The owner chooses which of these chips changes next."""

    chips: tuple[ChipId, ...]


class ChangeLevelFirst(PlayerStep):
    """One chip changes to the other level, then the others do."""

    chip: ChipId
    others: tuple[ChipId, ...]


def change_levels(game: Game, player: PlayerId, chips: tuple[ChipId, ...]) -> bool:
    """Exchange chips for those of the other level; if the order matters, ask the owner and return False.

    It matters if the supply is so short that which chips can change depends on it; chips with the same face
    are interchangeable (ALLY-A5, BATTLE-18).
    """
    faces = tuple([game.content.chips[chip].face for chip in chips])
    if len(set(faces)) > 1:
        left_in_supply = {face: len(there) for face, there in game.state.supply.items()}
        order_matters = len(endings(game.content, faces, left_in_supply)) > 1
        if order_matters:
            game.push(ChooseNextLevel(player, chips))
            return False
    for chip in chips:
        _change_level(game, player, chip)
    return True


def endings(content: Content, faces: Faces, left: Mapping[str, int]) -> frozenset[Faces]:
    """Return the faces that the chips may end with, in all orders, given how many of each face are left.

    No chips can end in one way only: with no faces.
    """
    orders = [(first, *without(faces, first)) for first in dict.fromkeys(faces)] or [()]
    return frozenset().union(*[endings_with_first(content, order, left) for order in orders])


def endings_with_first(content: Content, faces: Faces, left: Mapping[str, int]) -> frozenset[Faces]:
    """Return the faces that the chips may end with when the first of them changes first (ALLY-A5).

    A chip that goes back can be taken by the next one; a chip stays when none of the other level is left.
    """
    if not faces:
        return frozenset([()])
    face, *others = faces
    changed = other_level(content, face)
    if left.get(changed):
        left, face = {**left, face: left[face] + 1, changed: left[changed] - 1}, changed
    return frozenset(tuple(sorted((face, *more))) for more in endings(content, tuple(others), left))


@rules.ask
def choose_next_level(position: Position, step: ChooseNextLevel) -> tuple[Decision, ...]:
    """Offer the chips that may change next, one of each face (ALLY-A5, BATTLE-18)."""
    first = {position.content.chips[chip].face: chip for chip in reversed(step.chips)}
    options = tuple([_change_first_option(step, chip) for chip in sorted(first.values())])
    return (Decision(step.player, Text("ask-level"), options),)


def _change_first_option(step: ChooseNextLevel, chip: ChipId) -> Option:
    """Return the option that this chip changes its level first, then the others."""
    then = (ChangeLevelFirst(step.player, chip, without(step.chips, chip)),)
    return Option(ids.CHANGE(chip), then, text("option-level", chip=chip), take=ids.CHIP(chip))


@rules.do
def change_level_first(game: Game, step: ChangeLevelFirst) -> None:
    """Exchange the chip, then the others (ALLY-A5)."""
    _change_level(game, step.player, step.chip)
    change_levels(game, step.player, step.others)


def _change_level(game: Game, player: PlayerId, chip: ChipId) -> None:
    """Exchange an exhausted chip for one of the other level, if any is left (ALLY-A5).

    The id stands for one physical chip; the one that is taken lies in its place among the exhausted ones.
    """
    owner, supply = game.state.players[player], game.state.supply
    other = other_level(game.content, game.content.chips[chip].face)
    if not supply.get(other):
        return
    taken, *left = supply[other]
    game.state.supply = {**supply, other: tuple(left)}
    owner.exhausted = tuple([taken if each == chip else each for each in owner.exhausted])
    cause = game.state.ally_set[game.content.chips[chip].kind]
    return_to_supply(game, player, chip, cause)
    game.emit(ChipGained(player=player, chip=taken, cause=cause))


def other_level(content: Content, face: str) -> str:
    """Return the face of the same ally at the other level, "" where there is none."""
    printed = next(known for known in content.files.faces if known.id == face)
    level: Level = "weak" if printed.level == "strong" else "strong"
    return content.ally_face.get((printed.kind, level), "")
