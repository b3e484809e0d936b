### Monastery: die Regelsätze auf Deutsch, einer je Regel, in der Reihenfolge von rules.py.
### Jeder ist ein ganzer Satz ohne Punkt, der nach „… geht nicht – “ stehen kann.
###
### Glossar
### game                          Partie (eine gespielte), zu zweit / zu dritt / zu viert
### player                        Person, alle, niemand, wer …, man (nie „der Spieler“)
### monastery, Abbey              Kloster, Abtei
### Abbot, present Abbot          Abt (ein Amt, gleich wer es hat), amtierender Abt
### monk, standing, praying       Mönch, steht aufrecht, betet
### set praying / stand up        zum Gebet rufen / aufrecht stellen
### tile, cell, edge, side        Plättchen, Feld, Kante, Seite (Vorder- oder Rückseite)
### constructed / unconstructed   fertig gebaut / im Bau
### full, box, circled value      voll besetzt, Zahlenkästchen, Wert (im Wertungskreis)
### grey / brown / dual tile      Studienplättchen / Arbeitsplättchen / Doppelzweckplättchen
### feature tile                  Kleintierhaltungsplättchen
### Path, Field, Garden           Wegeplättchen, Acker, Garten
### pathway, gateway, empty       Weg, Torweg, leer; verbunden; dead end: Sackgasse
### adjacent, neighbour           benachbart, Nachbar; grenzen an
### Secret Way / its passage      Geheimgangplättchen / Geheimgang
### icon, use                     Symbol, nutzen
### grid, row, column             Gebetstafel, Reihe, Spalte
### phrase, strip, letter         Satzteil, Buchstabenleiste, Buchstabe (groß, klein; offen daliegend)
### price, buy                    Preis, einsammeln, wer einsammelt
### blessing, pool                Segen, Vorrat
### screen, bag, dial             Sichtschirm, Beutel, Stundenscheibe
### day, round                    Tag, Runde
### kinds of round                Betstundenrunde, Studienrunde, Arbeitsrunde, Nachtrunde
### movement turn, scoring turn   Bewegungszug, Wertungszug (kurz: Zug)
### place, exchange, put back     legen, austauschen, zurücklegen
### movement point, step, move    Bewegungspunkt, Schritt, Bewegung
### encouragement                 Aufmunterung
### building, prayer, work        Bau, Gebet, Strapazen (Verb: Strapazen auf sich nehmen)
### election, snap election       Abtswahl, sofortige Neuwahl
### imprison, Prison Cell         einsperren, Arrestzelle
### testament points              Testamentspunkte
### paired game, partner          Team-Partie, die andere Person im Team
### simpler game                  einfache Partie
### vow of silence, breach        Schweigegelübde, Bruch
### start by choice, allotted     Beginn mit Auswahl, zugeteilter Beginn; double draws: doppeltes Ziehen

## Begriffe (TERM)

# en 67004d6a
MON-TERM-1 = der Tisch ist ein unbegrenztes Raster aus quadratischen Feldern, und jedes Plättchen füllt genau eines davon
# en 690bad00
MON-TERM-2 = die Abtei füllt sechs Felder, drei in der Breite und zwei in der Tiefe, sodass zehn Felder an sie grenzen
# en 197b7770
MON-TERM-3 = Plättchen sind benachbart, wenn sie eine ganze Kante gemeinsam haben, nicht bloß eine Ecke
# en ae8f6da0
MON-TERM-4 = die Abtei zählt als ein Plättchen: als ein Nachbar, für einen Schritt und als ein Ort für Strapazen
# en 3849b083
MON-TERM-5 = ein Plättchen liegt im Bau, dann sieht man seine Zahlenkästchen, oder fertig gebaut, dann sieht man seinen Wert
# en 3e69abe9
MON-TERM-6 = ein Plättchen im Bau ist voll besetzt, wenn in jedem Zahlenkästchen ein Mönch steht, ein fertig gebautes, wenn darauf so viele Mönche stehen oder beten, wie sein Wert angibt
# en d129e538
MON-TERM-7 = die Abtei ist immer fertig gebaut und nie voll besetzt
# en de6579e4
MON-TERM-8 = jede Kante eines Plättchens ist ein Weg, ein Torweg oder leer
# en 2869810d
MON-TERM-9 = zwei Kanten, die aneinanderstoßen, sind verbunden, wenn keine von beiden leer ist
# en 3f46d99a
MON-TERM-10 = nur ein Weg, der auf die leere Kante eines Nachbarn stößt, ist eine Sackgasse
# en cd1d2f49
MON-TERM-11 = beide Seiten eines Plättchens haben dieselben Kanten, und beim Umdrehen wird ein Plättchen nicht gedreht
# en b70a1c83
MON-TERM-12 = Studienplättchen, Geheimgangplättchen und die Abtei sind grau, Arbeitsplättchen braun, Doppelzweckplättchen beides, Wegeplättchen und Kleintierhaltungsplättchen keins von beiden
# en 10516a7d
MON-TERM-13 = Mönche in der Abtei oder auf einem Plättchen sind im Kloster, Mönche auf der Gebetstafel nicht
# en dff38145
MON-TERM-14 = ein Mönch im Kloster steht entweder aufrecht, oder er betet

## Spielmaterial (COMP)

# en a6f7a6ac
MON-COMP-1 = es gibt 53 Plättchen, darunter vier Geheimgangplättchen, drei Kleintierhaltungsplättchen (Bienenstock, Karpfenteich und Taubenschlag) und drei Doppelzweckplättchen (Kleiderkammer, Krankenstube und Speisesaal)
# en e377ffb3
MON-COMP-2 = zu jeder der Farben Rot, Blau, Grün und Gelb gehören fünf Mönche, ein Sichtschirm mit einer Buchstabenleiste von neun Feldern und ein Geheimgangplättchen
# en df4dacba
MON-COMP-3 = es gibt 36 Buchstaben, jeder mit einer großen und einer kleinen Seite
# en 4d6ef8cf
MON-COMP-4 = die Satzteile heißen LIBERA NOS, QUAESUMUS, AB OMNIBUS und MALIS AMEN und haben jeweils neun Buchstaben
# en 411d324f
MON-COMP-5 = die Gebetstafel hat für jeden Satzteil eine Reihe mit neun Buchstaben und vier Kreuzen, und jede Spalte hat einen oberen und einen unteren Preis
# en f0830fe2
MON-COMP-6 = es gibt zwanzig Segen
# en ecc2b4c9
MON-COMP-7 = die Stundenscheibe zeigt an beiden Tagen der Reihe nach Betstunde, Studium, Arbeit, Arbeit, Betstunde, Studium, Arbeit, Betstunde, Studium und Nacht
# en 29f79503
MON-COMP-8 = die Stundenscheibe gibt zur Mette drei, zur Sext zwei und zur Vesper ein Plättchen zum Ziehen an
# en 17faaf40
MON-COMP-9 = Zahlenkästchen stehen nur auf der Seite im Bau, der Wert nur auf der fertig gebauten
# en 94b6959d
MON-COMP-10 = ein Kleintierhaltungsplättchen hat weder Zahlenkästchen noch Wert und zählt 0, wo immer es auf den Wert ankommt

## Aufbau (SETUP)

# en a650fe71
MON-SETUP-1 = die Abtei liegt schon vor jedem Plättchen auf dem Tisch
# en 4ad2b94e
MON-SETUP-2 = der Zufall teilt allen eine der vier Farben zu, gleich wie viele mitspielen
# en e0b3609f
MON-SETUP-3 = man sitzt im Uhrzeigersinn in der Folge Rot, Blau, Grün und Gelb, und fehlende Farben werden übersprungen
# en ab81d530
MON-SETUP-4 = zu Beginn hat jede Person einen Mönch aufrecht in der Abtei und vier auf den Kreuzen der eigenen Reihe
# en 03b012b7
MON-SETUP-5 = zu Beginn hat jede Person ihr eigenes Geheimgangplättchen hinter dem Sichtschirm
# en e89eab85
MON-SETUP-6 = Geheimgangplättchen nicht beteiligter Farben kommen aus dem Spiel, und die 49 anderen Plättchen sind zu Beginn im Beutel
# en 96f44b73
MON-SETUP-7 = zu Beginn liegen die Buchstaben aller beteiligten Satzteile mit der großen Seite nach oben auf der Gebetstafel
# en 2945f3e2
MON-SETUP-8 = Reihen nicht beteiligter Farben bleiben leer, ohne Buchstaben und ohne Mönche
# en 6b04f4dd
MON-SETUP-9 = niemand beginnt mit Segen, alle zwanzig sind im Vorrat
# en 0f92f346
MON-SETUP-10 = zuerst ist Abt, wessen Reihe auf der Gebetstafel am weitesten oben liegt
# en e5e6ed67
MON-SETUP-11 = in der ersten Runde, der Mette des ersten Tages, ziehen alle drei Plättchen, und niemand wird gewählt oder eingesperrt

## Ablauf (FLOW)

# en 7d2db5a5
MON-FLOW-1 = eine Partie dauert höchstens zwanzig Runden, an zwei Tagen je einmal um die Stundenscheibe
# en e87661dd
MON-FLOW-2 = in jeder Runde ist zuerst der Abt an der Reihe, und die anderen folgen im Uhrzeigersinn
# en 38e635ee
MON-FLOW-3 = die Reihenfolge einer Studien- oder Arbeitsrunde steht mit ihrem Beginn fest, auch wenn das Amt des Abtes wechselt
# en 2c2aa95b
MON-FLOW-4 = in einer Studien- oder Arbeitsrunde kommen erst die Bewegungszüge aller, dann die Wertungszüge aller
# en 6d97c7cb
MON-FLOW-5 = am Ende jeder Runde rückt die Stundenscheibe ein Stundenfeld weiter
# en 9523678c
MON-FLOW-6 = die Stundenscheibe gehört dem Abt, und dieses Programm dreht sie ungefragt weiter
# en 29aea752
MON-FLOW-7 = in Betstunden- und Nachtrunden beginnt die Reihenfolge bis zum Ende der Abtswahl beim alten Abt und danach beim neuen

## Betstundenrunden (SERV)

# en f41ac438
MON-SERV-1 = in einer Betstundenrunde enden erst die Gebete, dann wird ein Abt gewählt, dann werden Plättchen gezogen
# en fdbed889
MON-SERV-2 = am Ende der Gebete kommt jeder betende Mönch aufrecht in die Abtei, es sei denn, die Brauerei lässt ihn bleiben
# en 8044fb90
MON-SERV-3 = aufrecht stehende Mönche bleiben in einer Betstundenrunde, wo sie sind
# en 0529d46b
MON-SERV-4 = alle ziehen, der Abt zuerst, zufällig so viele Plättchen, wie die Stundenscheibe angibt, und dürfen beliebig viele besitzen
# en 4ab4ff36
MON-SERV-5 = sind zu wenige Plättchen im Beutel, zieht man, was noch da ist

## Abtswahl (ABBOT)

# en e0728ba5
MON-ABBOT-1 = bei einer Abtswahl wird Abt, wer die meisten Mönche in der Abtei hat
# en 29caf567
MON-ABBOT-2 = der amtierende Abt wird nur wiedergewählt, wenn er allein die meisten Mönche in der Abtei hat
# en 9a29e606
MON-ABBOT-3 = haben mehrere Personen gleich viele und die meisten Mönche, bestimmt der amtierende Abt eine von ihnen zum Abt
# en 52b4d0e9
MON-ABBOT-4 = der amtierende Abt darf nie sich selbst bestimmen, sodass bei Gleichstand mit nur einer anderen Person diese gewählt ist
# en 833bff3c
MON-ABBOT-5 = ist kein Mönch in der Abtei, sind alle gleichauf
# en d619b1ee
MON-ABBOT-6 = bei einer Abtswahl zählen nur Mönche in der Abtei, bei einer sofortigen Neuwahl auch die im Haus des Abtes

## Arrestzelle (PRISON)

# en 696e192e
MON-PRISON-1 = gleich nach jeder Abtswahl, auch nach einer Wiederwahl, darf der eben gewählte Abt einen Mönch einsperren
# en 31fddb9e
MON-PRISON-2 = einsperren kann man einen Mönch nur in eine Arrestzelle, die fertig gebaut und nicht voll besetzt ist
# en 4cb2d716
MON-PRISON-3 = eingesperrt wird ein Mönch aus der Abtei, gleich welcher Person, auch des Abtes
# en e7778c97
MON-PRISON-4 = ein eingesperrter Mönch betet sofort in der Arrestzelle, und niemand bekommt dafür Punkte
# en bbd0fb30
MON-PRISON-5 = ein eingesperrter Mönch betet bis zur nächsten Betstundenrunde oder, falls sie früher kommt, bis zur Nacht und geht dann den Weg aller betenden Mönche
# en a3c3b30e
MON-PRISON-6 = ein Mönch darf auch eingesperrt werden, wenn andere in der Arrestzelle stehen oder beten, solange sie nicht voll besetzt ist
# en 8339353f
MON-PRISON-7 = in allem anderen ist die Arrestzelle ein Plättchen wie jedes andere
# en 64f6f50b
MON-PRISON-8 = in der Arrestzelle ist Platz für zwei Mönche

## Nachtrunde (NIGHT)

# en 146f8488
MON-NIGHT-1 = in der Nachtrunde kommt jeder Mönch des Klosters in die Abtei, ob er betet, eingesperrt ist oder in einem Zahlenkästchen steht, es sei denn, die Brauerei lässt ihn bleiben
# en 5e6b08d9
MON-NIGHT-2 = ein Mönch, der nachts in die Abtei kommt, steht danach aufrecht
# en 8e2ea911
MON-NIGHT-3 = in der Nachtrunde wird nicht gewählt, gezogen, gelegt oder gewertet
# en 362820c9
MON-NIGHT-4 = nachts bleiben alle Plättchen, wie sie sind, und ebenso die Segen darauf
# en 5924f5d0
MON-NIGHT-5 = die Nachtrunde des zweiten Tages beendet nur die Partie: Kein Mönch bewegt sich, und niemand entscheidet etwas

## Brauerei (BREW)

# en 995fb580
MON-BREW-1 = die Brauerei nutzt, wer dort einen aufrecht stehenden Mönch hat, sobald sie fertig gebaut ist, in einer Betstunden- oder Nachtrunde, zu deren Beginn dort niemand betet
# en ee192000
MON-BREW-2 = wer die Brauerei in einer Betstundenrunde nutzt, darf eigene betende Mönche dort aufrecht stellen, wo sie sind
# en c55448b4
MON-BREW-3 = wer die Brauerei in der Nachtrunde nutzt, darf eigene Mönche dort lassen, wo sie sind
# en 040c7396
MON-BREW-4 = betende Mönche, die man nachts mit der Brauerei bleiben lässt, stehen dort auf
# en a7fc1e5a
MON-BREW-5 = ein Mönch, den die Brauerei auf einem Plättchen im Bau bleiben lässt, behält sein Zahlenkästchen
# en 89c2d4e5
MON-BREW-6 = in einer Runde dürfen mehrere die Brauerei nutzen, in der Reihenfolge der Züge
# en c1cc39f0
MON-BREW-7 = in einem Wertungszug bewirkt die Brauerei nichts

## Plättchen legen (PLACE)

# en 44fce424
MON-PLACE-1 = in einem Bewegungszug darf man ein Plättchen hinter dem eigenen Sichtschirm hervor legen, mehr nicht
# en 73a1f8fa
MON-PLACE-2 = ein Plättchen darf man vor, zwischen oder nach den Bewegungen des Zuges legen
# en 246f8b2b
MON-PLACE-3 = ein Plättchen darf man in jeder seiner vier Ausrichtungen legen
# en 8691cfda
MON-PLACE-4 = ein Plättchen wird mit der Seite im Bau nach oben gelegt, nur ein Kleintierhaltungsplättchen nicht
# en 9eca13aa
MON-PLACE-5 = ein Plättchen braucht einen Nachbarn, der wie die Abtei fertig gebaut oder der voll besetzt ist
# en ae417a56
MON-PLACE-6 = mindestens eine Kante eines gelegten Plättchens muss mit einem Nachbarn verbunden sein, gleich mit welchem
# en 60b3f4bf
MON-PLACE-7 = ein Plättchen darf nicht so liegen, dass eine Sackgasse entsteht, weder bei ihm noch bei einem Nachbarn
# en 0ebd556b
MON-PLACE-8 = graue und braune Plättchen liegen nie nebeneinander, ob fertig gebaut oder nicht
# en d4eca672
MON-PLACE-9 = die Abtei ist grau, also darf kein braunes Plättchen neben ihr liegen
# en 72b1a22a
MON-PLACE-10 = Wegeplättchen, Kleintierhaltungsplättchen und Doppelzweckplättchen dürfen neben grauen wie neben braunen Plättchen liegen
# en 32aca012
MON-PLACE-11 = kein Plättchen darf eine Gruppe über ihre Grenze bringen oder zwei Gruppen zu einer zu großen verbinden
# en d4683955
MON-PLACE-12 = niemand darf sich die verdeckte Seite eines Plättchens auf dem Tisch ansehen, und dieses Programm zeigt sie nie
# en b87f8e59
MON-PLACE-13 = niemand muss ein Plättchen legen
# en 20a51505
MON-PLACE-14 = ein gelegtes Plättchen wird nie versetzt und verlässt nie den Tisch

## Gruppen (GROUP)

# en 59d7b892
MON-GROUP-1 = Äcker, die von Nachbar zu Nachbar zusammenhängen, bilden eine Gruppe
# en da602b45
MON-GROUP-2 = Gärten, die von Nachbar zu Nachbar zusammenhängen, bilden eine Gruppe
# en e45dc135
MON-GROUP-3 = Wegeplättchen, die von Nachbar zu Nachbar zusammenhängen, bilden eine Gruppe, aber nur dort, wo ihre Kanten verbunden sind
# en 1fa8137b
MON-GROUP-4 = eine Gruppe hat höchstens vier Wegeplättchen, vier Äcker oder zwei Gärten, ob fertig gebaut oder nicht

## Kleintierhaltung (FEAT)

# en d6051059
MON-FEAT-1 = ein Kleintierhaltungsplättchen wird mit der fertig gebauten Seite nach oben gelegt und nie gebaut
# en bec56926
MON-FEAT-2 = alle Kanten eines Kleintierhaltungsplättchens sind leer, sodass kein Weg eines Nachbarn darauf stoßen darf
# en 8ac97b16
MON-FEAT-3 = ein Kleintierhaltungsplättchen braucht keine verbundene Kante, aber alle anderen Regeln für das Legen gelten auch dafür
# en 3302a3f9
MON-FEAT-4 = wer ein Kleintierhaltungsplättchen legt, bekommt sofort einen Segen für jedes benachbarte Plättchen jeder Art, die Abtei eingeschlossen
# en 48a61dfd
MON-FEAT-5 = auf einem Kleintierhaltungsplättchen steht nie ein Mönch, und keiner überquert es
# en ff4de251
MON-FEAT-6 = ein Kleintierhaltungsplättchen bringt nie Punkte
# en c09e36fb
MON-FEAT-7 = ein ausliegendes Kleintierhaltungsplättchen ist für spätere Plättchen ein fertig gebauter Nachbar

## Austausch (EXCH)

# en eb700ec6
MON-EXCH-1 = in einem Bewegungszug darf man ein Plättchen austauschen, statt eines zu legen, nie beides
# en 59ae1b57
MON-EXCH-2 = beim Austausch zieht man ein Plättchen aus dem Beutel, sieht es an und legt dieses oder eines hinter dem Sichtschirm hervor zurück
# en 10789ae9
MON-EXCH-3 = für einen Austausch muss ein Plättchen im Beutel und eines hinter dem Sichtschirm sein
# en 5afcac07
MON-EXCH-4 = welches Plättchen beim Austausch zurückgeht, weiß nur, wer es ausgetauscht hat

## Bewegung (MOVE)

# en 34b6c726
MON-MOVE-1 = ein Bewegungszug beginnt mit zwei Bewegungspunkten für jeden eigenen Mönch, der im Kloster aufrecht steht
# en fcafc20e
MON-MOVE-2 = betende Mönche geben keine Bewegungspunkte
# en 571fefe5
MON-MOVE-3 = auch ein Mönch, der auf einem voll besetzten Plättchen im Bau steht, gibt Bewegungspunkte, obwohl er sich nicht bewegen kann
# en 3677bb44
MON-MOVE-4 = Bewegungspunkte verteilt man frei auf die eigenen aufrecht stehenden Mönche, in beliebig vielen Bewegungen und beliebiger Folge
# en 8544324f
MON-MOVE-5 = ungenutzte Bewegungspunkte verfallen am Ende des Zuges
# en 491f326d
MON-MOVE-6 = ein Schritt führt über verbundene Kanten auf ein benachbartes Plättchen und kostet einen Bewegungspunkt
# en 1774665f
MON-MOVE-7 = niemand darf einen betenden Mönch bewegen
# en 2a08d3e6
MON-MOVE-8 = man bewegt nur eigene Mönche
# en 013fff5f
MON-MOVE-9 = niemand muss einen Mönch bewegen

## Besetzte Plättchen (OCC)

# en 06708c93
MON-OCC-1 = eine Bewegung endet nur auf einem Plättchen, das nicht voll besetzt ist
# en 43d3560b
MON-OCC-2 = in der Abtei ist immer Platz für einen weiteren Mönch
# en 6651baa3
MON-OCC-3 = ein Mönch darf über fertig gebaute Plättchen und über voll besetzte im Bau hinwegziehen, gleich wer dort ist
# en f4afb2c9
MON-OCC-4 = ein Mönch, der auf ein nicht voll besetztes Plättchen im Bau kommt, hält dort in einem freien Zahlenkästchen an, das man wählt
# en 41d71c42
MON-OCC-5 = ein Mönch, der ein Zahlenkästchen betreten hat, zieht in diesem Zug nicht weiter und wechselt auch das Zahlenkästchen nicht
# en 2a3d8697
MON-OCC-6 = ein Mönch, der den Zug auf einem Plättchen im Bau beginnt, darf es nur verlassen, solange es nicht voll besetzt ist
# en 5f229f88
MON-OCC-7 = ein Mönch auf einem voll besetzten Plättchen im Bau kann es nicht verlassen, auch nicht durch einen Geheimgang
# en c62a7214
MON-OCC-8 = ein Mönch, der den Zug in einem Zahlenkästchen beginnt, darf einmal kostenlos in ein freies Zahlenkästchen seines Plättchens wechseln und bleibt dann für diesen Zug dort
# en 429eade4
MON-OCC-9 = ob ein Plättchen voll besetzt ist, wird bei jedem Schritt beurteilt, sodass frühere Bewegungen desselben Zuges zählen
# en 6b6afbbc
MON-OCC-10 = ein Plättchen, auf dem ein Mönch betet, darf man wie jedes andere betreten und überqueren, wenn dort Platz ist

## Geheimgänge (SECRET)

# en 64f2b070
MON-SECRET-1 = ein Mönch darf von überall im Kloster für einen Bewegungspunkt auf das Geheimgangplättchen seiner Farbe ziehen
# en 661c894e
MON-SECRET-2 = in einem Zug dürfen beliebig viele eigene Mönche durch den Geheimgang ziehen
# en 58907dac
MON-SECRET-3 = ein Mönch, der auf einem Geheimgangplättchen betet, versperrt dessen Geheimgang
# en b96f3d7a
MON-SECRET-4 = der Geheimgang führt nur auf das Geheimgangplättchen hin, und verlassen kann ein Mönch es nur mit gewöhnlichen Schritten
# en eb5d9557
MON-SECRET-5 = der Geheimgang lässt sich nutzen, ob sein Plättchen fertig gebaut ist oder nicht, wenn dort Platz ist
# en 7c2b49d4
MON-SECRET-6 = ein Geheimgangplättchen, das nicht auf dem Tisch liegt, gibt keinen Geheimgang
# en f6ae08ec
MON-SECRET-7 = das Geheimgangplättchen einer anderen Person betritt man nur mit gewöhnlichen Schritten
# en d98e3e44
MON-SECRET-8 = ein Geheimgangplättchen darf in den Beutel zurückgehen und von jeder Person gelegt werden, aber sein Geheimgang gehört weiter zu seiner Farbe

## Aufmunterung (ENC)

# en f8058149
MON-ENC-1 = am Ende eines Bewegungszuges darf man beliebig viele Segen auf Plättchen im Bau legen, die ein freies Zahlenkästchen haben
# en 2b62fa94
MON-ENC-2 = wer einen Segen auf ein Plättchen gelegt hat, darf in diesem Zug nichts mehr bewegen, legen oder austauschen
# en f1549632
MON-ENC-3 = wer als Nächstes einen Mönch auf ein Plättchen zieht, bekommt sofort alle Segen darauf
# en 7d2130ba
MON-ENC-4 = Segen darf sich in einem späteren Zug auch wieder holen, wer sie hingelegt hat
# en 7006950e
MON-ENC-5 = das Zahlenkästchen zu wechseln, eingesperrt zu werden oder in die Abtei zurückzukehren ist kein Zug auf ein Plättchen
# en c27b54d2
MON-ENC-6 = Segen auf Plättchen gehören niemandem und zählen am Ende für niemanden

## Wertung (SCORE)

# en b2789b2f
MON-SCORE-1 = in einem Wertungszug stehen erst die Punkte aus Bau, Gebet und Strapazen fest, dann werden sie ausgegeben
# en a9a496de
MON-SCORE-2 = ein Mönch bringt in einem Wertungszug nur auf eine Weise Punkte, durch Bau, durch Gebet oder durch Strapazen
# en ec161422
MON-SCORE-3 = Punkte lassen sich nicht für einen späteren Zug aufheben, außer als Segen
# en 49493f90
MON-SCORE-4 = Punkte kommen aus Bau, dann aus Gebet, dann aus Strapazen, sodass es nach den Strapazen kein Gebet mehr gibt und neben einem eben zum Gebet gerufenen Mönch keine Strapazen

## Bau (CONS)

# en 66fe9393
MON-CONS-1 = jedes voll besetzte Plättchen im Bau bringt einer Person die Summe der Zahlenkästchen, in denen ihre Mönche stehen
# en 5a60ac56
MON-CONS-2 = der Bau bringt seine Punkte von selbst, ob man will oder nicht
# en f123a25b
MON-CONS-3 = ein voll besetztes Plättchen wird auf die fertig gebaute Seite gedreht, sobald alle Mönche darauf Punkte gebracht haben, im Wertungszug der letzten Person dort
# en b6e3642d
MON-CONS-4 = die Mönche eines umgedrehten Plättchens bleiben aufrecht darauf stehen
# en 58b44ddd
MON-CONS-5 = ein Mönch, der durch Bau Punkte gebracht hat, kann in diesem Wertungszug weder beten noch Strapazen auf sich nehmen noch ein Symbol nutzen
# en 75b38b81
MON-CONS-6 = wer einen Acker oder ein Wegeplättchen baut, bekommt dafür selbst einen Punkt, für einen Garten zwei, wie es im Zahlenkästchen steht
# en 71d5b578
MON-CONS-7 = wer baut, bekommt noch einmal so viel für jedes andere fertig gebaute Plättchen der Gruppe, das mit dem neuen zusammenhängt, ohne dass ein Plättchen im Bau dazwischenliegt
# en ea85ca89
MON-CONS-8 = Plättchen einer Gruppe, die noch im Bau sind, bringen keine Punkte und stellen keinen Zusammenhang her
# en 0a2b02c6
MON-CONS-9 = ein Acker, ein Wegeplättchen oder ein Garten bringt beim Bau höchstens vier Punkte
# en 5fd38342
MON-CONS-10 = mehrere Plättchen, die in einem Zug gebaut werden, werden in der Folge gewertet, die am meisten Punkte bringt, und jedes zählt schon für das nächste

## Gebet (PRAY)

# en f1f5bf9c
MON-PRAY-1 = niemand ruft in einem Wertungszug mehr als einen Mönch zum Gebet
# en b821e53f
MON-PRAY-2 = ein Mönch kann nur dort zum Gebet gerufen werden, wo er der einzige auf seinem Plättchen ist
# en 75f10496
MON-PRAY-3 = ein Mönch kann nur auf einem fertig gebauten Plättchen zum Gebet gerufen werden, nicht auf einem, das in dieser Runde fertig gebaut wurde
# en c1b02abf
MON-PRAY-4 = ein Gebet bringt den Wert des Plättchens
# en 59904efe
MON-PRAY-5 = in der Abtei betet niemand
# en e5fed478
MON-PRAY-6 = ein Mönch darf in Studien- und in Arbeitsrunden beten, auf jedem Plättchen mit einem Wert
# en a4a3ddf3
MON-PRAY-7 = ein betender Mönch zieht nicht, nimmt keine Strapazen auf sich, nutzt kein Symbol und betet nicht erneut, bis er wieder aufrecht gestellt ist
# en 9b920923
MON-PRAY-8 = ein betender Mönch wird in der nächsten Betstundenrunde oder in der Nacht aufrecht gestellt, nicht früher
# en 6d7bcbb6
MON-PRAY-9 = ein Mönch darf im selben Zug erst das Symbol seines Plättchens nutzen und dann zum Gebet gerufen werden, aber nicht umgekehrt
# en def94100
MON-PRAY-10 = wird ein Mönch eingesperrt, darf jede Person trotzdem noch einen Mönch zum Gebet rufen

## Strapazen (WORK)

# en a615af6e
MON-WORK-1 = in einer Studienrunde bringt jedes fertig gebaute graue Plättchen 1 Punkt, wenn man dort einen aufrecht stehenden Mönch hat, der nicht gebaut hat
# en 034c0923
MON-WORK-2 = in einer Arbeitsrunde bringt jedes fertig gebaute braune Plättchen 1 Punkt, wenn man dort einen aufrecht stehenden Mönch hat, der nicht gebaut hat
# en 5e2eb415
MON-WORK-3 = in einer Studienrunde bringt die Abtei allen 1 Punkt, die dort einen aufrecht stehenden Mönch haben
# en 28ce8d65
MON-WORK-4 = Strapazen bringen auf jedem Plättchen nur einmal Punkte, gleich wie viele Mönche man dort hat
# en a5c5fc78
MON-WORK-5 = ein betender Mönch auf einem Plättchen verhindert dort alle Strapazen
# en 81f3d1ae
MON-WORK-6 = Doppelzweckplättchen bringen für Strapazen in Studien- wie in Arbeitsrunden Punkte
# en 4a6e6553
MON-WORK-7 = Wegeplättchen bringen für Strapazen nie Punkte
# en ddc41956
MON-WORK-8 = Punkte für Strapazen werden ohne eine Entscheidung gezählt
# en c36ea811
MON-WORK-9 = ein Mönch, der durch eine andere Person in die Abtei kommt, bringt der Person seiner Farbe schon in deren späterem Wertungszug derselben Runde Punkte für Strapazen

## Symbole (ICON)

# en 3785de18
MON-ICON-1 = Plättchen mit Symbol sind Kapelle, Almosenausgabe, Landwirtschaftsbetrieb, Schreibstube, Bücherei, Werkstatt, Ställe, Haus des Abtes und Brauerei
# en aaf6b0c4
MON-ICON-2 = ein Symbol nutzt, wer auf dessen fertig gebautem Plättchen einen aufrecht stehenden Mönch hat
# en 0ae94f8f
MON-ICON-3 = auf einem Plättchen, das in dieser Runde fertig gebaut wurde oder auf dem ein Mönch betet, wird kein Symbol genutzt
# en bbb5a796
MON-ICON-4 = in einem Wertungszug nutzt man jedes Symbol höchstens einmal und beliebig viele verschiedene
# en c7751c5a
MON-ICON-5 = ein Symbol dient allen, die auf seinem Plättchen einen Mönch haben, jeweils im eigenen Zug
# en 3f290ce9
MON-ICON-6 = ein Mönch, der ein Symbol nutzt, darf dort im selben Zug noch beten oder Strapazen auf sich nehmen
# en ed5f5d59
MON-ICON-7 = Symbole lassen sich in einem Wertungszug jederzeit nutzen, nur die Kapelle zählt beim Gebet, Landwirtschaftsbetrieb und Schreibstube bei Strapazen und die Brauerei in Betstunden- und Nachtrunden
# en cd13d17e
MON-ICON-8 = niemand muss ein Symbol nutzen, und Landwirtschaftsbetrieb und Schreibstube zählen von selbst

## Kapelle (CHAPEL)

# en e62e4d7b
MON-CHAPEL-1 = ein Gebet in der Kapelle bringt sechs Punkte
# en 34c7c2e5
MON-CHAPEL-2 = in der Kapelle darf ein Mönch zum Gebet gerufen werden, auch wenn andere Mönche dort stehen oder beten
# en be28a528
MON-CHAPEL-3 = ein Mönch, der in der Kapelle betet, steht dort anderen Gebeten für sechs Punkte nicht im Weg
# en a4c22a2c
MON-CHAPEL-4 = in der Kapelle beten höchstens ein Mönch jeder Person und insgesamt drei
# en 1bf1afa9
MON-CHAPEL-5 = ein Mönch, der in der Kapelle betet, verhindert dort alle Strapazen
# en 5ac5367a
MON-CHAPEL-6 = ein Gebet in der Kapelle ist das eine Gebet dieses Wertungszuges

## Almosenausgabe (ALMON)

# en d9646435
MON-ALMON-1 = wer die Almosenausgabe nutzt, bekommt einen Segen

## Landwirtschaftsbetrieb (FARM)

# en abd4b87f
MON-FARM-1 = Strapazen im Landwirtschaftsbetrieb bringen in einer Arbeitsrunde insgesamt drei Punkte
# en 46609579
MON-FARM-2 = für ein Gebet bringen Landwirtschaftsbetrieb und Schreibstube nichts dazu

## Schreibstube (SCRIPT)

# en a23297ce
MON-SCRIPT-1 = Strapazen in der Schreibstube bringen in einer Studienrunde insgesamt zwei Punkte

## Bücherei (LIB)

# en 208b40c6
MON-LIB-1 = wer die Bücherei nutzt, vertauscht auf der Gebetstafel die Plätze zweier Buchstaben, deren große Seite oben liegt
# en d619c1c9
MON-LIB-2 = vertauschte Buchstaben liegen auf der Gebetstafel mit der kleinen Seite nach oben und werden nicht noch einmal vertauscht
# en e78212ce
MON-LIB-3 = ein vertauschter Buchstabe hat den Preis seiner neuen Spalte
# en 793cae57
MON-LIB-4 = ein vertauschter Buchstabe kommt wie jeder andere auf eine Buchstabenleiste, mit der großen Seite nach oben, wenn es die eigene ist
# en fd133cd4
MON-LIB-5 = die Bücherei vertauscht Buchstaben beliebiger Reihen, aber keine Mönche und keine leeren Plätze
# en 3bebe9fe
MON-LIB-6 = für die Bücherei müssen auf der Gebetstafel zwei Buchstaben mit der großen Seite nach oben liegen

## Werkstatt (WSHOP)

# en 2024d288
MON-WSHOP-1 = wer die Werkstatt nutzt, zieht ein Plättchen aus dem Beutel und legt dann dieses oder eines hinter dem Sichtschirm hervor zurück
# en ed1d5f8f
MON-WSHOP-2 = für die Werkstatt muss ein Plättchen im Beutel sein

## Ställe (STABLE)

# en 700893c2
MON-STABLE-1 = wer die Ställe nutzt, legt nach allen Regeln für das Legen ein Plättchen, zusätzlich zu dem im Bewegungszug
# en 63abd164
MON-STABLE-2 = die Ställe erlauben niemandem einen Austausch
# en 168717cd
MON-STABLE-3 = auch ein Kleintierhaltungsplättchen, das mit den Ställen gelegt wird, bringt sofort seine Segen

## Haus des Abtes (AHOUSE)

# en dc0f264c
MON-AHOUSE-1 = wer das Haus des Abtes nutzt, darf eine sofortige Neuwahl verlangen, bei der alle Mönche in der Abtei und im Haus des Abtes zählen, aufrechte wie betende
# en 45ed2f5f
MON-AHOUSE-2 = eine sofortige Neuwahl ist eine Abtswahl wie jede andere, mit Gleichstand und Arrest, und bei Gleichstand entscheidet der amtierende Abt
# en 4ed334a5
MON-AHOUSE-3 = eine sofortige Neuwahl ändert die Reihenfolge der laufenden Runde nicht

## Einsammeln (COLL)

# en 62e5c65e
MON-COLL-1 = mit Punkten sammelt man beliebig viele Buchstaben und Mönche von der Gebetstafel ein, einzeln nacheinander und aus jeder Reihe
# en fa789b49
MON-COLL-2 = zu zahlen ist der obere Preis der Spalte oder der untere, wenn der eigene Satzteil dann vollständig ist
# en 21cb801a
MON-COLL-3 = jeder Segen, den man seit Beginn des Zuges hat, darf wie ein Punkt ausgegeben werden und kommt dann in den Vorrat
# en 0ef5bf8b
MON-COLL-4 = Segen, die man in einem Wertungszug erhält, lassen sich in diesem Zug nicht ausgeben
# en 24831be9
MON-COLL-5 = Punkte werden vor Segen ausgegeben
# en 59e4b394
MON-COLL-6 = ein eingesammelter Mönch steht sofort in der Abtei und gehört der Person seiner Farbe, gleich wer ihn eingesammelt hat
# en 51be9aa0
MON-COLL-7 = ein eingesammelter Buchstabe kommt sofort auf ein freies Feld mit demselben Buchstaben, gleich auf wessen Buchstabenleiste
# en ce8be542
MON-COLL-8 = auf der eigenen Buchstabenleiste liegt ein Buchstabe mit der großen Seite nach oben
# en fbf2fea2
MON-COLL-9 = auf der Buchstabenleiste einer anderen Person liegt ein Buchstabe mit der kleinen Seite nach oben, und wer ihn dort hinlegt, bekommt sofort einen Segen
# en b06e0f89
MON-COLL-10 = den Mönch einer anderen Person einzusammeln bringt keinen Segen
# en 6fa1d577
MON-COLL-11 = niemand muss etwas einsammeln
# en f63f5050
MON-COLL-12 = ein Buchstabe auf einer Buchstabenleiste bleibt, wo er ist, und wird nicht mehr umgedreht, außer bei einem Bruch des Schweigegelübdes
# en d4418b32
MON-COLL-13 = von mehreren freien Feldern mit demselben Buchstaben auf einer Buchstabenleiste wird das am weitesten links belegt

## Segen (BLESS)

# en 190ee494
MON-BLESS-1 = ein Segen kommt aus dem Vorrat und bleibt hinter dem Sichtschirm
# en 01486aa3
MON-BLESS-2 = ist der Vorrat leer, wenn ein Segen fällig ist, legen alle, die einen haben, einen zurück, und dann wird der Segen genommen
# en 42c7ba04
MON-BLESS-3 = übrige Punkte werden zu Segen, 1 bis 4 Punkte zu einem, 5 bis 9 zu zwei, 10 bis 14 zu drei, 15 oder mehr zu vier
# en 09c5bff5
MON-BLESS-4 = mehrere Segen auf einmal erhält man einzeln nacheinander, jeweils soweit der Vorrat es zulässt
# en 830d3ea7
MON-BLESS-5 = ein Segen entfällt, wenn der Vorrat leer ist und niemand einen zurücklegen kann
# en d27db545
MON-BLESS-6 = zuerst werden Segen zurückgelegt, die sich in diesem Zug nicht ausgeben lassen
# en 5df156f0
MON-BLESS-7 = nur übrige Punkte werden zu Segen, während nicht ausgegebene Segen einfach bleiben

## Satzteile (PHRASE)

# en e657c4ca
MON-PHRASE-1 = ein Satzteil ist vollständig, wenn alle neun Felder seiner Buchstabenleiste belegt sind, gleich mit welcher Seite und von wem
# en 17e5d85e
MON-PHRASE-2 = sobald der eigene Satzteil vollständig ist, zahlt man die unteren Preise, schon beim nächsten Einsammeln im selben Zug

## Ende der Partie (END)

# en b321568d
MON-END-1 = die Partie endet nach der Runde, in der der letzte Buchstabe von der Gebetstafel eingesammelt wurde
# en 738eb3b1
MON-END-2 = die Partie endet, wenn die Nachtrunde des zweiten Tages erreicht ist
# en 4b875539
MON-END-3 = die Partie endet nach einer Runde, wenn sich kein Plättchen aus dem Beutel oder hinter einem Sichtschirm je noch legen ließe, selbst wenn alle Plättchen fertig gebaut wären
# en cad91049
MON-END-4 = keine Runde wird am Ende der Partie abgebrochen, alle spielen sie zu Ende

## Sieg (WIN)

# en 7e9b4fa0
MON-WIN-1 = jeder Buchstabe mit der großen Seite nach oben auf der eigenen Buchstabenleiste zählt 3 Testamentspunkte
# en 79479e90
MON-WIN-2 = jedes Plättchen, das hinter dem Sichtschirm übrig bleibt, zählt als Minuspunkte in Höhe seines Wertes, ein Kleintierhaltungsplättchen 0
# en 6544cece
MON-WIN-3 = jeder Segen hinter dem Sichtschirm zählt 1 Testamentspunkt
# en 2e67caec
MON-WIN-4 = Buchstaben mit der kleinen Seite nach oben, Plättchen auf dem Tisch und Mönche zählen nichts
# en b14e6634
MON-WIN-5 = wer die meisten Testamentspunkte hat, gewinnt, und bei Gleichstand gewinnt, wessen Reihe auf der Gebetstafel am weitesten unten liegt
# en 5b0fb1af
MON-WIN-6 = Testamentspunkte dürfen unter null liegen

## Team-Partie (TEAM)

# en 8f29a9f7
MON-TEAM-1 = in der Team-Partie zu viert spielen Rot und Grün gegen Blau und Gelb
# en 3eaea7fc
MON-TEAM-2 = in der Team-Partie darf ein Mönch auch den Geheimgang der anderen Person im Team nutzen
# en 04cd6ddc
MON-TEAM-3 = in der Team-Partie liegt ein Buchstabe auf der Buchstabenleiste der anderen Person im Team mit der großen Seite nach oben und bringt keinen Segen
# en eb1a0e9e
MON-TEAM-4 = in der Team-Partie zählen beide im Team ihre Testamentspunkte zusammen, und die höhere Summe gewinnt
# en 726ce12e
MON-TEAM-5 = in der Team-Partie entscheidet bei gleichen Summen die unterste Reihe auf der Gebetstafel, und ihr Team gewinnt
# en 013366a7
MON-TEAM-6 = in der Team-Partie bleiben Preise, Abtswahlen, Gebete und Sichtschirme Sache jeder Person, und auch im Team sieht niemand hinter den anderen Sichtschirm

## Einfache Partie (SIMPLE)

# en 4f1ce8f8
MON-SIMPLE-1 = in der einfachen Partie hat kein Symbol eine Wirkung, und sein Plättchen ist ein gewöhnliches
# en 108a8fac
MON-SIMPLE-2 = in der einfachen Partie betet ein Mönch in der Kapelle wie auf jedem anderen Plättchen, allein und für deren Wert
# en ade19eb1
MON-SIMPLE-3 = in der einfachen Partie gelten für Arrestzelle, Geheimgangplättchen, Doppelzweckplättchen und Kleintierhaltungsplättchen weiter ihre Regeln

## Schweigegelübde (VOW)

# en fd994b60
MON-VOW-1 = unter dem Schweigegelübde spricht man nur in Betstundenrunden über die Partie
# en b2767a0f
MON-VOW-2 = unter dem Schweigegelübde ist der Chat außerhalb von Betstundenrunden geschlossen
# en c748f237
MON-VOW-3 = unter dem Schweigegelübde mit Buße zahlt einen Segen, wer außerhalb einer Betstundenrunde schreibt, oder dreht ohne Segen auf der eigenen Buchstabenleiste einen großen Buchstaben auf die kleine Seite
# en a78aa5dc
MON-VOW-4 = ohne Segen und ohne großen Buchstaben kostet ein Bruch des Schweigegelübdes nichts, und unter mehreren großen Buchstaben wählt, wer es gebrochen hat

## Andere Anfänge und Ziehregeln (START)

# en eb199727
MON-START-1 = beim Beginn mit Auswahl ziehen zur ersten Mette alle sechs Plättchen, behalten drei und geben drei zurück
# en 1bb09479
MON-START-2 = beim zugeteilten Beginn bekommen zur ersten Mette alle ein graues Plättchen mit dem Wert 2, ein Wegeplättchen und einen Garten oder ein braunes Plättchen, alles zufällig
# en 60128aa7
MON-START-3 = alle am Tisch dürfen sich auf jeden anderen Beginn einigen
# en 0a475673
MON-START-4 = bei doppeltem Ziehen zieht man in einer Betstundenrunde doppelt so viele Plättchen und gibt die überzähligen zurück
# en d87d15b8
MON-START-5 = bei doppeltem Ziehen zieht eine Person nach der anderen, behält so viele Plättchen, wie die Stundenscheibe angibt, und gibt den Rest zurück
# en b32b37fb
MON-START-6 = der Beginn mit Auswahl und der zugeteilte Beginn ersetzen nur das Ziehen zur ersten Mette, auch bei doppeltem Ziehen, und zugeteilte Plättchen werden in der Reihenfolge der Züge ausgegeben

## Wer was weiß (INFO)

# en 0625c7cd
MON-INFO-1 = offen für alle sind Tisch, Mönche, Gebetstafel, Buchstabenleisten, Stundenscheibe, Abt, die Segen auf Plättchen und der Vorrat
# en aeba5c98
MON-INFO-2 = offen für alle ist, wie viele Plättchen jede Person hat und wie viele im Beutel sind
# en f485809d
MON-INFO-3 = ein Plättchen hinter einem Sichtschirm kennt nur, wem es gehört, aber zu Beginn wissen alle, dass es ein Geheimgangplättchen ist
# en 8d1d2f2a
MON-INFO-4 = niemand sieht in den Beutel, und jedes Plättchen darin wird mit gleicher Wahrscheinlichkeit gezogen
# en 845276d2
MON-INFO-5 = wie viele Segen hinter einem Sichtschirm sind, wird anderen nicht gezeigt, es sei denn, am Tisch ist es so vereinbart
# en 4814eb75
MON-INFO-6 = welche Plättchen beim Austausch oder in der Werkstatt gezogen und zurückgelegt werden, weiß nur, wen es betrifft
# en a954b2b5
MON-INFO-7 = ein Bot sieht, was alle sehen und was die Person sieht, für die er spielt, sonst nichts

## Was immer gilt (INV)

# en 71148a88
MON-INV-1 = jeder Buchstabe liegt so oft auf der Gebetstafel, wie er auf den beteiligten Buchstabenleisten noch frei ist
# en 66ecdf76
MON-INV-2 = im Vorrat, hinter Sichtschirmen und auf Plättchen sind zusammen immer zwanzig Segen
# en d9f912fc
MON-INV-3 = im Beutel, hinter Sichtschirmen, auf dem Tisch und aus dem Spiel sind zusammen immer 53 Plättchen
# en 2d18a319
MON-INV-4 = auf der Gebetstafel und im Kloster sind zusammen immer fünf Mönche jeder Person
# en bfd1b5c7
MON-INV-5 = auf keinem fertig gebauten Plättchen sind mehr Mönche, als sein Wert angibt, und in keinem Zahlenkästchen zwei
# en d64e6d9f
MON-INV-6 = am Ende einer Studien- oder Arbeitsrunde ist kein Plättchen im Bau voll besetzt
# en d0b9b84a
MON-INV-7 = auf dem Tisch ist kein graues Plättchen einem braunen benachbart, es gibt keine Sackgasse, keine Gruppe ist über ihrer Grenze, und kein Weg stößt auf ein Kleintierhaltungsplättchen
# en 5b54e762
MON-INV-8 = jedes Plättchen außer der Kleintierhaltung ist von der Abtei aus über verbundene Kanten zu erreichen
# en 4e7b4edd
MON-INV-9 = auf einem Plättchen betet höchstens ein Mönch, nur in der Kapelle drei verschiedener Personen und in der Arrestzelle zwei
# en 20e9d21b
MON-INV-10 = auf dem Tisch liegen Segen nur auf Plättchen im Bau mit einem freien Zahlenkästchen
# en 46121a5e
MON-INV-11 = jede Partie kommt zu ihrem Ende, denn Bewegungen, Wechsel des Zahlenkästchens, Symbole und Einsammeln gehen alle einmal aus
# en 3e67d8d5
MON-INV-12 = gespielt wird nur mit einer Ausgabe, die alle Angaben hat, jede in ihren Grenzen, deren Sorten zusammen die Plättchen der Schachtel ergeben und von denen zu viert alles gezogen werden kann, was die Stundenscheibe verlangt
