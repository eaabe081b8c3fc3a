"""Buildings: what may be built on squares, and what it brings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from wonderland_qt.components.amounts import MOST_COPIES, Count, Some
from wonderland_qt.components.entries import Entry
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.words.message_parts import alternatives
from wonderland_qt.engine.words.texts import Text, text

Copies = Annotated[int, Field(ge=1, le=MOST_COPIES)]
ResourceRef = Annotated[str, RefTo("resources")]
TerrainRef = Annotated[str, RefTo("terrains")]
BuildingKind = Literal["city", "farm", "sky_tower", "camp"]

FIELDS: dict[str, tuple[str, ...]] = {
    "city": ("strength",),
    "farm": ("produces", "produces_one_of"),
    "sky_tower": (),
    "camp": ("number",),
}
"""By kind of building, the fields of which it has exactly one."""


class Building(Entry):
    """A building; each of its copies is a card.

    A city has a `strength`, a farm `produces` resources or, as a trading post, one of several, a camp has a
    `number`. `terrain` says where it may stand; camps stand on any unoccupied square.
    """

    kind: BuildingKind
    copies: Copies
    terrain: Literal["any"] | tuple[TerrainRef, ...] = "any"
    strength: Count = 0
    produces: tuple[ResourceRef, ...] = ()
    produces_one_of: tuple[ResourceRef, ...] = ()
    number: Count = 0

    @model_validator(mode="after")
    def _has_the_fields_of_its_kind(self) -> Building:
        """Raise WrongValue if a field of another kind is set, or not just one field of its own kind."""
        own_fields = FIELDS[self.kind]
        all_fields = [field for fields in FIELDS.values() for field in fields]
        fields_set = [field for field in all_fields if getattr(self, field)]
        for field in fields_set:
            if field not in own_fields:
                raise WrongValue(text("building-has-no", kind=self.kind, field=field))
        if own_fields and len(fields_set) != 1:
            raise WrongValue(text("building-needs", kind=self.kind, fields=alternatives(own_fields)))
        if self.kind == "camp" and self.terrain != "any":
            raise WrongValue(Text("camp-anywhere"))
        return self


class Provisions(Entry):
    """The card that draws and plays more cards at once (PLAY-11)."""

    copies: Copies
    draw_and_play: Some
