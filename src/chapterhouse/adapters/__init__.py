"""Doors for programs that learn, in the shapes of their libraries: the extra `rl`."""
