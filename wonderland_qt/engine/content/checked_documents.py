"""Validation of a whole YAML document as one record, such as a manifest; each mistake has its position."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import Document, dotted

RecordT = TypeVar("RecordT", bound=BaseModel)


def checked_document(model: type[RecordT], document: Document) -> RecordT:
    """Return a document validated as a record; raises ContentMistakes."""
    if document.sections is None or document.mistakes:
        raise ContentMistakes(document.mistakes)
    try:
        return model.model_validate(document.sections)
    except ValidationError as error:
        places, sections = Places(document.text), document.sections
        raise ContentMistakes(
            Mistake(document.path, *places.place(c.path, c.at_key), dotted(c.path, sections), c.message)
            for c in complaints(model, error)
        ) from None
