### Monasterium: die Regelsätze auf Deutsch, einer je Regel, in der Reihenfolge von rules.py.
### Jeder ist ein ganzer Satz ohne Punkt, der nach „… geht nicht – “ stehen kann.
###
### Glossar
### game                          Partie (eine gespielte), zu zweit / zu dritt / zu viert
### player                        Person, alle, niemand, wer …, man (nie „der Spieler“)
### start player                  Startperson (die der ersten Runde: erste Startperson)
### year, round, turn             Klosterjahr (kurz: Jahr), Runde, Zug
### placing dice                  Würfeleinsetzphase, (Würfel) einsetzen
### taking dice for actions       Aktionsphase
### round end, final scoring      Rundenende, Schlusswertung
### monastery, path, envoy        Kloster, Weg, Gesandter
### a field leads to a monastery  ein Feld des Weges ist mit einem Kloster verbunden
### an envoy moves / steps on     ziehen, bewegen / betreten; Bewegung, Schritt, Umlauf (lap)
### room (of any kind), building  Gebäude
### kinds of room                 profanes Gebäude, Werkstatt, Gemeinschaftsraum
### chapel, cloister, its space   Kapelle, Kreuzgang, Kreuzgangfeld
### space (of any kind)           Platz (closed: blockiert)
### place (asked for by missions) Bereich
### novice, extra novice          Novize, zusätzlicher Novize
### send, the cheaper send        entsenden, das verbilligte Entsenden
### price, supply, reserve        Preis, Vorrat, Reserve
### action area, field, tile      Aktionsbereich, Aktionsfeld, Aktions-Plättchen (flip: umdrehen)
### standard action, unlock       Standardaktion, freischalten
### exchange                      tauschen, Tausch
### goods                         Güter: Suppe, Werkzeug, Buch, Einfluss (ohne Mehrzahl), Rosenkranz
### white die                     neutraler Würfel
### own die                       persönlicher Würfel (eigener, wo er auch anderen gehören könnte)
### gained die                    neuer Würfel
### face, name a face             Zahl, eine Zahl wählen
### roll / roll again             würfeln, werfen, Wurf / noch einmal werfen
### dice in hand                  Würfel in der Hand
### dice field, joker             Würfelfeld, Joker (von Würfelfeld 6)
### take / use a die              nehmen / nutzen (beiseitelegen: set aside)
### reroll tile                   Plättchen „Neu würfeln“ (ready: einsatzbereit)
### church window, window tile    Kirchenfenster, Kirchenfenster-Plättchen (kurz: Plättchen)
### build in, cell                einbauen, Feld des Kirchenfensters
### complete (row, column)        vollständig, vervollständigen
### bonus, effect                 Bonus (Boni), Wirkung (finished: abgehandelt)
### decline, be lost              verzichten, entfallen
### mission, fulfil, claim        Auftrag, erfüllen, anrechnen
### points, score                 Punkte, (Punkte) bringen oder bekommen; gewertet werden
### majority                      Mehrheit, die meisten Novizen (ihre Wertung: Klosterwertung)
### scoring of the other parts    Kapellenwertung, Kreuzgangwertung, Güterwertung
### tied, tie-break               gleichauf, Stichentscheid
### legal                         zulässig
### choice, decision              Wahl, Entscheidung
### data, seed                    Angaben, Startwert

## Spielmaterial (COMP)

# en f30acd06
MSM-COMP-1 = es gibt fünf Klöster, die A bis E heißen
# en d885bf44
MSM-COMP-2 = ein Kloster hat eine Kapelle, einen äußeren Ring von Gebäuden dreier Arten und einen inneren Ring von Kreuzgangfeldern
# en 3dfe35ff
MSM-COMP-3 = jedes Gebäude grenzt an genau zwei Kreuzgangfelder seines eigenen Klosters
# en a89ee233
MSM-COMP-4 = wo es gleich viele Gebäude und Kreuzgangfelder gibt, grenzt jedes Kreuzgangfeld an zwei Gebäude
# en ba0710b9
MSM-COMP-5 = der Spielplan hat eine Seite für zwei und eine für drei oder vier Personen
# en 98ffab64
MSM-COMP-6 = auf der Seite für drei oder vier Personen sind manche Plätze mit einer 4 gekennzeichnet
# en 81030328
MSM-COMP-7 = der Weg ist eine Folge von Feldern, und jedes kann mit Klöstern verbunden sein und einen Bonus tragen
# en 6a85d140
MSM-COMP-8 = mindestens ein Feld des Weges ist mit zwei Klöstern verbunden
# en 1d80a202
MSM-COMP-9 = es gibt zehn neutrale Würfel und für jede Person drei persönliche, alle mit den Zahlen 1 bis 6
# en 777aa396
MSM-COMP-10 = von jedem Kloster gibt es acht Kirchenfenster-Plättchen, die untereinander gleich sind
# en 3fe0537e
MSM-COMP-11 = es gibt fünfzehn Aufträge, je fünf in den Kategorien A, B und C
# en 36863ec7
MSM-COMP-12 = Suppen, Werkzeuge, Bücher, Einfluss und Rosenkränze gehen nie aus
# en 14b1942e
MSM-COMP-13 = jede Person hat 20 Aktionsfelder in den Spalten A bis E und den Reihen I bis IV und neben jeder Reihe einen zusätzlichen Novizen
# en 23122fbe
MSM-COMP-14 = ein Kirchenfenster hat drei Reihen und drei Spalten

## Aufbau (SETUP)

# en c791e2fe
MSM-SETUP-1 = zu zweit spielt man auf der einen Seite des Spielplans, zu dritt oder zu viert auf der anderen
# en 7d290f7b
MSM-SETUP-2 = zu dritt ist ein mit einer 4 gekennzeichneter Platz die ganze Partie über blockiert
# en 6015938f
MSM-SETUP-3 = ein blockierter Platz zählt für niemanden, weder bei Mehrheiten noch bei Aufträgen noch als angrenzender Platz
# en 5b590994
MSM-SETUP-4 = in jeder Kapelle liegen anfangs für jede Person zwei ihrer Kirchenfenster-Plättchen, und die übrigen kommen aus dem Spiel
# en c86f77fc
MSM-SETUP-5 = die Partie beginnt im ersten Klosterjahr
# en 219dd715
MSM-SETUP-6 = aus jeder Kategorie werden zwei Aufträge gezogen und liegen für alle offen, und die übrigen neun kommen aus dem Spiel
# en 04789bb6
MSM-SETUP-7 = die Aktions-Plättchen 1 bis 5 liegen anfangs auf den Spalten A bis E und sind nicht umgedreht
# en 5797e732
MSM-SETUP-8 = auf jedem Aktionsfeld steht anfangs ein Novize und neben jeder Reihe ein zusätzlicher
# en 99e0ad9d
MSM-SETUP-9 = alle Gesandten beginnen auf dem ersten Feld des Weges, was noch keinen Bonus bringt
# en d4c207ac
MSM-SETUP-10 = jede Person beginnt mit 0 Punkten, sechs Markierungsscheiben für Aufträge und einem einsatzbereiten Plättchen „Neu würfeln“
# en d63d061e
MSM-SETUP-11 = jede Person beginnt mit einem persönlichen Würfel, und zwei weitere liegen in ihrer Reserve
# en eb43e430
MSM-SETUP-12 = jede Person hat zu zweit 5, zu dritt 3, zu viert 2 neutrale Würfel, und die übrigen kommen aus dem Spiel
# en fad9d9fb
MSM-SETUP-13 = jede Person beginnt mit 2 Einfluss, 2 Suppen und 1 Rosenkranz, aber ohne Werkzeuge und Bücher
# en 2ef8c609
MSM-SETUP-14 = die erste Startperson wird mit gleichen Chancen für alle ausgelost oder vorher bestimmt
# en 4de4658d
MSM-SETUP-15 = ohne hinzugewonnene Würfel kommen in einer ganzen Partie auf jede Person 36 Würfel zum Nutzen

## Jahre und Runden (YEAR)

# en 80c363a2
MSM-YEAR-1 = die Partie dauert drei Klosterjahre, jedes mit so vielen Runden, wie Personen mitspielen
# en bea67b09
MSM-YEAR-2 = in jedem Klosterjahr ist jede Person genau einmal Startperson
# en d77041b1
MSM-YEAR-3 = eine Runde besteht aus Würfeleinsetzphase, Aktionsphase und Rundenende, in dieser Reihenfolge
# en 35681b67
MSM-YEAR-4 = in Würfeleinsetzphase und Aktionsphase beginnt die Startperson, und es geht im Uhrzeigersinn weiter

## Würfeleinsetzphase (DICE)

# en 4cf1bd8e
MSM-DICE-1 = zu Beginn einer Runde hat jede Person ihren Anteil an den neutralen Würfeln und alle ihre persönlichen Würfel in der Hand
# en 4cb2f33a
MSM-DICE-2 = wer mit dem Einsetzen an der Reihe ist, würfelt einmal mit allen Würfeln in der Hand zugleich
# en c71e0781
MSM-DICE-3 = die gewählte Zahl muss mindestens ein Würfel des letzten Wurfs zeigen
# en 5da97a48
MSM-DICE-4 = alle geworfenen Würfel mit der gewählten Zahl kommen auf deren Würfelfeld, und sonst keine
# en aa95c652
MSM-DICE-5 = niemand darf passen oder einen Würfel mit der gewählten Zahl zurückhalten
# en e10cd784
MSM-DICE-6 = sind Würfel eingesetzt, ist die nächste Person im Uhrzeigersinn an der Reihe
# en bcda4d1a
MSM-DICE-7 = mit den Würfeln, die in der Hand bleiben, wird im nächsten eigenen Zug neu gewürfelt
# en cfd56ed7
MSM-DICE-8 = wer keine Würfel mehr in der Hand hat, wird übersprungen, und die letzte Person mit Würfeln macht allein weiter
# en 63e259cf
MSM-DICE-9 = auf einem Würfelfeld dürfen beliebig viele Würfel liegen
# en 8d65d060
MSM-DICE-10 = ein persönlicher Würfel gehört auch auf einem Würfelfeld noch derselben Person, ein neutraler niemandem
# en 93022d7e
MSM-DICE-11 = für Aktionen nimmt niemand Würfel, solange noch jemand welche in der Hand hat
# en a7549d73
MSM-DICE-12 = in der Würfeleinsetzphase gibt es keine Aktionen, und kein Gesandter zieht

## Das Plättchen „Neu würfeln“ (REROLL)

# en 267f3fdf
MSM-REROLL-1 = das Plättchen „Neu würfeln“ darf man nur einmal pro Runde nutzen
# en b75d9e31
MSM-REROLL-2 = das Plättchen „Neu würfeln“ darf man direkt nach einem Wurf nutzen, bevor eine Zahl gewählt ist
# en 0fcb8893
MSM-REROLL-3 = mit dem Plättchen „Neu würfeln“ wirft man diejenigen Würfel dieses Wurfs noch einmal, die man selbst aussucht
# en d45898fd
MSM-REROLL-4 = mit dem Plättchen „Neu würfeln“ wirft man mindestens einen Würfel noch einmal
# en c9ee91d0
MSM-REROLL-5 = nicht noch einmal geworfene Würfel behalten ihre Zahl, und bei den anderen gilt die neue
# en 98efe634
MSM-REROLL-6 = das Plättchen „Neu würfeln“ darf man stattdessen für einen eben bekommenen und geworfenen persönlichen Würfel nutzen
# en dd8025f9
MSM-REROLL-7 = ein genutztes Plättchen „Neu würfeln“ wird bis zum Rundenende umgedreht
# en e4931de5
MSM-REROLL-8 = ein ungenutztes Plättchen „Neu würfeln“ bringt nichts, auch keine zweite Nutzung zu einem späteren Zeitpunkt

## Aktionsphase: Würfel nehmen (TAKE)

# en f4e19f4d
MSM-TAKE-1 = Würfel nimmt man von einem einzigen Würfelfeld, auf dem ein neutraler oder ein eigener persönlicher Würfel liegt
# en d8eaa6fd
MSM-TAKE-2 = niemand darf einen persönlichen Würfel einer anderen Person nehmen
# en 04d63400
MSM-TAKE-3 = von den Würfelfeldern 1 bis 5 nimmt man einen, zwei oder drei Würfel, wenn dort so viele zu nehmen sind
# en 9ca95b6c
MSM-TAKE-4 = von Würfelfeld 6 nimmt man genau einen Würfel
# en 6565bd18
MSM-TAKE-5 = neutrale Würfel nimmt man nur zusammen mit allen eigenen persönlichen Würfeln, die auf diesem Würfelfeld liegen
# en f058fd47
MSM-TAKE-6 = die eigenen persönlichen Würfel nimmt man vor den neutralen, auch von Würfelfeld 6, aber man muss nicht alle nehmen
# en 1a2ea8bb
MSM-TAKE-7 = mit dem Würfelfeld und der Anzahl steht fest, welche Würfel man nimmt
# en dc811ec2
MSM-TAKE-8 = Würfel von den Würfelfeldern 1 bis 5 kommen auf das Aktions-Plättchen mit dieser Zahl, in den Spalten A bis E
# en 3550c17c
MSM-TAKE-9 = ein Würfel von Würfelfeld 6 kommt auf ein beliebiges Aktions-Plättchen und zählt als Würfel von dessen Spalte
# en 6605e910
MSM-TAKE-10 = ein Würfel von Würfelfeld 6 darf nur in eine Spalte kommen, in der eine Aktion möglich ist
# en c48f0ac5
MSM-TAKE-11 = jeder Würfel, der auf ein umgedrehtes Aktions-Plättchen gelegt wird, bringt sofort 1 Punkt, ob er dann genutzt wird oder nicht
# en a6e150b2
MSM-TAKE-12 = man darf Würfel nehmen, auch wenn für manche davon keine Aktion möglich sein wird
# en 44cfd9c9
MSM-TAKE-13 = dasselbe Würfelfeld darf man in späteren Zügen wieder wählen, solange dort Würfel liegen, die man nehmen darf
# en 8577564b
MSM-TAKE-14 = wer einen Würfel nehmen kann, muss es tun, und wer es nicht kann, wird vorerst übersprungen
# en 74761e74
MSM-TAKE-15 = ein Zug endet, wenn alle genommenen Würfel genutzt und alle ihre Wirkungen abgehandelt sind
# en 3dc47f7a
MSM-TAKE-16 = die Aktionsphase endet, wenn ein Zug beendet ist und auf keinem Würfelfeld mehr ein Würfel liegt
# en e8955df9
MSM-TAKE-17 = man hat mehrere Züge nacheinander, solange sonst niemand einen Würfel nehmen kann

## Aktionsphase: Würfel nutzen (USE)

# en 97c55b91
MSM-USE-1 = jeder genommene Würfel ergibt genau eine Aktion seiner Spalte, ein Würfel nach dem anderen
# en 3fb7e737
MSM-USE-2 = ein Würfel ergibt die Standardaktion seiner Spalte oder eine dort freigeschaltete aus den Reihen I bis III
# en 1f63167d
MSM-USE-3 = die Aktion eines Würfels wählt man erst, wenn alle Wirkungen des vorigen abgehandelt sind
# en e64c4395
MSM-USE-4 = ein genutzter Würfel wird für den Rest der Runde beiseitegelegt
# en 782b136a
MSM-USE-5 = ein Würfel verlässt sein Aktions-Plättchen, sobald seine Aktion gewählt ist
# en 5fa7242e
MSM-USE-6 = ein Würfel, für den in seiner Spalte keine Aktion möglich ist, wird ohne Wirkung beiseitegelegt
# en 96c2d986
MSM-USE-7 = man muss einen Würfel nutzen, solange in seiner Spalte irgendeine Aktion möglich ist
# en adfad397
MSM-USE-8 = eine Aktion ist möglich, wenn die nötigen Güter, Novizen, Plätze und Plättchen vorhanden sind, ob nun ein Bonus folgt oder nicht
# en 5934f5d4
MSM-USE-9 = nur in Spalte A kann ein Würfel ohne Aktion bleiben, weil die Spalten B bis E immer ihre Standardaktion bieten
# en 50565ea7
MSM-USE-10 = eine während eines Zuges freigeschaltete Aktion darf man mit den übrigen Würfeln dieses Zuges nutzen

## Aktionen (ACT)

# en cc096bbf
MSM-ACT-1 = die Standardaktion der Spalte A entsendet einen Novizen
# en 4ec86648
MSM-ACT-2 = die Standardaktion der Spalte B bringt 1 Suppe
# en bbaa7ab7
MSM-ACT-3 = die Standardaktion der Spalte C bringt 1 Einfluss
# en 1481ecd2
MSM-ACT-4 = die Standardaktion der Spalte D bringt 1 Rosenkranz
# en dc10afad
MSM-ACT-5 = die Standardaktion der Spalte E bewegt den Gesandten um 1 Feld
# en a5b6d6cf
MSM-ACT-6 = in Reihe I bewegt A den Gesandten um 1 Feld, B bringt 1 Rosenkranz, C 1 Suppe und D 1 Einfluss, und E tauscht 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch
# en 7572dd7e
MSM-ACT-7 = in Reihe II bringt A 1 Werkzeug und C 2 Suppen, 2 Einfluss oder 2 Rosenkränze, D bewegt den Gesandten um 2 Felder, und E bringt 3 Punkte
# en 6a5b02ea
MSM-ACT-8 = in Reihe II entsendet B einen Novizen für 1 Einfluss weniger, aber nie für weniger als 0
# en 6aa33dcd
MSM-ACT-9 = mit dem verbilligten Entsenden der Reihe II darf man jeden Novizen entsenden, auch einen, der gar keinen Einfluss kostet
# en 41d228a2
MSM-ACT-10 = jede Aktion der Reihe III nimmt ein Kirchenfenster-Plättchen aus einem Kloster, in dessen Kapelle man einen Novizen hat, und baut es sofort ein
# en 2daad0e9
MSM-ACT-11 = eine Aktion der Reihen I bis III steht einem nur zu, solange ihr Aktionsfeld leer ist
# en 10acc746
MSM-ACT-12 = die Felder der Reihe IV ergeben keine Aktion
# en a7f601bf
MSM-ACT-13 = nicht möglich sind nur ein Entsenden ohne zulässiges und bezahlbares Ziel, ein Tausch ohne Suppe und Werkzeug und das Nehmen eines Kirchenfenster-Plättchens, das sich nicht einbauen lässt
# en 983650de
MSM-ACT-14 = die Würfel eines Zuges darf man auf verschiedene Aktionen verteilen, soweit es die Grenzen pro Zug zulassen

## Freischalten und Grenzen (UNLOCK)

# en af206b37
MSM-UNLOCK-1 = wird ein Novize aus den Reihen I bis III entsandt, ist die Aktion seines Feldes sofort und für immer freigeschaltet
# en d705c0ec
MSM-UNLOCK-2 = Standardaktionen und Aktionen der Reihe I darf man in einem Zug wiederholen, für jeweils einen Würfel
# en 20f5f0ad
MSM-UNLOCK-3 = jede Aktion der Reihen II und III darf man einmal pro Zug nutzen, und das verbilligte Entsenden der Reihe II ist keine Standardaktion
# en 5ac0cb5e
MSM-UNLOCK-4 = die Grenze von einmal pro Zug gilt für jedes Aktionsfeld einzeln und nicht für seine Reihe
# en a4aa0307
MSM-UNLOCK-5 = eine über den Weg genutzte Aktion zählt für die Grenze von einmal pro Zug mit und muss sie einhalten
# en 2ece33b5
MSM-UNLOCK-6 = die Grenzen pro Zug gelten in jedem Zug aufs Neue, auch innerhalb derselben Runde
# en 2f16bbcd
MSM-UNLOCK-7 = eine Aktion gilt als genutzt, sobald sie gewählt ist
# en 89efd6c6
MSM-UNLOCK-8 = ein zusätzlicher Novize schaltet keine Aktion frei und dreht kein Aktions-Plättchen um

## Gesandte (ENVOY)

# en cf193d1e
MSM-ENVOY-1 = ein Gesandter zieht nur vorwärts, Feld für Feld
# en 8de9b63b
MSM-ENVOY-2 = vom letzten Feld des Weges führt der nächste Schritt auf das erste
# en 64e7ffee
MSM-ENVOY-3 = ein Gesandter kann immer ziehen
# en 221f290d
MSM-ENVOY-4 = auf einem Feld dürfen beliebig viele Gesandte stehen, und sie beeinflussen einander nicht
# en 158aed2c
MSM-ENVOY-5 = ein Gesandter bekommt den Bonus jedes Feldes, das er betritt, ob er dort stehen bleibt oder weiterzieht
# en 816bbc15
MSM-ENVOY-6 = ein Bonus kommt sofort, während der Gesandte auf dessen Feld steht und bevor er die übrigen Schritte macht
# en cee5c64d
MSM-ENVOY-7 = eine Bewegung, die ein Bonus auslöst, wird ganz ausgeführt, bevor die unterbrochene weitergeht
# en ff899c88
MSM-ENVOY-8 = ein Feld bringt seinen Bonus bei jedem Umlauf von Neuem
# en cd87bac9
MSM-ENVOY-9 = ein Gesandter macht alle Schritte seiner Bewegung und nie weniger

## Der Weg (PATH)

# en 00903e51
MSM-PATH-1 = die Boni des Weges sind eine beliebige Aktion, Einfluss oder Rosenkranz, Suppe oder Tausch, ein Kirchenfenster-Plättchen und auf dem letzten Feld ein persönlicher Würfel
# en a75f48f8
MSM-PATH-2 = der Bonus „beliebige Aktion“ ist eine mögliche Aktion einer beliebigen Spalte, Standardaktion oder freigeschaltet, ohne Würfel
# en 4b6fd8e9
MSM-PATH-3 = eine über den Weg erhaltene Aktion bringt keinen Punkt für ein umgedrehtes Aktions-Plättchen und unterliegt nur den Grenzen pro Zug
# en c9ad63a2
MSM-PATH-4 = der Bonus „Einfluss oder Rosenkranz“ bringt 1 Einfluss oder 1 Rosenkranz
# en 3c922200
MSM-PATH-5 = der Bonus „Suppe oder Tausch“ bringt 1 Suppe oder tauscht 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch
# en 3041e230
MSM-PATH-6 = ein Kirchenfenster-Plättchen vom Weg darf aus jedem Kloster stammen und wird sofort eingebaut
# en 192fd947
MSM-PATH-7 = auf die beliebige Aktion und das Kirchenfenster-Plättchen des Weges darf man verzichten, auf seine anderen Boni nicht
# en ca5c0db3
MSM-PATH-8 = ein Bonus, der sich nicht ausführen lässt, entfällt
# en 225d03b9
MSM-PATH-9 = das letzte Feld des Weges bietet einen persönlichen Würfel oder Punkte

## Persönliche Würfel (PDIE)

# en 453b13b1
MSM-PDIE-1 = man beginnt mit einem persönlichen Würfel und hat nie mehr als drei
# en 83f0e3a7
MSM-PDIE-2 = betritt der eigene Gesandte das letzte Feld, bekommt man einen persönlichen Würfel oder 5 Punkte
# en 92129d9a
MSM-PDIE-3 = wer schon alle drei persönlichen Würfel hat, bekommt die 5 Punkte, und alle anderen dürfen wählen
# en 7607f7b3
MSM-PDIE-4 = ein neuer Würfel wird sofort geworfen und kommt auf das Würfelfeld seiner Zahl, wo ihn die Person, der er gehört, später in dieser Runde nehmen kann
# en 00dd6b36
MSM-PDIE-5 = mit einem noch einsatzbereiten Plättchen „Neu würfeln“ darf man einen neuen Würfel noch einmal werfen, und die zweite Zahl gilt
# en 51c45819
MSM-PDIE-6 = ein neuer Würfel gehört nie zu den Würfeln des Zuges, in dem man ihn bekommt
# en 5a19c350
MSM-PDIE-7 = die Runde geht weiter, bis auch ein neuer Würfel genommen ist
# en 162b5978
MSM-PDIE-8 = einen neuen Würfel behält man und würfelt mit ihm in jeder späteren Runde
# en 9b3cdabb
MSM-PDIE-9 = einen persönlichen Würfel kann man nur in der Aktionsphase bekommen
# en af3dda30
MSM-PDIE-10 = wer die Punkte vorgezogen hat, darf bei einem späteren Umlauf immer noch den Würfel nehmen

## Novizen entsenden (NOVICE)

# en 01ce0b3b
MSM-NOVICE-1 = man darf den Novizen jedes Aktionsfelds entsenden, gleich in welcher Spalte der Würfel liegt
# en aeb65f4e
MSM-NOVICE-2 = die Reihen I und II entsenden in Gebäude, Reihe III in Kapellen und Reihe IV auf Kreuzgangfelder
# en 86acd193
MSM-NOVICE-3 = das Feld des Gesandten muss mit dem Kloster verbunden sein, oder man muss einen Novizen in dessen Kapelle haben
# en 388d5e28
MSM-NOVICE-4 = ein Novize in einer Kapelle öffnet ihr Kloster für immer, auch wenn die Kapelle voll ist
# en cc36ddf4
MSM-NOVICE-5 = ein Novize in einer Kapelle öffnet nur dieses Kloster und nur für die Person, zu der er gehört
# en 9a7f592c
MSM-NOVICE-6 = für den ersten eigenen Novizen in einer Kapelle muss der Gesandte auf einem Feld stehen, das mit ihrem Kloster verbunden ist
# en 61b9c8b5
MSM-NOVICE-7 = der volle Preis für das Entsenden wird aus den eigenen Gütern an den Vorrat gezahlt
# en 27afd868
MSM-NOVICE-8 = ein Novize kann nur auf einen Platz entsandt werden, der frei ist und ihm offensteht
# en 0cc6c003
MSM-NOVICE-9 = ein Novize in einem Kloster wechselt nie den Platz und verlässt es nie
# en f3314133
MSM-NOVICE-10 = wer entsendet, bezahlt, stellt den Novizen auf, schaltet frei oder dreht um, bekommt Punkte und Güter eines Gebäudes, dann dessen Kirchenfenster-Plättchen, dann den zusätzlichen Novizen, und nach jedem Schritt werden die Aufträge geprüft
# en 6263fe26
MSM-NOVICE-11 = kann man mit einem Würfel nur einen Novizen entsenden, muss man es tun, wählt ihn aber frei
# en cf710b4b
MSM-NOVICE-12 = für die steigenden Preise von Kapellen und Kreuzgängen zählen die eigenen Novizen, in allen Klöstern und über die ganze Partie

## Gebäude (BLD)

# en 65f5b0b9
MSM-BLD-1 = in einem Gebäude steht höchstens ein Novize
# en aac009c7
MSM-BLD-2 = ein Gebäude kostet 1 Einfluss und dazu für einen Novizen aus Reihe I 2, aus Reihe II 3 Güter seiner Art
# en dbbbeb94
MSM-BLD-3 = profane Gebäude bezahlt man mit Suppen, Werkstätten mit Werkzeugen, Gemeinschaftsräume mit Büchern
# en 245477a6
MSM-BLD-4 = Güter einer Art können nicht anstelle einer anderen gezahlt werden
# en 9b9f401c
MSM-BLD-5 = ein Novize in einem profanen Gebäude bringt sofort 1 Punkt und 1 Werkzeug
# en 63fca63c
MSM-BLD-6 = ein Novize in einer Werkstatt bringt sofort 2 Punkte und 1 Buch
# en 9ae468f5
MSM-BLD-7 = ein Novize in einem Gemeinschaftsraum bringt 3 Punkte und ein Kirchenfenster-Plättchen aus seinem Kloster
# en 08c2ef4c
MSM-BLD-8 = lässt sich kein Kirchenfenster-Plättchen aus seinem Kloster einbauen, bringt ein Gemeinschaftsraum nur 3 Punkte
# en 02b36de9
MSM-BLD-9 = das Kirchenfenster-Plättchen eines Gemeinschaftsraums muss man nehmen, wenn es sich einbauen lässt
# en cd161b9a
MSM-BLD-10 = man darf in mehreren Gebäuden eines Klosters Novizen haben

## Kapellen (CHAPEL)

# en 885d0f0f
MSM-CHAPEL-1 = eine Kapelle nimmt mehrere Novizen auf, von einer Person oder von mehreren
# en 3ad270f0
MSM-CHAPEL-2 = eine Kapelle nimmt zu zweit 4, zu dritt 6, zu viert 8 Novizen auf
# en 2fbd66c3
MSM-CHAPEL-3 = Novizen in Kapellen kosten jede Person 1 Einfluss, dann 2, dann 3 für jeden weiteren
# en 8d344fd3
MSM-CHAPEL-4 = den Preis einer Kapelle erhöhen die Novizen, die Reihe III verlassen haben, zusätzliche Novizen aber nicht
# en 18ff08b8
MSM-CHAPEL-5 = ein Novize in einer Kapelle bringt nicht sofort einen Bonus

## Kreuzgang (CLOISTER)

# en 5869cfaf
MSM-CLOISTER-1 = auf einem Kreuzgangfeld steht höchstens ein Novize
# en 6259f30e
MSM-CLOISTER-2 = ein Kreuzgangfeld muss frei sein und an ein Gebäude grenzen, in dem man einen Novizen hat
# en ec6f473e
MSM-CLOISTER-3 = auch für den Kreuzgang braucht man den Gesandten oder einen eigenen Novizen in der Kapelle
# en 468655f3
MSM-CLOISTER-4 = ein Novize auf einem Kreuzgangfeld kostet keinen Einfluss
# en 54f3b249
MSM-CLOISTER-5 = Novizen aus Reihe IV kosten jede Person 1 Rosenkranz, dann 2, dann 3 für jeden weiteren
# en 20452c81
MSM-CLOISTER-6 = zusätzliche Novizen erhöhen den Preis des Kreuzgangs nicht
# en efee0a61
MSM-CLOISTER-7 = ein eigener Novize in einem Gebäude genügt für beide Kreuzgangfelder, an die es grenzt
# en f77e9086
MSM-CLOISTER-8 = wird ein Novize aus Reihe IV entsandt, wird das Aktions-Plättchen seiner Spalte für immer umgedreht
# en 5d7f597c
MSM-CLOISTER-9 = ein umgedrehtes Aktions-Plättchen bringt 1 Punkt für jeden ungenutzten Würfel, der darauf liegt, und für jeden, der später darauf gelegt wird
# en f636bbc8
MSM-CLOISTER-10 = der Würfel, mit dem man einen Novizen entsendet, bringt nichts für das dadurch umgedrehte Aktions-Plättchen
# en 58440ab7
MSM-CLOISTER-11 = umgedreht wird das Aktions-Plättchen aus der Spalte des Novizen, nicht das aus der Spalte des Würfels

## Zusätzliche Novizen (EXTRA)

# en 3f2b3132
MSM-EXTRA-1 = sobald der fünfte Novize einer Reihe entsandt ist, darf man sofort auch ihren zusätzlichen Novizen entsenden
# en bd3c69c0
MSM-EXTRA-2 = ein zusätzlicher Novize darf in ein Gebäude jeder Art, in eine Kapelle oder auf ein Kreuzgangfeld gehen
# en f7ed9ed7
MSM-EXTRA-3 = einen zusätzlichen Novizen entsendet man kostenlos
# en 1c5fe7f5
MSM-EXTRA-4 = abgesehen vom Preis gelten für einen zusätzlichen Novizen alle Regeln des Entsendens
# en dbbd4742
MSM-EXTRA-5 = ein zusätzlicher Novize in einem Gebäude bringt den Bonus dieses Gebäudes
# en 027368af
MSM-EXTRA-6 = ein zusätzlicher Novize verlässt kein Aktionsfeld, also wird nichts freigeschaltet oder umgedreht
# en 008ba302
MSM-EXTRA-7 = ein zusätzlicher Novize, der nicht sofort entsandt wird, ist aus dem Spiel
# en 87c2c2c4
MSM-EXTRA-8 = ein zusätzlicher Novize braucht weder einen Würfel noch eine Aktion
# en 7aa43e0f
MSM-EXTRA-9 = ein zusätzlicher Novize zählt als entsandt, für Mehrheiten, Kapellen, Kreuzgänge und Aufträge
# en d0e83f24
MSM-EXTRA-10 = man kann in einer Partie höchstens 24 Novizen entsenden

## Kirchenfenster (WINDOW)

# en 881f13b5
MSM-WINDOW-1 = ein Kirchenfenster-Plättchen bekommt man vom Weg aus jedem Kloster, von einem Gemeinschaftsraum aus dessen eigenem oder über Reihe III aus einem, in dessen Kapelle man einen Novizen hat
# en e82e7991
MSM-WINDOW-2 = ein Kirchenfenster-Plättchen wird sofort eingebaut und bleibt, wo es ist
# en ad951444
MSM-WINDOW-3 = die Reihe wählt man selbst, und das Kirchenfenster-Plättchen kommt auf ihr erstes freies Feld von links
# en 8822a93f
MSM-WINDOW-4 = auf einem Feld eines Kirchenfensters liegt nur ein Plättchen
# en 69153c0b
MSM-WINDOW-5 = keine Reihe oder Spalte eines Kirchenfensters darf zwei Plättchen desselben Klosters enthalten
# en 6e55621d
MSM-WINDOW-6 = eine Reihe nimmt ein Kirchenfenster-Plättchen auf, wenn sie ein freies Feld hat und das Kloster des Plättchens weder in ihr noch in der Spalte ihres ersten freien Feldes von links vorkommt
# en ce82ee89
MSM-WINDOW-7 = ein Kirchenfenster-Plättchen darf man nur nehmen, wenn es sich in mindestens eine Reihe einbauen lässt
# en 9527864d
MSM-WINDOW-8 = lässt sich kein Kirchenfenster-Plättchen nehmen und einbauen, entfällt dieser Teil, und eine Aktion der Reihe III ist nicht möglich
# en fb466ee5
MSM-WINDOW-9 = jedes eingebaute Kirchenfenster-Plättchen bringt den Bonus seiner Reihe oder den seiner Spalte
# en 4ae8d90e
MSM-WINDOW-10 = die obere Reihe bringt 1 Einfluss, die mittlere 1 Rosenkranz, und die untere bewegt den Gesandten um 2 Felder
# en 4ecc1f69
MSM-WINDOW-11 = die erste Spalte bringt 1 Suppe, die zweite 1 Werkzeug und die dritte 1 Buch
# en cafe933d
MSM-WINDOW-12 = eine vollständige Reihe eines Kirchenfensters bringt 5 Punkte
# en 3d7226c8
MSM-WINDOW-13 = eine vollständige Spalte eines Kirchenfensters bringt 4 Punkte
# en ffcf25bb
MSM-WINDOW-14 = Punkte für eine vollständige Reihe oder Spalte kommen zum Bonus hinzu, und ein einziges Kirchenfenster-Plättchen kann beide bringen
# en b8b13c82
MSM-WINDOW-15 = Punkte für eine vollständige Reihe oder Spalte kommen vor dem Bonus, und einen Bonus muss man wählen
# en 4447f37c
MSM-WINDOW-16 = das neunte Kirchenfenster-Plättchen vervollständigt Spalte 3 und eine Reihe und bringt 9 Punkte und einen Bonus
# en 73aa9314
MSM-WINDOW-17 = man baut in einer Partie höchstens neun Kirchenfenster-Plättchen ein

## Aufträge (MISSION)

# en 7e1e47ac
MSM-MISSION-1 = jede Person darf jeden der sechs Aufträge einmal erfüllen
# en 08bab900
MSM-MISSION-2 = ein Auftrag bleibt für die anderen offen, und wer ihn zuerst erfüllt, bekommt dafür nicht mehr
# en 00f74abe
MSM-MISSION-3 = ein erfüllter Auftrag wird sofort markiert und gewertet, auch mitten in einem Zug
# en 78b25551
MSM-MISSION-4 = ein Auftrag wird ohne Zutun angerechnet, sobald er zum ersten Mal erfüllt ist
# en 76690a2d
MSM-MISSION-5 = Aufträge der Kategorien A und B werden nach dem laufenden Klosterjahr gewertet, mit jedem Jahr niedriger
# en eae22225
MSM-MISSION-6 = Aufträge der Kategorie C bringen bis zum Ende der Partie jederzeit gleich viele Punkte
# en 701d891d
MSM-MISSION-7 = Aufträge der Kategorien A und B verlangen drei Novizen in bestimmten Bereichen bestimmter Klöster
# en 1778c794
MSM-MISSION-8 = ein Gebäude, das ein Auftrag verlangt, darf von jeder Art sein, sofern der Auftrag keine nennt
# en 829357ef
MSM-MISSION-9 = verlangt ein Auftrag denselben Bereich zweimal, braucht man dort zwei Novizen, während ein Novize für mehrere Aufträge zählen darf
# en cca886c9
MSM-MISSION-10 = Auftrag C1 verlangt mindestens 12 entsandte Novizen, zusätzliche eingeschlossen
# en ad8c56f9
MSM-MISSION-11 = Auftrag C2 verlangt mindestens 3 eigene Novizen in Gemeinschaftsräumen
# en d23c923f
MSM-MISSION-12 = Auftrag C3 verlangt mindestens 6 eigene Novizen auf Kreuzgangfeldern
# en 102f624a
MSM-MISSION-13 = Auftrag C4 verlangt Kirchenfenster-Plättchen aus allen fünf Klöstern im eigenen Kirchenfenster
# en 9297f9dc
MSM-MISSION-14 = Auftrag C5 verlangt alle drei eigenen persönlichen Würfel
# en 0bce4ea0
MSM-MISSION-15 = ein einmal erfüllter Auftrag bleibt erfüllt
# en 7790a148
MSM-MISSION-16 = während der Schlusswertung kann kein Auftrag erfüllt werden

## Ende von Runde, Jahr und Partie (END)

# en 792d8c2b
MSM-END-1 = eine Runde endet, wenn auf den Würfelfeldern kein Würfel mehr liegt und alle Aktionen abgeschlossen sind
# en ef57889b
MSM-END-2 = nach der letzten Runde des dritten Klosterjahres folgt ohne Vorbereitung die Schlusswertung
# en 4528be37
MSM-END-3 = vor der nächsten Runde werden die Plättchen „Neu würfeln“ wieder einsatzbereit und die neutralen Würfel neu verteilt, alle nehmen ihre persönlichen Würfel zurück, und die Person links von der Startperson wird Startperson
# en 768de4e1
MSM-END-4 = ein Klosterjahr endet nach der Runde, in der seine letzte Startperson begonnen hat
# en 006e4ba2
MSM-END-5 = Güter, Novizen, Kirchenfenster, Gesandte, freigeschaltete Aktionen und umgedrehte Aktions-Plättchen bleiben zwischen den Runden, wie sie sind
# en 7a58a0b4
MSM-END-6 = die neutralen Würfel werden gleichmäßig verteilt, gleich wer wie viele genutzt hat
# en 0cd330b1
MSM-END-7 = das Klosterjahr, das für Aufträge zählt, wechselt nur zwischen den Runden

## Schlusswertung (SCORE)

# en b248d786
MSM-SCORE-1 = in jedem Kloster bekommt 5 Punkte, wer dort in Gebäuden, Kreuzgang und Kapelle die meisten Novizen hat
# en 3019492e
MSM-SCORE-2 = liegen in einem Kloster mehrere mit den meisten Novizen gleichauf, bekommen sie jeweils die vollen 5 Punkte
# en bb7c0b01
MSM-SCORE-3 = ein Kloster, in dem niemand einen Novizen hat, bringt niemandem Punkte
# en f0a70a51
MSM-SCORE-4 = Novizen in 1, 2, 3, 4 oder 5 verschiedenen Kapellen bringen 1, 3, 6, 10 oder 15 Punkte
# en 1f90e9c2
MSM-SCORE-5 = wer in keiner Kapelle einen Novizen hat, bekommt für Kapellen nichts
# en 74e8ff87
MSM-SCORE-6 = in jedem Kloster bekommt man 2 Punkte mal der Zahl der eigenen Novizen in der Kapelle mal der Zahl derer auf Kreuzgangfeldern
# en 9d80fd7a
MSM-SCORE-7 = jedes übrige Werkzeug bringt 1 Punkt und jedes übrige Buch 2
# en d48446bc
MSM-SCORE-8 = übrige Suppen, Einfluss und Rosenkränze bringen zusammengezählt 1 Punkt für je zwei
# en 26c01071
MSM-SCORE-9 = gewertet werden der Reihe nach Mehrheiten, Kapellen, Kreuzgänge und Güter
# en ed3cc8b2
MSM-SCORE-10 = wer die meisten Punkte hat, gewinnt, und wer mit den meisten gleichauf liegt, teilt sich den Sieg, ohne Stichentscheid
# en 226d6463
MSM-SCORE-11 = Punkte sind ganze Zahlen, die nur steigen, auch über 100 hinaus

## Wer was weiß (INFO)

# en 1fa91a6a
MSM-INFO-1 = alles liegt offen, und niemand weiß mehr als die anderen
# en 27434c47
MSM-INFO-2 = niemand kennt die kommenden Würfe, und sonst ist nichts verborgen, worauf es ankommt
# en f80fd175
MSM-INFO-3 = alle bekommen dasselbe zu sehen
# en 886a23a5
MSM-INFO-4 = Entscheidungen trifft nur, wer an der Reihe ist
# en a3856cdd
MSM-INFO-5 = in der Aktionsphase entscheidet der Zufall nur über Würfe mit neuen Würfeln

## Was immer gilt (INV)

# en e6e1bdee
MSM-INV-1 = die Novizen einer Person auf Aktionsfeldern, neben Reihen, in Klöstern und außerhalb des Spiels sind zusammen immer 24
# en f8120e6c
MSM-INV-2 = in keinem Gebäude und auf keinem Kreuzgangfeld stehen zwei Novizen, auf einem blockierten Platz keiner und in keiner Kapelle zu viele
# en 9d49b645
MSM-INV-3 = jeder Novize auf einem Kreuzgangfeld grenzt an ein Gebäude mit einem Novizen derselben Person
# en 4c2ceaf6
MSM-INV-4 = niemand hat jemals von einer Art von Gütern weniger als null
# en 9a844f28
MSM-INV-5 = die Reihen der Kirchenfenster füllen sich von links, ohne dass ein Kloster in einer Reihe oder Spalte zweimal vorkommt, und in Kirchenfenstern und Kapellen liegen zusammen zehn Plättchen für jede Person
# en 94c23f58
MSM-INV-6 = bevor Würfel genommen werden, liegen auf den Würfelfeldern alle bisher erhaltenen persönlichen Würfel und dazu zu zweit 10, zu dritt 9, zu viert 8 neutrale
# en 0586b665
MSM-INV-7 = jede Person ist in einer Partie genau dreimal Startperson
# en 35d37743
MSM-INV-8 = die Punkte einer Person sind die Summe aller Punkte, die für sie gemeldet wurden
# en 7ac66ad2
MSM-INV-9 = der gleiche Startwert und die gleichen Entscheidungen ergeben die gleiche Partie
# en 952ad677
MSM-INV-10 = bei jeder Entscheidung gibt es mindestens eine zulässige Wahl, und jede Partie kommt zu ihrem Ende
# en b9a3fcd1
MSM-INV-11 = die Würfel in den Händen und auf den Feldern, die genommenen, die neuen und die genutzten sind zusammen alle neutralen Würfel im Spiel und alle bisher erhaltenen persönlichen, und mit ihrer Reserve hat jede Person drei persönliche
# en cf094048
MSM-INV-12 = gespielt wird nur mit Angaben, nach denen jedes Gebäude an zwei Kreuzgangfelder seines Klosters grenzt, der Weg zu jedem Kloster führt, nur sein letztes Feld einen Würfel bringt und sich jeder Auftrag erfüllen lässt

## Spielstand und Ablauf (STATE)

# en 03d714e0
MSM-STATE-1 = allen gemeinsam sind Klosterjahr und Runde, wer an der Reihe ist, die Aufträge, die Kirchenfenster-Plättchen in Kapellen, die Novizen in Klöstern und die neutralen Würfel auf Würfelfeldern
# en 22e65919
MSM-STATE-2 = jede Person hat Punkte, Güter, Novizen, einen Gesandten, persönliche Würfel, ein Plättchen „Neu würfeln“, ein Kirchenfenster, umgedrehte Aktions-Plättchen und erfüllte Aufträge
# en 42784c3f
MSM-STATE-3 = zu einem Zug gehören seine Würfel, deren Spalte, die genutzten Aktionen der Reihen II und III und die noch nicht abgehandelten Wirkungen
# en 8b8d0749
MSM-STATE-4 = es ist immer nur eine Entscheidung offen, und sie liegt bei der Person, die an der Reihe ist
# en 662cd616
MSM-STATE-5 = eine Entscheidung, bei der nur eine Wahl zulässig ist, wird ungefragt getroffen und wie jede andere festgehalten
# en 24d872c2
MSM-STATE-6 = nach einer Aktion, einem Kirchenfenster-Plättchen oder einem zusätzlichen Novizen ohne mögliches Ziel wird niemand gefragt, und der zusätzliche Novize ist dann aus dem Spiel
# en 5a5b6d18
MSM-STATE-7 = erst wählt man einen Novizen und dann, wohin er geht
# en 4b238abe
MSM-STATE-8 = Wirkungen werden ineinander verschachtelt abgehandelt: Was eine Wirkung auslöst, ist abgeschlossen, bevor ihr Rest weitergeht
# en ad67169f
MSM-STATE-9 = ist ein Novize entsandt, kommen das Kirchenfenster-Plättchen eines Gemeinschaftsraums und alles, was es auslöst, vor dem zusätzlichen Novizen
# en 5e932e18
MSM-STATE-10 = nach jedem einzelnen Schritt werden die Aufträge der Person geprüft, die an der Reihe ist
# en 3406b90c
MSM-STATE-11 = ein eben umgedrehtes Aktions-Plättchen bringt nur für Würfel Punkte, die noch ungenutzt darauf liegen
# en b862d0a4
MSM-STATE-12 = eine Aktion der Reihen II und III ist verbraucht, sobald sie gewählt ist, sei es für einen Würfel oder über den Weg
# en ea4f4a42
MSM-STATE-13 = der Zufall bestimmt nur die Aufträge, die erste Startperson und jeden Wurf jedes Würfels, neutrale Würfel vor persönlichen
# en 0f63f792
MSM-STATE-14 = jede Aktion entsendet einen Novizen, bewegt den Gesandten, nimmt ein Kirchenfenster-Plättchen, tauscht, bringt Punkte oder bringt Güter
# en 3d65ca11
MSM-STATE-15 = was man wählen darf, steht erst fest, wenn die Wahl ansteht, nach allem, was ihr vorausgeht
# en 1fdd3e68
MSM-STATE-16 = jeder zusätzliche Novize wird einmal angeboten, nach dem Entsenden, das seine Reihe geleert hat, auch wenn es innerhalb eines anderen geschieht
# en 0b1601e5
MSM-STATE-17 = im Uhrzeigersinn ist als Nächstes an der Reihe, wer etwas tun kann, und wieder dieselbe Person, wenn sonst niemand etwas tun kann

## Optionen (OPT)

# en 70133850
MSM-OPT-1 = die erste Startperson wird ausgelost oder beim Anlegen der Partie bestimmt
