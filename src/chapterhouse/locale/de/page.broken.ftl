# en 262f9c77
broken-title = Hier ist etwas kaputt
# en fc811538
broken-text = Die Seite ist auf einen Fehler von uns gestoßen und kann nicht weiter. Nichts von dem, was gespielt wurde, ist verloren; lade die Seite neu.
# en d62bc4a3
broken-again = Neu laden
# en 66c9326e
broken-home = Zur Startseite
