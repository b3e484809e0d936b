"""Speed: ours and our peers', one beside the other, in one run. `make bench` starts it."""
