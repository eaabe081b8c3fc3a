"""Reports as pages of HTML, each a single file with its plots."""
