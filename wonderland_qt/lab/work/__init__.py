"""Work in many parts: shared out to processes or a cluster, and written down as it is done."""
