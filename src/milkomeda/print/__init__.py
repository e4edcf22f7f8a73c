"""Cards, boards and rules on paper, and as pictures for virtual tables."""
