"""The arena: bots against bots, and what the results allow to say."""
