### Was das Haus auf Deutsch sagt, ganz gleich, was gespielt wird.
###
### Angesprochen wird mit du. Eingetippte Wörter (keep, why, --seats …) bleiben englisch, Platzhalter
### (WORT, NAME=WERT) sind deutsch. Nach einem Doppelpunkt beginnt ein ganzer Satz groß.
###
### record      Aufzeichnung         log         Protokoll
### digest      Prüfsumme            seed        Startwert
### level       Stufe (eines Bots)   seat        Sitzplatz
### fact        Angabe               rulebook    Spielanleitung (in Tabellen: Anleitung)

## Sprachen

# en ba118bf7
language-en = English
# en 801cfe0f
language-de = Deutsch
# en e495d53b
language-fr = Français
# en 6da140fd
language-ru = Русский

## Aufzählungen

# en 2df9cc67
several = { $count } × { $name }

## Abgelehntes

# en c8142dee
refusal = { $action } geht nicht – { $rule } [{ $id }]
# $lack sagt, was fehlt, wie $rule als Satz ohne Punkt.
# en b02906b8
refusal-lack = { $action } geht nicht – { $lack } ({ $rule } [{ $id }])

## Fehler

# en 45637383
error-no-option = { $word } steht hier nicht zur Wahl; möglich: { $options }
# en e83ada24
error-over = { $word } kommt zu spät: Die Partie ist zu Ende
# en b6df12e6
error-no-such-game = das Spiel { $game } gibt es nicht; möglich: { $games }
# en 8e276565
error-no-such-lesson = die Lektion { $lesson } gibt es zu diesem Spiel nicht; möglich: { $lessons }
# en 7c715247
error-no-such-example = das Beispiel { $example } gibt es zu diesem Spiel nicht; die Regeln verweisen auf die, die es gibt
# en 8333cf10
error-no-such-language = die Sprache { $language } gibt es hier nicht; möglich: { $languages }
# en d672c9cf
error-no-such-level = die Stufe { $level } gibt es nicht; möglich: { $levels }
# en 9396635f
error-no-such-event = in diesem Spiel gibt es das Ereignis { $event } nicht
# en 08a849c4
error-no-such-bot = { $name } ist kein Bot: { $problem }; möglich: { $levels } oder modul:Klasse
# en 8644ecc0
error-no-weights = das sind keine Gewichte für { $game }
# en 542bacbf
error-no-traits = die Bots von { $game } können noch nicht lernen
# en 816be34e
error-other-ledger = { $file } enthält andere Partien; nenne eine neue Datei
# en 7e47e404
error-no-cluster = unter { $address } spielt kein Cluster: { $problem }
# en 7294ef23
error-other-engine = unter { $address } läuft { $other }, hier { $engine }: beides muss gleich sein
# en 10b47f0a
error-few-bots = ein Turnier braucht zwei oder mehr verschiedene Bots, nicht { $bots }
# en dbf9e096
error-damaged-ledger = { $file } ist beschädigt: { $problem }
# en 86f74ece
error-no-such-option = { $game } hat keine Option { $option }; möglich: { $options }
# en 2059ec6b
error-no-such-value = { $option } kann nicht { $value } sein; möglich: { $values }
# en d8dcb04c
error-no-such-seats = die Personenzahl { $seats } geht bei { $game } nicht; möglich: { $numbers }
# en be971235
error-no-name = { $name } ist kein Name: Er braucht Buchstaben und darf keins der Zeichen { $signs } enthalten
# en df207f02
error-long-name = { $name } ist zu lang: Ein Name hat höchstens { $most } Zeichen
# en aef9d659
error-same-name = jeder Name darf nur einmal vorkommen: { $names }
# en e941eccc
error-names-alike = { $name } sieht aus wie { $other }: Namen müssen sich auf den ersten Blick unterscheiden
# en 17b30ef1
error-unseen-sign = ein Name darf das Zeichen { $sign } nicht enthalten, weil es niemand sehen kann; lass es weg
# en 211b5f44
error-many-marks = so viele Zeichen kann kein Buchstabe tragen; lass einige davon weg
# en 2c0ef82b
error-no-such-word = { $word } ist { $kind ->
    [card] keine Karte
    [category] keine Kategorie
    [seat] kein Sitzplatz
   *[other] kein Wort der Art { $kind }
}; möglich: { $words }

## Fehler: zurücknehmen

# en 7618d505
error-back-over = das lässt sich nicht zurücknehmen: Die Partie ist zu Ende
# en ccf79815
error-back-nothing = es gibt nichts zurückzunehmen: Du hast noch nichts gewählt
# en b74649c1
error-back-chance = das lässt sich nicht mehr zurücknehmen: Seitdem hat der Zufall entschieden
# en b7e95e5a
error-back-other = das lässt sich nicht mehr zurücknehmen: Seitdem hat jemand anderes gespielt
# en 3e9211d7
error-back-known = das lässt sich nicht mehr zurücknehmen: Dadurch ist bekannt geworden, was verdeckt war
# en f96d9b39
error-back-talk = das lässt sich nicht mehr zurücknehmen: Seitdem wurde das Schweigen gebrochen
# en 5a492b3f
error-open-turn = { $name } hat den Zug noch nicht beendet
# en fe6fbe9e
error-no-open-turn = von dir ist kein Zug offen, der zu beenden wäre

## Fehler in Aufzeichnungen

# en 5aaf144c
error-header = so beginnt keine Aufzeichnung: { $header }; am Anfang steht eins von { $titles }, dann die Namen
# en e8b2bde7
error-line = Zeile { $line }: { $problem }
# en b67b6098
error-revision = { $game }/{ $revision } lässt sich nicht spielen: Dieses Programm spielt { $ours }; ein neueres spielt es vielleicht
# en 0345fc0b
error-no-speaker = { $line } sagt nicht, wer handelt; richtig: NAME: WORT
# en 480b2c20
error-speaker = { $name } ist hier nicht an der Reihe, sondern { $speaker }
# en fd584413
error-chance = { $name } ist hier nicht an der Reihe: Es entscheidet der Zufall, vor dem kein Name steht
# en 766242b0
error-edition = gespielt wurde mit der Ausgabe { $edition }, die dieses Programm nicht kennt, und die Angaben hier ergeben die Ausgabe { $ours }: Hat niemand sie geändert, kann eine neuere Version das lesen
# en 12a6cd4a
error-no-fact = { $line } nennt keine Angabe; richtig: { $right }
# en 347a4a1c
error-digest = der Spielstand müsste die Prüfsumme { $digest } haben, hat aber { $ours }

## Kommandozeile: Fehler

# en b140c2d9
cli-error-no-such-rule = die Regel „{ $rule }“ gibt es nicht; möglich: { $rules }
# en de87956f
cli-error-no-such-command = den Befehl „{ $word }“ gibt es nicht; möglich: { $commands }
# en d97ca07a
cli-error-no-such-flag = die Option „{ $word }“ gibt es hier nicht; möglich: { $flags }
# en aba9fdeb
cli-error-no-such-observer = hier heißt niemand „{ $name }“; möglich: { $names }
# en 0ed8967f
cli-error-no-such-ply = { $most ->
    [one] die Aufzeichnung hat { $most } Aktion, nicht { $ply }
   *[other] die Aufzeichnung hat { $most } Aktionen, nicht { $ply }
}
# en 0cfbd6f9
cli-error-no-such-provenance = Angaben mit dem Beleg „{ $by }“ gibt es nicht; möglich: { $all }
# en 896843c7
cli-error-no-setting = „{ $word }“ setzt keine Option; richtig: NAME=WERT mit einer von { $options }
# en e2aca131
cli-error-no-number = { $flag } braucht eine ganze Zahl, nicht „{ $value }“
# en 277de59d
cli-error-no-decimal = { $flag } braucht eine Zahl wie 0.7, nicht „{ $value }“
# en ef09e33b
cli-error-too-small = { $flag } muss mindestens { $least } sein, nicht { $value }
# en fd2c4826
cli-error-too-large = { $flag } darf höchstens { $most } sein, nicht { $value }
# en a68bd2f5
cli-error-takes-no-value = { $flag } nimmt keinen Wert, auch nicht „{ $value }“
# en 28e0a554
cli-error-needs-value = hinter { $flag } fehlt ein Wert
# en 75d142b3
cli-error-needs-argument = hinter { $command } fehlt { $argument }
# en 97c607ab
cli-error-too-much = „{ $word }“ ist für { $command } ein Wort zu viel
# en 2af5207d
cli-error-twice = { $flag } steht zweimal da
# en 4ae0ecc5
cli-error-not-understood = „{ $word }“ ist hier nicht zu verstehen
# en 2257e846
cli-error-too-many-names = { $seats ->
    [one] { $names } können nicht alle mitspielen: Es gibt nur { $seats } Sitzplatz
   *[other] { $names } können nicht alle mitspielen: Es gibt nur { $seats } Sitzplätze
}
# en 5907b238
cli-error-name-and-names = --name und --hot-seat sagen beide, wer spielt: Nur eins von beiden geht
# en e65bfb3d
cli-error-in-file = { $file }, { $problem }
# en ea1bdf79
cli-error-no-file = die Datei { $file } gibt es nicht
# en 4b41164c
cli-error-is-folder = { $file } ist ein Ordner, keine Datei
# en 31c4ce4a
cli-error-no-folder = den Ordner { $folder } zum Speichern gibt es nicht
# en dda96a77
cli-error-no-reading = { $file } lässt sich nicht lesen
# en 83a399c2
cli-error-no-writing = { $file } lässt sich nicht schreiben
# en 9c620f65
cli-error-no-text = { $file } ist kein Text: Byte { $byte } ist kein UTF-8
# en 4d8234bc
cli-quoted = „{ $word }“

## Kommandozeile: Hilfeseiten

# en 28e99b52
cli-about = Brettspiele, in denen über jede Aktion ein nummerierter Regelsatz entscheidet.
# en 5e711ef9
cli-usage = Aufruf: { $line }
# en b269dc4e
cli-commands = Befehle
# en 7f816072
cli-arguments = Argumente
# en d0db8b5e
cli-options = Optionen
# en 395c9840
cli-a-command = BEFEHL
# en cb2df9a0
cli-a-word = WORT
# en a081e07b
cli-a-number = ZAHL
# en 83555765
cli-a-numbers = N,N
# en eaa58932
cli-a-name = NAME
# en 2027dbad
cli-a-folder = ORDNER
# en 9ef2faff
cli-a-file = DATEI
# en 59f795c1
cli-a-store = ABLAGE
# en d81674b2
cli-a-level = STUFE
# en 1fd5f5a7
cli-a-game = SPIEL
# en 0c5217b2
cli-a-lesson = LEKTION
# en 44d0ee0f
cli-a-rule = REGEL
# en 76713d1c
cli-a-setting = NAME=WERT
# en 52ca2fea
cli-a-table = TISCH
# en 19dbf7b7
cli-a-address = ADRESSE
# en 667962df
cli-usual = [Standard: { $value }]
# en 1d6ff480
cli-flag-help = Diese Seite zeigen.
# en f734375d
cli-flag-version = Die Version zeigen.
# en 25b7f8e7
cli-flag-lang = Die Sprache: en, de, fr oder ru; sonst die der Umgebung (LC_ALL, LC_MESSAGES, LANG).
# en a8f4d579
cli-flag-game = Welches Spiel.
# en b70ea639
cli-flag-seats = Wie viele mitspielen.

# en e040d061
cli-learn = Ein Spiel lernen, indem du es spielst: eine Lektion am Terminal.
# en 32f34714
cli-learn-lesson = Welche Lektion; sonst die erste.
# en b4bec5c5
cli-play = Am Terminal spielen, gegen Bots oder gemeinsam.
# en aa7b144c
cli-play-name = Dein Name.
# en 25b15168
cli-play-level = Wie gut die Bots spielen, von 1 bis 8; mehrere, wie 3,8, Platz für Platz.
# en e92ebea3
cli-play-seed = Der Startwert des Zufalls; ohne ihn folgt der Zufall einem versiegelten Geheimnis, das du am Ende prüfen kannst.
# en 566c3ba7
cli-play-hot-seat = Alle, die sich dieses Terminal teilen, durch Kommas getrennt; auf den übrigen Sitzplätzen spielen Bots.
# en 51311edb
cli-play-option = Eine Variante wählen, etwa penalty=bluff; auch mehrmals möglich.
# en a318e38d
cli-play-edition = Mit einer eigenen Datei von Angaben spielen, wie chapterhouse edition --check sie liest.
# en 3c07db81
cli-play-save = Die Aufzeichnung in diese Datei schreiben, am Ende und wenn du vorher gehst.
# en a140439f
cli-play-turns-end = Züge enden von selbst; sonst beendet sie Enter, solange sie sich zurücknehmen lassen.
# en 481233b2
cli-play-tips = Ein Coach erklärt, was zum ersten Mal vorkommt, wie ohnehin an einem Terminal; --no-tips lässt ihn schweigen.
# en 952d8ca5
cli-replay = Eine Aufzeichnung Aktion für Aktion neu prüfen und in deiner Sprache erzählen.
# en e8715b05
cli-replay-file = Die Aufzeichnung; - liest sie von der Standardeingabe.
# en 0fc9acf5
cli-replay-ply = Nach so vielen Aktionen aufhören.
# en 599083ea
cli-replay-as = So erzählen, wie diese Person es sah; „gallery“ fürs Publikum. Sonst wird alles erzählt.
# en 00e46000
cli-replay-step = Nach jeder Aktion auf Enter warten.
# en 33ea9201
cli-duel = Zwei Bots viele Partien spielen lassen, jede Mischung einmal von jedem Platz aus.
# en 953e577a
cli-duel-first = Der erste Bot: eine Stufe, 1 bis 8, oder modul:Klasse, die mit dem Namen des Spiels und einer Zahl für den Zufall angelegt wird.
# en 68da9319
cli-duel-second = Der zweite Bot, der alle übrigen Plätze hat.
# en 4595b44f
cli-duel-games = Wie viele Partien; am gerechtesten ist ein Vielfaches der Sitzplätze.
# en 3c1aa8a6
cli-duel-seed = Der Startwert, dem Mischungen und Bots folgen.
# en 8c92456a
cli-duel-jobs = Wie viele Prozesse daran arbeiten; gewöhnlich einer je Prozessor.
# en 1406cbb7
cli-arena-ray = Ganze Partien von dem Ray-Cluster unter dieser Adresse spielen lassen statt von Prozessen hier; auto findet einen, zu dem dieser Rechner gehört.
# en 6c39347e
cli-duel-sure = Aufhören, sobald ein sequenzieller Test entschieden ist: ob der erste Bot so oft gewinnt, wie es zwischen zweien 57 % wären, oder nicht öfter als sein Anteil.
# en 0f8697b2
cli-duel-blunders = Auch sagen, wie oft der erste Bot tat, worüber man lachen würde.
# en 89cc9def
cli-duel-file = Jede Partie in dieser Datei festhalten, je eine Zeile JSON, und dort weitermachen, wo sie aufhört.
# en 5f20ff18
cli-duel-json = Das Ergebnis als JSON ausgeben.
# en 17e2924a
cli-tournament = Bots jeden gegen jeden spielen lassen, zu zweit und in gemischten Gruppen, und ihre Stärke bestimmen.
# en 214daea2
cli-tournament-bots = Die Bots, zwei oder mehr: Stufen, 1 bis 8, oder modul:Klasse, wie bei duel.
# en 78a7c849
cli-tournament-deals = Wie viele Mischungen jede Gruppe von Bots spielt, jede einmal von jedem Platz aus.
# en e82acb38
cli-tournament-seats = An wie vielen Plätzen, mit Kommas dazwischen: 2,3,4; ohne Angabe an allen, die das Spiel kennt.
# en 8fb85050
cli-tournament-sure = Eine Gruppe trifft nicht mehr aufeinander, sobald ein sequenzieller Test für je zwei in ihr entschieden ist.
# en 64f446bc
cli-tournament-table = Die Ergebnisse als CSV in diese Datei schreiben, eine Zeile für jeden Platz jeder Partie.
# en f4bd2432
cli-tournament-plot = Die Spielstärken mit ihren Intervallen als SVG in diese Datei zeichnen.
# en f0ed89ed
cli-balance = Einen Bot auf allen Plätzen gegen sich selbst spielen lassen und sehen, ob ein Spiel gerecht ist und alles darin gebraucht wird.
# en 4df23cac
cli-balance-level = Der Bot: eine Stufe, 1 bis 8, oder modul:Klasse, wie bei duel.
# en ade125a1
cli-balance-games = Wie viele Partien mit jeder Zahl von Plätzen.
# en 2f103899
cli-train = Bots aus Partien gegen sich selbst lernen lassen, was sie falsch einschätzen.
# en dcd78d32
cli-train-games = Aus wie vielen Partien.
# en 4954205f
cli-train-weights = Mit den Gewichten aus dieser Datei beginnen, falls es sie gibt, und Gelerntes in sie schreiben; 6:datei ist der Bot der Stufe 6, der sich danach richtet.
# en 8461e6bf
cli-rule = Die Regeln lesen: eine per Nummer, einen Abschnitt oder alle.
# en f2b55124
cli-rule-id = Eine Regel wie BIB-GIFT-5 oder ein Abschnitt wie BIB-GIFT.
# en 87f0da8b
cli-perft = Zählen, auf wie viele Arten eine Partie beginnen kann.
# en 2bab7df7
cli-perft-depth = Bis zu wie vielen Aktionen.
# en b53f9bdf
cli-simulate = Bots viele Partien spielen lassen und Partien, Entscheidungen und Ereignisse als Parquet schreiben.
# en 988b659a
cli-simulate-bots = Die Bots, einer je Platz: Stufen, 1 bis 8, oder modul:Klasse, wie bei duel; ohne Angabe zwei der üblichen Stufe.
# en 72c2e1ca
cli-simulate-matches = Wie viele Partien.
# en 7e72bce7
cli-simulate-to = Der Ordner, in den geschrieben wird; liegt darin schon ein Teil derselben Partien, geht es dort weiter.
# en 60ffd4b1
cli-simulate-part = Wie viele Partien in eine Datei kommen.
# en aebb5a53
cli-simulate-done = { $count ->
    [one] Eine Partie liegt in { $folder }: Partien, Entscheidungen und Ereignisse.
   *[other] { $count } Partien liegen in { $folder }: Partien, Entscheidungen und Ereignisse.
}
# en 77e13a84
cli-mcp = Mit einem Assistenten spielen, der MCP spricht, über Standardein- und -ausgabe.

# en 36defff4
cli-edition = Zeigen, was in der Schachtel liegt und woher jede Angabe stammt.
# en 11534dc2
cli-edition-only = Nur Angaben mit diesem Beleg: book, public, derived oder reconstructed.

## Kommandozeile: eine Partie am Terminal

# en 8161f802
cli-begin = Mit Enter geht es los
# en 5ed8944a
cli-guest = Gast
# en c8bb1784
cli-bots = Anton, Berta, Clara, Emil, Frieda, Gustav, Hanna
# en 00a71ebc
cli-welcome = { $seats ->
    [2] { $game } zu zweit
    [3] { $game } zu dritt
    [4] { $game } zu viert
   *[other] { $game } mit { $seats } Personen
}
# en 8bbee334
cli-own-facts = { $count ->
    [one] Eine Angabe stammt aus eigener Datei, nicht von uns (Ausgabe { $digest }).
   *[other] { $count } Angaben stammen aus eigener Datei, nicht von uns (Ausgabe { $digest }).
}
# en 8e2bfce1
cli-earlier-facts = { $count ->
    [one] Gespielt wird mit einer früheren Ausgabe von uns ({ $digest }): Eine Angabe wurde seither berichtigt.
   *[other] Gespielt wird mit einer früheren Ausgabe von uns ({ $digest }): { $count } Angaben wurden seither berichtigt.
}
# en 39c21030
cli-how-to-answer = Antworte mit einer Zahl oder einem Wort; ? zeigt, was du sonst eingeben kannst.
# en cfb8f413
cli-sealed = Der Zufall dieser Partie ist versiegelt. Sein Siegel: { $seal }
# en 2e5e82f6
cli-seeded = Der Zufall folgt dem Startwert { $seed }.
# en c7857ed5
cli-secret = Das Geheimnis hinter dem Siegel: { $secret }
# en ba38acf3
cli-secret-check = Der SHA-256-Wert dieser Bytes ist das Siegel vom Anfang: Schon da stand fest, was der Zufall bringt.
# en eaa24102
cli-so-far = Seit deiner letzten Entscheidung
# en 6a420962
cli-log = Was bisher geschah
# en 9ed60853
cli-the-end = Spielende
# en e9463dcc
cli-place = Platz
# en 77deabe2
cli-points = Punkte
# en bf8f0020
cli-label = { $heading }:
# en 5f077622
cli-gift-phase = Geschenkphase, Zug { $turn } von { $turns }
# en 2f707556
cli-auction-phase = Auktionsphase, Posten { $lot } von { $lots }
# en fbe59f29
cli-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# en 6249df43
cli-gold = Gold
# en cfdb0da2
cli-lot-of-gold = geboten werden Karten
# en 2295f6a8
cli-highest-bid = Höchstgebot { $amount }: { $seat }
# en a084ff0f
cli-no-bid = noch kein Gebot
# en bb0347a4
cli-mark-you = du
# en 96879611
cli-mark-active = aktiv
# en 926175f8
cli-mark-leads = bietet { $amount }
# en 762069bc
cli-mark-passed = gepasst
# en a7d8b2e4
cli-mark-barred = gesperrt
# en 1d1d8509
cli-bids = { $least } bis { $most } bieten
# en 27411ce2
cli-mean-number = die Wahl mit dieser Nummer
# en 3b1e21fa
cli-mean-bid = eine Zahl nach Belieben: so viel bieten; 0 heißt passen
# en 25c2252e
cli-mean-word = die Wahl mit ihrem Wort, wie in Aufzeichnungen
# en 54aed85d
cli-mean-why = welche Regel eine Wahl verbietet
# en 64093955
cli-mean-rule = der Satz einer Regel
# en 6f400ab8
cli-mean-hint = was ein Bot an deiner Stelle tun würde
# en 64eb4ef2
cli-mean-back = deine letzte Wahl zurücknehmen
# en 49648e08
cli-mean-how = wie das Spiel geht und was zählt
# en 39443e91
cli-mean-tips = keine Tipps vom Coach mehr oder wieder welche
# en b0f12b67
cli-mean-hand = deine Hand; wo es keine gibt, der Tisch in Worten
# en 662cc1ab
cli-mean-log = alles, was du bisher gesehen hast
# en e57e8907
cli-mean-save = die bisherige Aufzeichnung in eine Datei schreiben
# en 36b1282c
cli-mean-lang = in einer anderen Sprache weiter: en, de, fr oder ru
# en d871da3d
cli-mean-quit = die Partie verlassen
# en 6877b722
cli-allowed = Das ist erlaubt, keine Regel verbietet es: { $action }
# en 890c7be3
cli-why-what = Welche Wahl meinst du? Gib why und eins davon ein: { $options }
# en a48093dd
cli-hint = Der Bot „{ $level }“ würde an deiner Stelle dies tun: { $action }
# Was von einer durchdachten Wahl zu erwarten ist; $error und $spread: so weit kann es abweichen.
# en 57d4cf45
hint-expected = { $side ->
    [ahead] { $action }: { $chance } % Gewinnchance (± { $error }), { $points } Punkte Vorsprung (± { $spread })
    [level] { $action }: { $chance } % Gewinnchance (± { $error }), Gleichstand (± { $spread })
   *[behind] { $action }: { $chance } % Gewinnchance (± { $error }), { $points } Punkte Rückstand (± { $spread })
}
# en c1d24b94
hint-alike = Etwa gleich gut: { $options }
# Was der Bot danach im selben Zug wählt.
# en 7097e039
hint-plan = Danach: { $plan }
# en 4a628ef3
review-end = Die Partie ist zu Ende.
# en fa542fb9
cli-end-turn = Du hast gewählt: Enter geht weiter, back nimmt zurück
# en 3a6d662a
cli-saved = Die Aufzeichnung liegt in { $file }.
# en eaee16e2
cli-language-now = Weiter geht es auf Deutsch.
# en c1c3810b
cli-hand-over = Als Nächstes entscheidet { $seat }. Alle anderen schauen bitte weg.
# en d1a6d5a8
cli-press-enter = { $seat }, bitte Enter drücken
# en 63ac4cb2
cli-quit-save = Aufzeichnung behalten? Dateinamen eingeben, oder nur Enter, um ohne sie zu gehen
# en 2fc503ad
cli-save-elsewhere = Andere Datei für die Aufzeichnung? Namen eingeben, oder nur Enter, um sie hier anzuzeigen
# en 2b687db6
cli-farewell = Bis bald.
# en 3984237c
cli-thanks = Danke fürs Mitspielen.

## Kommandozeile: Aufzeichnungen

# en 2fcc84ab
cli-record-of = { $game }: { $names }
# en 4abfc4b3
cli-plies = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
# en ac63ae06
cli-digest = Prüfsumme des Spielstands: { $digest }
# en 4d15bd42
cli-unfinished = Hier endet die Aufzeichnung; als Nächstes entscheidet { $seat }.
# en 878bb338
cli-unfinished-chance = Hier endet die Aufzeichnung; als Nächstes entscheidet der Zufall.
# en 4a628ef3
cli-finished = Die Partie ist zu Ende.
# en f8f2baa2
cli-step = Enter: weiter, n: zum nächsten Abschnitt, q: aufhören

## Kommandozeile: Duelle

# en 6462db93
cli-duel-running = { $first } gegen { $second }
# en 41e35ba1
cli-duel-level = Bot
# en 41da8b72
cli-duel-wins = Siege
# en 4a4f1391
cli-duel-mean = Punkte je Partie
# en 736dac64
cli-duel-games-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
# en 746754d9
cli-duel-draws = { $count ->
    [0] kein Unentschieden
   *[other] { $count } Unentschieden
}
# en 6a59f623
cli-duel-share = { $first } holt { $share } % der Siege, Unentschieden halb gezählt; mit 95 % Sicherheit sind es zwischen { $low } % und { $high } %.
# en 453f291c
cli-duel-blunders-of = Worüber man lachen würde, bei { $first }, je Partie
# en 73587480
cli-duel-par = Zwischen gleich starken Bots wären es { $par } %.
# en 1fe841f1
cli-duel-better = Also spielt { $better } besser.
# en d5147b9a
cli-duel-open = Es bleibt also offen, wer besser spielt.
# en 9e913155
cli-duel-sure-better = Der sequenzielle Test ist entschieden: { $first } ist besser.
# en 2bf500ce
cli-duel-sure-equal = Der sequenzielle Test ist entschieden: { $first } ist nicht besser, oder nur sehr wenig.
# en 90ef3127
cli-duel-sure-open = Der sequenzielle Test ist noch nicht entschieden.
# en fde97dde
cli-arena-kept = Was gespielt ist, steht in { $file }; derselbe Befehl macht dort weiter.
# en 07597c44
cli-train-decisions = { $count ->
    [one] { $count } Entscheidung untersucht
   *[other] { $count } Entscheidungen untersucht
}
# en 37280f26
cli-train-foretold = Vom Ergebnis vorausgesagt
# en 7719a4e8
cli-train-promised = Wie er bisher urteilte
# en 5c2da9b5
cli-train-learnt = Wie er es gelernt hat
# en 05282d8a
cli-arena-interval = Intervall (95 %)
# en b900046c
cli-arena-range = { $low } bis { $high }
# en 41da8b72
cli-arena-wins = Siege
# en de993602
cli-arena-par = Anteil
# en c9548b12
cli-arena-seats = Was jeder Platz gewinnt, gezählt ab der Person, die beginnt
# en ae4e74c6
cli-arena-seat = Sitzplatz
# en 5992d0c5
cli-arena-seat-of = { $seat } von { $seats }
# en 9f295304
cli-tournament-rating = Spielstärke
# en 560ab9ed
cli-tournament-scale = 400 Punkte mehr: zehnmal so oft vor dem anderen wie hinter ihm. Der durchschnittliche Bot hat 0; der Anteil ist das, was gleich starke Bots gewännen.
# en 80058a97
cli-tournament-pairs = Wer vor wem landet
# en a8f94e98
cli-tournament-ahead = Davor
# en 91c2c755
cli-arena-percent = { $share } %
# en 145603eb
cli-tournament-dealt = Mischungen
# en 62da1f82
cli-tournament-test = Sequenzieller Test
# en b915ab6c
cli-tournament-better = { $better } ist besser
# en 942cee2e
cli-tournament-equal = etwa gleich
# en 1cfbf96c
cli-tournament-open = nicht entschieden
# en 6574cb84
cli-balance-of = { $bot } auf allen Plätzen
# en b0d38330
cli-balance-lengths = Wie lange eine Partie dauert
# en f3b81325
cli-balance-seats = Plätze
# en cfa6a08a
cli-balance-decisions = Entscheidungen
# en 5c648b8a
cli-balance-deviation = Standardabweichung
# en eb09c9dd
cli-balance-fewest = Wenigste
# en 7189e910
cli-balance-most = Meiste
# en bcd31cd3
cli-balance-sources = Woher die Punkte kommen
# en 0e570ca6
cli-balance-source = Quelle
# en 7ce92cd3
cli-balance-all = Jeder Platz
# en 1266b1cd
cli-balance-winners = Wer gewinnt
# en b651fbdf
cli-balance-ties = Wie oft eine Regel für Gleichstände entscheidet
# en 62845f31
cli-balance-rule = Regel
# en d113e62f
cli-balance-times = Je Partie
# en ce54f0e2
cli-balance-component = Material
# en e36f0da6
cli-balance-habits = Ob es sich lohnt, von etwas mehr zu tun als die anderen
# en 799cc796
cli-balance-habit = Wer am meisten tat
# en a8ff68a8
cli-balance-done = So viel
# en b38ae2c5
cli-balance-mean = Im Schnitt

## Kommandozeile: Regeln

# en a5b5c30c
cli-section = { $title } ({ $section })
# en 61d4505d
cli-origin-book = steht in der Spielanleitung
# en d776c12c
cli-origin-public = steht in anderen öffentlichen Quellen
# en 723f8896
cli-origin-derived = folgt aus anderen Regeln
# en 293672be
cli-origin-house = eine Eigenheit dieses Programms ohne Einfluss auf das Spiel
# en 60f7ebf0
cli-origin-ruling = unsere eigene Entscheidung { $ruling }, weil die Spielanleitung schweigt oder unklar ist
# en d3e1c5f8
cli-origin = Herkunft
# en 478ceebd
cli-steps = Angewandt in
# en 173d2a8f
cli-no-steps = Kein Schritt des Programms wendet sie namentlich an.
# en 2fa97693
cli-neighbours = Siehe auch

## Kommandozeile: perft

# en 0b9334a4
cli-perft-title = { $seats ->
    [2] { $game } zu zweit: auf wie viele Arten es weitergehen kann
    [3] { $game } zu dritt: auf wie viele Arten es weitergehen kann
    [4] { $game } zu viert: auf wie viele Arten es weitergehen kann
   *[other] { $game } mit { $seats } Personen: auf wie viele Arten es weitergehen kann
}
# en ff8059dc
cli-actions = Aktionen
# en 82ad7e8a
cli-ways = Arten

## Kommandozeile: Ausgaben

# en 2558566c
cli-fact = Angabe
# en 8e37953d
cli-value = Wert
# en 500d6b57
cli-stated-by = Beleg
# en caf85b08
cli-sources = Quellen
# en 72b6689c
cli-by-book = Anleitung
# en efa1f375
cli-by-public = öffentlich
# en 08f0be88
cli-by-derived = abgeleitet
# en 10cc74f7
cli-by-reconstructed = rekonstruiert
# en 2b0dd553
cli-reconstructed-note = { $count ->
    [one] Eine Angabe ist mit einem ! markiert und rekonstruiert: Keine Quelle nennt sie, also mussten wir entscheiden.
   *[other] { $count } Angaben sind mit einem ! markiert und rekonstruiert: Keine Quelle nennt sie, also mussten wir entscheiden.
}
# en d8052355
cli-no-facts = Keine Angabe ist hier so belegt.
# en 8a798890
cli-yes = ja
# en 9390298f
cli-no = nein
# Ein Wort, das jemand in die eigene Datei geschrieben hat, gleich in welcher Sprache.
# en dab7ae35
as-written = „{ $text }“
# en a517093e
cli-only-takes = Mit --only geht eins dieser Wörter: { $words }

## Fehler an den Tischen

# en d86cf029
error-record-too-long = diese Aufzeichnung hat mehr als { $most } Aktionen; so lang ist keine Partie
# en b7d46275
error-hidden = diese Aufzeichnung stammt aus einer laufenden Partie und verbirgt, was andere taten: ?
# en ba65e4d4
error-no-such-observer = auf Platz { $seat } dieser Aufzeichnung sitzt niemand; sie hat { $seats }
# en 4dac4bec
error-no-such-page = unter { $path } ist nichts zu finden
# en 497b5a55
error-no-such-method = { $method } beantwortet { $path } nicht
# en e99dfba3
error-too-large = die Nachricht ist zu groß
# en c5daf897
error-unreadable = das lässt sich nicht lesen: { $problem }
# en ebf0aafa
error-malformed-key = ein neuer Schlüssel hat 32 bis 80 Zeichen: Buchstaben von A bis Z und a bis z, Ziffern, - oder _
# en 3af148ee
error-broken = hier ist etwas schiefgegangen; nichts ist verloren, versuch es noch einmal; passiert es wieder, melde es mit der Nummer { $number }
# en 1a553519
error-damaged-table = was von diesem Tisch aufbewahrt ist, ergibt für dieses Programm keinen Sinn, darum lässt er sich nicht öffnen; nichts davon ist gelöscht, und kein anderer Tisch ist betroffen; melde es mit der Nummer { $number }
# en 303cdcf9
error-busy = diese Aufzeichnung ließ sich nicht rechtzeitig lesen; versuch es später noch einmal
# en 753d8136
error-not-kept = zur Zeit lässt sich nichts speichern: In die Datei der Tische kann nicht geschrieben werden
# en 75b5db82
error-no-table-file = das ist kein Tisch, wie export ihn schreibt: { $why }
# en 74e1a803
error-behind = der Server weiß noch nicht, was an diesem Tisch zuletzt geschehen ist; nichts ist verloren, versuch es gleich noch einmal
# en 5be476e5
error-stopping = der Server hält gerade an; versuch es gleich noch einmal
# en 30f13fa7
error-no-such-table = es gibt keinen Tisch { $table }, oder dieser Schlüssel öffnet ihn nicht; versuch den Link noch einmal
# en be65f2c9
error-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }; versuch es mit { $seats }
# en a7e714e0
error-not-begun = die Partie hat noch nicht begonnen: Sie wartet, bis alle Plätze besetzt sind
# en b21ea0e9
error-unplayable = dieses Programm, Chapterhouse { $ours }, kann { $game }/{ $revision } mit der Ausgabe { $edition } nicht spielen; von diesem Tisch ist nichts verloren: Mit Chapterhouse { $release } oder einer neueren Version geht es weiter
# en 002dd31e
error-unplayable-over = die Partie ist zu Ende ({ $points }), und ihre Aufzeichnung ist aufbewahrt; aber dieses Programm, Chapterhouse { $ours }, kann { $game }/{ $revision } mit der Ausgabe { $edition } nicht zeigen: Chapterhouse { $release } und neuere Versionen können es
# en 52b80c27
error-record-later = in dieser Partie sind die Gedächtnishilfen aus: Ihre Aufzeichnung lässt sich erst lesen, wenn sie zu Ende ist
# en 703005d5
error-match-over = die Partie ist zu Ende: Es gibt nichts mehr zu spielen
# en da586074
error-not-over = die Revanche beginnt erst, wenn diese Partie zu Ende ist
# en bda53c3a
error-stale = am Tisch ging es schon weiter: Schau noch einmal hin und wähle dann
# en 42b559d7
error-not-your-turn = nicht du bist am Zug, sondern { $seat }
# en cae01b05
error-seat-of-bot = für { $name } spielt jetzt ein Bot; nimm den Platz zurück, um selbst zu spielen
# en aab28e78
error-broken-off = die Partie ist abgebrochen, weil jemandes Zeit abgelaufen war
# en 47d627c0
error-paused = der Tisch macht gerade Pause; beende sie, bevor du spielst
# en aaca4112
error-bot-first = die Zeit war abgelaufen: Diesen Zug macht der Bot zu Ende, danach lässt sich der Platz zurücknehmen
# en b60e4fe1
error-no-standing-answer = das lässt sich hier nicht im Voraus festlegen
# en 4f673437
error-no-clock = eine Pause gibt es nur, wo die Zeit läuft
# en 060bdb10
error-too-long-match = in dieser Partie ist viel mehr geschehen, als irgendeine braucht; von nun an lässt sie sich nur noch zu Ende spielen
# en 0584072b
error-clock-increment = nur eine Uhr der Art fischer gibt Zeit hinzu, und sie muss es tun
# en ac6d722a
error-clock-at-one-screen = die Zeit läuft nur, wo alle einen eigenen Bildschirm haben
# en d0fd88f5
error-seat-taken = auf diesem Platz sitzt schon { $name }
# en 042814d1
error-no-person = { $name } ist ein Bot: Diesen Platz kann niemand zurücknehmen
# en a0ca07fe
error-watching = du schaust zu: Spielen kann nur, wer am Tisch sitzt
# en 65cd2edb
error-no-hint = es kam rechtzeitig kein Hinweis; frag noch einmal
# en 3c72dd3b
error-invitation-used = auf diesem Platz sitzt schon { $name }: Mit einem Link kann man sich nur einmal hinsetzen; warst du das, dann spiel in dem Browser weiter, in dem du dich hingesetzt hast, oder mach dort einen Link für diesen hier
# en 813df6a3
error-invitation-replaced = dieser Link wurde durch einen neuen ersetzt; frag die Person, die den Tisch eröffnet hat
# en 1acd7d91
error-handover-used = dieser Link öffnet den Platz von { $name } nicht mehr: Er gilt einmal und eine Viertelstunde lang; mach dort, wo du spielst, einen neuen
# en 0ff89697
error-seat-locked = der Platz von { $name } wurde für alle anderen Browser gesperrt; warst du das, dann spiel dort weiter oder mach dort einen Link für diesen hier
# en 39dd967c
error-seat-freed = dieser Platz wurde für jemand anderen freigegeben, weil dort niemand verbunden war; frag die Person, die den Tisch eröffnet hat, nach einem Link
# en 6270fe4f
error-seat-withdrawn = du spielst in dieser Partie nicht mehr mit: Im Turnier spielt ein Bot weiter, wenn sich jemand abmeldet oder das Turnier beendet wird
# en c41a7a48
error-seat-renewed = die Turnierleitung hat einen neuen Link für dich erstellt: Öffne diesen
# en 76842ffb
error-seat-in-use = { $name } ist am Tisch: Freigegeben wird nur ein Platz, den niemand benutzt
# en 73c05072
error-many-keys = dieser Platz lässt sich schon in { $most } Browsern öffnen; sperr zuerst die anderen aus
# en e943bb4f
error-not-seated = dieser Link bietet dir einen Platz an: Setz dich erst hin; vorher zeigt er keine Partie
# en fd54df94
error-too-many-tables = von deiner Adresse aus wurden zu viele Tische eröffnet; versuch es in { $seconds } s noch einmal
# en be65d189
error-too-many-replays = von deiner Adresse aus wurden zu viele Aufzeichnungen gelesen; versuch es in { $seconds } s noch einmal
# en 6beb17a5
error-too-many-reviews = von deiner Adresse aus wurden zu viele Partien durchgesehen; versuch es in { $seconds } s noch einmal
# en 2d20edb5
error-not-reviewed = nur eine beendete Partie wird durchgesehen: was in anderen noch verborgen ist, bleibt es
# en edb4eaaa
error-no-review = die Partie konnte nicht rechtzeitig durchgesehen werden; versuch es später noch einmal
# en 09efa776
error-reviews-wait = gerade werden zu viele Partien durchgesehen; versuch es später noch einmal
# en 7ffbc595
error-too-many-glances = du hast gerade oft nach deinen Tischen gesehen; versuch es in { $seconds } s noch einmal
# en 1772c65f
error-no-such-keyring = der Link zu dieser Tischliste gilt nicht mehr
# en 2898e9b5
error-outdated-keyring = ein anderer Browser hat diese Tischliste gerade geändert: lies sie erst neu
# en 71882ae0
error-many-reports = von diesem Tisch liegen schon genug Meldungen vor
# en 7591c22a
error-too-many-reports = von deiner Adresse aus wurde zu viel gemeldet; versuch es in { $seconds } s noch einmal
# en 7949dfb7
error-not-awaited = auf { $name } wartet gerade niemand
# en 74bad338
error-not-long-away = { $name } ist noch nicht lange weg: abstimmen kannst du in { $seconds } s
# en f13bc470
error-begun = die Partie hat begonnen: niemand kann mehr Platz nehmen
# en a311f23f
error-not-open = dort kann niemand mehr Platz nehmen: wähle einen anderen Tisch
# en 9e4e21ba
error-no-lobby = hier gibt es keine Tische für alle: lade deine Freunde mit Links ein
# en 5f11a7d4
error-too-many-open = von deiner Adresse aus geschah zu viel an offenen Tischen; versuch es in { $seconds } s noch einmal
# en d8a74373
error-counts-later = andere spielen noch mit denselben Karten: Lass diese Partie zählen, wenn die Runde zu Ende ist
# en f51c738d
error-cards-later = die Partie ist zu Ende; weil andere noch mit denselben Karten spielen, siehst du Karten und Punkte, sobald der letzte Tisch dieser Runde fertig ist
# en e64b0275
error-no-such-tournament = es gibt kein Turnier { $tournament }, oder dieser Schlüssel leitet es nicht
# en 22f4a5bc
error-no-such-person = niemand mit dieser Nummer nimmt teil
# en 4a971c18
error-outdated-tournament = gerade hat jemand anders das Turnier geändert: Schau noch einmal hin
# en 0a76ad00
error-entry-closed = das Turnier hat begonnen: Niemand kann mehr einsteigen
# en 9fd065f5
error-entry-full = an einem Turnier nehmen bis zu { $most } Personen teil
# en 853324fa
error-tournament-paused = das Turnier ist unterbrochen: Setze es erst fort
# en 21e834db
error-tournament-over = das Turnier ist zu Ende: Es beginnt keine Runde mehr
# en f6920fc5
error-round-goes-on = an einem Tisch dieser Runde wird noch gespielt
# en 12e758cc
error-few-people = eine Runde braucht mindestens zwei Personen
# en b23fa462
error-of-tournament = wer als Nächstes gegen wen spielt, bestimmt das Turnier
# en 31f2dcad
error-no-hints = in einem Turnier gibt es keine Hinweise
# en 242bd282
error-no-stand-in = in einem Turnier lässt niemand einen Bot für sich spielen
# en e0352d87
error-too-many-keyrings = von deiner Adresse kamen zu viele Anfragen nach Tischlisten; versuch es in { $seconds } s noch einmal
# en db94c262
error-no-sign-in = an diesem Server kann sich niemand anmelden; alles geht auch ohne
# en cec69f36
error-sign-in-late = diese Anmeldung hat zu lange gedauert oder wurde anderswo begonnen: beginne sie noch einmal
# en 5fbccbfb
error-sign-in-refused = es ließ sich nicht bestätigen, wer du bist: beginne die Anmeldung noch einmal
# en 56854df4
error-too-many-sign-ins = von deiner Adresse wurden zu viele Anmeldungen begonnen; versuch es in { $seconds } s noch einmal
# en d6f892f6
error-no-provider = { $provider } antwortet nicht: versuch es später noch einmal; spielen kannst du auch ohne Anmeldung
# en 108c6859
error-too-many-boxes = von deiner Adresse kamen zu viele Dateien mit Angaben; versuch es in { $seconds } s noch einmal
# en ff282ec6
error-no-such-box = diese Datei teilt hier niemand mehr
# en bd2cf70a
error-not-your-box = das geht nur in dem Browser, der diese Datei geteilt hat
# en b2d6f62e
error-many-boxes = von diesem Spiel nimmt dieser Server keine Dateien mehr an; lösch erst eine
# en 47cdf3fb
error-unnamed-box = eine Datei zum Teilen braucht einen Namen von höchstens { $most } Zeichen, die Sprache der Schachtel und mindestens eine Angabe
# en 2df46a51
error-no-such-league = diese Ergebnisse gibt es nicht, oder dieser Browser gehört nicht dazu
# en 30ef8bd7
error-not-countable = eine Partie, die aus einer anderen hervorging, zählt nicht
# en 23c38c66
error-seat-changed = dieser Platz wurde einmal freigegeben: wer hier saß, konnte zustimmen, solange die Partie lief
# en e494a79e
error-seat-counted = dieser Platz zählt dort schon für jemand anderen
# en 74c2e86a
error-counted-twice = eine Person zählt in einer Partie nur einmal
# en f37d18ef
error-many-leagues = diese Partie zählt für dich schon in drei Ergebnistabellen
# en badcab88
error-league-full = diese Ergebnistabelle hat so viele Leute, wie sie haben kann
# en 88f0f669
error-too-many-leagues = von deiner Adresse kamen zu viele Anfragen nach Ergebnissen; versuch es in { $seconds } s noch einmal
# en 59c72a62
error-no-notices = dieser Server verschickt keine Benachrichtigungen dieser Art
# en 51911b7f
error-no-push-service = Browser werden über die Dienste von Google, Mozilla, Microsoft und Apple benachrichtigt; { $host } gehört nicht dazu
# en 9ff36447
error-no-push-keys = das sind nicht die Schlüssel eines Browsers für seine Benachrichtigungen
# en 9711e75b
error-no-notice-address = das ist keine Adresse für Benachrichtigungen; versuch es mit ntfys://ntfy.sh/thema, discord://nummer/token oder matrixs://token@rechner/#raum
# en ae371f2d
error-too-many-notices = du hast gerade oft an deinen Benachrichtigungen etwas geändert; versuch es in { $seconds } s noch einmal
# en b6c416cd
error-too-many-examples = von deiner Adresse wurden zu viele Beispiele verlangt; versuch es in { $seconds } s noch einmal
# en 43ab66e4
error-not-counted = hier wird nichts gezählt
# en bfca0dac
error-needs-server = dafür braucht es den Server, und du spielst gerade offline
# en 73c26505
error-no-such-step = die Lektion { $lesson } hat keinen Schritt { $step }; sie hat die Schritte 0 bis { $last }
# en 00d598e8
error-too-many-steps = von deiner Adresse kamen zu viele Schritte von Lektionen; versuch es in { $seconds } s noch einmal
# en f794e9c9
error-not-finished = nur mit einer Partie, die zu Ende ist, geht es anderswo weiter: Was in anderen noch verborgen ist, bleibt es
# en da4e62a2
error-no-such-moment = nach { $ply } Aktionen ist nichts mehr zu spielen; diese Partie hat { $most }
# en ebe3ad09
error-too-many-sockets = von deiner Adresse aus sind zu viele Tische offen; schließ zuerst einen davon
# en 7fa81b0d
error-foreign-host = diesen Server gibt es nicht unter dem Namen { $host }; ruf ihn mit seiner Adresse in Zahlen auf, oder er muss mit --name { $host } gestartet werden
# en 3d32a0a0
error-foreign-page = eine Seite von { $origin } darf das hier nicht verlangen; ist das ein Name dieses Servers, muss er mit --name und diesem Namen gestartet werden
# en 5f503439
error-no-json = { $type } wird hier nicht gelesen; nötig ist JSON mit dem Inhaltstyp application/json
# en 527f1e6a
error-too-fast = es kamen zu viele Nachrichten auf einmal; öffne den Tisch noch einmal
# en e0433c39
error-too-slow = die Verbindung ist zu langsam; öffne den Tisch noch einmal
# en 6dda3753
error-long-message = eine Nachricht hat höchstens { $most } Bytes
# en a2d75aa6
error-no-hello = Verbindungsfehler, lade die Seite neu: Ein Tisch braucht zuerst hello, mit dem Schlüssel oder keinem, und eine der Sprachen { $languages }
# en 4ed319e8
error-greeted = Verbindungsfehler, lade die Seite neu: hello kommt nur einmal, und es kam schon

## Gespräch am Tisch

# en ce7611e7
act-talk = reden
# en 65576853
error-no-silence = Reden ist erlaubt: Es gibt kein Schweigen zu brechen
# en 70227ac6
error-penalty-owed = Reden muss warten: Wer das Schweigen gebrochen hat, muss erst dafür zahlen
# en 8e566ada
error-silence-kept = Reden hat gerade seinen Preis: Nimm ihn in Kauf, oder schweig noch eine Weile
# en 36ab5e5f
error-said-nothing = es wurde nichts gesagt: Schreib erst ein Wort
# en af33b04b
error-no-sign = { $sign } ist kein lesbares Zeichen: Sag es in einer Zeile einfachem Text
# en 5dd0d7be
error-too-much-talk = du hast gerade viel gesagt; versuch es in { $seconds } s noch einmal

## Mitteilungen an den Tischen

# en 47356f6e
notice-joined = { $seat } setzt sich an den Tisch.
# en 7382b9ad
notice-bot = Für { $seat } spielt ab jetzt ein Bot ({ $level }).
# en b8b978de
notice-vote = { $seat } ist einverstanden, dass für { $name } ein Bot spielt.
# en c371eb5d
notice-person = { $seat } ist zurück und spielt selbst.
# en e010e371
notice-time-up = Die Zeit von { $seat } ist abgelaufen: Ein Bot ({ $level }) spielt weiter, bis { $seat } den Platz zurücknimmt.
# en 70527373
notice-broken-off = Die Zeit von { $seat } ist abgelaufen, und die Partie wird abgebrochen, wie vereinbart.
# en 9a607f8f
notice-time-again = Die Zeit von { $seat } lief ab, während der Server nicht da war; deshalb gibt es für { $seat } noch einmal etwas Zeit.
# en e5df5c62
notice-pause-asked = { $seat } ist für eine Pause. Sie beginnt, wenn alle zustimmen.
# en 74d1ebba
notice-pause = Der Tisch macht Pause: Für niemanden läuft die Zeit.
# en bd87ca59
notice-pause-over = { $seat } hat die Pause beendet.
# en b274ca44
notice-fallback = Der Bot von { $seat } hat nicht rechtzeitig geantwortet; an seiner Stelle spielt ein anderer ({ $level }) weiter.
# en 587124d3
notice-recovered = Der Bot von { $seat } antwortet wieder; er spielt weiter wie gewählt ({ $level }).
# en c8cf1f3e
notice-waits = Der Server kann gerade nicht speichern. Was du tust, wartet so lange; dann geht es weiter.
# en 6621568a
notice-goes-on = Der Server speichert wieder: Es geht weiter.
# en 2442eae3
notice-plays-on = Ab jetzt spielt { $name } für { $seat } weiter: Der Platz hat einen neuen Schlüssel.
# en 869328b7
notice-renewed = Der Platz von { $seat } wurde mit seinem Link geöffnet und hat einen neuen Schlüssel, den nur dieser eine Browser kennt.
# en 0bb1ea91
notice-freed = Der Platz von { $seat }, an dem niemand verbunden war, wurde von der Person freigegeben, die den Tisch eröffnet hat: Wer den neuen Link bekommt, spielt dort weiter.
# en 5bffc080
notice-person-link = { $seat } bekommt von der Turnierleitung einen neuen Link: Wer ihn öffnet, spielt auf diesem Platz weiter.
# en 559c26f6
notice-elsewhere = Dein Platz wurde gerade in einem anderen Fenster oder Browser geöffnet. Warst du das nicht, dann sperr andere aus: unter „Dieser Tisch“.
# en fe1906a8
notice-elsewhere-too = Dein Platz ist auch in einem anderen Browser geöffnet. Bist du das nicht, dann sperr andere aus: unter „Dieser Tisch“.
# en f1239bc4
notice-rematch = An einem neuen Tisch hat die Revanche begonnen. Wer hier saß, hat dort einen Platz.

## Stufen der Bots

# en f2ed577e
level-1 = Stufe 1, Neuling
    .about = Vermeidet nur, was offensichtlich schlecht ist.
# en 547faef5
level-2 = Stufe 2, Anfänger
    .about = Vermeidet grobe Fehler und übersieht sonst vieles.
# en c4e574f7
level-3 = Stufe 3, Lehrling
    .about = Weiß, worauf es ankommt, ist aber oft ungenau.
# en a4be16b0
level-4 = Stufe 4, Gelegenheitsspieler
    .about = Spielt vernünftig und lässt kleinere Gewinne liegen.
# en 7ef2f753
level-5 = Stufe 5, Stammspieler
    .about = Spielt gut und ist nur ab und zu unachtsam.
# en 0a1848b8
level-6 = Stufe 6, Könner
    .about = Spielt gut und übersieht selten etwas.
# en 83c789f8
level-7 = Stufe 7, Experte
    .about = Übersieht so gut wie nichts.
# en c0a92ad5
level-8 = Stufe 8, Meister
    .about = Denkt durch, wie die nächsten Züge verlaufen können, und weicht nur mit gutem Grund vom Naheliegenden ab.
# en efc7e41f
level-uniform = spielt auf gut Glück
# en 71449dba
level-greedy = tut, was auf den ersten Blick am besten ist

## Kommandozeile: Tische im Browser

# en 951dd0d6
cli-serve = Tische im Browser eröffnen: gegen Bots, an einem Bildschirm oder mit Freunden über einen Link.
# en 06fb5fea
cli-serve-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 lässt andere aus deinem Netz herein.
# en 20cca259
cli-serve-port = Der Port; gewöhnlich der erste freie ab 8000.
# en 53a1331b
cli-serve-store = Wo die Tische liegen: in einer Datei oder in einer Datenbank von PostgreSQL mit ihrer Adresse, postgresql://benutzer:passwort@rechner/name; gewöhnlich in der Datei chapterhouse/tables.db, wo deine Programme ihre Daten ablegen.
# en 976f9970
cli-serve-bus = Wie mehrere Server einander sagen, dass an einem Tisch etwas geschehen ist: über Valkey oder Redis, valkey://benutzer:passwort@rechner:6379/0, oder gar nicht, memory://, dann sieht jeder zweimal in der Sekunde nach. Gewöhnlich über die Datenbank der Tische.
# en c4a3512c
cli-serve-pace = Wie viele Sekunden ein Bot zu überlegen scheint, was er auch tut.
# en 88bc4ece
cli-serve-tables = Wie viele neue Tische eine Adresse in zehn Minuten eröffnen darf; hinter einem Proxy gehört --trust-proxy dazu.
# en 2004e8a0
cli-serve-keep = Tische löschen, an denen so viele Tage lang nichts geschehen ist, jetzt und dann stündlich; ohne diese Angabe bleiben alle.
# en 326d0a9d
cli-serve-count-lessons = Zählen, wie oft jeder Schritt einer Lektion erreicht wird, ohne irgendetwas über die Lernenden; stats zeigt es.
# en ba9bd458
cli-serve-no-lobby = Keine offenen Tische haben, an denen alle Platz nehmen dürfen: Wer kommt, hat einen Link.
# en bcbfe1c1
cli-serve-name = Ein Name, unter dem Browser diesen Server erreichen, etwa table.example.org; auch mehrmals.
# en 7414c9e8
cli-serve-base-path = Der Ordner, mit dem alle Adressen beginnen, wenn ein Proxy noch andere daneben hat, etwa /chapterhouse.
# en 78a1a554
cli-serve-trust-proxy = Adresse oder Netz eines Proxys, der sagt, woher die Anfragen kommen; auch mehrmals.
# en 48a8a817
cli-serve-open = Die Seite gleich im Browser öffnen.
# en e552a6d5
cli-serve-show-settings = Die Einstellungen zeigen, wie sie in einer Datei stehen, und aufhören.
# en 43b28936
cli-serve-drain = Wie viele Sekunden ein Server, der anhalten soll, noch weiterläuft, während /api/ready das schon sagt und ein Proxy alle zu einem anderen schicken kann.
# en f89dd8a1
cli-serve-log = Wie das Protokoll geschrieben wird: text für Menschen oder json, ein Objekt je Zeile, mit einem für jede Anfrage.
# en 1b494768
cli-serve-metrics = Die Adresse, unter der Prometheus liest, was der Server zählt, etwa 127.0.0.1:9100, oder ein Port nur dieses Rechners. Gewöhnlich wird nichts gezählt.
# en 75bc7530
cli-serve-notices = Wie Abwesende erfahren, dass sie dran sind: device, über den Dienst ihres Browsers, oder address, durch eine Nachricht, wohin sie wollen; auch mehrmals. Gewöhnlich erfährt es niemand.
# en 969fd8ec
cli-serve-openid = Der Anbieter, bei dem sich anmelden kann, wer möchte, mit seiner Adresse (Issuer von OpenID Connect), etwa https://login.example.org/realms/verein. Gewöhnlich kann sich niemand anmelden.
# en 68cb6dc6
cli-serve-openid-client = Wie dieser Server beim Anbieter heißt (Client-ID).
# en 98bd45be
cli-serve-openid-secret-file = Eine Datei mit dem Geheimnis, an dem der Anbieter diesen Server erkennt (Client-Secret); stattdessen kann es in CHAPTERHOUSE_OPENID_SECRET stehen.
# en c7eb9010
cli-serve-openid-page = Wo Browser die Seite finden, samt --base-path, etwa https://table.example.org; vom Anbieter kommen sie zu /signed-in darunter zurück.
# en 46ac18e2
cli-serve-openid-name = Wie die Seite den Anbieter nennt, etwa Google oder Vereinskonto; gewöhnlich der Name in seiner Adresse.
# en 5c24ee48
cli-error-no-settings = { $file } lässt sich nicht als Einstellungen in TOML lesen: { $why }
# en 5ffa20c0
cli-error-no-tables = { $file } kann keine Tische aufbewahren: Es ist keine Datei von uns, oder dort lässt sich nichts schreiben
# en 2e80e3ea
cli-error-file-taken = { $file } wird gerade von einem Server oder einem anderen Befehl gebraucht; beende ihn zuerst, oder nenne mit --store einen anderen Ort
# en 4c8cbba2
cli-error-newer-tables = { $file } stammt von einer neueren Version von Chapterhouse, und diese hier kann die Datei nicht lesen; starte jene Version oder nenne mit --store eine andere Datei
# en 546cae1b
cli-error-older-tables = { $file } stammt von einer früheren Version; starte einmal einen Server damit, oder stelle eine Kopie davon mit restore wieder her
# en 8836191d
cli-error-in-memory = Tische liegen in einer Datei, und { $data } meint keine; nenne eine, etwa --store tables.db
# en 96b898e3
cli-error-no-such-store = --store erwartet eine Datei oder eine Adresse, die mit postgresql:// beginnt, nicht mit { $kind }
# en 731ef8d8
cli-error-no-address = --store erwartet die Adresse einer Datenbank in dieser Form: postgresql://benutzer:passwort@rechner:port/name
# en aeed73cf
cli-error-no-such-bus = --bus erwartet eine Adresse, die mit valkey://, redis://, memory:// oder postgresql:// beginnt, nicht mit { $kind }
# en 59cb0861
cli-error-no-bus-address = --bus erwartet eine Adresse in dieser Form: valkey://benutzer:passwort@rechner:port/nummer
# en bcb11571
cli-error-bus-alone = --bus braucht Tische in PostgreSQL: Eine Datei gehört einem einzigen Server, und der hat niemandem etwas zu sagen
# en 0b0217d4
cli-error-no-database = in { $store } lassen sich keine Tische aufbewahren: { $why }
# en ce0db829
cli-error-occupied = in { $store } liegen schon Tische, oder was Spieler daneben aufheben, und eine Kopie kommt nur dorthin, wo noch nichts ist; nenne mit --store einen anderen Ort
# en f3345b35
cli-error-no-door = auf { $host } ist der Port { $port } nicht frei; nenne mit --port einen anderen
# en 2ca5fb58
cli-error-no-host = { $host } ist keine Adresse dieses Rechners; versuch es mit 127.0.0.1, oder mit 0.0.0.0 für alle
# en d1c7fa0e
cli-error-no-extra = für diesen Befehl fehlt { $package }; installiere es mit: pip install 'chapterhouse[{ $extra }]'
# en 1d3c308c
cli-error-no-such-name = --name braucht einen Namen, wie er in der Adresse steht, etwa table.example.org oder table.example.org:8443, nicht { $name }
# en 9eb266e6
cli-error-no-base-path = --base-path braucht einen Ordner wie /chapterhouse, aus lateinischen Buchstaben, Ziffern, . _ und -, und keinen unserer eigenen, nicht { $word }
# en 06a3cf88
cli-error-no-proxy = --trust-proxy braucht eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8, nicht { $word }
# en 4273fd01
cli-error-no-way = --notices braucht device oder address, nicht { $word }
# en a2876b8e
cli-error-openid-address = { $flag } braucht eine Adresse, die mit https:// beginnt und weder ? noch # hat, nicht { $word }
# en 9c2e51b1
cli-error-openid-folder = --openid-page muss mit dem Ordner von --base-path enden, { $folder }, nicht { $word }
# en 0046d46e
cli-error-openid-client = --openid-client fehlt: wie dieser Server beim Anbieter heißt
# en 11e321d4
cli-error-openid-secret = das Geheimnis, an dem der Anbieter diesen Server erkennt, muss mit mindestens { $least } Zeichen in { $variable } oder in der Datei von --openid-secret-file stehen
# en 1518c053
cli-error-no-log = --log braucht text oder json, nicht { $word }
# en 9fbbf983
cli-error-no-metrics = --metrics braucht einen Port oder eine Adresse mit Port, etwa 9100 oder 127.0.0.1:9100, nicht { $word }
# en 70d8c473
cli-error-no-metrics-door = auf { $host } ist der Port { $port } für --metrics nicht frei; nenne einen anderen
# en d9640faa
cli-tables = Die Tische einer Ablage auflisten: wann zuletzt etwas geschah, wie sie stehen, wer spielt.
# en 08ad59ae
cli-tables-none = Es gibt keine Tische.
# en 851ef6bf
cli-tables-waiting = wartet auf Spieler
# en 5e2f121f
cli-tables-playing = im Spiel, { $count } Aktionen
# en dbea2897
cli-tables-over = beendet, { $count } Aktionen
# en 5676c13a
cli-reports = Auflisten, was Spielende übereinander gemeldet haben, mit dem, was an ihren Tischen gesagt wurde.
# en 64bdf297
cli-reports-none = Es wurde nichts gemeldet.
# en 1d4ad687
cli-report = { $when }  { $game }, Tisch { $table }
# en 51a8f925
cli-report-by = { $by } meldet { $about }: { $text }
# en 4e8f60f8
cli-reports-more = chapterhouse export TISCH DATEI schreibt einen Tisch ganz heraus, chapterhouse delete TISCH löscht ihn mit seinen Meldungen.
# en 4e50b1b0
cli-shared = Die Dateien mit Angaben auflisten, die Besitzer auf deinem Server teilen.
# en 0fc938f1
cli-shared-none = Niemand teilt eine Datei.
# en 563e654a
cli-shared-says = { $language }: { $confirmed } bestätigt, { $corrected } anders
# en 6295d976
cli-shared-delete = Eine davon löschen, nach dem Wort an ihrem Anfang.
# en 36497d5f
cli-shared-deleted = { $file } ist gelöscht.
# en 43b2d9e5
cli-check = Alle Tische einer Ablage nachspielen und sagen, wo etwas nicht so ist, wie gespielt wurde.
# en c042711b
cli-check-gap = { $table }: Es fehlen Aktionen
# en 99c5e610
cli-check-unplayable = { $table }: Diese Version kennt das Spiel oder seine Ausgabe nicht
# en 68f01d87
cli-check-unrepeatable = { $table }: Die Aktionen folgen nicht aufeinander
# en 418b6f9f
cli-check-misdealt = { $table }: Ausgeteilt wurde nicht nach dem Geheimnis des Tisches
# en 834f5436
cli-check-other-result = { $table }: Aufbewahrt ist ein anderes Ergebnis
# en 61bf5f2c
cli-checked = { $broken ->
    [0] { $count ->
        [0] Es gibt keine Tische.
        [one] Der eine Tisch ist so, wie gespielt wurde.
       *[other] Alle { $count } Tische sind so, wie gespielt wurde.
    }
    [one] { $count ->
        [one] Der eine Tisch ist nicht so, wie gespielt wurde.
       *[other] Von { $count } Tischen ist einer nicht so, wie gespielt wurde.
    }
   *[other] Von { $count } Tischen sind { $broken } nicht so, wie gespielt wurde.
}
# en ce850408
cli-backup = Die Tische in eine einzige Datei kopieren, während ein Server weiterläuft.
# en 6a46226b
cli-backup-file = Wohin die Kopie soll; eine Datei dieses Namens wird ersetzt.
# en 262df10b
cli-stats = Zeigen, bei welchem Schritt einer Lektion Lernende aufhören.
# en 4e57b653
cli-stats-none = Es wurde noch nichts gezählt. Ein Server zählt, wenn er mit --count-lessons gestartet wird.
# en b711818d
cli-stats-lesson = { $game }: { $lesson }
# en 3e64cc41
cli-stats-step = Schritt
# en 52774637
cli-stats-reached = erreicht
# en bcdf9998
cli-stats-left = hier aufgehört
# en 0ebb429f
cli-stats-task = Aufgabe
# en 7363c905
cli-backed-up = { $count ->
    [one] Die Kopie liegt in { $file }, mit einem Tisch.
   *[other] Die Kopie liegt in { $file }, mit { $count } Tischen.
}
# en 00921eed
cli-restore = Die Tische einer Kopie dorthin bringen, wo noch keine sind, auch aus einer Datei in eine Datenbank.
# en ccf21007
cli-restore-file = Die Kopie, wie backup sie geschrieben hat; sie bleibt erhalten.
# en 1da461b3
cli-restored = { $count ->
    [one] Ein Tisch liegt wieder in { $store }.
   *[other] { $count } Tische liegen wieder in { $store }.
}
# en 05fa6b58
cli-export = Einen Tisch mit allem, was dazugehört, in eine Datei schreiben, auch während ein Server läuft.
# en 7d587ce0
cli-export-file = Wohin der Tisch soll; eine Datei dieses Namens wird ersetzt. Sie enthält das Geheimnis, nach dem ausgeteilt wird.
# en aa1f5647
cli-exported = Der Tisch { $table } liegt in { $file }. Wer darin liest, kennt bei einer laufenden Partie jede Karte.
# en 51e53e26
cli-left-wishes = Nicht in der Datei: wer benachrichtigt werden möchte. Beim anderen Server muss man es neu einstellen.
# en 31384353
cli-left-reports = Nicht in der Datei: was Spielende dir gemeldet haben.
# en b1f38ae5
cli-left-claims = Nicht in der Datei: die Ergebnistabellen, in denen die Partie zählt.
# en 500dcbfc
cli-left-standing = Nicht in der Datei: was Spielende im Voraus festgelegt haben; das ist ihr Geheimnis. Beim anderen Server legen sie es neu fest.
# en 212c7449
cli-left-shut = Andere spielen noch mit derselben Kartenverteilung. Bei einem anderen Server zeigt dieser Tisch seine Karten, sobald er zu Ende ist.
# en e73ec10e
cli-import = Einen Tisch aus einer Datei holen, auch von einem anderen Server; vorher wird er nachgespielt. Auf der Ablage darf kein Server laufen.
# en 6d3b82fd
cli-import-file = Die Datei, wie export sie geschrieben hat; - liest sie von der Standardeingabe.
# en f541ce06
cli-imported = Der Tisch { $table } liegt in { $store }, wie er war.
# en 176ef5e9
cli-imported-alone = Das Turnier, zu dem der Tisch gehörte, ist dort nicht: Nun ist es ein Tisch für sich.
# en 227268f9
cli-free = Jemandem einen neuen Link geben, wenn ein Schlüssel verloren ist: zu einem Platz, zur Teilnahme an einem Turnier oder zu einer Ergebnistabelle; mit --host zur Leitung eines Tischs oder Turniers oder zu einer geteilten Datei. Was bisher öffnete, öffnet nichts mehr. Ohne Namen zeigt es, wer dort einen Schlüssel hat, und für sich allein, was es gibt. Für einen Tisch oder die Teilnahme an einem Turnier darf mit einer Datei kein Server laufen; mit PostgreSQL laufen Server weiter.
# en b3231857
cli-free-what = Der Tisch, das Turnier, die Ergebnistabelle oder die geteilte Datei: die Adresse oder ihr letzter Teil.
# en 499bf8e2
cli-free-whom = Für wen der Link ist: der Name oder seine Nummer, von 1 an gezählt.
# en 30c999d1
cli-free-host = Ein Link zur Leitung: für die Person, die den Tisch eröffnet hat, das Turnier leitet oder die Datei teilt.
# en af4158a1
cli-free-bot = Einen Bot dieser Stufe dort spielen lassen, bis jemand über den Link kommt.
# en f09f1b98
cli-freed = Der Platz von { $seat } öffnet sich nur noch mit diesem Link, ein Mal; alle am Tisch erfahren es:
# en 3dd70600
cli-freed-table = Nur wer diesen Link öffnet, leitet von nun an den Tisch:
# en da6b1bcb
cli-freed-tournament = Nur wer diesen Link öffnet, leitet von nun an das Turnier:
# en cd270c98
cli-freed-file = Nur wer einen dieser Links öffnet, kann von nun an diese Datei ändern:
# en 2814bece
cli-freed-person = { $seat } spielt nur noch mit diesem Link weiter, der ein Mal gilt; alle an den Tischen erfahren es:
# en 105e8fcc
cli-freed-member = { $seat } gehört nur noch mit diesem Link zu den Ergebnissen:
# en 810a5b69
cli-free-tournaments = Turniere
# en c4afc23a
cli-free-leagues = Ergebnistabellen
# en 5d1ac5e7
cli-free-files = Geteilte Dateien
# en ddb131a3
cli-free-none = Es gibt weder Turniere noch Ergebnistabellen noch geteilte Dateien; chapterhouse tables zeigt die Tische.
# en d0e289d1
cli-free-more = chapterhouse free und eines dieser Wörter zeigt, wer dort einen Schlüssel hat; chapterhouse tables zeigt die Tische.
# en 760511b2
cli-free-sealed = Eine Liste von Tischen, die jemand auf mehreren Geräten hat, öffnet sich nur mit ihrem eigenen Link. Wer ihn verloren hat, bekommt zu jedem Platz einen neuen Link.
# en 24dbcc68
cli-free-has = hat einen Schlüssel
# en 700b1a86
cli-free-waits = hat noch keinen Schlüssel
# en ac490257
cli-free-bot-plays = ist ein Bot
# en 3a231d9c
cli-free-left = nimmt nicht mehr teil
# en 9dc5afbc
cli-free-host-table = die Person, die den Tisch leitet
# en f96ef7d7
cli-free-host-tournament = die Turnierleitung
# en a387ced8
cli-free-host-file = die Person, die die Datei teilt
# en d99f57fe
cli-delete = Einen Tisch oder alle lange unbenutzten für immer löschen. Auf der Ablage darf kein Server laufen.
# en a4e387e0
cli-delete-table = Der Tisch: seine Adresse oder ihr letzter Teil.
# en 1f5ae3b4
cli-delete-older-than = Alle Tische löschen, an denen seit so vielen Tagen nichts geschehen ist.
# en 68e1f9d4
cli-deleted = { $count ->
    [0] Es gab nichts zu löschen.
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
# en 2a5a12da
cli-error-delete-what = nötig ist entweder ein Tisch oder --older-than mit einer Zahl von Tagen
# en 5451f84f
cli-error-no-table = es gibt keinen Tisch { $table } in { $file }
# en 01703c4b
cli-error-no-shared = niemand teilt hier eine Datei { $file }; chapterhouse shared listet auf, welche es gibt
# en 62c939b6
cli-error-no-seat = an diesem Tisch sitzt niemand namens { $seat }; versuch es mit { $seats }
# en f6bb225d
cli-error-nothing-there = in { $file } gibt es keinen Tisch { $name } und auch kein Turnier, keine Ergebnistabelle und keine geteilte Datei dieses Namens
# en 932b2501
cli-error-nobody-there = dort gibt es niemanden namens { $seat }; versuch es mit { $seats }
# en 3bb02de7
cli-error-no-one-host = { $name } leitet niemand allein; chapterhouse free { $name } zeigt, für wen es einen Link geben kann
# en 9f93ee08
cli-error-only-host = einen Schlüssel zur Datei { $name } hat nur, wer sie teilt: nimm --host
# en 6bbe76f2
cli-error-free-whom = sag entweder, für wen der Link ist, oder --host; ein Bot kann nur an einem Tisch spielen
# en f99b23ad
cli-error-table-there = der Tisch { $table } liegt schon in { $file }
# en e6b2835e
cli-error-same-file = { $file } ist die Datei der Tische selbst; nenne für die Kopie eine andere
# en 504bc84e
cli-error-no-backup = { $file } lässt sich nicht kopieren: Es ist keine Datei mit Tischen, oder für die Kopie ist kein Platz
# en 7db7006c
cli-review = Eine Partie durchsehen: wer wann wie wahrscheinlich gewann, und die Entscheidungen, die am meisten kosteten.
# en e8715b05
cli-review-file = Die Aufzeichnung; - liest sie von der Standardeingabe.
# en 82e7a5a9
cli-review-as = Nur die Entscheidungen dieser Person nennen, und die Chancen, wie sie sie einschätzen konnte. Sonst die Entscheidungen aller, und die Chancen, wie das Publikum sie einschätzen konnte.
# en b6c5d426
cli-review-open = Mit offenen Karten urteilen: was jeder Zug wert gewesen wäre, hätte man alle Hände gekannt.
# en f111b94a
cli-review-timeline = { $by ->
    [open] Gewinnchancen, alle Karten offen
   *[known] Gewinnchancen nach dem, was man wissen konnte
}
# en 3f4bcd95
cli-review-chance = { $chance } % (± { $error })
# en f2040340
cli-review-slips = { $by ->
    [open] Die Entscheidungen, die am meisten kosteten, alle Karten offen
   *[known] Die Entscheidungen, die am meisten kosteten, nach dem, was man wissen konnte
}
# en e165c083
cli-review-no-slips = Von keiner Entscheidung steht fest, dass sie etwas gekostet hat.
# en 2ddd4fd7
cli-review-slip = Nach { $ply } Aktionen { $seat }: { $action }. Besser: { $better }, um { $cost } % (± { $error }) der Gewinnchance.
# en cceb02bb
cli-review-look = Die Stellung: chapterhouse replay { $file } --ply { $ply }; im Browser lässt sich von dort aus weiterspielen.
# en 4b5e7c13
cli-verify = Prüfen, ob in einer Partie der Zufall so entschieden hat, wie er versiegelt war.
# en 66e958b3
cli-verify-file = Die Aufzeichnung einer beendeten Partie, wie die Seite sie exportiert; - liest sie von der Standardeingabe.
# en efd4deb8
cli-verify-moves = Jede von { $count } Aktionen folgt den Regeln.
# en dc4b52d4
cli-verify-whole = Die Aufzeichnung ist so, wie sie geschrieben wurde: Ihre eigene Prüfsumme ist { $digest }. Vergleiche sie mit der von anderen, die diese Partie aufbewahren: Sie ist bei allen dieselbe.
# en bf0c2487
cli-verify-changed = Die Aufzeichnung ist nicht so, wie sie geschrieben wurde: Etwas darin wurde geändert, hinzugefügt oder weggelassen.
# en 2de2273c
cli-verify-undigested = Die Aufzeichnung hat keine eigene Prüfsumme; frühere Versionen schrieben keine. Beweisen lassen sich, wie ausgeteilt wurde und wie es am Ende stand, aber nicht die Namen und keine Optionen, die beides nicht ändern.
# en 3e72d825
cli-verify-unclosed = Der Aufzeichnung fehlen die letzten Zeilen: Nichts beweist, dass Namen, Optionen und Aktionen die der Partie sind.
# en eb6a9e41
cli-verify-broken-off = Die Aufzeichnung bricht ab: Die Partie ist darin nicht zu Ende.
# en 2aa6911c
cli-verify-no-seal = Die Aufzeichnung hat kein Siegel: Wie ausgeteilt wurde, lässt sich nicht sagen.
# en 38582991
cli-verify-open = Die Aufzeichnung hat ein Siegel, aber nicht sein Geheimnis: Das wird am Ende der Partie offengelegt.
# en 1b1967d3
cli-verify-twice = Die Aufzeichnung hat mehr als ein Siegel oder Geheimnis: Welches gilt, lässt sich nicht sagen.
# en d8fb6676
cli-verify-secret = Das Geheimnis ist das versiegelte: Sein SHA-256 ist das Siegel { $seal }, und das muss dasselbe sein, das vor der Partie gezeigt wurde.
# en 3c107a68
cli-verify-commitment = Das Geheimnis ist nicht das versiegelte: Sein SHA-256 ist ein anderer als das Siegel.
# en b5768898
cli-verify-fault = Aktion { $ply }, { $word }, ist nicht das, was das Geheimnis dort austeilt.
# en 82331558
cli-verify-dealt = Alles, was der Zufall entschied, hat dieses Geheimnis ausgeteilt, { $count } Mal.
# en 50e3b51b
cli-verify-continued = Die ersten { $count } Aktionen stammen aus einer anderen Partie: Von ihnen sagt das Siegel nichts.
# en 2ee4ce97
cli-verify-holds = Das Siegel hält, und die Aufzeichnung ist vollständig und unverändert.
# en c276d425
cli-verify-holds-deal = Das Siegel hält, aber nur dafür, wie ausgeteilt wurde.

## Fehler in Ausgaben

# en c4e4d8cb
error-edition-fact = { $entry } braucht einen Wert und einen Beleg: { $right }
# en 288569e8
error-edition-part = { $entry } hat keinen Teil { $word }; möglich: { $words }
# en 054fa059
error-edition-by = { $entry } hat den Beleg { $word }; möglich: { $words }
# en dc461351
error-edition-value = { $entry } enthält, was keine Angabe sein kann; möglich: Wörter, ganze Zahlen, true, false, Listen davon
# en 4550a83b
error-edition-game = das ist eine Ausgabe von { $word }, nicht von { $game }
# en 72e9b8af
error-edition-section = einen Abschnitt { $word } gibt es nicht; möglich: { $words }
# en 88eb085a
error-edition-table = { $entry } ist ein Abschnitt: Seine Angaben stehen unter [{ $entry }]
# en 9ef7ea8a
error-edition-key = eine Angabe { $word } gibt es nicht; möglich: { $words }
# en f8501d3b
error-edition-name = { $entry } braucht eine Zeile Text
# en a2426de9
error-edition-printing = { $entry } nennt keine Ausgabe; möglich: { $right }
# en a67b20ca
error-edition-deep = das ist zu tief verschachtelt, um es zu lesen
# en be7d23d3
error-edition-twice = Zeile { $line } sagt noch einmal, was schon dasteht: { $text }
# en dfe59828
error-edition-toml = Zeile { $line }, Spalte { $column } ist kein TOML: { $text }
# en 04b9feb2
error-edition-missing = { $entry } fehlt; jede Ausgabe nennt das
# en cc075975
error-edition-fixed = { $entry } ist { $value }; das Programm kann nur { $right } spielen
# en 82649d90
error-edition-words = { $entry } ist { $value }; nötig sind Wörter
# en 0cf3c878
error-edition-number = { $entry } ist { $value }; nötig ist eine ganze Zahl: { $right }
# en b3021893
error-edition-keys = { $entry } ist { $value }; nötig ist je eine Zahl für { $words }
# en d1472996
error-edition-choice = { $entry } ist { $value }; möglich: { $words }
# en 708c904d
error-edition-list = { $entry } hat die Länge { $count }; nötig ist eine Liste der Länge { $right }
# en 39d8db8b
error-edition-agree = { $entry } ist { $value }; nach { $by } muss es { $right } sein

## Kommandozeile: eine eigene Ausgabe

# en d0af81ef
cli-error-too-long-file = { $file } ist zu groß: Höchstens { $most } kB dürfen es sein
# en f6bb1fe1
cli-error-check-and-only = --check und --only gehen nicht zusammen: Nur eins von beiden geht
# en 70880d80
cli-edition-check = Stattdessen eine eigene Datei prüfen: ob sich mit ihren Angaben spielen lässt.
# en 8487dd05
cli-edition-digest = Prüfsumme der Ausgabe: { $digest }
# en 377cbfcf
cli-edition-fit = Mit { $file } lässt sich spielen: { $edition }
# en 34fd335f
cli-edition-unfit = { $count ->
    [one] Mit { $file } lässt sich nicht spielen, aus einem Grund:
   *[other] Mit { $file } lässt sich nicht spielen, aus { $count } Gründen:
}
# en 7f0a2016
cli-edition-same = Sie nennt dasselbe wie unsere Ausgabe.
# en bf01bb1a
cli-edition-differs = { $count ->
    [one] Eine Angabe weicht von unserer ab:
   *[other] { $count } Angaben weichen von unseren ab:
}
# en db031768
cli-ours = Bei uns
# en 8a6fdad5
cli-edition-against = weicht von der Spielanleitung ab

## Das Spiel auf einer Seite

# en 3b863b44
overview-part-aim = Das Ziel
# en fa4ebd42
overview-part-turn = So läuft es
# en c1fcce97
overview-part-scoring = Was zählt
# en eca0bbbe
overview-part-signs = Was die Zeichen bedeuten
# en d33876ed
overview-part-advice = Für die erste Partie

## Lektionen

# en d9fabe2a
lesson-another = Das ist erlaubt, aber hier ist etwas anderes gemeint.
# Wer in einer Lektion am Tisch sitzt, zuerst wer lernt.
# en dd0c3046
lesson-players = Gast, Bruno, Clara, Emil
# en 63ac9f87
lesson-hint = Gemeint ist: { $action }
# en 495cfe7e
lesson-enter = Weiter mit Enter
# en cdedd1b6
lesson-others = Mehr zu lernen: { $lessons }. Spielen: { $command }

# Was der Befehl tips bewirkt.
# en 11070933
cli-tips-off = Keine Tipps mehr. Der Befehl tips holt sie zurück.
# en 7c66a5d4
cli-tips-on = Der Coach erklärt wieder, was neu ist.
# en aeae0817
cli-no-tips = An diesem Tisch ist kein Coach; chapterhouse play --tips holt einen.

## Rätsel
# $best ist das beste Ergebnis, $number die Nummer des Rätsels.

# en b93f1bed
puzzle-points = Eine Stellung aus einer Partie zweier Bots. Wie viele Punkte kannst du holen, bevor dein Zug vorbei ist?
    .title = Rätsel { $number }: { $best } Punkte in einem Zug
    .task = Hol { $best } Punkte.
# en 52c49a34
puzzle-gold = Du hast diesen Posten ersteigert, in einer Partie zweier Bots. Wechselgeld gibt es nicht, und Gold brauchst du noch.
    .title = Rätsel { $number }: so wenig wie möglich zahlen
    .task = Zahle so, dass dir { $best } Gold bleibt.
# en 23bcb50d
puzzle-testament = Du wertest, in einer Partie zweier Bots. Am Ende zählt ein Buchstabe auf deiner eigenen Leiste 3, ein Segen 1. Wie viel kannst du in diesem Zug hinzugewinnen?
    .title = Rätsel { $number }: { $best } Testamentspunkte in einem Zug
    .task = Hol { $best } Testamentspunkte.
# en b1bb3603
puzzle-less = Dann ist am Ende weniger drin. Schau noch einmal hin.
# en 7e07bdcd
puzzle-solved = Mehr war nicht zu holen: Das Programm hat jede Zugfolge durchgespielt.
    .task = Gelöst.

## Benachrichtigungen an Abwesende
# $about ist ein Tisch: das Spiel, und wer dort noch spielt.

# en 6403e0d5
call-turn = Du bist dran
# en c3fd25ef
call-turn-still = Du bist immer noch dran
# en 5c4cdb33
call-turn-of = { $name } ist dran
# en 5b09ad70
call-turn-of-still = { $name } ist immer noch dran
# en e40dff5a
call-over = Die Partie ist zu Ende
# en 5352ec88
call-hello = Hier erfährst du, wenn du dran bist
# en 416ba9c7
call-hello-of = Hier steht künftig, wer dran ist
# en 06bfd1d1
call-table = { $game } mit { $names }
# en 81236407
call-line = { $title }: { $about }
