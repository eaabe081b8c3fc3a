"""Plain: the table as an outline, beside lists of options, scores and log; the accessible view."""
