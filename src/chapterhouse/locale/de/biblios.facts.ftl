### Was in der Schachtel von Biblios liegt, wie die Seite über die Ausgabe es sagt. Ein Name steht
### über dem Wert einer Angabe. Anmerkungen und Quellen haben ihr Englisch in editions/biblios.toml.

## die Teile der Datei

# en 9cb3cc77
facts-box = In der Schachtel
# en e03c4140
facts-scriptorium = Das Skriptorium und seine Würfel
# en 2a07e57a
facts-seals = Die Siegel auf den Karten
# en 2c888041
facts-monks = Mönche
# en 6293d963
facts-pigments = Pigmente
# en 1d3cee9d
facts-books = Heilige Schriften
# en 6e0d1c28
facts-manuscripts = Manuskripte
# en 4a091278
facts-tomes = Verbotene Bücher
# en d7445dc3
facts-gold = Goldkarten
# en f347f71e
facts-church = Kirchenkarten
# en 7013af4c
facts-setup = Spielvorbereitung

## worum es geht
# Drei Werte gelten zu zweit, zu dritt und zu viert.

# en 2af47b5b
fact-box-players = Zahl der Personen
# en 73cc969a
fact-box-age = Alter, mindestens
# en 8babebb9
fact-box-minutes = Dauer einer Partie in Minuten
# en 41179772
fact-box-cards = Karten insgesamt
# en c884e869
fact-box-category-cards = Kategoriekarten
# en d7445dc3
fact-box-gold-cards = Goldkarten
# en f347f71e
fact-box-church-cards = Kirchenkarten
# en 820700f1
fact-box-boards = Tafeln des Skriptoriums
# en 6e639713
fact-box-dice = Würfel
# en 456435ce
fact-scriptorium-first = Die ersten beiden Kategorien
# en d7ae6bd4
fact-scriptorium-rest = Die Kategorien danach
# en d204fec1
fact-scriptorium-die-least = Niedrigste Zahl eines Würfels
# en f793ae4e
fact-scriptorium-die-most = Höchste Zahl eines Würfels
# en 583aacbc
fact-scriptorium-die-start = Zahl jedes Würfels zu Beginn
# en 8f9ba5a2
fact-seals-ranks = Verschiedene Siegel
# en 886d1075
fact-seals-letters-latin = Lateinische Buchstaben der Siegel, der beste zuerst
# en 6610e97b
fact-seals-letters-cyrillic = Kyrillische Buchstaben der Siegel, der beste zuerst
# en 3a9dfa58
fact-colour = Farbe
# en fc34effb
fact-values = Wert: Zahl der Karten
# en 0236ec97
fact-by-seal = Werte der Karten, die mit dem besten Siegel zuerst
# en dd5ee604
fact-gold-seals = Siegel auf Goldkarten
# en bc78b1a8
fact-church-up-two = „+1 auf zwei Würfel“
# en 590cecd7
fact-church-down-two = „−1 auf zwei Würfel“
# en d1c759d1
fact-church-up = „+1 auf einen Würfel“
# en 81a53a94
fact-church-down = „−1 auf einen Würfel“
# en 456ffc61
fact-church-either = „+1 oder −1 auf einen Würfel“
# en 358511c8
fact-church-effects = Wirkungen
# en 520c6c8d
fact-setup-gold-out-of-each-value = Aussortierte Goldkarten jedes Werts, zu zweit, zu dritt und zu viert
# en 4295a712
fact-setup-cards-out-unseen = Ungesehen entfernte Karten, zu zweit, zu dritt und zu viert
# en 665087c3
fact-setup-cards-a-turn = Karten in einem Geschenkzug, zu zweit, zu dritt und zu viert
# en 6a5531eb
fact-setup-turns = Geschenkzüge aller zusammen, zu zweit, zu dritt und zu viert

## Wörter in ihren Werten

# en a076593b
value-monks = Mönche
# en 9743df89
value-pigments = Pigmente
# en d5b4ba64
value-books = Heilige Schriften
# en db0afe45
value-manuscripts = Manuskripte
# en 8e01c695
value-tomes = Verbotene Bücher
# en 5eb67f9f
value-brown = braun
# en 16477688
value-blue = blau
# en ba4788b2
value-green = grün
# en 1b4c9133
value-orange = orange
# en b1f51a51
value-red = rot

## ganze Sätze

# en f5917970
note-scriptorium-rest = Besprechungen zählen die Würfel in dieser Reihenfolge auf.
# en dfad5cfd
note-seals-letters-cyrillic = Die Anleitung nennt nur den zweiten und den dritten Buchstaben.
# en 12dc8b18
note-monks-by-seal = Die Anleitung sagt nicht, welcher Wert welches Siegel trägt; drei Programme geben die besten Siegel den niedrigsten Werten.
# en 092e70bf
note-gold-seals = Niemand erwähnt ein Siegel auf einer Goldkarte.
# en a8aba7df
told-church-effects = wie die fünf Arten heißen: ein Würfel oder zwei, nach oben, nach unten oder wahlweise
# en eaaaccda
source-S1 = Die russische Anleitung von Biblios (Аббатство), GaGa Games 2017
# en e8e22e8b
source-S11 = Das Programm gjeuken/greenhouse auf GitHub
# en 5e6c8ca2
source-S12 = Das Programm aphiwadChhoeun/biblios auf GitHub
# en bd52e3a2
source-S13 = Das Programm dawidpieper/elten-game-room auf GitHub
