"""The pieces on a table as an item model, and the engine's types that the scene may use."""
