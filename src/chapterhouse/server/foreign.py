"""What is read that anybody may have written."""

from typing import Final

from msgspec import MsgspecError

# What reading it as JSON raises: it is none, or something else, too deep, or no text at all, be it
# as bytes or as a string of a browser, which can hold half a sign
NO_JSON: Final = (MsgspecError, RecursionError, UnicodeError)
