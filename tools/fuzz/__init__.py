"""Looks for calls that do harm: random games by every way into the engine, and wild calls of the whole public API."""
