### Das Brett von Monastery auf Deutsch: was auf dem Tisch selbst steht.
###
### Plättchen, Stunden, Farben und Aktionen heißen wie in monastery.ftl. $name ist der Name einer Person
### oder eines Plättchens, immer im Nominativ, und wird nie gebeugt.

## Die Teile des Bretts

# en dc711bb3
board-mon-map = Das Kloster
# en 0b438c8a
board-mon-letters = Gebetstafel
# en e351eea6
board-mon-score = Wertungszug
# en 84e12ac6
board-mon-players = Alle am Tisch
# en c85e0708
board-mon-hand = Deine Plättchen
# en a240f556
board-mon-hand-empty = Hinter deinem Sichtschirm ist kein Plättchen.
# en 833ed0a5
board-mon-drawn = Gezogen, noch nicht behalten
# en d831a8df
board-mon-instead = Drücken, um es stattdessen zu legen.
# en c4c609e5
board-mon-give-back = Drücken, um es hinter den Sichtschirm zurückzulegen.
# en be176b00
board-mon-part-map = Kloster
# en 0b438c8a
board-mon-part-letters = Buchstaben
# en 9ea9bd21
board-mon-part-score = Wertung
# en 84e12ac6
board-mon-part-players = Personen
# en f3806879
board-mon-choose = Danach wählst du weiter.

## Das Kloster

# en 6ac11aef
board-mon-map-keys = Der Plan des Klosters. Pfeiltasten verschieben ihn, Plus und Minus machen ihn größer und kleiner, 0 zeigt ihn ganz, Enter führt zu den Plättchen.
# en b05e2520
board-mon-closer = Größer
# en 00417195
board-mon-farther = Kleiner
# en 2150d8df
board-mon-all = Alles zeigen
# en 40732a03
board-mon-several = { $count ->
    [one] { $name }: { $count } Möglichkeit
   *[other] { $name }: { $count } Möglichkeiten
}
# en 7d9eb7ac
board-mon-close = Schließen
# en 2751356d
board-mon-turn = Plättchen drehen
# en fc78a337
board-mon-at = { $name } ({ $x }/{ $y })
# en 82f717b3
board-mon-beside = { $name }, Nachbarn: { $names }
# en bace36f9
board-mon-ahead = { $name }; Ziel: { $place }
# en 0c87ed81
board-mon-study = Studium
# en ddf015a7
board-mon-toil = Arbeit
# en f5c412b6
board-mon-both = Studium und Arbeit
# en 43a5c3c2
board-mon-plan = im Bau, Zahlenkästchen { $numbers }
# en 92a8eace
board-mon-built = fertig gebaut, Wert { $value }
# en 4ea94954
board-mon-feature = hier darf kein Mönch sein
# en a18b869b
board-mon-full = voll besetzt
# en e0c8afff
board-mon-turned = in dieser Runde fertig gebaut
# en 9e2a1fb6
board-mon-ways = Wege: { $sides }.
# en 55b6cde2
board-mon-gates = Torwege: { $sides }.
# en dc365e79
board-mon-north = Norden
# en 6bdb262b
board-mon-east = Osten
# en 2daa8d4a
board-mon-south = Süden
# en 76a79620
board-mon-west = Westen
# en a2add86c
board-mon-blessings = { $count } Segen
# en 788dc55c
board-mon-standing = { $count ->
    [one] ein Mönch von { $name }
   *[other] { $count } Mönche von { $name }
}
    .mine = { $count ->
        [one] ein Mönch von dir
       *[other] { $count } Mönche von dir
    }
# en 66d0b61b
board-mon-praying = { $count ->
    [one] ein betender Mönch von { $name }
   *[other] { $count } betende Mönche von { $name }
}
    .mine = { $count ->
        [one] ein betender Mönch von dir
       *[other] { $count } betende Mönche von dir
    }
# en 90442eb4
board-mon-in-box = { $name } im Zahlenkästchen mit der { $number }
    .mine = dein Mönch im Zahlenkästchen mit der { $number }
# en c053013d
board-mon-cost = { $points ->
    [one] { $name }: { $points } Bewegungspunkt
   *[other] { $name }: { $points } Bewegungspunkte
}
# Auf wie viele freie Felder ein Plättchen passt, das man erst ansieht.
# en 79ea2d13
board-mon-fits = { $count ->
    [0] Es passt jetzt nirgends.
    [one] Es passt auf { $count } Feld.
   *[other] Es passt auf { $count } Felder.
}

## Der Kalender

# en 0e8491f5
board-mon-day = Tag { $day }
    .now = Tag { $day }, Stunde { $hour } von 10
# en f4db1e48
board-mon-end = Ende
# en dcf59a52
board-mon-dial = Die Stundenscheibe, Tag { $day }
# en 00b34951
board-mon-space = { $hour }: { $round }
    .draws = { $hour }: { $round }, { $draws } Plättchen
# en e7b6433b
board-mon-now = (jetzt)

## Wer an der Reihe ist, und wofür

# en 91148b6a
board-mon-phase-deal = Die Farben werden zugeteilt
# en d677190e
board-mon-phase-service = Betstunde
# en 4e9f8db8
board-mon-phase-night = Nacht
# en 9ed60853
board-mon-phase-over = Ende der Partie
# en 1999da7a
board-mon-phase-movement = Legen und Bewegung: { $name }
    .mine = Du bist dran: Legen und Bewegung
# en d6e0a762
board-mon-phase-scoring = Wertung: { $name }
    .mine = Du bist dran: Wertung
# en d5bf400e
board-mon-left = { $points ->
    [one] Noch { $points } Bewegungspunkt
   *[other] Noch { $points } Bewegungspunkte
}
# en 3ffaf2d2
board-mon-to-spend = { $points ->
    [one] Noch { $points } Punkt
   *[other] Noch { $points } Punkte
}
# en 0570209f
board-mon-purse = { $count } Segen zum Ausgeben

## Wer mitspielt

# en ac03a4f7
board-mon-asked = ist am Zug
# en 6926bbfd
board-mon-abbot = Abt
# en 74a347cf
board-mon-colour = Farbe: { $colour }
# en 28575285
board-mon-no-colour = noch keine Farbe
# en 30dfe7e6
board-mon-tiles = { $count } Plättchen hinter dem Sichtschirm
# en 6a60c77f
board-mon-no-blessings = Zahl der Segen verdeckt
# en 6c79b771
board-mon-on-grid = { $count ->
    [one] { $count } Mönch auf der Gebetstafel
   *[other] { $count } Mönche auf der Gebetstafel
}
# en 948250d9
board-mon-lower = zahlt die unteren Preise
# en 369be3cb
board-mon-partner = im Team mit { $name }
# en 0c63af4c
board-mon-points = { $points ->
    [one] { $points } Testamentspunkt
   *[other] { $points } Testamentspunkte
}
# en 7209b647
board-mon-strip = Satzteil von { $name }: { $letters }
# en ed865548
board-mon-final = Was ihr hinterlasst
# en b5eb82c4
board-mon-space-free = { $letter } frei
# en 56dd941e
board-mon-space-large = { $letter } groß
# en 4264b7c4
board-mon-space-small = { $letter } klein

## Was allen gemeinsam ist

# en eb127795
board-mon-bag = Beutel: { $count } Plättchen
# en dfc7503c
board-mon-pool = Vorrat: { $count } Segen

## Die Gebetstafel

# en 5a6e4f56
board-mon-upper = Preise
# en 2b39f6d9
board-mon-lower-row = Preise nach vollständigem Satzteil
# en f46429b8
board-mon-yours = deine Preise
# en fad04aba
board-mon-row = Reihe in { $colour }: { $name }
    .nobody = Reihe in { $colour }: niemand
# en a9529204
board-mon-letter = { $letter }, Spalte { $column }
# en 1ea7631b
board-mon-letter-small = kleines { $letter }, Spalte { $column }
# en 253946b2
board-mon-monk = Mönch, Spalte { $column }
# en e36efc66
board-mon-gone = leer, Spalte { $column }
# en 7417202e
board-mon-needed = (fehlt auf deiner Buchstabenleiste)

## Der Wertungszug

# en 6e399f27
board-mon-prayer = Gebet
# en 104ab921
board-mon-work = Strapazen
# en 81c30add
board-mon-icons = Nutzbare Symbole
# en c053013d
board-mon-brings = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
# en 66050df9
board-mon-no-prospect = Hier gäbe es jetzt keine Punkte.
# en cb59c85e
board-mon-not-scoring = Hier stehen in jedem Wertungszug die Punkte für Gebet und Strapazen.

## Die Galerie für alle, die am Brett zeichnen

# en 4da22a36
board-mon-showcase-tiles = Plättchen
# en 9cb5654b
board-mon-showcase-signs = Zeichen
