"""What is found out by playing many games. Needs the extra `lab`."""
