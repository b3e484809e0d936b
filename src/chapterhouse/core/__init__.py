"""What every game is made of: no game, no input or output, no randomness, no dependency."""
