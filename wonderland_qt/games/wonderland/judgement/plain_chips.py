"""What chips do by themselves in a bag, whoever draws them, and so which of them players gather."""

from __future__ import annotations

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Chip, Pack
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter
from wonderland_qt.games.wonderland.judgement.abilities import ally_worth
from wonderland_qt.games.wonderland.judgement.sight import AVERAGE_WARS, HARM, Sight
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.newgame.setup import NewGame, starting_state
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import POISON

USUAL_STRENGTH_IN_A_BAG = 1.5
"""What a chip of an average bag adds, madness included."""

PER_STRENGTH = 5.0
"""What one more strength is worth each time the chip comes, over two wars."""

USUAL_CHIP = 5.0
"""What a chip of usual strength is worth: one chance more that it is not madness."""

FORGE_CHIP_IN_A_BAG = 15.0
"""What a forge chip earns besides its strength over two wars (FORGE-1)."""

CHOOSY = 1.5
"""How much more often than its share a better ally is taken: with 0 all types would be."""

Mix = tuple[str, ...]
"""The ally abilities of a game."""


def plain_worths(sight: Sight) -> tuple[float, ...]:
    """Return what each chip of the pack does over two wars, whoever draws it."""
    if sight.plain is None:
        sight.plain = _plain_worths(sight.pack, sight.mix, len(sight.view.seats))
    return sight.plain


@known_of_pack()
def _plain_worths(pack: Pack, mix: Mix, players: int) -> tuple[float, ...]:
    by_type: dict[str, str] = {pack.ally_abilities[name].type: name for name in mix}
    opening = _opening(pack, mix, players)
    return tuple([_plain_worth(opening, chip, by_type.get(chip.kind)) for chip in pack.chips])


def _plain_worth(opening: Sight, chip: Chip, ability: str | None) -> float:
    harm = chip.madness or (chip.kind == POISON)
    if harm:
        return HARM * harm
    worth = USUAL_CHIP + PER_STRENGTH * (chip.strength - USUAL_STRENGTH_IN_A_BAG)
    if chip.kind == FORGE_CHIP:
        return worth + FORGE_CHIP_IN_A_BAG
    opening.chip_strength = chip.strength
    return worth + (ally_worth(opening, ability, chip.id) if ability else 0)


def _opening(pack: Pack, mix: Mix, players: int) -> Sight:
    """Return the table as so many players find it, with two wars to come: what is usual needs no more."""
    seats = tuple([PlayerId(name) for name in pack.factions])[:players]
    state = starting_state(pack, NewGame(seats, ally_mix=mix))
    sight = Sight(view(Game(rules, state, pack), seats[0]), pack, seats[0])
    sight.wars_to_come, sight.future = AVERAGE_WARS, 1.0
    return sight


def share_gathered(sight: Sight, meant: ChipFilter) -> float:
    """Return what part of the allies that players gather a filter means: mostly the better ones."""
    return _share_gathered(sight.pack, sight.mix, len(sight.view.seats), meant)


@known_of_pack()
def _share_gathered(pack: Pack, mix: Mix, players: int, meant: ChipFilter) -> float:
    wanted: dict[int, float] = {
        chip.id: max(worth, 0.0) ** CHOOSY
        for chip, worth in zip(pack.chips, _plain_worths(pack, mix, players), strict=True)
        if "ally" in chip.tags and chip.kind != FORGE_CHIP
    }
    matching = pack.matching(meant)
    return sum([want for chip, want in wanted.items() if chip in matching]) / max(sum(wanted.values()), 1.0)
