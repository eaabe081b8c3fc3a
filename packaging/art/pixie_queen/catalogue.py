"""All pictures by the name of their file: `<kind>/<art>`, as pieces name their kind and art."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import plates
from art.every_game import silhouettes, stage_pictures
from art.picture import Made, motif
from art.pixie_queen import icons, palace, pixies
from art.pixie_queen.goods import GOODS, bag, basket, rock
from art.pixie_queen.grounds import BACKDROPS
from art.pixie_queen.icons import ACTIONS, COUNTED, LINES, ONE_USE, PERMANENTS, tile
from art.pixie_queen.marks import COLOURS
from art.pixie_queen.pixies import HAT, TALL
from art.pixie_queen.plates import DOUBLE, ROUND, board_pictures, owned_boards, round_tile, space
from art.pixie_queen.teacher import FACES, teacher
from art.shapes import box, oval, poly, star

DEMAND, BACK = "#f3e2b6", "#5b3a7a"
ROUND_ACTIONS = ("drop_or_take", "copy", "special_offering", "move_up", "go_first")


def catalogue() -> dict[str, Made]:
    """Return how each picture is made."""
    return dict([*_pieces(), *_of_colours(), *_spaces(), *board_pictures(), *_stages(), *_icons()])


def _pieces() -> Iterator[tuple[str, Made]]:
    for name, drawing in GOODS.items():
        yield f"good/{name}", motif(drawing)
        if name in ("apple", "bread", "honey"):
            yield f"round_tile/{name}", partial(round_tile, drawing, DEMAND)
    yield "round_tile/back", partial(round_tile, pixies.twinkle, BACK)
    yield "rock/rock", motif(rock)
    yield "bag/bag", motif(bag)
    yield "queen/queen", motif(palace.queen, *palace.QUEEN)
    yield "palace/palace", motif(palace.palace, *palace.PALACE)
    yield "slot/any", motif(icons.slot)
    yield "slot/hand", motif(icons.hand_slot)
    yield "die/casino", motif(icons.casino)
    yield "die/penalty", motif(icons.penalty)
    yield "food_tile/any", motif(tile(basket, icons.FOOD_PAPER))
    for name, drawing in ONE_USE.items():
        yield f"one_use/{name}", motif(tile(drawing, icons.ONE_USE_PAPER))
    yield "one_use/any", motif(icons.bare_tile(icons.ONE_USE_PAPER))
    for name, drawing in PERMANENTS.items():
        yield f"permanent/{name}", motif(tile(drawing, icons.PERMANENT_PAPER))
    yield "permanent/any", motif(icons.bare_tile(icons.PERMANENT_PAPER))
    yield "reward/any", motif(icons.points)
    yield "shackle/any", motif(COUNTED["shackle"])


def _of_colours() -> Iterator[tuple[str, Made]]:
    for owner in COLOURS:
        yield f"pixie/{owner}", motif(partial(pixies.pixie, owner=owner), *TALL)
        yield f"disc/{owner}", motif(partial(pixies.disc, owner=owner))
        yield f"price/{owner}", motif(partial(pixies.price, owner=owner))
        yield f"cube/{owner}", motif(partial(pixies.cube, owner=owner))
        yield f"screen/{owner}", motif(partial(pixies.screen, owner=owner), 160, 112)
        yield f"portrait/{owner}", partial(pixies.portrait, owner)
        yield f"icon/{owner}", motif(partial(pixies.disc, owner=owner))
        yield from owned_boards(owner)


def _spaces() -> Iterator[tuple[str, Made]]:
    for name, drawing in ACTIONS.items():
        size = ROUND if name in ROUND_ACTIONS else DOUBLE
        yield f"space/{name}", partial(space, drawing, size)
    yield "space/any", partial(space, icons.points, DOUBLE)


def _stages() -> Iterator[tuple[str, Made]]:
    yield from stage_pictures(BACKDROPS, "chamberlain", teacher, FACES, 132)
    yield "label/any", partial(plates.cream_plate, 300, 60)


def _icons() -> Iterator[tuple[str, Made]]:
    for name, drawing in {**ACTIONS, **ONE_USE, **PERMANENTS, **COUNTED, **LINES}.items():
        yield f"icon/{name}", motif(drawing)
    yield from silhouettes(SILHOUETTES)


SQUARE = box(6, 6, 88, 88, 12)
SILHOUETTES = {
    "pixie": HAT | oval(50, 52, 22) | poly("50,60 74,98 26,98"),
    "disc": oval(50, 50, 45),
    "cube": poly("14,28 50,10 86,28 86,74 50,94 14,74"),
    "good": oval(50, 52, 42),
    "rock": poly("10,72 34,24 58,20 92,60 88,82 28,88"),
    "food_tile": SQUARE,
    "one_use": SQUARE,
    "permanent": SQUARE,
    "prize": box(14, 6, 72, 88, 10),
    "reward": star(50, 54, 50, 23),
    "any": SQUARE,
}
