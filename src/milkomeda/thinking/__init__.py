"""Bots think in processes of their own, compiled as soon as a compiled engine is there."""
