"""What games with stages draw alike: backdrops, faces of a teacher, plates and signs, silhouettes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeVar

from art import plates
from art.palette import CREAM, TAN
from art.picture import Made, Picture, motif
from art.shapes import Shape

FaceT = TypeVar("FaceT")


def stage_pictures(
    backdrops: Mapping[str, Made],
    teacher: str,
    drawn_with: Callable[[FaceT], Picture],
    faces: Mapping[str, FaceT],
    phase_height: float,
) -> Iterator[tuple[str, Made]]:
    """Yield what stands on stages, and the teacher with each face."""
    for name, ground in backdrops.items():
        yield f"backdrop/{name}", ground
    for name, face in faces.items():
        yield f"teacher/{teacher}_{name}", partial(drawn_with, face)
    for name, paints in plates.STATES.items():
        yield f"state/{name}", partial(plates.pill, *paints)
    yield "phase/any", partial(plates.cream_plate, 214, phase_height)
    yield "crown/crown", motif(plates.crown)
    yield "pointer/pointer", motif(plates.pointer, 100, 112)
    yield "key_cap/any", plates.key_cap
    yield "key_cap/any~110x44", partial(plates.key_cap, 110)


def silhouettes(shapes: Mapping[str, Shape]) -> Iterator[tuple[str, Made]]:
    """Yield the silhouette of each kind of piece, cut out of paper."""
    for kind, shape in shapes.items():
        yield f"silhouette/{kind}", motif(partial(_cut, shape=shape))


def _cut(p: Picture, shape: Shape) -> None:
    p.fill(shape.grown(3), CREAM)
    p.cut(shape, TAN, 4, 3.2)
