### Biblios: die Regelsätze auf Deutsch, einer je Regel, in der Reihenfolge von rules.py.
### Jeder ist ein ganzer Satz ohne Punkt, der nach „nicht möglich: “ stehen kann.
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

BIB-COMP-1 = der vollständige Kartensatz umfasst genau 87 Karten
BIB-COMP-2 = der vollständige Kartensatz besteht aus 45 Kategoriekarten, 33 Goldkarten und 9 Kirchenkarten
BIB-COMP-3 = es gibt fünf Kategorien mit je neun Karten: Mönche (braun), Pigmente (blau), Heilige Schriften (grün), Manuskripte (orange) und Verbotene Bücher (rot)
BIB-COMP-4 = bei Mönchen und Pigmenten gibt es jeweils vier Karten mit Wert 2, drei mit Wert 3 und zwei mit Wert 4, zusammen also 25
BIB-COMP-5 = bei Heiligen Schriften, Manuskripten und Verbotenen Büchern gibt es jeweils sieben Karten mit Wert 1 und zwei mit Wert 2, zusammen also 11
BIB-COMP-6 = es gibt je elf Goldkarten mit den Werten 1, 2 und 3, die zusammen 66 wert sind
BIB-COMP-7 = es gibt je zwei Kirchenkarten „+1 auf einen Würfel“, „−1 auf einen Würfel“, „+1 auf zwei Würfel“ und „−1 auf zwei Würfel“ sowie eine einzige „+1 oder −1 auf einen Würfel“
BIB-COMP-8 = die neun Karten einer Kategorie tragen die neun Siegel, deren Rang von 1, dem besten, bis 9 reicht
BIB-COMP-9 = bei Mönchen und Pigmenten stehen die Siegel 1 bis 4 auf den Karten mit Wert 2, die Siegel 5 bis 7 auf denen mit Wert 3 und die Siegel 8 und 9 auf denen mit Wert 4
BIB-COMP-10 = bei Heiligen Schriften, Manuskripten und Verbotenen Büchern stehen die Siegel 1 bis 7 auf den Karten mit Wert 1 und die Siegel 8 und 9 auf denen mit Wert 2
BIB-COMP-11 = Goldkarten und Kirchenkarten tragen kein Siegel
BIB-COMP-12 = keine Regel unterscheidet zwei Goldkarten mit gleichem Wert oder zwei Kirchenkarten gleicher Art
BIB-COMP-13 = ein Siegel ist ein Rang, dessen Buchstabe allein davon abhängt, in welcher Sprache man liest
BIB-COMP-14 = im Skriptorium liegt für jede Kategorie ein Würfel, der mit 1 bis 6 zeigt, wie viel die Kategorie wert ist
BIB-COMP-15 = die Reihenfolge im Skriptorium lautet Mönche, Pigmente, Heilige Schriften, Manuskripte, Verbotene Bücher

## Aufbau (SETUP)

BIB-SETUP-1 = an einer Partie nehmen zwei, drei oder vier Personen teil
BIB-SETUP-2 = zu Beginn zeigt jeder Würfel 3
BIB-SETUP-3 = vor einer Partie zu zweit werden zwei Goldkarten jedes Werts aussortiert, insgesamt also sechs
BIB-SETUP-4 = vor einer Partie zu dritt wird eine Goldkarte jedes Werts aussortiert, insgesamt also drei
BIB-SETUP-5 = vor einer Partie zu viert werden keine Goldkarten aussortiert
BIB-SETUP-6 = sind etwaige Goldkarten aussortiert, wird der Nachziehstapel gemischt, und zu zweit werden 21, zu dritt 12, zu viert 7 Karten ungesehen entfernt
BIB-SETUP-7 = ungesehen entfernt werden können alle noch vorhandenen Karten, auch Goldkarten und Kirchenkarten
BIB-SETUP-8 = beim Aufbau aussortierte oder entfernte Karten bleiben die ganze Partie über aus dem Spiel
BIB-SETUP-9 = während der Partie erfährt niemand, welche Karten ungesehen entfernt wurden
BIB-SETUP-10 = alle wissen, welche Goldkarten beim Aufbau aussortiert wurden
BIB-SETUP-11 = der Nachziehstapel hat anfangs zu zweit 60, zu dritt 72, zu viert 80 Karten in zufälliger Reihenfolge
BIB-SETUP-12 = in einem Geschenkzug wird eine Karte mehr verteilt, als Personen mitspielen, also 3, 4 oder 5 Karten
BIB-SETUP-13 = der Nachziehstapel reicht zu zweit für genau 20, zu dritt für genau 18, zu viert für genau 16 Geschenkzüge, und keiner davon fällt kürzer aus
BIB-SETUP-14 = alle sind in gleich vielen Geschenkzügen aktiv: zu zweit in je 10, zu dritt in je 6, zu viert in je 4
BIB-SETUP-15 = wer die Partie anlegt, bestimmt die Startperson, sonst wird sie mit gleichen Chancen für alle ausgelost
BIB-SETUP-16 = die Hände, die gemeinsame Auslage, der Auktionsstapel und der Ablagestapel sind zu Beginn leer
BIB-SETUP-17 = die Optionen werden beim Anlegen der Partie festgelegt und danach nie mehr geändert

## Geschenkphase (GIFT)

BIB-GIFT-1 = im ersten Geschenkzug ist die Startperson aktiv, und nach jedem Zug wird die nächste Person zur Linken aktiv
BIB-GIFT-2 = die aktive Person legt die Karten eines Geschenkzugs streng eine nach der anderen
BIB-GIFT-3 = die aktive Person zieht die oberste Karte vom Nachziehstapel, sieht sie sich an und entscheidet erst dann, wohin sie kommt
BIB-GIFT-4 = eine gezogene Karte behält man verdeckt, legt sie verdeckt auf den Auktionsstapel oder legt sie offen in die gemeinsame Auslage
BIB-GIFT-5 = in einem Zug wird genau eine Karte behalten
BIB-GIFT-6 = in einem Zug kommt genau eine Karte auf den Auktionsstapel
BIB-GIFT-7 = in einem Zug kommt für jede andere Person genau eine Karte in die gemeinsame Auslage
BIB-GIFT-8 = ein Ort, der in diesem Zug schon alle vorgesehenen Karten bekommen hat, nimmt keine weitere auf
BIB-GIFT-9 = für die letzte Karte eines Geschenkzugs bleibt nur noch ein Ort übrig
BIB-GIFT-10 = eine einmal gelegte Karte bleibt, wo sie ist, und wird weder verschoben noch getauscht
BIB-GIFT-11 = niemand zieht oder sieht die nächste Karte, bevor die aktuelle gelegt und, falls sie als Kirchenkarte wirkt, ihre Wirkung abgehandelt ist
BIB-GIFT-12 = eine behaltene Kirchenkarte zählt als die eine Karte, die in diesem Zug behalten wird
BIB-GIFT-13 = eine behaltene Kirchenkarte wirkt sofort und wird abgeworfen, und keine andere Karte ersetzt sie
BIB-GIFT-14 = sind alle Karten des Zugs gelegt, nimmt die aktive Person die behaltene Karte auf die Hand, sofern es keine Kirchenkarte war
BIB-GIFT-15 = hat die aktive Person alle Karten gelegt, nimmt jede andere Person genau eine Karte aus der gemeinsamen Auslage, im Uhrzeigersinn und links von der aktiven Person beginnend
BIB-GIFT-16 = niemand darf darauf verzichten, eine Karte aus der gemeinsamen Auslage zu nehmen
BIB-GIFT-17 = aus der gemeinsamen Auslage darf man jede Karte nehmen, die dort noch liegt
BIB-GIFT-18 = eine Kategoriekarte oder Goldkarte aus der gemeinsamen Auslage nimmt man auf die Hand
BIB-GIFT-19 = eine aus der gemeinsamen Auslage genommene Kirchenkarte wirkt, bevor die nächste Person eine Karte nimmt
BIB-GIFT-20 = die aktive Person nimmt nichts aus der gemeinsamen Auslage
BIB-GIFT-21 = ein Geschenkzug endet, wenn die gemeinsame Auslage leer ist
BIB-GIFT-22 = die Geschenkphase endet mit dem Zug, in dem der Nachziehstapel aufgebraucht wird
BIB-GIFT-23 = eine Kirchenkarte hat keine Wirkung, solange sie in der gemeinsamen Auslage oder im Auktionsstapel liegt
BIB-GIFT-24 = in jedem Geschenkzug bekommt jede Person genau eine Karte, die entweder auf die Hand kommt oder als Kirchenkarte wirkt und die Hand unverändert lässt

## Kirchenkarten (CHURCH)

BIB-CHURCH-1 = eine Kirchenkarte erwirbt man nur auf drei Arten: indem man sie als aktive Person behält, sie aus der gemeinsamen Auslage nimmt oder sie ersteigert
BIB-CHURCH-2 = wer eine Kirchenkarte vom Nachziehstapel zieht, hat sie damit noch nicht erworben
BIB-CHURCH-3 = ist eine Kirchenkarte erworben, ruht alles andere, bis über ihre Wirkung entschieden ist
BIB-CHURCH-4 = über die Wirkung einer Kirchenkarte entscheidet allein, wer sie erworben hat
BIB-CHURCH-5 = eine erworbene Kirchenkarte wird allen gezeigt
BIB-CHURCH-6 = die Kirchenkarte „+1 auf einen Würfel“ erhöht einen Würfel um 1
BIB-CHURCH-7 = die Kirchenkarte „−1 auf einen Würfel“ senkt einen Würfel um 1
BIB-CHURCH-8 = die Kirchenkarte „+1 auf zwei Würfel“ erhöht die Würfel zweier Kategorien um je 1
BIB-CHURCH-9 = die Kirchenkarte „−1 auf zwei Würfel“ senkt die Würfel zweier Kategorien um je 1
BIB-CHURCH-10 = die Kirchenkarte „+1 oder −1 auf einen Würfel“ verändert einen Würfel um 1, wahlweise nach oben oder nach unten
BIB-CHURCH-11 = eine Kirchenkarte für zwei Würfel verändert zwei verschiedene Würfel oder keinen, nie nur einen und nie denselben zweimal
BIB-CHURCH-12 = wer eine Kirchenkarte erwirbt, darf immer auf ihre gesamte Wirkung verzichten
BIB-CHURCH-13 = ein Würfel, der 6 zeigt, kann nicht erhöht werden
BIB-CHURCH-14 = ein Würfel, der 1 zeigt, kann nicht gesenkt werden
BIB-CHURCH-15 = verlangt eine Kirchenkarte mehr Würfel, als sich verändern lassen, kann man auf ihre Wirkung nur verzichten
BIB-CHURCH-16 = sobald über ihre Wirkung entschieden ist, wird eine Kirchenkarte offen abgeworfen
BIB-CHURCH-17 = eine Kirchenkarte ist nie Teil einer Hand
BIB-CHURCH-18 = eine Kirchenkarte darf den Würfel jeder Kategorie verändern, ganz gleich, welche Karten man selbst hat
BIB-CHURCH-19 = ist eine Kirchenkarte abgehandelt, geht es genau dort weiter, wo das Spiel unterbrochen wurde

## Auktionsphase (AUCT)

BIB-AUCT-1 = zu Beginn der Auktionsphase wird der Auktionsstapel gemischt, und seine Karten werden zu den Posten
BIB-AUCT-2 = die Startperson der Geschenkphase ist auch beim ersten Posten aktiv
BIB-AUCT-3 = die aktive Person deckt den obersten Posten auf und hat dabei nichts zu entscheiden
BIB-AUCT-4 = zuerst ist die Person links von der aktiven Person an der Reihe
BIB-AUCT-5 = es geht reihum im Uhrzeigersinn, und auch die aktive Person bietet mit, in der ersten Runde als Letzte
BIB-AUCT-6 = wer an der Reihe ist, muss bieten oder passen
BIB-AUCT-7 = ein Gebot ist eine ganze Zahl und mindestens 1
BIB-AUCT-8 = ein Gebot muss alle bisherigen Gebote dieser Versteigerung überbieten, egal um wie viel
BIB-AUCT-9 = wer passt, kommt nicht mehr an die Reihe, bis die Versteigerung dieses Postens endet oder neu beginnt
BIB-AUCT-10 = wer das Höchstgebot hält, ist erst wieder an der Reihe, wenn es überboten wurde
BIB-AUCT-11 = die Versteigerung endet, wenn alle außer der Person mit dem Höchstgebot gepasst haben oder gesperrt sind
BIB-AUCT-12 = sind alle anderen ausgeschieden und hat niemand geboten, wird die letzte Person trotzdem noch gefragt, ob sie bietet oder passt
BIB-AUCT-13 = haben alle gepasst, die nicht gesperrt waren, und hat niemand geboten, ist der Posten erledigt und wird offen abgeworfen
BIB-AUCT-14 = eine Kirchenkarte, die als unverkaufter Posten abgeworfen wird, hat keine Wirkung
BIB-AUCT-15 = ist ein Posten ersteigert oder abgeworfen, wird die Person links von der bisher aktiven Person aktiv
BIB-AUCT-16 = die Auktionsphase endet, wenn keine Posten mehr übrig sind und der letzte erledigt ist
BIB-AUCT-17 = außer bei Goldposten ist ein Gebot ein Betrag in Gold
BIB-AUCT-18 = eine Kirchenkarte wird nicht wie ein Goldposten, sondern wie jeder andere Posten versteigert
BIB-AUCT-19 = bei einem Goldposten ist ein Gebot eine Anzahl von Karten
BIB-AUCT-20 = beim freien Bieten darf man mehr bieten, als man zahlen kann
BIB-AUCT-21 = außer bei Goldposten darf man höchstens dreimal so viel bieten, wie man Karten auf der Hand hat
BIB-AUCT-22 = bei einem Goldposten darf man höchstens so viel bieten, wie man Karten auf der Hand hat
BIB-AUCT-23 = liegt die eigene Grenze nicht über dem Höchstgebot, kann man nur passen
BIB-AUCT-24 = ein Posten kann nicht für sich selbst in Zahlung gegeben werden

## Bezahlung (PAY)

BIB-PAY-1 = ist die Versteigerung beendet, muss die Person mit dem Höchstgebot zahlen oder die Zahlung verweigern
BIB-PAY-2 = beim freien Bieten darf die Person mit dem Höchstgebot die Zahlung auch dann verweigern, wenn sie zahlen könnte
BIB-PAY-3 = außer bei Goldposten zahlt man mit Goldkarten aus der Hand, deren Werte zusammen mindestens das Gebot erreichen
BIB-PAY-4 = man darf zu viel zahlen, bekommt aber kein Wechselgeld
BIB-PAY-5 = eine Goldkarte darf nicht mitgezahlt werden, wenn die übrigen gezahlten das Gebot auch ohne sie erreichen
BIB-PAY-6 = solange keine Karte überflüssig ist, wählt man frei, mit welchem Gold man zahlt, sogar mit einer 3 für ein Gebot von 1, obwohl man eine 1 auf der Hand hat
BIB-PAY-7 = außer bei Goldposten wird das gezahlte Gold allen gezeigt und abgeworfen
BIB-PAY-8 = einen Goldposten bezahlt man mit genau so vielen Handkarten, wie geboten wurden
BIB-PAY-9 = einen Goldposten darf man mit beliebig gemischten Handkarten bezahlen, auch mit Goldkarten
BIB-PAY-10 = für einen Goldposten gezahlte Karten werden verdeckt abgeworfen, und die anderen erfahren nur ihre Anzahl
BIB-PAY-11 = ist ein Posten bezahlt, nimmt man ihn auf die Hand oder lässt ihn, falls er eine Kirchenkarte ist, sofort wirken
BIB-PAY-12 = hat die Person mit dem Höchstgebot keine zulässige Zahlung, kann sie die Zahlung nur verweigern

## Strafe für Nichtzahlen (PEN)

BIB-PEN-1 = wer das Höchstgebot hält und nicht zahlt, wird bestraft und bekommt den Posten nicht
BIB-PEN-2 = bei der Standardstrafe bekommt jede andere Person eine zufällige Karte aus der Hand der bestraften Person
BIB-PEN-3 = bei der Standardstrafe werden die Karten nacheinander und ohne Zurücklegen gezogen, für jede andere Person im Uhrzeigersinn, links von der bestraften Person beginnend
BIB-PEN-4 = ist die Hand bei der Standardstrafe leer, gehen alle leer aus, die noch keine Karte bekommen haben
BIB-PEN-5 = bei der Bluffstrafe wirft die bestrafte Person eine zufällige Karte aus der Hand ab
BIB-PEN-6 = eine durch die Bluffstrafe verlorene Karte wird verdeckt abgeworfen, und nur wer sie verloren hat, kennt sie
BIB-PEN-7 = welche Karte man durch eine Strafe verliert, entscheidet der Zufall mit gleicher Chance für jede Karte der Hand, und niemand sucht sie aus
BIB-PEN-8 = nach jeder der beiden Strafen wird der Posten von null an neu versteigert, unter allen, die nicht gesperrt sind, auch wenn sie schon gepasst hatten
BIB-PEN-9 = wer bestraft wurde, ist bis zum nächsten Posten für das Bieten gesperrt
BIB-PEN-10 = wird ein Posten neu versteigert, ist zuerst die erste nicht gesperrte Person links von der aktiven Person an der Reihe
BIB-PEN-11 = eine Strafe ändert nichts daran, wer die aktive Person ist
BIB-PEN-12 = bei einem Posten können mehrere Personen gesperrt sein, nach jeder verweigerten Zahlung eine mehr
BIB-PEN-13 = ein Posten, bei dem alle gesperrt sind, wird abgeworfen und ist erledigt
BIB-PEN-14 = ist nur noch eine Person nicht gesperrt, wird sie einmal gefragt, ob sie bietet oder passt, und nach einem Gebot muss sie zahlen oder wird bestraft
BIB-PEN-15 = eine durch eine Strafe erhaltene Karte hat keine Wirkung, denn sie ist nie eine Kirchenkarte
BIB-PEN-16 = aus einer leeren Hand nimmt eine Strafe nichts

## Spielende und Wertung (SCORE)

BIB-SCORE-1 = die Partie endet nach dem letzten Posten, und alle Hände werden aufgedeckt
BIB-SCORE-2 = die Summe einer Person in einer Kategorie ergibt sich aus den Werten ihrer Karten dieser Kategorie
BIB-SCORE-3 = wer in einer Kategorie die höchste Summe hat, gewinnt deren Würfel mit dem Wert, den er zeigt
BIB-SCORE-4 = haben mehrere in einer Kategorie die gleiche höchste Summe, gewinnt unter ihnen den Würfel, wer das beste Siegel dieser Kategorie hat, und Siegel von Personen mit niedrigerer Summe zählen nicht
BIB-SCORE-5 = eine Kategorie, in der niemand eine Karte hat, gewinnt niemand, und sie bringt keine Punkte
BIB-SCORE-6 = die Siegpunkte einer Person sind die Summe der Würfel, die sie gewonnen hat
BIB-SCORE-7 = weder Kartenwerte noch Gold sind Siegpunkte
BIB-SCORE-8 = wer die meisten Siegpunkte hat, gewinnt die Partie
BIB-SCORE-9 = liegen mehrere nach Siegpunkten gleichauf, gewinnt unter ihnen, wer die meisten Goldkarten auf der Hand hat
BIB-SCORE-10 = liegen mehrere nach Siegpunkten und Gold gleichauf, gewinnt unter ihnen, wer bei den Mönchen die höchste Summe hat
BIB-SCORE-11 = liegen mehrere, die Mönche haben, nach Siegpunkten, Gold und Mönchen gleichauf, gewinnt unter ihnen, wer das beste Siegel der Mönche hat
BIB-SCORE-12 = hat keine der noch gleichauf liegenden Personen einen Mönch, vergleichen sie bei den Pigmenten erst die Summe und dann das Siegel, und so weiter durch die Kategorien in der Reihenfolge des Skriptoriums
BIB-SCORE-13 = liegen mehr als zwei Personen gleichauf, bleiben nach jedem Stichentscheid nur die besten von ihnen für den nächsten im Rennen
BIB-SCORE-14 = kann kein Stichentscheid mehrere Personen trennen, weil keine von ihnen eine Kategoriekarte hat, teilen sie sich den Sieg
BIB-SCORE-15 = alle Plätze am Ende ergeben sich aus den Siegpunkten und dann aus den Stichentscheiden der Reihe nach, und Personen, die in allem gleich sind, teilen sich einen Platz

## Wer was sieht (INFO)

BIB-INFO-1 = nur man selbst sieht die eigene Hand und darf sie jederzeit ansehen
BIB-INFO-2 = alle wissen, wie viele Karten jede Person auf der Hand hat
BIB-INFO-3 = eine in der Geschenkphase gezogene Karte sieht nur die aktive Person, bis die Karte gelegt ist
BIB-INFO-4 = alle sehen, wohin jede Karte eines Geschenkzugs kommt und in welcher Reihenfolge die Karten gelegt werden
BIB-INFO-5 = eine Karte in der gemeinsamen Auslage sehen alle von dem Moment an, in dem sie dorthin gelegt wird
BIB-INFO-6 = die in einem Zug behaltene Karte kennt nur die aktive Person, außer wenn es eine Kirchenkarte ist
BIB-INFO-7 = eine Karte im Auktionsstapel kennt nur, wer sie dorthin gelegt hat
BIB-INFO-8 = alle wissen, wie viele Karten im Nachziehstapel, im Auktionsstapel, in der gemeinsamen Auslage und im Ablagestapel liegen und wie viele Posten noch ausstehen
BIB-INFO-9 = alle sehen, wer welche Karte aus der gemeinsamen Auslage nimmt
BIB-INFO-10 = ist der Auktionsstapel gemischt, kennt niemand die Reihenfolge der Posten, auch nicht, wer sie dorthin gelegt hat
BIB-INFO-11 = alle sehen einen Posten, sobald er aufgedeckt ist, und auch, wer ihn ersteigert
BIB-INFO-12 = alle hören jedes Gebot und jedes Passen
BIB-INFO-13 = außer bei Goldposten sehen alle jede gezahlte Goldkarte
BIB-INFO-14 = die für einen Goldposten gezahlten Karten kennt nur, wer sie gezahlt hat, ihre Anzahl aber kennen alle
BIB-INFO-15 = alle erfahren, dass jemand die Zahlung verweigert hat, aber nicht, ob die Person hätte zahlen können
BIB-INFO-16 = eine durch die Standardstrafe verlorene Karte kennen nur die Person, die sie verliert, und die Person, die sie bekommt, während alle sehen, von wem zu wem sie geht
BIB-INFO-17 = welche Karte durch die Bluffstrafe verloren geht, weiß nur, wer sie verliert
BIB-INFO-18 = alle sehen die Würfel, die gespielten Kirchenkarten und was für sie gewählt wird
BIB-INFO-19 = niemand darf verdeckt abgeworfene Karten durchsehen
BIB-INFO-20 = ein Protokoll bewahrt für jede Person die öffentlichen Ereignisse und das, was nur sie gesehen hat: Karten, die sie auf den Auktionsstapel gelegt, verdeckt gezahlt oder durch eine Strafe verloren oder erhalten hat
BIB-INFO-21 = nach dem Ende sehen alle sämtliche Hände, alle aus dem Spiel genommenen Karten und alle verdeckt abgeworfenen Karten
BIB-INFO-22 = nichts, was einer Person übermittelt wird, hängt von etwas ab, das sie nicht sehen darf, seien es Kartennummern, der Startwert des Zufalls, die Reihenfolge einer fremden Hand, der Zeitpunkt oder die Liste der Wahlmöglichkeiten
BIB-INFO-23 = gleiche Exemplare werden nie unterschieden: eine Goldkarte wird immer nur nach ihrem Wert und eine Kirchenkarte nur nach ihrer Art benannt

## Entscheidungen und Ablauf (FLOW)

BIB-FLOW-1 = bis zum Ende der Partie hat in jedem Moment genau eine Person genau eine Entscheidung zu treffen
BIB-FLOW-2 = bei jeder Entscheidung gibt es mindestens eine zulässige Wahl
BIB-FLOW-3 = eine Entscheidung darf einer Person nur abgenommen werden, wenn alle aus öffentlichem Wissen erkennen können, dass nur eine einzige Wahl zulässig ist, und sie wird wie jede andere festgehalten
BIB-FLOW-4 = die Person mit dem Höchstgebot wird immer nach der Zahlung gefragt, auch wenn sie nur verweigern kann, damit die Pause nichts verrät
BIB-FLOW-5 = eine unzulässige Aktion oder die Aktion einer Person, die gerade nichts zu entscheiden hat, wird abgewiesen und ändert nichts
BIB-FLOW-6 = die für einen Goldposten gezahlten Karten sind eine einzige Wahl, von der die anderen nichts erfahren, bis sie vollständig ist

## Was immer gilt (INV)

BIB-INV-1 = die Karten, die aus dem Spiel genommen, im Nachziehstapel, gerade gezogen, behalten, gerade am Wirken, in der gemeinsamen Auslage, im Auktionsstapel oder unter den Posten, gerade in Versteigerung, auf den Händen und abgeworfen sind, sind zusammen immer dieselben 87
BIB-INV-2 = auf keiner Hand ist jemals eine Kirchenkarte
BIB-INV-3 = jeder Würfel zeigt immer 1 bis 6, und eine Kirchenkarte verändert höchstens zwei Würfel, jeden um genau 1
BIB-INV-4 = nach jedem Geschenkzug liegt im Auktionsstapel für jeden bisherigen Geschenkzug eine Karte
BIB-INV-5 = am Ende der Geschenkphase ergeben die Karten auf allen Händen und die erworbenen Kirchenkarten zusammen zu zweit 40, zu dritt 54, zu viert 64
BIB-INV-6 = nach der Geschenkphase hat niemand mehr als 20 Karten zu zweit, 18 zu dritt oder 16 zu viert auf der Hand
BIB-INV-7 = die Gebote auf einen Posten werden jedes Mal höher, bis er neu versteigert wird, und er wird höchstens so oft versteigert, wie Personen mitspielen
BIB-INV-8 = am Ende haben alle zusammen höchstens fünf Würfel gewonnen, und kein Würfel wurde zweimal gewonnen
BIB-INV-9 = was eine Person sieht und wählen darf, bleibt gleich, wie auch immer man die für sie unsichtbaren Karten vertauscht, solange keine Kirchenkarte dorthin gerät, wo keine sein kann; eine Karte, die sie auf eine Hand kommen sah, gilt als sichtbar, bis sich ihre Spur verliert
BIB-INV-10 = die Siegpunkte aller zusammen ergeben die Summe der Würfel jener Kategorien, in denen jemand eine Karte hat

## Optionen (OPT)

BIB-OPT-1 = die Strafe für Nichtzahlen ist die Standardstrafe oder, falls vorher vereinbart, die Bluffstrafe
BIB-OPT-2 = die Startperson wird ausgelost oder beim Anlegen der Partie bestimmt
BIB-OPT-3 = das Bieten ist frei, sodass man mehr bieten darf, als man zahlen kann, oder ehrlich, sodass man das nicht darf
BIB-OPT-4 = liegen mehrere nach Siegpunkten gleichauf, wird ihr Gold nach der Zahl der Karten oder nach dem Gesamtwert verglichen
BIB-OPT-5 = die Gedächtnishilfen zeigen das Protokoll und was jede Hand enthalten kann, oder sie sind abgeschaltet

## Ehrliches Bieten (HONEST)

BIB-HONEST-1 = beim ehrlichen Bieten darf man höchstens so viel bieten, wie man zahlen kann
BIB-HONEST-2 = beim ehrlichen Bieten wird das siegreiche Gebot immer bezahlt und die Zahlung nie verweigert
