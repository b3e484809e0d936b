# What the page says when it is broken: it is always there, whatever else could not be loaded.

broken-title = Something is broken here
broken-text = The page met a fault of ours and cannot go on. Nothing that was played is lost; load the page again.
broken-again = Load again
broken-home = Go to the first page
