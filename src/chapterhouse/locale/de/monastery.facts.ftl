### Was in der Schachtel von Monastery liegt, wie die Seite über die Ausgabe es sagt. Ein Name steht
### über dem Wert einer Angabe; Angaben zu einem Plättchen heißen wie das Plättchen. Anmerkungen und
### Quellen haben ihr Englisch in editions/monastery.toml.

## die Teile der Datei

# en 9cb3cc77
facts-box = In der Schachtel
# en e03dd573
facts-players = Für jede Person
# en ee11a591
facts-abbey = Die Abtei
# en 3cc56bcd
facts-count = Wie viele Plättchen jeder Art
# en 8ed77774
facts-colour = Die Farbe jedes Plättchens
# en ef8ea24e
facts-value = Der Wert jedes Plättchens (im Wertungskreis)
# en 50f400d4
facts-boxes = Die Zahlenkästchen jedes Plättchens
# en 862f72b1
facts-edges = Die Kanten jedes Plättchens: Nord, Ost, Süd, West
# en 18a4bb06
facts-phrase = Der Satzteil jeder Farbe
# en 41a33904
facts-grid = Die Gebetstafel
# en 9277b69d
facts-dial = Die Stundenscheibe
# en eec55726
facts-groups = Gruppen von Plättchen
# en e54b52ac
facts-blessings = Segen
# en 49ba63e8
facts-moves = Bewegung
# en 104ab921
facts-work = Strapazen
# en 6e399f27
facts-prayer = Gebet
# en d92f9193
facts-testament = Testamentspunkte
# en 85129a9c
facts-gift = Für einen verschenkten Buchstaben

## worum es geht

# en 2af47b5b
fact-box-players = Zahl der Personen
# en a14d6a7d
fact-box-year = Erscheinungsjahr
# en dbc7afe2
fact-box-colours = Farben der Mitspielenden, im Uhrzeigersinn
# en 4da22a36
fact-box-tiles = Plättchen
# en 0b438c8a
fact-box-letters = Buchstaben
# en 4727a1a2
fact-box-screens = Sichtschirme
# en 1255869f
fact-box-dials = Stundenscheiben
# en dd698977
fact-box-bags = Beutel für die Plättchen
# en 2c888041
fact-players-monks = Mönche
# en 8d496cf0
fact-abbey-size = Felder von West nach Ost und von Nord nach Süd
# en 3a9dfa58
fact-abbey-colour = Farbe
# en e97d0ee2
fact-abbey-doors = Türen: drei im Norden, zwei im Osten, drei im Süden, zwei im Westen
# en 4677c3d2
fact-grid-order = Reihen, von oben
# en 9b28dabf
fact-grid-columns = Spalten, von links
# en ab64b906
fact-grid-upper = Obere Preise, von links
# en 2f4f7b49
fact-grid-lower = Untere Preise, von links
# en e08c0aa8
fact-dial-days = Tage
# en 185e9fb8
fact-dial-kinds = Runden eines Tages, der Reihe nach
# en 9ccbb3e4
fact-dial-draws = Plättchen, die in diesen Runden gezogen werden
# en d7f78978
fact-dial-names = Stunden eines Tages, der Reihe nach
# en 1e6360f8
fact-groups-path = Höchstzahl der Wegeplättchen in einer Gruppe
# en a58fdad1
fact-groups-field = Höchstzahl der Äcker in einer Gruppe
# en c953fde7
fact-groups-garden = Höchstzahl der Gärten in einer Gruppe
# en b916a4ca
fact-groups-path-points = Punkte für jedes Wegeplättchen einer Gruppe
# en dc51368b
fact-groups-field-points = Punkte für jeden Acker einer Gruppe
# en 8949aa97
fact-groups-garden-points = Punkte für jeden Garten einer Gruppe
# en a713473f
fact-blessings-total = Segen im Vorrat
# en c7772711
fact-blessings-rests = Übrige Punkte, ab denen es einen, zwei, drei und vier Segen gibt
# en 8b684742
fact-moves-points = Bewegungspunkte für jeden aufrecht stehenden Mönch
# en 7e27a479
fact-work-points = Punkte für Strapazen auf einem Plättchen
# en b248d76d
fact-work-farm = Punkte für Strapazen im Landwirtschaftsbetrieb
# en aefbaad3
fact-work-scriptum = Punkte für Strapazen in der Schreibstube
# en e9c62f64
fact-prayer-chapel = Punkte für ein Gebet in der Kapelle
# en f1ab9569
fact-prayer-chapel-most = Höchstzahl der Mönche, die in der Kapelle beten
# en 85da3bdd
fact-testament-letter = Für jeden großen Buchstaben
# en bf1f8f72
fact-testament-blessing = Für jeden Segen
# en 2f1be6bf
fact-gift-blessings = Segen für jeden Buchstaben

## Wörter in ihren Werten

# en 140bedbf
value-nothing = keine
# en 67fc3638
value-grey = grau
# en 5eb67f9f
value-brown = braun
# en 4cb14f35
value-both = grau und braun
# en 2e30eb88
value-none = farblos
# en 910192f9
value-path = { cli-pathway }
# en 71d5b545
value-gateway = { cli-gateway }
# en 2e1cfa82
value-empty = leer
# en f80105ef
value-grid-columns-letter = Buchstabe
# en 9b550d15
value-grid-columns-monk = Mönch
# en 58b948ce
value-dial-kinds-night = { round-night }
# en caad6f29
value-dial-names-night = { hour-night }
# en 09e60262
value-dial-names-none = { hour-none }

## ganze Sätze

# en c6fbd7b9
note-box-tiles = Die Geheimgänge sind dabei, die Abtei nicht.
# en 01d4941f
note-box-letters = Jeder ist auf einer Seite groß, auf der anderen klein.
# en 0dbafeb6
note-box-screens = Jeder hat eine Buchstabenleiste mit neun Feldern.
# en 43796339
note-players-monks = Einer beginnt in der Abtei, vier auf der Gebetstafel.
# en 7f1044d9
note-abbey-doors = Dass es zehn Stellen gibt, steht in der Anleitung; dass alle offen sind, haben wir gewählt, damit zu Beginn niemand eingeschlossen ist.
# en 78bbced3
note-count-chapter-house = Wir nehmen an, dass es jedes Gebäude mit einem Namen einmal gibt; so kommt man auf 53 Plättchen.
# en e4b41c10
note-count-path-straight = Äcker, Gärten und Wegeplättchen sind zusammen zwanzig; von jeder Art nehmen wir doppelt so viele, wie eine Gruppe haben darf, und die Hälfte der Wege gerade.
# en ed346d9b
note-count-path-corner = Äcker, Gärten und Wegeplättchen sind zusammen zwanzig; von jeder Art nehmen wir doppelt so viele, wie eine Gruppe haben darf, und die Hälfte der Wege gebogen.
# en 612debf8
note-count-field = Äcker, Gärten und Wegeplättchen sind zusammen zwanzig; von jeder Art nehmen wir doppelt so viele, wie eine Gruppe haben darf.
# en 7bf35045
note-colour-chapter-house = Ein Ort der Bildung oder der Andacht, also nehmen wir Grau an.
# en 57fc8358
note-colour-chapel = Die deutsche Anleitung nennt die Strapazen dort Studieren.
# en 5456dca5
note-colour-scriptum = Strapazen bringen hier in Studienrunden Punkte, und es ist keins der drei Doppelzweckplättchen.
# en 84d6f6b4
note-colour-library = Eine Besprechung nennt sie einen Ort des Studiums.
# en e193b745
note-colour-brewhouse = Ein Ort für Handwerk, Essen oder Tiere, also nehmen wir Braun an.
# en aa3486a4
note-colour-bakehouse = Eine Besprechung nennt sie einen Ort der Arbeit.
# en 425c12de
note-colour-farm = Strapazen bringen hier in Arbeitsrunden Punkte, und es ist keins der drei Doppelzweckplättchen.
# en 04d99be8
note-colour-smithy = Eine Besprechung nennt sie einen Ort lauter Arbeit.
# en 3d3915db
note-colour-field = In der Anleitung gibt es ein braunes Plättchen mit Torwegen, und die haben nur Äcker und Gärten.
# en d9404caa
note-colour-garden = In der Anleitung gibt es ein graues Plättchen mit Torwegen, und die haben nur Äcker und Gärten.
# en 7c4eae19
note-colour-secret-way-red = Nach der Anleitung hat es weder beide Farben noch keine; wir nehmen Grau an, damit es neben die Abtei gelegt werden kann.
# en 68959e22
note-value-chapter-house = Die Anleitung beschreibt ein graues Plättchen mit Wert 5, nennt aber keinen Namen; dass es der Saal ist, in dem sich alle Mönche treffen, haben wir gewählt.
# en 8a9f97e0
note-value-abbots-house = Hoch, weil das Symbol stark ist.
# en b9e7803b
note-value-dormitory = Ein großer Raum für viele.
# en d11278ee
note-value-scriptum = Ein mittlerer Wert.
# en 56b8f726
note-value-almonry = Für eine Art des Beginns braucht es mindestens vier graue Plättchen mit Wert 2.
# en e50fb73e
note-value-prison-cell = Mit einem Gefangenen und einem Besucher ist sie voll.
# en 1ba10f8f
note-value-kitchen = So viel, wie das Plättchen Zahlenkästchen hat.
# en 8d946c2e
note-value-smithy = Die Anleitung beschreibt ein braunes Plättchen mit Wert 2, nennt aber keinen Namen.
# en 9dcb2b1a
note-value-refectory = Die Anleitung beschreibt ein Doppelzweckplättchen mit Wert 4, nennt aber keinen Namen; der Speisesaal ist das größte der drei.
# en 04761523
note-value-infirmary = Zwischen den beiden anderen Doppelzweckplättchen.
# en 8f6ac4b0
note-value-garderobes = Das kleinste der drei Doppelzweckplättchen.
# en 5708fa33
note-value-beehive = Das Plättchen hat keinen Wertungskreis und zählt 0.
# en 40468a2c
note-value-field = Einen zu bauen bringt 1 Punkt, und so viel ist das braune Plättchen mit Torwegen in der Anleitung wert.
# en 6f1ae3bb
note-value-garden = Einen zu bauen bringt 2 Punkte, und so viel ist das graue Plättchen mit Torwegen in der Anleitung wert.
# en 0fdfadf2
note-value-secret-way-red = Damit zwei Mönche ihre Bewegung dort beenden können.
# en 5ec06552
note-boxes-chapter-house = Zuerst der Wert, dann mit jedem Kästchen eins weniger, wie in der Küche.
# en 2a4bce24
note-boxes-workshop = Zwei Mönche füllen sie und bekommen zusammen 3 Punkte.
# en e07e3ca5
note-boxes-beehive = Dieses Plättchen wird nie gebaut.
# en b0d66aad
note-boxes-path-straight = Ein Mönch baut es für 1 Punkt.
# en a75e7378
note-boxes-garden = Ein Mönch baut es für 2 Punkte.
# en 2be6163b
note-edges-chapter-house = Die Anleitung beschreibt ein graues Plättchen mit Wert 5 und vier Wegen.
# en 3f22c394
note-edges-abbots-house = In der Anleitung haben Plättchen mit höherem Wert mehr Wege; an welchen Kanten, haben wir gewählt.
# en 2dde0dee
note-edges-workshop = Die Anleitung beschreibt ein braunes Plättchen mit Wert 2 und zwei Wegen; ob sie in einer Linie liegen, haben wir gewählt.
# en 7cd64686
note-edges-refectory = Die Anleitung beschreibt ein Doppelzweckplättchen mit Wert 4 und drei Wegen; an welchen Kanten, haben wir gewählt.
# en ba99afa5
note-edges-path-straight = Nach der Anleitung hat es zwei Wege; ob sie in einer Linie liegen, haben wir gewählt.
# en 3d963fd3
note-edges-field = Nach der Anleitung hat das Plättchen Torwege; das dort beschriebene hat vier.
# en cac0841b
note-edges-secret-way-red = Bei allen vier Farben gleich.
# en c3b0fcff
note-phrase-red = Die Worte stehen in der Anleitung; welche Farbe welche hat, folgt aus der Reihenfolge beider Listen.
# en 4dc591dd
note-grid-order = In der Reihenfolge des Gebets.
# en 379ba714
note-grid-columns = Neun Buchstaben und vier Kreuze stehen in der Anleitung; ihre Reihenfolge haben wir gewählt.
# en 89537dfc
note-grid-upper = Besprechungen nennen Preise von 1 bis 10, die nach rechts steigen; welche doppelt sind, haben wir gewählt.
# en 76e79917
note-grid-lower = Nach der Anleitung sind sie niedriger; die Hälfte der oberen, aufgerundet, haben wir gewählt.
# en 6f24019f
note-dial-draws = Drei, zwei und eins stehen in der Anleitung; in welchen Runden, sagt eine Besprechung.
# en 9b256b57
note-dial-names = Mette, Sext, Vesper und Nacht stehen in der Anleitung; dazwischen liegen die anderen Stunden in ihrer üblichen Folge und eine, die wir gewählt haben.
# en 9633b68b
note-blessings-rests = In der deutschen Anleitung ist eine Zeile falsch gedruckt.
# en fb3508c6
note-prayer-chapel-most = Von jeder Person höchstens einer.
# en 02c00d7f
source-S1 = Die Anleitung von Monastery, Ragnar Brothers 2008, auf Englisch, Deutsch und Französisch: ihr Text ohne die Bilder
# en 6d0a97dd
source-S2 = Die deutsche Anleitung von Monastery allein, übersetzt von F. Koether
