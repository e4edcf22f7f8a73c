"""What people are shown of the game."""
