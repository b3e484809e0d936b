"""Biblios: gifts, auctions and hidden hands."""
