"""Validation of a whole YAML document as one record, such as a manifest; each mistake has its position."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
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
        places = Places(document.text)  # slow to find, so once for all complaints
        found = complaints(model, error)
        raise ContentMistakes(_mistake_at(document, places, complaint) for complaint in found) from None


def _mistake_at(document: Document, places: Places, complaint: Complaint) -> Mistake:
    """Return a complaint about a document as a mistake with its line and column."""
    line, column = places.place(complaint.path, complaint.at_key)
    where = dotted(complaint.path, document.sections)
    return Mistake(document.path, line, column, where, complaint.message)
