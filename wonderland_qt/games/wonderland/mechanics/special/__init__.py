"""Special rules: too odd for the vocabulary, named by content, one file a family."""
