"""What a rulebook's author fears: hunted in many games, and shown as briefly as it can be."""
