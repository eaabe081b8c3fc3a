"""The drawn table: a Graphics View scene that shows the models, without knowing any game or rule."""
