### Biblios: die Regelsätze auf Deutsch, einer je Regel, in der Reihenfolge von rules.py.
### Jeder ist ein ganzer Satz ohne Punkt, der nach „… geht nicht – “ stehen kann.
###
### Glossar
### game                          Partie (eine gespielte), zu zweit / zu dritt / zu viert
### player                        Person, alle, niemand, wer …, man (nie „der Spieler“)
### first player                  Startperson
### active player                 aktive Person (im Geschenkzug und bei ihrem Posten)
### host / create the game        wer die Partie anlegt / die Partie anlegen
### gift phase, gift turn         Geschenkphase, Geschenkzug (kurz: Zug)
### auction phase                 Auktionsphase
### keep                          behalten
### auction pile                  Auktionsstapel
### common area                   gemeinsame Auslage
### deck, discard pile            Nachziehstapel, Ablagestapel
### place (verb / noun)           legen / Ort
### discard face up / face down   offen / verdeckt abwerfen
### pick out / take out unseen    aussortieren / ungesehen entfernen
### hand                          Hand (auf die Hand nehmen, aus der Hand), Handkarten
### category, category card       Kategorie, Kategoriekarte
### categories                    Mönche, Pigmente, Heilige Schriften, Manuskripte, Verbotene Bücher
### gold card, church card        Goldkarte, Kirchenkarte
### kinds of church card          „+1 auf einen Würfel“, „−1 auf zwei Würfel“ …
### seal, rank of a seal          Siegel, Rang
### scriptorium, die              Skriptorium, Würfel
### raise / lower / move a die    erhöhen / senken / verändern
### acquire (a church card)       erwerben
### effect / take effect          Wirkung / wirken
### decline                       (auf die Wirkung) verzichten
### lot                           Posten (erledigt: finished)
### gold lot / not a gold lot     Goldposten / „außer bei Goldposten“
### bidding on a lot              Versteigerung, versteigern, neu versteigern
### win a lot                     ersteigern
### bid, pass                     Gebot, bieten, passen
### turn to speak                 an der Reihe sein
### highest bid / bidder          Höchstgebot / Person mit dem Höchstgebot, wer das Höchstgebot hält
### limit                         Grenze (höchstes Gebot, das man abgeben darf)
### open / honest bidding         freies / ehrliches Bieten
### pay, refuse to pay            zahlen (einen Posten bezahlen), die Zahlung verweigern
### penalty, penalised            Strafe, bestraft
### standard / bluff penalty      Standardstrafe / Bluffstrafe
### barred                        gesperrt
### victory points, total         Siegpunkte, Summe
### tied, tie-break               gleichauf, Gleichstand, Stichentscheid
### final rank                    Platz
### legal                         zulässig
### choice, decision, move        Wahl, Entscheidung, Aktion
### log, memory aids              Protokoll, Gedächtnishilfen

## Spielmaterial (COMP)

# en 2ef42310
BIB-COMP-1 = der vollständige Kartensatz umfasst genau 87 Karten
# en 1602e2c6
BIB-COMP-2 = der vollständige Kartensatz besteht aus 45 Kategoriekarten, 33 Goldkarten und 9 Kirchenkarten
# en 393b321b
BIB-COMP-3 = es gibt fünf Kategorien mit je neun Karten: Mönche (braun), Pigmente (blau), Heilige Schriften (grün), Manuskripte (orange) und Verbotene Bücher (rot)
# en 74118f61
BIB-COMP-4 = bei Mönchen und Pigmenten gibt es jeweils vier Karten mit Wert 2, drei mit Wert 3 und zwei mit Wert 4, zusammen also 25
# en 8fe474ac
BIB-COMP-5 = bei Heiligen Schriften, Manuskripten und Verbotenen Büchern gibt es jeweils sieben Karten mit Wert 1 und zwei mit Wert 2, zusammen also 11
# en 12d3f640
BIB-COMP-6 = es gibt je elf Goldkarten mit den Werten 1, 2 und 3, die zusammen 66 wert sind
# en c8cbe10d
BIB-COMP-7 = es gibt je zwei Kirchenkarten „+1 auf einen Würfel“, „−1 auf einen Würfel“, „+1 auf zwei Würfel“ und „−1 auf zwei Würfel“ sowie eine einzige „+1 oder −1 auf einen Würfel“
# en 426bc59f
BIB-COMP-8 = die neun Karten einer Kategorie tragen die neun Siegel, deren Rang von 1, dem besten, bis 9 reicht
# en c4598e3e
BIB-COMP-9 = bei Mönchen und Pigmenten stehen die Siegel 1 bis 4 auf den Karten mit Wert 2, die Siegel 5 bis 7 auf denen mit Wert 3 und die Siegel 8 und 9 auf denen mit Wert 4
# en 593bd17f
BIB-COMP-10 = bei Heiligen Schriften, Manuskripten und Verbotenen Büchern stehen die Siegel 1 bis 7 auf den Karten mit Wert 1 und die Siegel 8 und 9 auf denen mit Wert 2
# en c01b1e1e
BIB-COMP-11 = Goldkarten und Kirchenkarten tragen kein Siegel
# en 413fb0cd
BIB-COMP-12 = keine Regel unterscheidet zwischen zwei Goldkarten mit gleichem Wert oder zwei Kirchenkarten gleicher Art
# en e1d976dd
BIB-COMP-13 = ein Siegel ist ein Rang, angezeigt als Buchstabe, der allein davon abhängt, in welcher Sprache man liest
# en ac10acf6
BIB-COMP-14 = im Skriptorium liegt für jede Kategorie ein Würfel, der mit 1 bis 6 zeigt, wie viel die Kategorie wert ist
# en bc3ea0f7
BIB-COMP-15 = die Reihenfolge im Skriptorium lautet Mönche, Pigmente, Heilige Schriften, Manuskripte, Verbotene Bücher

## Aufbau (SETUP)

# en e02dcf83
BIB-SETUP-1 = an einer Partie nehmen zwei, drei oder vier Personen teil
# en d3ae4c50
BIB-SETUP-2 = zu Beginn zeigt jeder Würfel 3
# en b84b7737
BIB-SETUP-3 = vor einer Partie zu zweit werden zwei Goldkarten jedes Werts aussortiert, insgesamt also sechs
# en 8466baef
BIB-SETUP-4 = vor einer Partie zu dritt wird eine Goldkarte jedes Werts aussortiert, insgesamt also drei
# en cffe1d8a
BIB-SETUP-5 = vor einer Partie zu viert werden keine Goldkarten aussortiert
# en 8369dcc0
BIB-SETUP-6 = sind etwaige Goldkarten aussortiert, wird der Nachziehstapel gemischt, und zu zweit werden 21, zu dritt 12, zu viert 7 Karten ungesehen entfernt
# en 8c60e2b9
BIB-SETUP-7 = ungesehen entfernt werden können alle noch vorhandenen Karten, auch Goldkarten und Kirchenkarten
# en f9206a67
BIB-SETUP-8 = beim Aufbau aussortierte oder entfernte Karten bleiben die ganze Partie über aus dem Spiel
# en dc9cf1d1
BIB-SETUP-9 = während der Partie erfährt niemand, welche Karten ungesehen entfernt wurden
# en bf890d26
BIB-SETUP-10 = alle wissen, welche Goldkarten beim Aufbau aussortiert wurden
# en f0b5f65d
BIB-SETUP-11 = der Nachziehstapel hat anfangs zu zweit 60, zu dritt 72, zu viert 80 Karten in zufälliger Reihenfolge
# en b84ed306
BIB-SETUP-12 = in einem Geschenkzug wird eine Karte mehr verteilt, als Personen mitspielen, also 3, 4 oder 5 Karten
# en a9a93a5b
BIB-SETUP-13 = der Nachziehstapel reicht zu zweit für genau 20, zu dritt für genau 18, zu viert für genau 16 Geschenkzüge, und keiner davon fällt kürzer aus
# en fc3c7a08
BIB-SETUP-14 = alle sind in gleich vielen Geschenkzügen aktiv: zu zweit in je 10, zu dritt in je 6, zu viert in je 4
# en 3c45a2ac
BIB-SETUP-15 = wer die Partie anlegt, bestimmt die Startperson, sonst wird sie mit gleichen Chancen für alle ausgelost
# en d4f95e8f
BIB-SETUP-16 = die Hände, die gemeinsame Auslage, der Auktionsstapel und der Ablagestapel sind zu Beginn leer
# en 559261e6
BIB-SETUP-17 = die Optionen werden beim Anlegen der Partie festgelegt und danach nie mehr geändert

## Geschenkphase (GIFT)

# en bde793ae
BIB-GIFT-1 = im ersten Geschenkzug ist die Startperson aktiv, und nach jedem Zug wird die nächste Person zur Linken aktiv
# en 7dbfff95
BIB-GIFT-2 = die aktive Person legt die Karten eines Geschenkzugs streng eine nach der anderen
# en b2edf3a0
BIB-GIFT-3 = die aktive Person zieht die oberste Karte vom Nachziehstapel, sieht sie sich an und entscheidet erst dann, wohin sie kommt
# en c557c72d
BIB-GIFT-4 = eine gezogene Karte behält man verdeckt, oder man legt sie verdeckt auf den Auktionsstapel oder offen in die gemeinsame Auslage
# en 612556e8
BIB-GIFT-5 = in einem Zug wird genau eine Karte behalten
# en 190191c2
BIB-GIFT-6 = in einem Zug kommt genau eine Karte auf den Auktionsstapel
# en 6e20a9fa
BIB-GIFT-7 = in einem Zug kommt für jede andere Person genau eine Karte in die gemeinsame Auslage
# en 52c402e7
BIB-GIFT-8 = ein Ort, der in diesem Zug schon alle vorgesehenen Karten bekommen hat, nimmt keine weitere auf
# en e9e378d3
BIB-GIFT-9 = für die letzte Karte eines Geschenkzugs bleibt nur noch ein Ort übrig
# en a6e3ab3c
BIB-GIFT-10 = eine einmal gelegte Karte bleibt, wo sie ist, und wird weder verschoben noch getauscht
# en b2cbffd7
BIB-GIFT-11 = niemand zieht oder sieht die nächste Karte, bevor die aktuelle gelegt und, falls sie als Kirchenkarte wirkt, ihre Wirkung abgehandelt ist
# en e78f2caa
BIB-GIFT-12 = eine behaltene Kirchenkarte zählt als die eine Karte, die in diesem Zug behalten wird
# en d8bba64c
BIB-GIFT-13 = eine behaltene Kirchenkarte wirkt sofort und wird abgeworfen, und keine andere Karte ersetzt sie
# en 2a2468f2
BIB-GIFT-14 = sind alle Karten des Zugs gelegt, nimmt die aktive Person die behaltene Karte auf die Hand, sofern es keine Kirchenkarte war
# en ff5a9f9c
BIB-GIFT-15 = hat die aktive Person alle Karten gelegt, nimmt jede andere Person genau eine Karte aus der gemeinsamen Auslage, im Uhrzeigersinn und links von der aktiven Person beginnend
# en 8634f82c
BIB-GIFT-16 = niemand darf darauf verzichten, eine Karte aus der gemeinsamen Auslage zu nehmen
# en a75cd4bb
BIB-GIFT-17 = aus der gemeinsamen Auslage darf man jede Karte nehmen, die dort noch liegt
# en de05e8d8
BIB-GIFT-18 = eine Kategoriekarte oder Goldkarte aus der gemeinsamen Auslage nimmt man auf die Hand
# en 32f318c2
BIB-GIFT-19 = eine aus der gemeinsamen Auslage genommene Kirchenkarte wirkt, bevor die nächste Person eine Karte nimmt
# en 0a7dd61c
BIB-GIFT-20 = die aktive Person nimmt nichts aus der gemeinsamen Auslage
# en 129f1d8a
BIB-GIFT-21 = ein Geschenkzug endet, wenn die gemeinsame Auslage leer ist
# en 973c605a
BIB-GIFT-22 = die Geschenkphase endet mit dem Zug, in dem der Nachziehstapel aufgebraucht wird
# en 3ede7350
BIB-GIFT-23 = eine Kirchenkarte hat keine Wirkung, solange sie in der gemeinsamen Auslage oder im Auktionsstapel liegt
# en c06608cf
BIB-GIFT-24 = in jedem Geschenkzug bekommt jede Person genau eine Karte, die entweder auf die Hand kommt oder als Kirchenkarte wirkt und die Hand unverändert lässt

## Kirchenkarten (CHURCH)

# en 2087aeb2
BIB-CHURCH-1 = eine Kirchenkarte erwirbt man nur auf drei Arten: indem man sie als aktive Person behält, sie aus der gemeinsamen Auslage nimmt oder sie ersteigert
# en 1a062d8e
BIB-CHURCH-2 = wer eine Kirchenkarte vom Nachziehstapel zieht, hat sie damit noch nicht erworben
# en 22e6c7f3
BIB-CHURCH-3 = ist eine Kirchenkarte erworben, ruht alles andere, bis über ihre Wirkung entschieden ist
# en cf727e34
BIB-CHURCH-4 = über die Wirkung einer Kirchenkarte entscheidet allein, wer sie erworben hat
# en 0ffcc9d1
BIB-CHURCH-5 = eine erworbene Kirchenkarte wird allen gezeigt
# en 56f3ae9b
BIB-CHURCH-6 = die Kirchenkarte „+1 auf einen Würfel“ erhöht einen Würfel um 1
# en f457b7ca
BIB-CHURCH-7 = die Kirchenkarte „−1 auf einen Würfel“ senkt einen Würfel um 1
# en 3780096b
BIB-CHURCH-8 = die Kirchenkarte „+1 auf zwei Würfel“ erhöht die Würfel zweier Kategorien um je 1
# en 55cd8373
BIB-CHURCH-9 = die Kirchenkarte „−1 auf zwei Würfel“ senkt die Würfel zweier Kategorien um je 1
# en a4fdf248
BIB-CHURCH-10 = die Kirchenkarte „+1 oder −1 auf einen Würfel“ verändert einen Würfel um 1, wahlweise nach oben oder nach unten
# en 90f56355
BIB-CHURCH-11 = eine Kirchenkarte für zwei Würfel verändert zwei verschiedene Würfel oder keinen, nie nur einen und nie denselben zweimal
# en 85bfa61e
BIB-CHURCH-12 = wer eine Kirchenkarte erwirbt, darf immer auf ihre gesamte Wirkung verzichten
# en 536bc456
BIB-CHURCH-13 = ein Würfel, der 6 zeigt, kann nicht erhöht werden
# en 87656436
BIB-CHURCH-14 = ein Würfel, der 1 zeigt, kann nicht gesenkt werden
# en c1557208
BIB-CHURCH-15 = verlangt eine Kirchenkarte mehr Würfel, als sich verändern lassen, kann man auf ihre Wirkung nur verzichten
# en 3ec30d80
BIB-CHURCH-16 = sobald über ihre Wirkung entschieden ist, wird eine Kirchenkarte offen abgeworfen
# en 18a6176e
BIB-CHURCH-17 = eine Kirchenkarte ist nie Teil einer Hand
# en 41e223e0
BIB-CHURCH-18 = eine Kirchenkarte darf den Würfel jeder Kategorie verändern, ganz gleich, welche Karten man selbst hat
# en 3a48917b
BIB-CHURCH-19 = ist eine Kirchenkarte abgehandelt, geht es genau dort weiter, wo das Spiel unterbrochen wurde

## Auktionsphase (AUCT)

# en 64507032
BIB-AUCT-1 = zu Beginn der Auktionsphase wird der Auktionsstapel gemischt, und seine Karten werden zu den Posten
# en 71b9e221
BIB-AUCT-2 = die Startperson der Geschenkphase ist auch beim ersten Posten aktiv
# en ecec656a
BIB-AUCT-3 = die aktive Person deckt den obersten Posten auf und hat dabei nichts zu entscheiden
# en ea27581a
BIB-AUCT-4 = zuerst ist die Person links von der aktiven Person an der Reihe
# en d75995b3
BIB-AUCT-5 = es geht reihum im Uhrzeigersinn, und auch die aktive Person bietet mit, in der ersten Runde als Letzte
# en 25235252
BIB-AUCT-6 = wer an der Reihe ist, muss bieten oder passen
# en b0016095
BIB-AUCT-7 = ein Gebot ist eine ganze Zahl und mindestens 1
# en 49df1a17
BIB-AUCT-8 = ein Gebot muss alle bisherigen Gebote dieser Versteigerung überbieten, egal um wie viel
# en 7709b660
BIB-AUCT-9 = wer passt, kommt nicht mehr an die Reihe, bis die Versteigerung dieses Postens endet oder neu beginnt
# en 44d469ec
BIB-AUCT-10 = wer das Höchstgebot hält, ist erst wieder an der Reihe, wenn es überboten wurde
# en fbeeab20
BIB-AUCT-11 = die Versteigerung endet, wenn alle außer der Person mit dem Höchstgebot gepasst haben oder gesperrt sind
# en 49b4977b
BIB-AUCT-12 = sind alle anderen ausgeschieden und hat niemand geboten, wird die letzte verbliebene Person trotzdem noch gefragt, ob sie bietet oder passt
# en caf25bd1
BIB-AUCT-13 = haben alle gepasst, die nicht gesperrt waren, und hat niemand geboten, ist der Posten erledigt und wird offen abgeworfen
# en be837539
BIB-AUCT-14 = eine Kirchenkarte, die als unverkaufter Posten abgeworfen wird, hat keine Wirkung
# en 6a09f3f1
BIB-AUCT-15 = ist ein Posten ersteigert oder abgeworfen, wird die Person links von der bisher aktiven Person aktiv
# en e2b85192
BIB-AUCT-16 = die Auktionsphase endet, wenn keine Posten mehr übrig sind und der letzte erledigt ist
# en 81319f60
BIB-AUCT-17 = außer bei Goldposten ist ein Gebot ein Betrag in Gold
# en 6c0c22bc
BIB-AUCT-18 = eine Kirchenkarte wird nicht wie ein Goldposten, sondern wie jeder andere Posten versteigert
# en b18af8cc
BIB-AUCT-19 = bei einem Goldposten ist ein Gebot eine Anzahl von Karten
# en 07583b44
BIB-AUCT-20 = beim freien Bieten darf man mehr bieten, als man zahlen kann
# en 02d53036
BIB-AUCT-21 = außer bei Goldposten darf man höchstens dreimal so viel bieten, wie man Karten auf der Hand hat
# en b44bbfa7
BIB-AUCT-22 = bei einem Goldposten darf man höchstens so viel bieten, wie man Karten auf der Hand hat
# en 3b337380
BIB-AUCT-23 = liegt die eigene Grenze nicht über dem Höchstgebot, kann man nur passen
# en 43ce3bf5
BIB-AUCT-24 = ein Posten kann nicht für sich selbst in Zahlung gegeben werden

## Bezahlung (PAY)

# en 42227ffb
BIB-PAY-1 = ist die Versteigerung beendet, muss die Person mit dem Höchstgebot zahlen oder die Zahlung verweigern
# en 7fa00a78
BIB-PAY-2 = beim freien Bieten darf die Person mit dem Höchstgebot die Zahlung auch dann verweigern, wenn sie zahlen könnte
# en fbb039a5
BIB-PAY-3 = außer bei Goldposten zahlt man mit Goldkarten aus der Hand, deren Werte zusammen mindestens das Gebot erreichen
# en 5d84fc52
BIB-PAY-4 = man darf zu viel zahlen, bekommt aber kein Wechselgeld
# en c6bec58e
BIB-PAY-5 = eine Goldkarte darf nicht mitgezahlt werden, wenn die übrigen das Gebot schon ohne sie erreichen
# en cb802ae2
BIB-PAY-6 = solange keine Karte überflüssig ist, wählt man frei, mit welchem Gold man zahlt, sogar mit einer 3 für ein Gebot von 1, obwohl man eine 1 auf der Hand hat
# en 53e8242e
BIB-PAY-7 = außer bei Goldposten wird das gezahlte Gold allen gezeigt und abgeworfen
# en e6bd59a8
BIB-PAY-8 = einen Goldposten bezahlt man mit genau so vielen Handkarten, wie geboten wurden
# en e9ca49b3
BIB-PAY-9 = einen Goldposten darf man mit beliebig gemischten Handkarten bezahlen, auch mit Goldkarten
# en ad57dc20
BIB-PAY-10 = für einen Goldposten gezahlte Karten werden verdeckt abgeworfen, und die anderen erfahren nur ihre Anzahl
# en 58bd4734
BIB-PAY-11 = ist ein Posten bezahlt, nimmt man ihn auf die Hand oder lässt ihn, falls er eine Kirchenkarte ist, sofort wirken
# en 9bbf46ec
BIB-PAY-12 = hat die Person mit dem Höchstgebot keine zulässige Möglichkeit zu zahlen, kann sie die Zahlung nur verweigern

## Strafe für Nichtzahlen (PEN)

# en fb40a583
BIB-PEN-1 = wer das Höchstgebot hält und nicht zahlt, wird bestraft und bekommt den Posten nicht
# en c1ad0846
BIB-PEN-2 = bei der Standardstrafe bekommt jede andere Person eine zufällige Karte aus der Hand der bestraften Person
# en 57108302
BIB-PEN-3 = bei der Standardstrafe werden die Karten nacheinander und ohne Zurücklegen gezogen, für jede andere Person im Uhrzeigersinn, links von der bestraften Person beginnend
# en 4216cdc4
BIB-PEN-4 = ist bei der Standardstrafe die Hand aufgebraucht, gehen alle leer aus, die noch keine Karte bekommen haben
# en b6a8163f
BIB-PEN-5 = bei der Bluffstrafe wirft die bestrafte Person eine zufällige Karte aus der Hand ab
# en a935d597
BIB-PEN-6 = eine durch die Bluffstrafe verlorene Karte wird verdeckt abgeworfen, und nur wer sie verloren hat, kennt sie
# en b41a9a03
BIB-PEN-7 = welche Karte man durch eine Strafe verliert, entscheidet der Zufall mit gleicher Chance für jede Karte der Hand, und niemand sucht sie aus
# en 49ac01dd
BIB-PEN-8 = nach jeder der beiden Strafen wird der Posten von null an neu versteigert, unter allen, die nicht gesperrt sind, auch wenn sie schon gepasst hatten
# en 26e6ad5b
BIB-PEN-9 = wer bestraft wurde, ist bis zum nächsten Posten für das Bieten gesperrt
# en af9dfc9d
BIB-PEN-10 = wird ein Posten neu versteigert, ist zuerst die erste nicht gesperrte Person links von der aktiven Person an der Reihe
# en 16c0c547
BIB-PEN-11 = eine Strafe ändert nichts daran, wer die aktive Person ist
# en 339acfee
BIB-PEN-12 = bei einem Posten können mehrere Personen gesperrt sein, nach jeder verweigerten Zahlung eine mehr
# en 484ad340
BIB-PEN-13 = ein Posten, bei dem alle gesperrt sind, wird abgeworfen und ist erledigt
# en 9c83c118
BIB-PEN-14 = ist nur noch eine Person nicht gesperrt, wird sie einmal gefragt, ob sie bietet oder passt, und nach einem Gebot muss sie zahlen oder wird bestraft
# en a7af9b97
BIB-PEN-15 = eine durch eine Strafe erhaltene Karte hat keine Wirkung, denn sie ist nie eine Kirchenkarte
# en 999487c7
BIB-PEN-16 = aus einer leeren Hand nimmt eine Strafe nichts

## Spielende und Wertung (SCORE)

# en 553a8938
BIB-SCORE-1 = die Partie endet nach dem letzten Posten, und alle Hände werden aufgedeckt
# en 825010b3
BIB-SCORE-2 = die Summe einer Person in einer Kategorie ergibt sich aus den Werten ihrer Karten dieser Kategorie
# en 4a4e8113
BIB-SCORE-3 = wer in einer Kategorie die höchste Summe hat, gewinnt deren Würfel mit dem Wert, den er zeigt
# en 63f159c2
BIB-SCORE-4 = haben mehrere in einer Kategorie die gleiche höchste Summe, gewinnt unter ihnen den Würfel, wer das beste Siegel dieser Kategorie hat, und Siegel von Personen mit niedrigerer Summe zählen nicht
# en 6aa545ea
BIB-SCORE-5 = eine Kategorie, in der niemand eine Karte hat, gewinnt niemand, und sie bringt keine Punkte
# en 79d8f0fd
BIB-SCORE-6 = die Siegpunkte einer Person sind die Summe der Würfel, die sie gewonnen hat
# en 2193d5f1
BIB-SCORE-7 = weder Kartenwerte noch Gold sind Siegpunkte
# en e2bb77e0
BIB-SCORE-8 = wer die meisten Siegpunkte hat, gewinnt die Partie
# en 7de7ec29
BIB-SCORE-9 = liegen mehrere nach Siegpunkten gleichauf, gewinnt unter ihnen, wer die meisten Goldkarten auf der Hand hat
# en a76d2f21
BIB-SCORE-10 = liegen mehrere nach Siegpunkten und Gold gleichauf, gewinnt unter ihnen, wer bei den Mönchen die höchste Summe hat
# en fb9b2f18
BIB-SCORE-11 = liegen mehrere, die Mönche haben, nach Siegpunkten, Gold und Mönchen gleichauf, gewinnt unter ihnen, wer das beste Siegel der Mönche hat
# en f49a540a
BIB-SCORE-12 = hat keine der noch gleichauf liegenden Personen einen Mönch, vergleichen sie bei den Pigmenten erst die Summe und dann das Siegel, und so weiter durch die Kategorien in der Reihenfolge des Skriptoriums
# en a7643629
BIB-SCORE-13 = liegen mehr als zwei Personen gleichauf, bleiben nach jedem Stichentscheid nur die besten von ihnen für den nächsten im Rennen
# en c136981f
BIB-SCORE-14 = kann kein Stichentscheid mehrere Personen trennen, weil keine von ihnen eine Kategoriekarte hat, teilen sie sich den Sieg
# en cde78309
BIB-SCORE-15 = alle Plätze am Ende ergeben sich aus den Siegpunkten und dann aus den Stichentscheiden der Reihe nach, und Personen, die in allem gleich sind, teilen sich einen Platz

## Wer was sieht (INFO)

# en 395f4f94
BIB-INFO-1 = nur man selbst sieht die eigene Hand und darf sie jederzeit ansehen
# en 59deb718
BIB-INFO-2 = alle wissen, wie viele Karten jede Person auf der Hand hat
# en b4e1d694
BIB-INFO-3 = eine in der Geschenkphase gezogene Karte sieht nur die aktive Person, bis die Karte gelegt ist
# en 2e26ae63
BIB-INFO-4 = alle sehen, wohin jede Karte eines Geschenkzugs kommt und in welcher Reihenfolge die Karten gelegt werden
# en 5f09919b
BIB-INFO-5 = eine Karte in der gemeinsamen Auslage sehen alle von dem Moment an, in dem sie dorthin gelegt wird
# en 12c6cf75
BIB-INFO-6 = die in einem Zug behaltene Karte kennt nur die aktive Person, außer wenn es eine Kirchenkarte ist
# en 537ab40b
BIB-INFO-7 = eine Karte im Auktionsstapel kennt nur, wer sie dorthin gelegt hat
# en af2db0a4
BIB-INFO-8 = alle wissen, wie viele Karten im Nachziehstapel, im Auktionsstapel, in der gemeinsamen Auslage und im Ablagestapel liegen und wie viele Posten noch ausstehen
# en 4578256c
BIB-INFO-9 = alle sehen, wer welche Karte aus der gemeinsamen Auslage nimmt
# en e63b4803
BIB-INFO-10 = ist der Auktionsstapel gemischt, kennt niemand die Reihenfolge der Posten, auch die nicht, die sie dorthin gelegt haben
# en 192ebcaa
BIB-INFO-11 = alle sehen einen Posten, sobald er aufgedeckt ist, und auch, wer ihn ersteigert
# en 6702b57d
BIB-INFO-12 = alle hören jedes Gebot und jedes Passen
# en b767861c
BIB-INFO-13 = außer bei Goldposten sehen alle jede gezahlte Goldkarte
# en d00381d1
BIB-INFO-14 = die für einen Goldposten gezahlten Karten kennt nur, wer sie gezahlt hat, ihre Anzahl aber kennen alle
# en 0c2a12a4
BIB-INFO-15 = alle erfahren, dass jemand die Zahlung verweigert hat, aber nicht, ob die Person hätte zahlen können
# en 70df7998
BIB-INFO-16 = eine durch die Standardstrafe verlorene Karte kennen nur die Person, die sie verliert, und die Person, die sie bekommt, während alle sehen, von wem zu wem sie geht
# en 91510357
BIB-INFO-17 = welche Karte durch die Bluffstrafe verloren geht, weiß nur, wer sie verliert
# en ea43b18a
BIB-INFO-18 = alle sehen die Würfel, die gespielten Kirchenkarten und was für sie gewählt wird
# en 4ba464f2
BIB-INFO-19 = niemand darf verdeckt abgeworfene Karten durchsehen
# en 0970a605
BIB-INFO-20 = ein Protokoll bewahrt für jede Person die öffentlichen Ereignisse und das, was nur sie gesehen hat: Karten, die sie auf den Auktionsstapel gelegt, verdeckt gezahlt oder durch eine Strafe verloren oder erhalten hat
# en 3002c44f
BIB-INFO-21 = nach dem Ende sehen alle sämtliche Hände, alle aus dem Spiel genommenen Karten und alle verdeckt abgeworfenen Karten
# en c69d79f5
BIB-INFO-22 = nichts, was einer Person übermittelt wird, hängt von etwas ab, das sie nicht sehen darf, seien es Kartennummern, der Startwert des Zufalls, die Reihenfolge einer fremden Hand, der Zeitpunkt oder die Liste der Wahlmöglichkeiten
# en 030a28c3
BIB-INFO-23 = gleiche Exemplare werden nie unterschieden: Eine Goldkarte wird immer nur nach ihrem Wert und eine Kirchenkarte nur nach ihrer Art benannt

## Entscheidungen und Ablauf (FLOW)

# en 0f8d9a33
BIB-FLOW-1 = bis zum Ende der Partie hat in jedem Moment genau eine Person genau eine Entscheidung zu treffen
# en 141cfa0f
BIB-FLOW-2 = bei jeder Entscheidung gibt es mindestens eine zulässige Wahl
# en a3179d51
BIB-FLOW-3 = eine Entscheidung darf einer Person nur abgenommen werden, wenn alle aus öffentlichem Wissen erkennen können, dass nur eine einzige Wahl zulässig ist, und sie wird wie jede andere festgehalten
# en 7737eeed
BIB-FLOW-4 = die Person mit dem Höchstgebot wird immer nach der Zahlung gefragt, auch wenn sie nur verweigern kann, damit die Pause nichts verrät
# en 0b2a6542
BIB-FLOW-5 = eine unzulässige Aktion oder die Aktion einer Person, die gerade nichts zu entscheiden hat, wird abgewiesen und ändert nichts
# en 713bda92
BIB-FLOW-6 = die für einen Posten gezahlten Karten sind eine einzige Wahl, von der die anderen nichts erfahren, bis sie vollständig ist

## Was immer gilt (INV)

# en 2f8a9435
BIB-INV-1 = die aus dem Spiel genommenen, die gerade gezogenen, behaltenen, wirkenden oder versteigerten und die abgeworfenen Karten sowie die im Nachziehstapel, in der gemeinsamen Auslage, im Auktionsstapel, unter den Posten und auf den Händen sind zusammen immer dieselben 87
# en 21acc638
BIB-INV-2 = auf keiner Hand ist jemals eine Kirchenkarte
# en 9406870e
BIB-INV-3 = jeder Würfel zeigt immer 1 bis 6, und eine Kirchenkarte verändert höchstens zwei Würfel, jeden um genau 1
# en ccabf61e
BIB-INV-4 = nach jedem Geschenkzug liegt im Auktionsstapel für jeden bisherigen Geschenkzug eine Karte
# en 65b1bda2
BIB-INV-5 = am Ende der Geschenkphase ergeben die Karten auf allen Händen und die erworbenen Kirchenkarten zusammen zu zweit 40, zu dritt 54, zu viert 64
# en c81143f9
BIB-INV-6 = nach der Geschenkphase hat niemand mehr als 20 Karten zu zweit, 18 zu dritt oder 16 zu viert auf der Hand
# en 1dbfbb24
BIB-INV-7 = die Gebote auf einen Posten werden jedes Mal höher, bis er neu versteigert wird, und er wird höchstens so oft versteigert, wie Personen mitspielen
# en 1770b377
BIB-INV-8 = am Ende haben alle zusammen höchstens fünf Würfel gewonnen, und kein Würfel wurde zweimal gewonnen
# en a88fdfb9
BIB-INV-9 = was eine Person sieht und wählen darf, bleibt gleich, wie auch immer man die für sie unsichtbaren Karten vertauscht, solange keine Kirchenkarte dorthin gerät, wo keine sein kann; eine Karte, die sie auf eine Hand kommen sah, gilt als sichtbar, bis sich ihre Spur verliert
# en e3913a92
BIB-INV-10 = die Siegpunkte aller zusammen ergeben die Summe der Würfel jener Kategorien, in denen jemand eine Karte hat

## Optionen (OPT)

# en 15f7c87b
BIB-OPT-1 = die Strafe für Nichtzahlen ist die Standardstrafe oder, falls vorher vereinbart, die Bluffstrafe
# en c2bd8329
BIB-OPT-2 = die Startperson wird ausgelost oder beim Anlegen der Partie bestimmt
# en 4556a757
BIB-OPT-3 = das Bieten ist frei, sodass man mehr bieten darf, als man zahlen kann, oder ehrlich, sodass man das nicht darf
# en 890f6ceb
BIB-OPT-4 = liegen mehrere nach Siegpunkten gleichauf, wird ihr Gold nach der Zahl der Karten oder nach dem Gesamtwert verglichen
# en cc49d58b
BIB-OPT-5 = die Gedächtnishilfen zeigen das Protokoll und was jede Hand enthalten kann, oder sie sind abgeschaltet

## Ehrliches Bieten (HONEST)

# en a229449a
BIB-HONEST-1 = beim ehrlichen Bieten darf man höchstens so viel bieten, wie man zahlen kann
# en 728fde69
BIB-HONEST-2 = beim ehrlichen Bieten wird das Höchstgebot am Ende immer bezahlt und die Zahlung nie verweigert
