"""The server: tables in the browser. It knows no rule of any game."""
