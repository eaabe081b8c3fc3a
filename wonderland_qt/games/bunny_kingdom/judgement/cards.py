"""Cards: what each is worth to who plays it, and to others if it is passed on (DRAFT, PLAY, TWO)."""

from __future__ import annotations

from wonderland_qt.games.bunny_kingdom.content.pack import CardId
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.judgement import hopes
from wonderland_qt.games.bunny_kingdom.judgement.building import best_camp, best_site, best_towers, later
from wonderland_qt.games.bunny_kingdom.judgement.estate import Estate
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.parts.judging import remembered

PROVISIONS = 0.9
"""What provisions bring, in cards of average worth, for each card that they draw."""

AVERAGE = 1.6
"""What an average card is worth for each harvest to come."""

ROOM = 0.25
"""What a neighbouring square that can still be had is worth for each harvest to come."""


@judges
def lay_card(sight: Sight, step: LayCard) -> float:
    """A card to play is worth what it brings, one to discard what it would bring to the others."""
    if sight.discards:
        return sum(worth(Sight(sight.view, sight.pack, rival.id), step.card) for rival in sight.rivals)
    return worth(sight, step.card)


def worth(sight: Sight, card: CardId) -> float:
    """Return what a card brings to the player who plays it."""
    known = sight.pack.cards[card]
    match known.kind:
        case "territory":
            return territory(sight, known.of)
        case "building":
            return building(sight, card)
        case "parchment":
            return parchment(sight, card)
        case "provisions":
            drawn = sight.pack.content.provisions.draw_and_play
            return PROVISIONS * drawn * AVERAGE * sight.harvests


def territory(sight: Sight, square: Square) -> float:
    """Return what a square brings to fiefs and parchments, and by the room that it opens (PLAY-3)."""
    gain = planned(sight).gain_of_square(square) + hopes.gain_of_square(sight, square)
    unclaimed = [s for s in sight.pack.grid.neighbours[square] if s not in sight.taken_squares]
    return gain + ROOM * sight.harvests * sight.to_come * len(unclaimed)


def building(sight: Sight, card: CardId) -> float:
    """Return what a building brings at the best of its sites, now or later (PLAY-9, BUILD-2)."""
    estate, parchments = planned(sight), hopes.gain_of_card(sight, card)
    match sight.pack.buildings[card].kind:
        case "camp":
            return best_camp(sight, estate).worth + parchments
        case "sky_tower":
            return best_towers(estate) + parchments
        case _:
            return max(best_site(sight, estate, card).worth, later(sight, card), 0.0) + parchments


@remembered
def parchment(sight: Sight, card: CardId) -> float:
    """Return what a parchment is hoped to score, and what it adds to those held (PLAY-10)."""
    hoped = sum(hopes.hope(verb, sight, card) for verb in sight.pack.parchments[card].score)
    return hoped + hopes.gain_of_company(sight, card)


def planned(sight: Sight) -> Estate:
    """Return the estate with the squares just taken and all that waits built, each at its best site."""
    return _planned(sight, sight.taken)


@remembered
def _planned(sight: Sight, taken: tuple[CardId, ...]) -> Estate:
    if taken:
        return _with_card(sight, _planned(sight, taken[:-1]), taken[-1])
    estate = sight.estate
    for waiting in sight.me.waiting.cards:
        estate = _with_card(sight, estate, waiting)
    return estate


def _with_card(sight: Sight, estate: Estate, card: CardId) -> Estate:
    """Return an estate with one card more: a square, or a building at its best site."""
    known = sight.pack.cards[card]
    if known.kind == "territory":
        return estate.with_more(known.of)
    if known.kind == "building" and sight.pack.buildings[card].kind in {"city", "farm"}:
        square = best_site(sight, estate, card).square
        return estate.with_built(card, square) if square else estate
    return estate
