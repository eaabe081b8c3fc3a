"""Analysis: what a finished game tells, by games that search plays on from its choices."""
