"""Tournaments of people: who meets whom, what it is worth, and how the rounds go on."""
