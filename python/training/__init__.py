"""Training of the nets that Traumfabrik ships (docs/learning.md)."""
