# Why a picture of a pack is not drawn. Each says what is wrong and what to do.

picture-too-large = this picture is larger than 4 MB; simplify it
picture-not-utf-8 = this picture is not in UTF-8; save it as plain SVG
picture-no-svg = this is not an SVG picture; save it as plain SVG
picture-not-xml = this picture is not valid XML; save it as plain SVG
# $what is an element or attribute such as <script>.
picture-active = this picture has active content ({ $what }); save it as plain SVG, without scripts and entities
picture-outside = this picture refers to a file outside itself; embed what it shows
picture-embedded = this picture embeds something other than a PNG or JPEG picture; embed one of these
picture-elements = this picture has more than { $most } elements; simplify it
picture-nested = the elements of this picture are nested more than { $most } levels deep; ungroup some of them
picture-long = an attribute of this picture is longer than { $most } characters; simplify the path or cut it into several
picture-texts = this picture holds more than { $most } characters of text; convert text to paths
picture-styles = the style sheets of this picture are too long; save it as plain SVG, with attributes instead
picture-style-unread = a style of this picture has a comment or a backslash; save it as plain SVG
picture-style-names = a style sheet of this picture names a pattern, mask, marker or filter; name it in an attribute
picture-coordinates = this picture has coordinates beyond { $most }; draw it smaller
picture-use-in-use = this picture has a clone of a clone (<use> within <use>); unlink one of them
picture-drawn = with its clones, patterns, masks and markers this picture draws more than { $most } elements; unlink and simplify some
picture-repeated = this picture uses patterns, masks and markers more than { $most } times; turn some of them into plain shapes
picture-repeats-in-repeats = a pattern, mask or marker of this picture uses another one or a filter; turn it into plain shapes
picture-chain = gradients or patterns of this picture are based on each other more than { $most } times; unlink them
picture-filters = this picture uses more than { $most } filters, or more than { $steps } steps of filters; turn the effects into plain shapes
picture-pixels = the embedded pictures have more than { $most } million pixels; embed smaller ones
picture-undrawn = this SVG picture has no size or cannot be drawn; save it as plain SVG
picture-long-shape = this picture is more than { $most } times as long as it is wide; give it another shape
picture-slow = this picture takes too long to draw; simplify it
picture-broke = this picture needs too much memory or cannot be drawn; simplify it

# What is said of such a picture: $why is one of the reasons above.
picture-left-out = { $why }; until then a generated picture is shown instead

# Heading over pictures that are not drawn.
packs-pictures = { $count ->
    [one] One picture is not drawn
   *[other] { $count } pictures are not drawn
}
