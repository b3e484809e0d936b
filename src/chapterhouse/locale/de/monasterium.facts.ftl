### Was in der Schachtel von Monasterium liegt, wie die Seite über die Ausgabe es sagt. Ein Name steht
### über dem Wert einer Angabe. Anmerkungen und Quellen haben ihr Englisch in
### editions/monasterium.toml.
### $letter ist der Buchstabe eines Klosters oder einer Kategorie von Aufträgen.

## die Teile der Datei

# en 9cb3cc77
facts-box = In der Schachtel
# en 9197c352
facts-monasteries = Die Klöster
# en 7013af4c
facts-setup = Spielvorbereitung
# en ff8059dc
facts-actions = Aktionen
# en 6b631cc9
facts-costs = Was ein Novize kostet
# en 4e4d0995
facts-gains = Was Gebäude und Aktionen bringen
# en e04a2bb0
facts-window = Das Kirchenfenster
# en c7ea7298
facts-path = Der Weg
# en 739917b5
facts-board-2 = Der Spielplan für zwei
# en a825a1cf
facts-board-4 = Der Spielplan für drei oder vier
# en 93ffb8ce
facts-missions = Aufträge
# en ad484e29
facts-scoring = Schlusswertung

## worum es geht

# en 2af47b5b
fact-box-players = Zahl der Personen
# en 048c3c1e
fact-box-monasteries = Klöster
# en 4d79f281
fact-box-dice-white = Neutrale Würfel
# en 4769fb16
fact-box-dice-own = Persönliche Würfel jeder Person
# en 406433db
fact-box-tiles = Kirchenfenster-Plättchen jedes Klosters
# en 36574fcc
fact-box-tokens = Güter-Plättchen
# en 93ffb8ce
fact-box-missions = Aufträge
# en aeb67d5e
fact-monasteries-shape = Form eines Klosters
# en f76b558e
fact-monasteries = Farbe von Kloster { $letter }
# en 2d7c50ad
fact-monasteries-emblem = Emblem von Kloster { $letter }
# en 60003bca
fact-setup-white-dice = Neutrale Würfel jeder Person, zu zweit, zu dritt und zu viert
# en 3b2b0866
fact-setup-own-dice = Persönliche Würfel jeder Person zu Beginn
# en 5c7e3f5b
fact-setup-goods = Güter jeder Person zu Beginn
# en 2262a58e
fact-setup-tiles = Kirchenfenster-Plättchen in jeder Kapelle, zu zweit, zu dritt und zu viert
# en 8227f3d9
fact-setup-chapel-places = Plätze in jeder Kapelle, zu zweit, zu dritt und zu viert
# en db73f285
fact-setup-missions-drawn = Aufträge, die aus jeder Kategorie gezogen werden
# en 663ebe40
fact-setup-rounds = Runden in einem Klosterjahr, zu zweit, zu dritt und zu viert
# en b68ca081
fact-setup-years = Klosterjahre
# en 97c95c7a
fact-actions-standard = Standardaktionen der Spalten A bis E
# en 51f7eae8
fact-actions-row = Aktionen der Reihe { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, Spalten A bis E
# en 08c88ae7
fact-costs-building-goods = Güter für ein Gebäude, aus Reihe I und aus Reihe II
# en 450c5a29
fact-costs-building-influence = Einfluss für ein Gebäude
# en 71c68898
fact-costs-chapel = Einfluss für den ersten, den zweiten und jeden weiteren Novizen in einer Kapelle
# en c5c54b38
fact-costs-cloister = Rosenkränze für den ersten, den zweiten und jeden weiteren Novizen auf dem Kreuzgang
# en ac46f763
fact-gains-profane-points = Punkte für ein profanes Gebäude
# en 89034a61
fact-gains-workshop-points = Punkte für eine Werkstatt
# en cef9297e
fact-gains-common-points = Punkte für einen Gemeinschaftsraum
# en aace18e8
fact-gains-action-points = Punkte der Aktion II-E
# en 78eed268
fact-gains-flipped-die = Punkte für jeden Würfel auf einem umgedrehten Aktions-Plättchen
# en 1883d394
fact-window-row = Punkte für die vollständige { $number ->
    [1] obere
    [2] mittlere
   *[other] untere
} Reihe
# en a75c9f30
fact-window-column = Punkte für die vollständige Spalte { $number }
# en c0eb9b86
fact-window-row-bonuses = Boni der Reihen, von oben
# en f461775d
fact-window-column-bonuses = Boni der Spalten, von links
# en c7da07fe
fact-path-links = Klöster, mit denen jedes Feld verbunden ist, von links
# en 74fde728
fact-path-bonuses = Boni der Felder, von links
# en 14de0a73
fact-path-last-points = Punkte anstelle des Würfels auf dem letzten Feld
# en f722481e
fact-board-rooms = Gebäude von Kloster { $letter }, reihum, jedes mit den beiden Kreuzgangfeldern, an die es grenzt
# en 8d110a7d
fact-board-spaces = Kreuzgangfelder von Kloster { $letter }
# en 916f6167
fact-board-fours = In Kloster { $letter } mit einer 4 gekennzeichnet
# en 30bdc2f7
fact-missions-points = { $letter ->
    [C] Punkte für Auftrag C{ $number }
   *[other] Punkte für einen Auftrag der Kategorie { $letter } im { $number }. Jahr
}
# en 022e0e7a
fact-scoring-majority = Punkte für die meisten Novizen in einem Kloster
# en 2d9cb938
fact-scoring-chapels = Punkte für Novizen in 0, 1, 2, 3, 4 und 5 Kapellen
# en c9cd42bb
fact-scoring-cloister-factor = Punkte für jedes Paar eigener Novizen in einer Kapelle und auf ihrem Kreuzgang
# en 2dcd3d3a
fact-scoring-tool = Punkte für jedes übrige Werkzeug
# en 34464c47
fact-scoring-book = Punkte für jedes übrige Buch
# en 94a3eb51
fact-scoring-small-goods = So viele übrige Suppen, Einfluss und Rosenkränze ergeben 1 Punkt

## Wörter in ihren Werten

# en 140bedbf
value-nothing = keine
# en b1f51a51
value-red = rot
# en 16477688
value-blue = blau
# en ba4788b2
value-green = grün
# en c685a2c9
value-yellow = gelb
# en 8e0a1b0a
value-purple = violett
# en bd9dc5f7
value-flame = Flamme
# en 184c9266
value-dove = Taube
# en 3958765b
value-vine = Weinrebe
# en 27756f05
value-sun = Sonne
# en 40903c59
value-lily = Lilie
# en 9014fac8
value-soup = Suppe
# en f9d35d43
value-tool = Werkzeug
# en 6e317bcd
value-book = Buch
# en 22fefa8c
value-influence = Einfluss
# en b3ee62e6
value-rosary = Rosenkranz
# Was eine Aktion oder ein Bonus bringt.
# en b017303f
value-actions-send = einen Novizen entsenden
# en 84d59378
value-actions-soup = 1 Suppe
# en 35649eb0
value-actions-influence = 1 Einfluss
# en fc91c9e4
value-actions-rosary = 1 Rosenkranz
# en a9ba045d
value-actions-tool = 1 Werkzeug
# en dd2919b7
value-actions-envoy-1 = mit dem Gesandten 1 Feld vorziehen
# en 4082f273
value-actions-envoy-2 = mit dem Gesandten 2 Felder vorziehen
# en 44cb3623
value-actions-exchange = tauschen
# en 2117bc30
value-actions-send-cheaper = einen Novizen für 1 Einfluss weniger entsenden
# en d54bda4b
value-actions-pair = 2 Suppen oder 2 Einfluss oder 2 Rosenkränze
# en 794b676b
value-actions-points-3 = 3 Punkte
# en 08597115
value-actions-tile = ein Kirchenfenster-Plättchen
# en b423e0a5
value-actions-flip = keine Aktion: das Aktions-Plättchen wird umgedreht
# en 8b1a0c10
value-window-soup = { value-actions-soup }
# en ac5dd66f
value-window-influence = { value-actions-influence }
# en 30e9ff26
value-window-rosary = { value-actions-rosary }
# en 95398eac
value-window-tool = { value-actions-tool }
# en 40724e11
value-window-book = 1 Buch
# en 93368948
value-window-envoy-2 = { value-actions-envoy-2 }
# en 1193ec3d
value-path-links-nothing = kein Kloster
# en 3443aefd
value-path-bonuses-nothing = { bonus-none }
# en 34accdfa
value-any-action = { bonus-any-action }
# en 96a4508b
value-influence-or-rosary = { bonus-influence-or-rosary }
# en 90cb1616
value-soup-or-exchange = { bonus-soup-or-exchange }
# en 9f668f19
value-window = { bonus-window }
# en 8004be33
value-die = persönlicher Würfel
# Ein Gebäude und die beiden Kreuzgangfelder, an die es grenzt.
# en 06e48248
item-board-profane = profanes Gebäude { $number }–{ $other }
# en 32682cb4
item-board-workshop = Werkstatt { $number }–{ $other }
# en 9d45ece7
item-board-common = Gemeinschaftsraum { $number }–{ $other }
# en 5c0e777c
item-board-room = Gebäude { $number }
# en 6e197f3c
item-board-space = Kreuzgangfeld { $number }
# Was ein Auftrag verlangt: einen Bereich eines Klosters oder eine Anzahl.
# en a344fcb5
item-missions-chapel = Kapelle von { $letter }
# en 923c8863
item-missions-building = Gebäude in { $letter }
# en 4aa85d83
item-missions-profane = profanes Gebäude in { $letter }
# en 423ebb6a
item-missions-workshop = Werkstatt in { $letter }
# en f454dfff
item-missions-common = { $number ->
    [0] Gemeinschaftsraum in { $letter }
    [one] { $number } Novize in Gemeinschaftsräumen
   *[other] { $number } Novizen in Gemeinschaftsräumen
}
# en 293717f1
item-missions-cloister = { $number ->
    [0] Kreuzgang von { $letter }
    [one] { $number } Novize auf Kreuzgangfeldern
   *[other] { $number } Novizen auf Kreuzgangfeldern
}
# en 9f3994e9
item-missions-novices = { $number ->
    [one] { $number } entsandter Novize
   *[other] { $number } entsandte Novizen
}
# en 275f0e00
item-missions-window = { $number ->
    [one] Plättchen aus { $number } Kloster im eigenen Kirchenfenster
   *[other] Plättchen aus { $number } Klöstern im eigenen Kirchenfenster
}
# en dd4b0f77
item-missions-dice = { $number ->
    [one] { $number } persönlicher Würfel
   *[other] { $number } persönliche Würfel
}

## ganze Sätze

# en 34e3a552
note-box-tokens = Der Vorrat geht nie aus.
# en da90694a
note-box-missions = Je fünf in drei Kategorien: Die fünf der Kategorie C beschreibt die Anleitung, zehn bleiben für A und B.
# en a33c09e6
told-monasteries-shape = eine Kapelle, darum ein Ring von Kreuzgangfeldern, darum ein Ring von Gebäuden
# en f362d49b
note-monasteries-A = Ein Bericht nennt ein rotes Kloster; seinen Buchstaben haben wir gewählt.
# en 27cb81b6
note-monasteries-B = Ein Bericht nennt ein blaues Kloster; seinen Buchstaben haben wir gewählt.
# en 5268db29
note-monasteries-C = Ein Bericht nennt ein grünes Kloster; seinen Buchstaben haben wir gewählt.
# en f7d31ca1
note-monasteries-D = Die Farbe haben wir gewählt.
# en eb28aad1
note-monasteries-A-emblem = Das Emblem haben wir gewählt.
# en 41ce1500
note-monasteries-B-emblem = Eines der Embleme ist eine Taube; welches Kloster sie hat, haben wir gewählt.
# en c5acf8d6
note-actions-standard = Die Anleitung zählt sechs auf, den Joker zuletzt; wir nehmen den Platz in der Liste für die Zahl des Würfels.
# en ce3d0d9b
note-actions-row-1 = Die Anleitung zählt fünf für fünf Spalten auf; wir folgen ihrer Reihenfolge.
# en 8c43eb71
note-actions-row-2 = In der Reihenfolge der Liste; in einem Beispiel der Anleitung liegt die fünfte in Spalte E.
# en 6d6e22a0
note-window-row-1 = Das neunte Plättchen bringt 5 Punkte für seine Reihe, welche es auch ist.
# en 836be643
note-window-column-1 = Wir nehmen an, dass es so viele sind wie in Spalte 3.
# en 25136311
note-window-column-3 = Das neunte Plättchen kommt immer in diese Spalte.
# en 78a759fc
note-path-links = Jedes Kloster ist mit drei Feldern hintereinander verbunden, das haben wir so gewählt; dass ein Feld mit C und E verbunden ist, steht in der Anleitung.
# en b260cad2
note-path-bonuses = Die Arten der Boni stehen in der Anleitung, ebenso der Würfel auf dem letzten Feld; wo die anderen liegen, haben wir gewählt.
# en c6a6c5c6
note-board-2-A-rooms = Ein Ring aus so vielen Gebäuden, wie die Kapelle Plätze hat; eine Art kommt zweimal vor.
# en 8cfeb5e7
note-board-2-A-spaces = So viele, wie es Gebäude gibt: zwei für jede Person.
# en 1978328d
note-board-4-A-rooms = Ein Ring aus so vielen Gebäuden, wie die Kapelle Plätze hat; Nachbarn sind von verschiedener Art.
# en f32df6b6
note-board-4-A-fours = Zu dritt sind sie blockiert; so bleiben zwei Gebäude jeder Art offen.
# en c061638d
note-missions-points-A-1 = Dass es mit jedem Jahr weniger werden, steht in der Anleitung; wie viele es sind, haben wir gewählt.
# en 48d60d7a
note-missions-points-B-1 = Ein Bericht nennt sie; dass sie zur Kategorie B gehören, haben wir gewählt.
# en d156e82e
note-missions-points-B-2 = Zwischen den beiden, die ein Bericht nennt.
# en 72494909
note-missions-A1 = Zwei Gebäude und eine Kapelle: die leichtere Kategorie.
# en 630e721f
note-missions-B1 = Ein Bericht nennt eine solche Karte mit einer Werkstatt; hier darf es jedes Gebäude sein.
# en fd0523d0
note-missions-B2 = Eine Kapelle, ein Gebäude und ein Kreuzgangfeld: die schwerere Kategorie.
# en 810970a6
note-missions-C1 = Zusätzliche Novizen zählen mit.
# en 8680e180
note-missions-C1-points = Zwischen dem, was die anderen Kategorien im 1. und im 2. Jahr bringen.
# en 14cc3f69
note-missions-C3-points = Der schwerste der fünf, also bringt er am meisten.
# en 79e2529c
note-missions-C4-points = Wenige, weil die Plättchen selbst schon ein Gewinn sind.
# en 62585224
note-missions-C5-points = Wenige, weil die Würfel selbst schon ein Gewinn sind.
# en c35e6e75
note-scoring-majority = Wer gleichauf liegt, bekommt sie jeweils voll.
# en c6a1266d
note-scoring-chapels = Dass es ohne Kapelle nichts gibt, folgt aus der Anleitung.
# en 040a98eb
source-S1 = Die deutsche Anleitung von Monasterium, dlp games 2020: ihr Text ohne die Bilder
