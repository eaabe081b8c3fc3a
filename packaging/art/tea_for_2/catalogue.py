"""All pictures by the name of their file: `<kind>/<art>`, as pieces name their kind and art."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.every_game import silhouettes, stage_pictures
from art.picture import Made, Picture, motif
from art.shapes import box, oval, star
from art.tea_for_2 import cards, things
from art.tea_for_2.characters import CHARACTERS
from art.tea_for_2.grounds import BACKDROPS
from art.tea_for_2.marks import SIDES, colour
from art.tea_for_2.plates import ANSWERS, answer, pawn, plate_pictures, side_pictures
from art.tea_for_2.teacher import FACES, teacher
from art.tea_for_2.things import SIGNS, TOKENS


def catalogue() -> dict[str, Made]:
    """Return how each picture is made."""
    return dict(
        [*_cards(), *_tokens(), *_watch(), *side_pictures(), *plate_pictures(), *_stages(), *_icons()]
    )


def _cards() -> Iterator[tuple[str, Made]]:
    for name, drawing in CHARACTERS.items():
        paint = cards.RABBIT if name == "white_rabbit" else cards.MARKET
        yield f"card/{name}", partial(cards.card, drawing, paint)
        for side in SIDES:
            yield f"{side}_card/{name}", partial(cards.card, drawing, colour(side))
    for kind in ("card", *(f"{side}_card" for side in SIDES)):
        yield f"{kind}/any", partial(cards.card, _nothing, cards.MARKET)
    for side in SIDES:
        yield f"back/{side}", partial(cards.back, side)
        yield f"deck/{side}", partial(_pile, side)
    yield "back/market", cards.market_back
    yield "gap/any", cards.gap
    yield "gap/rabbits", partial(cards.rabbits, CHARACTERS["white_rabbit"])


def _nothing(p: Picture) -> None:
    """Leave the paper bare."""


def _pile(side: str) -> Picture:
    return cards.deck(cards.back(side))


def _tokens() -> Iterator[tuple[str, Made]]:
    for name, drawing in TOKENS.items():
        yield f"{name}/{name}", motif(drawing)
    yield "flamingo/flamingo", motif(things.flamingo_tile, *things.FLAMINGO_TILE)
    for side in SIDES:
        yield f"pawn/{side}", motif(partial(pawn, side=side), 100, 118)


def _watch() -> Iterator[tuple[str, Made]]:
    yield "watch/watch", motif(things.watch, *things.WATCH)
    for space in range(5):
        yield f"watch_light/{space + 1}", motif(partial(things.lit_space, space=space), *things.WATCH)
        yield f"watch_hand/{space + 1}", motif(partial(things.watch_hand, space=space), *things.WATCH)
    yield "watch_hand/any", motif(things.marker)


def _stages() -> Iterator[tuple[str, Made]]:
    yield from stage_pictures(BACKDROPS, "dormouse", teacher, FACES, 112)
    signs = {
        "buy": SIGNS["basket"],
        "short": SIGNS["basket"],
        "destroy": SIGNS["axe"],
        "effect": TOKENS["star"],
    }
    for name, paint in ANSWERS.items():
        yield f"answer/{name}", partial(answer, signs[name], paint)


VERBS = {
    "gain_stars": TOKENS["star"],
    "take": TOKENS["tart"],
    "take_flamingo": SIGNS["flamingo"],
    "steal": SIGNS["grasp"],
    "destroy_market": SIGNS["axe"],
    "destroy_own_discard": SIGNS["axe"],
    "destroy_opponent_top": SIGNS["axe"],
    "discard_own_for_stars": SIGNS["cards"],
    "discard_opponent": SIGNS["cards"],
    "copy_opponent_discard": SIGNS["swap"],
    "step_watch": SIGNS["watch"],
    "set_watch": SIGNS["watch"],
}
"""What stands for a verb on the watch."""


def _icons() -> Iterator[tuple[str, Made]]:
    for name, drawing in {**CHARACTERS, **TOKENS, **SIGNS, **VERBS}.items():
        yield f"icon/{name}", motif(drawing)
    for side in SIDES:
        yield f"icon/{side}", motif(partial(pawn, side=side), 100, 118)
    yield from silhouettes(SILHOUETTES)


CARD = box(18, 4, 64, 92, 8)
SILHOUETTES = {
    "card": CARD,
    "deck": CARD,
    "pawn": oval(50, 40, 28) | box(22, 70, 56, 24, 10),
    "tart": oval(50, 54, 42, 32),
    "hourglass": box(20, 8, 60, 84, 8),
    "cup": oval(50, 54, 42, 34),
    "star": star(50, 54, 50, 23),
    "mission": box(4, 26, 92, 48, 8),
    "any": CARD,
}
