"""Tables without a server: the same rooms, run by whoever looks at the page, in their browser."""
