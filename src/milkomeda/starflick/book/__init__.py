"""The rulebook, made from the options; and what the drafts left open."""
