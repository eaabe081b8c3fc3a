"""Stars for a solved challenge, told apart by shape as well as by colour."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from wonderland_qt.app.paper.panels import styled
from wonderland_qt.models.challenges.tried_challenges import MOST_STARS

EARNED, TO_EARN = "★", "☆"


def stars_of(count: int) -> str:
    """Return `count` filled stars, and outlined ones for the rest."""
    return EARNED * count + TO_EARN * (MOST_STARS - count)


def stars_label(count: int, spoken: str) -> QLabel:
    """Return a label of stars; screen readers say `spoken` instead."""
    label = styled(QLabel(stars_of(count)), "stars")
    label.setAccessibleName(spoken)
    return label
