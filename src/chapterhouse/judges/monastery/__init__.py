"""What a good position of Monastery is."""
