"""Silhouettes: plain outlines of sheets, cards and discs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

DISC = "disc"
ROUNDINGS = {"sheet": 0.03, "trace": 0.08, "cells": 0.03, "card": 0.1, "token": 0.18, "plate": 0.25}
"""The radius of corners by shape, as a part of the shorter side."""


def silhouette(shape: str, room: QRectF) -> QPainterPath:
    """Return the silhouette of a shape that fills a room: an ellipse, or a rectangle with round corners.

    Unlisted shapes have the corners of tokens.
    """
    path = QPainterPath()
    if shape == DISC:
        path.addEllipse(room)
    else:
        radius = min(room.width(), room.height()) * ROUNDINGS.get(shape, ROUNDINGS["token"])
        path.addRoundedRect(room, radius, radius)
    return path
