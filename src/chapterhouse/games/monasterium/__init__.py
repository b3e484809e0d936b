"""Monasterium: dice, novices and five monasteries, all of it open."""
