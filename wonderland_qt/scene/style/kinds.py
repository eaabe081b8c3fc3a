"""Kinds of pieces: how each kind looks and behaves on the table, from `kinds.toml` in a game's art."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from wonderland_qt.scene.style.palette import INK, PAPER

FILE, MORE = "kinds.toml", "more"


Room = tuple[float, float, float, float]
"""A rectangle on a piece: left, top, right and bottom, as parts of the piece's width and height."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the pieces of one kind look and behave on the table."""

    shape: str = "card"
    """The silhouette of a piece without art; a "bare" one shows only words and icons."""
    tone: str = PAPER
    """The colour of the silhouette."""
    tones: dict[str, str] = msgspec.field(default_factory=dict)
    """Other colours, by art or a part of it (`forest` for `forest_2`)."""
    owned: bool = False
    """Pieces take the colours of the player whom their art names."""
    twin: str = ""
    """Another kind whose pictures this one shares."""
    aspect: float = 0.0
    """Width by height; 0 means that a piece fills its room."""
    part: float = 1.0
    """How much of its room a piece takes."""
    thick: float = 0.0
    """The thickness in millimetres."""
    name: Room | None = None
    """The room for the name."""
    letters: float = 9.0
    """The height of the letters of name and lines, in millimetres."""
    ink: str = INK
    """The colour of words."""
    inks: dict[str, str] = msgspec.field(default_factory=dict)
    """Other colours of words, by art."""
    name_ink: str = ""
    """The colour of the name, if another than `ink`."""
    band: bool = False
    """The name is on a band of paper."""
    leading: bool = False
    """The name is at the left instead of in the middle."""
    display: bool = False
    """The name is in the typeface of titles."""
    titled: bool = False
    """The name may be a player's."""
    drawn: Room = (0.0, 0.0, 1.0, 1.0)
    """The room for the picture."""
    icons: Room = (0.1, 0.1, 0.9, 0.9)
    """The room for icons."""
    listed: Room | None = None
    """The room for lines of icon and words; if it is too small, icons go to `icons`."""
    apart: bool = False
    """Icons are in `icons` even if there are lines."""
    signs: Room | None = None
    """The room for icons that say all that a card brings and costs."""
    signed: dict[str, str] = msgspec.field(default_factory=dict)
    """Words among the signs that are shown as the owner's piece, with the kind of that piece."""
    seal: Room | None = None
    """The room for the owner's emblem on a shared picture."""
    doing: Room | None = None
    """The room for what the player is doing."""
    badge: float = 0.0
    """The height of the badge, as a part of the piece."""
    middle: bool = False
    """The badge is printed in the middle."""
    index: Room | None = None
    """The room in which the badge is printed."""
    above: bool = False
    """The badge is above everything that lies on the piece."""
    printed: bool = False
    """Pieces never move: they are part of the ground below others."""
    closed: bool = False
    """Pieces inside cannot be seen."""
    counted: bool = False
    """A piece with the badge 0 is dimmed, because none is left."""
    near: bool = False
    """A double click shows the piece close up."""
    bench: bool = False
    """Pieces that a touch takes up are laid here."""
    over: bool = False
    """Pieces cover everything on their neighbours."""
    at_once: bool = False
    """Pieces and all on them come and go without fading, as one could read neither them nor what is below."""
    last: bool = False
    """Pieces come or change their place out of sight, and are seen when all that travels lies."""
    veil: float = 0.0
    """The opacity of an area's colour when it has no owner."""
    shining: bool = False
    """An area has light along its sides."""
    button: bool = False
    """Pieces are only there to be pressed, so they are dark while another player acts."""
    lit_only: bool = False
    """Pieces are seen only while they can be chosen, as else they would read as if they could be pressed."""
    beside: tuple[str, ...] = ()
    """Kinds chosen instead: while one is lit, pieces that are neither lit nor bear a lit one are shaded."""
    key: str = ""
    """The key that takes a piece up and touches the one taken up."""
    wanted: str = ""
    """Whether players want the badge's number to be "more" or "less"."""
    unwanted: tuple[str, ...] = ()
    """Art that players do not want to gain."""

    def costs(self, rises: bool) -> bool:
        """Tell whether a change of its number is bad for the player; `rises` tells a rise from a fall."""
        if not self.wanted:
            return False
        wanted_to_rise = self.wanted == MORE
        return rises != wanted_to_rise

    def ink_of(self, art: str) -> str:
        """Return the colour of words on this art."""
        return self.inks.get(art, self.ink)

    def tone_of(self, art: str) -> str:
        """Return the colour of a silhouette of this art, listed for the whole art or a part of its name."""
        listed = (self.tones.get(name) for name in (art, *art.split("_")))
        return next(filter(None, listed), self.tone)


USUAL = Kind(thick=1.2, aspect=0.75, part=0.94, badge=0.4)


class Kinds:
    """The kinds of one game; an unlisted kind is `USUAL`."""

    def __init__(self, folder: Path) -> None:
        """Read the kinds of a folder of pictures; any other kind is the USUAL one."""
        file = folder / FILE
        listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        self._kinds = msgspec.convert(listed, dict[str, Kind])

    def __getitem__(self, kind: str) -> Kind:
        return self._kinds.get(kind, USUAL)
