"""What can be asked for by HTTP, and the socket of a table."""
