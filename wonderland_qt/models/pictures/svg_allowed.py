"""What of SVG a picture of a pack may use: what QtSvg draws, without links, scripts and animations."""

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
"""What is drawn again wherever it is named; none of them may name another."""

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
"""What does something by itself: without it the picture would be another one, so it is refused."""

LINKING = frozenset({"use", "image", "pattern"}) | GRADIENTS
"""The elements whose `href` is kept."""

PRESENTATION = frozenset({
    "color", "color-interpolation", "color-interpolation-filters", "display", "fill", "fill-opacity",
    "fill-rule", "filter", "flood-color", "flood-opacity", "font-family", "font-size", "font-style",
    "font-variant", "font-weight", "image-rendering", "marker", "marker-end", "marker-mid",
    "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity", "overflow", "shape-rendering",
    "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
    "transform", "vector-effect", "visibility",
})  # fmt: skip
"""What an attribute of its own, an attribute `style` or a style sheet may say."""

MEASURES = frozenset({
    "cx", "cy", "d", "dx", "dy", "fr", "fx", "fy", "gradientTransform", "height", "k1", "k2", "k3",
    "k4", "markerHeight", "markerWidth", "offset", "patternTransform", "points", "r", "refX", "refY",
    "rx", "ry", "stdDeviation", "stroke-dasharray", "stroke-dashoffset", "stroke-width", "transform",
    "values", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2", "font-size",
})  # fmt: skip
"""What is written in numbers."""

ATTRIBUTES = PRESENTATION | MEASURES | frozenset({
    "baseProfile", "class", "filterUnits", "gradientUnits", "id", "in", "in2", "markerUnits",
    "maskContentUnits", "maskUnits", "mode", "operator", "orient", "patternContentUnits",
    "patternUnits", "preserveAspectRatio", "primitiveUnits", "result", "rotate", "spreadMethod",
    "type", "version",
})  # fmt: skip
