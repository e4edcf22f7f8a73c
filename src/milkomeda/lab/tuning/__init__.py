"""Rules are changed, as little as can be, until games are as somebody wants them."""
