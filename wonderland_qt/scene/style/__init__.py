"""Style: the colours, light, forms and looks that all pictures share."""
