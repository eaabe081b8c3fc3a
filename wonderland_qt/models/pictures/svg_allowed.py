"""The elements and attributes of SVG that packs' pictures may use: no links, scripts or animations."""

from __future__ import annotations

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"

SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
TEXTS = frozenset({"text", "tspan"})
GRADIENTS = frozenset({"linearGradient", "radialGradient"})
FILTER_STEPS = frozenset({
    "feBlend", "feColorMatrix", "feComposite", "feFlood", "feGaussianBlur", "feMerge", "feMergeNode",
    "feOffset",
})  # fmt: skip
REPEATING = frozenset({"marker", "mask", "pattern"})
"""Elements that are drawn again at each reference; they may not refer to each other."""

ELEMENTS = (
    frozenset({"svg", "g", "defs", "symbol", "use", "image", "style", "stop", "filter"})
    | SHAPES | TEXTS | GRADIENTS | FILTER_STEPS | REPEATING
)  # fmt: skip
GROUPS = frozenset({"a", "switch"})
"""Elements that only hold others; they become groups."""

ACTIVE = frozenset({
    "script", "handler", "set", "animate", "animateColor", "animateMotion", "animateTransform",
    "discard",
})  # fmt: skip
"""Active elements, which are refused and not left out, because the picture would look different."""

LINKING = frozenset({"use", "image", "pattern"}) | GRADIENTS
"""Elements whose `href` is kept."""

PRESENTATION = frozenset({
    "color", "color-interpolation", "color-interpolation-filters", "display", "fill", "fill-opacity",
    "fill-rule", "filter", "flood-color", "flood-opacity", "font-family", "font-size", "font-style",
    "font-variant", "font-weight", "image-rendering", "marker", "marker-end", "marker-mid",
    "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity", "overflow", "shape-rendering",
    "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
    "transform", "vector-effect", "visibility",
})  # fmt: skip
"""Properties allowed as attributes, in `style` attributes and in style sheets."""

MEASURES = frozenset({
    "cx", "cy", "d", "dx", "dy", "fr", "fx", "fy", "gradientTransform", "height", "k1", "k2", "k3",
    "k4", "markerHeight", "markerWidth", "offset", "patternTransform", "points", "r", "refX", "refY",
    "rx", "ry", "stdDeviation", "stroke-dasharray", "stroke-dashoffset", "stroke-width", "transform",
    "values", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2", "font-size",
})  # fmt: skip
"""Attributes with numeric values."""

ATTRIBUTES = PRESENTATION | MEASURES | frozenset({
    "baseProfile", "class", "filterUnits", "gradientUnits", "id", "in", "in2", "markerUnits",
    "maskContentUnits", "maskUnits", "mode", "operator", "orient", "patternContentUnits",
    "patternUnits", "preserveAspectRatio", "primitiveUnits", "result", "rotate", "spreadMethod",
    "type", "version",
})  # fmt: skip
