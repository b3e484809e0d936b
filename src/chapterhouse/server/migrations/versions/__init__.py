"""The steps by which the file came to be as it is."""
