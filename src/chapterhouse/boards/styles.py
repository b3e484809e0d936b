"""The styles in which boards, and what stands beside them, are written."""

from typing import Final

# In the middle between black and white, so that each has a contrast of 4.5 with both.
STYLES: Final = {
    "monks": "#a66844",
    "pigments": "#3373e2",
    "books": "#2d875a",
    "manuscripts": "#b95f0f",
    "tomes": "#bb4bac",
    "gold": "#957211",
    "church": "#517e87",
    "ink-red": "#e7262c",  # of monasteries and players
    "ink-blue": "#3373e2",
    "ink-green": "#2d875a",
    "ink-yellow": "#957211",
    "ink-purple": "#bb4bac",
    "soft": "#7b776d",
    "rubric": "#e7262c",
    "title": "bold",
    "point": "bold #957211",  # whose turn it is, and what may be typed
}
