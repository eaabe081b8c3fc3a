"""Verbs of chips in a battle: changing the chip being played, returning chips to the bag, poison."""

from typing import ClassVar, Literal

from wonderland_qt.components.amounts import Count
from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import amount
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.vocabulary import Amount, Change, ChipFilter, Effect
from wonderland_qt.games.wonderland.mechanics.battlefield import fighter
from wonderland_qt.games.wonderland.mechanics.chips import ToBag, to_bag
from wonderland_qt.games.wonderland.mechanics.special.allies import untouchable
from wonderland_qt.games.wonderland.mechanics.supply import gain_chip, lose_for_good
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.state import POISON, ChipId, Participant


def _part_with_chip_in_play(game: Game, bound: Bound) -> Participant | None:
    """Return the player's part in the battle if the effect can change the chip being played (ALLY-A4)."""
    participant = fighter(game, bound.player)
    if participant is None or not participant.drawn:
        return None
    return None if untouchable(game, participant.played, bound) else participant


class ChipStrength(Effect, word="chip_strength", shorthand="by", adds={"chip"}):
    """{chip_strength: 2}: the chip being played is so much stronger, or weaker when below 0.

    Changes apply in a fixed order, so their own order never matters (ALLY-7).
    """

    by: Change


@verbs.do
def chip_strength(game: Game, effect: ChipStrength, bound: Bound) -> None:
    """Change the chip's strength; multipliers multiply the sum (ALLY-7)."""
    participant = _part_with_chip_in_play(game, bound)
    if participant is not None:
        participant.plus += amount(game, effect.by, bound)


class ChipBecomes(Effect, word="chip_becomes", shorthand="strength", adds={"chip"}, sets={"becomes"}):
    """{chip_becomes: 1}: the chip being played counts as printed with this strength; the last one counts."""

    strength: Count


@verbs.do
def chip_becomes(game: Game, effect: ChipBecomes, bound: Bound) -> None:
    """Set the chip's strength before all additions (ALLY-7)."""
    participant = _part_with_chip_in_play(game, bound)
    if participant is not None:
        participant.becomes = effect.strength


class ChipTimes(Effect, word="chip_times", shorthand="times", adds={"chip"}):
    """{chip_times: 2}: the strength of the chip being played is multiplied when it is placed."""

    times: Count


@verbs.do
def chip_times(game: Game, effect: ChipTimes, bound: Bound) -> None:
    """Multiply the chip's strength, after all additions (ALLY-7)."""
    participant = _part_with_chip_in_play(game, bound)
    if participant is not None:
        participant.times *= effect.times


class GiveUpChip(PlayerStep):
    """An active chip of the player's is gone for good."""

    chip: ChipId
    source: str


class ReturnMore(Step):
    """The player chooses another chip for the same effect."""

    bound: Bound
    left: int


@rules.do
def give_up_chip(game: Game, step: GiveUpChip) -> None:
    """Take the active chip away for good (ALLY-C4)."""
    owner = game.state.players[step.player]
    owner.active = without(owner.active, step.chip)
    lose_for_good(game, step.player, step.chip, step.source)


@rules.ask
def return_more(position: Position, step: ReturnMore) -> tuple[Decision, ...]:
    """Offer the next of the chips that the effect takes away."""
    effect = position.content.effects[step.bound.effect]
    assert isinstance(effect, ReturnsChips)
    options = _return_options(position, effect, step.bound, step.left)
    return (Decision(step.bound.player, text(f"ask-{effect.word}", source=Text(step.bound.source)), options),)


class ReturnsChips(Effect, family="effect", adds={"bag"}):
    """Base of verbs that take away up to `chips` chips of the player's choice.

    `place` says where they lie, `way` where they go: "return" to the bag, "give-up" for good.
    """

    place: ClassVar[Literal["active", "exhausted", "madness"]] = "active"
    way: ClassVar[Literal["return", "give-up"]] = "return"
    chips: Count = 1

    def pool(self, position: Position, player: PlayerId) -> tuple[ChipId, ...]:
        """Return the chips that may be chosen."""
        chips: tuple[ChipId, ...] = getattr(position.state.players[player], self.place)
        return chips


class ReturnExhausted(
    ReturnsChips, word="return_exhausted", shorthand="chips", adds={"bag"}, sets={"exhausted"}
):
    """{return_exhausted: 1}: own exhausted chips go back to the bag."""

    place = "exhausted"


class ReturnActive(ReturnsChips, word="return_active", adds={"bag"}, sets={"active"}):
    """{return_active: {chip: {strengths: [1, 2]}, chips: 1}}: own active chips go back to the bag."""

    chip: ChipFilter = ChipFilter()

    def pool(self, position: Position, player: PlayerId) -> tuple[ChipId, ...]:
        """Return the active chips that match the filter."""
        meant = position.content.matching(self.chip)
        return tuple([chip for chip in super().pool(position, player) if chip in meant])


class ReturnMadness(ReturnsChips, word="return_madness", shorthand="chips", adds={"bag"}, sets={"madness"}):
    """{return_madness: 1}: madness chips go from the player's track to the player's bag."""

    place = "madness"


class GiveUp(ReturnsChips, word="give_up", shorthand="chips", adds={"supply"}, sets={"active"}):
    """{give_up: 1}: own active chips are gone for good: ally chips to the supply, others into the box."""

    way = "give-up"


AnyReturn = GiveUp | ReturnExhausted | ReturnActive | ReturnMadness


@verbs.choice
def return_chips(position: Position, effect: AnyReturn, bound: Bound) -> tuple[Option, ...]:
    """Offer the first of the chips that the effect takes away (ALLY-A1, ALLY-C4)."""
    return _return_options(position, effect, bound, effect.chips)


def _return_options(position: Position, effect: ReturnsChips, bound: Bound, left: int) -> tuple[Option, ...]:
    """Return an option for each different chip that the effect can take; some are immune (ALLY-A4).

    While more than this one are `left` to take, choosing it asks for the next.
    """
    chips = position.content.chips
    chip_of_face: dict[str, ChipId] = {}
    for chip in effect.pool(position, bound.player):
        if not untouchable(position, chip, bound):
            chip_of_face.setdefault(chips[chip].face, chip)
    more = (ReturnMore(bound, left - 1),) if left > 1 else ()
    return tuple([_return_option(bound, face, chip, effect.way, more) for face, chip in chip_of_face.items()])


def _return_option(bound: Bound, face: str, chip: ChipId, way: str, more: tuple[Step, ...]) -> Option:
    """Return the option to choose a chip with this face, which goes its way before `more` are chosen."""
    player, piece = bound.player, ids.CHIP(chip)
    option, label = f"{way}:{face}", text(f"option-{way}", chip=Text(face))
    if way == "return":
        back = ToBag(player, chip, bound.source)
        return Option(option, (back, *more), label, take=piece, put=ids.BAG(player))
    return Option(option, (GiveUpChip(player, chip, bound.source), *more), label, take=piece)


class ReturnThis(Effect, word="return_this", adds={"bag"}, sets={"active"}):
    """{return_this}: the chip of the trigger goes back to the bag, if it is still active."""


@verbs.do
def return_this(game: Game, effect: ReturnThis, bound: Bound) -> None:
    """Put the active chip back into the bag (ALLY-B3)."""
    if bound.piece in game.state.players[bound.player].active:
        to_bag(game, ToBag(bound.player, bound.piece, bound.source))


class DrawMore(Effect, word="draw_more", shorthand="chips", adds={"draw"}):
    """{draw_more: 1}: the next draw of this battle brings so many chips more, of which one is played."""

    chips: Amount


@verbs.do
def draw_more(game: Game, effect: DrawMore, bound: Bound) -> None:
    """Count the extra chips of the next draw (ALLY-C1, BATTLE-19)."""
    participant = fighter(game, bound.player)
    if participant is not None:
        participant.extra += max(amount(game, effect.chips, bound), 0)


class Poison(Effect, word="poison", adds={"bag"}, sets={"supply"}):
    """{poison}: a poison chip goes from its supply into the bag (CLAR-13)."""


@verbs.do
def poison(game: Game, effect: Poison, bound: Bound) -> None:
    """Put poison into the bag, if any is left (CLAR-13)."""
    if game.state.supply.get(POISON):
        gain_chip(game, bound.player, POISON, bound.source)
