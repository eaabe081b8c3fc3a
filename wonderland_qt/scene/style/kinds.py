"""Kinds of pieces: what form each has on the table, as `kinds.toml` of a game's art lists them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from wonderland_qt.scene.style.palette import INK, PAPER

FILE, MORE = "kinds.toml", "more"


Room = tuple[float, float, float, float]
"""Left, top, right and bottom of a room on a piece, as parts of the piece."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of a kind of piece.

    `shape` is its silhouette where no one has drawn it, in the colour that `tones` has for its art or for a
    part of it (`forest` for `forest_2`), else in `tone` or, when it is `owned`, in those of a player; a
    `bare` one has words and icons alone. `twin` is a kind whose pictures it shares. `aspect` is its width by
    its height (0: as its room), `part` how much of its room it takes, `thick` its thickness in millimetres.

    A `printed` one never moves: it is part of the ground on which others lie.

    `name` is the room for its name, in letters so many millimetres high, on a `band` of paper; it is in the
    middle, or `leading`: at the left; a `display` one is in the typeface of titles. Words are in `ink`, or in
    that which `inks` has for an art; a name may have its own `name_ink`. `titled` lets it bear the name of a
    player. `drawn` is the room for its picture, `icons` the one for its icons, `listed` that in which
    icons and lines stand below each other, in letters so many millimetres high; where it is too small for
    them, or icons and lines stand `apart`, icons have their own room. `signs` is the room in which icons
    alone say all that it brings and costs; of a thing in `signed` the piece of its owner is shown, whose kind
    that tells. `seal` is the room for the emblem of its owner on a picture for anybody. `doing` is the room
    for what its player is doing. `badge` is how high its badge is, as a part of it; the badge is printed in
    the `middle` or in the room `index`, or lies `above` all that lies here. What lies in a `closed` one
    cannot be seen. Of a `counted` one with the badge 0 there is none left. On a `bench` lies what is taken up
    by a touch. A `near` one is brought near by a double click. One that lies `over` others covers all that
    its neighbours bear. An area that is no one's lies as a `veil` of its tone, so strong, and has light along
    its sides when it is `shining`. A `key` takes it up, and touches what it has taken up. Its number is
    `wanted` to be "more" or "less"; art that is `unwanted` is gained for the worse.
    """

    shape: str = "card"
    tone: str = PAPER
    tones: dict[str, str] = msgspec.field(default_factory=dict)
    owned: bool = False
    twin: str = ""
    aspect: float = 0.0
    part: float = 1.0
    thick: float = 0.0
    name: Room | None = None
    letters: float = 9.0
    ink: str = INK
    inks: dict[str, str] = msgspec.field(default_factory=dict)
    name_ink: str = ""
    band: bool = False
    leading: bool = False
    display: bool = False
    titled: bool = False
    drawn: Room = (0.0, 0.0, 1.0, 1.0)
    icons: Room = (0.1, 0.1, 0.9, 0.9)
    listed: Room | None = None
    apart: bool = False
    signs: Room | None = None
    signed: dict[str, str] = msgspec.field(default_factory=dict)
    seal: Room | None = None
    doing: Room | None = None
    badge: float = 0.0
    middle: bool = False
    index: Room | None = None
    above: bool = False
    printed: bool = False
    closed: bool = False
    counted: bool = False
    near: bool = False
    bench: bool = False
    over: bool = False
    veil: float = 0.0
    shining: bool = False
    key: str = ""
    wanted: str = ""
    unwanted: tuple[str, ...] = ()

    def costs(self, rises: bool) -> bool:
        """Tell whether it costs something that its number rises or falls."""
        return bool(self.wanted) and (self.wanted == MORE) is not rises

    def ink_of(self, art: str) -> str:
        """Return the colour of what is written on this art."""
        return self.inks.get(art, self.ink)

    def tone_of(self, art: str) -> str:
        """Return the colour of a silhouette of this art."""
        return next((self.tones[part] for part in (art, *art.split("_")) if part in self.tones), self.tone)


USUAL = Kind(thick=1.2, aspect=0.75, part=0.94, badge=0.4)


class Kinds:
    """The kinds of one game; a kind that no one lists has a usual form."""

    def __init__(self, folder: Path) -> None:
        file = folder / FILE
        listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        self._kinds = msgspec.convert(listed, dict[str, Kind])

    def __getitem__(self, kind: str) -> Kind:
        return self._kinds.get(kind, USUAL)
