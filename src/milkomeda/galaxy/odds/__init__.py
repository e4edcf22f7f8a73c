"""How fights end: what they are worth with both sides at their best, and how they go then."""
